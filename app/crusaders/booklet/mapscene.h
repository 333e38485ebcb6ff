#pragma once

#include "app/booklet/typeface.h"
#include "app/crusaders/booklet/placenames.h"
#include "campaign/crusaders/facts/facts.h"
#include "campaign/crusaders/facts/mapdrawing.h"

#include <QPainter>
#include <QPainterPath>

namespace outremer::booklet {

// What one map shows, and where: the Levant as a chapter ended, with all the scars it had by then.
struct MapScene {
    const campaign::MapDrawing &drawing;
    std::vector<campaign::CityAtEnd> cities;
    std::vector<campaign::Scar> scars;
    QString title;
    Lang lang;
    PlaceNames names;
    const Typeface &face;

    // A length or a place of the drawing on a map of this width.
    static qreal scaled(qreal length, const QRectF &place) { return length * place.width() / campaign::kMapSide; }
    static QPointF at(campaign::MapPoint point, const QRectF &place)
    {
        return place.topLeft() + QPointF(scaled(point.x, place), scaled(point.y, place));
    }
};

// The whole picture, in a square place.
void drawMap(QPainter &painter, const QRectF &place, const MapScene &scene);
// A line to stand beneath it: what the signs on this map mean.
void drawKey(QPainter &painter, const QRectF &place, const MapScene &scene);

// Its layers, from the bottom up.
void drawLand(QPainter &painter, const QRectF &place, const MapScene &scene);
QRectF cityNameArea(const MapScene &scene, const campaign::MapCity &city, const QRectF &place);
void drawCities(QPainter &painter, const QRectF &place, const MapScene &scene);
void drawCartouche(QPainter &painter, const QRectF &place, const MapScene &scene);
void drawOwners(QPainter &painter, const QRectF &place, const MapScene &scene);

// Signs that stand on the map and in its legend.
void drawFlag(QPainter &painter, const QRectF &place, const campaign::MapOwner &owner);
void drawScar(QPainter &painter, const QRectF &place, campaign::Scar::Kind kind);
void drawHalo(QPainter &painter, const QRectF &place, const campaign::MapOwner *owner); // of a holy land
// Text with an edge of paper around it, so that lines beneath do not disturb it; `at` is the baseline's left end.
void drawLabel(QPainter &painter, QPointF at, const QString &text, const QFont &font, const QColor &colour);

namespace mapink {
inline const QColor kLand(0xfb, 0xf6, 0xe8);
inline const QColor kPaper(0xf8, 0xf6, 0xee); // around labels, over land and sea alike
inline const QColor kSea(0xee, 0xf3, 0xf3);
inline const QColor kWater(0x5d, 0x83, 0x92);
inline const QColor kRelief(0x9b, 0x84, 0x5c);
inline const QColor kRoad(0xb0, 0x8d, 0x5a);
inline const QColor kStone(0xf3, 0xe7, 0xc9);
} // namespace mapink

} // namespace outremer::booklet
