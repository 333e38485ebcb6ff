#include "tests/kingdoms/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::kingdoms;
using namespace outremer::test;

namespace {

// KC-POINTS-03 to 07 as they are written: three for the marker, and the other complete armies get two, one
// and nothing by how many of them are better.
std::array<int, kMaxSeats> countPoints(const State &state)
{
    std::array<int, kMaxSeats> points{};
    for (std::size_t land = 0; land < kTerritories; ++land) {
        const auto betterThan = [&](Seat a, Seat b) {
            const auto strength = [&](Seat seat) { return strengthOf(tallyOf(state.sectors[seat][land])); };
            return strength(a) != strength(b) ? strength(a) > strength(b)
                                              : state.fourthCard[a][land] < state.fourthCard[b][land];
        };
        const auto isRanked = [&](Seat seat) { return seat != state.owner[land] && state.sectors[seat][land].full(); };
        for (Seat seat = 0; seat < state.seats; ++seat) {
            int better = 0;
            for (Seat other = 0; other < state.seats; ++other)
                better += isRanked(other) && other != seat && betterThan(other, seat) ? 1 : 0;
            if (seat == state.owner[land])
                points[seat] += 3;
            else if (isRanked(seat))
                points[seat] += std::max(2 - better, 0);
        }
    }
    return points;
}

} // namespace

// KC-POINTS and the rulings KC-AMB-14, 16 and 17.
class TestKingdomsPoints : public RuleTest {
    Q_OBJECT
    const Kingdoms game = kingdomsGame();
    const Kingdoms plain = plainGame();

    // The outcome when the armies are these (see lastPlacement) and points or markers were agreed.
    Outcome outcomeOf(const std::array<std::string, 5> &lands, const char *scoring = "points") const
    {
        return plain.outcome(finished(lastPlacement(plain, lands).agreed("scoring", scoring)).state());
    }
    // Two players before the last marker; Tower's army in Jerusalem lacks one card.
    Position oneCardMissing() const
    {
        return fourMarkersWon(plain)
            .agreed("scoring", "points")
            .sector(Tower, Edessa, "s s s s")
            .hand(Cross, "n")
            .hand(Tower, "l")
            .turn(Tower);
    }

private slots:
    void gt23_fourCompleteArmies_giveThreeTwoOneAndNothing()
    {
        RULES("KC-POINTS-03", "KC-POINTS-04", "KC-POINTS-05", "KC-POINTS-06");
        const Outcome outcome = outcomeOf({ "nhsb", "nhsb", "nhsb", "nhsb", "nhsb" });
        QVERIFY((outcome.scores == std::array{ 15, 10, 5, 0 }));
        QCOMPARE(int(outcome.winners), int(only(Cross)));
        QVERIFY(Ending(outcome.ending) == Ending::Points);
    }
    void gt23_twoPlayers_getThreeAndTwo()
    {
        RULES("KC-POINTS-03", "KC-POINTS-04");
        QVERIFY((outcomeOf({ "nh", "hn", "sb", "bs", "nh" }).scores == std::array{ 13, 12, 0, 0 }));
    }
    void points_areUsedOnlyIfAgreed()
    {
        RULES("KC-POINTS-01", "KC-POINTS-08");
        const std::array<std::string, 5> lands{ "nhs", "nhs", "nhs", "snh", "snh" };
        const Outcome byMarkers = outcomeOf(lands, "markers");
        QVERIFY((byMarkers == Outcome{ std::uint8_t(Ending::Markers), only(Cross), { 3, 2, 0, 0 } }));
        const Outcome byPoints = outcomeOf(lands); // Tower has fewer markers but is never third
        QVERIFY((byPoints == Outcome{ std::uint8_t(Ending::Points), only(Tower), { 11, 12, 7, 0 } }));
    }
    void armiesWithoutTheMarker_areRankedAsTerritoriesAreWon()
    {
        RULES("KC-POINTS-07");
        // In Jerusalem Tower and Lily have equal armies: the earlier fourth card is second.
        for (const auto &[second, third] : { std::pair(Tower, Lily), std::pair(Lily, Tower) }) {
            const KingdomsMatch match = finished({ plain,
                lastPlacement(plain, { "nhhs", "nsbl", "nbls", "nsbl", "nsbl" })
                    .agreed("scoring", "points")
                    .stateWithOrder(Jerusalem, second, third) });
            const int lily = second == Lily ? 1 : 0;
            QVERIFY((plain.outcome(match.state()).scores == std::array{ 15, 9 - lily, 4 + lily, 2 }));
        }
    }
    void armyCompletedAfterTheWin_countsAtTheEnd()
    {
        RULES("KC-POINTS-02", "KC-POINTS-04", "KC-POINTS-08");
        KingdomsMatch match = oneCardMissing().match();
        QVERIFY(place(match, Tower, "l", Jerusalem));
        QVERIFY(place(match, Cross, "n", Cyprus));
        QVERIFY(match.decision().isOver());
        QVERIFY(
            (plain.outcome(match.state()) == Outcome{ std::uint8_t(Ending::Points), only(Tower), { 9, 10, 0, 0 } }));
    }
    void incompleteArmy_isNotRankedAndGivesNothing() // KC-AMB-14
    {
        RULES("KC-POINTS-04");
        KingdomsMatch match = oneCardMissing().match();
        QVERIFY(place(match, Tower, "l", Cyprus));
        QVERIFY(place(match, Cross, "n", Cyprus));
        QVERIFY(match.decision().isOver());
        QVERIFY((plain.outcome(match.state()) == Outcome{ std::uint8_t(Ending::Points), only(Cross), { 9, 8, 0, 0 } }));
    }
    void playOut_inAPointMatch_goesOnToTheTwentiethCard() // KC-AMB-14
    {
        RULES("KC-POINTS-02");
        KingdomsMatch match = oneCardMissing().agreed("playOut", "on").match();
        QVERIFY(place(match, Tower, "l", Cyprus));
        QVERIFY(place(match, Cross, "n", Cyprus));
        QCOMPARE(int(match.state().markers), 5);
        const QString won = markers(match);
        Rng rng{ 14 };
        while (!match.decision().isOver())
            stepAnyhow(match, rng);
        QCOMPARE(int(match.state().placements), 40);
        QCOMPARE(markers(match), won);
        QVERIFY((plain.outcome(match.state()).scores == std::array{ 13, 12, 0, 0 }));
    }
    void playOut_inAMarkerMatch_changesNothing()
    {
        RULES("KC-POINTS-01", "KC-WIN-06");
        KingdomsMatch match = oneCardMissing().agreed("scoring", "markers").agreed("playOut", "on").match();
        QVERIFY(place(match, Tower, "l", Cyprus));
        QVERIFY(place(match, Cross, "n", Cyprus));
        QVERIFY(match.decision().isOver());
    }

    void equalPoints_areDecidedByTheNumberOfMarkers() // KC-AMB-16
    {
        RULES("KC-POINTS-08");
        const auto ending = std::uint8_t(Ending::PointsThenMarkers);
        const Outcome cross = outcomeOf({ "nhs", "nhs", "nsh", "snh", "snh" });
        QVERIFY((cross == Outcome{ ending, only(Cross), { 11, 11, 8, 0 } }));
        const Outcome tower = outcomeOf({ "hns", "hns", "snh", "nsh", "nsh" });
        QVERIFY((tower == Outcome{ ending, only(Tower), { 11, 11, 8, 0 } }));
    }
    void equalPointsAndMarkers_areDecidedByTheMarkersNumbers() // KC-AMB-16, KC-AMB-10
    {
        RULES("KC-POINTS-08", "KC-WIN-08");
        const auto ending = std::uint8_t(Ending::PointsThenMarkers);
        const Outcome greatest = outcomeOf({ "nhs", "hns", "snh", "nhs", "hsn" }); // {1,4} against {2,3}
        QVERIFY((greatest == Outcome{ ending, only(Tower), { 11, 11, 8, 0 } }));
        const Outcome sum = outcomeOf({ "hns", "nhs", "hns", "shn", "nsh" }); // {2,5} against {1,3}
        QVERIFY((sum == Outcome{ ending, only(Tower), { 11, 11, 8, 0 } }));
    }
    // KC-AMB-17. No fair win can be overturned, so this position gives the marker away by hand.
    void markersOwner_isFirstWhateverArmyComesLater()
    {
        RULES("KC-POINTS-03", "KC-POINTS-04", "KC-WIN-05");
        KingdomsMatch match = oneCardMissing()
                                  .sector(Cross, Jerusalem, "l l l l")
                                  .sector(Tower, Jerusalem, "n n n")
                                  .hand(Tower, "n")
                                  .match();
        QVERIFY(place(match, Tower, "n", Jerusalem));
        QVERIFY(place(match, Cross, "n", Cyprus));
        QVERIFY((plain.outcome(match.state()).scores == std::array{ 9, 10, 0, 0 }));
    }

    void points_inWholeMatches_areThoseOfTheRules()
    {
        RULES("KC-POINTS-03", "KC-POINTS-04", "KC-POINTS-05", "KC-POINTS-06", "KC-POINTS-07", "KC-POINTS-08");
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            Setup setup = defaultSetup(game.setupOptions(), 2 + int(seed % 3), seed);
            setup.choices = { 1, std::uint8_t(seed / 3 % 2), std::uint8_t(seed / 6 % 2) };
            KingdomsMatch match(game, setup);
            Rng rng{ seed };
            while (!match.decision().isOver())
                stepAnyhow(match, rng);
            const auto wanted = countPoints(match.state());
            const Outcome outcome = game.outcome(match.state());
            QVERIFY2(outcome.scores == wanted, qPrintable(QString("seed %1").arg(seed)));
            for (Seat seat = 0; seat < setup.seats; ++seat) {
                const bool hasMost = wanted[seat] == std::ranges::max(wanted);
                QVERIFY2(hasMost || !contains(outcome.winners, seat), qPrintable(QString("seed %1").arg(seed)));
            }
            QVERIFY(std::has_single_bit(outcome.winners));
        }
    }
};

OUTREMER_TEST(TestKingdomsPoints)
#include "tst_kingdoms_points.moc"
