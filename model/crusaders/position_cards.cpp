// The cards of a position. Those that are stated lie where it says; the others stay where the set-up put them as far as
// they can, and what lost its place goes to its deck.
#include "crusaders/positionreader.h"

namespace outremer::crusaders {
namespace {

constexpr std::array<std::string_view, kCardKinds> kKindWords{ "tactic", "building", "rescript", "spy", "governor",
    "bull", "event", "oath", "commander's card" };
constexpr Zone kAnyRescript{ {}, CardKind::Rescript };
constexpr Zone kAnyBuilding{ {}, CardKind::Building };
constexpr Zone kAnyBull{ {}, CardKind::Bull };

bool isNull(const JsonReader &reader)
{
    return reader.node().kind == JsonNode::Kind::Null;
}

template <class List>
void reverse(List &list)
{
    std::reverse(list.begin(), list.end());
}

} // namespace

PositionReader::Entry PositionReader::ofPart(std::string_view part, const Zone &zone) const
{
    const Entry reader = maybe(part);
    return reader ? reader->maybe(zone.word) : Entry();
}

Card PositionReader::find(const JsonReader &reader, CardKind kind) const
{
    const std::string id = reader.text();
    const std::string what(kKindWords[std::size_t(kind)]);
    if (id.starts_with(kUnknownWord)) {
        reader.fail("a known " + what);
        return kNoCard;
    }
    const auto card = withCards(c, kind, [&](const auto &cards) {
        return std::size_t(std::ranges::find(cards, id, &CardFace::id) - cards.begin()) % cards.size();
    });
    if (card == kNoCard)
        reader.fail("a " + what + " of the game");
    return Card(card);
}

Card PositionReader::claim(const JsonReader &reader, CardKind kind, Card card)
{
    if (card == kNoCard || takeIfLeft(kind, card))
        return card;
    reader.fail("a " + std::string(kKindWords[std::size_t(kind)]) + " that is in the match and lies nowhere else");
    return kNoCard;
}

Card PositionReader::take(const JsonReader &reader, const Zone &zone)
{
    const Card card = find(reader, zone.kind);
    if (card != kNoCard && !zone.fits(c, card)) {
        reader.fail("a card that belongs to \"" + std::string(zone.word) + "\"");
        return kNoCard;
    }
    return claim(reader, zone.kind, card);
}

bool PositionReader::takeIfLeft(CardKind kind, Card card)
{
    std::uint8_t &left = m_left[std::size_t(kind)][card];
    if (left == 0)
        return false;
    --left;
    return true;
}

// The cards from the top down: all of the pile, or those on its top.
template <int N>
void PositionReader::takePile(const JsonReader &deck, const Zone &zone, FixedList<Card, N> &pile)
{
    const Entry all = deck.maybe("pile");
    const Entry top = deck.maybe("top");
    if (all && top)
        top->fail("either a \"pile\" or its \"top\"");
    takeList(all ? all : top, zone, pile);
    reverse(pile);
}

void PositionReader::clearCards()
{
    for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
        const auto cards = withCards(c, CardKind(kind), [](const auto &all) { return all.size(); });
        for (std::size_t card = 1; card < cards; ++card)
            m_left[kind][card] = !isInBox(c, m_state, CardKind(kind), Card(card)) ? std::uint8_t(0)
                : CardKind(kind) == CardKind::Building                            ? c.buildings[card].copies
                                                                                  : std::uint8_t(1);
    }
    // CR-SETUP-54: in a first game the starting governors of absent states are not in the match.
    for (std::size_t card = 1; card < c.governors.size(); ++card) {
        const std::uint8_t realm = c.governors[card].realm;
        const bool isAbsent = realm != kNoRealm && std::ranges::find(m_seatIds, c.realms[realm].id) == m_seatIds.end();
        if (isAbsent && !m_state.laterGame)
            m_left[std::size_t(CardKind::Governor)][card] = 0;
    }
    for (Player &player : m_state.players) {
        player.tactics.clear();
        player.rescripts.clear();
        player.buildings.clear();
        player.spies.clear();
        player.heldSpies.clear();
        player.bulls = {};
    }
    for (CityState &city : m_state.cities)
        city.governor = kNoCard;
    eachMarket(m_state.seats, [this](const Zone &, auto get, int) { get(m_state) = {}; });
    eachDeck([this](const Zone &, auto get) { get(m_state) = {}; });
    m_state.freeBuildings.clear();
    m_state.lostSaracens.clear();
    m_state.eventDeck.clear();
    m_state.usedEvents.clear();
    m_state.event = kNoCard;
}

// Markets, decks and the event, as far as they are stated.
void PositionReader::readCards()
{
    if (m_outset == Outset::Exact) { // what lies on the battle board or is just being bought
        State table;
        table.seats = m_state.seats;
        table.frames = m_state.frames;
        table.battle = m_state.battle;
        for (std::size_t kind = 0; kind < kCardKinds; ++kind)
            eachPlace(table, CardKind(kind), [&](Card &card, Seat) { takeIfLeft(CardKind(kind), card); });
    }
    std::vector<std::string_view> words{ kFreeBuildingZone.word, kEventZone.word };
    std::vector<std::string_view> markets;
    eachMarket(m_state.seats, [&](const Zone &zone, auto get, int cells) {
        markets.push_back(zone.word);
        const Entry stated = ofPart("markets", zone);
        std::size_t cell = 0;
        for (const JsonReader &item : stated ? items(*stated, cells) : std::vector<JsonReader>())
            get(m_state)[cell++] = isNull(item) ? kNoCard : take(item, zone);
    });
    eachDeck([&](const Zone &zone, auto get) {
        words.push_back(zone.word);
        const Entry stated = ofPart("decks", zone);
        if (!stated)
            return;
        const bool isSaracen = zone.word == kSaracenZone.word;
        stated->onlyKeys({ "pile", "top", "discard", "shown", isSaracen ? "lost" : "shown" });
        takePile(*stated, zone, get(m_state).pile);
        takeList(stated->maybe("discard"), zone, get(m_state).discard);
        get(m_state).topShown = flag(stated->maybe("shown"));
        if (isSaracen)
            takeList(stated->maybe("lost"), zone, m_state.lostSaracens);
    });
    if (const Entry top = maybe("saracenDeckTop")) {
        if (ofPart("decks", kSaracenZone))
            top->fail("nothing here, as \"decks\" has the Saracen cards");
        takeList(top, kSaracenZone, m_state.saracenDeck.pile);
        reverse(m_state.saracenDeck.pile);
    }
    if (const Entry free = ofPart("decks", kFreeBuildingZone)) {
        free->onlyKeys({ "pile", "top" });
        takePile(*free, kFreeBuildingZone, m_state.freeBuildings);
    }
    if (const Entry events = ofPart("decks", kEventZone)) {
        events->onlyKeys({ "pile", "top", "discard" });
        takePile(*events, kEventZone, m_state.eventDeck);
        takeList(events->maybe("discard"), kEventZone, m_state.usedEvents);
    }
    if (const Entry event = maybe("event")) {
        const Card card = take(*event, kEventZone);
        if (m_outset == Outset::Exact)
            m_state.event = card;
        else if (m_state.eventDeck.full())
            event->fail("an event beside a full deck of them");
        else
            m_state.eventDeck.push(card); // the next one
    }
    if (const Entry decks = maybe("decks"))
        decks->onlyKeys(words);
    if (const Entry all = maybe("markets"))
        all->onlyKeys(markets);
}

void PositionReader::readHands(Seat seat)
{
    Player &player = m_state.player(seat);
    const Entry tactics = ofPlayer(seat, "tactics");
    for (const JsonReader &item : tactics ? items(*tactics, kHandCapacity) : std::vector<JsonReader>()) {
        const Card card = find(item, CardKind::Tactic);
        const Tactic &tactic = c.tactics[card];
        if (tactic.isSaracen || (tactic.isStarting() && tactic.realm != player.realm))
            item.fail("an own starting tactic or a learnt one");
        player.tactics.insertSorted(claim(item, CardKind::Tactic, card));
    }
    takeSorted(ofPlayer(seat, "rescripts"), kAnyRescript, player.rescripts);
    takeSorted(ofPlayer(seat, "heldSpies"), kSpyZone, player.heldSpies);
    const Entry bulls = ofPlayer(seat, "bulls");
    std::size_t held = 0;
    for (const JsonReader &item : bulls ? items(*bulls, int(player.bulls.size())) : std::vector<JsonReader>())
        player.bulls[held++] = take(item, kAnyBull);
    const Entry buildings = ofPlayer(seat, "buildings");
    for (const JsonReader &item : buildings ? items(*buildings, kMaxBuildings) : std::vector<JsonReader>()) {
        if (!item.isText())
            item.onlyKeys({ "card", "used" });
        player.buildings.push({ take(item.isText() ? item : item.at("card"), kAnyBuilding),
            item.isText() ? std::uint8_t(0) : flag(item.maybe("used")) });
    }
    const Entry spies = ofPlayer(seat, "spies");
    for (const JsonReader &item : spies ? items(*spies, player.spies.capacity()) : std::vector<JsonReader>()) {
        item.onlyKeys({ "card", "target", "used" });
        player.spies.push({ take(item.at("card"), kSpyZone), this->seat(item.at("target")), flag(item.maybe("used")) });
    }
}

void PositionReader::dealCards()
{
    dealGovernors();
    for (Seat seat = 0; seat < m_state.seats; ++seat)
        dealHands(seat);
    dealMarkets();
    eachDeck([this](const Zone &zone, auto get) { dealDeck(zone, get(m_state), get(m_base)); });
    Deck<8> free{ m_state.freeBuildings };
    dealDeck(kFreeBuildingZone, free, { m_base.freeBuildings });
    m_state.freeBuildings = free.pile;
    dealEvents();
    dealTokens();
}

// A governor stays with the owner of the city. Those that are being chosen from come from the deck.
void PositionReader::dealGovernors()
{
    const Entry cities = maybe("cities");
    for (CityId city = 0; city < kCities; ++city) {
        const Entry stated = cities ? cities->maybe(c.cities[city].id) : Entry();
        const CityState &before = m_base.city(city);
        if ((!stated || !stated->maybe("governor")) && m_state.city(city).owner == before.owner
            && before.governor != kNoCard && takeIfLeft(CardKind::Governor, before.governor))
            m_state.city(city).governor = before.governor;
    }
    for (Frame &frame : m_state.frames) {
        if (m_outset != Outset::SetUp || frame.task != Task::KeepGovernor)
            continue;
        for (Card *card : { &frame.a, &frame.b }) {
            if (!takeIfLeft(CardKind::Governor, *card))
                m_holes.emplace_back(kGovernorZone.word, card);
        }
    }
}

void PositionReader::dealHands(Seat seat)
{
    Player &player = m_state.player(seat);
    const Player &before = m_base.player(seat);
    const bool hasTactics = ofPlayer(seat, "tactics").has_value();
    if (!hasTactics)
        keep(CardKind::Tactic, before.tactics, player.tactics);
    if (!hasTactics || m_outset != Outset::Exact) {
        for (Card card : c.startingTactics[player.realm]) {
            if (player.tactics.size() < c.numbers.tactics && takeIfLeft(CardKind::Tactic, card))
                player.tactics.insertSorted(card);
        }
    }
    if (!ofPlayer(seat, "rescripts"))
        keep(CardKind::Rescript, before.rescripts, player.rescripts);
    if (!ofPlayer(seat, "heldSpies"))
        keep(CardKind::Spy, before.heldSpies, player.heldSpies);
    for (const BuildingSlot &slot : before.buildings) {
        if (!ofPlayer(seat, "buildings") && takeIfLeft(CardKind::Building, slot.card))
            player.buildings.push(slot);
    }
    for (const ActiveSpy &spy : before.spies) {
        if (!ofPlayer(seat, "spies") && takeIfLeft(CardKind::Spy, spy.card))
            player.spies.push(spy);
    }
    // One bull each, or two to choose from; another one where somebody else has it.
    for (std::size_t i = 0; i < player.bulls.size(); ++i) {
        if (before.bulls[i] == kNoCard || player.bulls[i] != kNoCard)
            continue;
        const std::size_t bulls = c.bulls.size() - 1;
        for (std::size_t step = 0; step < bulls && player.bulls[i] == kNoCard; ++step) {
            const Card card = Card((before.bulls[i] - 1u + step) % bulls + 1);
            if (takeIfLeft(CardKind::Bull, card))
                player.bulls[i] = card;
        }
    }
}

void PositionReader::dealMarkets()
{
    eachMarket(m_state.seats, [this](const Zone &zone, auto get, int cells) {
        const Entry stated = ofPart("markets", zone);
        for (std::size_t cell = stated ? stated->items().size() : 0; cell < std::size_t(cells); ++cell) {
            const Card before = get(m_base)[cell];
            if (before == kNoCard)
                continue;
            if (takeIfLeft(zone.kind, before))
                get(m_state)[cell] = before;
            else
                m_holes.emplace_back(zone.word, &get(m_state)[cell]);
        }
    });
}

// What is stated of a deck is in it. Below a stated top lies the rest in its old order, and at the bottom what has lost
// its place; from there the holes are filled. A stated pile is all there is, the rest is then in the discard.
template <int N>
void PositionReader::dealDeck(const Zone &zone, Deck<N> &deck, const Deck<N> &before)
{
    const Entry stated = ofPart("decks", zone);
    const bool hasPile = stated && stated->maybe("pile");
    const bool hasDiscard = stated && stated->maybe("discard");
    FixedList<Card, N> rest;
    if (!hasPile)
        keep(zone.kind, before.pile, rest);
    if (!hasPile && !hasDiscard)
        keep(zone.kind, before.discard, deck.discard);
    FixedList<Card, N> strays;
    const auto cards = withCards(c, zone.kind, [](const auto &all) { return all.size(); });
    for (std::size_t card = 1; card < cards; ++card) {
        while (zone.fits(c, Card(card)) && !strays.full() && takeIfLeft(zone.kind, Card(card)))
            strays.push(Card(card));
    }
    const auto append = [](auto &list, const auto &more) {
        for (Card card : more) {
            if (!list.full())
                list.push(card);
        }
    };
    if (hasPile) {
        if (!hasDiscard)
            append(deck.discard, strays);
        return;
    }
    append(strays, rest);
    for (const auto &[word, cell] : m_holes) {
        if (word == zone.word)
            *cell = strays.empty() ? kNoCard : strays.pop();
    }
    append(strays, deck.pile);
    deck.pile = strays;
}

} // namespace outremer::crusaders
