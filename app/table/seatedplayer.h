#pragma once

#include <QString>
#include <qqml.h>

namespace outremer {

// Who sits in a seat, in words, and what somebody who would change that is offered.
struct SeatedPlayer {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString seatId MEMBER seatId)
    Q_PROPERTY(QString houseName MEMBER houseName)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool isBot MEMBER isBot)
    Q_PROPERTY(QString botName MEMBER botName)
    Q_PROPERTY(QString about MEMBER about)
    Q_PROPERTY(int kind MEMBER kind)
    Q_PROPERTY(int style MEMBER style)
    Q_PROPERTY(bool canChange MEMBER canChange)
    Q_PROPERTY(QString proposed MEMBER proposed)

public:
    QString seatId; // for its arms
    QString houseName;
    QString name; // the player's, or the house's
    bool isBot = false;
    QString botName; // "knight, pious"; empty: a person
    QString about;   // what to expect of that bot
    int kind = 0;    // of the bot that plays or is proposed: indices into the lists of BotWords
    int style = 0;
    bool canChange = false; // the match is not over
    QString proposed;       // a name for a person who takes the seat

    friend bool operator==(const SeatedPlayer &, const SeatedPlayer &) = default;
};

} // namespace outremer
