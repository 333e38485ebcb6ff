#pragma once

#include <QString>
#include <qqml.h>

namespace outremer {

// A step of the past that could be the first to be taken back with everybody's consent, told as one viewer may know it.
struct RewindStep {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int step MEMBER step)
    Q_PROPERTY(QString seatId MEMBER seatId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString text MEMBER text)

public:
    int step = 0; // the steps that were made before it
    QString seatId;
    QString name;
    QString text;

    friend bool operator==(const RewindStep &, const RewindStep &) = default;
};

} // namespace outremer
