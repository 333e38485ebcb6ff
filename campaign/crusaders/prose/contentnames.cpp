#include "campaign/crusaders/prose/contentnames.h"

#include "campaign/crusaders/prose/cast.h"

#include <algorithm>

namespace outremer::campaign {
namespace {

template <class Cards>
const crusaders::PrintedCard *found(const Cards &cards, std::string_view id)
{
    const auto place = std::ranges::find_if(cards, [&](const crusaders::PrintedCard &card) { return card.id == id; });
    return place == cards.end() ? nullptr : &*place;
}

} // namespace

const crusaders::PrintedCard *ContentNames::card(Thing thing, std::string_view id) const
{
    switch (thing) {
    case Thing::Event:
        return found(m_content->events, id);
    case Thing::Tactic:
        return found(m_content->tactics, id);
    case Thing::Building:
        return found(m_content->buildings, id);
    case Thing::Oath:
        return found(m_content->oaths, id);
    case Thing::Legacy:
        return found(m_content->legacies, id);
    case Thing::Interlude:
        return found(m_content->interludes, id);
    case Thing::Nickname:
        return found(m_content->nicknames, id);
    default:
        return nullptr;
    }
}

std::optional<Name> ContentNames::name(Thing thing, std::string_view id) const
{
    if (thing == Thing::State && id == kSaracens)
        return m_content->saracens;
    if (thing == Thing::State) {
        const auto realm = m_content->realmNamed(id);
        return realm ? std::optional(m_content->realms[*realm].name) : std::nullopt;
    }
    if (thing == Thing::City) {
        const auto city = m_content->cityNamed(id);
        return city ? std::optional(m_content->cities[*city].name) : std::nullopt;
    }
    if (thing == Thing::InterludeOption) {
        const crusaders::InterludeOption *chosen = option(id);
        return chosen ? std::optional(chosen->name) : std::nullopt;
    }
    const crusaders::PrintedCard *face = card(thing, id);
    return face ? std::optional(face->name) : std::nullopt;
}

const crusaders::InterludeOption *ContentNames::option(std::string_view id) const
{
    for (const crusaders::Interlude &interlude : m_content->interludes) {
        for (const crusaders::InterludeOption &option : interlude.options) {
            if (option.id == id)
                return &option;
        }
    }
    return nullptr;
}

std::optional<Name> ContentNames::feminine(std::string_view nickname) const
{
    const auto place = std::ranges::find(m_content->nicknames, nickname, &crusaders::Nickname::id);
    return place == m_content->nicknames.end() ? std::nullopt : std::optional(place->feminine);
}

std::optional<Bilingual> ContentNames::story(Thing thing, std::string_view id) const
{
    if (thing == Thing::InterludeOption) {
        const crusaders::InterludeOption *chosen = option(id);
        return chosen ? std::optional(chosen->story) : std::nullopt;
    }
    const crusaders::PrintedCard *face = card(thing, id);
    return face ? std::optional(face->story) : std::nullopt;
}

} // namespace outremer::campaign
