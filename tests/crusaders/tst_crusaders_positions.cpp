#include "tests/crusaders/positions.h"
#include "tests/support/ruletest.h"

#include "model/core/hash.h"

#include <set>

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;
using nlohmann::ordered_json;

namespace {

enum TwoSeats : Seat { kFirst, kSecond }; // Antioch and Tripoli

// Finds cities and cards by their ids in a State made elsewhere.
Table tableOf(const State &state)
{
    Table table({ "antioch", "tripoli" });
    table.s = state;
    return table;
}

} // namespace

// Positions: what a match writes it reads, and what a position leaves open is filled in.
class TestCrusadersPositions : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    // For ever: whoever changes the fields of a State makes this pass, not the file. Somebody left in the middle of it.
    void positionOfOlderRules_isRead()
    {
        QFile file(OUTREMER_SOURCE_DIR "/tests/data/crusaders-position-1.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto state = readPosition(file.readAll().toStdString());
        QVERIFY2(state, state ? "" : state.refusal().message.c_str());
        QCOMPARE(state->frames.back().task, Task::BishopActions);
        QCOMPARE(game().brokenInvariant(*state), std::string());
    }
    void everyStateOfAMatch_readsBackAndGoesOnTheSame()
    {
        std::set<Task> asked;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            std::string broken;
            playMatch(seed, [&](const State &state, int step) {
                asked.insert(state.frames.back().task);
                if (step % 3 != int(seed % 3)) // the whole form is long: every third is enough
                    return true;
                const std::string text = writePosition(state);
                const auto again = readPosition(text);
                if (!again)
                    broken = at(seed, step, again.refusal().message);
                else if (!(*again == state) || hashOf(*again) != hashOf(state))
                    broken = at(seed, step, text);
                if (broken.empty() && step % 10 == 0 && !isOver(state)) {
                    Rng rng = streamOf(seed, 2);
                    const Option option = anyOption(state, rng);
                    State one = state;
                    State other = *again;
                    take(one, option);
                    take(other, option);
                    if (!(one == other))
                        broken = at(seed, step, "goes another way");
                }
                return broken.empty();
            });
            QVERIFY2(broken.empty(), broken.c_str());
        }
        QVERIFY2(asked.size() >= 45, std::to_string(asked.size()).c_str());
    }

    void view_isNoPosition()
    {
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            std::string broken;
            playMatch(seed, [&](const State &state, int step) {
                for (Seat viewer : { Seat(0), Seat(1), kNobody }) {
                    ordered_json view = writeExactView(game(), state, viewer);
                    if (view["state"]["rng"] != "?" || readPosition(view.dump()))
                        broken = at(seed, step, view.dump());
                    view["state"]["rng"] = "0123456789abcdef";
                    const bool hasSecrets = state.frames[0].task != Task::Deal;
                    if (step % 20 == 0 && bool(readPosition(view.dump())) == hasSecrets)
                        broken = at(seed, step, view.dump());
                }
                return broken.empty();
            });
            QVERIFY2(broken.empty(), broken.c_str());
        }
    }
    void view_tellsWhatIsHidden()
    {
        const State state =
            stated(twoSeats(R"("phase": "planning", "antioch": {"rescripts": ["town-charter", "safe-conduct"],
            "tactics": ["fire-volley"], "heldSpies": ["dragoman"]})"));
        const ordered_json json = writeExactView(game(), state, kSecond)["state"];
        const ordered_json &other = json["players"]["seat-1"];
        QCOMPARE(other["tactics"].dump(), std::string(R"(["?","?","?","?","?learned"])"));
        QCOMPARE(other["rescripts"].dump(), std::string(R"(["?","?ii"])"));
        QCOMPARE(other["heldSpies"].dump(), std::string(R"(["?"])"));
        QCOMPARE(other["bulls"].dump(), std::string(R"(["?",null])"));
        QCOMPARE(other["influence"].dump(), std::string(R"("?")"));
        QCOMPARE(other["clergy"]["antioch"].dump(), std::string(R"({"one":"?","two":"?","count":1})"));
        QCOMPARE(other["clergy"]["homs"].dump(), std::string(R"({"one":0,"two":0})"));
        QCOMPARE(other["bishops"].dump(), std::string(R"({"one":"?","two":"?","count":9})"));
        QCOMPARE(json["players"]["seat-2"]["influence"].dump(), std::string("0"));
        QCOMPARE(json["raidTokens"][1].dump(), std::string(R"("?")"));
        QCOMPARE(json["saracenDeck"]["pile"][0].dump(), std::string(R"("?")"));
    }

    void seatsAlone_areTheSetUp()
    {
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            const auto text = [seed](const ordered_json &seats) {
                ordered_json position{ { "seats", seats }, { "seed", seed } };
                position["options"]["bulls"] = seed % 2 ? "choose" : "one";
                position["options"]["governors"] = seed % 3 ? "draw" : "starting";
                return position.dump();
            };
            State state = game().start({ 3, seed, { 0, std::uint8_t(seed % 3 ? 1 : 0), std::uint8_t(seed % 2) } });
            QVERIFY(stated(text(3)) == state);
            take(state, choice(Verb::ChooseState, *game().content().realmNamed("antioch")));
            QVERIFY(stated(text({ "antioch", "?", "?" })) == state);
            take(state, choice(Verb::ChooseState, *game().content().realmNamed("edessa")));
            take(state, choice(Verb::ChooseState, *game().content().realmNamed("tripoli")));
            QVERIFY(stated(text({ "antioch", "edessa", "tripoli" })) == state);
        }
        QVERIFY(stated(R"({"seats": 4, "seed": 3, "options": {"states": "random"}})") == game().start({ 4, 3, { 1 } }));
    }

    void exampleOfTheProtocol_beginsTheMarch()
    {
        const Table t =
            tableOf(stated(R"({"game":"crusaders","seats":["antioch","tripoli"],"seed":7,"round":2,"phase":"activation",
            "cities":{"apamea":{"saracens":2,"level":2}, "turbessel":{"owner":"antioch","troops":3}},
            "antioch":{"coins":2,"tactics":["fire-volley"]}, "saracenDeckTop":["apamean-archers"],
            "pending":{"order":"march","seat":"antioch"}})"));
        QVERIFY(t.asks(Task::OrderMenu) && t.seat() == kFirst);
        QVERIFY(t.s.round == 2 && t.s.phase == Phase::Activation && t.s.bonuses == 1 && t.s.usedEvents.size() == 2);
        QVERIFY(t.s.note().order == Order::March && !t.s.note().enhanced);
        const Player &antioch = t.s.player(kFirst);
        QVERIFY(antioch.coins == 2 && antioch.troops == 6);
        QVERIFY(antioch.tactics.size() == 5 && antioch.tactics.contains(t.tactic("fire-volley")));
        QVERIFY(t.s.saracenDeck.pile.back() == t.tactic("apamean-archers") && t.s.saracenDeck.pile.size() == 20);
        QVERIFY(t.can(Verb::March, t.cityId("apamea")));
    }

    void citiesAlone_moveSuppliesAndGoods()
    {
        const Table t =
            tableOf(stated(twoSeats(R"("phase": "planning", "cities": {"homs": {"owner": "antioch", "troops": 2},
            "tripoli": {"saracens": 4}, "baalbek": {"owner": "tripoli", "governor": "raynald", "level": 1},
            "apamea": {"level": 3}})")));
        const Player &antioch = t.s.player(kFirst);
        const Player &tripoli = t.s.player(kSecond);
        QVERIFY(antioch.troops == 15 - 8 && tripoli.troops == 14 && tripoli.capital == t.cityId("baalbek"));
        QVERIFY(
            antioch.goods[std::size_t(Good::Spices)].ready == 1 && antioch.goods[std::size_t(Good::Horses)].ready == 1);
        QVERIFY(tripoli.goods[std::size_t(Good::Wood)].count() == 0
            && tripoli.goods[std::size_t(Good::Candles)].ready == 1);
        QVERIFY(t.s.city(t.cityId("baalbek")).governor == t.governor("raynald"));
        QVERIFY(t.s.governorDeck.discard.contains(t.governor("bertrand-of-toulouse")));
        QVERIFY(t.s.city(t.cityId("apamea")).level == 3 && t.s.city(t.cityId("apamea")).units == 2);
        const State out = stated(twoSeats(R"("phase": "planning", "cities": {"tripoli": {"owner": "saracens"}})"));
        QVERIFY(out.player(kSecond).isOut && out.player(kSecond).capital == kNoCity);
    }

    void handsAlone_takeTheirCardsFromTheMarkets()
    {
        const State before = stated(twoSeats(R"("phase": "planning")"));
        const Content &c = game().content();
        const std::string tactic = c.tactics[before.tacticMarket[0]].id;
        const std::string building = c.buildings[before.topBuildingMarket[1]].id;
        const std::string bull = c.bulls[before.player(kSecond).bulls[0]].id;
        const State state = stated(twoSeats(R"("phase": "planning", "antioch": {"tactics": [")" + tactic
            + R"("], "buildings": ["bazaar", {"card": ")" + building + R"(", "used": true}], "bull": ")" + bull
            + R"(", "rescripts": ["town-charter"], "heldSpies": ["dragoman"], "spies": [{"card": "lay-brother",
            "target": "tripoli", "used": true}], "bishops": {"homs": {"one": 1, "two": 2}}, "spent": {"horses": 1}})"));
        const Player &player = state.player(kFirst);
        QVERIFY(player.tactics.size() == 5 && player.tactics.contains(before.tacticMarket[0]));
        QVERIFY(
            state.tacticMarket[0] == before.tacticDeck.pile.back() && state.tacticMarket[1] == before.tacticMarket[1]);
        QVERIFY(state.topBuildingMarket[1] == before.topBuildingDeck.pile.back());
        QVERIFY(player.buildings.size() == 2 && !player.buildings[0].banned && player.buildings[1].banned);
        QVERIFY(
            player.bulls[0] == before.player(kSecond).bulls[0] && state.player(kSecond).bulls[0] != player.bulls[0]);
        QVERIFY(player.rescripts.size() == 1 && player.heldSpies.size() == 1 && player.spies[0].used);
        QVERIFY(player.bishops.one == 4 && player.bishops.two == 3);
        const Stock horses{ 0, 1, 0 };
        QVERIFY(player.goods[std::size_t(Good::Horses)] == horses);
    }

    void decks_haveTheStatedCardsOnTop()
    {
        const Table t =
            tableOf(stated(twoSeats(R"("phase": "planning", "decks": {"tactics": ["fire-volley", "the-mine"],
            "rescripts": ["safe-conduct"], "spies": ["dragoman", "lay-brother"], "governors": ["galeran"]},
            "saracenDeckTop": ["filled-wells"])")));
        const auto &tactics = t.s.tacticDeck.pile;
        QVERIFY(tactics.back() == t.tactic("fire-volley") && tactics[tactics.size() - 2] == t.tactic("the-mine"));
        QCOMPARE(tactics.size(), 32 - 3);
        QVERIFY(
            t.s.rescriptDecks[0].pile.back() == t.rescript("safe-conduct") && t.s.rescriptDecks[0].pile.size() == 16);
        QVERIFY(t.s.spyDeck.pile.back() == t.spy("dragoman") && t.s.spyDeck.pile.size() == 16);
        QVERIFY(t.s.saracenDeck.pile.back() == t.tactic("filled-wells"));
        QVERIFY(t.s.governorDeck.pile.back() == t.governor("galeran"));
    }

    void shortPending_beginsThatOrder_data()
    {
        QTest::addColumn<int>("order");
        for (int order = 0; order < kOrders; ++order)
            QTest::addRow("%s", std::string(kOrderWords[std::size_t(order)]).c_str()) << order;
    }
    void shortPending_beginsThatOrder()
    {
        QFETCH(int, order);
        for (int round = 1; round <= kMaxRounds; ++round) {
            for (const char *seat : { "jerusalem", "antioch" }) {
                for (const char *enhanced : { "true", "false" }) {
                    const State state = stated(fourSeats(R"("round": )" + std::to_string(round)
                        + R"(, "pending": {"order": ")" + std::string(kOrderWords[std::size_t(order)])
                        + R"(", "seat": ")" + seat + R"(", "enhanced": )" + enhanced + "}"));
                    QVERIFY(state.frames.back().task == Task::OrderMenu && state.orders.size() == 1);
                    QVERIFY(
                        state.note().order == Order(order) && state.round == round && state.phase == Phase::Activation);
                    QCOMPARE(state.note().enhanced, std::uint8_t(enhanced[0] == 't'));
                    QVERIFY(state.note().seat == (seat[0] == 'j' ? kJerusalem : kAntioch));
                }
            }
        }
    }

    void phase_beginsInItsRound()
    {
        for (int round = 1; round <= kMaxRounds; ++round) {
            const std::string number = std::to_string(round);
            for (const char *seats : { R"(["antioch", "tripoli"])", R"(["edessa", "antioch", "jerusalem"])" }) {
                const std::string start = R"({"seed": 4, "seats": )" + std::string(seats) + R"(, "round": )" + number;
                const State planning = stated(start + R"(, "phase": "planning"})");
                QVERIFY(planning.round == round && planning.phase == Phase::Planning
                    && planning.frames.back().task == Task::Place);
                QVERIFY(planning.eventDeck.size() == kMaxRounds - round && planning.bonuses == round - 1);
                const State event = stated(start + R"(, "phase": "event", "event": "locusts"})");
                QVERIFY(event.round == round && event.event + event.usedEvents.size() > 0);
                QVERIFY(stated(start + "}").round == round); // a round alone begins with its event phase
                const State activation = stated(start + R"(, "phase": "activation", "cross": {"prayer":
                    {"inner": ["antioch", {"seat": "automa", "enhanced": true}]}, "march": {"outer": "antioch"}}})");
                QVERIFY(activation.round == round && activation.note().order == Order::Prayer);
            }
        }
        const Table autumn = tableOf(stated(twoSeats(R"("round": 3, "phase": "event", "event": "autumn-passage",
            "antioch": {"tactics": ["the-mine"]})")));
        QVERIFY(autumn.s.event == autumn.event("autumn-passage"));
        QVERIFY(autumn.asks(Task::Hire) && autumn.seat() == kSecond);
    }
};

OUTREMER_TEST(TestCrusadersPositions)
#include "tst_crusaders_positions.moc"
