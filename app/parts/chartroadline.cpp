#include "app/parts/chartroadline.h"

#include "app/drawing/picture.h"
#include "app/drawing/tint.h"
#include "app/parts/chartlayout.h"

#include <QDataStream>
#include <QPainterPathStroker>

namespace outremer {

// Only roads that glow are painted; most never do.
class RoadGlow : public Picture {
public:
    explicit RoadGlow(QQuickItem *parent)
        : Picture(parent)
    {
        setZ(-1);
    }

    void show(const QPainterPath &way, const QColor &colour, qreal reach, qreal hole)
    {
        m_way = way;
        m_hole = hole;
        m_colour = colour;
        m_reach = reach;
        setSize(parentItem()->size());
        update();
    }
    void paint(QPainter *painter) override
    {
        if (m_hole > 0) {
            QPainterPath clip, hole;
            clip.addRect(boundingRect());
            hole.addEllipse(m_way.pointAtPercent(0.5), m_hole, m_hole);
            painter->setClipPath(clip - hole);
        }
        for (const auto &[width, opacity] : { std::pair(1.6, 0.22), std::pair(1.0, 0.4), std::pair(0.45, 1.0) })
            painter->strokePath(
                m_way, QPen(faded(m_colour, opacity), m_reach * width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }

protected:
    void describe(QDataStream &words) const override { words << m_way << m_colour << m_reach << m_hole; }

private:
    QPainterPath m_way;
    QColor m_colour;
    qreal m_reach = 0, m_hole = 0;
};

ChartRoadLine::ChartRoadLine(QQuickItem *parent)
    : QQuickItem(parent)
{
    connect(this, &ChartRoadLine::wayChanged, this, &ChartRoadLine::place);
}

void ChartRoadLine::componentComplete()
{
    QQuickItem::componentComplete();
    place();
}

void ChartRoadLine::place()
{
    if (!isComponentComplete())
        return;
    const auto road = std::ranges::find(m_plan.roads, m_road, &ChartRoad::id);
    const QPainterPath way =
        road == m_plan.roads.end() ? QPainterPath() : chartFit(m_plan, m_chart).map(roadPath(m_plan, *road));
    const QRectF box = way.boundingRect().adjusted(-m_reach, -m_reach, m_reach, m_reach);
    setPosition(box.topLeft());
    setSize(box.size());
    m_way = way.translated(-box.topLeft());
    QPainterPathStroker stroker;
    stroker.setWidth(2 * m_reach);
    stroker.setCapStyle(Qt::FlatCap); // the ends belong to the places
    m_near = stroker.createStroke(m_way);
    m_near.setFillRule(Qt::WindingFill);
    m_middle = way.isEmpty() ? QPointF() : way.pointAtPercent(0.5);
    shine();
    emit placed();
}

bool ChartRoadLine::contains(const QPointF &point) const
{
    return m_near.contains(point);
}

void ChartRoadLine::setGlow(const QColor &glow)
{
    if (glow == m_glow)
        return;
    m_glow = glow;
    shine();
    emit glowChanged();
}

void ChartRoadLine::shine()
{
    const bool isLit = m_glow.alpha() > 0 && !m_way.isEmpty();
    if (isLit && !m_light)
        m_light = new RoadGlow(this);
    if (!m_light)
        return;
    m_light->setVisible(isLit);
    if (isLit)
        m_light->show(m_way, m_glow, m_reach, m_hole);
}

} // namespace outremer
