#include "tests/crusaders/ruletable.h"

// At which moment each rescript card may be discarded for its effect, and what those of battles, raids and planning do;
// those of the own turn are in tst_crusaders_turnrescriptcards.cpp. Expectations are written from the cards.
class TestCrusadersRescriptCards : public outremer::test::RuleTest {
    Q_OBJECT

    static Table inPlanning(const char *id)
    {
        Table t = holdingRescript(id);
        t.s.inner = {};
        t.s.outer = {};
        t.planning();
        return t;
    }
    // Raiders of Damascus, Tadmor and Acre, which is the Saracens' here, stand before Jerusalem: three in round 2, six
    // and a bonus of 1 in round 4.
    static Table inRaid(const char *id, int round = 2)
    {
        Table t = holdingRescript(id);
        t.place("jerusalem", kJerusalem, 5, 1);
        for (const char *neighbour : { "acre", "tadmor", "damascus" })
            t.place(neighbour, kSaracens, 3, 2);
        t.good(kJerusalem, Good::Candles, 0, 1);
        t.eventPhase(round, "spring-passage", Good::Candles);
        t.events.clear();
        t.take(Verb::RaidCity, "jerusalem");
        return t;
    }
    // Jerusalem's first maneuver at Damascus, after one of the Saracens whose lower half is open: 4 strength, unless
    // it is another card. No lower half of theirs routs.
    static void attack(Table &t, int troops, const std::string &opening = "emirs-mamluks")
    {
        t.saracenTop({ opening, "frontier-ghazis", "naphtha-throwers", "sultans-kettledrums", "burning-steppe" });
        t.attack(kJerusalem, "damascus", { { "jerusalem", troops } });
        if (t.asks(Task::ChooseSaracens))
            t.takeAny(Verb::NameSaracens);
        t.maneuver(opening, Verb::CancelUpper);
    }
    // Four troops against three units.
    static Table inBattle(const char *id)
    {
        Table t = holdingRescript(id);
        attack(t, 4);
        return t;
    }
    // The difference of a raid on Jerusalem that was beaten off; 0 if there was none.
    static int repelledBy(Table &t)
    {
        t.take(Verb::Done);
        t.playUntil(Task::Place);
        const auto told = t.told(EventKind::RaidRepelled);
        return told.empty() ? 0 : told[0].fields[2].value;
    }
    static void verifyBack(Table &t, Task task) // the effect is over
    {
        QVERIFY(t.asks(task));
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QCOMPARE(t.broken(), std::string());
    }

private slots:
    // --- battle ---
    void safeguardForACity_inABattle_keepsTheLevelAtItsEnd()
    {
        for (bool plays : { true, false }) {
            Table t = inBattle("safeguard-for-a-city");
            if (plays)
                playRescript(t, "safeguard-for-a-city");
            t.rescripts(kJerusalem, {});
            QVERIFY(t.playUntil(Task::OrderMenu));
            QCOMPARE(int(t.city("damascus").level), plays ? 2 : 1);
        }
    }
    void absolutionOfTheHost_inABattle_givesTwoStrength()
    {
        Table t = inBattle("absolution-of-the-host");
        QCOMPARE(t.board().difference(), 4 - 3 - 2 - 4);
        playRescript(t, "absolution-of-the-host");
        QCOMPARE(t.board().difference(), 4 + 2 - 3 - 2 - 4);
        verifyBack(t, Task::Maneuver);
    }
    void challengeToSingleCombat_inABattle_routsOne()
    {
        Table t = inBattle("challenge-to-single-combat");
        const int supply = t.s.saracens;
        playRescript(t, "challenge-to-single-combat");
        QCOMPARE(int(t.city("damascus").units), 2);
        QCOMPARE(int(t.s.saracens), supply + 1);
        QCOMPARE(t.board().difference(), 4 - 2 - 2 - 4);
        verifyBack(t, Task::Maneuver);
    }
    void orderOfNoQuarter_inABattle_routsTwo()
    {
        Table t = inBattle("order-of-no-quarter");
        const int supply = t.s.saracens;
        playRescript(t, "order-of-no-quarter");
        QCOMPARE(int(t.city("damascus").units), 1);
        QCOMPARE(int(t.s.saracens), supply + 2);
        verifyBack(t, Task::Maneuver);
    }
    void pleaForSuccour_inABattle_bringsUpToThreeFromNeighbours()
    {
        Table t = inBattle("plea-for-succour");
        playRescript(t, "plea-for-succour");
        QVERIFY(t.can(Verb::Done));
        for (int i = 0; i < 3; ++i)
            t.take(Verb::ReinforceFrom, "acre");
        QCOMPARE(int(t.s.battle.attackers), 7);
        QCOMPARE(int(t.city("acre").units), 1);
        QCOMPARE(t.board().difference(), 7 - 3 - 2 - 4);
        verifyBack(t, Task::Maneuver);
    }
    void oathOfTheTurcopoles_inABattle_deploysTwoAndReinforcesTwo()
    {
        Table t = inBattle("oath-of-the-turcopoles");
        const int supply = t.player(kJerusalem).troops;
        playRescript(t, "oath-of-the-turcopoles");
        QCOMPARE(int(t.s.battle.attackers), 6);
        QCOMPARE(int(t.player(kJerusalem).troops), supply - 2);
        t.take(Verb::ReinforceFrom, "acre");
        t.take(Verb::ReinforceFrom, "acre");
        QCOMPARE(int(t.s.battle.attackers), 8);
        QCOMPARE(int(t.city("acre").units), 2);
        verifyBack(t, Task::Maneuver);
    }
    void privilegeOfTheOrder_inABattle_givesThreeStrengthAndNoLosses()
    {
        for (bool plays : { true, false }) {
            Table t = holdingRescript("privilege-of-the-order");
            t.hand(kJerusalem, { "iron-ranks", "holy-lance", "fire-volley", "siege-tower", "oaken-ram" });
            attack(t, 4, "apamean-archers"); // at the end of the battle one tactic is lost
            if (plays) {
                playRescript(t, "privilege-of-the-order");
                QCOMPARE(t.board().difference(), 4 + 3 - 3 - 2);
                verifyBack(t, Task::Maneuver);
            }
            t.rescripts(kJerusalem, {});
            QVERIFY(t.playUntil(Task::OrderMenu));
            QCOMPARE(t.timesTold(EventKind::TacticLost), plays ? 0 : 1);
        }
    }
    void letterToTheEnemyCamp_inABattle_putsTwoToFlightAndSparesTheBeaten()
    {
        for (bool plays : { true, false }) {
            Table t = holdingRescript("letter-to-the-enemy-camp");
            t.place("damascus", kSaracens, 6, 3);
            attack(t, 2);
            if (plays) {
                playRescript(t, "letter-to-the-enemy-camp");
                QVERIFY(t.asks(Task::Flee));
                t.take(Verb::FleeTo, "homs");
                QCOMPARE(int(t.city("damascus").units), 4);
                QCOMPARE(int(t.city("homs").units), 4);
                verifyBack(t, Task::Maneuver);
            }
            verifyDamascusHolds(t, plays ? 9 : 8);
        }
    }

    // --- raid ---
    void writToBarTheGates_beforeARaid_givesThreeStrength()
    {
        Table t = inRaid("writ-to-bar-the-gates");
        playRescript(t, "writ-to-bar-the-gates");
        verifyBack(t, Task::ChooseRaid);
        QCOMPARE(repelledBy(t), 5 + 1 + 3 - 3);
        Table plain = inRaid("writ-to-bar-the-gates");
        QCOMPARE(repelledBy(plain), 5 + 1 - 3);
    }
    void letterToTheAtabeg_beforeARaid_sendsTwoHomeAndRestoresOne()
    {
        Table t = inRaid("letter-to-the-atabeg");
        playRescript(t, "letter-to-the-atabeg");
        t.take(Verb::RestoreGood, int(Good::Candles));
        QCOMPARE(t.spentGoods(kJerusalem), 0);
        verifyBack(t, Task::ChooseRaid);
        QCOMPARE(repelledBy(t), 5 + 1 - 1);
        QCOMPARE(t.city("damascus").units + t.city("tadmor").units + t.city("acre").units, 3 * 3);
    }
    void levyOfTheBurghers_beforeARaid_hiresThreeThereAndRestoresOne()
    {
        Table t = inRaid("levy-of-the-burghers");
        const int supply = t.player(kJerusalem).troops;
        playRescript(t, "levy-of-the-burghers");
        QCOMPARE(int(t.city("jerusalem").units), 8);
        QCOMPARE(int(t.player(kJerusalem).troops), supply - 3);
        t.take(Verb::RestoreGood, int(Good::Candles));
        QCOMPARE(t.spentGoods(kJerusalem), 0);
        verifyBack(t, Task::ChooseRaid);
        QCOMPARE(repelledBy(t), 8 + 1 - 3);
    }
    void truceWithDamascus_beforeARaid_sendsThreeHomeAndGivesTwoCoins()
    {
        Table t = inRaid("truce-with-damascus");
        playRescript(t, "truce-with-damascus");
        QCOMPARE(int(t.player(kJerusalem).coins), 5);
        verifyBack(t, Task::ChooseRaid);
        QCOMPARE(repelledBy(t), 0); // nobody is left to raid
        Table many = inRaid("truce-with-damascus", 4);
        playRescript(many, "truce-with-damascus");
        QCOMPARE(repelledBy(many), 5 + 1 - (6 - 3) - 1);
        QCOMPARE(int(t.city("jerusalem").units), 5);
        QCOMPARE(int(t.player(kJerusalem).coins), 5);
    }

    // --- planning ---
    void letterOfPrecedence_whilePlanning_makesThePlacementFreeAndGivesACoin()
    {
        Table t = inPlanning("letter-of-precedence");
        t.token(kTripoli, Order::Prayer);
        t.token(kEdessa, Order::Prayer);
        t.player(kJerusalem).coins = 0;
        playRescript(t, "letter-of-precedence");
        QCOMPARE(int(t.player(kJerusalem).coins), 1);
        verifyBack(t, Task::Place);
        t.take(Verb::PlaceInner, int(Order::Prayer)); // would cost two
        QCOMPARE(int(t.player(kJerusalem).coins), 1);
        QCOMPARE(int(t.player(kTripoli).coins), 3);
        QVERIFY(t.s.inner[std::size_t(Order::Prayer)].back().owner == kJerusalem);
        t.player(kTripoli).coins = 0; // and only that placement
        QCOMPARE(t.seat(), Seat(kTripoli));
        t.token(kAntioch, Order::March);
        QVERIFY(!t.can(Verb::PlaceInner, int(Order::March)));
    }
    void safeConduct_whilePlanning_givesASpyAndTwoCoins()
    {
        Table t = inPlanning("safe-conduct");
        t.spyTop({ "dragoman" });
        playRescript(t, "safe-conduct");
        t.take(Verb::KeepSpy);
        QCOMPARE(t.player(kJerusalem).heldSpies.size(), 1);
        QCOMPARE(t.player(kJerusalem).heldSpies[0], t.spy("dragoman"));
        QCOMPARE(int(t.player(kJerusalem).coins), 5);
        verifyBack(t, Task::Place);
    }
    void baillisCommission_whilePlanning_opensASecondOuterCellAndGivesACoin()
    {
        Table t = inPlanning("baillis-commission");
        t.take(Verb::PlaceOuter, int(Order::Prayer));
        t.take(Verb::KeepSpy);
        for (int i = 0; i < 3; ++i)
            t.take(Verb::PlaceInner, i); // the others
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QVERIFY(!t.canDo(Verb::PlaceOuter));
        playRescript(t, "baillis-commission");
        QCOMPARE(int(t.player(kJerusalem).coins), 4);
        t.take(Verb::PlaceOuter, int(Order::March));
        QVERIFY(t.s.outer[std::size_t(Order::Prayer)].owner == kJerusalem);
        QVERIFY(t.s.outer[std::size_t(Order::March)].owner == kJerusalem);
        QCOMPARE(t.broken(), std::string());
    }
    void secretInstructions_whilePlanning_makeThePlacementFreeAndGiveTwoSpiesAndTwoCoins()
    {
        Table t = inPlanning("secret-instructions");
        t.spyTop({ "dragoman", "sacristan" });
        t.token(kTripoli, Order::Prayer);
        playRescript(t, "secret-instructions");
        t.take(Verb::KeepSpy);
        t.take(Verb::KeepSpy);
        QCOMPARE(t.player(kJerusalem).heldSpies.size(), 2);
        QVERIFY(t.player(kJerusalem).heldSpies.contains(t.spy("sacristan")));
        QCOMPARE(int(t.player(kJerusalem).coins), 5);
        verifyBack(t, Task::Place);
        t.take(Verb::PlaceInner, int(Order::Prayer));
        QCOMPARE(int(t.player(kJerusalem).coins), 5);
        QCOMPARE(int(t.player(kTripoli).coins), 3);
    }

    void rescripts_ofTheWholeDeck_areOfferedAtTheirMomentOnly()
    {
        const std::map<std::string, std::vector<std::string>> moments{
            { "turn",
                { "leave-to-fortify", "confirmation-of-privileges", "attestation-of-a-miracle", "letter-of-ordination",
                    "writ-to-the-siege-masters", "marshals-instruction", "summons-of-vassals", "right-of-passage",
                    "town-charter", "new-archbishopric", "letter-to-the-west", "treaty-with-the-pisans",
                    "recall-of-a-governor", "pactum-warmundi", "grant-of-the-pilgrim-toll", "fair-charter" } },
            { "planning", { "letter-of-precedence", "safe-conduct", "baillis-commission", "secret-instructions" } },
            { "raid",
                { "writ-to-bar-the-gates", "letter-to-the-atabeg", "levy-of-the-burghers", "truce-with-damascus" } },
            { "battle",
                { "safeguard-for-a-city", "absolution-of-the-host", "challenge-to-single-combat", "plea-for-succour",
                    "order-of-no-quarter", "privilege-of-the-order", "oath-of-the-turcopoles",
                    "letter-to-the-enemy-camp" } },
        };
        std::size_t cards = 0;
        for (const auto &[moment, ids] : moments) {
            for (const std::string &id : ids) {
                const Card card = Table().rescript(id);
                std::string offered;
                offered += inTurn(id.c_str()).can(Verb::UseRescript, card) ? "turn" : "";
                offered += inPlanning(id.c_str()).can(Verb::UseRescript, card) ? "planning" : "";
                offered += inRaid(id.c_str()).can(Verb::UseRescript, card) ? "raid" : "";
                offered += inBattle(id.c_str()).can(Verb::UseRescript, card) ? "battle" : "";
                QVERIFY2(offered == moment, (id + ": " + offered).c_str());
            }
            cards += ids.size();
        }
        QCOMPARE(std::ptrdiff_t(cards), std::ranges::count(game().content().rescripts, 0, &Rescript::chapter) - 1);
    }
    void rescriptsOfOtherMoments_inTheWholeDeck_haveATestEach()
    {
        const auto isOfOthers = [](const Rescript &card) { return card.moment != Moment::Turn; };
        QCOMPARE(untestedCard(game().content().rescripts, *metaObject(), isOfOthers), std::string());
    }
};

OUTREMER_TEST(TestCrusadersRescriptCards)
#include "tst_crusaders_rescriptcards.moc"
