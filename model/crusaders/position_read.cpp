// Reading friendly positions, for tests and puzzles; exact ones follow from State::fields. Fields, all but "seats"
// optional; what is not stated has its set-up value or follows from the rest:
//   seats          states in seat order; "?" behind the last that is chosen, or a number of seats of which none is
//   seed           deals whatever is not stated
//   options        states, governors, bulls, terrains and the disputed rulings (as in setupOptions)
// Nothing but these: the set-up's first decision. Otherwise, once the states are chosen:
//   round, phase   1 to 6; event, planning, activation: begins there (by default with the event phase of round 1)
//   pending        {"order", "seat", "enhanced"}: this order alone is on the cross and has just begun
//   event          with the event phase: to be revealed next
//   cities         {city: {"owner", "troops", "level", "governor"} or {"saracens", "level"}}; a new owner has one unit
//   <state>        coins, influence, holiness (cell), bishops {city: {"one", "two"}} (all of them), spent {good: n},
//                  tactics (filled up with starting ones), rescripts, heldSpies, bull,
//                  buildings [card or {"card", "used"}], spies [{"card", "target", "used"}]
//   cross          {order: {"inner": [state, "automa" or {"seat", "enhanced"}, bottom first], "outer": state}}
//   decks          {deck: [cards on its top, the first drawn first]}: tactics, tactics-iv, saracens, buildings,
//                  buildings-iv, rescripts, rescripts-ii, spies, governors
//   saracenDeckTop short for decks.saracens
#include "model/crusaders/positionreader.h"
#include "model/crusaders/referee.h"
#include "model/crusaders/stackcheck.h"

#include "model/core/exact.h"

namespace outremer::crusaders {

State PositionReader::read()
{
    if (const Entry game = m_position.maybe("game"))
        game->oneOf({ std::string(Crusaders::kId) });
    Readers named;
    const Setup setup = readSeats(named);
    if (m_position.failed())
        return {};
    seatStates(setup, named);
    std::vector<std::string_view> known{ "game", "seats", "seed", "options" };
    if (m_outset > Outset::SetUp) {
        known.insert(
            known.end(), { "round", "phase", "pending", "event", "cities", "cross", "decks", "saracenDeckTop" });
        known.insert(known.end(), m_seatIds.begin(), m_seatIds.end());
    }
    m_position.onlyKeys(known);
    if (m_position.failed() || m_outset <= Outset::SetUp)
        return s;
    readRound();
    readCross();
    if (const Entry cities = m_position.maybe("cities")) {
        for (const auto &[id, reader] : cities->members()) {
            if (const auto city = c.cityNamed(id))
                readCity(reader, *city);
            else
                reader.fail("a city of the game");
        }
    }
    for (Seat seat = 0; seat < s.seats; ++seat) {
        if (const Entry player = m_position.maybe(m_seatIds[seat]))
            readPlayer(*player, seat);
    }
    readDecks(m_position);
    for (Seat seat = 0; seat < s.seats; ++seat)
        followBoard(seat);
    return s;
}

Setup PositionReader::readSeats(Readers &named)
{
    const JsonReader list = m_position.at("seats");
    const bool isNumber = list.node().kind == JsonNode::Kind::Integer;
    named = isNumber ? Readers() : items(list, kMaxSeats);
    const int count = isNumber ? int(list.integer(Crusaders::kMinSeats, kMaxSeats)) : int(named.size());
    if (count < Crusaders::kMinSeats)
        list.fail("2 to 4 seats");
    while (!named.empty() && named.back().text() == "?")
        named.pop_back();
    const Setup setup = readSetup(m_position, m_game.setupOptions(), count);
    const bool isRandom = setup.choices[0] != 0;
    if (isRandom && !isNumber && int(named.size()) < count)
        list.fail("all states, where they are dealt");
    readOutset(int(named.size()) < count && !isRandom);
    return setup;
}

// Where in the match the position begins.
void PositionReader::readOutset(bool isChoosing)
{
    const auto &members = m_position.node().members;
    const bool isSetUp = std::ranges::all_of(members, [](const JsonMember &member) {
        return member.key == "game" || member.key == "seats" || member.key == "seed" || member.key == "options";
    });
    m_outset = isChoosing ? Outset::Choosing : isSetUp ? Outset::SetUp : Outset::Event;
    if (m_outset != Outset::Event)
        return;
    static constexpr std::array<std::string_view, 3> kBegins{ "event", "planning", "activation" };
    if (const Entry phase = m_position.maybe("phase"))
        m_outset = Outset(int(Outset::Event) + word(*phase, kBegins));
    if (const Entry round = m_position.maybe("round"))
        m_round = int(round->integer(1, kMaxRounds));
    if (!m_position.maybe("pending"))
        return;
    if (m_position.maybe("phase") && m_outset != Outset::Activation)
        m_position.at("phase").fail("\"activation\" for an order");
    m_outset = Outset::Order;
}

// The set-up with these states: at its first decision, or, where the position begins elsewhere, before the first round.
void PositionReader::seatStates(Setup setup, const Readers &named)
{
    const Setup agreed = setup;
    setup.choices[0] = named.empty() ? agreed.choices[0] : std::uint8_t(0);
    if (isToStart())
        setup.choices[2] = 1; // choosing bulls is what comes before the first round
    s = m_game.start(setup);
    EventSink deaf;
    for (const JsonReader &name : named) {
        const auto realm = c.realmNamed(name.text());
        OptionsOf<Crusaders> options;
        m_game.listOptions(s, options);
        const Option option = choice(Verb::ChooseState, realm.value_or(kNoRealm));
        if (!options.contains(option))
            return name.fail("a state that is free and fits the others (CR-SETUP-02, 03)");
        m_game.apply(s, option, deaf);
    }
    s.randomStates = agreed.choices[0];
    s.chooseBull = agreed.choices[2];
    if (!isToStart())
        return;
    for (Seat seat = 0; seat < s.seats; ++seat)
        m_seatIds.push_back(c.realms[s.player(seat).realm].id);
    for (const Frame &frame : s.frames) {
        if (frame.task == Task::KeepGovernor) {
            s.city(s.player(frame.seat).capital).governor = frame.as<TwoGovernors>().one;
            s.governorDeck.discard.push(frame.as<TwoGovernors>().two);
        }
    }
    for (Player &player : s.players)
        player.bulls[1] = kNoCard;
    s.frames.clear();
}

// What is pending, and the events and raid tokens of the rounds before: one is used up in every round from the second
// on, at the end of its event phase (CR-EVENT-11, 12).
void PositionReader::readRound()
{
    const bool isEvent = m_outset == Outset::Event;
    const bool isPlanning = m_outset == Outset::Planning;
    const Entry event = m_position.maybe("event");
    if (event && !isEvent)
        event->fail("an event only where its phase begins");
    for (int used = 0; used < m_round - (isEvent || isPlanning ? 1 : 0); ++used)
        s.usedEvents.push(s.eventDeck.pop());
    if (isPlanning)
        s.event = s.eventDeck.pop();
    if (event) { // the next one; what lay there takes its place
        const Card card = find(*event, CardKind::Event);
        std::ranges::replace(s.usedEvents, card, s.eventDeck.back());
        std::ranges::replace(s.eventDeck, card, s.eventDeck.back());
        s.eventDeck[s.eventDeck.size() - 1] = card;
    }
    const int shown = m_round - (isEvent || isPlanning ? 1 : 0);
    for (; s.bonuses + 1 < shown; ++s.bonuses)
        ++s.usedTokens[std::size_t(s.raidTokens.pop())];
    s.tokenShown = shown > 0 && !s.raidTokens.empty() ? 1 : 0;
    s.round = std::uint8_t(isEvent ? m_round - 1 : m_round);
    s.phase = isPlanning ? Phase::Event : !isEvent ? Phase::Activation : m_round == 1 ? Phase::Setup : Phase::Income;
    static constexpr std::array kToCome{ Task::RoundEnd, Task::Income, Task::ActivateNext, Task::PlanNext,
        Task::NewTarget };
    const std::size_t steps = isPlanning ? kToCome.size() : 3;
    for (std::size_t i = 0; i < steps && !isEvent; ++i)
        s.frames.push({ .task = kToCome[i] });
    if (isEvent)
        s.frames.push({ .task = Task::StartRound });
}

Token PositionReader::token(const JsonReader &reader) const
{
    if (reader.isText())
        return { seat(reader, kAutoma), 0 };
    reader.onlyKeys({ "seat", "enhanced" });
    return { seat(reader.at("seat"), kAutoma), flag(reader.maybe("enhanced")) };
}

void PositionReader::readCross()
{
    const Entry cross = m_position.maybe("cross");
    if (cross)
        cross->onlyKeys({ kOrderWords.begin(), kOrderWords.end() });
    for (std::size_t order = 0; cross && order < kOrders; ++order) {
        const Entry cells = cross->maybe(kOrderWords[order]);
        if (!cells)
            continue;
        cells->onlyKeys({ "inner", "outer" });
        for (const JsonReader &item : items(cells->maybe("inner"), s.inner[order].capacity()))
            s.inner[order].push(token(item));
        if (const Entry outer = cells->maybe("outer"))
            s.outer[order] = { seat(*outer, kAutoma), 1 }; // CR-PLAN-16
    }
    if (m_outset != Outset::Order)
        return;
    const JsonReader order = m_position.at("pending");
    order.onlyKeys({ "order", "seat", "enhanced" });
    if (cross)
        return cross->fail("no cross beside an order that is alone on it");
    const Token alone{ seat(order.at("seat")), flag(order.maybe("enhanced")) };
    s.inner[std::size_t(word(order.at("order"), kOrderWords))].push(alone);
}

void PositionReader::start(State &state) const
{
    const auto acts = [&](const Token &token) { return isPlayer(token.owner) && !state.player(token.owner).isOut; };
    const bool hasOrder =
        std::ranges::any_of(state.inner, [&](const auto &stack) { return std::ranges::any_of(stack, acts); });
    if (m_outset >= Outset::Activation && !hasOrder)
        return m_position.fail("an order on the cross, of a player who is in the match");
    EventSink deaf;
    Referee(c, state, deaf).settle();
}

Result<State> Crusaders::readPosition(const JsonReader &position) const
{
    return readPositionWith(*this, position, [this](const JsonReader &reader) -> Result<State> {
        PositionReader friendly(*this, reader);
        State state = friendly.read();
        if (reader.failed() || !friendly.isToStart())
            return state;
        if (const std::string broken = brokenBoard(*this, state); !broken.empty())
            return Refusal{ "impossible-position", "this position cannot occur: " + broken };
        friendly.start(state);
        return state;
    });
}

} // namespace outremer::crusaders
