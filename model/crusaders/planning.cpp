// Planning phase [p.17-19] and the automa [p.19]: CR-PLAN, CR-AUTOMA, CR-HOMS-02..04.
#include "model/crusaders/referee.h"

namespace outremer::crusaders {
namespace {

bool mayUseOuter(const State &state, Seat seat)
{
    return state.modifiers[modifierOf(Place::NoOuter)] == 0
        && (!contains(state.outerUsed, seat) || contains(state.secondOuter, seat)); // CR-PLAN-15
}

} // namespace

bool Board::isOnCross(Seat seat, std::size_t order) const
{
    return s.outer[order].owner == seat || std::ranges::count(s.inner[order], seat, &Token::owner) > 0;
}

// CR-PLAN-08, CR-AMB-30: a coin for each token already there.
int Board::coverPrice(std::size_t order) const
{
    const int tokens = s.inner[order].size();
    if (tokens == 0 || s.freeCover)
        return 0;
    return tokens + s.modifiers[modifierOf(Place::CrossToll)];
}

// CR-PLAN-01: two tokens each in turn order; CR-AUTOMA-04, 05: the automa's markers stand furthest right.
void Referee::startPlanning()
{
    s.phase = Phase::Planning;
    s.plan.clear();
    s.planSlot = 0;
    s.outerUsed = 0;
    s.secondOuter = 0;
    s.homsUsed = 0;
    for (int pass = 0; pass < 2; ++pass) {
        for (int i = 0; i < automaSets(); ++i)
            s.plan.push(kAutoma);
        for (Seat seat : turnOrder())
            s.plan.push(seat);
    }
}

void Referee::runPlanNext(const Frame &frame)
{
    if (s.planSlot == s.plan.size()) {
        s.boostsAside = 0; // CR-AUTOMA-09
        s.plan.clear();
        s.planSlot = 0;
        s.phase = Phase::Activation;
        s.sector = 0;
        return;
    }
    push(frame);
    const Seat seat = s.plan[s.planSlot++];
    if (seat == kAutoma) {
        placeAutoma();
        return;
    }
    if (s.player(seat).isOut)
        return; // CR-CAPITAL-08
    push(ask(Task::Place, seat));
    Options options;
    list(options);
    // CR-PLAN-10: skipped only if there is no way to place anything. A rescript might be one.
    if (options.empty() || (s.player(seat).rescripts.empty() && Verb(options[0].verb) == Verb::Done)) {
        tell(EventKind::PlacementSkipped, { realm(seat) });
        pop();
    }
}

// CR-AUTOMA-06..11, CR-AMB-35..37.
void Referee::placeAutoma()
{
    bool isBoosted = false;
    for (;;) {
        std::array<int, kOrders> available{};
        int total = 0;
        for (std::size_t order = 0; order < kOrders; ++order) {
            available[order] = automaSets() - int(std::ranges::count(s.inner[order], kAutoma, &Token::owner))
                - (s.outer[order].owner == kAutoma ? 1 : 0);
            total += available[order];
        }
        const int boosts = automaSets() - s.boostsAside;
        if (total == 0)
            return;
        int pick = int(s.rng.below(std::uint32_t(total + boosts)));
        if (pick >= total) {
            ++s.boostsAside;
            isBoosted = true;
            reveal(EventKind::AutomaBoost, {});
            continue;
        }
        std::size_t order = 0;
        for (; pick >= available[order]; ++order)
            pick -= available[order];
        if (isBoosted && !s.outer[order].isThere()) {
            s.outer[order] = { kAutoma, 1 };
            reveal(EventKind::AutomaPlaced, { { kOrderNoun, std::int16_t(order) }, { kCellNoun, kOuterCell } });
            return;
        }
        reveal(EventKind::AutomaPlaced, { { kOrderNoun, std::int16_t(order) }, { kCellNoun, kInnerCell } });
        for (const Token &token : s.inner[order]) {
            if (isPlayer(token.owner))
                gainCoins(token.owner, 1); // CR-AUTOMA-11
        }
        s.inner[order].push({ kAutoma, 0 });
        return;
    }
}

void Board::listPlace(const Frame &frame, Options &options) const
{
    const Seat seat = frame.seat;
    const bool hasHoms = s.city(c.homs).owner == seat && !s.homsUsed; // CR-HOMS-02
    for (std::size_t order = 0; order < kOrders; ++order) {
        if (isOnCross(seat, order)) // CR-PLAN-18
            continue;
        if (s.player(seat).coins >= coverPrice(order)) { // CR-PLAN-09
            options.push(choice(Verb::PlaceInner, int(order)));
            if (hasHoms)
                options.push(choice(Verb::PlaceEnhanced, int(order)));
        }
        if (!s.outer[order].isThere() && mayUseOuter(s, seat)) // CR-PLAN-14
            options.push(choice(Verb::PlaceOuter, int(order)));
    }
    if (options.empty())
        options.push(choice(Verb::Done));
    listRescripts(seat, Moment::Planning, options);
}

void Referee::takePlace(const Option &option)
{
    const Seat seat = top().seat;
    if (Verb(option.verb) == Verb::UseRescript) {
        playRescript(seat, option.first, kNobody);
        return;
    }
    pop();
    if (Verb(option.verb) == Verb::Done) {
        s.freeCover = 0;
        tell(EventKind::PlacementSkipped, { realm(seat) });
        return;
    }
    const std::size_t order = option.first;
    const Ref orderRef{ kOrderNoun, std::int16_t(order) };
    if (Verb(option.verb) == Verb::PlaceOuter) {
        if (contains(s.outerUsed, seat))
            s.secondOuter = SeatSet(s.secondOuter & ~only(seat));
        s.outerUsed = SeatSet(s.outerUsed | only(seat));
        s.freeCover = 0;
        s.outer[order] = { seat, 1 }; // CR-PLAN-11, 16
        tell(EventKind::OrderPlaced, { realm(seat), orderRef, { kCellNoun, kOuterCell } });
        watchPlacement(seat, order, true);
        if (const Card card = gainSpy(seat)) // CR-PLAN-12
            push(ask(Task::NewSpy, seat, OneCard{ card }));
        return;
    }
    const bool isEnhanced = Verb(option.verb) == Verb::PlaceEnhanced;
    s.homsUsed = isEnhanced ? 1 : s.homsUsed;
    tell(EventKind::OrderPlaced,
        { realm(seat), orderRef, { kCellNoun, std::int16_t(isEnhanced ? kInnerEnhanced : kInnerCell) } });
    const int price = coverPrice(order);
    if (price > 0) {
        gainCoins(seat, -price);
        for (const Token &token : s.inner[order]) {
            if (isPlayer(token.owner)) // CR-AUTOMA-12: for an automa token the coin goes to the supply
                gainCoins(token.owner, 1);
        }
    }
    s.freeCover = 0;
    watchPlacement(seat, order, false);
    s.inner[order].push({ seat, std::uint8_t(isEnhanced) }); // CR-PLAN-07
}

void Board::listNewSpy(const Frame &frame, Options &options) const
{
    listSpyPlays(frame.seat, frame.as<OneCard>().card, options);
    options.push(choice(Verb::KeepSpy));
}

void Referee::takeNewSpy(const Option &option)
{
    const Seat seat = pop().seat;
    if (Verb(option.verb) == Verb::PlaySpy)
        playSpy(seat, option);
}

// CR-SPY-02..10: against whom, and which active spy makes room when all places against that player are taken.
void Board::listSpyPlays(Seat seat, Card spy, Options &options) const
{
    const Player &player = s.player(seat);
    const int perRival = spiesPerRival();
    for (Seat target = 0; target < s.seats; ++target) {
        if (target == seat || s.player(target).isOut)
            continue;
        const int there = int(std::ranges::count(player.spies, target, &ActiveSpy::target));
        if (there < perRival && player.spies.size() < c.numbers.spies) {
            options.push(choice(Verb::PlaySpy, spy, target, 0));
            continue;
        }
        for (int slot = 0; slot < player.spies.size(); ++slot) { // CR-SPY-10
            if (there < perRival || player.spies[slot].target == target)
                options.push(choice(Verb::PlaySpy, spy, target, slot + 1));
        }
    }
}

void Referee::playSpy(Seat seat, const Option &option)
{
    Player &player = s.player(seat);
    if (option.third > 0) {
        const int slot = option.third - 1;
        const Card old = player.spies.removeAt(slot).card;
        for (Frame &frame : s.frames) { // the spies behind it move up, also where it is noted who was asked
            if (frame.task != Task::SpyWindow)
                continue;
            const unsigned mine = frame.as<SpiesAsked>().asked >> seat * 4 & 0xf;
            const unsigned low = mine & ((1u << slot) - 1);
            const unsigned moved = low | (mine >> 1 & ~((1u << slot) - 1));
            const unsigned asked = (frame.as<SpiesAsked>().asked & ~(0xfu << seat * 4)) | moved << seat * 4;
            frame.as<SpiesAsked>().asked = asked;
        }
        s.spyDeck.discard.push(old); // CR-AMB-84
        tell(EventKind::SpyDiscarded, { realm(seat), { kSpyNoun, old } });
    }
    player.heldSpies.removeAt(player.heldSpies.indexOf(option.first));
    player.spies.push({ option.first, option.second, 0 });
    reveal(EventKind::SpyPlayed, { realm(seat), { kSpyNoun, option.first }, other(option.second) });
    watchSpy(seat, option.second);
}

} // namespace outremer::crusaders
