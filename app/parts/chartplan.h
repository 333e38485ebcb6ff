#pragma once

#include "app/parts/boardthing.h"

#include <QPointF>
#include <QRectF>

namespace outremer {

// A chart as data: what is painted, in its own units; inks are names that the theme has colours for.

// One sheet of the ground: a filled area, a line or both, from the bottom up.
struct ChartLayer {
    QString path; // SVG
    QString fill;
    QString line;
    double width = 1; // of the line
    double opacity = 1;

    friend bool operator==(const ChartLayer &, const ChartLayer &) = default;
};

// A class of roads. Classes differ by stroke, not by ink alone: how broad, cased or not, dashed, ticked.
struct RoadClass {
    QString id;
    QString ink;
    QString casing{}; // an ink along both edges; empty: none
    double width = 4;
    QList<double> dashes{}; // lengths in widths, line and gap in turn; empty: unbroken
    bool isTicked = false;  // short strokes across it: a climb

    friend bool operator==(const RoadClass &, const RoadClass &) = default;
};

struct ChartRoad : BoardThing {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int limit MEMBER limit)
    Q_PROPERTY(bool closed MEMBER isClosed)

public:
    QString from, to; // ids of places
    QString roadClass;
    QList<QPointF> via; // it bends softly through these
    int limit = 0;      // how many may use it, written on a small plate; 0: none
    bool isClosed = false;

    friend bool operator==(const ChartRoad &, const ChartRoad &) = default;
};

// A town or an area. `side` says where its name goes; Anywhere leaves it to the chart.
struct ChartPlace : BoardThing {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QPointF at MEMBER at)
    Q_PROPERTY(double reach MEMBER reach)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(QString colour MEMBER colour)

public:
    enum class Side : std::uint8_t { Anywhere, Below, Above, Right, Left };

    QString name;
    QPointF at;
    double reach = 10; // half of what its mark takes up
    QString sign;
    QString colour;
    Side side = Side::Anywhere;

    friend bool operator==(const ChartPlace &, const ChartPlace &) = default;
};

// The name of a sea, a realm, a desert.
struct ChartName {
    QString text;
    QPointF at;
    QString ink;
    double size = 20; // of its letters
    double turn = 0;  // degrees

    friend bool operator==(const ChartName &, const ChartName &) = default;
};

struct ChartPlan {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QVariantList places READ placeValues)
    Q_PROPERTY(QVariantList roads READ roadValues)
    Q_PROPERTY(QRectF box MEMBER box)

public:
    QRectF box{ 0, 0, 100, 100 };
    QString paper; // the ink beneath everything
    QList<ChartLayer> layers;
    QList<RoadClass> classes;
    QList<ChartRoad> roads;
    QList<ChartPlace> places;
    QList<ChartName> names;

    QVariantList placeValues() const;
    QVariantList roadValues() const;
    const ChartPlace *find(const QString &place) const;
    const RoadClass *classOf(const ChartRoad &road) const;

    friend bool operator==(const ChartPlan &, const ChartPlan &) = default;
};

} // namespace outremer
