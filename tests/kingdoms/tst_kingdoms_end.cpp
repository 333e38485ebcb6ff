#include "tests/kingdoms/table.h"
#include "tests/support/ruletest.h"

#include <cmath>

using namespace outremer;
using namespace outremer::kingdoms;
using namespace outremer::test;

namespace {

using Owners = std::array<Seat, kTerritories>;

// KC-WIN-07, KC-WIN-08 and KC-AMB-10 as they are written: those who are worse leave one after the other.
std::vector<Seat> winnersByMarkers(int seats, const Owners &owner, const std::array<std::uint8_t, kTerritories> &number)
{
    std::array<int, kMaxSeats> count{};
    std::array<int, kMaxSeats> sum{};
    std::array<int, kMaxSeats> greatest{};
    for (std::size_t land = 0; land < kTerritories; ++land) {
        ++count[owner[land]];
        sum[owner[land]] += number[land];
        greatest[owner[land]] = std::max<int>(greatest[owner[land]], number[land]);
    }
    std::vector<Seat> best;
    for (Seat seat = 0; seat < seats; ++seat)
        best.push_back(seat);
    const auto keep = [&best](auto isWorse) {
        const auto all = best;
        std::erase_if(best, [&](Seat a) { return std::ranges::any_of(all, [&](Seat b) { return isWorse(a, b); }); });
    };
    keep([&](Seat a, Seat b) { return count[a] < count[b]; });
    keep([&](Seat a, Seat b) { return sum[a] > sum[b]; });
    keep([&](Seat a, Seat b) { return greatest[a] > greatest[b]; });
    return best;
}

// Calls `check(state, winners)` for every way in which five markers can lie.
template <class Check>
void forAllMarkers(int seats, Check check)
{
    State state;
    state.seats = std::uint8_t(seats);
    state.markers = kTerritories;
    state.phase = Phase::Over;
    for (int code = 0; code < int(std::pow(seats, kTerritories)); ++code) {
        int rest = code;
        for (Seat &owner : state.owner) {
            owner = Seat(rest % seats);
            rest /= seats;
        }
        state.marker = { 1, 2, 3, 4, 5 };
        do
            check(state, winnersByMarkers(seats, state.owner, state.marker));
        while (std::ranges::next_permutation(state.marker).found);
    }
}

} // namespace

// The end: KC-WIN-06 to 08.
class TestKingdomsEnd : public RuleTest {
    Q_OBJECT
    const Kingdoms game = kingdomsGame();
    const Kingdoms plain = plainGame();

private slots:
    void fifthMarker_endsTheMatchAtOnce()
    {
        RULES("KC-WIN-06");
        KingdomsMatch match = fourMarkersWon(plain).sector(Tower, Cyprus, "l").hand(Cross, "n").turn(Cross).match();
        QVERIFY(!match.decision().isOver());
        QVERIFY(place(match, Cross, "n", Cyprus));
        // KC-AMB-13: although sectors are open and Tower has had one turn less.
        QVERIFY(match.decision().isOver());
        QCOMPARE(match.options().size(), 0);
        QCOMPARE(eventsOf(match, EventKind::MatchOver).size(), std::size_t(1));
        QCOMPARE(match.submit(Tower, drawing())->code, std::string("match-over"));
        QCOMPARE(int(game.outcome(match.state()).winners), int(only(Cross)));
    }
    void match_inWhole_endsWithTheFifthMarkerAndNotBefore()
    {
        RULES("KC-WIN-06");
        int openAtTheEnd = 0;
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            KingdomsMatch match(game, defaultSetup(game.setupOptions(), 2 + int(seed % 3), seed));
            Rng rng{ seed };
            while (!match.decision().isOver()) {
                QVERIFY2(match.state().markers < 5, qPrintable(QString("seed %1").arg(seed)));
                stepAnyhow(match, rng);
            }
            QCOMPARE(int(match.state().markers), 5);
            openAtTheEnd += match.state().placements < match.state().seats * 20 ? 1 : 0;
        }
        QVERIFY(openAtTheEnd > 50);
    }

    void mostMarkers_win()
    {
        RULES("KC-WIN-07");
        const Outcome outcome =
            game.outcome(finished(lastPlacement(plain, { "nhs", "hsn", "hns", "hsn", "shn" })).state());
        QVERIFY((outcome == Outcome{ std::uint8_t(Ending::Markers), only(Lily), { 1, 1, 3, 0 } }));
    }
    void gt20_equallyManyMarkers_theSmallerSumWins()
    {
        RULES("KC-WIN-08");
        const KingdomsMatch match = finished(lastPlacement(plain, { "nhs", "hns", "nhs", "hsn", "hns" }));
        QCOMPARE(markers(match), QString("jerusalem cross, antioch tower, edessa cross, tripoli lily, cyprus tower"));
        QVERIFY(match.decision().isOver());
        QVERIFY((game.outcome(match.state())
            == Outcome{ std::uint8_t(Ending::MarkerNumbers), only(Cross), { 2, 2, 1, 0 } }));
    }
    void gt21_equalSums_theGreatestNumberLoses()
    {
        RULES("KC-WIN-08");
        const KingdomsMatch match = finished(lastPlacement(plain, { "nhs", "hns", "hns", "nhs", "shn" }));
        QCOMPARE(markers(match), QString("jerusalem cross, antioch tower, edessa tower, tripoli cross, cyprus lily"));
        QVERIFY(match.decision().isOver());
        QVERIFY((game.outcome(match.state())
            == Outcome{ std::uint8_t(Ending::MarkerNumbers), only(Tower), { 2, 2, 1, 0 } }));
    }
    void gt22_twoPlayers_neverTie()
    {
        RULES("KC-WIN-07");
        forAllMarkers(2, [this](const State &state, const std::vector<Seat> &) {
            const Outcome outcome = game.outcome(state);
            const Seat best = outcome.scores[Cross] >= 3 ? Cross : Tower;
            QVERIFY(outcome.winners == only(best) && Ending(outcome.ending) == Ending::Markers);
        });
    }
    void markers_inEveryPossibleWay_haveTheOneWinnerOfTheRules()
    {
        RULES("KC-WIN-07", "KC-WIN-08");
        for (int seats : { 2, 3, 4 }) {
            forAllMarkers(seats, [this](const State &state, const std::vector<Seat> &winners) {
                QCOMPARE(winners.size(), std::size_t(1));
                QCOMPARE(int(game.outcome(state).winners), int(only(winners[0])));
            });
        }
    }
};

OUTREMER_TEST(TestKingdomsEnd)
#include "tst_kingdoms_end.moc"
