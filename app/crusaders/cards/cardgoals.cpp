#include "app/crusaders/cards/cardgoals.h"

#include <QCoreApplication>

#include <cmath>

namespace outremer {
namespace {

// In units of a card 304 wide.
constexpr double kBetween = 20;
constexpr double kGoal = 104;
constexpr double kWords = 44; // and without steps
constexpr double kWordsAlone = 96;
constexpr double kStep = 60;
constexpr double kStepWidth = 64;
constexpr double kStepGap = 6;

QString told(const char *words)
{
    return QCoreApplication::translate("CardGoals", words);
}

} // namespace

double CardGoals::height() const
{
    return (double(m_goals.size()) * kGoal + double(m_goals.size() - 1) * kBetween) * m_unit;
}

bool CardGoals::paint(PaintBrush &brush, const QRectF &box, const QColor &ground, const QColor &ink) const
{
    const PaintPalette &palette = brush.palette();
    const auto high = [&](double units) { return std::round(units * m_unit); };
    const auto isAlone = [](const QVariantMap &goal) { return goal["steps"].toList().isEmpty(); };
    double tall = 0;
    for (qsizetype i = 0; i < m_goals.size(); ++i)
        tall += (i > 0 ? high(kBetween) : 0)
            + (isAlone(m_goals[i].toMap()) ? high(kWordsAlone) : high(kWords) + high(kStep));
    bool fits = tall <= box.height() + 1;
    double y = box.top() + (box.height() - tall) / 2;
    const auto take = [&](double height) {
        const QRectF taken(box.left(), y, box.width(), height);
        y += height;
        return taken;
    };
    for (qsizetype i = 0; i < m_goals.size(); ++i) {
        const QVariantMap goal = m_goals[i].toMap();
        const QVariantList steps = goal["steps"].toList();
        if (i > 0)
            fits &= brush.write({ told(QT_TRANSLATE_NOOP("CardGoals", "or")), take(high(kBetween)),
                { palette.textFamily(), 15 * m_unit, 10 * m_unit, 1, true }, palette.rubric() });
        fits &= brush.write(
            { goal[steps.isEmpty() ? "text" : "what"].toString(), take(high(steps.isEmpty() ? kWordsAlone : kWords)),
                { palette.textFamily(), 17 * m_unit, 10 * m_unit }, palette.ink() });
        if (!steps.isEmpty())
            fits &= paintSteps(brush, steps, take(high(kStep)), ground, ink);
    }
    return fits;
}

bool CardGoals::paintSteps(
    PaintBrush &brush, const QVariantList &steps, const QRectF &box, const QColor &ground, const QColor &ink) const
{
    const PaintPalette &palette = brush.palette();
    const double hairline = brush.hairline();
    const double count = double(steps.size());
    const double width = std::round(std::min(kStepWidth * m_unit, box.width() / count - kStepGap * m_unit));
    const double gap = std::round(kStepGap * m_unit);
    const double radius = std::round(5 * m_unit);
    double x = box.center().x() - (count * width + (count - 1) * gap) / 2;
    bool fits = true;
    for (const QVariant &each : steps) {
        const QVariantMap step = each.toMap();
        const QRectF cell(x, box.top(), width, box.height());
        x += width + gap;
        brush.plate(cell, radius, palette.deep(), palette.gold(), hairline);
        fits &= brush.write({ told(QT_TRANSLATE_NOOP("CardGoals", "%1+")).arg(step["least"].toInt()),
            { cell.left() + hairline, cell.top(), width - 2 * hairline, cell.height() * 0.48 },
            { palette.textFamily(), 19 * m_unit, 8 * m_unit }, palette.ink() });
        const double low = std::round(cell.height() * 0.52);
        const QRectF prize(cell.left(), cell.bottom() - low, width, low);
        brush.plate(prize, radius, ground);
        // The number, and the sign of influence where there is room for it.
        const QString points = step["points"].toString();
        const int size = std::max(1, qRound(20 * m_unit));
        const bool hasSign = width > 46 * m_unit;
        const double side = std::round(18 * m_unit), between = std::round(3 * m_unit);
        const double number = QFontMetricsF(brush.font(size, false, true)).horizontalAdvance(points);
        const double left = prize.center().x() - (number + (hasSign ? between + side : 0)) / 2;
        brush.writeNumber(points, { left, prize.top(), number, low }, size, ink);
        if (hasSign)
            brush.sign("influence", { left + number + between, prize.center().y() - side / 2, side, side }, ink);
    }
    return fits;
}

} // namespace outremer
