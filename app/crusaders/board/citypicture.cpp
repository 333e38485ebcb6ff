#include "app/crusaders/board/citypicture.h"

#include "app/crusaders/booklet/heraldry.h"
#include "app/crusaders/booklet/maplines.h"

#include <QPainter>

#include <cmath>
#include <numbers>

namespace outremer {

using booklet::roundPen;

namespace {

constexpr qreal kGround = 43;

// Builds with one set of colours.
class Mason {
public:
    Mason(QPainter &painter, const QColor &stone, const QColor &roof, const QColor &line)
        : p(painter)
        , m_stone(stone)
        , m_roof(roof)
        , m_line(line)
    {
    }

    void block(const QRectF &place) const
    {
        p.setPen(pen());
        p.setBrush(m_stone);
        p.drawRect(place);
        p.fillRect(QRectF(place.center().x(), place.top() + 0.5, place.width() / 2 - 0.5, place.height() - 1), shade());
    }
    // A row of merlons along the top of a place.
    void merlons(const QRectF &place) const
    {
        const int teeth = std::max(2, int(place.width() / 3.2));
        const qreal tooth = place.width() / (2 * teeth - 1);
        p.setPen(pen());
        p.setBrush(m_stone);
        for (int i = 0; i < teeth; ++i)
            p.drawRect(QRectF(place.left() + 2 * tooth * i, place.top() - 2, tooth, 2.4));
    }
    void wall(const QRectF &place) const
    {
        merlons(place);
        block(place);
        p.setPen(roundPen(shade(2.2), 0.5));
        for (int row = 1; row < 3; ++row) {
            const qreal y = place.top() + place.height() * row / 3;
            p.drawLine(QPointF(place.left() + 1, y), QPointF(place.right() - 1, y));
        }
    }
    void tower(const QRectF &place, bool hasRoof) const
    {
        if (!hasRoof)
            merlons(place);
        block(place);
        if (hasRoof)
            spire(place, place.width() * 0.95);
        p.setPen(Qt::NoPen);
        p.setBrush(m_line);
        p.drawRoundedRect(QRectF(place.center().x() - 0.7, place.top() + 3, 1.4, 3.6), 0.7, 0.7);
    }
    void spire(const QRectF &place, qreal height) const
    {
        const QPolygonF roof{ place.topLeft() - QPointF(1, 0), QPointF(place.center().x(), place.top() - height),
            place.topRight() + QPointF(1, 0) };
        p.setPen(pen());
        p.setBrush(m_roof);
        p.drawPolygon(roof);
    }
    void dome(const QRectF &place) const
    {
        const qreal height = place.width() * 0.62;
        QPainterPath cupola(place.topLeft() - QPointF(0.6, 0));
        cupola.cubicTo(place.topLeft() + QPointF(-1.6, -height * 0.75),
            QPointF(place.center().x() - 1, place.top() - height),
            QPointF(place.center().x(), place.top() - height - 1.6));
        cupola.cubicTo(QPointF(place.center().x() + 1, place.top() - height),
            place.topRight() + QPointF(1.6, -height * 0.75), place.topRight() + QPointF(0.6, 0));
        p.setPen(pen());
        p.setBrush(m_roof);
        p.drawPath(cupola);
    }
    void house(const QRectF &place) const
    {
        block(place);
        spire(place, place.width() * 0.55);
    }
    void gate(qreal middle, qreal width, qreal height) const
    {
        QPainterPath arch(QPointF(middle - width / 2, kGround));
        arch.lineTo(middle - width / 2, kGround - height * 0.55);
        arch.quadTo(QPointF(middle, kGround - height * 1.3), QPointF(middle + width / 2, kGround - height * 0.55));
        arch.lineTo(middle + width / 2, kGround);
        arch.closeSubpath();
        p.setPen(Qt::NoPen);
        p.setBrush(m_line);
        p.drawPath(arch);
    }
    QPen pen() const { return QPen(m_line, 1, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin); }

private:
    QColor shade(qreal strength = 1) const
    {
        QColor shade = m_line;
        shade.setAlphaF(float(0.16 * strength));
        return shade;
    }

    QPainter &p;
    QColor m_stone, m_roof, m_line;
};

// The house of God and of the ruler, in the middle of every city.
void buildHall(const Mason &mason, const QRectF &place, bool isSaracen)
{
    mason.block(place);
    if (isSaracen)
        mason.dome(place);
    else
        mason.spire(place, place.width() * 0.62);
}

// The top of what stands in the middle, where the banner is planted.
qreal buildCity(const Mason &mason, int level, bool isSaracen)
{
    if (level <= 1) {
        mason.house({ 5, kGround - 8, 11, 8 });
        mason.house({ 33, kGround - 8, 11, 8 });
        buildHall(mason, { 18, kGround - 13, 12, 13 }, isSaracen);
        mason.gate(24, 4, 6);
        return kGround - 20;
    }
    if (level == 2) {
        mason.house({ 10, kGround - 16, 9, 8 });
        mason.house({ 30, kGround - 16, 9, 8 });
        buildHall(mason, { 18, kGround - 19, 12, 12 }, isSaracen);
        mason.wall({ 7, kGround - 11, 34, 11 });
        mason.tower({ 2, kGround - 17, 9, 17 }, false);
        mason.tower({ 37, kGround - 17, 9, 17 }, false);
        mason.gate(24, 6, 7.5);
        return kGround - 26;
    }
    mason.tower({ 10, kGround - 25, 8, 18 }, true);
    mason.tower({ 30, kGround - 25, 8, 18 }, true);
    buildHall(mason, { 18, kGround - 22, 12, 16 }, isSaracen);
    mason.wall({ 5, kGround - 12, 38, 12 });
    mason.tower({ 0.5, kGround - 20, 9.5, 20 }, true);
    mason.tower({ 38, kGround - 20, 9.5, 20 }, true);
    mason.tower({ 18, kGround - 15, 12, 15 }, false);
    mason.gate(24, 6, 7.5);
    return kGround - 29;
}

void raiseBanner(QPainter &painter, QPointF foot, const QString &owner, const QColor &field, const QColor &charge,
    const QColor &line)
{
    constexpr qreal kPole = 15, kLong = 17, kHigh = 12;
    const QPointF top = foot - QPointF(0, kPole);
    painter.setPen(roundPen(line, 1.2));
    painter.drawLine(foot, top);
    QPainterPath cloth(top + QPointF(0, 0.6));
    cloth.cubicTo(top + QPointF(6, -1), top + QPointF(11, 2.4), top + QPointF(kLong, 0.4));
    cloth.lineTo(top + QPointF(kLong, kHigh + 0.4));
    cloth.cubicTo(top + QPointF(11, kHigh + 2.4), top + QPointF(6, kHigh - 1), top + QPointF(0, kHigh + 0.6));
    cloth.closeSubpath();
    painter.setPen(roundPen(line, 0.9));
    painter.setBrush(field);
    painter.drawPath(cloth);
    if (const campaign::MapOwner *arms = campaign::builtInMap().owner(owner.toStdString()))
        painter.fillPath(booklet::symbolPath(*arms, QRectF(top + QPointF(3.2, 1.4), QSizeF(10.4, 10.4))), charge);
}

void paintHalo(QPainter &painter, const QColor &gold, const QColor &colour)
{
    painter.save();
    painter.translate(24, 27);
    QRadialGradient glow(QPointF(), 24);
    QColor end = gold;
    end.setAlphaF(0);
    glow.setColorAt(0.4, gold);
    glow.setColorAt(1, end);
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawEllipse(QPointF(), 24, 24);
    for (int i = 0; i < 24; ++i) {
        const qreal angle = 2 * std::numbers::pi * i / 24;
        const QPointF ray(std::cos(angle), std::sin(angle));
        painter.setPen(roundPen(i % 2 ? gold : colour, 1.3));
        painter.drawLine(ray * 18.5, ray * (i % 2 ? 24 : 22));
    }
    painter.setPen(roundPen(colour, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(), 18, 18);
    painter.restore();
}

// A token laid over the city, back side up.
void paintCover(QPainter &painter, const QColor &field, const QColor &line)
{
    const QRectF token(9, 13, 30, 29);
    painter.setPen(roundPen(line, 1));
    painter.setBrush(field);
    painter.drawRoundedRect(token, 4, 4);
    painter.setPen(roundPen(line, 0.6));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(token.adjusted(2, 2, -2, -2), 3, 3);
    if (const campaign::MapOwner *sign = campaign::builtInMap().owner("closed"))
        painter.fillPath(booklet::symbolPath(*sign, token.adjusted(6, 5.5, -6, -5.5)), line);
}

} // namespace

CityPicture::CityPicture(QQuickItem *parent)
    : Picture(parent)
{
    connect(this, &CityPicture::changed, this, [this] { update(); });
}

void CityPicture::describe(QDataStream &words) const
{
    words << m_owner << m_level << m_closed << m_halo << m_field << m_charge << m_stone << m_line << m_gold;
}

void CityPicture::paint(QPainter *painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->scale(width() / kWidth, height() / kHeight);
    if (m_closed)
        return paintCover(*painter, m_field, m_line);
    if (m_halo.alpha() > 0)
        paintHalo(*painter, m_gold, m_halo);
    QColor shadow = m_line;
    shadow.setAlphaF(0.25f);
    painter->setPen(Qt::NoPen);
    painter->setBrush(shadow);
    painter->drawEllipse(QPointF(kWidth / 2, kGround - 0.6), 23, 1.6);
    const Mason mason(*painter, m_stone, m_field, m_line);
    const qreal top = buildCity(mason, m_level, m_owner == "saracens");
    raiseBanner(*painter, { kWidth / 2, top + 1 }, m_owner, m_field, m_charge, m_line);
}

} // namespace outremer
