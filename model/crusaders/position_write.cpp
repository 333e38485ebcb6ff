// Writing positions; position_read.cpp has the list of all fields. Views are written too: what the viewer may not know is
// "?", and the levels of other seats' bishops are left open.
#include "crusaders/positionwriter.h"

#include "core/hash.h"

namespace outremer::crusaders {

using nlohmann::ordered_json;

namespace {

ordered_json bishops(const Bishops &bishops, bool isHidden)
{
    if (isHidden)
        return { { "count", bishops.count() } };
    return { { "one", bishops.one }, { "two", bishops.two } };
}

} // namespace

ordered_json PositionWriter::write()
{
    m_json["game"] = Crusaders::kId;
    m_json["seats"] = ordered_json::array();
    for (Seat seat = 0; seat < s.seats; ++seat)
        m_json["seats"].push_back(seatId(seat));
    const std::array<std::uint8_t, 4> choices{ s.randomStates, s.laterGame, s.chooseBull, s.terrains };
    for (std::size_t i = 0; i < choices.size(); ++i)
        m_json["options"][m_game.setupOptions()[i].id] = m_game.setupOptions()[i].values[choices[i]];
    m_json["rng"] = s.rng.word == 0 ? std::string(kUnknownWord) : hex(s.rng.word);
    m_json["round"] = s.round;
    m_json["phase"] = kPhaseWords[std::size_t(s.phase)];
    if (s.frames[0].task == Task::Deal) // states are being chosen: the seats say it all
        return std::move(m_json);
    writeSaga();
    writeCities();
    for (Seat seat = 0; seat < s.seats; ++seat)
        writePlayer(seat);
    writeRound();
    writeCross();
    writeCards();
    writeOrders();
    writeBattle();
    writeEnd();
    m_json["pending"] = ordered_json::array();
    for (const Frame &frame : s.frames)
        m_json["pending"].push_back(pending(frame));
    return std::move(m_json);
}

void PositionWriter::writeCities()
{
    ordered_json &all = m_json["cities"] = ordered_json::object();
    for (CityId city = 0; city < kCities; ++city) {
        const CityState &place = s.city(city);
        if (place.owner == kClosed)
            continue; // follows from the seats
        ordered_json &json = all[cityId(city)];
        if (place.owner == kSaracens) {
            json["saracens"] = place.units;
            if (place.governor != kNoCard)
                json["governor"] = cardId(CardKind::Governor, place.governor);
        } else {
            json["owner"] = seatId(place.owner);
            json["troops"] = place.units;
            json["governor"] = cardOrNull(CardKind::Governor, place.governor);
        }
        json["level"] = place.level;
    }
}

// In a view the levels of other seats' bishops are unknown: no player of the real game lacks those of level II.
bool PositionWriter::hidesBishops(Seat seat) const
{
    const Player &player = s.player(seat);
    int two = player.bishops.two;
    for (const Bishops &bishops : player.clergy)
        two += bishops.two;
    return two != c.numbers.bishopsTwo;
}

ordered_json PositionWriter::bishopsOnMap(const std::array<Bishops, kCities> &clergy, bool isHidden) const
{
    ordered_json places = ordered_json::object();
    for (CityId city = 0; city < kCities; ++city) {
        if (clergy[city].count() > 0)
            places[cityId(city)] = bishops(clergy[city], isHidden);
    }
    return places;
}

bool PositionWriter::isAsked(Task task, Seat seat) const
{
    return std::ranges::any_of(s.frames, [&](const Frame &frame) { return frame.task == task && frame.seat == seat; });
}

void PositionWriter::writePlayer(Seat seat)
{
    const Player &player = s.player(seat);
    const bool isHidden = hidesBishops(seat);
    ordered_json &json = m_json[seatId(seat)];
    json["coins"] = player.coins;
    json["influence"] = player.influence;
    if (isHidden && s.phase != Phase::Over)
        json["influence"] = kUnknownWord; // CR-MODEL-38
    json["holiness"] = player.holiness;
    json["capital"] = player.capital == kNoCity ? ordered_json() : ordered_json(cityId(player.capital));
    put(json, "out", player.isOut != 0);
    json["supply"] = { { "troops", player.troops }, { "bishops", bishops(player.bishops, isHidden) } };
    json["bishops"] = bishopsOnMap(player.clergy, isHidden);
    json["goods"] = goods(seat);
    json["tactics"] = cards(CardKind::Tactic, player.tactics);
    put(json, "rescripts", cards(CardKind::Rescript, player.rescripts));
    ordered_json built = ordered_json::array();
    for (const BuildingSlot &slot : player.buildings) {
        built.push_back({ { "card", cardId(CardKind::Building, slot.card) } });
        put(built.back(), "used", slot.banned != 0);
    }
    put(json, "buildings", built);
    ordered_json active = ordered_json::array();
    for (const ActiveSpy &spy : player.spies) {
        active.push_back({ { "card", cardId(CardKind::Spy, spy.card) }, { "target", seatId(spy.target) } });
        put(active.back(), "used", spy.used != 0);
    }
    put(json, "spies", active);
    put(json, "heldSpies", cards(CardKind::Spy, player.heldSpies));
    json["bulls"].push_back(cardId(CardKind::Bull, player.bulls[0]));
    if (player.bulls[1] != kNoCard || isAsked(Task::KeepBull, seat))
        json["bulls"].push_back(cardId(CardKind::Bull, player.bulls[1]));
}

// Every good that is there or that a city shows: the reader would add what is not stated.
ordered_json PositionWriter::goods(Seat seat) const
{
    const Board board(c, s);
    ordered_json stored = ordered_json::object();
    for (std::size_t good = 0; good < kGoods; ++good) {
        int shown = 0;
        eachCity(board.citiesOf(seat), [&](CityId city) { shown += board.goodsOf(city)[good]; });
        const Stock &stock = s.player(seat).goods[good];
        if (stock.count() == 0 && shown == 0)
            continue;
        ordered_json &json = stored[std::string(kGoodWords[good])];
        json["ready"] = stock.ready;
        put(json, "spent", stock.spent);
        put(json, "blocked", stock.blocked);
    }
    return stored;
}

ordered_json PositionWriter::cities(CitySet set) const
{
    ordered_json ids = ordered_json::array();
    eachCity(set, [&](CityId city) { ids.push_back(cityId(city)); });
    return ids;
}

void PositionWriter::writeRound()
{
    m_json["saracenSupply"] = s.saracens;
    ordered_json &track = m_json["saracenTrack"];
    track["tokens"] = ordered_json::array();
    for (int i = s.raidTokens.size() - 1; i >= 0; --i) {
        const auto token = std::size_t(s.raidTokens[i]);
        track["tokens"].push_back(token < kColours ? kGoodWords[token] : kUnknownWord);
    }
    track["shown"] = s.tokenShown != 0;
    track["used"] = counts(kGoodWords, s.usedTokens);
    track["bonuses"] = s.bonuses;
    if (s.event != kNoCard)
        m_json["event"] = cardId(CardKind::Event, s.event);
    ordered_json modifiers = ordered_json::object();
    for (std::size_t i = 0; i < kModifiers; ++i)
        put(modifiers, modifierWord(i), int(s.modifiers[i]));
    put(m_json, "modifiers", modifiers);
    put(m_json, "resolved", seats(s.resolved));
    if (s.raid == RaidState{})
        return;
    ordered_json &raid = m_json["raid"] = ordered_json::object();
    if (s.raid.city != kNoCity)
        raid["city"] = cityId(s.raid.city);
    put(raid, "garrison", s.raid.garrison);
    put(raid, "left", cities(s.raid.left));
    ordered_json raiders = ordered_json::object();
    for (CityId city = 0; city < kCities; ++city)
        put(raiders, cityId(city), s.raid.raiders[city]);
    put(raid, "raiders", raiders);
}

void PositionWriter::writeCards()
{
    eachMarket(s.seats, [this](const Zone &zone, auto get, int cells) {
        ordered_json &market = m_json["markets"][std::string(zone.word)] = ordered_json::array();
        for (int cell = 0; cell < cells; ++cell)
            market.push_back(cardOrNull(zone.kind, get(s)[std::size_t(cell)]));
    });
    ordered_json &decks = m_json["decks"];
    eachDeck([&](const Zone &zone, auto get) {
        ordered_json &deck = decks[std::string(zone.word)];
        deck["pile"] = topFirst(zone.kind, get(s).pile);
        put(deck, "discard", cards(zone.kind, get(s).discard));
        put(deck, "shown", get(s).topShown != 0);
    });
    put(decks[std::string(kSaracenZone.word)], "lost", cards(CardKind::Tactic, s.lostSaracens));
    decks[std::string(kFreeBuildingZone.word)]["pile"] = topFirst(CardKind::Building, s.freeBuildings);
    ordered_json &events = decks[std::string(kEventZone.word)];
    events["pile"] = topFirst(CardKind::Event, s.eventDeck);
    put(events, "discard", cards(CardKind::Event, s.usedEvents));
}

ordered_json Crusaders::writePosition(const State &state) const
{
    return PositionWriter(*this, state).write();
}

} // namespace outremer::crusaders
