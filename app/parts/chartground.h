#pragma once

#include "app/drawing/picture.h"
#include "app/parts/chartplan.h"

#include <QColor>
#include <QTransform>

namespace outremer {

// The painted part of a chart: its layers, its roads by class with their limits, the names of lands and of places. It is
// one picture, however much there is on it; whatever can be chosen or moves lies above it, placed by `unit` and `origin`.
class ChartGround : public outremer::Picture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(outremer::ChartPlan plan READ plan WRITE setPlan NOTIFY planChanged REQUIRED)
    Q_PROPERTY(QVariantMap inks MEMBER m_inks NOTIFY lookChanged REQUIRED) // colours by name
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY lookChanged)                 // of names and of limits
    Q_PROPERTY(QColor paper MEMBER m_paper NOTIFY lookChanged)             // behind them
    Q_PROPERTY(QString family MEMBER m_family NOTIFY lookChanged)
    Q_PROPERTY(QString figures MEMBER m_figures NOTIFY lookChanged) // the family that numbers are written in
    Q_PROPERTY(qreal letters MEMBER m_letters NOTIFY lookChanged)   // of the places' names, in pixels
    Q_PROPERTY(qreal unit READ unit NOTIFY fitChanged)              // pixels of one unit of the plan
    Q_PROPERTY(QPointF origin READ origin NOTIFY fitChanged)        // where the plan's 0, 0 lies

public:
    explicit ChartGround(QQuickItem *parent = nullptr);

    const ChartPlan &plan() const { return m_plan; }
    void setPlan(const ChartPlan &plan);
    qreal unit() const { return m_fit.m11(); }
    QPointF origin() const { return m_fit.map(QPointF()); }
    QList<QRectF> nameBoxes() const; // in the order of the places

    void paint(QPainter *painter) override;

signals:
    void planChanged();
    void lookChanged();
    void fitChanged();

protected:
    void describe(QDataStream &words) const override;
    bool mayStretch() const override { return true; }
    void geometryChange(const QRectF &now, const QRectF &before) override;

private:
    void fit();
    QFont nameFont() const;
    QColor inkNamed(const QString &name) const { return m_inks.value(name).value<QColor>(); }
    void paintLayers(QPainter &painter) const;
    void paintRoad(QPainter &painter, const ChartRoad &road) const;
    void paintLimit(QPainter &painter, const ChartRoad &road) const;
    void paintLandNames(QPainter &painter) const;
    void paintPlaceNames(QPainter &painter) const;

    ChartPlan m_plan;
    QVariantMap m_inks;
    QColor m_ink, m_paper;
    QString m_family, m_figures;
    qreal m_letters = 12;
    QTransform m_fit;
    int m_edition = 0; // of the plan: equal plans of one item need not be compared word by word
};

} // namespace outremer
