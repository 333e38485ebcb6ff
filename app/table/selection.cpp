#include "app/table/selection.h"

#include <algorithm>

namespace outremer {

void Selection::offer(const AnyMatch &match)
{
    close();
    m_picker.reset(match);
}

void Selection::clear()
{
    m_picker.clear();
    m_pointedAt.clear();
    m_waiting.reset();
}

void Selection::close()
{
    clear();
    m_picker.close();
}

std::optional<Option> Selection::name(const RefList &refs, const ChoiceTarget *by)
{
    const auto option = m_picker.name(refs);
    if (option)
        return option;
    if (!m_picker.hasSelection())
        m_pointedAt.clear();
    else if (by)
        m_pointedAt.push_back(by);
    return std::nullopt;
}

bool Selection::wasPointedAt(const ChoiceTarget *target) const
{
    return std::ranges::count(m_pointedAt, target) > 0;
}

void Selection::dismiss(ChoiceTarget *target)
{
    std::erase(m_targets, target);
    std::erase(m_pointedAt, target);
}

} // namespace outremer
