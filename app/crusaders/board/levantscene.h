#pragma once

#include "app/crusaders/board/levantchart.h"
#include "app/drawing/tint.h"
#include "model/core/language.h"

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QPainterPath>
#include <QVariantMap>

namespace outremer {

// The colours of the map, given by the theme.
struct LevantInks {
    QColor sea, shallows, wave, land, sand, meadow, relief, shade, forest, water, road, line, gold, rubric, paper,
        waterName;

    static LevantInks from(const QVariantMap &inks);
};

QColor mixed(const QColor &one, const QColor &other, qreal share); // of the other

// Everything a picture of the Levant is made from, in units of the chart.
struct LevantScene {
    struct Place {
        QString id;
        QPointF at;
        bool isClosed = false;
        QStringList terrains;
    };
    std::vector<Place> cities;
    std::vector<QPainterPath> roads;
    std::vector<QPainterPath> rivers;
    struct Region {
        QPainterPath letters; // of its name
        bool isWater = false;
        bool isAtSea = false;
    };
    std::vector<Region> regions;
    QPainterPath coast, land, islands, lakes;
    LevantInks inks;

    // From the plan of a MapPart; names are written in a language and a font.
    static LevantScene of(const QVariantMap &plan, const QVariantMap &inks, Lang lang, const QString &family);
    static QRectF markAt(QPointF city);

private:
    void write(const campaign::MapLabel &label, Lang lang, const QFont &font);
};

// Layers, from the bottom up.
void paintSea(QPainter &painter, const LevantScene &scene);
void paintGround(QPainter &painter, const LevantScene &scene);
void paintRivers(QPainter &painter, const LevantScene &scene);
void paintRelief(QPainter &painter, const LevantScene &scene);
void paintRoads(QPainter &painter, const LevantScene &scene);
void paintRegions(QPainter &painter, const LevantScene &scene);
void paintRose(QPainter &painter, const LevantScene &scene);
void paintBeasts(QPainter &painter, const LevantScene &scene); // and what men sail and ride
void paintFrame(QPainter &painter, const LevantScene &scene);

} // namespace outremer
