#include "app/crusaders/cards/cardparts.h"

#include "app/drawing/svgpath.h"

#include <cmath>

namespace outremer {
namespace {

// How heraldry divides a field: a tile of the line, one unit wide and one deep, drawn from right to left.
struct Division {
    QLatin1String noun;
    int tiles;
    QLatin1String tile;
};

constexpr Division kDivisions[] = {
    { QLatin1String("tactic"), 8, QLatin1String("M0 0l-.5 1l-.5 -1") },
    { QLatin1String("building"), 5, QLatin1String("M0 0h-.25v1h-.5v-1h-.25") },
    { QLatin1String("rescript"), 8, QLatin1String("M0 0h-1") },
    { QLatin1String("spy"), 8, QLatin1String("M0 0q-.5 -1 -1 0") },
    { QLatin1String("governor"), 6, QLatin1String("M0 0q-.5 1 -.5 0q0 1 -.5 0") },
    { QLatin1String("bull"), 5, QLatin1String("M0 0c0 1 -.5 1 -.5 1c0 0 -.5 0 -.5 -1") },
    { QLatin1String("event"), 8, QLatin1String("M0 0q-.25 1 -.5 0q-.25 -1 -.5 0") },
    { QLatin1String("oath"), 3, QLatin1String("M0 0h-.25l-.25 1l-.25 -1h-.25") },
    { QLatin1String("commander"), 4, QLatin1String("M0 0l-.5 1l-.5 -1") },
    { QLatin1String("nickname"), 3, QLatin1String("M0 0q-.5 1 -.5 1q0 0 -.5 -1") },
};
constexpr Division kPlain{ QLatin1String(""), 8, QLatin1String("M0 0h-1") };

QString signOf(const QVariantMap &face)
{
    if (face.contains("quality"))
        return face["quality"].toString();
    return face["saracen"].toBool() ? QString("saracen") : face.value("noun", "unknown").toString();
}

bool hasLevel(const QVariantMap &face)
{
    return face.contains("level") && face["realm"].toString().isEmpty() && !face["saracen"].toBool();
}

// Both ways across, each line cut off at the edges.
QPainterPath lattice(const QRectF &box)
{
    const double step = std::max(1.0, box.height() / 4);
    const double w = box.width(), h = box.height();
    QPainterPath path;
    for (double x = step; x < w + h; x += step) {
        const QPointF from(std::min(x, w), std::max(0.0, x - w)), to(std::max(0.0, x - h), std::min(x, h));
        path.moveTo(box.topLeft() + from);
        path.lineTo(box.topLeft() + to);
        path.moveTo(box.topLeft() + QPointF(w - from.x(), from.y()));
        path.lineTo(box.topLeft() + QPointF(w - to.x(), to.y()));
    }
    return path;
}

} // namespace

QColor groundOf(const PaintPalette &palette, const QVariantMap &face)
{
    const QColor ground = palette.ground(face["saracen"].toBool() ? QString("commander") : face["noun"].toString());
    return ground.isValid() ? ground : palette.ground("oath");
}

QColor inkOf(const PaintPalette &palette, const QVariantMap &face)
{
    // Bright gold wants dark ink.
    const bool isBright = face["noun"] == "nickname" && palette.ground("nickname").lightnessF() > 0.5f;
    return isBright ? palette.shade() : palette.light();
}

QStringList coloursOf(const QVariantMap &face)
{
    return face.value("colours", face["goods"]).toStringList();
}

QString numeralOf(int level)
{
    static const QStringList numerals{ "0", "I", "II", "III", "IV", "V" };
    return numerals.value(level);
}

double headRoom(double height)
{
    return height * 0.8;
}

QPainterPath headOutline(const QString &noun, const QRectF &box, double depth)
{
    const auto found = std::ranges::find(kDivisions, noun, &Division::noun);
    const Division &division = found == std::end(kDivisions) ? kPlain : *found;
    const QPainterPath &tile = svgPath(division.tile);
    const double width = box.width() / division.tiles;
    QPainterPath path(box.topLeft());
    path.lineTo(box.topRight());
    path.lineTo(box.bottomRight());
    for (int i = 0; i < division.tiles; ++i)
        path.connectPath(
            QTransform::fromTranslate(box.right() - i * width, box.bottom()).scale(width, depth).map(tile));
    path.closeSubpath();
    return path;
}

void paintHead(PaintBrush &brush, const QVariantMap &face, const QRectF &box, bool isSparse)
{
    const PaintPalette &palette = brush.palette();
    const double height = box.height();
    const double room = headRoom(height);
    const QColor ink = inkOf(palette, face);
    const QPainterPath outline =
        headOutline(face["noun"].toString(), { box.left(), box.top(), box.width(), room }, height - room);
    brush.painter().fillPath(outline, shaded(box, groundOf(palette, face), 115, 120));
    brush.painter().strokePath(outline, QPen(palette.gold(), brush.hairline()));
    const double side = room * 0.9;
    const double y = box.top() + (room - side) / 2;
    brush.sign(signOf(face), { box.left() + height * 0.16, y, side, side }, ink);
    if (!isSparse && face.contains("order"))
        brush.sign(face["order"].toString(), { box.center().x() - side / 2, y, side, side }, palette.goldPale());
    if (hasLevel(face))
        brush.writeNumber(numeralOf(face["level"].toInt()),
            { box.left(), box.top(), box.width() - height * 0.22, room }, qRound(height * 0.62), ink,
            Qt::AlignRight | Qt::AlignVCenter);
    if (const QString realm = face["realm"].toString(); !realm.isEmpty())
        brush.arms(realm, { box.right() - height * 0.2 - side * 0.86, y, side * 0.86, side });
}

void paintPicture(PaintBrush &brush, const QVariantMap &face, const QRectF &box)
{
    const PaintPalette &palette = brush.palette();
    const double hairline = brush.hairline();
    brush.plate(box, 2 * hairline, shaded(box, groundOf(palette, face), 112, 130), palette.gold(), hairline);
    brush.painter().strokePath(lattice(box.adjusted(hairline, hairline, -hairline, -hairline)),
        QPen(faded(palette.goldPale(), 0.2), hairline));
    const QStringList aside = face.contains("order") ? QStringList{ face["order"].toString() } : coloursOf(face);
    if (box.width() > 2.2 * box.height() && !aside.isEmpty()) {
        for (const double at : { 0.17, 0.83 })
            brush.sign(aside.first(),
                squareAt({ box.left() + box.width() * at, box.center().y() }, box.height() * 0.42),
                faded(palette.goldPale(), 0.85));
    }
    const bool isFought = face["noun"] == "tactic" && !face["saracen"].toBool();
    brush.sign(isFought ? QString("battle") : signOf(face), squareAt(box.center(), box.height() * 0.78),
        palette.light(), faded(palette.shade(), 0.55), hairline);
}

void paintBand(PaintBrush &brush, const QStringList &colours, const QRectF &box)
{
    if (colours.isEmpty())
        return;
    const PaintPalette &palette = brush.palette();
    const double hairline = brush.hairline();
    const double width = (box.width() - double(colours.size() - 1) * hairline) / double(colours.size());
    brush.plate(box, hairline, palette.shade());
    for (qsizetype i = 0; i < colours.size(); ++i) {
        const QRectF field(
            box.left() + double(i) * (width + hairline), box.top() + hairline, width, box.height() - 2 * hairline);
        brush.plate(field, hairline, palette.means(colours[i]));
        brush.sign(
            colours[i], squareAt(field.center(), std::min(width, field.height() * 0.94)), palette.meansInk(colours[i]));
    }
}

void paintRule(PaintBrush &brush, const QRectF &box)
{
    const double thickness = brush.hairline();
    brush.plate({ box.left(), std::round(box.center().y() - thickness / 2), box.width(), thickness }, thickness / 2,
        brush.palette().gold());
    brush.lozenge(box.center(), box.height(), brush.palette().rubric());
}

} // namespace outremer
