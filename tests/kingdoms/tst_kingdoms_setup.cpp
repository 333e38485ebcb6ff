#include "tests/kingdoms/chance.h"
#include "tests/kingdoms/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::kingdoms;
using namespace outremer::test;

namespace {

constexpr std::uint64_t kSeeds = 20000;

} // namespace

// KC-SETUP. Shuffling is in tst_kingdoms_deck.cpp; KC-SETUP-05 to 08 are about the board and proven there.
class TestKingdomsSetup : public RuleTest {
    Q_OBJECT
    const Kingdoms game = kingdomsGame();

    State start(int seats, std::uint64_t seed) const
    {
        return game.start(defaultSetup(game.setupOptions(), seats, seed));
    }

private slots:
    void twoPlayers_useOneDeck()
    {
        RULES("KC-SETUP-02");
        const CardCounts counts = allCards(start(2, 1));
        for (std::size_t face = 1; face < kCardFaces; ++face)
            QCOMPARE(counts[face], int(game.content().copies[face]));
    }
    void threeOrFourPlayers_useTwoDecksMixed()
    {
        RULES("KC-SETUP-03");
        for (int seats : { 3, 4 }) {
            const CardCounts counts = allCards(start(seats, 1));
            for (std::size_t face = 1; face < kCardFaces; ++face)
                QCOMPARE(counts[face], 2 * game.content().copies[face]);
        }
    }
    void everyPlayer_beforeTheFirstTurn_holdsFiveCardsFromTheDeck()
    {
        RULES("KC-SETUP-04");
        for (int seats : { 2, 3, 4 }) {
            KingdomsMatch match(game, defaultSetup(game.setupOptions(), seats, 7));
            for (int seat = 0; seat < kMaxSeats; ++seat)
                QCOMPARE(match.state().hands[std::size_t(seat)].size(), seat < seats ? 5 : 0);
            QCOMPARE(match.state().deck.size(), (seats == 2 ? 56 : 112) - 5 * seats);
            // KC-AMB-19: the first turn too begins with its own draw.
            const Seat first = match.decision().seat;
            QVERIFY(!match.submit(first, drawing()));
            QCOMPARE(match.state().hands[first].size(), 6);
        }
    }

    void firstPlayer_overManySeeds_isEachSeatEquallyOften()
    {
        RULES("KC-SETUP-10");
        for (int seats : { 2, 3, 4 }) {
            // Counted together with the first player of the next seed: neither alternating nor repeating.
            std::vector<int> firsts(std::size_t(seats * seats));
            Seat previous = start(seats, 0).active;
            for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
                const Seat first = start(seats, seed).active;
                ++firsts[std::size_t(previous * seats + first)];
                previous = first;
            }
            const std::vector<double> expected(firsts.size(), double(kSeeds) / (seats * seats));
            QVERIFY2(chiSquare(firsts, expected) < 45, qPrintable(QString("%1 seats").arg(seats)));
        }
    }

    void territory_isTheSectorsOfOneNumber_whateverTheSeats()
    {
        RULES("KC-SETUP-09");
        const Kingdoms plain = plainGame();
        for (Seat last = 0; last < 3; ++last) {
            const Seat second = Seat((last + 1) % 3);
            const Seat third = Seat((last + 2) % 3);
            // The banners lie in sectors of other numbers and do not help here.
            KingdomsMatch match = Position(plain, 3)
                                      .agreed("immediateWins", "off")
                                      .sector(last, Edessa, "l l l")
                                      .sector(second, Edessa, "b b b b")
                                      .sector(third, Edessa, "s s s s")
                                      .sector(last, Tripoli, "n n n n")
                                      .sector(second, Antioch, "n n n n")
                                      .hand(last, "l")
                                      .turn(last)
                                      .match();
            QVERIFY(place(match, last, "l", Edessa));
            QCOMPARE(int(match.state().owner[Edessa]), int(third));
            QCOMPARE(int(match.state().markers), 1);
        }
    }
    void pointSystem_isAgreedBeforeTheMatch_andMarkersAreTheDefault()
    {
        RULES("KC-SETUP-11");
        const SetupOption &scoring = game.setupOptions().front();
        QCOMPARE(scoring.id, std::string("scoring"));
        QVERIFY((scoring.values == std::vector<std::string>{ "markers", "points" }));
        for (std::uint8_t choice : { std::uint8_t(0), std::uint8_t(1) }) {
            Setup setup = defaultSetup(game.setupOptions(), 2, 5);
            QCOMPARE(int(setup.choices[0]), 0);
            setup.choices[0] = choice;
            KingdomsMatch match(game, setup);
            Rng rng{ 5 };
            while (!match.decision().isOver()) {
                QCOMPARE(match.state().byPoints, choice); // nothing changes it during the match
                stepAnyhow(match, rng);
            }
            const Outcome outcome = game.outcome(match.state());
            const int total = outcome.scores[0] + outcome.scores[1];
            QVERIFY(choice == 0 ? total == 5 : total >= 15);
        }
    }
};

OUTREMER_TEST(TestKingdomsSetup)
#include "tst_kingdoms_setup.moc"
