#pragma once

#include "app/parts/chartplan.h"

#include <QColor>
#include <QPainterPath>
#include <QQuickItem>

namespace outremer {

class RoadGlow;

// A road of a chart as something one can point at: the item is where the road runs and nowhere else, and it glows along
// the way when it is offered, chosen or shown as a route. It places itself in its parent, the chart's ground.
class ChartRoadLine : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(outremer::ChartPlan plan MEMBER m_plan NOTIFY wayChanged REQUIRED)
    Q_PROPERTY(QString road MEMBER m_road NOTIFY wayChanged REQUIRED)  // its id
    Q_PROPERTY(QSizeF chart MEMBER m_chart NOTIFY wayChanged REQUIRED) // the size that the chart is shown in
    Q_PROPERTY(qreal reach MEMBER m_reach NOTIFY wayChanged)           // pixels beside the road that still mean it
    Q_PROPERTY(qreal hole MEMBER m_hole NOTIFY
            wayChanged) // pixels around the middle that do not glow: what stands there is read
    Q_PROPERTY(QColor glow READ glow WRITE setGlow NOTIFY glowChanged) // transparent: it does not glow
    Q_PROPERTY(QPointF middle READ middle NOTIFY placed)               // of the way, in the parent

public:
    explicit ChartRoadLine(QQuickItem *parent = nullptr);

    const QColor &glow() const { return m_glow; }
    void setGlow(const QColor &glow);
    QPointF middle() const { return m_middle; }

    bool contains(const QPointF &point) const override;

signals:
    void wayChanged();
    void glowChanged();
    void placed();

protected:
    void componentComplete() override;

private:
    void place();
    void shine();

    ChartPlan m_plan;
    QString m_road;
    QSizeF m_chart;
    qreal m_reach = 8, m_hole = 0;
    QColor m_glow = Qt::transparent;
    QPainterPath m_way; // in this item
    QPainterPath m_near;
    QPointF m_middle;
    RoadGlow *m_light = nullptr;
};

} // namespace outremer
