#include "app/play/replays.h"

#include <algorithm>

namespace outremer {

Replays &Replays::instance()
{
    static Replays replays;
    return replays;
}

void Replays::keep(std::uint64_t chain, std::unique_ptr<AnyMatch> match)
{
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_kept, [&](const Kept &kept) { return kept.chain == chain; });
    if (m_kept.size() == kMost)
        m_kept.erase(m_kept.begin());
    m_kept.push_back({ chain, std::move(match) });
}

std::unique_ptr<AnyMatch> Replays::take(std::uint64_t chain)
{
    const std::lock_guard lock(m_mutex);
    const auto found = std::ranges::find(m_kept, chain, &Kept::chain);
    if (found == m_kept.end())
        return nullptr;
    auto match = std::move(found->match);
    m_kept.erase(found);
    return match;
}

void Replays::clear()
{
    const std::lock_guard lock(m_mutex);
    m_kept.clear();
}

} // namespace outremer
