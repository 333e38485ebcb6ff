// Reading positions. Fields, all but "seats" optional; what is not stated has its set-up value or follows from the rest:
//   seats          states in seat order; "?" behind the last that is chosen, or a number of seats of which none is
//   seed, rng      deal whatever is not stated; rng (16 hex digits) is the generator from here on
//   options        states, governors, bulls, terrains (as in setupOptions)
//   round, phase   0 to 6; setup, event, planning, activation, income, over
//   pending        a list of {"task", "seat", "self", "rival", "with": [4 numbers]}, bottom first: exactly this is
//                  pending, and all fields below may be stated; or {"order", "seat", "enhanced"}: this order alone is on
//                  the cross and has just begun. Without it the phase begins (a round alone begins with its event phase);
//                  without any of these three it is the set-up's first decision
//   cities         {city: {"owner", "troops", "level", "governor"} or {"saracens", "level"}}; a new owner has one unit
//   <state>        coins, influence, holiness (cell), capital (null: none), out,
//                  supply {"troops", "bishops": {"one", "two"}}, bishops {city: {"one", "two"}} (all of them),
//                  goods {good: {"ready", "spent", "blocked"}} (ready follows from the cities),
//                  tactics (filled up with starting ones unless "pending" is a list), rescripts, heldSpies, bulls,
//                  buildings [card or {"card", "used"}], spies [{"card", "target", "used"}]
//   saracenSupply  units beside the map
//   saracenTrack   {"tokens": [colours, next first], "shown", "used": {colour: n}, "bonuses"}
//   modifiers      {what: by how much} until the end of the round
//   cross          {order: {"inner": [state, "automa" or {"seat", "enhanced"}, bottom first], "outer": state}}
//   markets        {deck: [cards by cell, null: empty]}; a card that lies elsewhere is replaced from its deck
//   decks          {deck: {"top": [...] or "pile": [...], "discard": [...], "shown"}}, top first; a pile is all there is,
//                  cards of it that lie nowhere are then in the discard; "lost" of "saracens" is the box.
//                  Decks: tactics, tactics-iv, saracens, buildings, buildings-iv, buildings-0, rescripts, rescripts-ii,
//                  spies, governors, events
//   saracenDeckTop short for decks.saracens.top
// Only where "pending" is a list:
//   event          being resolved (with "phase": "event" and no list: to be revealed next)
//   resolved       states that are done with it
//   raid           {"city", "garrison", "left": [cities], "raiders": {city: n}}
//   plan           {"slots": [states and "automa"], "placed": slots used}
//   outerUsed, secondOuter (states), freeCover, homsUsed, boostsAside, sector (the order being activated)
//   orders         [{"order", "seat", "enhanced", "fromCross", "done", "discount", "extras", "target", "deeds"}]
//   payment        {"price": {good or "any": n}, "discount", "gift"}
//   movedBishops   as bishops; lastFull
//   battle         {"city", "attacker", "defender", "saracenPlayer", "attackers", "turn", "winner", "keepsLevel",
//                  "strength", "losses", "hands" (by side), "guarded", "spared" (sides),
//                  "maneuvers": [{"side", "card", "open": ["upper", "lower"], "cover", "lost"}]}
//   ending, winners, finalScores
#include "crusaders/framecheck.h"
#include "crusaders/positionreader.h"
#include "crusaders/referee.h"

#include "core/hash.h"

namespace outremer::crusaders {
namespace {

constexpr std::array<std::string_view, 7> kChoosingFields{ "game", "seats", "seed", "options", "rng", "round",
    "phase" };
constexpr std::array<std::string_view, 10> kBoardFields{ "chapter", "pending", "cities", "saracenSupply",
    "saracenTrack", "modifiers", "cross", "markets", "decks", "saracenDeckTop" };
constexpr std::array<std::string_view, 18> kExactFields{ "event", "resolved", "raid", "plan", "outerUsed",
    "secondOuter", "freeCover", "homsUsed", "boostsAside", "sector", "orders", "payment", "movedBishops", "lastFull",
    "battle", "ending", "winners", "finalScores" };

} // namespace

PositionReader::PositionReader(const Crusaders &game, const JsonReader &position)
    : m_game(game)
    , c(game.content())
    , m_position(position)
{
}

State PositionReader::read()
{
    if (const Entry game = maybe("game"))
        game->oneOf({ std::string(Crusaders::kId) });
    readSeats();
    if (m_position.failed())
        return {};
    m_state = m_base;
    if (const Entry rng = maybe("rng")) {
        bool ok = false;
        m_state.rng.word = fromHex(rng->text(), ok);
        if (!ok || m_state.rng.word == 0) // which is what a view has
            rng->fail("16 hexadecimal digits, not all 0");
    }
    checkFields();
    if (m_outset == Outset::Choosing)
        return m_state;
    clearCards();
    readRound();
    readCross();
    readCards();
    readSaga();
    readCities();
    readPlayers();
    dealCards();
    for (Seat seat = 0; seat < m_state.seats; ++seat)
        followCapital(seat);
    followSupplies();
    followGoods();
    return m_state;
}

void PositionReader::readSeats()
{
    const JsonReader list = m_position.at("seats");
    const bool isNumber = list.node().kind == JsonNode::Kind::Integer;
    std::vector<JsonReader> named = isNumber ? std::vector<JsonReader>() : items(list, kMaxSeats);
    const int count = isNumber ? int(list.integer(Crusaders::kMinSeats, kMaxSeats)) : int(named.size());
    if (count < Crusaders::kMinSeats)
        list.fail("2 to 4 seats");
    while (!named.empty() && named.back().text() == kUnknownWord)
        named.pop_back();
    const Entry seed = maybe("seed");
    Setup setup = defaultSetup(m_game.setupOptions(), count, seed ? std::uint64_t(seed->integer(0, INT64_MAX)) : 0);
    if (const Entry options = maybe("options")) {
        Names known;
        for (std::size_t i = 0; i < m_game.setupOptions().size(); ++i) {
            const SetupOption &option = m_game.setupOptions()[i];
            if (const Entry value = options->maybe(option.id))
                setup.choices[i] = std::uint8_t(value->oneOf(option.values));
            known.push_back(option.id);
        }
        options->onlyKeys({ known.begin(), known.end() });
    }
    const bool isRandom = setup.choices[0] != 0;
    if (isRandom && !isNumber && int(named.size()) < count)
        list.fail("all states, where they are dealt");
    if (int(named.size()) < count && !isRandom)
        m_outset = Outset::Choosing;
    else
        readOutset();
    if (m_position.failed())
        return;
    seatStates(setup, named, isNumber);
}

// The set-up with these states: at its first decision, or, where the position begins elsewhere, before the first round.
void PositionReader::seatStates(Setup setup, const std::vector<JsonReader> &named, bool isNumber)
{
    const Setup agreed = setup;
    const bool isChapter = maybe("chapter").has_value();
    const bool isFirstDecision = m_outset <= Outset::SetUp;
    setup.choices[0] = isNumber ? agreed.choices[0] : std::uint8_t(0);
    if (!isFirstDecision)
        setup.choices[2] = 1; // choosing bulls is what comes before the first round
    m_base = isChapter ? startChapter(setup, named) : m_game.start(setup);
    EventSink deaf;
    for (const JsonReader &name : isChapter ? std::vector<JsonReader>() : named) {
        const auto realm = c.realmNamed(name.text());
        OptionsOf<Crusaders> options;
        m_game.listOptions(m_base, options);
        const Option option = choice(Verb::ChooseState, realm.value_or(kNoRealm));
        if (!options.contains(option))
            return name.fail("a state that is free and fits the others (CR-SETUP-02, 03)");
        m_game.apply(m_base, option, deaf);
    }
    m_base.randomStates = agreed.choices[0];
    m_base.chooseBull = agreed.choices[2];
    for (Seat seat = 0; seat < m_base.seats && m_outset != Outset::Choosing && !isChapter; ++seat)
        m_seatIds.push_back(c.realms[m_base.player(seat).realm].id);
    if (isFirstDecision)
        return;
    for (const Frame &frame : m_base.frames) {
        if (frame.task == Task::KeepGovernor) {
            m_base.city(m_base.player(frame.seat).capital).governor = frame.a;
            m_base.governorDeck.discard.push(frame.b);
        }
    }
    for (Player &player : m_base.players)
        player.bulls[1] = kNoCard;
    m_base.frames.clear();
}

// The states are known from the start, and must fit together like chosen ones.
State PositionReader::startChapter(const Setup &setup, const std::vector<JsonReader> &named)
{
    std::array<std::uint8_t, kMaxSeats> realms{};
    State choosing = m_game.start(defaultSetup(m_game.setupOptions(), setup.seats, 1));
    EventSink deaf;
    for (std::size_t seat = 0; seat < named.size() && seat < realms.size(); ++seat) {
        const auto realm = c.realmNamed(named[seat].text());
        OptionsOf<Crusaders> options;
        m_game.listOptions(choosing, options);
        if (!realm || !options.contains(choice(Verb::ChooseState, *realm))) {
            named[seat].fail("a state that is free and fits the others (CR-SETUP-02, 03)");
            return choosing;
        }
        m_game.apply(choosing, choice(Verb::ChooseState, *realm), deaf);
        realms[seat] = *realm;
        m_seatIds.push_back(c.realms[*realm].id);
    }
    const Saga saga = heritage();
    State state;
    state.seats = std::uint8_t(setup.seats);
    state.frames.push({ .task = Task::Deal });
    state.saga = saga;
    if (int(named.size()) < setup.seats)
        m_position.at("seats").fail("all states, in a chapter of the campaign");
    else if (const std::string broken = brokenSaga(c, state); !broken.empty())
        m_position.at("chapter").fail(broken);
    return m_position.failed() ? choosing : m_game.start(setup, saga, realms);
}

// Where in the match the position begins.
void PositionReader::readOutset()
{
    const Entry pending = maybe("pending");
    const Entry phase = maybe("phase");
    const Entry round = maybe("round");
    const bool isExact = pending && pending->node().kind == JsonNode::Kind::Array;
    if (round)
        m_round = int(round->integer(isExact ? 0 : 1, kMaxRounds));
    if (isExact) {
        m_outset = Outset::Exact;
        m_position.at("round");
        m_position.at("phase");
    } else if (pending) {
        m_outset = Outset::Order;
        if (phase && Phase(word(*phase, kPhaseWords)) != Phase::Activation)
            phase->fail("\"activation\" for an order");
    } else if (phase) {
        switch (Phase(word(*phase, kPhaseWords))) {
        case Phase::Event:
            m_outset = Outset::Event;
            break;
        case Phase::Planning:
            m_outset = Outset::Planning;
            break;
        case Phase::Activation:
            m_outset = Outset::Activation;
            break;
        default:
            phase->fail("\"event\", \"planning\" or \"activation\", or a list in \"pending\"");
        }
    } else {
        m_outset = round ? Outset::Event : Outset::SetUp;
    }
}

void PositionReader::checkFields() const
{
    std::vector<std::string_view> known(kChoosingFields.begin(), kChoosingFields.end());
    if (m_outset == Outset::Choosing) {
        if (const Entry round = maybe("round"))
            round->integer(0, 0);
        if (const Entry phase = maybe("phase"))
            phase->oneOf({ "setup" });
        return m_position.onlyKeys(known);
    }
    std::ranges::copy(kBoardFields, std::back_inserter(known));
    std::ranges::copy(kExactFields, std::back_inserter(known));
    std::ranges::copy(m_seatIds, std::back_inserter(known));
    m_position.onlyKeys(known);
    for (std::string_view field : kExactFields) {
        const Entry entry = maybe(field);
        const bool isNextEvent = field == "event" && m_outset == Outset::Event;
        if (entry && m_outset != Outset::Exact && !isNextEvent)
            entry->fail("this only where \"pending\" is a list");
    }
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

Result<State> Crusaders::readPosition(const JsonReader &reader) const
{
    std::optional<Problem> problem;
    const JsonReader fresh(reader.node(), problem);
    PositionReader position(*this, fresh);
    State state = position.read();
    const auto impossible = [](const std::string &broken) {
        return Refusal{ "impossible-position", "this position cannot occur: " + broken };
    };
    if (!problem && position.isToStart()) {
        if (const std::string broken = brokenBoard(*m_content, state); !broken.empty())
            return impossible(broken);
        position.start(state);
    }
    if (problem)
        return problem->refusal("bad-position");
    if (const std::string broken = brokenInvariant(state); !broken.empty())
        return impossible(broken);
    return state;
}

} // namespace outremer::crusaders
