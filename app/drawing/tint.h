#pragma once

#include <QColor>

namespace outremer {

// The colour, as transparent as said on top of what it is.
inline QColor faded(QColor colour, double opacity)
{
    colour.setAlphaF(float(colour.alphaF() * opacity));
    return colour;
}

} // namespace outremer
