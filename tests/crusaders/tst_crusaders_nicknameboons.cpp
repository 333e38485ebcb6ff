#include "tests/crusaders/quietchapter.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

// What nicknames change for good in the chapters after the one they were earned in: orders, battles and raids.
class TestCrusadersNicknameBoons : public outremer::test::RuleTest {
    Q_OBJECT

    static ChapterTable quiet(const Nicknames &jerusalem, int coins = 3)
    {
        return quietChapter(2, named({ jerusalem }), coins);
    }
    // The strength difference at Turbessel, where 4 troops of Edessa meet 3 of Antioch behind walls of level 2.
    static int differenceAtTurbessel(const Nicknames &edessa, const Nicknames &antioch)
    {
        ChapterTable t = quietChapter(2, named({ {}, {}, edessa, antioch }));
        t.attackTurbessel();
        return t.board().difference();
    }
    // The difference at which Jerusalem, 4 troops behind level 1, throws back a raider of Damascus.
    static int differenceOfRaid(const Nicknames &jerusalem)
    {
        ChapterTable t = quiet(jerusalem);
        t.eventPhase(2, "spring-passage", Good::Candles);
        t.take(Verb::RaidCity, "jerusalem");
        const auto repelled = t.told(EventKind::RaidRepelled);
        return repelled.size() == 1 ? Table::field(repelled[0], kNumberNoun) : -1;
    }
    static int pointsOfPrayer(ChapterTable t, Seat seat)
    {
        t.order(seat, Order::Prayer);
        t.events.clear();
        t.pray();
        return Table::field(t.told(EventKind::HolinessMoved)[0], kNumberNoun);
    }
    static int troopsHired(ChapterTable t, Seat seat)
    {
        t.order(seat, Order::Muster);
        const int supply = t.player(seat).troops;
        t.hire(t.c.cities[t.player(seat).capital].id);
        return supply - t.player(seat).troops;
    }
    static int movesOfMarch(ChapterTable t, bool enhanced = false)
    {
        t.place("jerusalem", kJerusalem, 11, 1);
        t.place("acre", kJerusalem, 1, 1);
        t.order(kJerusalem, Order::March, enhanced);
        t.take(Verb::March, "acre");
        while (t.canDo(Verb::MoveTroop))
            t.take(Verb::MoveTroop, "jerusalem");
        return t.city("acre").units - 1;
    }

private slots:
    void theBuilder_upgrades_aSymbolCheaper()
    {
        RULES("CA-NICK-05");
        for (int level : { 1, 2 }) { // of two and three symbols
            ChapterTable t = quiet({ "the-builder" }, level);
            t.place("jerusalem", kJerusalem, 4, level);
            t.place("tripoli", kTripoli, 5, level);
            spendAll(t, kJerusalem);
            spendAll(t, kTripoli);
            t.buildingMarket({ "cathedral" });
            ChapterTable other = t;
            other.order(kTripoli, Order::Construction);
            QVERIFY(!other.canDo(Verb::Upgrade));
            t.order(kJerusalem, Order::Construction);
            QCOMPARE(t.can(Verb::Build, t.building("cathedral")), level == 2); // two symbols as ever
            t.take(Verb::Upgrade, "jerusalem");
            t.take(Verb::UseDiscount);
            QVERIFY(!t.can(Verb::UseDiscount));
            payInCoins(t);
            QCOMPARE(int(t.city("jerusalem").level), level + 1);
            QCOMPARE(coinsOfAll(t)[kJerusalem], 0);
            QCOMPARE(t.broken(), std::string());
        }
    }
    void theConfessor_prays_withAPointMore()
    {
        RULES("CA-NICK-05");
        const ChapterTable t = quiet({ "the-confessor" });
        QCOMPARE(pointsOfPrayer(t, kJerusalem), 2 + 1);
        QCOMPARE(pointsOfPrayer(t, kTripoli), 2);
    }
    void theGreatHearted_hires_aTroopMore()
    {
        RULES("CA-NICK-05");
        const ChapterTable t = quiet({ "the-great-hearted" });
        QCOMPARE(troopsHired(t, kJerusalem), 2 + 1);
        QCOMPARE(troopsHired(t, kTripoli), 2);
    }
    void theOpenHanded_builds_aSymbolCheaper()
    {
        RULES("CA-NICK-05");
        ChapterTable t = quiet({ "the-open-handed" }, 1);
        spendAll(t, kJerusalem);
        spendAll(t, kTripoli);
        t.buildingMarket({ "cathedral" }); // of two symbols
        ChapterTable other = t;
        other.order(kTripoli, Order::Construction);
        QVERIFY(!other.can(Verb::Build, other.building("cathedral")));
        t.order(kJerusalem, Order::Construction);
        QVERIFY(!t.canDo(Verb::Upgrade));
        t.take(Verb::Build, t.building("cathedral"));
        t.take(Verb::UseDiscount);
        QVERIFY(!t.can(Verb::UseDiscount));
        t.take(Verb::PayCoin);
        QCOMPARE(t.player(kJerusalem).buildings.size(), 1);
        QCOMPARE(t.broken(), std::string());
    }
    void theFearless_attacks_withOneStrengthMore()
    {
        RULES("CA-NICK-05");
        QCOMPARE(differenceAtTurbessel({}, {}), 4 - 3 - 2);
        QCOMPARE(differenceAtTurbessel({ "the-fearless" }, {}), 4 - 3 - 2 + 1);
        QCOMPARE(differenceAtTurbessel({}, { "the-fearless" }), 4 - 3 - 2); // not in defence
        QCOMPARE(differenceOfRaid({ "the-fearless" }), 4 + 1 - 1);
    }
    void ironside_defends_withOneStrengthMore()
    {
        RULES("CA-NICK-05");
        QCOMPARE(differenceAtTurbessel({}, { "ironside" }), 4 - 3 - 2 - 1);
        QCOMPARE(differenceAtTurbessel({ "ironside" }, {}), 4 - 3 - 2); // not in attack
        QCOMPARE(differenceAtTurbessel({ "the-fearless" }, { "ironside" }), 4 - 3 - 2);
        QCOMPARE(differenceOfRaid({ "ironside" }), 4 + 1 - 1); // a raid is no battle
    }
    void theTireless_marches_withAMovementMore()
    {
        RULES("CA-NICK-05");
        ChapterTable t = quiet({ "the-tireless" });
        QCOMPARE(movesOfMarch(quiet({})), 4);
        QCOMPARE(movesOfMarch(t), 4 + 1);
        QCOMPARE(movesOfMarch(t, true), 4 + 2 + 1);
        t.s.modifiers[modifierOf(Place::MarchMoves)] = -2; // an event of the round comes on top
        QCOMPARE(movesOfMarch(t), 4 + 1 - 2);
    }
    void theSober_learnsEachTactic_aSymbolCheaper()
    {
        RULES("CA-NICK-05");
        ChapterTable t = quiet({ "the-sober" }, 0);
        spendAll(t, kJerusalem);
        spendAll(t, kTripoli);
        t.tacticMarket({ "iron-ranks", "oaken-ram", "siege-tower" }); // of one symbol, one and two
        ChapterTable other = t;
        other.order(kTripoli, Order::Muster);
        other.take(Verb::Learn);
        QVERIFY(!other.canDo(Verb::LearnTactic));
        t.order(kJerusalem, Order::Muster);
        t.take(Verb::Learn);
        QCOMPARE(t.offered(Verb::LearnTactic).contains(t.tactic("siege-tower")), false);
        for (const char *id : { "iron-ranks", "oaken-ram" }) {
            t.take(Verb::LearnTactic, t.tactic(id));
            t.take(Verb::UseDiscount);
            QVERIFY(t.player(kJerusalem).tactics.contains(t.tactic(id)));
        }
    }
    void thePatient_holdsOutAgainstRaids_withOneStrengthMore()
    {
        RULES("CA-NICK-05");
        QCOMPARE(differenceOfRaid({}), 4 + 1 - 1);
        QCOMPARE(differenceOfRaid({ "the-patient" }), 4 + 1 - 1 + 1);
        QCOMPARE(differenceAtTurbessel({}, { "the-patient" }), 4 - 3 - 2); // a battle is no raid
    }

    void boons_workInEveryLaterChapter_andTogether()
    {
        RULES("CA-NICK-05");
        for (int chapter : { 2, 3, 4 }) {
            const ChapterTable t =
                quietChapter(chapter, named({ { "the-great-hearted", "the-confessor", "the-tireless" } }));
            QCOMPARE(troopsHired(t, kJerusalem), 2 + 1);
            QCOMPARE(pointsOfPrayer(t, kJerusalem), 2 + 1);
            QCOMPARE(movesOfMarch(t), 4 + 1);
        }
    }
    void boons_ofTheWholeDeck_haveATestEach()
    {
        const auto hasBoon = [](const Nickname &card) {
            return std::ranges::any_of(card.boons, [](int boon) { return boon != 0; });
        };
        QCOMPARE(untestedCard(game().content().nicknames, *metaObject(), hasBoon), std::string());
        QCOMPARE(std::ranges::count_if(game().content().nicknames, hasBoon), 9);
    }
};

OUTREMER_TEST(TestCrusadersNicknameBoons)
#include "tst_crusaders_nicknameboons.moc"
