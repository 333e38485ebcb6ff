#include "app/crusaders/board/levantstencil.h"

#include "app/crusaders/board/levantchart.h"
#include "app/crusaders/booklet/maplines.h"

namespace outremer {

LevantStencil::LevantStencil()
    : m_dots((kChart.size() * kScale).toSize(), QImage::Format_Grayscale8)
{
    m_dots.fill(Qt::black);
}

template <class Draw>
void LevantStencil::draw(Draw draw)
{
    QPainter painter(&m_dots);
    painter.scale(kScale, kScale);
    draw(painter);
}

void LevantStencil::fill(const QPainterPath &shape)
{
    draw([&](QPainter &painter) { painter.fillPath(shape, Qt::white); });
}

void LevantStencil::fillAround(const QPainterPath &shape)
{
    QPainterPath around;
    around.addRect(kChart);
    around.addPath(shape);
    around.setFillRule(Qt::OddEvenFill);
    fill(around);
}

void LevantStencil::stroke(const QPainterPath &line, qreal width)
{
    draw([&](QPainter &painter) { painter.strokePath(line, booklet::roundPen(Qt::white, width)); });
}

void LevantStencil::fill(const QRectF &area)
{
    draw([&](QPainter &painter) { painter.fillRect(area, Qt::white); });
}

bool LevantStencil::isFree(QPointF point) const
{
    const QPoint dot = (point * kScale).toPoint();
    return m_dots.rect().contains(dot) && m_dots.constScanLine(dot.y())[dot.x()] == 0;
}

bool LevantStencil::isFree(const QRectF &area) const
{
    constexpr int kAsked = 5; // points along each side
    for (int i = 0; i < kAsked * kAsked; ++i) {
        const QPointF at(qreal(i % kAsked) / (kAsked - 1), qreal(i / kAsked) / (kAsked - 1));
        if (!isFree(area.topLeft() + QPointF(area.width() * at.x(), area.height() * at.y())))
            return false;
    }
    return true;
}

} // namespace outremer
