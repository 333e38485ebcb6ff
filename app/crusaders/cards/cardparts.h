#pragma once

#include "app/drawing/paintbrush.h"

#include <QVariantMap>

// The parts of a card's face; what a face holds is told in app/crusaders/board/cardfaces.h. Each is painted into its box.
namespace outremer {

QColor groundOf(const PaintPalette &palette, const QVariantMap &face);
QColor inkOf(const PaintPalette &palette, const QVariantMap &face); // upon the ground
QStringList coloursOf(const QVariantMap &face); // goods that name its colours, or that a rescript stands for
QString numeralOf(int level);

// The deck's colour down to its line of division; its sign at the left, the order it waits for in the middle (unless
// that is `isSparse`, needed for words), the level or the arms of its state at the right.
void paintHead(PaintBrush &brush, const QVariantMap &face, const QRectF &box, bool isSparse);
double headRoom(double height); // above the line of division
// The line of a deck along the lower edge of a field `box`, `depth` deep.
QPainterPath headOutline(const QString &noun, const QRectF &box, double depth);

// The illumination: the card's sign on a diapered ground, between the goods or the order it has to do with.
void paintPicture(PaintBrush &brush, const QVariantMap &face, const QRectF &box);

// A field for each colour, with the good that names it.
void paintBand(PaintBrush &brush, const QStringList &colours, const QRectF &box);

// A golden rule with a lozenge between two parts of a text.
void paintRule(PaintBrush &brush, const QRectF &box);

} // namespace outremer
