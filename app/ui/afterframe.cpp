#include "app/ui/afterframe.h"

namespace outremer {
namespace {

constexpr int kPatience = 100; // milliseconds: several frames

} // namespace

AfterFrame::AfterFrame(QObject *parent)
    : QObject(parent)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, &AfterFrame::reach);
}

void AfterFrame::await(QQuickWindow *window)
{
    cancel();
    m_isAwaited = true;
    m_frame = connect(window, &QQuickWindow::frameSwapped, this, &AfterFrame::reach, Qt::QueuedConnection);
    m_patience.start();
    window->update(); // also where nothing on the screen has changed
}

void AfterFrame::cancel()
{
    m_isAwaited = false;
    disconnect(m_frame);
    m_patience.stop();
}

void AfterFrame::reach()
{
    if (!m_isAwaited) // cancelled while the word was on its way
        return;
    cancel();
    emit reached();
}

} // namespace outremer
