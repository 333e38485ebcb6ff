#include "app/crusaders/board/levantchart.h"

#include <array>

namespace outremer {
namespace {

struct Knot {
    int drawn;
    qreal shown;
};

constexpr std::array kEast{ Knot{ 0, 0 }, Knot{ 142, 96 }, Knot{ 230, 132 }, Knot{ 330, 245 }, Knot{ 420, 400 },
    Knot{ 520, 570 }, Knot{ 640, 670 }, Knot{ 860, 850 }, Knot{ campaign::kMapSide, campaign::kMapSide } };
constexpr std::array kSouth{ Knot{ 0, 0 }, Knot{ 118, 92 }, Knot{ 258, 240 }, Knot{ 346, 370 }, Knot{ 440, 472 },
    Knot{ 548, 604 }, Knot{ 600, 664 }, Knot{ 690, 758 }, Knot{ 732, 774 }, Knot{ 888, 904 },
    Knot{ campaign::kMapSide, campaign::kMapSide } };

template <class Knots>
qreal shownAt(const Knots &knots, int drawn)
{
    std::size_t next = 1;
    while (next + 1 < knots.size() && knots[next].drawn < drawn)
        ++next;
    const Knot &from = knots[next - 1], &to = knots[next];
    return from.shown + (to.shown - from.shown) * (drawn - from.drawn) / (to.drawn - from.drawn);
}

} // namespace

QPointF onChart(campaign::MapPoint point)
{
    return { shownAt(kEast, point.x), shownAt(kSouth, point.y) };
}

} // namespace outremer
