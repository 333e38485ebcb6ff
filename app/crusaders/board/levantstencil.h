#pragma once

#include <QImage>
#include <QPainter>
#include <QPainterPath>

namespace outremer {

// Where on the chart something lies already. Asking paths themselves would take a large part of a second.
class LevantStencil {
public:
    LevantStencil();

    void fill(const QPainterPath &shape);
    void fillAround(const QPainterPath &shape); // everything but the shape
    void stroke(const QPainterPath &line, qreal width);
    void fill(const QRectF &area);

    bool isFree(QPointF point) const;
    bool isFree(const QRectF &area) const;

private:
    static constexpr qreal kScale = 0.5; // dots for a unit of the chart

    template <class Draw>
    void draw(Draw draw);

    QImage m_dots;
};

} // namespace outremer
