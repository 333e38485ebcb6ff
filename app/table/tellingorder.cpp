#include "app/table/tellingorder.h"

#include "app/ui/afterframe.h"

#include <utility>

namespace outremer {

TellingOrder::TellingOrder(QObject *parent)
    : QObject(parent)
    , m_nextFrame(new AfterFrame(this))
{
    connect(m_nextFrame, &AfterFrame::reached, this, &TellingOrder::tellRest);
}

bool TellingOrder::isPending() const
{
    return m_nextFrame->isAwaited();
}

void TellingOrder::tell(const Scene &now, bool isNextStep)
{
    const bool isLater = isNextStep && now.isChoosing && now.isSamePhase(m_told) && now.viewer == m_told.viewer
        && m_stage && m_stage->isExposed();
    m_now = now;
    emit board();
    if (isLater)
        m_nextFrame->await(m_stage);
    else
        tellRest();
}

void TellingOrder::tellRest()
{
    m_nextFrame->cancel();
    const Scene before = std::exchange(m_told, m_now);
    emit rest(!m_now.isSamePhase(before));
}

} // namespace outremer
