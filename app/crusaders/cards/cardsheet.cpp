#include "app/crusaders/cards/cardsheet.h"

#include "app/crusaders/cards/cardgoals.h"
#include "app/crusaders/cards/cardparts.h"
#include "app/crusaders/cards/cardprint.h"
#include "app/drawing/pricestrip.h"

#include <QCoreApplication>

#include <cmath>

namespace outremer {
namespace {

// What a card says, part by part; `isApart`: its trigger stands by itself.
QStringList partsOf(const QVariantMap &face, bool isApart)
{
    QStringList parts;
    if (face.contains("upper"))
        parts = QStringList{ face["upper"].toString(), face["lower"].toString() };
    else if (!isApart || !face.contains("goals"))
        parts = QStringList{ isApart && face.contains("effect") ? face["effect"].toString() : face["text"].toString() };
    parts.removeAll(QString());
    return parts;
}

bool paintSmall(PaintBrush &brush, const QVariantMap &face, const QRectF &box, bool isTiny)
{
    const PaintPalette &palette = brush.palette();
    const QStringList price = face["price"].toStringList();
    const QStringList colours = coloursOf(face);
    const double unit = isTiny ? std::min(box.width() / 59, box.height() / 80) : box.width() / 98;
    const auto units = [&](double tiny, double normal) { return std::round((isTiny ? tiny : normal) * unit); };
    const double margin = units(2, 4);
    const double headHeight = units(18, 23);
    const double priceHeight = price.isEmpty() ? 0 : units(17, 20);
    const double bandHeight = colours.isEmpty() ? 0 : units(13, 15);
    // A tiny card has its colours above its price, a larger one before it.
    const double footHeight = isTiny ? priceHeight + bandHeight : std::max(priceHeight, bandHeight);
    const double room = box.height() - headHeight - footHeight; // for name and text
    const double width = box.width() - 2 * margin;

    paintHead(brush, face, { box.left(), box.top(), box.width(), headHeight }, false);
    const QString name = face["name"].toString();
    const Lettering letters{ palette.displayFamily(), isTiny ? 12.5 * unit : std::max(16 * unit, palette.px(12)),
        isTiny ? 7 * unit : std::max(8 * unit, palette.px(7)), 0.88 };
    const double atMost = isTiny ? room : std::round(std::max(34 * unit, palette.px(30)));
    const double titleRoom = isTiny
        ? room
        : std::round(std::max(19 * unit, fitText({ name }, letters, { width, atMost }).height + 3 * unit));
    const double titleTop = box.top() + headHeight + std::round((titleRoom - atMost) / 2);
    const bool isNamed =
        brush.write({ name, { box.left() + margin, titleTop, width, atMost }, letters, palette.ink() });

    if (!isTiny) {
        const QRectF body(
            box.left() + margin, box.top() + headHeight + titleRoom, width, room - titleRoom - margin / 2);
        const QVariantList goals = face["goals"].toList();
        const double smallest = std::max(8 * unit, palette.px(8)); // smaller letters nobody can read
        const CardTextBlock text(
            palette, { {}, partsOf(face, false), {}, {}, std::max(10.5 * unit, smallest), smallest }, body.size());
        if (!goals.isEmpty() && double(goals.size()) * 60 * unit < body.height())
            CardGoals(goals, unit * 0.56).paint(brush, body, groundOf(palette, face), inkOf(palette, face));
        else if (text.fits())
            text.paint(brush, body);
        else
            paintPicture(brush, face, body.adjusted(0, margin / 2, 0, -margin / 2));
    }

    const QRectF purse(box.left(), box.bottom() - priceHeight, box.width(), priceHeight);
    const bool isBeside = !isTiny && !price.isEmpty();
    const double bandWidth = isBeside ? double(colours.size()) * std::round(17 * unit) : box.width();
    if (!price.isEmpty())
        brush.plate(purse, std::round(3 * unit), faded(palette.deep(), 0.7));
    if (!colours.isEmpty())
        paintBand(brush, colours,
            isBeside ? QRectF(purse.left(), purse.top(), bandWidth, priceHeight)
                     : QRectF(purse.left(), purse.top() - bandHeight, bandWidth, bandHeight));
    const double left = box.left() + margin + (isBeside ? bandWidth : 0);
    const double high = units(14, 16);
    paintPrice(brush, price, { left, purse.center().y() - high / 2, box.right() - margin - left, high });
    return isNamed;
}

// The foot of a large card: its price, and small marks that say whether we made it up and which chapter brings it.
bool paintFoot(PaintBrush &brush, const QVariantMap &face, const QRectF &box, double unit)
{
    const PaintPalette &palette = brush.palette();
    const QStringList price = face["price"].toStringList();
    brush.plate(box, std::round(8 * unit), faded(palette.deep(), 0.6));
    brush.plate({ box.left(), box.top(), box.width(), brush.hairline() }, brush.hairline() / 2, palette.gold());
    const double high = std::round(32 * unit);
    paintPrice(brush, price, { box.left() + box.width() / 4, box.center().y() - high / 2, box.width() / 2, high });
    const double margin = std::round(10 * unit);
    const double width = box.width() * (price.isEmpty() ? 0.5 : 0.24) - margin;
    const Lettering letters{ palette.textFamily(), 11 * unit, 8 * unit, 0.9 };
    const QString origin = face["house"].toBool() ? QCoreApplication::translate("CardFoot", "House card") : QString();
    const int chapter = face["chapter"].toInt();
    const QString brought =
        chapter > 0 ? QCoreApplication::translate("CardFoot", "Chapter %1").arg(numeralOf(chapter)) : QString();
    const bool hasOrigin = brush.write({ origin, { box.left() + margin, box.top(), width, box.height() }, letters,
        palette.inkSoft(), Qt::AlignLeft | Qt::AlignVCenter });
    return brush.write({ brought, { box.right() - margin - width, box.top(), width, box.height() }, letters,
               palette.inkSoft(), Qt::AlignRight | Qt::AlignVCenter })
        && hasOrigin;
}

bool paintLarge(PaintBrush &brush, const QVariantMap &face, const QRectF &box)
{
    const PaintPalette &palette = brush.palette();
    const double unit = box.width() / 304;
    const double margin = std::round(14 * unit);
    const bool hasRaid = face.contains("raid"); // an event has much to say
    const QStringList colours = coloursOf(face);
    const double headHeight = std::round(52 * unit);
    const double titleHeight = std::round((hasRaid ? 40 : 62) * unit);
    const double bandHeight = colours.isEmpty() ? 0 : std::round(24 * unit);
    const double footHeight = std::round((face["price"].toStringList().isEmpty() ? 26 : 44) * unit);
    const QString story = face["story"].toString();
    const double storyHeight = story.isEmpty() ? 0 : std::round((hasRaid ? 44 : 62) * unit);
    const double room = box.height() - headHeight - titleHeight - bandHeight - storyHeight - footHeight;
    const double width = box.width() - 2 * margin;
    const double left = box.left() + margin;

    const CardGoals goals(face["goals"].toList(), unit);
    const bool hasGoals = face.contains("goals");
    const CardTextBlock text(palette,
        { face["trigger"].toString(), partsOf(face, true), face["raidTitle"].toString(), face["raid"].toList(),
            17 * unit, 9 * unit },
        { width, room - margin / 2 });
    // The picture takes what the words can spare.
    const double spare = room - (hasGoals ? goals.height() : text.height()) - 2 * margin;
    const double picture = spare > 40 * unit ? std::round(std::min(spare, 104 * unit)) : 0;
    const double below = picture > 0 ? picture + margin / 2 : 0;

    paintHead(brush, face, { box.left(), box.top(), box.width(), headHeight }, true);
    bool fits = brush.write({ face["kind"].toString(),
        { box.left() + 1.3 * headHeight, box.top(), box.width() - 2.6 * headHeight, headRoom(headHeight) },
        { palette.textFamily(), 15 * unit, 10 * unit, 1, true }, inkOf(palette, face) });
    const double titleTop = box.top() + headHeight;
    fits &= brush.write({ face["name"].toString(), { left, titleTop, width, titleHeight },
        { palette.displayFamily(), 29 * unit, 16 * unit, 0.92 }, palette.ink() });
    if (picture > 0)
        paintPicture(brush, face, { left, titleTop + titleHeight, width, picture });
    paintBand(brush, colours, { box.left(), titleTop + titleHeight + below, box.width(), bandHeight });
    const double bodyHeight = room - below;
    const double foot = box.bottom() - footHeight;
    const QRectF body(left, foot - storyHeight - bodyHeight, width, bodyHeight);
    if (hasGoals) {
        fits &= goals.paint(brush, body, groundOf(palette, face), inkOf(palette, face));
    } else {
        fits &= text.fits();
        text.paint(brush, body);
    }
    fits &= brush.write({ story, { left, foot - storyHeight, width, storyHeight },
        { palette.textFamily(), 14 * unit, 10 * unit, 1, true }, palette.inkSoft() });
    return paintFoot(brush, face, { box.left(), foot, box.width(), footHeight }, unit) && fits;
}

// The deck's colour, sign and line; the levels as a numeral.
void paintBack(PaintBrush &brush, const QVariantMap &face, const QRectF &box)
{
    const PaintPalette &palette = brush.palette();
    const double hairline = brush.hairline();
    const double unit = box.width() / 104;
    const double radius = std::round(box.width() / 14);
    const int count = face["count"].toInt();
    for (int beneath = std::min(3, int(std::ceil(count / 10.0)) - 1); beneath > 0; --beneath) {
        const double shift = beneath * hairline * 1.5;
        brush.plate(box.translated(shift, shift), radius, palette.card(), palette.edge(), hairline);
    }
    brush.plate(box, radius, palette.card(), palette.edge(), hairline);
    const double inset = std::max(2 * hairline, std::round(6 * unit));
    const QRectF field = box.adjusted(inset, inset, -inset, -inset);
    const QColor ground = groundOf(palette, face);
    brush.plate(field, 2 * hairline, shaded(field, ground, 110, 135), palette.goldPale(), hairline);
    // The line of division, upside down: it rises from the foot.
    QPainter &painter = brush.painter();
    const QPainterPath line = QTransform::fromTranslate(field.left(), field.bottom())
                                  .scale(1, -1)
                                  .map(headOutline(face["noun"].toString(),
                                      { 0, 0, field.width(), field.height() * 0.16 }, field.height() * 0.07));
    painter.fillPath(line, ground.darker(150));
    painter.strokePath(line, QPen(faded(palette.goldPale(), 0.8), hairline));
    const int level = face["level"].toInt();
    const QString levels = face.value("levels", level > 0 ? numeralOf(level) : QString()).toString();
    const double side = std::min(field.width() * 0.72, field.height() * 0.5);
    const QString sign = face["saracen"].toBool() ? QString("saracen") : face["noun"].toString();
    brush.sign(sign,
        { field.center().x() - side / 2, field.top() + field.height() * (levels.isEmpty() ? 0.24 : 0.1), side, side },
        palette.goldPale());
    brush.writeNumber(levels,
        { field.left(), field.top() + field.height() * 0.56, field.width(), field.height() * 0.22 },
        qRound(field.height() * 0.17), palette.goldPale());
    if (count == 0)
        return;
    const double high = std::round(std::min(22 * unit, box.height() * 0.22));
    const QString number = QString::number(count);
    const double wide = std::max(
        high * 1.5, QFontMetricsF(brush.font(qRound(high * 0.72), false, true)).horizontalAdvance(number) + high * 0.7);
    const QRectF badge(box.center().x() - wide / 2, box.bottom() - inset / 2 - high, wide, high);
    brush.plate(badge, high / 2, palette.card(), palette.gold(), hairline);
    brush.writeNumber(number, badge, qRound(high * 0.72), palette.ink());
}

} // namespace

double cardBleed(const PaintPalette &palette)
{
    return 5 * palette.hairline();
}

bool paintCard(PaintBrush &brush, const QVariantMap &face, const QRectF &box, CardSize size)
{
    if (face["name"].toString().isEmpty()) {
        paintBack(brush, face, box);
        return true;
    }
    const PaintPalette &palette = brush.palette();
    const double hairline = brush.hairline();
    const double radius = std::round(std::min(box.width() / 14, palette.px(12)));
    for (int i = 0; i < 3; ++i)
        brush.plate(
            { box.left() - i * hairline / 2, box.top() + (i + 1) * hairline, box.width() + i * hairline, box.height() },
            radius, palette.shadow());
    const double margin = std::max(2 * hairline, std::round(box.width() / 40));
    const QRectF content = box.adjusted(margin, margin, -margin, -margin);
    brush.plate(box, radius, groundOf(palette, face), palette.edge(), hairline);
    brush.plate(content, std::max(0.0, radius - margin), palette.card());
    return size == CardSize::Large ? paintLarge(brush, face, content)
                                   : paintSmall(brush, face, content, size == CardSize::Tiny);
}

} // namespace outremer
