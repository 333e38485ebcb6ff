#include "app/ui/hover.h"

#include <QCursor>

namespace outremer {

void Hover::setCursorShape(Qt::CursorShape shape)
{
    if (shape == m_shape)
        return;
    m_shape = shape;
    if (QQuickItem *place = item())
        place->setCursor(m_shape);
    emit cursorShapeChanged();
}

void Hover::componentComplete()
{
    QQuickItem *place = item();
    if (!place)
        return;
    place->setAcceptHoverEvents(true);
    place->installEventFilter(this);
    if (m_shape != Qt::ArrowCursor)
        place->setCursor(m_shape);
}

bool Hover::eventFilter(QObject *watched, QEvent *event)
{
    const bool isComing = event->type() == QEvent::HoverEnter;
    if (watched == parent() && (isComing || event->type() == QEvent::HoverLeave) && isComing != m_isHovered) {
        m_isHovered = isComing;
        emit hoveredChanged();
    }
    return false;
}

} // namespace outremer
