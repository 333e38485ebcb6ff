#include "campaign/crusaders/pictures/svgoutline.h"

namespace outremer::campaign {
namespace {

// The point `offset` after place `i`: around the corner of a closed line, or the end of an open one.
MapPoint pointAt(const MapLine &line, std::size_t i, int offset, bool isClosed)
{
    const int count = int(line.size());
    int place = int(i) + offset;
    if (isClosed)
        place = (place + count) % count;
    else
        place = place < 0 ? 0 : place >= count ? count - 1 : place;
    return line[std::size_t(place)];
}

} // namespace

std::string numberText(int x, int y)
{
    return std::to_string(x) + " " + std::to_string(y);
}

std::string straightPath(const MapLine &line, bool isClosed)
{
    std::string path;
    for (const MapPoint &point : line)
        path += (path.empty() ? "M" : "L") + numberText(point.x, point.y);
    return isClosed ? path + "Z" : path;
}

std::string smoothPath(const MapLine &line, bool isClosed)
{
    if (line.size() < 3)
        return straightPath(line, isClosed);
    std::string path = "M" + numberText(line[0].x, line[0].y);
    const std::size_t pieces = isClosed ? line.size() : line.size() - 1;
    for (std::size_t i = 0; i < pieces; ++i) {
        const MapPoint before = pointAt(line, i, -1, isClosed);
        const MapPoint from = pointAt(line, i, 0, isClosed);
        const MapPoint to = pointAt(line, i, 1, isClosed);
        const MapPoint after = pointAt(line, i, 2, isClosed);
        path += "C" + numberText(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6) + " "
            + numberText(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6) + " " + numberText(to.x, to.y);
    }
    return isClosed ? path + "Z" : path;
}

} // namespace outremer::campaign
