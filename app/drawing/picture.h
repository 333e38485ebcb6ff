#pragma once

#include <QBasicTimer>
#include <QImage>
#include <QPainter>
#include <QQuickItem>

class QDataStream;

namespace outremer {

// An item that is a painted picture. Items that look alike and are of one size share the picture: it is painted once and
// kept for a while, so that a move which brings back a card, a sign or a halo only shows it again.
class Picture : public QQuickItem {
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit Picture(QQuickItem *parent = nullptr);

    virtual void paint(QPainter *painter) = 0;

protected:
    // Writes down everything that `paint` depends on but the size: equal words, equal pictures.
    virtual void describe(QDataStream &words) const = 0;
    // Whether `paint` covers all of it: what lies beneath is not drawn then.
    virtual bool isOpaque() const { return false; }
    // Whether it may be stretched for a moment when its size changes, and be painted anew once nobody waits for it.
    virtual bool mayStretch() const { return false; }

    QSGNode *updatePaintNode(QSGNode *old, UpdatePaintNodeData *) override;
    void geometryChange(const QRectF &now, const QRectF &before) override;
    void itemChange(ItemChange change, const ItemChangeData &data) override;
    void timerEvent(QTimerEvent *event) override;

private:
    QByteArray look() const;
    QImage shared(const QByteArray &look, const QSize &pixels, qreal ratio);

    QByteArray m_look; // of what is shown
    QImage m_picture;
    QBasicTimer m_settling; // while it may be shown stretched
    bool m_isStale = false; // it changed while it was hidden
};

} // namespace outremer
