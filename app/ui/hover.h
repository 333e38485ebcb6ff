#pragma once

#include <QQmlParserStatus>
#include <QQuickItem>
#include <qqml.h>

namespace outremer {

// Put into an item, it knows whether the pointer is there, and gives it a shape. It takes the place of Qt's HoverHandler:
// each of those is told of the pointer in every frame, and Qt 6.4 notes every telling down until the mouse moves again
// (QTBUG-135975), so that an evening played by keyboard would fill the memory. An item is told only when the pointer comes
// and goes.
class Hover : public QObject, public QQmlParserStatus {
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT
    Q_PROPERTY(bool hovered READ isHovered NOTIFY hoveredChanged)
    Q_PROPERTY(Qt::CursorShape cursorShape READ cursorShape WRITE setCursorShape NOTIFY cursorShapeChanged)

public:
    bool isHovered() const { return m_isHovered; }
    Qt::CursorShape cursorShape() const { return m_shape; }
    void setCursorShape(Qt::CursorShape shape);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void hoveredChanged();
    void cursorShapeChanged();

protected:
    void classBegin() override {}
    void componentComplete() override;

private:
    QQuickItem *item() const { return qobject_cast<QQuickItem *>(parent()); }

    Qt::CursorShape m_shape = Qt::ArrowCursor;
    bool m_isHovered = false;
};

} // namespace outremer
