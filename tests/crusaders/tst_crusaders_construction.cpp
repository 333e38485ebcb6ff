#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// Tripoli rich in coins, about to build; nothing else on the cross.
Table tripoliBuilds(bool enhanced = false, int coins = 20)
{
    Table t;
    t.player(kTripoli).coins = std::int16_t(coins);
    t.buildingMarket({ "warehouses", "cathedral", "stables", "scriptorium", "siege-yard" });
    t.buildingMarket({ "citadel", "training-ground", "baggage-yard" });
    t.order(kTripoli, Order::Construction, enhanced);
    return t;
}

int taxesOf(const Table &t, Seat seat)
{
    for (const Event &event : t.told(EventKind::TaxesPaid)) {
        if (Table::field(event, kRealmNoun) == int(seat))
            return Table::field(event, kNumberNoun);
    }
    return -1;
}

std::vector<std::string> buildingsOf(const Table &t, Seat seat)
{
    std::vector<std::string> ids;
    for (const BuildingSlot &slot : t.s.player(seat).buildings)
        ids.push_back(t.c.buildings[slot.card].id);
    return ids;
}

} // namespace

// CR-BUILD: the construction order; the worked examples CR-EX-06, 07 and 20.
class TestCrusadersConstruction : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    // --- worked examples ---
    void example_06_basicConstructionOfTripoli()
    {
        RULES("CR-BUILD-03", "CR-BUILD-04", "CR-BUILD-05", "CR-BUILD-07", "CR-BUILD-08", "CR-BUILD-09", "CR-BUILD-10",
            "CR-BUILD-13", "CR-BUILD-14", "CR-GOODS-05", "CR-GOODS-06", "CR-GOODS-15");
        Table t;
        t.place("tripoli", kTripoli, 5, 2);
        t.player(kTripoli).coins = 4;
        t.buildingMarket({ "castle-chapels" });
        t.token(kTripoli, Order::Construction);
        t.token(kTripoli, Order::Muster);
        t.activation();
        QCOMPARE(t.broken(), std::string());
        t.take(Verb::Upgrade, "tripoli");
        t.take(Verb::PayGood, int(Good::Wood));
        t.take(Verb::PayCoin);
        QCOMPARE(int(t.city("tripoli").level), 2);
        t.take(Verb::PayCoin);
        QCOMPARE(int(t.city("tripoli").level), 3);
        QCOMPARE(t.board().wallsInBattle(t.cityId("tripoli")), 3);
        QVERIFY(t.stock(kTripoli, Good::Wood) == (Stock{ 0, 1, 0 }));
        const auto extra = t.c.cities[t.cityId("tripoli")].extraGood;
        QVERIFY(t.stock(kTripoli, Good(extra)) == (Stock{ 1, 0, 0 }));
        // The example pays in coins: the good that came is none that the chapels ask for.
        QCOMPARE(int(t.c.buildings[t.building("castle-chapels")].price[std::size_t(extra)]), 0);
        QCOMPARE(int(t.c.buildings[t.building("castle-chapels")].price[std::size_t(Good::Candles)]), 2);
        t.take(Verb::Build, t.building("castle-chapels"));
        t.take(Verb::PayCoin);
        t.take(Verb::PayCoin);
        QCOMPARE(t.player(kTripoli).coins, std::int16_t(0));
        QVERIFY(buildingsOf(t, kTripoli) == std::vector<std::string>{ "castle-chapels" });
        t.take(Verb::Done);
        // After each resolved order of the printed type (CR-AMB-11: muster) a bishop may be trained.
        t.take(Verb::Done);
        QVERIFY(t.asks(Task::AfterOrder));
        t.take(Verb::UseBuilding, 0);
        QVERIFY(t.can(Verb::Train, t.cityId("tripoli"), 1));
        t.take(Verb::Train, t.cityId("tripoli"), 2);
        QCOMPARE(t.player(kTripoli).clergy[t.cityId("tripoli")].count(), 2);
        QCOMPARE(t.s.buildingMarket[0], kNoCard); // empty until the income phase
        t.take(Verb::Done);
        QCOMPARE(taxesOf(t, kTripoli), 3 + 1); // the sector shows 3 (CR-AMB-07), and it is the capital
        QVERIFY(t.s.buildingMarket[0] != kNoCard);
    }
    void example_07_discountOfEnhancedConstruction()
    {
        RULES("CR-BUILD-17", "CR-BUILD-18");
        Table t = tripoliBuilds(true, 0);
        t.place("tripoli", kTripoli, 5, 2);
        t.place("apamea", kTripoli, 1, 2); // two wood in all
        QVERIFY(t.can(Verb::Upgrade, t.cityId("tripoli")));
        Table full = t;
        full.take(Verb::Upgrade, "tripoli"); // (a) for one good
        full.take(Verb::PayGood, int(Good::Wood));
        full.take(Verb::UseDiscount);
        full.take(Verb::UseDiscount);
        QCOMPARE(int(full.city("tripoli").level), 3);
        QVERIFY(full.stock(kTripoli, Good::Wood) == (Stock{ 1, 1, 0 }));
        full.take(Verb::Build, full.building("warehouses"));
        QVERIFY(!full.can(Verb::UseDiscount)); // nothing of it is left
        QVERIFY(!full.can(Verb::Build, full.building("stables")));
        Table split = t;
        split.take(Verb::Upgrade, "tripoli"); // (b) for two
        split.take(Verb::PayGood, int(Good::Wood));
        split.take(Verb::PayGood, int(Good::Wood));
        split.take(Verb::UseDiscount);
        QCOMPARE(int(split.city("tripoli").level), 3);
        QVERIFY(split.can(Verb::Build, split.building("stables"))); // a horse
        split.take(Verb::Build, split.building("stables"));
        split.take(Verb::UseDiscount);
        QVERIFY(buildingsOf(split, kTripoli) == std::vector<std::string>{ "stables" });
    }
    void example_20_enhancedConstruction_yieldsTwoBuildings()
    {
        RULES("CR-BUILD-19", "CR-BUILD-22");
        Table t = tripoliBuilds(true);
        t.take(Verb::Build, t.building("warehouses"));
        payInCoins(t);
        t.take(Verb::BuildExtra, t.building("cathedral"));
        payInCoins(t);
        QVERIFY((buildingsOf(t, kTripoli) == std::vector<std::string>{ "warehouses", "cathedral" }));
        QVERIFY(!t.canDo(Verb::Build) && !t.canDo(Verb::BuildExtra) && !t.canDo(Verb::BuildBlind));
        QVERIFY(t.canDo(Verb::Upgrade));
        QCOMPARE(t.broken(), std::string());
    }

    // --- the two basic actions ---
    void basicConstruction_doesOneBothOrNone_inAnyOrder_eachOnce()
    {
        RULES("CR-BUILD-03", "CR-BUILD-16");
        Table start = tripoliBuilds();
        QVERIFY(start.can(Verb::Done)); // CR-AMB-38
        for (bool upgradesFirst : { true, false }) {
            Table t = start;
            for (bool upgrades : { upgradesFirst, !upgradesFirst }) {
                QVERIFY(t.canDo(upgrades ? Verb::Upgrade : Verb::Build));
                if (upgrades)
                    t.take(Verb::Upgrade, "tripoli");
                else
                    t.take(Verb::Build, t.building("warehouses"));
                payInCoins(t);
                QVERIFY(t.asks(Task::OrderMenu));
                QVERIFY(!t.canDo(upgrades ? Verb::Upgrade : Verb::Build));
                QVERIFY(t.can(Verb::Done));
            }
            QVERIFY(!t.canDo(Verb::BuildBlind));
            QCOMPARE(int(t.city("tripoli").level), 2);
            QCOMPARE(t.player(kTripoli).buildings.size(), 1);
        }
    }
    void upgrade_ofAnyOneOwnCity_raisesItByOneLevel()
    {
        RULES("CR-BUILD-04", "CR-BUILD-06");
        Table t = tripoliBuilds();
        t.place("acre", kTripoli, 1, 2);
        t.place("baalbek", kTripoli, 1, 3);
        t.place("tortosa", kAntioch, 1, 1);
        QVERIFY(t.can(Verb::Upgrade, t.cityId("tripoli")));
        QVERIFY(t.can(Verb::Upgrade, t.cityId("acre")));
        QCOMPARE(t.howMany(Verb::Upgrade), 2); // not level 3, not a rival's, not the Saracens'
        t.take(Verb::Upgrade, "acre");
        payInCoins(t);
        QCOMPARE(int(t.city("acre").level), 3);
        QCOMPARE(int(t.city("tripoli").level), 1);
    }
    void upgradePrice_dependsOnTheCurrentSector()
    {
        RULES("CR-BUILD-05", "CR-BUILD-06");
        for (int level : { 1, 2 }) { // two goods, then three (CR-AMB-07)
            Table t = tripoliBuilds();
            t.place("tripoli", kTripoli, 5, level);
            t.take(Verb::Upgrade, "tripoli");
            payInCoins(t);
            QCOMPARE(int(t.player(kTripoli).coins), 20 - (level + 1));
        }
    }
    void level_ofACity_setsItsCoinsItsDefenceAndItsGoods()
    {
        RULES("CR-BUILD-01", "CR-BUILD-02", "CR-BUILD-07", "CR-BUILD-08");
        const std::array<int, 3> coins{ 1, 2, 3 };
        for (int level = 1; level <= 3; ++level) {
            Table t;
            t.place("tripoli", kTripoli, 5, 1);
            t.place("acre", kJerusalem, 2, 1);
            t.player(kTripoli).coins = 20;
            for (int now = 1; now < level; ++now) { // by building, from no wall token to side 2 to side 3
                t.order(kTripoli, Order::Construction);
                t.take(Verb::Upgrade, "tripoli");
                payInCoins(t);
            }
            QCOMPARE(int(t.city("tripoli").level), level);
            const int goods = t.stock(kTripoli, Good::Wood).count() + t.stock(kTripoli, Good::Horses).count();
            QCOMPARE(goods, level == 3 ? 2 : 1);
            Table attacked = t;
            attacked.attack(kJerusalem, "tripoli", { { "acre", 1 } });
            QCOMPARE(attacked.board().difference(), 1 - (5 + level));
            t.events.clear();
            t.incomeOnly();
            QCOMPARE(taxesOf(t, kTripoli), coins[std::size_t(level - 1)] + 1);
        }
    }
    void terrain_ofACity_worksInTheHarderModeOnly()
    {
        RULES("CR-BUILD-01");
        // Jerusalem lies in the mountains: its walls would be one stronger.
        for (bool terrains : { false, true }) {
            Table t({ "jerusalem", "tripoli", "edessa", "antioch" }, { 0, 0, 0, std::uint8_t(terrains) });
            QCOMPARE(t.board().wallsInBattle(t.cityId("jerusalem")), terrains ? 2 : 1);
        }
    }

    // --- building ---
    void market_forTheBasicAction_offersLevelsZeroToTwo()
    {
        RULES("CR-BUILD-10", "CR-BUILD-21");
        for (bool enhanced : { false, true }) {
            Table t = tripoliBuilds(enhanced);
            for (const char *id : { "warehouses", "cathedral", "stables", "scriptorium", "siege-yard", "bazaar" })
                QVERIFY(t.can(Verb::Build, t.building(id)));
            QCOMPARE(t.howMany(Verb::Build), 6); // and no level IV
            QVERIFY(t.can(Verb::BuildBlind, kBuildingDeck, 0));
            QVERIFY(!t.can(Verb::BuildBlind, kTopBuildingDeck, 0)); // CR-AMB-45
            QCOMPARE(t.canDo(Verb::BuildExtra), enhanced);
            QCOMPARE(t.can(Verb::BuildBlind, kTopBuildingDeck, 1), enhanced);
        }
    }
    void level_ofABuilding_isTheNumberOfGoodsInItsPrice()
    {
        RULES("CR-BUILD-11");
        Table t;
        for (std::size_t card = 1; card < t.c.buildings.size(); ++card) {
            const Building &building = t.c.buildings[card];
            int goods = 0;
            for (int number : building.price)
                goods += number;
            QCOMPARE(int(building.level), goods);
        }
        for (auto [id, price] : { std::pair("warehouses", 1), std::pair("cathedral", 2) }) {
            Table buyer = tripoliBuilds();
            buyer.take(Verb::Build, buyer.building(id));
            payInCoins(buyer);
            QCOMPARE(int(buyer.player(kTripoli).coins), 20 - price);
        }
    }
    void bazaar_costsNothing()
    {
        RULES("CR-BUILD-12");
        Table t = tripoliBuilds(false, 0);
        t.good(kTripoli, Good::Wood, 0, 1);
        const int left = t.s.freeBuildings.size();
        t.take(Verb::Build, t.building("bazaar"));
        QVERIFY(t.asks(Task::OrderMenu)); // no payment in between
        QVERIFY(buildingsOf(t, kTripoli) == std::vector<std::string>{ "bazaar" });
        QCOMPARE(t.s.freeBuildings.size(), left - 1);
    }
    void marketCell_ofABoughtBuilding_staysEmpty()
    {
        RULES("CR-BUILD-13");
        Table t = tripoliBuilds(true);
        const auto before = t.s.buildingMarket;
        const auto topBefore = t.s.topBuildingMarket;
        t.take(Verb::Build, t.building("cathedral"));
        payInCoins(t);
        t.take(Verb::BuildExtra, t.building("training-ground"));
        payInCoins(t);
        auto after = before;
        after[1] = kNoCard;
        QVERIFY(t.s.buildingMarket == after);
        auto topAfter = topBefore;
        topAfter[1] = kNoCard;
        QVERIFY(t.s.topBuildingMarket == topAfter);
    }
    void buildings_fillTheSlotsOneAfterAnother_inSightOfAll()
    {
        RULES("CR-BUILD-14");
        Table t = tripoliBuilds();
        t.build(kTripoli, "bazaar");
        t.take(Verb::Build, t.building("stables"));
        payInCoins(t);
        QVERIFY((buildingsOf(t, kTripoli) == std::vector<std::string>{ "bazaar", "stables" }));
        const auto seen = game().viewFor(t.s, kEdessa);
        QCOMPARE(seen->player(kTripoli).buildings[1].card, t.building("stables"));
        QVERIFY(!t.asks(Task::DiscardBuilding));
    }
    void fifthBuilding_forcesADiscard_ofTheNewOneOrAnOldOne()
    {
        RULES("CR-BUILD-15");
        Table t = tripoliBuilds();
        for (const char *id : { "bazaar", "infirmary", "armourers-row", "genoese-quays" })
            t.build(kTripoli, id);
        t.take(Verb::Build, t.building("stables"));
        payInCoins(t);
        QVERIFY(t.asks(Task::DiscardBuilding));
        QCOMPARE(t.options().size(), 5); // no way out but one of the five
        QCOMPARE(t.broken(), std::string());
        Table keepsOld = t;
        keepsOld.take(Verb::DiscardBuilding, 4);
        QVERIFY((buildingsOf(keepsOld, kTripoli)
            == std::vector<std::string>{ "bazaar", "infirmary", "armourers-row", "genoese-quays" }));
        QVERIFY(keepsOld.s.buildingDeck.discard.contains(keepsOld.building("stables")));
        t.take(Verb::DiscardBuilding, 1);
        QVERIFY((buildingsOf(t, kTripoli)
            == std::vector<std::string>{ "bazaar", "armourers-row", "genoese-quays", "stables" }));
        QVERIFY(t.asks(Task::OrderMenu));
        QCOMPARE(t.broken(), std::string());
    }

    // --- enhanced ---
    void discountOfTwoGoods_isSplitAtWill_andIsNoMore()
    {
        RULES("CR-BUILD-17", "CR-BUILD-18");
        for (int onUpgrade = 0; onUpgrade <= 2; ++onUpgrade) {
            Table t = tripoliBuilds(true); // upgrade 2 goods, cathedral 2
            t.take(Verb::Upgrade, "tripoli");
            for (int i = 0; i < onUpgrade; ++i)
                t.take(Verb::UseDiscount);
            payInCoins(t);
            t.take(Verb::Build, t.building("cathedral"));
            for (int i = onUpgrade; i < 2; ++i)
                t.take(Verb::UseDiscount);
            QVERIFY(!t.can(Verb::UseDiscount));
            payInCoins(t);
            QCOMPARE(int(t.player(kTripoli).coins), 20 - 2); // four symbols, two left out
        }
        Table basic = tripoliBuilds(false);
        basic.take(Verb::Upgrade, "tripoli");
        QVERIFY(!basic.can(Verb::UseDiscount));
    }
    void additionalBuilding_ofAnyLevel_getsNoDiscount()
    {
        RULES("CR-BUILD-19", "CR-BUILD-20", "CR-BUILD-21");
        Table t = tripoliBuilds(true);
        for (const char *id : { "bazaar", "warehouses", "cathedral", "citadel", "training-ground", "baggage-yard" })
            QVERIFY(t.can(Verb::BuildExtra, t.building(id)));
        QVERIFY(t.can(Verb::Done));                              // the player may
        t.take(Verb::BuildExtra, t.building("training-ground")); // also before the basic actions (CR-AMB-41)
        int symbols = 0;
        for (; t.asks(Task::Pay); ++symbols) {
            QVERIFY(!t.can(Verb::UseDiscount));
            t.take(Verb::PayCoin); // coin substitution
        }
        QCOMPARE(symbols, 4);
        QCOMPARE(int(t.player(kTripoli).coins), 20 - 4);
        QVERIFY(!t.canDo(Verb::BuildExtra)); // one
        t.take(Verb::Build, t.building("cathedral"));
        QVERIFY(t.can(Verb::UseDiscount)); // and the discount is untouched
        Table poor = tripoliBuilds(true, 2);
        poor.good(kTripoli, Good::Wood, 0, 1);
        QVERIFY(!poor.can(Verb::BuildExtra, poor.building("training-ground"))); // 2 coins and 2 discount do not buy it
        QVERIFY(poor.can(Verb::BuildExtra, poor.building("cathedral")));
    }
};

OUTREMER_TEST(TestCrusadersConstruction)
#include "tst_crusaders_construction.moc"
