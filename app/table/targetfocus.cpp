#include "app/table/targetfocus.h"

#include "app/table/choicetarget.h"

#include <QQuickWindow>

#include <algorithm>
#include <cmath>
#include <limits>

namespace outremer {
namespace {

// Layouts find their places when the next frame is made; here they are needed now.
void layOut(QQuickItem *item)
{
    if (item->parentItem())
        layOut(item->parentItem());
    item->ensurePolished();
}

QPointF centreOf(const ChoiceTarget *target)
{
    QQuickItem *item = target->item();
    layOut(item);
    return item->mapToScene({ item->width() / 2, item->height() / 2 });
}

bool isReachable(const ChoiceTarget *target)
{
    return target->item() && target->item()->isVisible() && target->item()->isEnabled();
}

} // namespace

ChoiceTarget *firstTarget(const std::vector<ChoiceTarget *> &targets)
{
    ChoiceTarget *best = nullptr;
    double bestRank = std::numeric_limits<double>::infinity();
    for (ChoiceTarget *target : targets) {
        if (!isReachable(target) || !target->selectable() || target->selected())
            continue;
        const QPointF at = centreOf(target);
        const double rank = target->completing() ? at.y() * 1e4 + at.x() : 1e9 - at.y() * 1e4 + at.x();
        if (rank < bestRank) {
            best = target;
            bestRank = rank;
        }
    }
    return best;
}

ChoiceTarget *targetTowards(const std::vector<ChoiceTarget *> &targets, Qt::Key arrow)
{
    const ChoiceTarget *from = nullptr;
    for (const ChoiceTarget *target : targets) {
        if (isReachable(target) && target->item()->hasActiveFocus())
            from = target;
    }
    if (!from) {
        ChoiceTarget *first = firstTarget(targets);
        const auto any = std::ranges::find_if(targets, isReachable); // to look around while nothing can be chosen
        return first || any == targets.end() ? first : *any;
    }

    const bool isHorizontal = arrow == Qt::Key_Left || arrow == Qt::Key_Right;
    const double sign = arrow == Qt::Key_Left || arrow == Qt::Key_Up ? -1 : 1;
    ChoiceTarget *best = nullptr;
    double bestCost = std::numeric_limits<double>::infinity();
    for (ChoiceTarget *target : targets) {
        if (target == from || !isReachable(target))
            continue;
        const QPointF step = centreOf(target) - centreOf(from);
        const double along = sign * (isHorizontal ? step.x() : step.y());
        const double aside = std::abs(isHorizontal ? step.y() : step.x());
        if (along < 1)
            continue;
        const double cost = along + 3 * aside; // straight ahead before diagonal
        if (cost < bestCost) {
            best = target;
            bestCost = cost;
        }
    }
    return best;
}

} // namespace outremer
