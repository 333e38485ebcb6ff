#include "app/crusaders/board/levantscene.h"

#include "app/crusaders/booklet/maplines.h"

#include <algorithm>

namespace outremer {

using booklet::softLine;

namespace {

// As the drawing has it where it has one, and straight otherwise.
QPainterPath roadBetween(const LevantScene::Place &from, const LevantScene::Place &to)
{
    const campaign::MapDrawing &drawing = campaign::builtInMap();
    const std::string one = from.id.toStdString(), other = to.id.toStdString();
    const auto drawn = std::ranges::find_if(drawing.roads, [&](const campaign::MapRoad &road) {
        return (road.from == one && road.to == other) || (road.from == other && road.to == one);
    });
    if (drawn != drawing.roads.end())
        return booklet::roadOn(drawing, *drawn, onChart);
    QPainterPath straight(from.at);
    straight.lineTo(to.at);
    return straight;
}

} // namespace

QColor mixed(const QColor &one, const QColor &other, qreal share)
{
    const auto mix = [share](float from, float to) { return from + (to - from) * float(share); };
    return QColor::fromRgbF(
        mix(one.redF(), other.redF()), mix(one.greenF(), other.greenF()), mix(one.blueF(), other.blueF()));
}

LevantInks LevantInks::from(const QVariantMap &inks)
{
    const auto ink = [&](const char *name) { return QColor(inks.value(name).toString()); };
    return { ink("sea"), ink("shallows"), ink("wave"), ink("land"), ink("sand"), ink("meadow"), ink("relief"),
        ink("shade"), ink("forest"), ink("water"), ink("road"), ink("line"), ink("gold"), ink("rubric"), ink("paper"),
        ink("waterName") };
}

LevantScene LevantScene::of(const QVariantMap &plan, const QVariantMap &inks, Lang lang, const QString &family)
{
    const campaign::MapDrawing &drawing = campaign::builtInMap();
    LevantScene scene;
    scene.inks = LevantInks::from(inks);
    scene.coast = softLine(drawing.coast, onChart);
    scene.land = booklet::landBehind(scene.coast, kChart);
    for (const campaign::MapLine &island : drawing.islands)
        scene.islands.addPath(softLine(island, onChart, true));
    for (const campaign::MapLine &lake : drawing.lakes)
        scene.lakes.addPath(softLine(lake, onChart, true));
    for (const campaign::MapLine &river : drawing.rivers)
        scene.rivers.push_back(softLine(river, onChart));
    for (const QVariant &entry : plan.value("cities").toList()) {
        const QVariantMap city = entry.toMap();
        scene.cities.push_back({ city["id"].toString(), { city["x"].toReal(), city["y"].toReal() },
            city["closed"].toBool(), city["terrains"].toStringList() });
    }
    for (const QVariant &entry : plan.value("roads").toList()) {
        const Place &from = scene.cities.at(entry.toMap()["from"].toUInt());
        const Place &to = scene.cities.at(entry.toMap()["to"].toUInt());
        if (!from.isClosed && !to.isClosed) // CR-SETUP-41: no way leads through a closed city
            scene.roads.push_back(roadBetween(from, to));
    }
    QFont font(family);
    font.setItalic(true);
    font.setPixelSize(25);
    font.setLetterSpacing(QFont::PercentageSpacing, 112);
    for (const campaign::MapLabel &label : drawing.labels)
        scene.write(label, lang, font);
    return scene;
}

// A name stands at its place, but never in the frame.
void LevantScene::write(const campaign::MapLabel &label, Lang lang, const QFont &font)
{
    constexpr qreal kMargin = 32;
    Region region{ {}, label.isWater, label.isWater && !land.contains(onChart(label.at)) };
    region.letters.addText({}, font, QString::fromStdString(label.text.in(lang)));
    region.letters.translate(-region.letters.boundingRect().center());
    region.letters = QTransform().rotate(label.turn).map(region.letters);
    region.letters.translate(onChart(label.at));
    const QRectF taken = region.letters.boundingRect();
    region.letters.translate(
        std::max(0.0, kMargin - taken.left()) - std::max(0.0, taken.right() - kChart.right() + kMargin), 0);
    regions.push_back(std::move(region));
}

QRectF LevantScene::markAt(QPointF city)
{
    QRectF mark({}, kCityMark);
    mark.moveCenter(city);
    return mark;
}

} // namespace outremer
