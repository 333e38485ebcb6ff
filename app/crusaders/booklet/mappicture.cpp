#include "app/booklet/measures.h"
#include "app/booklet/paragraph.h"
#include "app/crusaders/booklet/mapscene.h"
#include "app/crusaders/booklet/mapwords.h"

#include <QFontMetricsF>
#include <QTextLayout>

#include <algorithm>

namespace outremer::booklet {
namespace {

QStringList brokenAt(const QString &title, const QFont &font, qreal width)
{
    QTextLayout layout(title, font);
    layout.setFormats(faceFormats(title, font));
    layout.beginLayout();
    QStringList lines;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines += title.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

void drawCompass(QPainter &painter, QPointF middle, qreal radius)
{
    painter.setPen(QPen(mapink::kWater.darker(130), pt(0.4)));
    for (int i = 0; i < 8; ++i) {
        const bool isLong = i % 2 == 0;
        painter.save();
        painter.translate(middle);
        painter.rotate(45 * i);
        const qreal reach = radius * (isLong ? 1 : 0.6);
        QPolygonF half{ QPointF(0, -reach), QPointF(radius * 0.14, -radius * 0.16), QPointF(0, 0) };
        painter.setBrush(mapink::kWater.darker(130));
        painter.drawPolygon(half);
        for (QPointF &point : half)
            point.setX(-point.x());
        painter.setBrush(mapink::kLand);
        painter.drawPolygon(half);
        painter.restore();
    }
    painter.setBrush(Qt::NoBrush);
}

void drawScroll(QPainter &painter, const QRectF &place)
{
    painter.setBrush(mapink::kLand);
    painter.setPen(QPen(ink::kSoft, pt(0.9)));
    painter.drawRect(place);
    painter.setPen(QPen(ink::kRule, pt(0.4)));
    painter.drawRect(place.adjusted(pt(2), pt(2), -pt(2), -pt(2)));
    painter.setBrush(Qt::NoBrush);
}

} // namespace

// In the desert to the south-east, where no city is.
void drawCartouche(QPainter &painter, const QRectF &place, const MapScene &scene)
{
    if (scene.title.isEmpty())
        return;
    const QFont font = scene.face.font(11.5);
    const qreal even = evenWidth(scene.title, font, place.width() * 0.36);
    const QStringList lines = brokenAt(scene.title, font, even);
    const qreal width = even + pt(20);
    const qreal leading = pt(14);
    const qreal height = leading * qreal(lines.size()) + pt(11);
    const QRectF frame(place.right() - width - pt(9), place.bottom() - height - pt(9), width, height);
    drawScroll(painter, frame);
    QRectF line(frame.left(), frame.top() + pt(5), width, leading);
    for (const QString &text : lines) {
        drawLine(painter, line, text, font, ink::kRubric);
        line.translate(0, leading);
    }
}

// In the sea to the north-west: whose flag is whose.
void drawOwners(QPainter &painter, const QRectF &place, const MapScene &scene)
{
    std::vector<const campaign::MapOwner *> owners;
    for (const campaign::MapOwner &owner : scene.drawing.owners) {
        const bool isThere =
            std::ranges::find(scene.cities, owner.id, &campaign::CityAtEnd::owner) != scene.cities.end();
        if (isThere && owner.id != "closed")
            owners.push_back(&owner);
    }
    if (owners.empty())
        return;
    const qreal step = pt(11.5);
    drawScroll(painter, { place.left() + pt(6), place.top() + pt(6), pt(56), step * qreal(owners.size()) + pt(6) });
    QRectF sign(place.left() + pt(10.5), place.top() + pt(11), pt(9), pt(8));
    for (const campaign::MapOwner *owner : owners) {
        drawFlag(painter, sign, *owner);
        drawLine(painter, { sign.right() + pt(3), sign.top(), pt(36.5), sign.height() }, scene.names.of(owner->id),
            scene.face.font(7.4), ink::kText, Qt::AlignLeft);
        sign.translate(0, step);
    }
}

void drawKey(QPainter &painter, const QRectF &place, const MapScene &scene)
{
    const MapWords words = MapWords::in(scene.lang);
    const QFont font = scene.face.font(8.6, Typeface::Style::Italic);
    using Kind = campaign::Scar::Kind;
    const auto hasScar = [&](Kind kind) {
        return std::ranges::find(scene.scars, kind, &campaign::Scar::kind) != scene.scars.end();
    };
    struct Entry {
        QString text;
        std::function<void(const QRectF &)> draw;
    };
    std::vector<Entry> entries;
    if (std::ranges::any_of(scene.cities, [](const auto &city) { return !city.holyLandOf.empty(); }))
        entries.push_back({ words.holyLand,
            [&](const QRectF &sign) { drawHalo(painter, sign.adjusted(0, pt(0.8), 0, -pt(0.8)), nullptr); } });
    for (const auto &[kind, text] : { std::pair(Kind::Taken, words.taken), std::pair(Kind::Ruined, words.ruined) }) {
        if (hasScar(kind))
            entries.push_back({ text, [&, sort = kind](const QRectF &sign) { drawScar(painter, sign, sort); } });
    }
    const qreal gap = pt(18), signWidth = pt(6.4), signGap = pt(4);
    qreal width = -gap;
    for (const Entry &entry : entries)
        width += gap + signWidth + signGap + QFontMetricsF(font).horizontalAdvance(entry.text);
    qreal left = place.center().x() - width / 2;
    for (const Entry &entry : entries) {
        entry.draw({ left, place.center().y() - pt(4), signWidth, pt(8) });
        left += signWidth + signGap;
        const qreal text = QFontMetricsF(font).horizontalAdvance(entry.text);
        drawLine(
            painter, { left, place.top(), text + pt(2), place.height() }, entry.text, font, ink::kSoft, Qt::AlignLeft);
        left += text + gap;
    }
}

void drawMap(QPainter &painter, const QRectF &place, const MapScene &scene)
{
    painter.save();
    painter.setClipRect(place);
    drawLand(painter, place, scene);
    drawOwners(painter, place, scene);
    drawCompass(painter, place.bottomLeft() + QPointF(pt(22), -pt(58)), pt(12));
    drawCities(painter, place, scene);
    drawCartouche(painter, place, scene);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink::kSoft, pt(1.2), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawRect(place);
    painter.setPen(QPen(ink::kRule, pt(0.4), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawRect(place.adjusted(pt(2.6), pt(2.6), -pt(2.6), -pt(2.6)));
}

} // namespace outremer::booklet
