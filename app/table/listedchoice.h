#pragma once

#include "app/table/choicedetails.h"

#include <qqml.h>

namespace outremer {

// An option of the present decision as a list shows it.
struct ListedChoice : ChoiceDetails {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QStringList price MEMBER price)
    Q_PROPERTY(int discount MEMBER discount)
    Q_PROPERTY(QVariantMap face MEMBER face)
    Q_PROPERTY(bool isPass MEMBER isPass)

public:
    QString key{};       // the option, to pick it by; empty: there is none
    QString text{};      // what it does, as a sentence
    QString icon{};      // a drawn sign by its name
    bool isPass = false; // it leaves things as they are

    friend bool operator==(const ListedChoice &, const ListedChoice &) = default;
};

} // namespace outremer
