// The board of a position: cities, players, and the supplies and storages that follow from them.
#include "crusaders/board.h"
#include "crusaders/positionreader.h"

namespace outremer::crusaders {
namespace {

constexpr int kMaxUnits = 99; // of anything that brokenInvariant counts
constexpr int kMaxCoins = 999;
constexpr int kMaxInfluence = 9999;

} // namespace

PositionReader::Entry PositionReader::ofPlayer(Seat seat, std::string_view key) const
{
    const Entry player = maybe(m_seatIds[seat]);
    return player ? player->maybe(key) : Entry();
}

std::vector<JsonReader> PositionReader::items(const JsonReader &list, int most) const
{
    auto readers = list.items();
    if (readers.size() <= std::size_t(most))
        return readers;
    list.fail("at most " + std::to_string(most) + " entries");
    return {};
}

int PositionReader::word(const JsonReader &reader, std::span<const std::string_view> words) const
{
    Names known;
    for (std::string_view one : words) {
        if (!one.empty())
            known.emplace_back(one);
    }
    return reader.oneOf(known);
}

unsigned PositionReader::bits(const JsonReader &list, std::span<const std::string_view> words) const
{
    unsigned set = 0;
    for (const JsonReader &item : list.items())
        set |= 1u << word(item, words);
    return set;
}

std::uint8_t PositionReader::number(const Entry &entry, int most) const
{
    return entry ? std::uint8_t(entry->integer(0, most)) : std::uint8_t(0);
}

Seat PositionReader::seat(const JsonReader &reader, std::optional<Seat> orOther) const
{
    Names known = m_seatIds;
    if (orOther)
        known.emplace_back(*orOther == kSaracens ? "saracens" : "automa");
    const auto found = std::size_t(reader.oneOf(known));
    return found < m_seatIds.size() ? Seat(found) : *orOther;
}

SeatSet PositionReader::seats(const Entry &list) const
{
    SeatSet set = 0;
    for (const JsonReader &item : list ? list->items() : std::vector<JsonReader>())
        set = SeatSet(set | only(seat(item)));
    return set;
}

CityId PositionReader::city(const JsonReader &reader) const
{
    return cityOfKey(reader.text(), reader).value_or(CityId(0));
}

std::optional<CityId> PositionReader::cityOfKey(const std::string &key, const JsonReader &reader) const
{
    const auto city = c.cityNamed(key);
    if (!city)
        reader.fail("a city of the game");
    return city;
}

Bishops PositionReader::bishops(const JsonReader &reader) const
{
    reader.onlyKeys({ "one", "two" });
    return { number(reader.maybe("one"), c.numbers.bishopsOne), number(reader.maybe("two"), c.numbers.bishopsTwo) };
}

void PositionReader::readBishops(const JsonReader &map, std::array<Bishops, kCities> &clergy) const
{
    clergy = {};
    for (const auto &[key, reader] : map.members()) {
        if (const auto city = cityOfKey(key, reader))
            clergy[*city] = bishops(reader);
    }
}

void PositionReader::readCities()
{
    const Entry cities = maybe("cities");
    if (!cities)
        return;
    for (const auto &[key, reader] : cities->members()) {
        if (const auto city = cityOfKey(key, reader))
            readCity(reader, *city);
    }
}

void PositionReader::readCity(const JsonReader &reader, CityId city)
{
    reader.onlyKeys({ "owner", "troops", "saracens", "level", "governor" });
    CityState &place = m_state.city(city);
    if (place.owner == kClosed)
        return reader.fail("a city that is open in this match (CR-SETUP-39..41)");
    const Entry owner = reader.maybe("owner");
    const Entry troops = reader.maybe("troops");
    const Entry saracens = reader.maybe("saracens");
    if (owner)
        place.owner = seat(*owner, kSaracens);
    else if (saracens)
        place.owner = kSaracens;
    if (place.owner != m_base.city(city).owner)
        place.units = 1;
    if (troops && !isPlayer(place.owner))
        troops->fail("an \"owner\" of these troops");
    if (saracens && (troops || place.owner != kSaracens))
        saracens->fail("one owner of the city");
    if (const Entry &units = troops ? troops : saracens)
        place.units = number(units, kMaxUnits);
    if (const Entry level = reader.maybe("level"))
        place.level = std::uint8_t(level->integer(1, 3));
    const Entry governor = reader.maybe("governor");
    if (governor && governor->node().kind != JsonNode::Kind::Null)
        place.governor = take(*governor, kGovernorZone);
}

void PositionReader::readPlayers()
{
    for (Seat seat = 0; seat < m_state.seats; ++seat) {
        const Entry reader = maybe(m_seatIds[seat]);
        if (!reader)
            continue;
        reader->onlyKeys({ "coins", "influence", "holiness", "capital", "out", "supply", "bishops", "goods", "tactics",
            "rescripts", "buildings", "spies", "heldSpies", "bulls" });
        Player &player = m_state.player(seat);
        if (const Entry coins = reader->maybe("coins"))
            player.coins = std::int16_t(coins->integer(0, kMaxCoins));
        if (const Entry influence = reader->maybe("influence"))
            player.influence = std::int16_t(influence->integer(0, kMaxInfluence));
        if (const Entry holiness = reader->maybe("holiness"))
            player.holiness = number(holiness, int(c.track.size()) - 1);
        if (const Entry bishops = reader->maybe("bishops"))
            readBishops(*bishops, player.clergy);
        readHands(seat);
    }
}

// A capital that is lost and not stated moves to the first own city; without one the player is out (CR-CAPITAL-05, 07).
void PositionReader::followCapital(Seat seat)
{
    Player &player = m_state.player(seat);
    const CitySet own = Board(c, m_state).citiesOf(seat);
    const Entry capital = ofPlayer(seat, "capital");
    const Entry out = ofPlayer(seat, "out");
    player.isOut = out ? flag(out) : std::uint8_t(own == 0);
    if (capital)
        player.capital = capital->node().kind == JsonNode::Kind::Null ? kNoCity : city(*capital);
    else if (player.capital == kNoCity || !isIn(own, player.capital))
        player.capital = own == 0 ? kNoCity : CityId(__builtin_ctz(own));
}

// What is not on the map is in the supplies; too much on the map is left for brokenInvariant to tell.
void PositionReader::followSupplies()
{
    const Board board(c, m_state);
    const auto rest = [](int all, int out) { return std::uint8_t(std::max(0, all - out)); };
    int saracens = 0;
    for (CityId city = 0; city < kCities; ++city)
        saracens += m_state.raid.raiders[city] + (m_state.city(city).owner == kSaracens ? m_state.city(city).units : 0);
    const Entry stated = maybe("saracenSupply");
    m_state.saracens = stated ? number(stated, kMaxUnits) : rest(c.numbers.saracens, saracens);
    for (Seat seat = 0; seat < m_state.seats; ++seat) {
        Player &player = m_state.player(seat);
        const Entry supply = ofPlayer(seat, "supply");
        if (supply)
            supply->onlyKeys({ "troops", "bishops" });
        const Entry troops = supply ? supply->maybe("troops") : Entry();
        const Entry clergy = supply ? supply->maybe("bishops") : Entry();
        Bishops out;
        for (const Bishops &here : player.clergy)
            out = { std::uint8_t(out.one + here.one), std::uint8_t(out.two + here.two) };
        player.troops =
            troops ? number(troops, kMaxUnits) : rest(c.numbers.troops, board.count(seat, Quantity::Troops));
        player.bishops = clergy ? bishops(*clergy)
                                : Bishops{ rest(c.numbers.bishopsOne, out.one), rest(c.numbers.bishopsTwo, out.two) };
    }
}

// The storages show what the cities produce (CR-MODEL-33).
void PositionReader::followGoods()
{
    const Board board(c, m_state);
    for (Seat seat = 0; seat < m_state.seats; ++seat) {
        std::array<int, kGoods> shown{};
        eachCity(board.citiesOf(seat), [&](CityId city) {
            for (std::size_t good = 0; good < kGoods; ++good)
                shown[good] += board.goodsOf(city)[good];
        });
        const Entry stated = ofPlayer(seat, "goods");
        if (stated)
            stated->onlyKeys({ kGoodWords.begin(), kGoodWords.end() });
        for (std::size_t good = 0; good < kGoods; ++good) {
            const Entry part = stated ? stated->maybe(kGoodWords[good]) : Entry();
            Stock stock;
            if (part) {
                part->onlyKeys({ "ready", "spent", "blocked" });
                stock.spent = number(part->maybe("spent"), kMaxUnits);
                stock.blocked = number(part->maybe("blocked"), kMaxUnits);
            }
            const Entry ready = part ? part->maybe("ready") : Entry();
            stock.ready =
                ready ? number(ready, kMaxUnits) : std::uint8_t(std::max(0, shown[good] - stock.spent - stock.blocked));
            m_state.player(seat).goods[good] = stock;
        }
    }
}

} // namespace outremer::crusaders
