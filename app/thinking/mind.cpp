#include "app/thinking/mind.h"

#include <algorithm>
#include <memory>

namespace outremer {

Mind::Mind(QObject *parent)
    : QObject(parent)
{
}

Mind::~Mind()
{
    for (Work &work : m_works) // all at once, then one after the other
        work.thread.request_stop();
    m_works.clear();
}

void Mind::ask(Thinker thinker, const ThinkRequest &request)
{
    forget();
    m_current = ++m_last;
    const auto work = [this, id = m_current, thinker = std::move(thinker), question = request](std::stop_token stop) {
        ThinkRequest own = question;
        own.stop = std::move(stop);
        const auto thought = std::make_shared<const Thought>(thinker(own));
        QMetaObject::invokeMethod(
            this, [this, id, thought] { finish(id, *thought); }, Qt::QueuedConnection);
    };
    m_works.push_back({ m_current, std::jthread(work) });
}

void Mind::hurry()
{
    stop(m_current);
}

void Mind::forget()
{
    stop(m_current);
    m_current = 0;
}

void Mind::stop(std::uint64_t id)
{
    const auto work = std::ranges::find(m_works, id, &Work::id);
    if (work != m_works.end())
        work->thread.request_stop();
}

void Mind::finish(std::uint64_t id, const Thought &thought)
{
    std::erase_if(m_works, [id](const Work &work) { return work.id == id; }); // it has nothing left to do
    if (id != m_current)
        return;
    m_current = 0;
    emit answered(thought);
}

} // namespace outremer
