#include "tests/kingdoms/chance.h"
#include "tests/kingdoms/table.h"
#include "tests/support/ruletest.h"

#include <set>

using namespace outremer;
using namespace outremer::kingdoms;
using namespace outremer::test;

namespace {

constexpr std::uint64_t kShuffles = 20000;

// The tallies of the weakest and the strongest army that `decks` decks can give, by trying all of them.
std::pair<kingdoms::Tally, kingdoms::Tally> extremes(const Content &content, int decks)
{
    std::pair<kingdoms::Tally, kingdoms::Tally> found{ tallyOf(card("lbshn")) * 4, 0 };
    const auto copies = [&](int face) { return content.copies[std::size_t(face)] * decks; };
    for (int a = 1; a < kCardFaces; ++a) {
        for (int b = a; b < kCardFaces; ++b) {
            for (int c = b; c < kCardFaces; ++c) {
                for (int d = c; d < kCardFaces; ++d) {
                    CardCounts needed{};
                    bool possible = true;
                    for (int face : { a, b, c, d })
                        possible = ++needed[std::size_t(face)] <= copies(face) && possible;
                    const kingdoms::Tally tally =
                        kingdoms::Tally(tallyOf(Card(a)) + tallyOf(Card(b)) + tallyOf(Card(c)) + tallyOf(Card(d)));
                    if (possible && strengthOf(tally) < strengthOf(found.first))
                        found.first = tally;
                    if (possible && strengthOf(tally) > strengthOf(found.second))
                        found.second = tally;
                }
            }
        }
    }
    return found;
}

} // namespace

// The deck: what is in it (KC-DECK) and that it is shuffled (KC-SETUP-01).
class TestKingdomsDeck : public RuleTest {
    Q_OBJECT
    const Kingdoms game = kingdomsGame();

    State start(int seats, std::uint64_t seed) const
    {
        return game.start(defaultSetup(game.setupOptions(), seats, seed));
    }

private slots:
    void deck_hasFiftySixCards_withStrongSymbolsRarer()
    {
        const std::string table =
            "l1 b1 s1 h1 n1 lb3 ls3 lh2 ln2 bs2 bh2 bn2 sh2 sn1 hn1 lbs3 lbh3 lbn2 lsh2 lsn2 lhn2 "
            "bsh2 bsn2 bhn1 shn1 lbsh2 lbsn2 lbhn2 lshn2 bshn2 lbshn1";
        const Content &content = game.content();
        int cards = 0;
        std::array<int, kKinds> symbols{};
        for (const std::string &entry : words(table)) {
            const Card face = card(entry.substr(0, entry.size() - 1));
            QCOMPARE(int(content.copies[face]), entry.back() - '0');
            cards += content.copies[face];
            for (std::size_t kind = 0; kind < kKinds; ++kind)
                symbols[kind] += shows(face, int(kind)) ? content.copies[face] : 0;
        }
        QCOMPARE(words(table).size(), std::size_t(31));
        QCOMPARE(cards, 56);
        QVERIFY((symbols == std::array{ 34, 32, 30, 28, 26 }));
    }
    void deck_allPossibleArmies_haveTheKnownExtremes()
    {
        const auto army = [](int l, int b, int s, int h, int n) {
            return kingdoms::Tally(l + 5 * (b + 5 * (s + 5 * (h + 5 * n))));
        };
        QVERIFY(extremes(game.content(), 1) == std::pair(army(1, 1, 1, 1, 0), army(2, 3, 4, 4, 4)));
        QVERIFY(extremes(game.content(), 2) == std::pair(army(1, 1, 1, 1, 0), army(2, 4, 4, 4, 4)));
    }

    void deck_overManySeeds_isShuffledEvenly()
    {
        RULES("KC-SETUP-01", "KC-SETUP-03");
        for (int seats : { 2, 4 }) {
            const CardCounts cards = allCards(start(seats, 1));
            const int size = start(seats, 1).deck.size();
            const double total = size + 5 * seats;
            std::vector<double> expected(kCardFaces);
            double equalNeighbours = 0;
            for (std::size_t face = 1; face < kCardFaces; ++face) {
                expected[face] = double(kShuffles) * cards[face] / total;
                equalNeighbours +=
                    double(kShuffles) * (size - 1) * cards[face] * (cards[face] - 1) / total / (total - 1);
            }
            auto at = std::vector(std::size_t(size), std::vector<int>(kCardFaces));
            std::vector<int> inHands(kCardFaces);
            int neighbours = 0;
            for (std::uint64_t seed = 0; seed < kShuffles; ++seed) {
                const State state = start(seats, seed);
                for (int i = 0; i < size; ++i) {
                    ++at[std::size_t(i)][state.deck[i]];
                    neighbours += i > 0 && state.deck[i] == state.deck[i - 1] ? 1 : 0;
                }
                for (Card face : state.hands[0])
                    ++inHands[face];
            }
            // Every card is as likely in every place. 30 degrees of freedom: chance exceeds 75 once in 10^5.
            for (int i = 0; i < size; ++i)
                QVERIFY2(chiSquare(at[std::size_t(i)], expected) < 75,
                    qPrintable(QString("%1 seats, place %2").arg(seats).arg(i)));
            for (double &number : expected)
                number *= 5;
            QVERIFY(chiSquare(inHands, expected) < 75);
            QVERIFY(std::ranges::count(at.back(), 0) == 1); // every face comes to the top; face 0 is no card
            // Cutting the deck would leave neighbours together.
            QVERIFY(std::abs(neighbours - equalNeighbours) < 0.03 * equalNeighbours);
        }
    }
    void deck_differentSeeds_areDifferentDecksAndTheSameSeedTheSame()
    {
        RULES("KC-SETUP-01");
        std::set<std::uint64_t> decks;
        std::uint64_t all = 0;
        for (std::uint64_t seed = 0; seed < 2000; ++seed) {
            const std::uint64_t deck = hashOf(start(2, seed).deck);
            decks.insert(deck);
            all = Rng{ all ^ deck }.next();
        }
        QCOMPARE(decks.size(), std::size_t(2000));
        QCOMPARE(all, std::uint64_t(4897236981427931768ULL)); // on every machine and in every build
    }
};

OUTREMER_TEST(TestKingdomsDeck)
#include "tst_kingdoms_deck.moc"
