#include "app/parts/tracksteps.h"

#include "app/drawing/pathpainting.h"
#include "app/drawing/tint.h"

#include <QDataStream>

#include <algorithm>
#include <cmath>

namespace outremer {
namespace {

// In the smaller side of a step.
constexpr double kGap = 0.05;
constexpr double kStepCorner = 0.14;
constexpr double kReward = 0.5;
constexpr double kMarker = 0.72;

double smallerSide(const QRectF &box)
{
    return std::min(box.width(), box.height());
}

} // namespace

TrackSteps::TrackSteps(QQuickItem *parent)
    : Picture(parent)
{
    connect(this, &TrackSteps::changed, this, [this] { update(); });
}

void TrackSteps::setPlan(const TrackPlan &plan)
{
    if (plan == m_plan)
        return;
    static int edition = 0;
    m_edition = ++edition;
    m_plan = plan;
    emit changed();
}

void TrackSteps::describe(QDataStream &words) const
{
    words << m_edition << int(m_form) << m_perRow << m_letters << m_family << m_paper << m_line << m_ink << m_mark;
}

int TrackSteps::columns() const
{
    const int steps = std::max(1, int(m_plan.steps.size()));
    return m_form == Horizontal ? steps : m_form == Vertical ? 1 : std::clamp(m_perRow, 1, steps);
}

int TrackSteps::rows() const
{
    const int steps = std::max(1, int(m_plan.steps.size()));
    return (steps + columns() - 1) / columns();
}

QRectF TrackSteps::cell(int step, QSizeF size) const
{
    const QSizeF each(size.width() / columns(), size.height() / rows());
    const int row = step / columns();
    const int along = step % columns();
    const int column = m_form == Bent && row % 2 == 1 ? columns() - 1 - along : along;
    const int line = m_form == Vertical ? rows() - 1 - row : row;
    return { { column * each.width(), line * each.height() }, each };
}

QRectF TrackSteps::spot(int step, int place, int among, QSizeF size) const
{
    const QRectF box = cell(step, size);
    // As many side by side as it needs to make them large; the rest below.
    const double ratio = box.width() / std::max(1.0, box.height());
    const int across = std::clamp(int(std::ceil(std::sqrt(among * ratio))), 1, std::max(1, among));
    const int down = (among + across - 1) / across;
    const double side = kMarker * std::min(box.width() / across, box.height() / down);
    const double x = box.left() + box.width() * (place % across + 0.5) / across;
    const double y = box.top() + box.height() * (place / across + 0.5) / down;
    return { x - side / 2, y - side / 2, side, side };
}

void TrackSteps::paint(QPainter *painter)
{
    for (int step = 0; step < int(m_plan.steps.size()); ++step)
        paintStep(*painter, step);
    for (int step = 0; step < int(m_plan.steps.size()); ++step) {
        if (m_plan.steps[step].isThreshold)
            paintThreshold(*painter, step);
    }
}

void TrackSteps::paintStep(QPainter &painter, int step) const
{
    const TrackStep &what = m_plan.steps[step];
    const QRectF cellBox = cell(step, size());
    const double small = smallerSide(cellBox);
    const double gap = std::max(0.5, small * kGap);
    const QRectF box = cellBox.adjusted(gap, gap, -gap, -gap);
    const bool isBright = !what.sign.isEmpty() || what.isThreshold;
    painter.setPen(QPen(isBright ? m_mark : m_line, std::max(1.0, small / 36)));
    painter.setBrush(m_paper);
    painter.drawRoundedRect(box, small * kStepCorner, small * kStepCorner);
    if (!what.sign.isEmpty()) {
        QRectF sign(0, 0, small * kReward, small * kReward);
        sign.moveCenter(box.center() + QPointF(0, what.text.isEmpty() ? 0 : small * 0.14));
        paintPath(painter, what.sign, { 96, 96 }, sign, faded(m_mark, 0.9));
    }
    QFont font(m_family);
    font.setPixelSize(std::max(1, qRound(std::min(m_letters, small * (what.sign.isEmpty() ? 0.5 : 0.3)))));
    font.setBold(what.isThreshold);
    painter.setFont(font);
    painter.setPen(m_ink);
    const auto where = what.sign.isEmpty() ? Qt::AlignCenter : Qt::AlignHCenter | Qt::AlignTop;
    const double aside = what.note.isEmpty() ? 0 : small * 0.16; // leaves the note its corner
    painter.drawText(box.adjusted(0, what.sign.isEmpty() ? 0 : gap, -1.6 * aside, -aside), where, what.text);
    if (what.note.isEmpty())
        return;
    font.setPixelSize(std::max(1, qRound(std::min(m_letters * 0.8, small * 0.28))));
    font.setBold(true);
    painter.setFont(font);
    painter.drawText(box.adjusted(gap, 0, -2 * gap, -gap / 2), Qt::AlignRight | Qt::AlignBottom, what.note);
}

// A bar on the edge that one crosses to come here.
void TrackSteps::paintThreshold(QPainter &painter, int step) const
{
    const QRectF box = cell(step, size());
    const double width = std::max(2.0, smallerSide(box) / 12);
    QLineF edge(box.topLeft(), box.bottomLeft());
    if (m_form == Vertical)
        edge = { box.bottomLeft(), box.bottomRight() };
    else if (m_form == Bent && step % columns() == 0 && step > 0)
        edge = { box.topLeft(), box.topRight() };
    else if (m_form == Bent && (step / columns()) % 2 == 1)
        edge = { box.topRight(), box.bottomRight() };
    const QPointF inside = (box.center() - edge.center()) / std::max(1.0, QLineF(box.center(), edge.center()).length());
    edge.translate(inside * width / 2); // the first step's lies at the edge of the picture
    painter.setPen(QPen(m_mark, width, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(edge);
}

} // namespace outremer
