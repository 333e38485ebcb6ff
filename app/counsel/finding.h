#pragma once

#include <QString>
#include <qqml.h>

namespace outremer {

// What a search found out about one option, in words. A bot that drew no such conclusions leaves all but the sentence
// empty.
struct Finding {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int percent MEMBER percent)
    Q_PROPERTY(QString share MEMBER share)
    Q_PROPERTY(QString hope MEMBER hope)
    Q_PROPERTY(QString surety MEMBER surety)
    Q_PROPERTY(bool isPlayed MEMBER isPlayed)

public:
    QString text; // the option's sentence
    int percent = 0;
    QString share{};       // "about 41 % of the victory"
    QString hope{};        // what that means at this table
    QString surety{};      // how far it can be trusted
    bool isPlayed = false; // what was chosen in the match, where one looks back at it

    friend bool operator==(const Finding &, const Finding &) = default;
};

} // namespace outremer
