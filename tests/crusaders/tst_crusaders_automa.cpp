#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

#include <cmath>
#include <map>
#include <set>

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

constexpr std::uint64_t kLots = 4000;
const StateIds kTwoPlay{ "jerusalem", "tripoli" };
const StateIds kThreePlay{ "jerusalem", "tripoli", "edessa" };

// A table with an empty cross, and its planning phase with the lots of one seed; `arrange` prepares the cross.
Table planned(const Table &base, std::uint64_t seed, auto arrange)
{
    Table t = base;
    emptyCross(t);
    arrange(t);
    t.s.rng = Rng{ seed };
    t.events.clear();
    t.planning(2);
    return t;
}
Table planned(const Table &base, std::uint64_t seed)
{
    return planned(base, seed, [](Table &) {});
}

// What the automa has put on the cross in this phase: its orders and cells.
struct Placed {
    Order order;
    bool isOuter;
};
std::vector<Placed> placedBy(const Table &t)
{
    std::vector<Placed> placed;
    for (const Event &event : t.told(EventKind::AutomaPlaced))
        placed.push_back({ Order(event.fields[0].value), event.fields[1].value == kOuterCell });
    return placed;
}

int automaTokens(const Table &t, Order order)
{
    return int(std::ranges::count(innerOf(t, order), kAutoma, &Token::owner))
        + (t.s.outer[std::size_t(order)].owner == kAutoma ? 1 : 0);
}

// Plays the planning phase to its end; players stay inside, with money for it.
void playPlanning(Table &t)
{
    while (t.asks(Task::Place)) {
        t.player(t.seat()).coins = 9;
        t.takeAny(Verb::PlaceInner);
    }
}

// Who placed in each slot: seats, and -1 for the automa.
std::vector<int> whoPlaced(const Table &t)
{
    std::vector<int> seats;
    for (const Event &event : t.events) {
        if (EventKind(event.kind) == EventKind::AutomaPlaced)
            seats.push_back(-1);
        if (EventKind(event.kind) == EventKind::OrderPlaced) {
            for (Seat seat = 0; seat < t.s.seats; ++seat) {
                if (t.s.player(seat).realm == event.fields[0].value)
                    seats.push_back(seat);
            }
        }
    }
    return seats;
}

} // namespace

// CR-AUTOMA: the automa of matches with two or three players.
class TestCrusadersAutoma : public outremer::test::RuleTest {
    Q_OBJECT
    const Table two = justDealt(kTwoPlay);
    const Table three = justDealt(kThreePlay);

private slots:
    void example_23_slotsOfTheAutoma()
    {
        RULES("CR-AUTOMA-04", "CR-AUTOMA-05", "CR-PLAN-21", "CR-PLAN-01");
        Table t = planned(three, 3);
        playPlanning(t);
        QCOMPARE(whoPlaced(t), (std::vector<int>{ -1, 0, 1, 2, -1, 0, 1, 2 }));
        Table pair = planned(two, 3);
        playPlanning(pair);
        QCOMPARE(whoPlaced(pair), (std::vector<int>{ -1, -1, 0, 1, -1, -1, 0, 1 }));
        // Whatever the players' order, and in any round.
        for (int round = 1; round <= 6; ++round) {
            Table later = three;
            emptyCross(later);
            later.player(2).holiness = 14; // next to the automa's marker
            later.events.clear();
            later.planning(round);
            playPlanning(later);
            QCOMPARE(whoPlaced(later), (std::vector<int>{ -1, 2, 0, 1, -1, 2, 0, 1 }));
        }
        // With four players there is none.
        Table four = planned(justDealt(kAllStates), 3);
        playPlanning(four);
        QCOMPARE(whoPlaced(four), (std::vector<int>{ 0, 1, 2, 3, 0, 1, 2, 3 }));
    }

    void automa_ofThreePlayers_hasOneTokenOfEachOrderAndOneBoost()
    {
        RULES("CR-AUTOMA-01", "CR-SETUP-42");
        for (Order left : kEveryOrder) {
            for (std::uint64_t seed = 0; seed < 40; ++seed) {
                // Three of its orders are on the cross: only the fourth can come.
                const Table t = planned(three, seed, [left](Table &table) {
                    for (Order order : kEveryOrder) {
                        if (order != left)
                            table.token(kAutoma, order);
                    }
                });
                QCOMPARE(placedBy(t).size(), std::size_t(1));
                QCOMPARE(placedBy(t)[0].order, left);
            }
        }
        int most = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Table t = planned(three, seed);
            playPlanning(t);
            most = std::max(most, t.timesTold(EventKind::AutomaBoost));
        }
        QCOMPARE(most, 1);
    }
    void automa_ofTwoPlayers_hasTwoOfEach()
    {
        RULES("CR-AUTOMA-02", "CR-SETUP-42");
        for (Order left : kEveryOrder) {
            for (std::uint64_t seed = 0; seed < 40; ++seed) {
                const Table t = planned(two, seed, [left](Table &table) {
                    for (Order order : kEveryOrder) {
                        if (order != left) {
                            table.token(kAutoma, order);
                            table.token(kAutoma, order);
                        }
                    }
                });
                // Both its first turns take the order that is left.
                QCOMPARE(placedBy(t).size(), std::size_t(2));
                QCOMPARE(automaTokens(t, left), 2);
            }
        }
        int most = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Table t = planned(two, seed);
            playPlanning(t);
            most = std::max(most, t.timesTold(EventKind::AutomaBoost));
        }
        QCOMPARE(most, 2);
    }

    void automaMarkers_neverMove_andNobodyStandsOnTheirCells()
    {
        RULES("CR-AUTOMA-03");
        for (const StateIds &states : { kTwoPlay, kThreePlay, kPairs[2], kTrios[3] }) {
            const int cells = 16 - (4 - int(states.size())); // of the players
            Table t(states);
            Rng rng{ 5 };
            std::set<int> stood;
            while (!t.isOver()) {
                takeRandom(t, rng);
                for (Seat seat = 0; seat < t.s.seats; ++seat) {
                    stood.insert(t.player(seat).holiness);
                    QVERIFY(t.player(seat).holiness < cells);
                }
                for (int cell = cells; cell < 16; ++cell)
                    QVERIFY(t.board().isCellTaken(cell, kNobody));
            }
            QVERIFY(stood.size() > 4);
        }
    }
    void playersMarkers_jumpOverTheAutomas_forNothing()
    {
        RULES("CR-AUTOMA-16", "CR-AUTOMA-03", "CR-SETUP-28");
        for (const Table *base : { &three, &two }) {
            Table t = *base;
            const int automa = 4 - t.s.seats;
            t.player(0).holiness = std::uint8_t(15 - automa); // just left of the automa's
            t.player(1).holiness = 4;
            if (t.s.seats == 3)
                t.player(2).holiness = 5;
            QCOMPARE(t.broken(), std::string());
            t.order(0, Order::Prayer);
            t.take(Verb::Pray);
            t.take(Verb::Done);
            QCOMPARE(int(t.player(0).holiness), 1); // two points: the first cell and the second
            // The cell before the last shows a bishop: jumped or not, it is passed (CR-PRAY-08).
            QCOMPARE(t.asks(Task::BishopActions), automa == 2);
        }
    }

    void automasTurn_drawsAnyOfItsTokensAlike()
    {
        RULES("CR-AUTOMA-06", "CR-AUTOMA-07");
        std::map<std::pair<Order, bool>, int> counts;
        for (std::uint64_t seed = 0; seed < kLots; ++seed) {
            const Table t = planned(three, seed);
            QCOMPARE(placedBy(t).size(), std::size_t(1));
            const Placed placed = placedBy(t)[0];
            // Outside only after a boost, and always then.
            QCOMPARE(placed.isOuter, t.timesTold(EventKind::AutomaBoost) == 1);
            QCOMPARE(int(t.s.boostsAside), placed.isOuter ? 1 : 0);
            for (Order order : kEveryOrder)
                QCOMPARE(automaTokens(t, order), order == placed.order ? 1 : 0);
            QCOMPARE(innerOf(t, placed.order).size(), placed.isOuter ? 0 : 1);
            ++counts[{ placed.order, placed.isOuter }];
        }
        // Five tokens: each order one time in five; a boost one in five, with any of the four behind it.
        for (Order order : kEveryOrder) {
            const double inner = double(kLots) / 5;
            const double outer = double(kLots) / 20;
            QVERIFY(std::abs(counts[{ order, false }] - inner) < 4 * std::sqrt(inner));
            QVERIFY(std::abs(counts[{ order, true }] - outer) < 4 * std::sqrt(outer));
        }
    }
    void automasTokensOnTheCross_areNotDrawnAgain()
    {
        RULES("CR-AUTOMA-06"); // CR-AMB-35
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            Table t = planned(three, seed, [](Table &table) { table.token(kAutoma, Order::March, true); });
            playPlanning(t);
            for (Order order : kEveryOrder)
                QVERIFY(automaTokens(t, order) <= 1);
            Table pair = planned(two, seed, [](Table &table) { table.token(kAutoma, Order::March, true); });
            playPlanning(pair);
            for (Order order : kEveryOrder)
                QVERIFY(automaTokens(pair, order) <= 2);
        }
    }
    void boost_staysAsideToTheEndOfThePhase()
    {
        RULES("CR-AUTOMA-07", "CR-AUTOMA-09");
        int boosted = 0;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            Table t = planned(three, seed);
            const bool isAside = t.timesTold(EventKind::AutomaBoost) == 1;
            boosted += isAside ? 1 : 0;
            playPlanning(t);
            QCOMPARE(t.s.phase, Phase::Activation);
            if (isAside) {
                QCOMPARE(t.timesTold(EventKind::AutomaBoost), 1);
                QVERIFY(!placedBy(t).at(1).isOuter);
            }
            QCOMPARE(int(t.s.boostsAside), 0); // back in the supply
        }
        QVERIFY(boosted > 30);
        // So the next phase can have it again.
        bool again = false;
        for (std::uint64_t seed = 0; seed < 100 && !again; ++seed) {
            Table t = planned(three, seed);
            if (t.timesTold(EventKind::AutomaBoost) == 0)
                continue;
            playPlanning(t);
            emptyCross(t);
            t.events.clear();
            t.planning(3);
            again = t.timesTold(EventKind::AutomaBoost) == 1;
        }
        QVERIFY(again);
    }
    void boostedOrder_findingItsOuterCellOccupied_goesInside()
    {
        RULES("CR-AUTOMA-08", "CR-AUTOMA-07");
        std::set<Order> inside;
        std::set<Order> outside;
        for (std::uint64_t seed = 0; seed < 600; ++seed) {
            const Table t = planned(three, seed, [](Table &table) {
                table.outerToken(1, Order::Muster);
                table.outerToken(2, Order::Prayer);
            });
            QCOMPARE(t.s.outer[std::size_t(Order::Muster)], (Token{ 1, 1 }));
            QCOMPARE(t.s.outer[std::size_t(Order::Prayer)], (Token{ 2, 1 }));
            if (t.timesTold(EventKind::AutomaBoost) == 0)
                continue;
            const Placed placed = placedBy(t)[0];
            (placed.isOuter ? outside : inside).insert(placed.order);
            QCOMPARE(innerOf(t, placed.order).size(), placed.isOuter ? 0 : 1);
            QCOMPARE(int(t.s.boostsAside), 1);
        }
        QCOMPARE(inside, (std::set<Order>{ Order::Prayer, Order::Muster }));
        QCOMPARE(outside, (std::set<Order>{ Order::Construction, Order::March }));
    }
    void secondBoost_rightAfterTheFirst_makesOneOuterOrderInThePhase()
    {
        RULES("CR-AUTOMA-10");
        int doubled = 0;
        int apart = 0;
        for (std::uint64_t seed = 0; seed < 1500; ++seed) {
            Table t = planned(two, seed);
            playPlanning(t);
            // The automa's tokens in the order they were revealed: boosts and cells.
            std::string revealed;
            for (const Event &event : t.events) {
                if (EventKind(event.kind) == EventKind::AutomaBoost)
                    revealed += 'b';
                if (EventKind(event.kind) == EventKind::AutomaPlaced)
                    revealed += event.fields[1].value == kOuterCell ? 'o' : 'i';
            }
            QCOMPARE(placedBy(t).size(), std::size_t(4));
            const auto outer = std::ranges::count(revealed, 'o');
            if (revealed.find("bb") != std::string::npos) {
                ++doubled;
                QVERIFY(revealed.find("bbo") != std::string::npos);
                QCOMPARE(outer, 1); // CR-AMB-37: none later either
            } else if (std::ranges::count(revealed, 'b') == 2) {
                ++apart;
                QVERIFY(outer >= 1);
            }
        }
        QVERIFY(doubled > 50);
        QVERIFY(apart > 50);
    }

    void automaCoveringTokens_earnsEachPlayerBelowACoin()
    {
        RULES("CR-AUTOMA-11");
        int covered = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            // Two carried tokens of players and one of the automa lie on prayer.
            const Table t = planned(two, seed, [](Table &table) {
                table.token(0, Order::Prayer, true);
                table.token(kAutoma, Order::Prayer);
                table.token(1, Order::Prayer);
            });
            const bool isCovered = innerOf(t, Order::Prayer).size() == 4;
            covered += isCovered ? 1 : 0;
            for (Seat seat : { Seat(0), Seat(1) })
                QCOMPARE(int(t.s.player(seat).coins), isCovered ? 4 : 3); // from the supply: nobody has paid
            if (isCovered)
                QCOMPARE(innerOf(t, Order::Prayer).back(), (Token{ kAutoma, 0 }));
        }
        QVERIFY(covered > 10);
    }
    void playerCoveringAutomaTokens_paysTheSupply()
    {
        RULES("CR-AUTOMA-12");
        Table t = planned(two, 1);
        emptyCross(t);
        t.token(kAutoma, Order::Muster);
        t.token(kAutoma, Order::Muster);
        t.token(kAutoma, Order::March);
        t.player(0).coins = 1;
        QVERIFY(!t.can(Verb::PlaceInner, int(Order::Muster))); // CR-AMB-30: a coin for each token
        QVERIFY(t.can(Verb::PlaceInner, int(Order::March)));
        t.player(0).coins = 3;
        t.take(Verb::PlaceInner, int(Order::Muster));
        QCOMPARE(int(t.player(0).coins), 1);
        QCOMPARE(int(t.player(1).coins), 3);
        // Over both kinds: one coin to the player, the others to the supply.
        t.take(Verb::PlaceInner, int(Order::Muster));
        QCOMPARE(int(t.player(0).coins), 2);
        QCOMPARE(int(t.player(1).coins), 0);
    }

    void automaTokens_inActivation_doNothingAndReturnInTheirTurn()
    {
        RULES("CR-AUTOMA-13");
        Table t = three;
        emptyCross(t);
        t.token(kAutoma, Order::Construction);
        t.token(kAutoma, Order::Prayer);
        t.token(0, Order::Prayer);
        t.token(1, Order::Muster);
        t.token(kAutoma, Order::Muster);
        const auto holiness = t.player(0).holiness;
        t.activation();
        // Construction was only the automa's: the first turn is the prayer above its token.
        QVERIFY(t.asks(Task::OrderMenu) && t.seat() == 0);
        QCOMPARE(t.timesTold(EventKind::OrderStarted), 1);
        QCOMPARE(automaTokens(t, Order::Construction), 0);
        QCOMPARE(automaTokens(t, Order::Prayer), 1); // its turn comes below
        QCOMPARE(automaTokens(t, Order::Muster), 1);
        t.take(Verb::Pray);
        t.take(Verb::Done);
        t.pass(Task::BishopActions);
        t.take(Verb::Done);
        QVERIFY(t.player(0).holiness != holiness);
        QVERIFY(t.asks(Task::OrderMenu) && t.seat() == 1);
        QCOMPARE(t.timesTold(EventKind::OrderStarted), 2);
        QCOMPARE(automaTokens(t, Order::Prayer), 0);
        QCOMPARE(automaTokens(t, Order::Muster), 0); // it lay on top
        QCOMPARE(t.s.saracens, three.s.saracens);
    }
    void automaTokens_inOuterCells_moveInward_andReturnInTheNextRound()
    {
        RULES("CR-AUTOMA-14");
        Table t = three;
        emptyCross(t);
        t.outerToken(kAutoma, Order::March);
        t.activation();
        QVERIFY(t.playUntil(Task::Place));
        QCOMPARE(int(t.s.round), 2);
        QVERIFY(!(t.s.outer[std::size_t(Order::March)].owner == kAutoma));
        QCOMPARE(innerOf(t, Order::March)[0].owner, kAutoma);
        t.s.modifiers = {}; // whatever the event of the round
        const Seat first = t.seat();
        t.player(first).coins = 5;
        const int below = innerOf(t, Order::March).size();
        t.take(Verb::PlaceInner, int(Order::March)); // it counts as a token inside
        QCOMPARE(int(t.player(first).coins), 5 - below);
        // Its place in the order comes in this round: then it is back, and can be drawn again.
        QCOMPARE(automaTokens(t, Order::March), 1); // not drawn while it was here
        playPlanning(t);
        while (t.s.round == 2 && !t.isOver())
            t.take(t.options()[0]);
        QCOMPARE(int(t.s.round), 3);
        bool drawnAgain = false;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Table next = t;
            next.s.rng = Rng{ seed };
            next.events.clear();
            next.planning(4);
            drawnAgain = drawnAgain || placedBy(next).at(0).order == Order::March;
        }
        QVERIFY(drawnAgain);
    }
    void automa_takesNoSpies_andOwnsNothing()
    {
        RULES("CR-AUTOMA-15");
        int outer = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const Table t = planned(two, seed); // CR-AMB-36
            outer += int(std::ranges::count(t.s.outer, kAutoma, &Token::owner));
            QCOMPARE(t.s.spyDeck.pile.size(), 16);
            QCOMPARE(t.timesTold(EventKind::SpyDrawn), 0);
        }
        QVERIFY(outer > 10);
        // Over a whole match every city is a player's, the Saracens' or covered, and income is the players' alone.
        Table t(kTwoPlay);
        Rng rng{ 9 };
        while (!t.isOver()) {
            takeRandom(t, rng);
            for (const CityState &city : t.s.cities)
                QVERIFY(city.owner < 2 || city.owner == kSaracens || city.owner == kClosed);
            for (Seat absent : { Seat(2), Seat(3) }) {
                const Player &player = t.player(absent);
                QVERIFY(player.coins == 0 && player.influence == 0 && player.troops == 0 && player.heldSpies.empty());
            }
        }
        QCOMPARE(t.timesTold(EventKind::TaxesPaid), 2 * t.s.round);
    }
};

OUTREMER_TEST(TestCrusadersAutoma)
#include "tst_crusaders_automa.moc"
