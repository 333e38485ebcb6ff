// The board of a friendly position: cities, players and their cards, and what follows from them.
#include "model/crusaders/board.h"
#include "model/crusaders/positionreader.h"

namespace outremer::crusaders {
namespace {

constexpr int kMaxUnits = 99; // of anything that brokenInvariant counts

bool isNull(const JsonReader &reader)
{
    return reader.node().kind == JsonNode::Kind::Null;
}

} // namespace

PositionReader::Readers PositionReader::items(const Entry &list, int most) const
{
    auto readers = list ? list->items() : Readers();
    if (readers.size() <= std::size_t(most))
        return readers;
    list->fail("at most " + std::to_string(most) + " entries");
    return {};
}

std::uint8_t PositionReader::number(const Entry &entry, int most) const
{
    return entry ? std::uint8_t(entry->integer(0, most)) : std::uint8_t(0);
}

int PositionReader::word(const JsonReader &reader, std::span<const std::string_view> words) const
{
    return reader.oneOf({ words.begin(), words.end() });
}

Seat PositionReader::seat(const JsonReader &reader, std::optional<Seat> orOther) const
{
    auto known = m_seatIds;
    if (orOther)
        known.emplace_back(*orOther == kSaracens ? "saracens" : "automa");
    const auto found = std::size_t(reader.oneOf(known));
    return found < m_seatIds.size() ? Seat(found) : *orOther;
}

Card PositionReader::find(const JsonReader &reader, CardKind kind) const
{
    const std::string id = reader.text();
    const std::string what(nameOf(kind));
    const auto ref = m_game.refOf(what, id);
    if (!ref)
        reader.fail((Nouns::isUnknown(id) ? "a known " : "a ") + what + (Nouns::isUnknown(id) ? "" : " of the game"));
    return ref ? Card(ref->value) : kNoCard;
}

Card PositionReader::take(const JsonReader &reader, CardKind kind)
{
    const Card card = find(reader, kind);
    if (card == kNoCard || takeFromDecks(kind, card))
        return card;
    reader.fail("a " + std::string(nameOf(kind)) + " that is in the match and lies nowhere else");
    return kNoCard;
}

bool PositionReader::takeFromDecks(CardKind kind, Card card)
{
    bool isTaken = false;
    const auto takeFrom = [&](auto &list) {
        if (const int at = list.indexOf(card); at >= 0 && !isTaken) {
            list.removeAt(at);
            isTaken = true;
        }
    };
    eachDeck([&](const Zone &zone, auto get) {
        if (zone.kind != kind)
            return;
        takeFrom(get(s).pile);
        takeFrom(get(s).discard);
        eachMarket(s.seats, [&](const Zone &market, auto getMarket, int) {
            const auto cell = std::ranges::find(getMarket(s), card);
            if (market.word != zone.word || isTaken || cell == getMarket(s).end())
                return;
            *cell = get(s).pile.empty() ? kNoCard : get(s).pile.pop();
            isTaken = true;
        });
    });
    if (kind == CardKind::Building)
        takeFrom(s.freeBuildings);
    return isTaken;
}

void PositionReader::readCity(const JsonReader &reader, CityId city)
{
    reader.onlyKeys({ "owner", "troops", "saracens", "level", "governor" });
    CityState &place = s.city(city);
    if (place.owner == kClosed)
        return reader.fail("a city that is open in this match (CR-SETUP-39..41)");
    const Entry owner = reader.maybe("owner");
    const Entry troops = reader.maybe("troops");
    const Entry saracens = reader.maybe("saracens");
    const Entry governor = reader.maybe("governor");
    const Seat before = place.owner;
    place.owner = owner ? seat(*owner, kSaracens) : saracens ? kSaracens : before;
    if (place.owner != before)
        place.units = 1;
    if (place.governor != kNoCard && (place.owner != before || governor)) {
        s.governorDeck.discard.push(place.governor);
        place.governor = kNoCard;
    }
    if (troops && !isPlayer(place.owner))
        troops->fail("an \"owner\" of these troops");
    if (saracens && (troops || place.owner != kSaracens))
        saracens->fail("one owner of the city");
    if (const Entry &units = troops ? troops : saracens)
        place.units = number(units, kMaxUnits);
    if (const Entry level = reader.maybe("level"))
        place.level = std::uint8_t(level->integer(1, 3));
    if (governor && !isNull(*governor))
        place.governor = take(*governor, CardKind::Governor);
}

void PositionReader::readPlayer(const JsonReader &reader, Seat seat)
{
    reader.onlyKeys({ "coins", "influence", "holiness", "bishops", "spent", "tactics", "rescripts", "buildings",
        "spies", "heldSpies", "bull" });
    Player &player = s.player(seat);
    if (const Entry coins = reader.maybe("coins"))
        player.coins = std::int16_t(coins->integer(0, 999));
    if (const Entry influence = reader.maybe("influence"))
        player.influence = std::int16_t(influence->integer(0, 9999));
    if (const Entry holiness = reader.maybe("holiness"))
        player.holiness = number(holiness, int(c.track.size()) - 1);
    if (const Entry bishops = reader.maybe("bishops")) {
        player.clergy = {};
        for (const auto &[id, here] : bishops->members()) {
            here.onlyKeys({ "one", "two" });
            if (const auto city = c.cityNamed(id))
                player.clergy[*city] = { number(here.maybe("one"), c.numbers.bishopsOne),
                    number(here.maybe("two"), c.numbers.bishopsTwo) };
            else
                here.fail("a city of the game");
        }
    }
    if (const Entry tactics = reader.maybe("tactics"))
        readTactics(*tactics, player);
    for (const JsonReader &item : items(reader.maybe("rescripts"), kHandCapacity))
        player.rescripts.insertSorted(take(item, CardKind::Rescript));
    for (const JsonReader &item : items(reader.maybe("heldSpies"), kMaxHeldSpies))
        player.heldSpies.insertSorted(take(item, CardKind::Spy));
    if (const Entry bull = reader.maybe("bull"))
        readBull(*bull, player);
    for (const JsonReader &item : items(reader.maybe("buildings"), kMaxBuildings)) {
        if (!item.isText())
            item.onlyKeys({ "card", "used" });
        player.buildings.push({ take(item.isText() ? item : item.at("card"), CardKind::Building),
            item.isText() ? std::uint8_t(0) : flag(item.maybe("used")) });
    }
    for (const JsonReader &item : items(reader.maybe("spies"), player.spies.capacity())) {
        item.onlyKeys({ "card", "target", "used" });
        player.spies.push(
            { take(item.at("card"), CardKind::Spy), this->seat(item.at("target")), flag(item.maybe("used")) });
    }
}

void PositionReader::readTactics(const JsonReader &list, Player &player)
{
    player.tactics.clear();
    for (const JsonReader &item : items(list, kHandCapacity)) {
        const Card card = find(item, CardKind::Tactic);
        const Tactic &tactic = c.tactics[card];
        if (card == kNoCard || tactic.isSaracen || (tactic.isStarting() && tactic.realm != player.realm))
            item.fail("an own starting tactic or a learnt one");
        else if (player.tactics.contains(card) || (!tactic.isStarting() && !takeFromDecks(CardKind::Tactic, card)))
            item.fail("a tactic that is in the match and lies nowhere else");
        else
            player.tactics.insertSorted(card);
    }
    for (Card card : c.startingTactics[player.realm]) {
        if (player.tactics.size() < c.numbers.tactics && !player.tactics.contains(card))
            player.tactics.insertSorted(card);
    }
}

// Who had it gets the other's.
void PositionReader::readBull(const JsonReader &reader, Player &player)
{
    const Card bull = find(reader, CardKind::Bull);
    for (Player &other : s.players) {
        if (other.bulls[0] == bull)
            other.bulls[0] = player.bulls[0];
    }
    player.bulls[0] = bull;
}

void PositionReader::readDecks(const JsonReader &position)
{
    const Entry decks = position.maybe("decks");
    const Entry saracens = position.maybe("saracenDeckTop");
    std::vector<std::string_view> words;
    eachDeck([&](const Zone &zone, auto get) {
        words.push_back(zone.word);
        Entry top = decks ? decks->maybe(zone.word) : Entry();
        if (zone.word == kSaracenZone.word && saracens)
            top = saracens;
        auto cards = items(top, get(s).pile.capacity());
        std::ranges::reverse(cards);
        for (const JsonReader &item : cards) {
            const Card card = find(item, zone.kind);
            if (card == kNoCard)
                return;
            if (!zone.fits(c, card))
                return item.fail("a card that belongs to \"" + std::string(zone.word) + "\"");
            if (!takeFromDecks(zone.kind, card))
                return item.fail("a " + std::string(nameOf(zone.kind)) + " that is in the match and lies nowhere else");
            get(s).pile.push(card);
        }
    });
    if (decks)
        decks->onlyKeys(words);
}

// What is not on the map is in the supplies (too much there is left for brokenInvariant to tell), the storages show what
// the cities produce (CR-MODEL-33), and a capital that is lost moves to the first own city; without one the player is out
// (CR-CAPITAL-05, 07).
void PositionReader::followBoard(Seat seat)
{
    const Board board(c, s);
    Player &player = s.player(seat);
    const auto rest = [](int all, int out) { return std::uint8_t(std::max(0, all - out)); };
    const CitySet own = board.citiesOf(seat);
    player.isOut = own == 0 ? 1 : 0;
    if (own == 0 || !isIn(own, player.capital))
        player.capital = own == 0 ? kNoCity : CityId(__builtin_ctz(own));
    int saracens = 0;
    eachCity(board.citiesOf(kSaracens), [&](CityId city) { saracens += s.city(city).units; });
    s.saracens = rest(c.numbers.saracens, saracens);
    player.troops = rest(c.numbers.troops, board.count(seat, Quantity::Troops));
    int one = 0;
    int two = 0;
    for (const Bishops &here : player.clergy) {
        one += here.one;
        two += here.two;
    }
    player.bishops = { rest(c.numbers.bishopsOne, one), rest(c.numbers.bishopsTwo, two) };
    player.goods = {};
    eachCity(own, [&](CityId city) {
        for (std::size_t good = 0; good < kGoods; ++good)
            player.goods[good].ready = std::uint8_t(player.goods[good].ready + board.goodsOf(city)[good]);
    });
    const Entry stated = m_position.maybe(m_seatIds[seat]);
    const Entry spent = stated ? stated->maybe("spent") : Entry();
    if (spent)
        spent->onlyKeys({ kGoodWords.begin(), kGoodWords.end() });
    for (std::size_t good = 0; spent && good < kGoods; ++good) {
        Stock &stock = player.goods[good];
        stock.spent = number(spent->maybe(kGoodWords[good]), stock.ready);
        stock.ready = std::uint8_t(stock.ready - stock.spent);
    }
}

} // namespace outremer::crusaders
