#include "model/kingdoms/kingdoms.h"

namespace outremer::kingdoms {

// A phase is what it waits for.
const std::array<QuestionRow<Phase>, 2> Kingdoms::kQuestions{ {
    { Phase::Draw, { "turn.draw", { "KC-TURN-02" } } },
    { Phase::Place, { "turn.place", { "KC-TURN-03" } } },
} };

constexpr std::array<WordRow<Verb>, 2> Kingdoms::kVerbRows{ {
    { Verb::Draw, "draw", { kDeckNoun } },
    { Verb::Place, "place", { kCardNoun, kTerritoryNoun } },
} };
static_assert(areInOrder(Kingdoms::kVerbRows));

constexpr std::array<WordRow<EventKind>, 5> Kingdoms::kEventRows{ {
    { EventKind::CardDrawn, "card.drawn", { kSeatNoun, kCardNoun } },
    { EventKind::CardPlaced, "card.placed", { kSeatNoun, kCardNoun, kTerritoryNoun } },
    { EventKind::ArmyComplete, "army.complete", { kSeatNoun, kTerritoryNoun } },
    { EventKind::TerritoryWon, "territory.won", { kSeatNoun, kTerritoryNoun, kNumberNoun } },
    { EventKind::MatchOver, "match.over", {} },
} };
static_assert(areInOrder(Kingdoms::kEventRows));

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

} // namespace outremer::kingdoms
