#include "tests/kingdoms/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::kingdoms;
using namespace outremer::test;

// What can be taken back: a placement, until the next player has looked at the card he draws.
class TestKingdomsUndo : public RuleTest {
    Q_OBJECT
    const Kingdoms game = kingdomsGame();

    // Cross wins Jerusalem by placing "hn" there.
    Position aboutToWin() const
    {
        return Position(game)
            .sector(Cross, Jerusalem, "shn lhn bhn")
            .sector(Tower, Jerusalem, "lbs lb lsh")
            .hand(Cross, "hn l")
            .turn(Cross);
    }

private slots:
    void placement_beforeTheNextDraw_canBeTakenBack()
    {
        KingdomsMatch match = aboutToWin().match();
        const State before = match.state();
        QVERIFY(place(match, Cross, "hn", Jerusalem));
        QCOMPARE(markers(match), QString("jerusalem cross"));
        QVERIFY(match.undoable());
        QCOMPARE(int(match.undoable()->seat), int(Cross));
        QVERIFY(match.undo());
        QVERIFY(match.state() == before && match.journal().empty() && match.events().empty());
        QVERIFY(!match.undo());
        QVERIFY(place(match, Cross, "l", Cyprus)); // and another one made instead
        QCOMPARE(markers(match), QString());
    }
    void placement_afterTheNextDraw_canNeverBeTakenBack()
    {
        KingdomsMatch match = aboutToWin().match();
        QVERIFY(place(match, Cross, "hn", Jerusalem));
        QVERIFY(!match.submit(Tower, drawing()));
        const State after = match.state();
        QVERIFY(!match.undoable());
        QVERIFY(!match.undo());
        QVERIFY(match.state() == after);
        QCOMPARE(match.journal().size(), std::size_t(2));
        // The next placement can be taken back, but only as far as the draw.
        QVERIFY(!match.submit(Tower, match.options()[0]));
        QVERIFY(match.undo());
        QVERIFY(match.state() == after);
        QVERIFY(!match.undo());
    }
    void undo_inWholeMatches_takesBackExactlyOnePlacement()
    {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            KingdomsMatch match(game, defaultSetup(game.setupOptions(), 2 + int(seed % 3), seed));
            Rng rng{ seed };
            while (!match.decision().isOver()) {
                const State before = match.state();
                const std::size_t told = match.events().size();
                const Option option = stepAnyhow(match, rng);
                const bool isPlacement = Verb(option.verb) == Verb::Place;
                const State after = match.state();
                QVERIFY2(match.undo() == isPlacement, qPrintable(QString("seed %1").arg(seed)));
                QVERIFY(match.state() == (isPlacement ? before : after));
                if (isPlacement) {
                    QCOMPARE(match.events().size(), told);
                    QVERIFY(!match.submit(before.active, option));
                }
                QVERIFY(match.state() == after);
            }
        }
    }
    void draw_isSeenOnlyByItsOwner()
    {
        KingdomsMatch match = Position(game).deckTop("lbshn").turn(Cross, "draw").match();
        QVERIFY(!match.submit(Cross, drawing()));
        const Event &drawn = match.events().back();
        QVERIFY(drawn.reveals);
        QVERIFY(seenFrom(drawn, Cross)->fields.contains({ kCardNoun, card("lbshn") }));
        for (Seat other : { Seat(Tower), kNobody })
            QVERIFY(!seenFrom(drawn, other)->fields.contains({ kCardNoun, card("lbshn") }));
    }
};

OUTREMER_TEST(TestKingdomsUndo)
#include "tst_kingdoms_undo.moc"
