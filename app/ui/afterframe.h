#pragma once

#include <QObject>
#include <QQuickWindow>
#include <QTimer>

namespace outremer {

// Lets something wait until a window has shown its next frame.
class AfterFrame : public QObject {
    Q_OBJECT

public:
    explicit AfterFrame(QObject *parent);

    void await(QQuickWindow *window); // `reached` follows, once, however often it is called meanwhile
    void cancel();
    bool isAwaited() const { return m_isAwaited; }

signals:
    void reached();

private:
    void reach();

    bool m_isAwaited = false;
    QMetaObject::Connection m_frame;
    QTimer m_patience; // a window that is just being covered shows no frame
};

} // namespace outremer
