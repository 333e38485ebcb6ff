#pragma once

#include <QPointer>
#include <QRect>
#include <QTimer>
#include <QWindow>
#include <qqml.h>

namespace outremer {

// Opens the window where it was when it was last seen, and remembers where it goes. A place that is on no screen any
// more is not used: the window would be lost there.
class WindowKeeper : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QWindow *window READ window WRITE setWindow NOTIFY windowChanged)

public:
    explicit WindowKeeper(QObject *parent = nullptr);

    QWindow *window() const { return m_window; }
    void setWindow(QWindow *window);
    Q_INVOKABLE void open(); // for the first time: where it was, if it can be there

    // Whether somebody could see and grab the upper edge of a window here.
    static bool isWithinReach(const QRect &place, const QList<QRect> &screens);

signals:
    void windowChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void save();

    QPointer<QWindow> m_window;
    QTimer m_later;
};

} // namespace outremer
