#pragma once

#include <QPainter>
#include <QRectF>

namespace outremer::booklet {

// Ornaments of the book, drawn and not set, so that no font has to have them. Each stands in the middle of `place`.

void drawSectionOrnament(QPainter &painter, const QRectF &place); // three lozenges between hairlines
void drawHeadpiece(QPainter &painter, const QRectF &place);       // an arcade, above a chapter
void drawTailpiece(QPainter &painter, const QRectF &place);       // where the book ends
void drawFrame(QPainter &painter, const QRectF &place);           // double rule with worked corners
void drawTickBox(QPainter &painter, const QRectF &place);

} // namespace outremer::booklet
