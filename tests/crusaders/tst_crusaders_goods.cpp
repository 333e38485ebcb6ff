#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// Tripoli with its wood, and a city more for each other good that is named.
Table tripoliWith(std::initializer_list<Good> goods, int coins)
{
    Table t;
    for (Good good : goods) {
        const char *const cities[]{ "apamea", "baalbek", "damascus", "aleppo", "homs" };
        t.place(cities[std::size_t(good)], kTripoli, 1, 2);
    }
    t.player(kTripoli).coins = std::int16_t(coins);
    return t;
}

} // namespace

// CR-GOODS: spending, blocking and producing goods. Every mix a price can be paid with is in tst_crusaders_payment.cpp.
class TestCrusadersGoods : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void spentGood_turnsGreyAndStaysUnusableOnTheStorage()
    {
        RULES("CR-GOODS-01", "CR-GOODS-02", "CR-GOODS-03");
        Table t = tripoliWith({}, 0);
        t.order(kTripoli, Order::Muster);
        QCOMPARE(t.broken(), std::string());
        t.take(Verb::Hire);
        t.take(Verb::PayGood, kWood);
        QVERIFY(t.stock(kTripoli, Good::Wood) == (Stock{ 0, 1, 0 }));
        QVERIFY(!t.canDo(Verb::PayGood)); // nothing else is left to pay with
        QCOMPARE(t.timesTold(EventKind::GoodSpent), 1);
        for (int i = 0; i < 3; ++i)
            t.take(Verb::HireTroop, "tripoli");
        t.take(Verb::Done);
        QVERIFY(!t.canDo(Verb::PayGood));
        QCOMPARE(t.player(kTripoli).coins, std::int16_t(0));
        QCOMPARE(t.broken(), std::string()); // the token is still there (CR-MODEL-33)
    }
    void spentGoods_inTheIncomePhase_areRestored()
    {
        RULES("CR-GOODS-02");
        Table t;
        t.good(kTripoli, Good::Wood, 0, 1);
        t.incomeOnly();
        QVERIFY(t.stock(kTripoli, Good::Wood) == (Stock{ 1, 0, 0 }));
    }
    void restoredGood_turnsItsColourUp_andMayBeSpentAgainAtOnce()
    {
        RULES("CR-GOODS-04");
        Table t = tripoliWith({ Good::Steel }, 0);
        t.build(kTripoli, "warehouses");
        t.build(kTripoli, "bazaar");
        t.order(kTripoli, Order::Construction);
        t.take(Verb::Upgrade, "tripoli");
        t.take(Verb::PayGood, kWood);
        t.take(Verb::PayGood, kSteel);
        t.take(Verb::Done);
        QVERIFY(!t.can(Verb::UseBuilding, 1)); // the Bazaar finds nothing to spend
        t.take(Verb::UseBuilding, 0);
        t.take(Verb::RestoreGood, kWood);
        QVERIFY(t.stock(kTripoli, Good::Wood) == (Stock{ 1, 0, 0 }));
        QVERIFY(t.stock(kTripoli, Good::Steel) == (Stock{ 0, 1, 0 })); // up to two, not all
        QVERIFY(!t.can(Verb::RestoreGood, kWood));
        t.take(Verb::Done);
        t.take(Verb::UseBuilding, 1);
        t.take(Verb::SpendGood, kWood);
        QVERIFY(t.stock(kTripoli, Good::Wood) == (Stock{ 0, 1, 0 }));
        QCOMPARE(t.player(kTripoli).coins, std::int16_t(2));
    }

    // --- blocking ---
    void blockedGood_isTurnedToItsSpentSide_andMissesOneRestoration()
    {
        RULES("CR-GOODS-10", "CR-GOODS-11", "CR-GOODS-12", "CR-AMB-75");
        // Round 2, wood: Baalbek sends one raider against four troops behind a wall of 1, a difference of 4.
        Table t;
        t.place("tripoli", kTripoli, 4, 1);
        t.place("damascus", kTripoli, 1, 2);
        t.good(kTripoli, Good::Steel, 0, 1);
        t.build(kTripoli, "warehouses");
        t.eventPhase(2, "holy-fire-tarries", Good::Wood);
        QVERIFY(t.playUntil(Task::BlockGood));
        QCOMPARE(t.broken(), std::string());
        QCOMPARE(t.seat(), Seat(kTripoli));
        QVERIFY(t.can(Verb::BlockGood, kSteel, 1)); // a spent one may be chosen as well
        Table other = t;
        other.take(Verb::BlockGood, kSteel, 1);
        QVERIFY(other.stock(kTripoli, Good::Steel) == (Stock{ 0, 0, 1 }));
        QVERIFY(other.stock(kTripoli, Good::Wood) == (Stock{ 1, 0, 0 }));

        t.take(Verb::BlockGood, kWood, 0);
        QVERIFY(t.stock(kTripoli, Good::Wood) == (Stock{ 0, 0, 1 }));
        QVERIFY(!t.asks(Task::BlockGood)); // x = 1
        QVERIFY(t.playUntil(Task::Place));
        // Warehouses restore the spent steel, never the blocked wood.
        t.player(kTripoli).coins = 0;
        t.order(kTripoli, Order::Construction, false, 2);
        QVERIFY(!t.canDo(Verb::Upgrade)); // and it pays for nothing
        t.take(Verb::Done);
        t.take(Verb::UseBuilding, 0);
        QVERIFY(t.can(Verb::RestoreGood, kSteel));
        QVERIFY(!t.can(Verb::RestoreGood, kWood));
        t.take(Verb::Done);
        // The first income phase takes the ban token, only the second restores the good.
        t.incomeOnly(2);
        QVERIFY(t.stock(kTripoli, Good::Wood) == (Stock{ 0, 1, 0 }));
        QVERIFY(t.stock(kTripoli, Good::Steel) == (Stock{ 1, 0, 0 }));
        t.incomeOnly(3);
        QVERIFY(t.stock(kTripoli, Good::Wood) == (Stock{ 1, 0, 0 }));
    }

    // --- producing ---
    void city_ofEachColour_producesOneGoodOfItsOwn()
    {
        RULES("CR-GOODS-13");
        const std::vector<std::pair<std::string, Good>> goods{ { "jerusalem", Good::Candles },
            { "tripoli", Good::Wood }, { "edessa", Good::Steel }, { "antioch", Good::Horses },
            { "turbessel", Good::Candles }, { "tortosa", Good::Steel }, { "acre", Good::Horses },
            { "tadmor", Good::Wood }, { "aleppo", Good::Horses }, { "apamea", Good::Wood },
            { "baalbek", Good::Candles }, { "damascus", Good::Steel }, { "homs", Good::Spices } };
        QCOMPARE(int(goods.size()), kCities);
        Table t;
        for (const auto &[id, good] : goods) {
            for (int level = 1; level <= 2; ++level) {
                t.city(id).level = std::uint8_t(level);
                std::array<std::uint8_t, kGoods> one{};
                one[std::size_t(good)] = 1;
                QVERIFY2(t.board().goodsOf(t.cityId(id)) == one, id.c_str());
            }
        }
    }
    void secondGood_atLevelThree_comesFromCapitalsAndCitiesBetweenOnly()
    {
        RULES("CR-GOODS-14");
        Table t;
        const auto goodsAtTop = [&t](const std::string &id) {
            t.city(id).level = 3;
            int total = 0;
            for (int number : t.board().goodsOf(t.cityId(id)))
                total += number;
            return total;
        };
        for (const char *id :
            { "jerusalem", "tripoli", "edessa", "antioch", "turbessel", "tortosa", "acre", "tadmor" }) {
            QCOMPARE(goodsAtTop(id), 2);
            const City &city = t.c.cities[t.cityId(id)];
            QVERIFY(Good(city.extraGood) != city.good); // of another colour (CR-AMB-07)
        }
        for (const char *id : { "aleppo", "apamea", "baalbek", "damascus", "homs" })
            QCOMPARE(goodsAtTop(id), 1);
    }
    void extraGood_ofACityReachingLevelThree_isUsableAtOnce()
    {
        RULES("CR-GOODS-15", "CR-BUILD-09");
        Table t = tripoliWith({}, 2);
        t.place("tripoli", kTripoli, 3, 2);
        t.buildingMarket({ "stables" });
        t.order(kTripoli, Order::Construction);
        QVERIFY(t.can(Verb::Upgrade, t.cityId("tripoli")));
        t.take(Verb::Upgrade, "tripoli");
        t.take(Verb::PayGood, kWood);
        t.take(Verb::PayCoin);
        QVERIFY(t.stock(kTripoli, Good::Horses) == (Stock{ 0, 0, 0 })); // not before it is paid for
        t.take(Verb::PayCoin);
        QVERIFY(t.stock(kTripoli, Good::Horses) == (Stock{ 1, 0, 0 }));
        QCOMPARE(t.timesTold(EventKind::GoodGained), 1);
        t.take(Verb::Build, t.building("stables"));
        t.take(Verb::PayGood, int(Good::Horses)); // without a coin left
        QCOMPARE(t.player(kTripoli).buildings.size(), 1);
    }
    void city_reachingLevelTwoOrWithoutAnExtraGood_givesNone()
    {
        RULES("CR-GOODS-14", "CR-GOODS-15");
        for (auto [id, level] : { std::pair("tripoli", 1), std::pair("baalbek", 2), std::pair("homs", 2) }) {
            Table t = tripoliWith({}, 6);
            t.place(id, kTripoli, 2, level);
            t.order(kTripoli, Order::Construction);
            t.take(Verb::Upgrade, id);
            while (t.asks(Task::Pay))
                t.take(Verb::PayCoin);
            QCOMPARE(int(t.city(id).level), level + 1);
            QCOMPARE(t.timesTold(EventKind::GoodGained), 0);
            QCOMPARE(t.broken(), std::string());
        }
    }
    void cityDroppingFromLevelThree_costsItsOwnerTheExtraGood_blockedOrSpentFirst()
    {
        RULES("CR-GOODS-16");
        struct Case {
            Stock before, after;
        };
        for (const Case &one : { Case{ { 1, 0, 1 }, { 1, 0, 0 } }, Case{ { 1, 1, 0 }, { 1, 0, 0 } },
                 Case{ { 2, 0, 0 }, { 1, 0, 0 } }, Case{ { 0, 1, 1 }, { 0, 1, 0 } } }) {
            // A hopeless attack on Tripoli lowers it by a level (CR-BATTLE-54); Aleppo keeps its own horses.
            Table t;
            t.place("tripoli", kTripoli, 8, 3);
            t.place("aleppo", kTripoli, 2, 2);
            t.place("acre", kJerusalem, 3, 1);
            t.player(kTripoli).goods[std::size_t(Good::Horses)] = one.before;
            t.hand(kTripoli, { "iron-ranks", "holy-lance", "double-mail", "knightly-wedge", "crossbowmen" });
            t.attack(kJerusalem, "tripoli", { { "acre", 1 } });
            QCOMPARE(t.broken(), std::string());
            QVERIFY(t.playUntil(Task::OrderMenu));
            QCOMPARE(int(t.city("tripoli").level), 2);
            QCOMPARE(t.city("tripoli").owner, Seat(kTripoli));
            QVERIFY(t.stock(kTripoli, Good::Horses) == one.after);
            QVERIFY(t.stock(kTripoli, Good::Wood) == (Stock{ 1, 0, 0 }));
            QCOMPARE(t.broken(), std::string());
        }
    }
    void goods_ofAConqueredCity_followItsControl()
    {
        RULES("CR-GOODS-17");
        for (Seat former : { kSaracens, Seat(kTripoli) }) {
            Table t;
            t.place("antioch", kAntioch, 11, 1);
            t.place("turbessel", former, 1, 2);
            t.attack(kAntioch, "turbessel", { { "antioch", 6 } }, true);
            QCOMPARE(t.broken(), std::string());
            QVERIFY(t.stock(kAntioch, Good::Candles) == (Stock{ 0, 0, 0 }));
            QVERIFY(t.playUntil(Task::OrderMenu));
            QCOMPARE(t.city("turbessel").owner, Seat(kAntioch));
            QVERIFY(t.stock(kAntioch, Good::Candles) == (Stock{ 1, 0, 0 }));
            QVERIFY(t.stock(kTripoli, Good::Candles) == (Stock{ 0, 0, 0 }));
        }
    }
    void goods_onTheCross_neverReplaceCoins()
    {
        RULES("CR-GOODS-18");
        Table t;
        t.place("baalbek", kJerusalem, 1, 2);
        t.place("homs", kJerusalem, 1, 2);
        t.rescripts(kJerusalem, { "leave-to-fortify" }); // nor do rescripts
        t.player(kJerusalem).coins = 0;
        t.token(kTripoli, Order::Construction);
        t.planning();
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QVERIFY(!t.can(Verb::PlaceInner, int(Order::Construction)));
        QVERIFY(t.can(Verb::PlaceInner, int(Order::Muster)));
        t.player(kJerusalem).coins = 1;
        QVERIFY(t.can(Verb::PlaceInner, int(Order::Construction)));
        t.take(Verb::PlaceInner, int(Order::Construction));
        QVERIFY(t.stock(kJerusalem, Good::Candles) == (Stock{ 2, 0, 0 }));
        QCOMPARE(t.player(kJerusalem).coins, std::int16_t(0));
    }
};

OUTREMER_TEST(TestCrusadersGoods)
#include "tst_crusaders_goods.moc"
