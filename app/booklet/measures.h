#pragma once

#include <QColor>
#include <QRectF>

namespace outremer::booklet {

// All lengths are tenths of a typographic point: at this resolution a unit of the page is a unit of the painter, and
// fonts sized in whole pixels come out the same whatever screen the program runs on.
inline constexpr int kResolution = 720;

constexpr qreal pt(qreal points)
{
    return points * 10;
}
constexpr qreal mm(qreal millimetres)
{
    return millimetres * 7200 / 254;
}

// A5, with the inner margin a little narrower: two pages lie open together.
inline constexpr qreal kPageWidth = mm(148);
inline constexpr qreal kPageHeight = mm(210);
inline constexpr qreal kInner = mm(16);
inline constexpr qreal kOuter = mm(19);
inline constexpr qreal kTop = mm(22);
inline constexpr qreal kBottom = mm(24);
inline constexpr qreal kTextWidth = kPageWidth - kInner - kOuter;
inline constexpr qreal kLeading = pt(14);
// A whole number of lines, so that lines of facing pages stand level.
inline constexpr int kLinesPerPage = int((kPageHeight - kTop - kBottom) / kLeading);
inline constexpr qreal kTextHeight = kLinesPerPage * kLeading;

// Odd pages lie on the right.
inline QRectF textArea(int pageNumber)
{
    return { pageNumber % 2 == 1 ? kInner : kOuter, kTop, kTextWidth, kTextHeight };
}

namespace ink {
inline const QColor kText(0x1f, 0x18, 0x12);
inline const QColor kSoft(0x6a, 0x59, 0x43);
inline const QColor kRubric(0x92, 0x27, 0x1a);
inline const QColor kRule(0xa9, 0x8f, 0x58);
} // namespace ink

} // namespace outremer::booklet
