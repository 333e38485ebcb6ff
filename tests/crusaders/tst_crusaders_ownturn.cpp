#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// Jerusalem builds with one candle on its storage and so many coins.
Table building(int coins)
{
    Table t;
    t.player(kJerusalem).coins = std::int16_t(coins);
    t.build(kJerusalem, "bazaar");
    t.buildingTop({ "castle-chapels" }); // two candles
    t.buildingMarket({ "castle-chapels" });
    return t;
}

} // namespace

// CR-ACT-08, CR-BLDG-06: what may be used at any moment of the own turn is offered in the middle of an order, too.
class TestCrusadersOwnTurn : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void blindCardTooDear_canStillBePaidWithTheHelpOfABazaar()
    {
        RULES("CR-ACT-08", "CR-BLDG-06", "CR-MARKET-03", "CR-MARKET-04");
        Table t = building(0);
        t.buildingMarket({ "scriptorium" });
        t.buildingTop({ "castle-chapels" });
        t.order(kJerusalem, Order::Construction);
        t.take(Verb::BuildBlind, kBuildingDeck, 0);
        QVERIFY(t.asks(Task::BlindOffer));
        QVERIFY(!t.can(Verb::Accept) && t.can(Verb::ReturnCard));
        t.take(Verb::UseBuilding, 0);
        t.take(Verb::SpendGood, int(Good::Candles));
        QVERIFY(t.asks(Task::BlindOffer));
        QVERIFY(t.can(Verb::Accept) && !t.can(Verb::ReturnCard)); // now it can be paid, so it cannot be refused
        t.take(Verb::Accept);
        t.take(Verb::PayCoin);
        t.take(Verb::PayCoin);
        QCOMPARE(t.player(kJerusalem).buildings.size(), 2);
        QCOMPARE(t.broken(), std::string());
    }
    void blindCardTooDear_withNothingToHelp_goesBackUnasked()
    {
        RULES("CR-MARKET-04", "CR-MARKET-05");
        Table t = building(0);
        t.player(kJerusalem).buildings[0].banned = 1;
        t.heldSpy(kJerusalem, "customs-clerk");
        t.buildingMarket({ "scriptorium" });
        t.buildingTop({ "castle-chapels" });
        t.order(kJerusalem, Order::Construction);
        t.take(Verb::BuildBlind, kBuildingDeck, 0);
        QVERIFY(t.asks(Task::OrderMenu));
    }
    void bazaar_isOpenWhilePaying()
    {
        RULES("CR-ACT-08", "CR-BLDG-06");
        Table t = building(1);
        t.order(kJerusalem, Order::Construction);
        t.take(Verb::Build, t.building("castle-chapels"));
        QVERIFY(t.asks(Task::Pay));
        t.take(Verb::UseBuilding, 0);
        t.take(Verb::SpendGood, int(Good::Candles));
        QVERIFY(t.asks(Task::Pay)); // and the price is what it was
        QCOMPARE(t.broken(), std::string());
        t.take(Verb::PayCoin);
        t.take(Verb::PayCoin);
        QCOMPARE(int(t.player(kJerusalem).coins), 1);
        QCOMPARE(t.player(kJerusalem).buildings.size(), 2);
    }
    void effectThatMightLeaveTheRestUnpaid_isNotOffered()
    {
        RULES("CR-ACT-08", "CR-GOODS-05");
        for (int coins : { 1, 3 }) { // it may take two of them
            Table t = building(coins);
            t.rescripts(kJerusalem, { "letter-to-the-west" });
            t.order(kJerusalem, Order::Construction);
            QVERIFY(t.can(Verb::UseRescript, t.rescript("letter-to-the-west")));
            t.take(Verb::Build, t.building("castle-chapels"));
            QCOMPARE(t.can(Verb::UseRescript, t.rescript("letter-to-the-west")), coins == 3);
        }
    }
    void upgradeByARescript_waitsUntilAnUpgradeIsPaid()
    {
        RULES("CR-ACT-08", "CR-BUILD-06");
        Table t;
        t.player(kJerusalem).coins = 5;
        t.rescripts(kJerusalem, { "leave-to-fortify" });
        t.order(kJerusalem, Order::Construction);
        t.take(Verb::Upgrade, "jerusalem");
        QVERIFY(t.asks(Task::Pay));
        QVERIFY(!t.can(Verb::UseRescript, t.rescript("leave-to-fortify")));
    }
    void heldSpies_joinAQuestion_butMakeNone()
    {
        RULES("CR-SPY-04", "CR-ACT-08");
        for (bool hasChoice : { false, true }) {
            Table t = building(2);
            t.player(kJerusalem).buildings[0].banned = 1;
            if (!hasChoice)
                t.good(kJerusalem, Good::Candles, 0, 1);
            t.heldSpy(kJerusalem, "customs-clerk");
            t.order(kJerusalem, Order::Construction);
            t.take(Verb::Build, t.building("castle-chapels"));
            QCOMPARE(t.canDo(Verb::PlaySpy), hasChoice);
            QCOMPARE(t.options().size() > 1, hasChoice);
        }
    }
    void rescripts_areOpenInTheMiddleOfPrayerMusterAndMarch()
    {
        RULES("CR-ACT-08", "CR-RESCR-02");
        Table t;
        t.rescripts(kJerusalem, { "summons-of-vassals" });
        Table prayer = t;
        prayer.order(kJerusalem, Order::Prayer);
        prayer.take(Verb::Pray);
        QVERIFY(prayer.can(Verb::UseRescript, t.rescript("summons-of-vassals")));
        Table muster = t;
        muster.order(kJerusalem, Order::Muster);
        Table learns = muster;
        muster.take(Verb::Hire);
        muster.take(Verb::UseRescript, t.rescript("summons-of-vassals"));
        muster.take(Verb::HireTroop, "jerusalem");
        muster.take(Verb::HireTroop, "jerusalem");
        QVERIFY(muster.asks(Task::Hire)); // the order's own
        QCOMPARE(int(muster.s.frames.back().as<Hiring>().left), 2);
        QCOMPARE(muster.broken(), std::string());
        learns.take(Verb::Learn);
        QVERIFY(learns.can(Verb::UseRescript, t.rescript("summons-of-vassals")));
        Table march = t;
        march.order(kJerusalem, Order::March);
        march.take(Verb::March, "damascus");
        march.take(Verb::MoveTroop, "jerusalem");
        march.take(Verb::UseRescript, t.rescript("summons-of-vassals"));
        march.take(Verb::HireTroop, "jerusalem");
        march.take(Verb::HireTroop, "jerusalem");
        QVERIFY(march.asks(Task::MarchMove));
        QCOMPARE(march.broken(), std::string());
    }
    void hiringByARescript_mayUseTheSupplyUp()
    {
        RULES("CR-MUSTER-04", "CR-ACT-08");
        Table t;
        t.place("jerusalem", kJerusalem, 13, 1); // two are left
        t.rescripts(kJerusalem, { "summons-of-vassals" });
        t.order(kJerusalem, Order::Muster);
        t.take(Verb::Hire);
        t.take(Verb::UseRescript, t.rescript("summons-of-vassals"));
        t.take(Verb::HireTroop, "jerusalem");
        t.take(Verb::HireTroop, "jerusalem");
        QVERIFY(t.asks(Task::Hire) && t.can(Verb::Done) && !t.canDo(Verb::HireTroop));
        QCOMPARE(t.broken(), std::string());
    }
    void rivalsHaveNoOwnTurn_inTheMiddleOfAnOrder()
    {
        RULES("CR-BLDG-03", "CR-ACT-08");
        Table t;
        t.build(kAntioch, "bazaar");
        t.rescripts(kAntioch, { "summons-of-vassals" });
        t.attackTurbessel();
        QCOMPARE(t.seat(), Seat(kAntioch));
        QVERIFY(!t.canDo(Verb::UseBuilding) && !t.can(Verb::UseRescript, t.rescript("summons-of-vassals")));
    }
};

OUTREMER_TEST(TestCrusadersOwnTurn)
#include "tst_crusaders_ownturn.moc"
