#include "model/core/things.h"

namespace outremer {

std::string ThingCollector::fieldNamed(std::string_view name) const
{
    const std::string plain(name);
    const std::string longer = std::string(m_place.name) + "." + plain;
    if (m_phrases.has("field." + longer))
        return longer;
    return m_place.shown.empty() && m_phrases.has("field." + plain) ? plain : std::string();
}

Ref ThingCollector::refOf(std::uint16_t noun, std::int64_t value) const
{
    return noun == kSeatNoun ? m_seatRef(Seat(value)) : Ref{ noun, std::int16_t(value) };
}

// The group of a field, begun with the second key where there is one.
ThingGroup &ThingCollector::open(const std::string &field)
{
    const auto isIt = [&](const ThingGroup &group) { return group.field == field && group.of == m_of; };
    const auto found = std::find_if(m_groups.rbegin(), m_groups.rend(), isIt);
    if (found != m_groups.rend() && !m_with)
        return *found;
    m_groups.push_back({ field, m_of, {}, {} });
    if (m_with)
        m_groups.back().things.push_back({ *m_with });
    return m_groups.back();
}

void ThingCollector::add(ThingGroup &group, Ref ref, int count, bool isHidden)
{
    for (Thing &thing : group.things) {
        if (thing.ref == ref) {
            thing.count += count;
            return;
        }
    }
    group.things.push_back({ ref, count, isHidden || Nouns::isUnknown(m_nouns.idOf(ref)) });
}

void ThingCollector::addNumber(const std::string &field, const Seen &number, const Domain &domain)
{
    const std::int64_t value = number.value;
    if (isCount(domain)) {
        if (field.empty() || (number.isHidden && !m_with))
            return;
        if (!m_with) {
            open(field).number = int(value);
            return;
        }
        const auto with = std::exchange(m_with, std::nullopt); // a count of the second key
        ThingGroup &group = open(field);
        if (value > 0)
            add(group, *with, int(value), number.isHidden);
        m_with = with;
        return;
    }
    if (value == domain.none && !number.isHidden && (field.empty() || !m_with))
        return;
    addAll(field, { number }, domain, kNumberNoun, false);
}

void ThingCollector::addAll(
    const std::string &field, const std::vector<Seen> &numbers, const Domain &domain, std::uint16_t key, bool isList)
{
    const bool isOfNoun = domain.noun != kNumberNoun;
    if (field.empty() && (m_place.shown.empty() || m_place.hasNamedOne || !isOfNoun))
        return; // neither a phrase of its own nor what stands for its struct
    if (!isOfNoun && key == kNumberNoun)
        return;
    m_place.hasNamedOne = true;
    ThingGroup &group = open(field.empty() ? m_place.shown : field);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto [value, isHidden] = numbers[i];
        const bool isOther = std::ranges::count(domain.others, value, &OtherWord::value) > 0;
        if (!isOfNoun) {
            if (value > 0)
                add(group, refOf(key, std::int64_t(i)), int(value), isHidden);
        } else if (domain.isSet) {
            for (int bit = 0; bit < 16; ++bit) {
                if (value >> bit & 1)
                    add(group, refOf(domain.noun, bit), 1, isHidden);
            }
        } else if (!isOther && (value != domain.none || isList || isHidden)) { // in a list it is an unknown thing
            add(group, refOf(domain.noun, value), 1, isHidden);
        }
    }
}

} // namespace outremer
