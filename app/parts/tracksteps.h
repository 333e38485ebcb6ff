#pragma once

#include "app/drawing/picture.h"
#include "app/parts/trackplan.h"

#include <QColor>

namespace outremer {

// The steps of a track or a ladder as one picture: numbers, thresholds with a broad line before them, rewards. It lies
// from left to right, stands from the bottom up, or is bent: rows of `perRow` steps, to and fro from the top.
class TrackSteps : public outremer::Picture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(outremer::TrackPlan plan READ plan WRITE setPlan NOTIFY changed REQUIRED)
    Q_PROPERTY(Form form MEMBER m_form NOTIFY changed)
    Q_PROPERTY(int perRow MEMBER m_perRow NOTIFY changed)
    Q_PROPERTY(qreal letters MEMBER m_letters NOTIFY changed) // at most, in pixels
    Q_PROPERTY(QString family MEMBER m_family NOTIFY changed)
    Q_PROPERTY(QColor paper MEMBER m_paper NOTIFY changed)
    Q_PROPERTY(QColor line MEMBER m_line NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY changed)
    Q_PROPERTY(QColor mark MEMBER m_mark NOTIFY changed) // of thresholds and rewards

public:
    enum Form { Horizontal, Vertical, Bent };
    Q_ENUM(Form)

    explicit TrackSteps(QQuickItem *parent = nullptr);

    const TrackPlan &plan() const { return m_plan; }
    void setPlan(const TrackPlan &plan);

    // Where a step lies in a track of this size; the size is said so that a binding knows when to ask again.
    Q_INVOKABLE QRectF cell(int step, QSizeF size) const;
    // Where a marker stands that shares its step with others.
    Q_INVOKABLE QRectF spot(int step, int place, int among, QSizeF size) const;

    void paint(QPainter *painter) override;

signals:
    void changed();

protected:
    void describe(QDataStream &words) const override;

private:
    int columns() const;
    int rows() const;
    void paintStep(QPainter &painter, int step) const;
    void paintThreshold(QPainter &painter, int step) const;

    TrackPlan m_plan;
    Form m_form = Horizontal;
    int m_perRow = 10;
    qreal m_letters = 13;
    QString m_family;
    QColor m_paper, m_line, m_ink, m_mark;
    int m_edition = 0;
};

} // namespace outremer
