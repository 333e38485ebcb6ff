#include "app/drawing/focushalo.h"

#include "app/drawing/bands.h"
#include "app/drawing/picture.h"

#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <QPropertyAnimation>
#include <QSequentialAnimationGroup>

#include <algorithm>
#include <cmath>
#include <utility>

namespace outremer {
namespace {

constexpr int kReach = 4; // lines around the item that there is something in
constexpr double kHaloSteps[] = { 1, 0.4, 0.16 };

} // namespace

// One of the two pictures around an item: as large as the item and what reaches beyond it.
class MarkPicture : public Picture {
public:
    struct Wanted {
        QSizeF size{}; // of the item
        qreal radius = 0;
        bool halo = false, selected = false, focused = false, isFar = false;
    };
    // The look as it is painted with.
    struct Look {
        explicit Look(const QVariantMap &map)
            : glow(map["glow"].value<QColor>())
            , selected(map["selected"].value<QColor>())
            , lozenge(map["lozenge"].value<QColor>())
            , focus(map["focus"].value<QColor>())
            , line(map["line"].toReal())
            , hairline(map["hairline"].toReal())
            , lozengeSize(map["lozengeSize"].toReal())
        {
        }

        QColor glow, selected, lozenge, focus;
        qreal line, hairline, lozengeSize;
    };

    explicit MarkPicture(QQuickItem *parent)
        : Picture(parent)
    {
    }

    void show(const Wanted &wanted, const Look &look)
    {
        m_look = look;
        const qreal reach = kReach * look.line + look.lozengeSize / 2;
        setPosition({ -reach, -reach });
        setSize({ wanted.size.width() + 2 * reach, wanted.size.height() + 2 * reach });
        setVisible(wanted.halo || wanted.selected || wanted.focused);
        m_wanted = wanted;
        update();
    }

    void paint(QPainter *painter) override
    {
        m_painter = painter;
        const qreal line = m_look.line;
        const qreal reach = kReach * line + m_look.lozengeSize / 2;
        painter->translate(reach, reach);
        if (m_wanted.halo) {
            for (int step = 0; step < 3; ++step) {
                QColor colour = m_look.glow;
                colour.setAlphaF(float(kHaloSteps[step]));
                ring((step + 1) * line, line, colour);
            }
        }
        if (m_wanted.selected) {
            ring(line, line + m_look.hairline, m_look.selected);
            lozenge();
        }
        if (m_wanted.focused)
            ring((m_wanted.isFar ? 4 : 2) * line, line, m_look.focus);
    }

protected:
    void describe(QDataStream &words) const override
    {
        words << m_wanted.size << m_wanted.radius << m_wanted.halo << m_wanted.selected << m_wanted.focused
              << m_wanted.isFar << m_look.glow << m_look.selected << m_look.lozenge << m_look.focus << m_look.line
              << m_look.hairline << m_look.lozengeSize;
    }

private:
    // A line along the item's edge, so far outside of it.
    void ring(qreal outside, qreal width, const QColor &colour)
    {
        const QRectF outer =
            QRectF(QPointF(), m_wanted.size).adjusted(-outside, -outside, outside, outside).toAlignedRect();
        const QRectF inner = outer.adjusted(width, width, -width, -width);
        const qreal radius = std::floor(std::min({ m_wanted.radius + outside, outer.width() / 2, outer.height() / 2 }));
        QPainterPath path;
        path.addRoundedRect(outer, radius, radius);
        path.addRoundedRect(inner, std::max(0.0, radius - width), std::max(0.0, radius - width));
        inBands(*m_painter, outer, [&] { m_painter->fillPath(path, colour); });
    }

    void lozenge()
    {
        const qreal side = std::round(m_look.lozengeSize * 0.71);
        const qreal edge = m_look.line;
        m_painter->save();
        m_painter->translate(m_wanted.size.width() / 2, -m_look.hairline);
        m_painter->rotate(45);
        m_painter->fillRect(QRectF(-side / 2, -side / 2, side, side), m_look.selected);
        m_painter->fillRect(
            QRectF(-side / 2 + edge, -side / 2 + edge, side - 2 * edge, side - 2 * edge), m_look.lozenge);
        m_painter->restore();
    }

    Wanted m_wanted;
    Look m_look{ {} };
    QPainter *m_painter = nullptr;
};

void FocusHalo::set(bool &member, bool value)
{
    if (member == value)
        return;
    member = value;
    follow();
    emit stateChanged();
}

void FocusHalo::setRadius(qreal radius)
{
    if (radius == m_radius)
        return;
    m_radius = radius;
    follow();
    emit radiusChanged();
}

void FocusHalo::setLook(const QVariantMap &look)
{
    if (look == m_look)
        return;
    m_look = look;
    follow();
    emit lookChanged();
}

void FocusHalo::componentComplete()
{
    QQuickItem::componentComplete();
    follow();
}

void FocusHalo::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size())
        follow();
}

void FocusHalo::follow()
{
    const bool isMarked = m_isSelectable || m_isSelected || m_isFocused;
    if (m_look.isEmpty() || !isComponentComplete() || (!isMarked && !m_halo && !m_frame))
        return;
    const MarkPicture::Look look(m_look);
    const bool isOffered = m_isSelectable && !m_isSelected;
    const bool wasOffered = std::exchange(m_wasOffered, isOffered); // seen or not: what it lies in may be hidden
    if (isOffered && !m_halo)
        m_halo = new MarkPicture(this);
    if ((m_isSelected || m_isFocused) && !m_frame)
        m_frame = new MarkPicture(this);
    if (m_halo && (isOffered || wasOffered))
        m_halo->show({ size(), m_radius, isOffered }, look);
    if (m_frame)
        m_frame->show({ size(), m_radius, false, m_isSelected, m_isFocused, m_isSelectable || m_isSelected }, look);
    if (isOffered && !wasOffered)
        breathe();
}

// What has become an option says so twice.
void FocusHalo::breathe()
{
    if (m_breath)
        m_breath->stop();
    m_halo->setOpacity(1);
    if (m_look["pause"].toInt() == 0)
        return;
    if (!m_breath) {
        m_breath = new QSequentialAnimationGroup(this);
        auto *rise = new QPropertyAnimation(m_halo, "opacity");
        rise->setStartValue(0.3);
        rise->setEndValue(1.0);
        m_breath->addAnimation(rise);
        m_breath->addPause(m_look["pause"].toInt());
        m_breath->setLoopCount(2);
    }
    static_cast<QPropertyAnimation *>(m_breath->animationAt(0))->setDuration(2 * m_look["pause"].toInt());
    m_breath->start();
}

} // namespace outremer
