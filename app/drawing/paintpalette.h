#pragma once

#include <QColor>
#include <QObject>
#include <QVariantMap>
#include <qqml.h>

namespace outremer {

// What pictures are painted with: the theme's colours, letters and measures, the signs, and the grounds of a game's
// decks. QML fills it in.
class PaintPalette : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor card MEMBER m_card NOTIFY changed)
    Q_PROPERTY(QColor edge MEMBER m_edge NOTIFY changed)
    Q_PROPERTY(QColor shadow MEMBER m_shadow NOTIFY changed)
    Q_PROPERTY(QColor deep MEMBER m_deep NOTIFY changed) // parchment on which prices lie
    Q_PROPERTY(QColor gold MEMBER m_gold NOTIFY changed)
    Q_PROPERTY(QColor goldPale MEMBER m_goldPale NOTIFY changed)
    Q_PROPERTY(QColor rubric MEMBER m_rubric NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY changed)
    Q_PROPERTY(QColor inkSoft MEMBER m_inkSoft NOTIFY changed)
    Q_PROPERTY(QColor light MEMBER m_light NOTIFY changed) // upon a deck's ground
    Q_PROPERTY(QColor shade MEMBER m_shade NOTIFY changed)
    Q_PROPERTY(QVariantMap grounds MEMBER m_grounds NOTIFY changed) // colours by noun
    Q_PROPERTY(QVariantMap means MEMBER m_means NOTIFY changed)     // colours by what is paid with
    Q_PROPERTY(QVariantMap meansInks MEMBER m_meansInks NOTIFY changed)
    Q_PROPERTY(QVariantMap houses MEMBER m_houses NOTIFY changed) // arms by house: field, charge, path
    Q_PROPERTY(QVariantMap signs MEMBER m_signs NOTIFY changed)   // SVG paths in a square of 96 units
    Q_PROPERTY(QString displayFamily MEMBER m_displayFamily NOTIFY changed)
    Q_PROPERTY(QString textFamily MEMBER m_textFamily NOTIFY changed)
    Q_PROPERTY(qreal scale MEMBER m_scale NOTIFY changed) // 1 at 1280×800

public:
    explicit PaintPalette(QObject *parent = nullptr)
        : QObject(parent)
    {
        connect(this, &PaintPalette::changed, this, [this] { m_edition = nextEdition(); });
    }

    const QColor &card() const { return m_card; }
    const QColor &edge() const { return m_edge; }
    const QColor &shadow() const { return m_shadow; }
    const QColor &deep() const { return m_deep; }
    const QColor &gold() const { return m_gold; }
    const QColor &goldPale() const { return m_goldPale; }
    const QColor &rubric() const { return m_rubric; }
    const QColor &ink() const { return m_ink; }
    const QColor &inkSoft() const { return m_inkSoft; }
    const QColor &light() const { return m_light; }
    const QColor &shade() const { return m_shade; }
    QColor ground(const QString &noun) const { return m_grounds[noun].value<QColor>(); }
    QColor means(const QString &id) const { return m_means[id].value<QColor>(); }
    QColor meansInk(const QString &id) const { return m_meansInks[id].value<QColor>(); }
    QVariantMap house(const QString &id) const { return m_houses[id].toMap(); }
    QString sign(const QString &id) const { return m_signs.value(id, m_signs["unknown"]).toString(); }
    const QString &displayFamily() const { return m_displayFamily; }
    const QString &textFamily() const { return m_textFamily; }
    double px(double size) const { return qRound(size * m_scale); }
    int edition() const { return m_edition; } // another one for whatever is painted differently
    double hairline() const { return std::max(1.0, px(1)); }

signals:
    void changed();

private:
    static int nextEdition()
    {
        static int editions = 0;
        return ++editions;
    }

    QColor m_card, m_edge, m_shadow, m_deep, m_gold, m_goldPale, m_rubric, m_ink, m_inkSoft, m_light, m_shade;
    QVariantMap m_grounds, m_means, m_meansInks, m_houses, m_signs;
    QString m_displayFamily, m_textFamily;
    qreal m_scale = 1;
    int m_edition = nextEdition();
};

} // namespace outremer
