#pragma once

#include "app/drawing/paintbrush.h"
#include "app/drawing/picture.h"

#include <QPointer>

namespace outremer {

// One option of a list, painted whole: the key that takes it, its sign, its words, what it costs or brings. As high as
// its words need at its width.
class ChoiceFace : public outremer::Picture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text MEMBER m_text NOTIFY wordsChanged)
    Q_PROPERTY(QString note MEMBER m_note NOTIFY wordsChanged)
    Q_PROPERTY(QString keyHint MEMBER m_keyHint NOTIFY wordsChanged)
    Q_PROPERTY(QString icon MEMBER m_icon NOTIFY wordsChanged)
    Q_PROPERTY(QStringList price MEMBER m_price NOTIFY wordsChanged)
    Q_PROPERTY(QString discountText MEMBER m_discountText NOTIFY wordsChanged) // empty without one
    Q_PROPERTY(bool apart MEMBER m_isApart NOTIFY wordsChanged)                // it leaves things as they are
    Q_PROPERTY(bool lit MEMBER m_isLit NOTIFY lightChanged)
    Q_PROPERTY(bool pressed MEMBER m_isPressed NOTIFY lightChanged)
    Q_PROPERTY(outremer::PaintPalette *palette READ palette WRITE setPalette NOTIFY paletteChanged)
    // Colours: ground, lit, pressed, rule, glow, accent. Measures: gap, inset, line, radius, scrollBar; letters: words,
    // note, key.
    Q_PROPERTY(QVariantMap look READ look WRITE setLook NOTIFY paletteChanged)

public:
    explicit ChoiceFace(QQuickItem *parent = nullptr);

    PaintPalette *palette() const { return m_palette; }
    void setPalette(PaintPalette *palette);
    QVariantMap look() const { return m_look; }
    void setLook(const QVariantMap &look);

    void paint(QPainter *painter) override;

signals:
    void wordsChanged();
    void lightChanged();
    void paletteChanged();

protected:
    void describe(QDataStream &words) const override;
    void componentComplete() override;
    void geometryChange(const QRectF &now, const QRectF &before) override;

private:
    void follow(); // asks for the room it needs, and is painted anew
    double measure(const char *name) const { return m_look[name].toDouble(); }
    QColor colour(const char *name) const { return m_look[name].value<QColor>(); }
    QFont letters(const char *name, bool isItalic = false) const;
    QRectF keyBox() const;
    QRectF signBox() const;
    QRectF linesBox() const; // as wide as the lines may be
    void paintKey(PaintBrush &brush) const;
    void paintLines(PaintBrush &brush) const;

    QString m_text, m_note, m_keyHint, m_icon, m_discountText;
    QStringList m_price;
    bool m_isApart = false, m_isLit = false, m_isPressed = false;
    QPointer<PaintPalette> m_palette;
    QVariantMap m_look;
};

} // namespace outremer
