#pragma once

#include "app/crusaders/cards/cardsheet.h"
#include "app/drawing/paintpalette.h"
#include "app/drawing/picture.h"

#include <QPointer>

namespace outremer {

// A card of Crusaders as its face says (app/crusaders/board/cardfaces.h), at any size: tiny on the table, with its text in the
// hand, with everything when it is shown large. One painted item, because a move may bring many cards.
class PaintedCard : public outremer::Picture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariantMap face READ face WRITE setFace NOTIFY faceChanged)
    Q_PROPERTY(bool compact READ isCompact WRITE setCompact NOTIFY compactChanged)
    Q_PROPERTY(outremer::PaintPalette *palette READ palette WRITE setPalette NOTIFY paletteChanged)
    Q_PROPERTY(qreal bleed READ bleed NOTIFY paletteChanged) // by how much it is larger than the card on each side
    Q_PROPERTY(bool complete READ isComplete)                // whether everything has room

public:
    explicit PaintedCard(QQuickItem *parent = nullptr);

    const QVariantMap &face() const { return m_face; }
    void setFace(const QVariantMap &face);
    bool isCompact() const { return m_isCompact; }
    void setCompact(bool isCompact);
    PaintPalette *palette() const { return m_palette; }
    void setPalette(PaintPalette *palette);
    qreal bleed() const { return m_palette ? cardBleed(*m_palette) : 0; }
    bool isComplete() const;

    void paint(QPainter *painter) override;

signals:
    void faceChanged();
    void compactChanged();
    void paletteChanged();

protected:
    void describe(QDataStream &words) const override;
    bool mayStretch() const override { return true; }

private:
    bool draw(QPainter &painter) const;

    QVariantMap m_face;
    bool m_isCompact = false;
    QPointer<PaintPalette> m_palette;
};

} // namespace outremer
