#pragma once

#include "app/parts/boardthing.h"

namespace outremer {

// One step of a track: what is written there, what reaching it brings, and whether something begins from there on.
struct TrackStep : BoardThing {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString text MEMBER text)

public:
    QString text; // its number
    QString note; // small, in the corner: points
    QString sign; // of its reward: an SVG path in a square of 96 units
    bool isThreshold = false;

    friend bool operator==(const TrackStep &, const TrackStep &) = default;
};

struct TrackPlan {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QVariantList steps READ stepValues)

public:
    QList<TrackStep> steps;

    QVariantList stepValues() const;

    friend bool operator==(const TrackPlan &, const TrackPlan &) = default;
};

// Somebody's marker. Those that stand on one step share it.
struct TrackMarker : BoardThing {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(int step MEMBER step)
    Q_PROPERTY(bool hollow MEMBER isHollow)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(int among MEMBER among)

public:
    QString colour;        // whose it is
    int step = 0;          // index into the plan's
    bool isHollow = false; // where it would count as standing, such as with a bonus
    int place = 0;         // among those on its step
    int among = 1;

    friend bool operator==(const TrackMarker &, const TrackMarker &) = default;
};

// Finds every marker its place among those on the same step, in the order of the list.
QList<TrackMarker> sharingSteps(QList<TrackMarker> markers);

} // namespace outremer
