#pragma once

#include "campaign/crusaders/facts/mapdrawing.h"

#include <QPainter>
#include <QPainterPath>

namespace outremer::booklet {

// The owner's sign as a shape in `place`, to be filled with its ink.
QPainterPath symbolPath(const campaign::MapOwner &owner, const QRectF &place);

// A shield: field, worked background and charge. States differ by their charge as well as by their colour.
void drawShield(QPainter &painter, const QRectF &place, const campaign::MapOwner &owner);

// A row of shields in the middle of `place`, each as high as the place.
void drawShields(QPainter &painter, const QRectF &place, const std::vector<const campaign::MapOwner *> &owners);

QColor fillOf(const campaign::MapOwner &owner);
QColor inkOf(const campaign::MapOwner &owner);

} // namespace outremer::booklet
