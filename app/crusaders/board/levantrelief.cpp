// What grows and rises on the land: mountains, cedars, dunes and palms.
#include "app/crusaders/board/levantscene.h"
#include "app/crusaders/board/levantstencil.h"
#include "app/crusaders/booklet/maplines.h"
#include "model/core/rng.h"

#include <QLinearGradient>

#include <algorithm>

namespace outremer {

using booklet::roundPen;

namespace {

enum class Growth { Peak, Cedar, Dune, Palm };
struct Feature {
    Growth growth{};
    QPointF foot;
    qreal size = 1;
};

void paintPeak(QPainter &painter, const LevantInks &inks, QPointF foot, qreal size)
{
    const auto at = [&](qreal x, qreal y) { return foot + size * QPointF(x, y); };
    QPainterPath ridge(at(-23, 0));
    ridge.cubicTo(at(-17, -7), at(-14, -16), at(-9, -19));
    ridge.cubicTo(at(-6, -23), at(-4, -32), at(0, -36));
    ridge.cubicTo(at(4, -31), at(5, -25), at(9, -22));
    ridge.cubicTo(at(14, -17), at(17, -8), at(24, 0));
    QLinearGradient body(at(0, -36), at(0, 2));
    body.setColorAt(0, inks.relief);
    body.setColorAt(1, faded(inks.relief, 0.1));
    painter.setPen(Qt::NoPen);
    painter.setBrush(inks.paper);
    painter.drawPath(ridge);
    painter.setBrush(body);
    painter.drawPath(ridge);

    QPainterPath dark(at(0, -36)); // the side away from the light
    dark.cubicTo(at(4, -31), at(5, -25), at(9, -22));
    dark.cubicTo(at(14, -17), at(17, -8), at(24, 0));
    dark.lineTo(at(7, 0));
    dark.cubicTo(at(1, -9), at(6, -15), at(1, -22));
    dark.cubicTo(at(-2, -27), at(2, -31), at(0, -36));
    QLinearGradient shadow(at(0, -36), at(0, 0));
    shadow.setColorAt(0, inks.shade);
    shadow.setColorAt(1, faded(inks.shade, 0.15));
    painter.setBrush(shadow);
    painter.drawPath(dark);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(inks.line, 1.7));
    painter.drawPath(ridge);
    painter.setPen(roundPen(faded(inks.line, 0.7), 1.1));
    for (int i = 0; i < 4; ++i)
        painter.drawLine(at(5 + 3.6 * i, -20 + 4.6 * i), at(3.4 + 4.4 * i, -9 + 2.6 * i));
}

void paintCedar(QPainter &painter, const LevantInks &inks, QPointF foot, qreal size)
{
    const auto at = [&](qreal x, qreal y) { return foot + size * QPointF(x, y); };
    painter.setPen(roundPen(inks.line, 1.8 * size));
    painter.drawLine(at(0, 0), at(0, -6));
    QPainterPath crown(at(0, -26)); // three tiers of branches
    crown.cubicTo(at(3, -23), at(5, -21), at(7, -20));
    crown.lineTo(at(3.4, -19.4));
    crown.cubicTo(at(5, -16), at(8, -13.6), at(10, -12.6));
    crown.lineTo(at(4.6, -12));
    crown.cubicTo(at(7, -9), at(10, -6.4), at(13, -5));
    crown.quadTo(at(0, -2.4), at(-13, -5));
    crown.cubicTo(at(-10, -6.4), at(-7, -9), at(-4.6, -12));
    crown.lineTo(at(-10, -12.6));
    crown.cubicTo(at(-8, -13.6), at(-5, -16), at(-3.4, -19.4));
    crown.lineTo(at(-7, -20));
    crown.cubicTo(at(-5, -21), at(-3, -23), at(0, -26));
    painter.setBrush(inks.forest);
    painter.setPen(roundPen(inks.line, 1.2));
    painter.drawPath(crown);
    painter.setPen(roundPen(faded(inks.paper, 0.55), 1.2));
    painter.drawLine(at(-3.6, -7.6), at(-1, -9));
    painter.drawLine(at(-3, -14.4), at(-1, -15.8));
}

void paintDune(QPainter &painter, const LevantInks &inks, QPointF foot, qreal size)
{
    const auto at = [&](qreal x, qreal y) { return foot + size * QPointF(x, y); };
    QPainterPath back(at(-26, 0));
    back.cubicTo(at(-15, -3), at(-9, -13), at(-1, -14));
    back.cubicTo(at(4, -9), at(14, -2), at(27, 0));
    QPainterPath lee(at(-1, -14));
    lee.cubicTo(at(4, -9), at(14, -2), at(27, 0));
    lee.cubicTo(at(14, 1.6), at(2, 1.6), at(-5, 0));
    lee.cubicTo(at(2, -4), at(2, -9), at(-1, -14));
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(inks.relief, 0.55));
    painter.drawPath(lee);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(faded(inks.line, 0.8), 1.4));
    painter.drawPath(back);
    QPen grains(faded(inks.line, 0.75), 1.5, Qt::CustomDashLine, Qt::RoundCap);
    grains.setDashPattern({ 0.1, 3.4 });
    painter.setPen(grains);
    for (int i = 0; i < 2; ++i) {
        QPainterPath row(at(-16 + 5.0 * i, 5.0 + 5 * i));
        row.quadTo(at(0, 3.0 + 5 * i), at(20 - 4.0 * i, 5.0 + 5 * i));
        painter.drawPath(row);
    }
}

void paintPalm(QPainter &painter, const LevantInks &inks, QPointF foot, qreal size)
{
    const auto at = [&](qreal x, qreal y) { return foot + size * QPointF(x, y); };
    QPainterPath trunk(at(0, 0));
    trunk.quadTo(at(3.4, -9), at(1.4, -18));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(inks.line, 2.2 * size));
    painter.drawPath(trunk);
    painter.setPen(roundPen(inks.forest, 2 * size));
    for (const QPointF &tip :
        { QPointF(-11, -14), QPointF(-9, -22), QPointF(2, -28), QPointF(12, -22), QPointF(13, -13) }) {
        QPainterPath leaf(at(1.4, -18));
        leaf.quadTo(at(1.4 + tip.x() * 0.5, std::min(-20.0, tip.y() - 4)), at(tip.x(), tip.y()));
        painter.drawPath(leaf);
    }
}

// A range: the drawing's peaks, and lesser ones about each. Those of the Taurus stand a little lower on the sheet than
// they should, so that none loses its summit.
void addRanges(std::vector<Feature> &features, Rng &rng)
{
    for (const campaign::MapPoint peak : campaign::builtInMap().mountains) {
        QPointF foot = onChart(peak);
        foot.setY(std::max(foot.y(), 70.0));
        features.push_back({ Growth::Peak, foot, 1.2 });
        features.push_back({ Growth::Peak, foot + QPointF(26 + rng.below(12), -10.0 + rng.below(12)), 0.8 });
        features.push_back({ Growth::Peak, foot - QPointF(24 + rng.below(12), -2.0 + rng.below(12)), 0.72 });
        features.push_back({ Growth::Peak, foot + QPointF(rng.below(30) - 15.0, 10 + rng.below(8)), 0.55 });
    }
}

void addDesert(std::vector<Feature> &features, Rng &rng)
{
    for (const campaign::MapPoint dune : campaign::builtInMap().dunes) {
        const QPointF foot = onChart(dune);
        features.push_back({ Growth::Dune, foot, 1 });
        features.push_back({ Growth::Dune, foot + QPointF(34 + rng.below(10), 14 + rng.below(8)), 0.8 });
    }
}

// What the land is like around a city: cedars where there are forests, hills where there are mountains, palms in the
// desert.
void addSurroundings(std::vector<Feature> &features, const LevantScene &scene, Rng &rng)
{
    struct Kind {
        const char *terrain;
        Growth growth;
        int tries;
        qreal size;
    };
    constexpr Kind kKinds[]{ { "mountains", Growth::Peak, 7, 0.6 }, { "forests", Growth::Cedar, 60, 0.85 },
        { "deserts", Growth::Palm, 9, 0.9 } };
    for (const Kind &kind : kKinds) {
        for (const LevantScene::Place &city : scene.cities) {
            for (int i = 0; city.terrains.contains(kind.terrain) && i < kind.tries; ++i) {
                const QPointF foot = city.at + QPointF(rng.below(290) - 145.0, rng.below(240) - 105.0);
                features.push_back({ kind.growth, foot, kind.size + 0.05 * rng.below(5) });
            }
        }
    }
}

// What must be free for a thing, its foot in the middle of the lower edge.
QRectF areaOf(const Feature &feature)
{
    constexpr QSizeF kSizes[]{ { 30, 32 }, { 26, 26 }, { 38, 14 }, { 24, 28 } }; // in the order of Growth
    const QSizeF size = feature.size * kSizes[int(feature.growth)];
    return { feature.foot.x() - size.width() / 2, feature.foot.y() - size.height() + 2, size.width(), size.height() };
}

// Nothing stands in the water, under a city or on a name; only mountains are so high that roads lead over them.
std::vector<Feature> standing(const LevantScene &scene, const std::vector<Feature> &features)
{
    LevantStencil taken, travelled;
    taken.fillAround(scene.land);
    taken.fill(scene.lakes);
    taken.stroke(scene.coast, 16);
    for (const LevantScene::Place &city : scene.cities)
        taken.fill(LevantScene::markAt(city.at));
    for (const LevantScene::Region &region : scene.regions)
        taken.stroke(region.letters, 14);
    for (const QPainterPath &road : scene.roads)
        travelled.stroke(road, 9);
    const QRectF sheet = kChart.adjusted(24, 24, -24, -24);
    std::vector<Feature> result;
    for (const Feature &feature : features) {
        const QRectF area = areaOf(feature);
        const bool isHigh = feature.growth == Growth::Peak && feature.size > 0.95;
        const bool isClear = std::ranges::none_of(result, [&](const Feature &other) {
            const QPointF apart = feature.foot - other.foot;
            const bool areTrees = feature.growth == Growth::Cedar && other.growth == Growth::Cedar;
            return std::abs(apart.x()) < (areTrees ? 17 : 24) && std::abs(apart.y()) < (areTrees ? 13 : 20);
        });
        if (sheet.contains(area) && taken.isFree(area) && (isHigh || travelled.isFree(area))
            && (isClear || feature.growth == Growth::Peak))
            result.push_back(feature);
    }
    return result;
}

} // namespace

void paintRelief(QPainter &painter, const LevantScene &scene)
{
    Rng rng{ 1148 };
    std::vector<Feature> features;
    addRanges(features, rng);
    addDesert(features, rng);
    addSurroundings(features, scene, rng);
    features = standing(scene, features);
    std::ranges::stable_sort(features, {}, [](const Feature &feature) { return feature.foot.y(); }); // the nearest last
    for (const Feature &feature : features) {
        using Paint = void (*)(QPainter &, const LevantInks &, QPointF, qreal);
        constexpr Paint kPaint[]{ paintPeak, paintCedar, paintDune, paintPalm };
        kPaint[int(feature.growth)](painter, scene.inks, feature.foot, feature.size);
    }
}

} // namespace outremer
