#include "tests/kingdoms/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::kingdoms;
using namespace outremer::test;

// The immediate win by worked examples, KC-GT-11 to 18; tst_kingdoms_exactness.cpp tests the proof behind it.
class TestKingdomsProof : public RuleTest {
    Q_OBJECT
    const Kingdoms game = kingdomsGame();

    // Cross completes (1,1,1,4,4) in Jerusalem with "hn".
    Position claim(const std::string &opponent) const
    {
        return Position(game)
            .sector(Cross, Jerusalem, "shn lhn bhn")
            .sector(Tower, Jerusalem, opponent)
            .hand(Cross, "hn")
            .turn(Cross);
    }
    // Tower would need one of lbsh, lbsn, lbshn in Jerusalem; all but lbshn lie on the table.
    Position oneCardShort(Seat turn) const
    {
        return Position(game)
            .sector(Cross, Jerusalem, "shn lhn bhn hn")
            .sector(Tower, Jerusalem, "lbs lbs lbs")
            .sector(Cross, Edessa, "lbsh lbsn")
            .sector(Tower, Antioch, "lbsh lbsn")
            .turn(turn);
    }

private slots:
    void gt11_opponentWithOneRegimentAtMost_losesAtOnce()
    {
        RULES("KC-WIN-04", "KC-WIN-09");
        KingdomsMatch match = claim("lbs lb lsh").match();
        QCOMPARE(markers(match), QString());
        QVERIFY(place(match, Cross, "hn", Jerusalem));
        QCOMPARE(markers(match), QString("jerusalem cross"));
    }
    void gt12_opponentWithWeakerRegimentsAtMost_losesAtOnce()
    {
        RULES("KC-WIN-04", "KC-WIN-09");
        KingdomsMatch match = claim("lbs lbs lb").match();
        QVERIFY(place(match, Cross, "hn", Jerusalem));
        QCOMPARE(markers(match), QString("jerusalem cross"));
    }
    void gt13_opponentWithABetterArmyStillPossible_preventsTheWin()
    {
        RULES("KC-WIN-04", "KC-WIN-09");
        KingdomsMatch match = claim("lbs lbs lbs").match();
        QVERIFY(place(match, Cross, "hn", Jerusalem));
        QCOMPARE(markers(match), QString());
    }
    void gt14_lastHelpfulCardPlacedElsewhereByTheClaimer_winsAtOnce()
    {
        RULES("KC-WIN-04", "KC-WIN-09");
        KingdomsMatch match = oneCardShort(Cross).hand(Cross, "lbshn").match();
        QCOMPARE(markers(match), QString());
        QVERIFY(place(match, Cross, "lbshn", Cyprus));
        QCOMPARE(markers(match), QString("jerusalem cross"));
    }
    void gt14_lastHelpfulCardPlacedElsewhereByTheOpponent_winsInHisTurn()
    {
        RULES("KC-WIN-04", "KC-WIN-09");
        KingdomsMatch match = oneCardShort(Tower).hand(Tower, "lbshn").match();
        QVERIFY(place(match, Tower, "lbshn", Cyprus));
        QCOMPARE(markers(match), QString("jerusalem cross"));
    }
    void gt15_lastHelpfulCardInTheClaimersHand_provesNothing()
    {
        RULES("KC-WIN-09");
        KingdomsMatch match = oneCardShort(Cross).hand(Cross, "lbshn lb").match();
        QVERIFY(place(match, Cross, "lb", Cyprus));
        QCOMPARE(markers(match), QString());
    }
    void gt15_helpfulCardsInOtherHandsOrTheDeck_proveNothingEither()
    {
        RULES("KC-WIN-09");
        KingdomsMatch held = oneCardShort(Cross).hand(Cross, "lb").hand(Tower, "lbshn").match();
        QVERIFY(place(held, Cross, "lb", Cyprus));
        QCOMPARE(markers(held), QString());
        KingdomsMatch undrawn = oneCardShort(Cross).hand(Cross, "lb").deckTop("ls ls ls lbshn").match();
        QVERIFY(place(undrawn, Cross, "lb", Cyprus));
        QCOMPARE(markers(undrawn), QString());
    }
    void gt16_opponentWhoCouldOnlyDrawLevel_losesAtOnce()
    {
        RULES("KC-WIN-04", "KC-WIN-09");
        const Kingdoms plain = plainGame(); // nothing is better than four banners
        for (const char *opponent : { "n n n", "n n", "n" }) {
            KingdomsMatch match = Position(plain)
                                      .sector(Cross, Edessa, "n n n")
                                      .sector(Tower, Edessa, opponent)
                                      .hand(Cross, "n")
                                      .turn(Cross)
                                      .match();
            QVERIFY(place(match, Cross, "n", Edessa));
            QCOMPARE(markers(match), QString("edessa cross"));
        }
    }
    void opponentWithAnEmptySector_losesAtOnceToTheBestArmy()
    {
        RULES("KC-WIN-04", "KC-WIN-09");
        // (2,3,4,4,4) is the best army of one deck; with "sh" regiments of banners and helmets beat it.
        for (const auto &[fourth, won] : { std::pair("lbshn", "jerusalem cross"), std::pair("sh", "") }) {
            KingdomsMatch match =
                Position(game).sector(Cross, Jerusalem, "lshn bshn bshn").hand(Cross, fourth).turn(Cross).match();
            QVERIFY(place(match, Cross, fourth, Jerusalem));
            QCOMPARE(markers(match), QString(won));
        }
    }
    void gt17_thirdPlayerWhoBeatsOnlyTheSecond_doesNotPreventTheWin()
    {
        RULES("KC-WIN-04", "KC-WIN-09");
        // Cross {N,H} beats Tower {B,L}; Lily could get past Tower, in the second case past Cross too.
        for (const auto &[third, won] : { std::pair("lbs lbs lb", "jerusalem cross"), std::pair("lbs lbs lbs", "") }) {
            KingdomsMatch match = Position(game, 3)
                                      .sector(Cross, Jerusalem, "shn lhn bhn")
                                      .sector(Tower, Jerusalem, "lb lb lb lb")
                                      .sector(Lily, Jerusalem, third)
                                      .hand(Cross, "hn")
                                      .turn(Cross)
                                      .match();
            QVERIFY(place(match, Cross, "hn", Jerusalem));
            QCOMPARE(markers(match), QString(won));
        }
    }
    void gt17_weakerCompleteArmy_placedLast_helpsTheBetterOneToWin()
    {
        RULES("KC-WIN-04", "KC-WIN-09");
        // Until Tower fills his sector he might still have beaten Cross.
        KingdomsMatch match = Position(game, 3)
                                  .sector(Cross, Jerusalem, "shn lhn bhn hn")
                                  .sector(Tower, Jerusalem, "lbs lbs lbs")
                                  .sector(Lily, Jerusalem, "lb lb lb")
                                  .hand(Tower, "l")
                                  .turn(Tower)
                                  .match();
        QCOMPARE(markers(match), QString());
        QVERIFY(place(match, Tower, "l", Jerusalem));
        QCOMPARE(markers(match), QString("jerusalem cross"));
    }
    void oneDangerousOpponentOfTwo_preventsTheWin()
    {
        RULES("KC-WIN-04", "KC-WIN-09");
        for (Seat dangerous : { Tower, Lily }) {
            const Seat harmless = dangerous == Tower ? Lily : Tower;
            KingdomsMatch match = Position(game, 3)
                                      .sector(Cross, Jerusalem, "shn lhn bhn")
                                      .sector(dangerous, Jerusalem, "lbs lbs lbs")
                                      .sector(harmless, Jerusalem, "l b s")
                                      .hand(Cross, "hn")
                                      .turn(Cross)
                                      .match();
            QVERIFY(place(match, Cross, "hn", Jerusalem));
            QCOMPARE(markers(match), QString());
        }
    }
    // No fair win can be overturned, so this position gives the marker away by hand.
    void gt18_betterArmyInAWonTerritory_changesNothing()
    {
        RULES("KC-WIN-05");
        KingdomsMatch match = Position(game)
                                  .sector(Cross, Jerusalem, "l b s h")
                                  .sector(Tower, Jerusalem, "lshn bshn bshn")
                                  .won(Jerusalem, Cross)
                                  .hand(Tower, "lbshn")
                                  .turn(Tower)
                                  .match();
        QVERIFY(place(match, Tower, "lbshn", Jerusalem));
        QCOMPARE(markers(match), QString("jerusalem cross"));
        QVERIFY(eventsOf(match, EventKind::TerritoryWon).empty());
    }
};

OUTREMER_TEST(TestKingdomsProof)
#include "tst_kingdoms_proof.moc"
