#include "optionpicker.h"

#include <algorithm>

namespace outremer {

void OptionPicker::reset(const AnyMatch &match)
{
    close();
    for (const Option &option : match.options())
        m_offers.push_back({ option, match.targets(option) });
}

void OptionPicker::clear()
{
    m_named = {};
}

void OptionPicker::close()
{
    m_offers.clear();
    m_named = {};
}

// What would be named if `refs` were added: a thing of the same noun gives way. The seat only says whose thing it is.
RefList OptionPicker::namedWith(const RefList &refs) const
{
    RefList named;
    for (const Ref &old : m_named) {
        const bool replaced =
            std::any_of(refs.begin(), refs.end(), [&](const Ref &ref) { return ref.noun == old.noun; });
        if (!replaced)
            named.push(old);
    }
    for (const Ref &ref : refs)
        named.push(ref);
    return named;
}

const OptionPicker::Offer *OptionPicker::completeOffer(const RefList &named) const
{
    for (const Offer &offer : m_offers) {
        const bool isNamed = std::all_of(offer.targets.begin(), offer.targets.end(),
            [&](const Ref &ref) { return ref.noun == kSeatNoun || named.contains(ref); });
        if (isNamed && includes(offer.targets, named))
            return &offer;
    }
    return nullptr;
}

bool OptionPicker::isSelectable(const RefList &refs) const
{
    const RefList named = namedWith(refs);
    return !refs.empty()
        && std::ranges::any_of(m_offers, [&](const Offer &offer) { return includes(offer.targets, named); });
}

bool OptionPicker::isSelected(const RefList &refs) const
{
    return !refs.empty() && includes(m_named, refs);
}

bool OptionPicker::isCompleting(const RefList &refs) const
{
    return isSelectable(refs) && completeOffer(namedWith(refs)) != nullptr;
}

std::optional<Option> OptionPicker::name(const RefList &refs)
{
    if (isSelected(refs)) {
        clear();
        return std::nullopt;
    }
    if (!isSelectable(refs))
        return std::nullopt;
    m_named = namedWith(refs);
    const Offer *offer = completeOffer(m_named);
    return offer ? std::optional(offer->option) : std::nullopt;
}

} // namespace outremer
