#include "app/table/lookback.h"

namespace outremer {

void LookBack::show(const AnyMatch &match, std::size_t step, Seat eyes)
{
    m_match = match.forkAt(step);
    m_latestEvent = step == 0 ? 0 : match.forkAt(step - 1)->events().size();
    m_eyes = eyes;
}

void LookBack::end()
{
    m_match.reset();
    m_eyes = kNobody;
}

} // namespace outremer
