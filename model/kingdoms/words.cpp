#include "model/kingdoms/kingdoms.h"

#include "model/core/wordrow.h"

#include <algorithm>
#include <cassert>

namespace outremer::kingdoms {
namespace {

template <class List>
std::optional<Ref> findIn(const List &list, std::uint16_t noun, std::string_view id)
{
    const auto found = std::ranges::find(list, id, &Named::id);
    return found == list.end() ? std::nullopt : std::optional(Ref{ noun, std::int16_t(found - list.begin()) });
}

using Row = WordRow<EventKind>;
constexpr std::array kEventRows{
    Row{ EventKind::CardDrawn, "card.drawn", { kSeatNoun, kCardNoun } },
    Row{ EventKind::CardPlaced, "card.placed", { kSeatNoun, kCardNoun, kTerritoryNoun } },
    Row{ EventKind::ArmyComplete, "army.complete", { kSeatNoun, kTerritoryNoun } },
    Row{ EventKind::TerritoryWon, "territory.won", { kSeatNoun, kTerritoryNoun, kNumberNoun } },
    Row{ EventKind::MatchOver, "match.over", {} },
};
static_assert(areInOrder(kEventRows));

} // namespace

RefList Kingdoms::targets(const State &state, const Option &option) const
{
    RefList refs;
    refs.push({ kSeatNoun, state.active });
    if (Verb(option.verb) == Verb::Draw) {
        refs.push({ kDeckNoun, 0 });
    } else {
        refs.push({ kCardNoun, option.first });
        refs.push({ kTerritoryNoun, option.second });
    }
    return refs;
}

std::string_view Kingdoms::optionName(const Option &option) const
{
    return Verb(option.verb) == Verb::Draw ? "draw" : "place";
}

std::string_view Kingdoms::decisionName(std::uint8_t kind) const
{
    return Phase(kind) == Phase::Draw ? "turn.draw" : "turn.place";
}

WhyNot Kingdoms::decisionRules(std::uint8_t kind) const
{
    return { Phase(kind) == Phase::Draw ? "KC-TURN-02" : "KC-TURN-03" };
}

std::string_view Kingdoms::eventName(std::uint8_t kind) const
{
    return kEventRows[kind].word;
}

std::span<const std::uint16_t> Kingdoms::eventNouns(std::uint8_t kind) const
{
    return kEventRows[kind].nouns;
}

std::string_view Kingdoms::endingName(std::uint8_t kind) const
{
    static constexpr std::array<std::string_view, 5> kNames{ "markers", "marker-numbers", "points",
        "points-then-markers", "shared" };
    return kNames[kind];
}

std::string_view Kingdoms::nounName(std::uint16_t noun) const
{
    return kNounNames[noun];
}

int Kingdoms::countOf(std::uint16_t noun) const
{
    static constexpr std::array kCounts{ kMaxSeats, 0, kCardFaces, kTerritories, 1 };
    return kCounts[noun];
}

std::string Kingdoms::idOf(Ref ref) const
{
    const auto at = std::size_t(ref.value);
    switch (ref.noun) {
    case kSeatNoun:
        return m_content->seats[at].id;
    case kCardNoun:
        return m_content->cards[at].id;
    case kTerritoryNoun:
        return m_content->territories[at].id;
    case kDeckNoun:
        return "deck";
    default:
        return std::to_string(ref.value);
    }
}

Name Kingdoms::nameOf(Ref ref) const
{
    const auto at = std::size_t(ref.value);
    switch (ref.noun) {
    case kSeatNoun:
        return m_content->seats[at].name;
    case kCardNoun:
        return m_content->cards[at].name;
    case kTerritoryNoun:
        return m_content->territories[at].name;
    default:
        return Name::same(idOf(ref));
    }
}

std::optional<Ref> Kingdoms::refOf(std::string_view noun, std::string_view id) const
{
    if (noun == "seat")
        return findIn(m_content->seats, kSeatNoun, id);
    if (noun == "card" && id != m_content->cards[kUnknownCard].id)
        return findIn(m_content->cards, kCardNoun, id);
    if (noun == "territory")
        return findIn(m_content->territories, kTerritoryNoun, id);
    if (noun == "deck" && id == "deck")
        return Ref{ kDeckNoun, 0 };
    return std::nullopt;
}

} // namespace outremer::kingdoms
