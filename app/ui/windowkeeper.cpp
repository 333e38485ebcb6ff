#include "app/ui/windowkeeper.h"

#include "app/ui/preferences.h"

#include <QEvent>
#include <QGuiApplication>
#include <QScreen>

#include <algorithm>

namespace outremer {
namespace {

constexpr QSize kGrip{ 160, 24 }; // of the upper edge: enough to take hold of
constexpr int kRest = 500;        // milliseconds after the last movement

QList<QRect> screensNow()
{
    QList<QRect> places;
    for (const QScreen *screen : QGuiApplication::screens())
        places.append(screen->availableGeometry());
    return places;
}

} // namespace

WindowKeeper::WindowKeeper(QObject *parent)
    : QObject(parent)
{
    m_later.setSingleShot(true);
    m_later.setInterval(kRest);
    connect(&m_later, &QTimer::timeout, this, &WindowKeeper::save);
    connect(qApp, &QCoreApplication::aboutToQuit, this, &WindowKeeper::save);
}

bool WindowKeeper::isWithinReach(const QRect &place, const QList<QRect> &screens)
{
    const QRect edge(place.topLeft(), QSize(place.width(), kGrip.height()));
    return std::ranges::any_of(screens, [&](const QRect &screen) {
        const QRect seen = screen.intersected(edge);
        return seen.width() >= std::min(kGrip.width(), place.width()) && seen.height() >= kGrip.height();
    });
}

void WindowKeeper::setWindow(QWindow *window)
{
    if (window == m_window)
        return;
    if (m_window)
        m_window->removeEventFilter(this);
    m_window = window;
    if (m_window)
        m_window->installEventFilter(this);
    emit windowChanged();
}

void WindowKeeper::open()
{
    if (!m_window)
        return;
    const Preferences &preferences = *Preferences::instance();
    const QRect place = preferences.windowPlace();
    if (place.isValid() && isWithinReach(place, screensNow()))
        m_window->setGeometry(place);
    if (preferences.windowMaximised())
        m_window->showMaximized();
    else
        m_window->show();
}

bool WindowKeeper::eventFilter(QObject *watched, QEvent *event)
{
    const bool result = QObject::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::WindowStateChange:
        m_later.start();
        break;
    case QEvent::Close:
        save();
        break;
    default:
        break;
    }
    return result;
}

// Looked at when it rests: on its way to being maximised a window has the size before the state.
void WindowKeeper::save()
{
    m_later.stop();
    Preferences &preferences = *Preferences::instance();
    if (m_window && m_window->visibility() == QWindow::Windowed)
        preferences.setWindowPlace(m_window->geometry(), false);
    else if (m_window && m_window->visibility() == QWindow::Maximized)
        preferences.setWindowPlace(preferences.windowPlace(), true);
}

} // namespace outremer
