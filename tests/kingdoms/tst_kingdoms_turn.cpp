#include "tests/kingdoms/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::kingdoms;
using namespace outremer::test;

namespace {

// What is wrong with a step from `before` to `after`, if anything: told from the rules alone.
std::string wrongStep(const State &before, const Option &option, const State &after)
{
    const Seat seat = before.active;
    State wanted = before;
    if (Verb(option.verb) == Verb::Draw) {
        wanted.hands[seat].insertSorted(wanted.deck.pop()); // KC-TURN-02: the top card
    } else {
        wanted.hands[seat].removeAt(wanted.hands[seat].indexOf(option.first));
        wanted.sector(seat, option.second).push(option.first);
    }
    if (after.hands != wanted.hands)
        return "the hands are wrong";
    if (after.deck != wanted.deck)
        return "the deck is wrong";
    return after.sectors == wanted.sectors ? "" : "a sector is wrong";
}

int placedBy(const State &state, std::size_t seat)
{
    int placed = 0;
    for (const Sector &sector : state.sectors[seat])
        placed += sector.size();
    return placed;
}

} // namespace

// KC-TURN: what a turn consists of. What is answered to other wishes is in tst_kingdoms_whynot.cpp.
class TestKingdomsTurn : public RuleTest {
    Q_OBJECT
    const Kingdoms game = kingdomsGame();

    // Sectors of the active player with 4, 3, 2, 1 and 0 cards, and two equal cards in the hand.
    Position unevenSectors() const
    {
        return Position(game)
            .sector(Cross, Jerusalem, "l b s h")
            .sector(Cross, Antioch, "bs bs bh")
            .sector(Cross, Edessa, "bh bn")
            .sector(Cross, Tripoli, "bn")
            .sector(Tower, Jerusalem, "lb lb lb")
            .sector(Tower, Antioch, "ls ls ls")
            .sector(Tower, Edessa, "lh lh ln ln")
            .hand(Cross, "n sn hn lbs lbs lbh")
            .turn(Cross);
    }
    Setup setup(int seats, std::uint64_t seed, bool playOut = false) const
    {
        Setup agreed = defaultSetup(game.setupOptions(), seats, seed);
        agreed.choices[0] = agreed.choices[2] = playOut ? 1 : 0;
        return agreed;
    }

private slots:
    void everyStep_inWholeMatches_drawsTheTopCardOrPlacesOneCardInOneOwnSector()
    {
        RULES("KC-TURN-02", "KC-TURN-03", "KC-TURN-08", "KC-TURN-10");
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            KingdomsMatch match(game, setup(2 + int(seed % 3), seed, seed % 2 == 1));
            Rng rng{ seed };
            const CardCounts cards = allCards(match.state());
            while (!match.decision().isOver()) {
                const State before = match.state();
                const Option option = stepAnyhow(match, rng);
                const std::string wrong = wrongStep(before, option, match.state());
                QVERIFY2(wrong.empty(), (wrong + ", seed " + std::to_string(seed)).c_str());
                QVERIFY2(allCards(match.state()) == cards, qPrintable(QString("seed %1").arg(seed)));
            }
        }
    }
    void players_inWholeMatches_drawThenPlaceAndThenTheNextOnTheLeft()
    {
        RULES("KC-TURN-01", "KC-TURN-04", "KC-TURN-05");
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            const int seats = 2 + int(seed % 3);
            KingdomsMatch match(game, setup(seats, seed, seed % 2 == 1));
            Rng rng{ seed };
            int seat = match.decision().seat;
            for (int step = 0; !match.decision().isOver(); ++step) {
                const QString note = QString("seed %1, step %2").arg(seed).arg(step);
                QVERIFY2(match.decision().seat == seat, qPrintable(note));
                const Verb wanted = step % 2 == 0 ? Verb::Draw : Verb::Place;
                for (const Option &option : match.options())
                    QVERIFY2(Verb(option.verb) == wanted, qPrintable(note));
                QVERIFY2(match.state().hands[std::size_t(seat)].size() == 5 + step % 2, qPrintable(note));
                stepAnyhow(match, rng);
                seat = step % 2 == 0 ? seat : (seat + 1) % seats;
            }
        }
    }

    void drawStep_offersNothingButTheDraw()
    {
        RULES("KC-TURN-02", "KC-TURN-04", "KC-TURN-05");
        KingdomsMatch match(game, setup(3, 1));
        QCOMPARE(match.options().size(), 1);
        QVERIFY(match.options()[0] == drawing());
        const Seat seat = match.decision().seat;
        QVERIFY(match.submit(seat, placing(match.state().hands[seat][0], Edessa))); // not before the draw
        QVERIFY(!match.submit(seat, drawing()));
        QVERIFY(match.submit(seat, drawing())); // and not twice
        QVERIFY(match.submit(seat, { .verb = 2 }));
    }
    void drawnCard_mayBeTheOnePlaced()
    {
        RULES("KC-TURN-04", "KC-TURN-02");
        KingdomsMatch match = Position(game).hand(Cross, "l b s h n").deckTop("lbshn lb").turn(Cross, "draw").match();
        QVERIFY(!match.submit(Cross, drawing()));
        QVERIFY(match.state().hands[Cross].contains(card("lbshn")));
        QVERIFY(!match.submit(Cross, placing(card("lbshn"), Tripoli)));
        QCOMPARE(match.state().sector(Cross, Tripoli)[0], card("lbshn"));
    }
    void placeStep_offersEveryCardOfTheHandForEveryOwnSectorWithRoom()
    {
        RULES("KC-TURN-03", "KC-TURN-05", "KC-TURN-06", "KC-TURN-07");
        const KingdomsMatch match = unevenSectors().match();
        std::vector<Option> wanted;
        for (const char *symbols : { "n", "sn", "hn", "lbs", "lbh" }) {
            for (int land : { Antioch, Edessa, Tripoli, Cyprus })
                wanted.push_back(placing(card(symbols), land));
        }
        std::ranges::sort(wanted);
        QVERIFY(std::ranges::equal(match.options(), wanted));
    }
    void fullSectorOfAnotherPlayer_doesNotMatter()
    {
        RULES("KC-TURN-06", "KC-TURN-07");
        KingdomsMatch match = unevenSectors().match();
        QVERIFY(match.state().sector(Tower, Edessa).full());
        QVERIFY(place(match, Cross, "hn", Edessa));
        QCOMPARE(match.state().sector(Cross, Edessa).size(), 3);
    }
    void gt25_fullSector_isRefusedAndNothingChanges()
    {
        RULES("KC-TURN-07");
        KingdomsMatch match = unevenSectors().match();
        const State before = match.state();
        for (const char *symbols : { "n", "sn", "hn", "lbs", "lbh" }) {
            const auto refusal = match.submit(Cross, placing(card(symbols), Jerusalem));
            QVERIFY(refusal);
            QCOMPARE(refusal->code, std::string("illegal-option"));
            QVERIFY(match.state() == before && match.journal().empty() && match.events().empty());
        }
        QVERIFY(!place(match, Cross, "lbhn", Cyprus)); // KC-TURN-03: not in his hand
        QVERIFY(match.state() == before);
    }
    void territoryOfAnotherWinner_stillTakesCards()
    {
        RULES("KC-TURN-11", "KC-TURN-06");
        KingdomsMatch match = Position(game)
                                  .sector(Tower, Jerusalem, "shn lhn bhn hn")
                                  .sector(Cross, Jerusalem, "lbs lb lsh")
                                  .won(Jerusalem, Tower)
                                  .hand(Cross, "l")
                                  .turn(Cross)
                                  .match();
        QVERIFY(match.options().contains(placing(card("l"), Jerusalem)));
        QVERIFY(place(match, Cross, "l", Jerusalem));
        QCOMPARE(match.state().sector(Cross, Jerusalem).size(), 4);
    }

    void sectorsAndPlayers_inWholeMatches_neverExceedFourAndTwenty()
    {
        RULES("KC-TURN-07", "KC-TURN-09");
        bool someoneFilledUp = false;
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            KingdomsMatch match(game, setup(2 + int(seed % 3), seed));
            Rng rng{ seed };
            while (!match.decision().isOver())
                stepAnyhow(match, rng);
            for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
                QVERIFY2(placedBy(match.state(), seat) <= 20, qPrintable(QString("seed %1").arg(seed)));
                someoneFilledUp = someoneFilledUp || placedBy(match.state(), seat) == 20;
            }
        }
        QVERIFY(someoneFilledUp);
    }
    void gt24_fourPlayersWithAllTwentyCards_leaveTwelveInTheDeck()
    {
        RULES("KC-TURN-09", "KC-TURN-02");
        KingdomsMatch match(game, setup(4, 24, true));
        Rng rng{ 24 };
        while (!match.decision().isOver())
            stepAnyhow(match, rng);
        QCOMPARE(match.state().deck.size(), 12);
        for (std::size_t seat = 0; seat < 4; ++seat) {
            QCOMPARE(placedBy(match.state(), seat), 20);
            QCOMPARE(match.state().hands[seat].size(), 5);
        }
        QCOMPARE(match.options().size(), 0);
    }
    void emptyDeck_ofASmallerPack_skipsTheDrawButNotThePlacement()
    {
        RULES("KC-TURN-05");
        const Kingdoms small = gameWithDeck({ { "l", 20 }, { "b", 20 } });
        KingdomsMatch match(small, setup(2, 3, true));
        Rng rng{ 3 };
        while (!match.decision().isOver())
            stepAnyhow(match, rng);
        QCOMPARE(match.state().deck.size(), 0);
        QCOMPARE(placedBy(match.state(), 0) + placedBy(match.state(), 1), 40);
    }
};

OUTREMER_TEST(TestKingdomsTurn)
#include "tst_kingdoms_turn.moc"
