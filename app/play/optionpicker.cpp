#include "app/play/optionpicker.h"

#include <algorithm>

namespace outremer {

void OptionPicker::reset(const AnyMatch &match)
{
    close();
    m_chooser = match.seatRef(match.decision().seat);
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

// People need not name what goes without saying: whose turn it is and, as long as only one option is left without them,
// numbers. Of two things of one noun one is enough: the other is named by its role.
bool OptionPicker::isSettled(const Offer &offer, const RefList &named) const
{
    return std::ranges::all_of(offer.targets, [&](const Ref &ref) {
        return ref == m_chooser || ref.noun == kSeatNoun || ref.noun == kNumberNoun
            || std::ranges::any_of(named, [&](const Ref &other) { return other.noun == ref.noun; });
    });
}

const OptionPicker::Offer *OptionPicker::completeOffer(const RefList &named) const
{
    const Offer *complete = nullptr;
    for (const Offer &offer : m_offers) {
        if (!includes(offer.targets, named) || !isSettled(offer, named))
            continue;
        if (complete)
            return nullptr; // they differ in a number, such as a bishop's level: it has to be said
        complete = &offer;
    }
    return complete;
}

bool OptionPicker::isSelectable(const RefList &refs) const
{
    const RefList named = namedWith(refs);
    return !refs.empty()
        && std::ranges::any_of(m_offers, [&](const Offer &offer) { return includes(offer.targets, named); });
}

bool OptionPicker::isReplacing(const RefList &refs) const
{
    return std::ranges::any_of(m_named, [&](const Ref &old) {
        return std::ranges::any_of(refs, [&](const Ref &ref) { return ref.noun == old.noun && ref != old; });
    });
}

RefList OptionPicker::meaningOf(const RefList &first, const RefList &second) const
{
    if (isSelected(first) || !isSelectable(second))
        return first;
    const bool isOnlySecond = std::ranges::none_of(m_offers, [&](const Offer &offer) {
        return includes(offer.targets, namedWith(first)) && !includes(offer.targets, second);
    });
    return isSelected(second) || isReplacing(first) || isOnlySecond ? second : first;
}

bool OptionPicker::isSelected(const RefList &refs) const
{
    return !refs.empty() && includes(m_named, refs);
}

bool OptionPicker::isCompleting(const RefList &refs) const
{
    return isSelectable(refs) && completeOffer(namedWith(refs)) != nullptr;
}

std::vector<Option> OptionPicker::matching() const
{
    std::vector<Option> options;
    for (const Offer &offer : m_offers) {
        if (includes(offer.targets, m_named))
            options.push_back(offer.option);
    }
    return options;
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
