#include "model/shelf.h"
#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

#include <map>
#include <set>

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

constexpr std::array<std::uint8_t, 8> kChoosing{ 0, 0, 1 };    // two bulls each: the match waits before its first round
constexpr std::array<std::uint8_t, 8> kLaterGame{ 0, 1 };      // governors are drawn
constexpr std::array<std::uint8_t, 8> kExperienced{ 0, 1, 1 }; // both
constexpr std::array<std::uint8_t, 8> kRandomStates{ 1 };
constexpr std::uint64_t kSeeds = 400;

// What is printed on a state's board and its place on the holiness track, from the left (CR-AMB-01, CR-AMB-06).
struct StateFacts {
    int troops, coins, cell;
    Good good;
};
const std::map<std::string, StateFacts> kStates{ { "jerusalem", { 4, 3, 3, Good::Candles } },
    { "tripoli", { 5, 3, 2, Good::Wood } }, { "edessa", { 5, 3, 1, Good::Steel } },
    { "antioch", { 6, 3, 0, Good::Horses } } };

// Cities that begin with the Saracens.
struct CityFacts {
    int level, units;
    Good good;
};
const std::map<std::string, CityFacts> kSaracenCities{ { "turbessel", { 2, 1, Good::Candles } },
    { "tortosa", { 2, 1, Good::Steel } }, { "acre", { 2, 1, Good::Horses } }, { "tadmor", { 2, 1, Good::Wood } },
    { "aleppo", { 2, 2, Good::Horses } }, { "apamea", { 2, 2, Good::Wood } }, { "baalbek", { 2, 2, Good::Candles } },
    { "damascus", { 2, 2, Good::Steel } }, { "homs", { 3, 2, Good::Spices } } };

bool has(const StateIds &states, const std::string &id)
{
    return std::ranges::find(states, id) != states.end();
}

// Cities covered for a match (CR-SETUP-39, 40, CR-AMB-04).
std::set<std::string> coveredFor(const StateIds &states)
{
    static const std::map<std::set<std::string>, std::string> kBetween{ { { "edessa", "antioch" }, "turbessel" },
        { { "antioch", "tripoli" }, "tortosa" }, { { "tripoli", "jerusalem" }, "acre" },
        { { "jerusalem", "edessa" }, "tadmor" } };
    std::set<std::string> covered;
    for (const auto &state : kStates) {
        if (!has(states, state.first))
            covered.insert(state.first);
    }
    if (covered.size() == 2)
        covered.insert(kBetween.at(covered));
    return covered;
}

std::vector<std::string> statesOffered(const State &state)
{
    std::vector<std::string> ids;
    Options options;
    game().listOptions(state, options);
    for (const Option &option : options)
        ids.push_back(game().content().realms[option.first].id);
    std::ranges::sort(ids);
    return ids;
}

// Names a failing group.
QByteArray nameOf(const StateIds &states)
{
    std::string all;
    for (const std::string &id : states)
        all += id + ' ';
    return QByteArray::fromStdString(all);
}

} // namespace

// CR-SETUP: states, the holiness track, the map and what each player begins with. Decks, markets and tokens are in
// tst_crusaders_setupcards.cpp.
class TestCrusadersSetup : public outremer::test::RuleTest {
    Q_OBJECT

    static State chosen(int seats, const StateIds &states)
    {
        State state = game().start({ seats, 1, {} });
        EventSink deaf;
        for (const std::string &id : states)
            game().apply(state, choice(Verb::ChooseState, *game().content().realmNamed(id)), deaf);
        return state;
    }

private slots:
    // What the house tunes stays within what the rulebook's examples tell (CR-AMB-01, CR-AMB-06).
    void house_trackAndCoins_fitEveryKnownFact()
    {
        const auto house = Content::load(Pack::builtIn("crusaders"));
        QVERIFY(house);
        bool isReproduced = false; // five cells ahead of Jerusalem with a rescript and two bishops
        const auto &track = house->track;
        const auto start = house->realms[*house->realmNamed("jerusalem")].startCell;
        for (auto first = track.begin() + start + 1; track.end() - first >= 5; ++first)
            isReproduced |=
                std::count(first, first + 5, Cell::Rescript) == 1 && std::count(first, first + 5, Cell::Bishop) == 2;
        QVERIFY(isReproduced);
        QVERIFY(house->realms[*house->realmNamed("jerusalem")].coins >= 2);
        QVERIFY(house->realms[*house->realmNamed("edessa")].coins >= 1);
        // What the rules reference says is what is dealt; of wall tokens it speaks of the figure, not of a number.
        const auto says = [](const char *rule, const std::string &words) {
            return game().rulebook().find(rule)->text.in(Lang::En).find(words) != std::string::npos;
        };
        const auto coinsOf = [&](const char *id) {
            return std::to_string(house->realms[*house->realmNamed(id)].coins);
        };
        QVERIFY(says("CR-SETUP-44", "Tripoli starts with " + coinsOf("tripoli") + " coins"));
        for (const char *id : { "jerusalem", "edessa", "antioch" })
            QVERIFY(says("CR-SETUP-44", "the others with " + coinsOf(id)));
        QVERIFY(says("CR-SETUP-31", "The figure on the token") && !says("CR-SETUP-31", "The number on the token"));
    }
    void players_twoToFour_canStart_andOneOrFiveCannot()
    {
        RULES("CR-SETUP-01");
        const GamePtr shelved = gameOnShelf("crusaders");
        QVERIFY(shelved);
        for (int seats = 0; seats <= 6; ++seats)
            QCOMPARE(bool(shelved->start({ seats, 1, {} })), seats >= 2 && seats <= 4);
    }

    void state_chosenInSeatOrder_isOfferedToNobodyElse()
    {
        RULES("CR-SETUP-02");
        for (int seats : { 3, 4 }) {
            StateIds taken;
            for (const char *id : { "edessa", "tripoli", "jerusalem" }) {
                const State state = chosen(seats, taken);
                QCOMPARE(int(game().decision(state).seat), int(taken.size()));
                QCOMPARE(state.frames.back().task, Task::ChooseState);
                std::vector<std::string> free;
                for (const auto &each : kStates) {
                    if (!has(taken, each.first))
                        free.push_back(each.first);
                }
                QCOMPARE(statesOffered(state), free);
                taken.push_back(id);
            }
        }
        const State done = chosen(3, { "edessa", "tripoli", "jerusalem" });
        QCOMPARE(game().content().realms[done.player(0).realm].id, std::string("edessa"));
        QCOMPARE(game().content().realms[done.player(2).realm].id, std::string("jerusalem"));
    }
    void twoPlayers_chooseOnlyNeighbouringStates()
    {
        RULES("CR-SETUP-03");
        QCOMPARE(statesOffered(chosen(2, {})).size(), std::size_t(4));
        using Ids = std::vector<std::string>;
        QCOMPARE(statesOffered(chosen(2, { "jerusalem" })), (Ids{ "edessa", "tripoli" }));
        QCOMPARE(statesOffered(chosen(2, { "antioch" })), (Ids{ "edessa", "tripoli" }));
        QCOMPARE(statesOffered(chosen(2, { "tripoli" })), (Ids{ "antioch", "jerusalem" }));
        QCOMPARE(statesOffered(chosen(2, { "edessa" })), (Ids{ "antioch", "jerusalem" }));
    }
    void states_dealtByLot_areLegalAndAnyOfThem() // CR-AMB-13: the host's option
    {
        RULES("CR-SETUP-02", "CR-SETUP-03");
        for (int seats : { 2, 3, 4 }) {
            std::set<std::vector<int>> seen;
            for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
                const State state = game().start({ seats, seed, kRandomStates });
                QVERIFY(state.frames.back().task != Task::ChooseState);
                QCOMPARE(game().brokenInvariant(state), std::string()); // also that no state is shared
                std::vector<int> realms;
                for (Seat seat = 0; seat < seats; ++seat)
                    realms.push_back(state.player(seat).realm);
                seen.insert(realms);
            }
            // Four pairs in either order; all arrangements of three or four states.
            QCOMPARE(seen.size(), std::size_t(seats == 2 ? 8 : 24));
        }
    }

    void absentStates_banTokens_closeTheirCitiesAndCells_andMarkNoSpies()
    {
        RULES("CR-SETUP-05");
        for (const StateIds &states : everyGroup()) {
            Table t = justDealt(states, kChoosing);
            const int absent = 4 - int(states.size());
            int closed = sizeOf(t.board().citiesOf(kClosed));
            for (const auto *market : { &t.s.buildingMarket, &t.s.tacticMarket, &t.s.governorMarket })
                closed += int(std::ranges::count(*market, kNoCard));
            QCOMPARE(closed, absent == 0 ? 0 : absent == 1 ? 1 + 3 : 3 + 6);
            // The coats of absent states show their ban side: no spy can be sent against those states.
            t.heldSpy(0, "dragoman");
            t.order(0, Order::Prayer);
            QCOMPARE(t.howMany(Verb::PlaySpy), int(states.size()) - 1);
        }
    }

    void holinessMarkers_standOnTheirCoats_andAbsentOnesFurthestRight()
    {
        RULES("CR-SETUP-26", "CR-SETUP-27", "CR-SETUP-28");
        for (const StateIds &states : everyGroup()) {
            for (const auto &choices : { decltype(kChoosing){}, kLaterGame }) {
                const Table t = justDealt(states, choices);
                for (Seat seat = 0; seat < t.s.seats; ++seat)
                    QCOMPARE(int(t.s.player(seat).holiness), kStates.at(states[seat]).cell);
                const int absent = 4 - int(states.size());
                QCOMPARE(t.c.track.size(), std::size_t(16));
                for (int cell = 4; cell < 16; ++cell)
                    QVERIFY2(t.board().isCellTaken(cell, kNobody) == (cell >= 16 - absent), nameOf(states));
            }
        }
        // From right to left: Jerusalem, Tripoli, Edessa, Antioch, wherever they sit.
        const Table t = justDealt({ "antioch", "edessa", "tripoli", "jerusalem" });
        const SeatList order = t.board().turnOrder();
        QVERIFY(std::ranges::equal(order, std::array<Seat, 4>{ 3, 2, 1, 0 }));
    }
    void holinessMarkers_placedInSetup_giveNothing()
    {
        RULES("CR-SETUP-29");
        for (const StateIds &states : everyGroup()) {
            std::vector<Event> events;
            EventSink sink(events);
            State state = game().start({ int(states.size()), 1, kChoosing });
            for (const std::string &id : states)
                game().apply(state, choice(Verb::ChooseState, *game().content().realmNamed(id)), sink);
            QVERIFY(std::ranges::none_of(
                events, [](const Event &event) { return EventKind(event.kind) == EventKind::HolinessMoved; }));
            for (Seat seat = 0; seat < state.seats; ++seat) {
                QVERIFY(state.player(seat).rescripts.empty());
                QCOMPARE(state.player(seat).bishops.count(), 9);
            }
            QVERIFY(std::ranges::none_of(
                state.frames, [](const Frame &frame) { return frame.task == Task::BishopActions; }));
        }
    }
    void example_01_holinessOfJerusalemAndEdessa()
    {
        RULES("CR-SETUP-28");
        const Table t = justDealt({ "jerusalem", "edessa" });
        QCOMPARE(int(t.s.player(0).holiness), 3);
        QCOMPARE(int(t.s.player(1).holiness), 1);
        for (int cell = 0; cell < 16; ++cell)
            QCOMPARE(t.board().isCellTaken(cell, kNobody), cell == 1 || cell == 3 || cell >= 14);
    }

    void map_holdsWallsGoodsAndUnitsOfTheRulebook()
    {
        RULES("CR-SETUP-31", "CR-SETUP-33", "CR-SETUP-34", "CR-SETUP-35", "CR-SETUP-36", "CR-SETUP-37", "CR-SETUP-38",
            "CR-SETUP-39", "CR-SETUP-40");
        for (const StateIds &states : everyGroup()) {
            for (const auto &choices : { decltype(kChoosing){}, kChoosing, kLaterGame }) {
                Table t = justDealt(states, choices);
                const std::set<std::string> covered = coveredFor(states);
                int saracens = 0;
                for (const auto &[id, facts] : kSaracenCities) {
                    if (covered.contains(id))
                        continue;
                    QCOMPARE(int(t.city(id).owner), int(kSaracens));
                    QCOMPARE(int(t.city(id).level), facts.level); // the wall token and the light sector
                    QCOMPARE(int(t.city(id).units), facts.units);
                    std::array<std::uint8_t, kGoods> good{};
                    good[std::size_t(facts.good)] = 1;
                    QCOMPARE(t.board().goodsOf(t.cityId(id)), good);
                    saracens += facts.units;
                }
                for (Seat seat = 0; seat < t.s.seats; ++seat) {
                    const CityState &capital = t.city(states[seat]);
                    QCOMPARE(int(capital.owner), int(seat));
                    QCOMPARE(int(capital.level), 1);
                    QCOMPARE(int(capital.units), kStates.at(states[seat]).troops);
                    for (CityId city = 0; city < kCities; ++city)
                        QCOMPARE(t.player(seat).clergy[city],
                            (city == t.cityId(states[seat]) ? Bishops{ 1, 0 } : Bishops{}));
                }
                QCOMPARE(int(t.s.saracens), 25 - saracens);
                QCOMPARE(saracens, states.size() == 2 ? 13 : 14);
                for (CityId city = 0; city < kCities; ++city) {
                    const bool isCovered = covered.contains(t.c.cities[city].id);
                    QVERIFY2((t.s.city(city).owner == kClosed) == isCovered, nameOf(states));
                    if (isCovered)
                        QVERIFY(t.s.city(city).units == 0 && t.s.city(city).governor == kNoCard);
                }
            }
        }
    }
    void example_02_edessaAntiochAndTurbesselAreCovered()
    {
        RULES("CR-SETUP-40", "CR-SETUP-41");
        Table t = justDealt({ "jerusalem", "tripoli" });
        QCOMPARE(t.board().citiesOf(kClosed),
            CitySet(setOf(t.cityId("edessa")) | setOf(t.cityId("antioch")) | setOf(t.cityId("turbessel"))));
        for (const char *id : { "edessa", "antioch", "turbessel" }) {
            QCOMPARE(int(t.city(id).units), 0);
            for (const Player &player : t.s.players)
                QCOMPARE(player.clergy[t.cityId(id)].count(), 0);
        }
        QCOMPARE(int(t.s.saracens), 12);
        int onMap = 0;
        eachCity(t.board().citiesOf(kSaracens), [&](CityId city) { onMap += t.s.city(city).units; });
        QCOMPARE(onMap, 13);
        // Aleppo touches Edessa and Turbessel, Apamea touches Antioch and Turbessel.
        t.place("aleppo", 0, 4, 2);
        t.place("apamea", 0, 4, 2);
        QCOMPARE(t.broken(), std::string());
        t.order(0, Order::March);
        for (const char *id : { "edessa", "antioch", "turbessel" })
            QVERIFY(!t.can(Verb::March, t.cityId(id)));
        QVERIFY(t.can(Verb::March, t.cityId("homs")));
    }
    void coveredCity_isNeverPlacedInEnteredOrCrossed()
    {
        RULES("CR-SETUP-41");
        // Bishops next to it.
        Table t = justDealt({ "jerusalem", "tripoli" });
        t.bishops(0, "jerusalem", 0, 0);
        t.bishops(0, "aleppo", 1, 0);
        t.player(0).holiness = 7;
        t.order(0, Order::Prayer); // over a bishop cell
        t.take(Verb::Pray);
        t.take(Verb::Done);
        QVERIFY(t.asks(Task::BishopActions));
        QVERIFY(t.can(Verb::MoveBishop, t.cityId("aleppo"), t.cityId("tadmor"), 1));
        QVERIFY(!t.can(Verb::MoveBishop, t.cityId("aleppo"), t.cityId("edessa"), 1));
        QVERIFY(!t.can(Verb::MoveBishop, t.cityId("aleppo"), t.cityId("turbessel"), 1));

        // Saracen units placed in their own cities: by colour, by an event.
        for (Good colour : { Good::Candles, Good::Steel, Good::Horses }) {
            Table raided = justDealt({ "jerusalem", "tripoli" });
            raided.eventPhase(2, "winter-rains", colour);
            for (const char *id : { "edessa", "antioch", "turbessel" })
                QCOMPARE(int(raided.city(id).units), 0);
        }
        Table placing = justDealt({ "jerusalem", "tripoli" });
        placing.place("aleppo", 0, 2, 2); // Edessa and Turbessel would lie on the border
        placing.eventPhase(2, "broken-minbar");
        QVERIFY(placing.canDo(Verb::PlaceSaracen));
        QVERIFY(placing.can(Verb::PlaceSaracen, placing.cityId("apamea")));
        for (const char *id : { "edessa", "antioch", "turbessel" })
            QVERIFY(!placing.can(Verb::PlaceSaracen, placing.cityId(id)));

        // Without Edessa the way from Turbessel to Tadmor leads only over Aleppo.
        Table far = justDealt({ "jerusalem", "tripoli", "antioch" });
        QCOMPARE(far.board().distance(far.cityId("turbessel"), far.cityId("edessa")), -1);
        QCOMPARE(far.board().distance(far.cityId("turbessel"), far.cityId("tadmor")), 2);
        far.s.city(far.cityId("aleppo")).owner = kClosed;
        QCOMPARE(far.board().distance(far.cityId("turbessel"), far.cityId("tadmor")), 4);
    }

    void battleMarker_beforeTheFirstBattle_isOnZero()
    {
        RULES("CR-SETUP-43");
        Table t = justDealt(kAllStates);
        QVERIFY(t.s.battle == BattleState{});
        // So the first battle is counted from 0: three troops against two units behind walls of 2, and nothing else.
        t.s.modifiers = {};
        t.order(kJerusalem, Order::March);
        t.take(Verb::March, "damascus");
        for (int i = 0; i < 3; ++i)
            t.take(Verb::MoveTroop, "jerusalem");
        QVERIFY(t.s.isFighting());
        QCOMPARE(t.board().difference(), 3 - (2 + 2));
    }

    void player_beginsWithCoinsPiecesAndTacticsOfTheState()
    {
        RULES("CR-SETUP-44", "CR-SETUP-46", "CR-SETUP-48", "CR-SETUP-49", "CR-SETUP-53", "CR-SETUP-58");
        for (const StateIds &states : everyGroup()) {
            for (const auto &choices : { decltype(kChoosing){}, kChoosing, kLaterGame, kExperienced }) {
                Table t = justDealt(states, choices);
                QCOMPARE(t.broken(), std::string());
                for (Seat seat = 0; seat < t.s.seats; ++seat) {
                    const Player &player = t.player(seat);
                    const StateFacts &facts = kStates.at(states[seat]);
                    QCOMPARE(int(player.coins), facts.coins);
                    QCOMPARE(int(player.influence), 0);
                    QCOMPARE(int(player.troops), 15 - facts.troops);
                    QCOMPARE(player.bishops, (Bishops{ 4, 5 }));
                    QCOMPARE(int(player.capital), int(t.cityId(states[seat])));
                    for (std::size_t good = 0; good < kGoods; ++good)
                        QCOMPARE(player.goods[good], (Good(good) == facts.good ? Stock{ 1, 0, 0 } : Stock{}));
                    QCOMPARE(player.tactics.size(), 5);
                    QCOMPARE((std::set<Card>(player.tactics.begin(), player.tactics.end()).size()), std::size_t(5));
                    for (Card card : player.tactics)
                        QCOMPARE(int(t.c.tactics[card].realm), int(player.realm));
                    QVERIFY(player.buildings.empty() && player.spies.empty() && player.heldSpies.empty());
                }
            }
        }
    }
    void bishopLevels_areKnownToTheirOwnerOnly()
    {
        RULES("CR-SETUP-37", "CR-SETUP-46");
        Table one = justDealt(kAllStates);
        Table two = justDealt(kAllStates);
        two.bishops(kEdessa, "edessa", 0, 1); // the same but for the face of one bishop
        for (Seat viewer : { Seat(kJerusalem), Seat(kTripoli), Seat(kAntioch), kNobody })
            QVERIFY(game().viewFor(one.s, viewer) == game().viewFor(two.s, viewer));
        QVERIFY(!(game().viewFor(one.s, kEdessa) == game().viewFor(two.s, kEdessa)));
        QCOMPARE(game().viewFor(two.s, kEdessa)->player(kEdessa).bishops, (Bishops{ 5, 4 }));
    }
    void orderTokens_areFourOfTheStatesColour()
    {
        RULES("CR-SETUP-47");
        for (const StateIds &states : everyGroup()) {
            Table t = justDealt(states);
            emptyCross(t);
            t.planning();
            emptyCross(t); // without the automa's
            for (std::size_t i = 0; i < states.size(); ++i) {
                QVERIFY(t.asks(Task::Place));
                const Seat seat = t.seat();
                QCOMPARE(t.c.realms[t.player(seat).realm].good, kStates.at(states[seat]).good);
                QCOMPARE(t.howMany(Verb::PlaceInner), 4);
                t.take(Verb::PlaceInner, int(Order::Prayer));
                QVERIFY(t.s.inner[std::size_t(Order::Prayer)].contains({ seat, 0 }));
                t.player(seat).coins = 3;
                t.s.inner = {}; // the next player too finds an empty cross
            }
        }
    }
    void coatTokens_limitTheSpiesSentAgainstEachRival()
    {
        RULES("CR-SETUP-56", "CR-SETUP-57");
        for (const StateIds &states : { kAllStates, kTrios[0], kPairs[0] }) {
            const int perRival = states.size() == 4 ? 1 : states.size() == 3 ? 2 : 3;
            Table t = justDealt(states);
            const std::vector<std::string> spies{ "dragoman", "sacristan", "relic-seller" };
            for (int sent = 0; sent < perRival; ++sent)
                t.activeSpy(0, spies[std::size_t(sent)], 1);
            t.heldSpy(0, "lay-brother");
            QCOMPARE(t.broken(), std::string());
            t.order(0, Order::Muster);
            QVERIFY(!t.can(Verb::PlaySpy, t.spy("lay-brother"), 1, 0)); // no coat of that rival is left
            QVERIFY(t.can(Verb::PlaySpy, t.spy("lay-brother"), 1, 1));  // but for one taken from another spy
            for (Seat rival = 2; rival < t.s.seats; ++rival)
                QVERIFY(t.can(Verb::PlaySpy, t.spy("lay-brother"), rival, 0));
            // One spy fewer, and there is a coat for the new one.
            t.s.spyDeck.discard.push(t.player(0).spies.pop().card);
            QVERIFY(t.can(Verb::PlaySpy, t.spy("lay-brother"), 1, 0));
        }
    }
};

OUTREMER_TEST(TestCrusadersSetup)
#include "tst_crusaders_setup.moc"
