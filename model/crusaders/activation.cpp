// Activation phase [p.19, p.29-33]: the frame around every order, buildings and spies (CR-ACT, CR-BLDG, CR-SPY).
#include "model/crusaders/referee.h"

namespace outremer::crusaders {

// CR-ACT-01, 02: sector by sector, each stack from the top.
void Referee::runActivateNext(const Frame &frame)
{
    for (; s.sector < kOrders; ++s.sector) {
        auto &stack = s.inner[s.sector];
        while (!stack.empty()) {
            const Token token = stack.back();
            if (isPlayer(token.owner) && !s.player(token.owner).isOut) {
                push(frame);
                startOrder(Order(s.sector), token.owner, token.enhanced, true);
                return;
            }
            stack.pop(); // CR-AUTOMA-13, CR-AMB-80: back without effect
        }
    }
    s.sector = 0;
    for (std::size_t order = 0; order < kOrders; ++order) { // CR-ACT-05..07
        if (s.outer[order].isThere())
            s.inner[order].push(s.outer[order]);
        s.outer[order] = {};
    }
}

void Referee::startOrder(Order order, Seat seat, bool enhanced, bool fromCross)
{
    OrderNote note;
    note.order = order;
    note.seat = seat;
    note.enhanced = enhanced;
    note.fromCross = fromCross;
    note.discount = enhanced ? c.numbers.discount : std::uint8_t(0);
    s.orders.push(note);
    tell(EventKind::OrderStarted, { realm(seat), { kOrderNoun, std::int16_t(order) } });
    push(ask(Task::OrderMenu, seat));
}

// The order's own actions, and what may be done at any moment of the own turn (CR-ACT-08).
void Board::listOrderMenu(const Frame &frame, Options &options) const
{
    const OrderNote &note = s.note();
    switch (note.order) {
    case Order::Construction:
        listConstruction(note, options);
        break;
    case Order::Prayer:
        listPrayer(note, options);
        break;
    case Order::Muster:
        listMuster(note, options);
        break;
    case Order::March:
        listMarch(note, options);
        break;
    }
    listWindow(frame.seat, options);
}

void Referee::takeOrderMenu(const Option &option)
{
    const Seat seat = top().seat;
    if (takeWindow(seat, option))
        return;
    if (Verb(option.verb) == Verb::Done) {
        pop();
        push({ .task = Task::OrderResolved });
        return;
    }
    switch (s.note().order) {
    case Order::Construction:
        takeConstruction(option);
        break;
    case Order::Prayer:
        takePrayer(option);
        break;
    case Order::Muster:
        takeMuster(option);
        break;
    case Order::March:
        takeMarch(option);
        break;
    }
}

// CR-BLDG-06, CR-SPY-04, CR-RESCR-02: buildings without a trigger, held spies, rescripts.
void Board::listWindow(Seat seat, Options &options) const
{
    const Player &player = s.player(seat);
    for (int slot = 0; slot < player.buildings.size(); ++slot) {
        const BuildingSlot &building = player.buildings[slot];
        const Building &card = c.buildings[building.card];
        if (player.buildings.indexOf(building) != slot)
            continue; // the same card again is the same choice
        if (card.trigger.always && !building.banned && canStart(card.program, seat, kNobody))
            options.push(choice(Verb::UseBuilding, slot));
    }
    for (Card spy : player.heldSpies)
        listSpyPlays(seat, spy, options);
    listRescripts(seat, Moment::Turn, options);
}

namespace {

bool does(const Content &c, const Program &program, std::initializer_list<EffectVerb> verbs)
{
    for (int i = 0; i < program.count; ++i) {
        if (std::ranges::count(verbs, c.effect(program, i).verb) > 0)
            return true;
    }
    return false;
}

} // namespace

// What an effect of the own turn may not disturb: what is being bought stays what it is and can still be paid, and no
// order is carried out in the middle of another one's purchase.
bool Board::mayUseMeanwhile(const Frame &frame, const Option &option) const
{
    if (Verb(option.verb) == Verb::PlaySpy)
        return true;
    const bool isRescript = Verb(option.verb) == Verb::UseRescript;
    const Player &player = s.player(frame.seat);
    const Program program =
        isRescript ? c.rescripts[option.first].program : c.buildings[player.buildings[option.first].card].program;
    const auto isPending = [this](Task task) { return std::ranges::count(s.frames, task, &Frame::task) > 0; };
    if (does(c, program, { EffectVerb::Order })
        || (isPending(Task::FinishUpgrade) && does(c, program, { EffectVerb::Upgrade }))
        || (isPending(Task::Learn) && does(c, program, { EffectVerb::Tactic }))) // CR-AMB-50
        return false;
    if (frame.task != Task::Pay)
        return true;
    const bool drawsRescripts = does(c, program, { EffectVerb::Rescript, EffectVerb::Holiness }); // CR-RESCR-08
    return canPayAfter(frame.seat, program, isRescript ? option.first : kNoCard, !drawsRescripts);
}

// CR-ACT-08: at every moment of the own turn, beside what is asked just then. Held spies alone make no question of what
// has but one answer: nothing comes between it and the menu.
void Board::listMeanwhile(const Frame &frame, Options &options) const
{
    if (!isOwnTurn(frame.seat) || !isWithinOrder())
        return;
    Options window;
    listWindow(frame.seat, window);
    const bool isAsked = options.size() > 1;
    for (const Option &option : window) {
        if ((isAsked || Verb(option.verb) != Verb::PlaySpy) && mayUseMeanwhile(frame, option))
            options.push(option);
    }
}

bool Referee::takeWindow(Seat seat, const Option &option)
{
    switch (Verb(option.verb)) {
    case Verb::UseBuilding:
        useBuilding(seat, option.first);
        return true;
    case Verb::PlaySpy:
        playSpy(seat, option);
        return true;
    case Verb::UseRescript:
        playRescript(seat, option.first, kNobody);
        return true;
    default:
        return false;
    }
}

void Board::listRescripts(Seat seat, Seat self, Moment moment, Options &options) const
{
    for (Card card : s.player(seat).rescripts) {
        const Rescript &rescript = c.rescripts[card];
        if (rescript.moment == moment && canStart(rescript.program, self, kNobody))
            options.push(choice(Verb::UseRescript, card));
    }
}

// CR-RESCR-01, 05: single use, free.
void Referee::playRescript(Seat seat, Card card, Seat self, Seat rival)
{
    loseRescript(seat, card);
    reveal(EventKind::RescriptPlayed, { realm(seat), { kRescriptNoun, card } });
    startProgram(ProgramKind::Rescript, card, 0, self, rival);
}

void Referee::useBuilding(Seat seat, int slot)
{
    BuildingSlot &building = s.player(seat).buildings[slot];
    building.banned = 1; // CR-BLDG-04
    tell(EventKind::BuildingUsed, { realm(seat), { kBuildingNoun, building.card } });
    startProgram(ProgramKind::Building, building.card, 0, seat, kNobody);
}

bool Board::hasTrigger(const Trigger &trigger, const OrderNote &note) const
{
    return !trigger.always && trigger.order == note.order
        && (trigger.deed == Deed::None || note.deeds[std::size_t(trigger.deed)] >= trigger.atLeast); // CR-BLDG-13
}

// Its menu stays on the stack until it is resolved; then only its end is there.
bool Board::isWithinOrder() const
{
    for (int i = s.frames.size() - 1; i >= 0; --i) {
        if (s.frames[i].task == Task::OrderMenu || s.frames[i].task == Task::OrderEnd)
            return s.frames[i].task == Task::OrderMenu;
    }
    return false;
}

// CR-AMB-85: first the own buildings, then the spies of the others.
void Referee::runOrderResolved(const Frame &)
{
    const Seat active = s.note().seat;
    const bool movedBishops = s.player(active).hasMovedBishop != 0;
    forgetMoves();
    push({ .task = Task::OrderEnd });
    push({ .task = Task::SpyWindow });
    push(ask(Task::AfterOrder, active));
    const Player &player = s.player(active);
    const bool hasBuilding = std::ranges::any_of(player.buildings, [this](const BuildingSlot &slot) {
        return !slot.banned && hasTrigger(c.buildings[slot.card].trigger, s.note());
    });
    // Nothing else that may be used in the own turn waited for this, but what a rescript trains (CR-AMB-52).
    if (!hasBuilding && (!movedBishops || player.rescripts.empty()))
        pop();
}

void Board::listAfterOrder(const Frame &frame, Options &options) const
{
    options.push(choice(Verb::Done));
    const Player &player = s.player(frame.seat);
    for (int slot = 0; slot < player.buildings.size(); ++slot) {
        const Building &card = c.buildings[player.buildings[slot].card];
        if (!player.buildings[slot].banned && hasTrigger(card.trigger, s.note())
            && canStart(card.program, frame.seat, kNobody)) // CR-BLDG-02, 07
            options.push(choice(Verb::UseBuilding, slot));
    }
    listWindow(frame.seat, options);
}

void Referee::takeAfterOrder(const Option &option)
{
    if (!takeWindow(top().seat, option))
        pop();
}

// CR-SPY-11: each spy on the active player is asked once, in turn order. The frame remembers which were.
void Referee::runSpyWindow(const Frame &frame)
{
    const Seat active = s.note().seat;
    for (Seat seat : turnOrder()) {
        const Player &player = s.player(seat);
        if (player.isOut)
            continue;
        for (int slot = 0; slot < player.spies.size(); ++slot) {
            const ActiveSpy &spy = player.spies[slot];
            const int bit = seat * 4 + slot;
            const Spy &card = c.spies[spy.card];
            if ((frame.as<SpiesAsked>().asked >> bit & 1) != 0 || spy.target != active || spy.used
                || !hasTrigger(card.trigger, s.note()) || !canStart(card.program, seat, active))
                continue;
            const unsigned asked = frame.as<SpiesAsked>().asked | 1u << bit;
            push(Frame{ .task = Task::SpyWindow }.with(SpiesAsked{ asked }));
            push(ask(Task::UseSpy, seat, SpySlot{ std::uint8_t(slot) }));
            return;
        }
    }
}

void Board::listUseSpy(const Frame &, Options &options) const
{
    options.push(choice(Verb::Decline));
    options.push(choice(Verb::UseSpy));
}

void Referee::takeUseSpy(const Option &option)
{
    const Frame frame = pop();
    if (Verb(option.verb) == Verb::Decline)
        return;
    ActiveSpy &spy = s.player(frame.seat).spies[frame.as<SpySlot>().slot];
    spy.used = 1;                                                                               // CR-SPY-13
    tell(EventKind::SpyUsed, { realm(frame.seat), { kSpyNoun, spy.card }, other(spy.target) }); // CR-SPY-15
    startProgram(ProgramKind::Spy, spy.card, 0, frame.seat, spy.target);
}

// CR-ACT-03.
void Referee::runOrderEnd(const Frame &)
{
    const OrderNote note = s.orders.pop();
    watchOrder(note);
    if (note.fromCross)
        s.inner[std::size_t(note.order)].pop();
    tell(EventKind::OrderEnded, { realm(note.seat), { kOrderNoun, std::int16_t(note.order) } });
}

} // namespace outremer::crusaders
