#pragma once

#include "app/parts/boardthing.h"

namespace outremer {

// Pieces of a board as their parts are given them. Colours are ids that the theme knows (Theme.houseColour), signs are SVG
// paths in a square of 96 units: a piece looks right by day and by night, and says nothing about any game.

// A card that lies in a row or is held in a hand.
struct CardThing : BoardThing {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(bool faceDown MEMBER isFaceDown)

public:
    QString title;
    QString text;   // what it does
    QString note;   // a price or a number in its corner
    QString sign;   // on its vignette
    QString colour; // of the vignette
    bool isFaceDown = false;

    friend bool operator==(const CardThing &, const CardThing &) = default;
};

// A token: of somebody, face up, face down or used up, and how many of them lie there.
struct TokenThing : BoardThing {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(bool faceDown MEMBER isFaceDown)
    Q_PROPERTY(bool used MEMBER isUsed)

public:
    QString sign;
    QString colour;
    int count = 1;
    bool isFaceDown = false;
    bool isUsed = false;

    friend bool operator==(const TokenThing &, const TokenThing &) = default;
};

// A wooden block: it stands with its face to its owner, or lies open for everybody. Of a hidden one only the colour is
// known; a board that gives its strength away would have lost the secret already, so it has none.
struct BlockThing : BoardThing {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString letters MEMBER letters)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(int strength MEMBER strength)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(bool halved MEMBER isHalved)
    Q_PROPERTY(bool hidden MEMBER isHidden)
    Q_PROPERTY(bool lying MEMBER isLying)

public:
    QString colour;
    QString sign;
    QString name;
    QString letters; // "B3": its class and how well it fights
    QString note;    // in the other corner, such as how far it moves
    int strength = 0;
    int most = 0;
    bool isHalved = false; // half of its last step is lost
    bool isHidden = false;
    bool isLying = false;

    friend bool operator==(const BlockThing &, const BlockThing &) = default;
};

// A place for a worker: which kinds it takes, who stands there, and whether that is only a proposal.
struct SlotThing : BoardThing {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QStringList wanted MEMBER wanted)
    Q_PROPERTY(QStringList wantedColours MEMBER wantedColours)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(bool proposed MEMBER isProposed)
    Q_PROPERTY(bool closed MEMBER isClosed)
    Q_PROPERTY(bool changeable MEMBER isChangeable)

public:
    QStringList wanted;        // the signs of the kinds it takes; several: any of them
    QStringList wantedColours; // and their colours
    QString sign;              // of who stands there; empty: free
    QString colour;
    bool isProposed = false;   // stands there as long as nobody objects
    bool isClosed = false;     // takes nobody now
    bool isChangeable = false; // a click asks for another proposal, though it is no option of the table

    friend bool operator==(const SlotThing &, const SlotThing &) = default;
};

} // namespace outremer
