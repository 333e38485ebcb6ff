#pragma once

#include <QPainterPath>
#include <QString>

namespace outremer {

// The path that an SVG path text describes: lines, curves, quadratic curves and arcs, absolute or relative. What cannot
// be read ends the path. Texts come from our own glyphs, so each is read once and kept.
const QPainterPath &svgPath(const QString &text);

} // namespace outremer
