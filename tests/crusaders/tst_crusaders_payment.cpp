#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

#include <set>

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// Jerusalem with exactly these goods ready, of which its candles are always one token, ready or not.
Table jerusalemWith(int wood, int candles, int steel, int horses, int spices, int coins)
{
    Table t;
    const auto own = [&t](int number, const char *one, const char *two) {
        if (number > 0)
            t.place(one, kJerusalem, 1, 2);
        if (number > 1)
            t.place(two, kJerusalem, 1, 2);
    };
    own(wood, "apamea", "tadmor");
    own(candles - 1, "baalbek", "turbessel");
    own(steel, "damascus", "tortosa");
    own(horses, "aleppo", "acre");
    own(spices, "homs", "homs");
    if (candles == 0)
        t.good(kJerusalem, Good::Candles, 0, 1);
    t.player(kJerusalem).coins = std::int16_t(coins);
    return t;
}

// Jerusalem in the middle of buying a building of the additional, undiscounted kind.
void buyExtra(Table &t, const std::string &id)
{
    t.buildingMarket({ id });
    t.order(kJerusalem, Order::Construction, true);
    QCOMPARE(t.broken(), std::string());
    t.take(Verb::BuildExtra, t.building(id));
}
void buy(Table &t, const std::string &id)
{
    t.buildingMarket({ id });
    t.order(kJerusalem, Order::Construction);
    QCOMPARE(t.broken(), std::string());
    t.take(Verb::Build, t.building(id));
}

using Ways = std::set<std::pair<Verb, int>>;

// Every way to pay the next symbol.
Ways ways(const Table &t)
{
    Ways found;
    for (const Option &option : t.options())
        found.insert({ Verb(option.verb), option.first });
    return found;
}

const std::pair<Verb, int> kCoin{ Verb::PayCoin, 0 };
const std::pair<Verb, int> kDiscount{ Verb::UseDiscount, 0 };
std::pair<Verb, int> good(int kind)
{
    return { Verb::PayGood, kind };
}

} // namespace

// CR-GOODS-05..09: what a price can be paid with, symbol by symbol (CR-DEC-16).
class TestCrusadersPayment : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    // --- coins for goods ---
    void coins_inEveryPayment_mayReplaceGoods_ownedOrNot()
    {
        RULES("CR-GOODS-05", "CR-BUILD-05", "CR-BUILD-10", "CR-PRAY-02", "CR-MUSTER-03", "CR-MUSTER-06", "CR-MARCH-04");
        for (bool hasGood : { false, true }) { // lacks it, or does not want to spend it
            Table t = jerusalemWith(0, 1, 0, 0, 0, 2);
            t.place("acre", kJerusalem, 1, 1);
            t.good(kJerusalem, Good::Horses, 0, 1);
            t.good(kJerusalem, Good::Candles, hasGood ? 1 : 0, hasGood ? 0 : 1);
            t.buildingMarket({ "cathedral" });
            t.tacticMarket({ "holy-lance" });
            const auto paysTwoCoins = [&](Table &table) {
                for (int i = 0; i < 2; ++i) {
                    QCOMPARE(table.can(Verb::PayGood, kCandles), hasGood);
                    table.take(Verb::PayCoin);
                }
                QVERIFY(!table.can(Verb::PayCoin));
                QCOMPARE(table.player(kJerusalem).coins, std::int16_t(0));
                QCOMPARE(int(table.stock(kJerusalem, Good::Candles).ready), hasGood ? 1 : 0);
            };
            Table upgrade = t;
            upgrade.order(kJerusalem, Order::Construction);
            QCOMPARE(upgrade.broken(), std::string());
            Table build = upgrade;
            upgrade.take(Verb::Upgrade, "jerusalem");
            paysTwoCoins(upgrade);
            QCOMPARE(int(upgrade.city("jerusalem").level), 2);
            build.take(Verb::Build, build.building("cathedral"));
            paysTwoCoins(build);
            QCOMPARE(build.player(kJerusalem).buildings.size(), 1);
            Table prayer = t;
            prayer.order(kJerusalem, Order::Prayer);
            prayer.take(Verb::Pray);
            paysTwoCoins(prayer);
            prayer.take(Verb::Done);
            QCOMPARE(int(prayer.player(kJerusalem).holiness), 3 + 4);
            Table hire = t;
            hire.order(kJerusalem, Order::Muster);
            Table learn = hire;
            hire.take(Verb::Hire);
            paysTwoCoins(hire);
            for (int i = 0; i < 4; ++i)
                hire.take(Verb::HireTroop, "acre");
            QCOMPARE(int(hire.city("acre").units), 5);
            learn.take(Verb::Learn);
            learn.take(Verb::LearnTactic, learn.tactic("holy-lance"));
            paysTwoCoins(learn);
            QVERIFY(learn.player(kJerusalem).tactics.contains(learn.tactic("holy-lance")));
            Table march = t;
            march.place("jerusalem", kJerusalem, 8, 1);
            march.good(kJerusalem, Good::Candles, hasGood ? 1 : 0, hasGood ? 0 : 1);
            march.good(kJerusalem, Good::Horses, 0, 1);
            march.order(kJerusalem, Order::March);
            march.take(Verb::March, "acre");
            paysTwoCoins(march);
            for (int i = 0; i < 6; ++i)
                march.take(Verb::MoveTroop, "jerusalem");
            QCOMPARE(int(march.city("acre").units), 7);
        }
    }
    void purchases_withoutEnoughGoodsAndCoins_areNotOffered()
    {
        RULES("CR-GOODS-05", "CR-BUILD-05", "CR-BUILD-10", "CR-MUSTER-06");
        Table t = jerusalemWith(0, 1, 0, 0, 0, 0);
        t.buildingMarket({ "cathedral", "scriptorium", "warehouses" });
        t.tacticMarket({ "holy-lance", "martyrs-vow", "oaken-ram" });
        t.order(kJerusalem, Order::Construction);
        QVERIFY(!t.canDo(Verb::Upgrade));                       // two goods
        QVERIFY(!t.can(Verb::Build, t.building("cathedral")));  // two candles
        QVERIFY(t.can(Verb::Build, t.building("scriptorium"))); // one
        QVERIFY(!t.can(Verb::Build, t.building("warehouses"))); // one wood
        t.player(kJerusalem).coins = 1;
        QVERIFY(t.can(Verb::Upgrade, t.cityId("jerusalem")));
        QVERIFY(t.can(Verb::Build, t.building("cathedral")));
        QVERIFY(t.can(Verb::Build, t.building("warehouses")));
        t.player(kJerusalem).coins = 0;
        t.order(kJerusalem, Order::Muster);
        t.take(Verb::Learn);
        QVERIFY(!t.can(Verb::LearnTactic, t.tactic("holy-lance")));
        QVERIFY(t.can(Verb::LearnTactic, t.tactic("martyrs-vow")));
        QVERIFY(!t.can(Verb::LearnTactic, t.tactic("oaken-ram")));
        t.player(kJerusalem).coins = 1;
        QVERIFY(t.can(Verb::LearnTactic, t.tactic("holy-lance")));
        QVERIFY(t.can(Verb::LearnTactic, t.tactic("oaken-ram")));
    }
    void onePayment_ofGoodsSpicesCoinAndRescript_isMixedFreely()
    {
        RULES("CR-GOODS-06", "CR-GOODS-08", "CR-GOODS-09");
        // Two wood and two candles: a wood, a coin for the other, a rescript, spices.
        Table t = jerusalemWith(1, 0, 0, 0, 1, 1);
        t.rescripts(kJerusalem, { "letter-of-ordination" });
        buyExtra(t, "pilgrim-harbour");
        t.take(Verb::PayGood, kWood);
        t.take(Verb::PayCoin);
        t.take(Verb::PayRescript, t.rescript("letter-of-ordination"));
        t.take(Verb::PayGood, kSpices);
        QCOMPARE(t.player(kJerusalem).buildings.size(), 1);
        QVERIFY(t.stock(kJerusalem, Good::Wood) == (Stock{ 0, 1, 0 }));
        QVERIFY(t.stock(kJerusalem, Good::Spices) == (Stock{ 0, 1, 0 }));
        QCOMPARE(t.player(kJerusalem).coins, std::int16_t(0));
        QVERIFY(t.player(kJerusalem).rescripts.empty());
        QVERIFY(t.s.rescriptDecks[0].discard.contains(t.rescript("letter-of-ordination")));
        QCOMPARE(t.broken(), std::string());
    }

    // --- which good fits ---
    void namedSymbol_takesItsOwnGoodOnly_andAnyTakesEvery()
    {
        RULES("CR-GOODS-07", "CR-BUILD-05", "CR-GOODS-08");
        Table t = jerusalemWith(1, 1, 1, 1, 1, 9);
        t.order(kJerusalem, Order::Construction);
        t.take(Verb::Upgrade, "jerusalem"); // candles and any good (CR-AMB-39)
        QVERIFY(ways(t) == (Ways{ good(kCandles), good(kSpices), kCoin }));
        Table named = t;
        t.take(Verb::PayGood, kCandles);
        QVERIFY(ways(t) == (Ways{ good(kWood), good(kSteel), good(kHorses), good(kSpices), kCoin }));
        t.take(Verb::PayGood, kHorses);
        QCOMPARE(int(t.city("jerusalem").level), 2);
        named.take(Verb::PayGood, kSpices); // as if it were candles
        named.take(Verb::PayGood, kCandles);
        QCOMPARE(int(named.city("jerusalem").level), 2);
        QCOMPARE(named.player(kJerusalem).coins, std::int16_t(9));
    }
    void cardPrices_nameTheirGoods_andExtrasTakeAnyGood()
    {
        RULES("CR-GOODS-07", "CR-GOODS-08");
        Table t = jerusalemWith(1, 1, 1, 1, 1, 1);
        t.place("jerusalem", kJerusalem, 4, 1);
        t.tacticMarket({ "oaken-ram" });
        const Ways every{ good(kWood), good(kCandles), good(kSteel), good(kHorses), good(kSpices), kCoin };
        Table build = t;
        buy(build, "warehouses");
        QVERIFY(ways(build) == (Ways{ good(kWood), good(kSpices), kCoin }));
        Table learn = t;
        learn.order(kJerusalem, Order::Muster);
        Table hire = learn;
        learn.take(Verb::Learn);
        learn.take(Verb::LearnTactic, learn.tactic("oaken-ram"));
        QVERIFY(ways(learn) == (Ways{ good(kWood), good(kSpices), kCoin }));
        const auto payable = [](const Table &table) {
            Ways found = ways(table);
            std::erase_if(
                found, [](const auto &way) { return way.first != Verb::PayGood && way.first != Verb::PayCoin; });
            return found;
        };
        hire.take(Verb::Hire);
        QVERIFY(payable(hire) == every);
        Table prayer = t;
        prayer.order(kJerusalem, Order::Prayer);
        prayer.take(Verb::Pray);
        QVERIFY(payable(prayer) == every);
        Table march = t;
        march.order(kJerusalem, Order::March);
        march.take(Verb::March, "damascus");
        QVERIFY(payable(march) == every);
    }

    // --- rescripts ---
    void rescript_asPayment_paysThePrintedGoodOnceAndIsDiscarded()
    {
        RULES("CR-GOODS-09");
        Table t = jerusalemWith(0, 0, 0, 0, 0, 0);
        t.rescripts(kJerusalem, { "leave-to-fortify", "summons-of-vassals" }); // wood, horses
        t.buildingMarket({ "warehouses", "scriptorium", "siege-yard" });
        t.order(kJerusalem, Order::Construction);
        QVERIFY(!t.can(Verb::Build, t.building("scriptorium"))); // neither of them is candles
        QVERIFY(!t.can(Verb::Build, t.building("siege-yard")));  // a second wood is missing
        t.take(Verb::Build, t.building("warehouses"));
        QVERIFY(ways(t) // the other one may be used now (CR-ACT-08); this one is needed
            == (Ways{ { Verb::PayRescript, t.rescript("leave-to-fortify") },
                { Verb::UseRescript, t.rescript("summons-of-vassals") } }));
        t.take(Verb::PayRescript, t.rescript("leave-to-fortify"));
        QCOMPARE(t.player(kJerusalem).buildings.size(), 1);
        QCOMPARE(t.player(kJerusalem).rescripts.size(), 1);
        QVERIFY(t.s.rescriptDecks[0].discard.contains(t.rescript("leave-to-fortify")));
    }
    void rescriptOfLevelII_paysTwoSymbols_andWhatIsNotNeededIsLost()
    {
        RULES("CR-GOODS-09");
        Table t = jerusalemWith(0, 0, 0, 0, 0, 0);
        t.rescripts(kJerusalem, { "treaty-with-the-pisans" }); // wood and steel
        Table both = t;
        both.place("apamea", kJerusalem, 1, 1); // wood and any good
        both.good(kJerusalem, Good::Wood, 0, 1);
        both.good(kJerusalem, Good::Candles, 0, 1);
        both.order(kJerusalem, Order::Construction);
        both.take(Verb::Upgrade, "apamea");
        both.take(Verb::PayRescript, both.rescript("treaty-with-the-pisans"));
        QCOMPARE(int(both.city("apamea").level), 2); // one card, the whole price

        Table one = t;
        buy(one, "vestry-armoury"); // one steel
        one.take(Verb::PayRescript, one.rescript("treaty-with-the-pisans"));
        QCOMPARE(one.player(kJerusalem).buildings.size(), 1);
        QVERIFY(one.player(kJerusalem).rescripts.empty());
        QVERIFY(one.s.rescriptDecks[1].discard.contains(one.rescript("treaty-with-the-pisans")));
        QVERIFY(one.stock(kJerusalem, Good::Wood) == (Stock{ 0, 0, 0 }));
        QVERIFY(!one.canDo(Verb::Upgrade)); // the wood on it pays for nothing later
    }
    void spicesOnARescript_payAnySymbol()
    {
        RULES("CR-GOODS-08", "CR-GOODS-09");
        Table t = jerusalemWith(0, 0, 0, 0, 0, 0);
        t.rescripts(kJerusalem, { "pactum-warmundi" }); // wood and spices
        buy(t, "siege-yard");                           // two wood
        t.take(Verb::PayRescript, t.rescript("pactum-warmundi"));
        QCOMPARE(t.player(kJerusalem).buildings.size(), 1);
        Table other = jerusalemWith(0, 0, 0, 0, 0, 0);
        other.rescripts(kJerusalem, { "pactum-warmundi" });
        buy(other, "scriptorium"); // one candles: the spices pay, the wood is lost
        other.take(Verb::PayRescript, other.rescript("pactum-warmundi"));
        QCOMPARE(other.player(kJerusalem).buildings.size(), 1);
    }
    void rescripts_forExtras_giveOneForEachGoodUpToTheLimit()
    {
        RULES("CR-GOODS-09", "CR-PRAY-02", "CR-MUSTER-03", "CR-MARCH-04");
        Table t = jerusalemWith(0, 1, 0, 0, 0, 3);
        t.rescripts(kJerusalem, { "leave-to-fortify", "treaty-with-the-pisans", "baillis-commission" });
        t.place("jerusalem", kJerusalem, 10, 1);
        t.place("acre", kJerusalem, 1, 1);
        Table prayer = t;
        prayer.order(kJerusalem, Order::Prayer);
        prayer.take(Verb::Pray);
        prayer.take(Verb::PayRescript, prayer.rescript("leave-to-fortify"));
        prayer.take(Verb::PayRescript, prayer.rescript("treaty-with-the-pisans"));
        QVERIFY(prayer.can(Verb::PayCoin));                                    // three so far
        prayer.take(Verb::PayRescript, prayer.rescript("baillis-commission")); // one of its goods is lost
        QVERIFY(ways(prayer) == (Ways{ { Verb::Done, 0 } }));
        prayer.take(Verb::Done);
        QCOMPARE(int(prayer.player(kJerusalem).holiness), 3 + 6);
        Table hire = t;
        hire.order(kJerusalem, Order::Muster); // four troops in the supply
        hire.take(Verb::Hire);
        hire.take(Verb::PayRescript, hire.rescript("leave-to-fortify"));
        hire.take(Verb::PayRescript, hire.rescript("treaty-with-the-pisans")); // there is only one troop more
        for (int i = 0; i < 4; ++i)
            hire.take(Verb::HireTroop, "acre");
        QVERIFY(ways(hire) == (Ways{ { Verb::Done, 0 } }));
        QCOMPARE(hire.broken(), std::string());
        Table march = t;
        march.order(kJerusalem, Order::March);
        march.take(Verb::March, "acre");
        march.take(Verb::PayRescript, march.rescript("treaty-with-the-pisans"));
        for (int i = 0; i < 6; ++i)
            march.take(Verb::MoveTroop, "jerusalem");
        QVERIFY(!march.canDo(Verb::MoveTroop));
    }

    // --- what would leave the rest unpaid ---
    void payments_thatWouldLeaveTheRestUnpayable_areNotOffered()
    {
        RULES("CR-GOODS-05", "CR-GOODS-06", "CR-GOODS-08", "CR-GOODS-09");
        // Two wood and two candles. One spice, coin or rescript is needed for the candles, so the wood has to be wood.
        Table spices = jerusalemWith(2, 1, 0, 0, 1, 0);
        buyExtra(spices, "pilgrim-harbour");
        QVERIFY(ways(spices) == (Ways{ good(kWood) }));
        spices.take(Verb::PayGood, kWood);
        spices.take(Verb::PayGood, kWood);
        QVERIFY(ways(spices) == (Ways{ good(kCandles), good(kSpices) }));
        Table coin = jerusalemWith(2, 1, 0, 0, 0, 1);
        buyExtra(coin, "pilgrim-harbour");
        QVERIFY(ways(coin) == (Ways{ good(kWood) }));
        Table two = jerusalemWith(2, 1, 0, 0, 0, 2); // one coin to spare
        buyExtra(two, "pilgrim-harbour");
        QVERIFY(ways(two) == (Ways{ good(kWood), kCoin }));
        two.take(Verb::PayCoin);
        QVERIFY(ways(two) == (Ways{ good(kWood) }));
        Table rescript = jerusalemWith(1, 1, 0, 0, 0, 0);
        rescript.rescripts(kJerusalem, { "pactum-warmundi" }); // wood and spices: never as two wood
        buyExtra(rescript, "pilgrim-harbour");
        const std::pair writ{ Verb::PayRescript, int(rescript.rescript("pactum-warmundi")) };
        QVERIFY(ways(rescript) == (Ways{ good(kWood), writ }));
        Table writFirst = rescript;
        for (Table *t : { &rescript, &writFirst }) {
            if (t == &rescript)
                t->take(Verb::PayGood, kWood);
            t->take(Verb::PayRescript, writ.second); // one wood and one candles, whenever it is paid
            if (t == &writFirst)
                t->take(Verb::PayGood, kWood);
            t->take(Verb::PayGood, kCandles);
            QCOMPARE(t->player(kJerusalem).buildings.size(), 1);
        }
    }

    // --- discounts ---
    void discount_ofAnEnhancedOrder_leavesSymbolsOfThePayersChoiceOut()
    {
        RULES("CR-BUILD-17", "CR-BUILD-18", "CR-MUSTER-09", "CR-GOODS-06");
        Table t = jerusalemWith(0, 0, 0, 1, 0, 1);
        t.place("jerusalem", kJerusalem, 2, 2);
        t.good(kJerusalem, Good::Candles, 0, 1);
        t.order(kJerusalem, Order::Construction, true);
        t.take(Verb::Upgrade, "jerusalem"); // candles, any, any
        QVERIFY(ways(t) == (Ways{ kDiscount, kCoin }));
        Table second = t;
        t.take(Verb::UseDiscount);
        QVERIFY(ways(t) == (Ways{ kDiscount, good(kHorses), kCoin }));
        t.take(Verb::PayGood, kHorses);
        t.take(Verb::UseDiscount);
        QCOMPARE(int(t.city("jerusalem").level), 3);
        QCOMPARE(t.player(kJerusalem).coins, std::int16_t(1)); // never refunds coins
        second.take(Verb::PayCoin);
        second.take(Verb::UseDiscount);
        second.take(Verb::UseDiscount);
        QCOMPARE(int(second.city("jerusalem").level), 3);
        QVERIFY(second.stock(kJerusalem, Good::Horses) == (Stock{ 1, 0, 0 }));
    }
};

OUTREMER_TEST(TestCrusadersPayment)
#include "tst_crusaders_payment.moc"
