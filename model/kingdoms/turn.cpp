#include "model/kingdoms/kingdoms.h"

#include "model/core/teller.h"
#include "model/kingdoms/proof.h"

namespace outremer::kingdoms {
namespace {

Ref seatRef(Seat seat)
{
    return { kSeatNoun, seat };
}

using Telling = Teller<EventKind>;

void draw(State &state, const Telling &told)
{
    const Card card = state.deck.pop();
    state.hands[state.active].insertSorted(card);
    state.phase = Phase::Place;
    // Only its owner sees the card; it cannot be unseen, so the table's undo ends here.
    told.whisper(state.active, EventKind::CardDrawn, 0b10, { seatRef(state.active), { kCardNoun, card } });
}

void giveMarker(State &state, int territory, Seat winner, const Telling &told)
{
    const auto at = std::size_t(territory);
    state.owner[at] = winner;
    state.marker[at] = ++state.markers; // KC-WIN-03: numbered in the order of the whole match (KC-AMB-11)
    told.tell(EventKind::TerritoryWon,
        { seatRef(winner), { kTerritoryNoun, std::int16_t(territory) }, { kNumberNoun, state.marker[at] } });
}

// Every territory that the last placement decided gets its marker. KC-AMB-09 says in which order: the territory of the
// placed card, then those of the active player, then those of the others in turn order, each by territory number.
void settle(State &state, int placedIn, const Telling &told)
{
    std::array<Seat, kTerritories> winners;
    winners.fill(kNobody);
    bool any = false;
    for (int territory = 0; territory < kTerritories; ++territory) {
        if (state.owner[std::size_t(territory)] == kNobody) {
            winners[std::size_t(territory)] = winnerOf(state, territory);
            any = any || winners[std::size_t(territory)] != kNobody;
        }
    }
    if (!any)
        return;
    if (winners[std::size_t(placedIn)] != kNobody)
        giveMarker(state, placedIn, winners[std::size_t(placedIn)], told);
    for (int turn = 0; turn < state.seats; ++turn) {
        const Seat seat = Seat((state.active + turn) % state.seats);
        for (int territory = 0; territory < kTerritories; ++territory) {
            if (winners[std::size_t(territory)] == seat && territory != placedIn)
                giveMarker(state, territory, seat, told);
        }
    }
}

void place(State &state, Card card, int territory, const Telling &told)
{
    const Seat seat = state.active;
    Hand &hand = state.hands[seat];
    hand.removeAt(hand.indexOf(card));
    Sector &sector = state.sector(seat, territory);
    sector.push(card);
    --state.unseen[card];
    ++state.placements;
    const Ref where{ kTerritoryNoun, std::int16_t(territory) };
    told.tell(EventKind::CardPlaced, { seatRef(seat), { kCardNoun, card }, where });
    if (sector.full()) {
        state.fourthCard[seat][std::size_t(territory)] = state.placements; // KC-COMPARE-09
        told.tell(EventKind::ArmyComplete, { seatRef(seat), where });
    }
    settle(state, territory, told);

    if (isFinished(state)) {
        state.phase = Phase::Over;
        told.tell(EventKind::MatchOver, {});
        return;
    }
    state.active = Seat((seat + 1) % state.seats);                 // KC-TURN-01
    state.phase = state.deck.empty() ? Phase::Place : Phase::Draw; // KC-AMB-18
}

} // namespace

// The compulsory draw is a decision with one option, not a silent consequence of the previous placement: until the
// next player has looked at his card, nothing was revealed and the placement can still be taken back.
void Kingdoms::listOptions(const State &state, OptionsOf<Kingdoms> &options) const
{
    options.clear();
    if (state.phase == Phase::Draw)
        options.push({ .verb = std::uint8_t(Verb::Draw) }); // KC-TURN-02
    if (state.phase != Phase::Place)
        return;
    Card previous = kUnknownCard; // the hand is sorted: equal cards are one option
    for (Card card : state.hands[state.active]) {
        if (card == previous)
            continue;
        previous = card;
        for (int territory = 0; territory < kTerritories; ++territory) {
            if (!state.sector(state.active, territory).full()) // KC-TURN-06, 07
                options.push(placing(card, territory));
        }
    }
}

void Kingdoms::apply(State &state, const Option &option, EventSink &events) const
{
    if (Verb(option.verb) == Verb::Draw)
        draw(state, Telling(events));
    else
        place(state, option.first, option.second, Telling(events));
}

WhyNot Kingdoms::whyNot(const State &state, const RefList &refs) const
{
    if (state.phase == Phase::Over)
        return { "KC-WIN-06" };
    Seat seat = state.active;
    int territory = -1;
    int card = -1;
    bool deck = false;
    for (const Ref &ref : refs) {
        if (ref.noun == kSeatNoun)
            seat = Seat(ref.value);
        territory = ref.noun == kTerritoryNoun ? ref.value : territory;
        card = ref.noun == kCardNoun ? ref.value : card;
        deck = deck || ref.noun == kDeckNoun;
    }
    if (seat != state.active)
        return territory >= 0 ? WhyNot{ "KC-TURN-03", "KC-TURN-01" } : WhyNot{ "KC-TURN-01" };
    if (deck)
        return state.phase == Phase::Draw ? WhyNot{} : WhyNot{ "KC-TURN-02", "KC-TURN-03" };
    if (state.phase == Phase::Draw && (territory >= 0 || card >= 0))
        return { "KC-TURN-04", "KC-TURN-02" };
    if (territory >= 0 && state.sector(seat, territory).full())
        return { "KC-TURN-07", "KC-TURN-06" };
    if (card >= 0 && !state.hands[seat].contains(Card(card)))
        return { "KC-TURN-03" };
    if (territory < 0 && card < 0)
        return { "KC-TURN-05" }; // nothing was named: that would be a pass
    return {};
}

} // namespace outremer::kingdoms
