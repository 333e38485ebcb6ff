#pragma once

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

    QSGNode *updatePaintNode(QSGNode *old, UpdatePaintNodeData *) override;
    void geometryChange(const QRectF &now, const QRectF &before) override;
    void itemChange(ItemChange change, const ItemChangeData &data) override;

private:
    QImage shared(const QSize &pixels, qreal ratio);
};

} // namespace outremer
