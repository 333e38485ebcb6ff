#include "tests/kingdoms/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::kingdoms;
using namespace outremer::test;

// Who gets a territory's marker and with which number: KC-WIN-01 to 03 and 05, KC-COMPARE-09 and 10.
class TestKingdomsMarkers : public RuleTest {
    Q_OBJECT
    const Kingdoms game = kingdomsGame();
    const Kingdoms plain = plainGame();

    // Cross and Tower have equal armies (4,2,1,0,0) in Jerusalem, Lily a weak one.
    Position equalArmies() const
    {
        return Position(game, 3)
            .sector(Cross, Jerusalem, "lb lb ls l")
            .sector(Tower, Jerusalem, "lb lb ls l")
            .sector(Lily, Jerusalem, "b s h n");
    }

private slots:
    void territory_withEveryArmyComplete_goesToTheBestArmy()
    {
        RULES("KC-WIN-01", "KC-WIN-02");
        for (Seat last = 0; last < 3; ++last) {
            for (Seat best = 0; best < 3; ++best) {
                Position position(plain, 3);
                position.agreed("immediateWins", "off");
                for (Seat seat = 0; seat < 3; ++seat) {
                    const std::string symbol = seat == best ? "h" : seat == (best + 1) % 3 ? "s" : "b";
                    const std::string three = symbol + " " + symbol + " " + symbol;
                    position.sector(seat, Antioch, seat == last ? three : three + " " + symbol);
                    if (seat == last)
                        position.hand(seat, symbol).turn(seat);
                }
                KingdomsMatch match = position.match();
                QCOMPARE(int(match.state().markers), 0);
                QVERIFY(!match.submit(last, placing(match.state().sector(last, Antioch)[0], Antioch)));
                QCOMPARE(int(match.state().owner[Antioch]), int(best));
                // The marker lies in the winner's sector and is told to everybody.
                QCOMPARE(int(match.state().marker[Antioch]), 1);
                const auto told = eventsOf(match, EventKind::TerritoryWon);
                QCOMPARE(told.size(), std::size_t(1));
                QVERIFY(told[0].fields.contains({ kSeatNoun, best }));
                QVERIFY(told[0].fields.contains({ kTerritoryNoun, Antioch }));
                QVERIFY(told[0].fields.contains({ kNumberNoun, 1 }));
            }
        }
    }
    void immediateWinsOff_onlyCompleteArmiesDecide()
    {
        RULES("KC-WIN-01");
        KingdomsMatch match = Position(game)
                                  .agreed("immediateWins", "off")
                                  .sector(Cross, Jerusalem, "shn lhn bhn")
                                  .sector(Tower, Jerusalem, "lbs lb lsh")
                                  .hand(Cross, "hn")
                                  .hand(Tower, "l")
                                  .turn(Cross)
                                  .match();
        QVERIFY(place(match, Cross, "hn", Jerusalem));
        QCOMPARE(markers(match), QString());
        QVERIFY(place(match, Tower, "l", Jerusalem));
        QCOMPARE(markers(match), QString("jerusalem cross"));
    }
    void immediateWinsOff_inWholeMatches_theLastFourthCardDecides()
    {
        RULES("KC-WIN-01", "KC-COMPARE-09", "KC-COMPARE-10");
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            Setup setup = defaultSetup(plain.setupOptions(), 2 + int(seed % 3), seed);
            setup.choices[1] = 0;
            KingdomsMatch match(plain, setup); // with few kinds of cards equal armies are common
            Rng rng{ seed };
            std::array<std::vector<Seat>, kTerritories> completed; // in order
            while (!match.decision().isOver()) {
                const Seat seat = match.decision().seat;
                const Option option = stepAnyhow(match, rng);
                const int land = option.second;
                if (Verb(option.verb) != Verb::Place || match.state().sector(seat, land).size() < kArmySize)
                    continue;
                auto &order = completed[std::size_t(land)];
                order.push_back(seat);
                Seat best = order[0];
                for (Seat other : order) {
                    const auto strength = [&](Seat s) { return strengthOf(tallyOf(match.state().sector(s, land))); };
                    best = strength(other) > strength(best) ? other : best;
                }
                const Seat owner = match.state().owner[std::size_t(land)];
                QVERIFY2(owner == (int(order.size()) == setup.seats ? best : kNobody),
                    qPrintable(QString("seed %1").arg(seed)));
            }
        }
    }

    void gt09_equalArmies_goToWhoeverPlacedTheFourthCardFirst()
    {
        RULES("KC-COMPARE-09", "KC-COMPARE-10");
        for (const auto &[first, second] : { std::pair(Cross, Tower), std::pair(Tower, Cross) }) {
            KingdomsMatch match =
                equalArmies().sector(second, Jerusalem, "lb lb ls").hand(second, "l").turn(second).match();
            QVERIFY(place(match, second, "l", Jerusalem));
            QCOMPARE(int(match.state().owner[Jerusalem]), int(first));
        }
    }
    void gt09_equalArmies_withAnotherPlayerLast_goToTheEarlierOne()
    {
        RULES("KC-COMPARE-09", "KC-COMPARE-10");
        for (const auto &[first, second] : { std::pair(Cross, Tower), std::pair(Tower, Cross) }) {
            KingdomsMatch match(game,
                equalArmies()
                    .sector(Lily, Jerusalem, "bs bs bs")
                    .hand(Lily, "n")
                    .turn(Lily)
                    .stateWithOrder(Jerusalem, first, second));
            QVERIFY(place(match, Lily, "n", Jerusalem));
            QCOMPARE(int(match.state().owner[Jerusalem]), int(first));
        }
    }
    void gt09_equalArmies_completedInPlay_goToTheEarlierOne()
    {
        RULES("KC-COMPARE-09", "KC-COMPARE-10");
        const Position before = equalArmies()
                                    .sector(Cross, Jerusalem, "lb lb ls")
                                    .sector(Tower, Jerusalem, "lb lb ls")
                                    .sector(Lily, Jerusalem, "bs bs bs")
                                    .hand(Cross, "l ln")
                                    .hand(Tower, "l ln")
                                    .hand(Lily, "n ln");
        KingdomsMatch crossFirst = Position(before).turn(Cross).match();
        QVERIFY(place(crossFirst, Cross, "l", Jerusalem));
        QVERIFY(place(crossFirst, Tower, "l", Jerusalem));
        QVERIFY(place(crossFirst, Lily, "n", Jerusalem));
        QCOMPARE(markers(crossFirst), QString("jerusalem cross"));

        KingdomsMatch towerFirst = Position(before).turn(Tower).match();
        QVERIFY(place(towerFirst, Tower, "l", Jerusalem));
        QVERIFY(place(towerFirst, Lily, "ln", Cyprus));
        QVERIFY(place(towerFirst, Cross, "l", Jerusalem));
        QVERIFY(place(towerFirst, Tower, "ln", Cyprus));
        QVERIFY(place(towerFirst, Lily, "n", Jerusalem));
        QCOMPARE(markers(towerFirst), QString("jerusalem tower"));
    }
    void everyTerritory_inWholeMatches_getsOneMarkerNumberedInOrderOfWinning()
    {
        RULES("KC-COMPARE-10", "KC-WIN-02", "KC-WIN-03");
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            KingdomsMatch match(game, defaultSetup(game.setupOptions(), 2 + int(seed % 3), seed));
            Rng rng{ seed };
            while (!match.decision().isOver())
                stepAnyhow(match, rng);
            const auto won = eventsOf(match, EventKind::TerritoryWon);
            QVERIFY2(won.size() == kTerritories, qPrintable(QString("seed %1").arg(seed)));
            std::array<bool, kTerritories> seen{};
            for (std::size_t i = 0; i < won.size(); ++i) {
                const auto land = std::size_t(won[i].fields[1].value);
                QVERIFY2(!seen[land], qPrintable(QString("seed %1").arg(seed)));
                seen[land] = true;
                QCOMPARE(int(won[i].fields[2].value), int(i) + 1);
                QCOMPARE(int(match.state().marker[land]), int(i) + 1);
                QCOMPARE(int(match.state().owner[land]), int(won[i].fields[0].value));
            }
        }
    }

    void gt19_territoryFourThenOne_getTheNumbersOneAndTwo()
    {
        RULES("KC-WIN-03", "KC-WIN-02");
        KingdomsMatch match = Position(plain)
                                  .sector(Cross, Tripoli, "n n n")
                                  .sector(Tower, Jerusalem, "n n n")
                                  .hand(Cross, "n")
                                  .hand(Tower, "n")
                                  .turn(Cross)
                                  .match();
        QVERIFY(place(match, Cross, "n", Tripoli));
        QVERIFY(place(match, Tower, "n", Jerusalem));
        QCOMPARE(int(match.state().marker[Tripoli]), 1);
        QCOMPARE(int(match.state().marker[Jerusalem]), 2);
        QCOMPARE(markers(match), QString("tripoli cross, jerusalem tower"));
    }
    void loser_afterAnImmediateWin_mayStillPlaceThereWithoutEffect()
    {
        RULES("KC-WIN-05", "KC-TURN-11");
        KingdomsMatch match = Position(game)
                                  .sector(Cross, Jerusalem, "shn lhn bhn")
                                  .sector(Tower, Jerusalem, "lbs lb")
                                  .hand(Cross, "hn l")
                                  .hand(Tower, "lbshn lbsh")
                                  .turn(Cross)
                                  .match();
        QVERIFY(place(match, Cross, "hn", Jerusalem));
        QCOMPARE(markers(match), QString("jerusalem cross"));
        QVERIFY(place(match, Tower, "lbshn", Jerusalem));
        QVERIFY(place(match, Cross, "l", Tripoli));
        QVERIFY(place(match, Tower, "lbsh", Jerusalem));
        QVERIFY(match.state().sector(Tower, Jerusalem).full());
        QCOMPARE(markers(match), QString("jerusalem cross"));
        QCOMPARE(eventsOf(match, EventKind::TerritoryWon).size(), std::size_t(1));
    }
};

OUTREMER_TEST(TestKingdomsMarkers)
#include "tst_kingdoms_markers.moc"
