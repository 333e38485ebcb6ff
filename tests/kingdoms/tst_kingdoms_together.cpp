#include "tests/kingdoms/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::kingdoms;
using namespace outremer::test;

namespace {

// One placement that decides all five territories. Everywhere one player has four cards "hn" and the others
// three, so that only the single unseen "lbshn" could still make a difference, and the active player is about
// to place it.
struct Avalanche {
    Seat active = 0;
    std::array<Seat, kTerritories> claims{}; // who has the four cards
    std::size_t here = 0;                    // where the card will be placed
    bool winsHere = false;                   // whether the active player wins there or is hopeless

    Seat winnerOf(std::size_t land) const { return land == here && winsHere ? active : claims[land]; }

    Position position(const Kingdoms &game) const
    {
        Position position(game, 3);
        for (Seat seat = 0; seat < 3; ++seat) {
            for (std::size_t land = 0; land < kTerritories; ++land)
                position.sector(seat, int(land), claims[land] == seat ? "hn hn hn hn" : "hn hn hn");
        }
        // The other "lbshn" lies in a sector that it does not save.
        const Seat third = Seat(3 - active - claims[here]);
        position.sector(winsHere ? third : active, int(here), "l l lbshn");
        return position.hand(active, "lbshn").turn(active);
    }

    // KC-AMB-09: the territory of the card, then the active player's, then the others' in turn, by number.
    std::vector<std::size_t> order() const
    {
        std::vector<std::size_t> lands{ here };
        for (int turn = 0; turn < 3; ++turn) {
            for (std::size_t land = 0; land < kTerritories; ++land) {
                if (land != here && winnerOf(land) == (active + turn) % 3)
                    lands.push_back(land);
            }
        }
        return lands;
    }
};

std::vector<Avalanche> everyAvalanche()
{
    std::vector<Avalanche> all;
    for (int active = 0; active < 3; ++active) {
        const auto seat = [active](int turns) { return Seat((active + turns) % 3); };
        std::array<Seat, kTerritories> claims{ seat(0), seat(1), seat(1), seat(2), seat(2) };
        std::ranges::sort(claims);
        do {
            for (std::size_t here = 0; here < kTerritories; ++here) {
                if (claims[here] == active)
                    continue; // his sector there is full
                all.push_back({ seat(0), claims, here, false });
                all.push_back({ seat(0), claims, here, true });
            }
        } while (std::ranges::next_permutation(claims).found);
    }
    return all;
}

} // namespace

// Several territories decided by one placement: who gets which number (KC-AMB-09).
class TestKingdomsTogether : public RuleTest {
    Q_OBJECT
private slots:
    void territoriesDecidedTogether_areNumberedFromThePlacedCardRoundTheTable()
    {
        RULES("KC-WIN-03", "KC-WIN-04", "KC-WIN-06");
        const Kingdoms game = gameWithDeck({ { "hn", 30 }, { "l", 10 }, { "lbshn", 1 } });
        for (const Avalanche &avalanche : everyAvalanche()) {
            KingdomsMatch match = avalanche.position(game).match();
            QCOMPARE(int(match.state().markers), 0);
            QVERIFY(place(match, avalanche.active, "lbshn", int(avalanche.here)));
            int number = 0;
            for (std::size_t land : avalanche.order()) {
                QCOMPARE(int(match.state().marker[land]), ++number);
                QCOMPARE(int(match.state().owner[land]), int(avalanche.winnerOf(land)));
            }
            QVERIFY(match.decision().isOver());
            QCOMPARE(int(match.events().back().kind), int(EventKind::MatchOver));
        }
    }
    void example_inWords_isNumberedAsRuled()
    {
        RULES("KC-WIN-03");
        const Kingdoms game = gameWithDeck({ { "hn", 30 }, { "l", 10 }, { "lbshn", 1 } });
        const Avalanche avalanche{ Tower, { Cross, Lily, Cross, Lily, Tower }, Tripoli, false };
        KingdomsMatch match = avalanche.position(game).match();
        QVERIFY(place(match, Tower, "lbshn", Tripoli));
        QCOMPARE(markers(match), QString("tripoli lily, cyprus tower, antioch lily, jerusalem cross, edessa cross"));
    }
};

OUTREMER_TEST(TestKingdomsTogether)
#include "tst_kingdoms_together.moc"
