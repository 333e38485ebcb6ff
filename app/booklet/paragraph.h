#pragma once

#include "app/booklet/box.h"
#include "app/booklet/typeface.h"

#include <QColor>

#include <string>

namespace outremer::booklet {

// A text of the document without line ends; spaces that must not break stay as they are.
QString oneLine(const std::string &text);

// How a paragraph is set.
struct Setting {
    QFont font;
    qreal leading;
    Qt::Alignment align = Qt::AlignJustify; // centred lines are made even
    QColor colour{};
    qreal left = 0, right = 0; // margins within the text's width
    qreal indent = 0;          // of the first line
    bool isRussian = false;
};

// The paragraph as lines. Neither its first nor its last line is ever left alone on a page.
Boxes paragraph(const QString &text, const Setting &setting);

// Lines beside the letter a chapter begins with.
inline constexpr int kCapLines = 3;

// The same with its first letter three lines high, as a chapter begins. A paragraph that begins with no letter, or is
// too short to stand beside one, comes out plain.
Boxes openingParagraph(const QString &text, const Setting &setting, const Typeface &face);

// The narrowest width at which the text takes no more lines than at `width`: its lines come out even.
qreal evenWidth(const QString &text, const QFont &font, qreal width);

// One line centred or at a side, never broken; shrunk to the width where it must be.
void drawLine(QPainter &painter, const QRectF &place, const QString &text, QFont font, const QColor &colour,
    Qt::Alignment align = Qt::AlignHCenter);

} // namespace outremer::booklet
