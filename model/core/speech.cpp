#include "model/core/speech.h"

namespace outremer {

std::string Speech::name(Ref ref, std::string_view form) const
{
    const auto seat = std::size_t(ref.value);
    if (ref.noun == kSeatNoun && seat < m_people.size() && !m_people[seat].empty())
        return m_people[seat];
    return m_game.nameOf(ref).in(m_lang, form);
}

std::string Speech::fill(const std::string &key, const RefList &refs) const
{
    return m_game.phrases().say(key, m_lang, [&](const Blank &blank) {
        for (const Ref &ref : refs) {
            if (m_game.nounName(ref.noun) == blank.argument)
                return m_decoration ? m_decoration(ref, name(ref, blank.form)) : name(ref, blank.form);
        }
        return "<" + std::string(blank.argument) + ">";
    });
}

std::string Speech::option(const Option &option, const RefList &targets) const
{
    return fill("option." + std::string(m_game.optionName(option)), targets);
}

std::string Speech::event(const Event &event, Seat viewer) const
{
    const auto seen = seenFrom(event, viewer);
    if (!seen)
        return {};
    const bool isWhole = seen->fields.size() == event.fields.size();
    return fill("event." + std::string(m_game.eventName(event.kind)) + (isWhole ? "" : ".hidden"), seen->fields);
}

std::string Speech::decision(const Decision &decision) const
{
    return fill("decision." + std::string(m_game.decisionName(decision.kind)), {});
}

std::string Speech::ending(const Outcome &outcome) const
{
    return fill("ending." + std::string(m_game.endingName(outcome.ending)), {});
}

} // namespace outremer
