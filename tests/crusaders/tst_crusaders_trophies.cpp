#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// Turbessel with its single defender falls to Edessa's four; trophies are next.
void takeTurbessel(Table &t)
{
    t.quietManeuvers();
    t.pass(Task::UseEndEffect);
    QCOMPARE(t.timesTold(EventKind::CityConquered), 1);
}

Stock &stock(Table &t, Seat seat, Good good)
{
    return t.player(seat).goods[std::size_t(good)];
}

const std::vector<std::string> kMarket{ "galeran", "fulk-of-anjou", "raynald", "richard-of-salerno",
    "arnulf-of-roeulx" };

// Edessa holds Turbessel and falls upon Antioch, the capital with its single defender.
void takeAntioch(Table &t)
{
    t.place("edessa", kEdessa, 2, 1);
    t.place("turbessel", kEdessa, 6, 2);
    t.place("antioch", kAntioch, 1, 1);
    t.attack(kEdessa, "antioch", { { "turbessel", 4 } });
    QCOMPARE(t.broken(), std::string());
    takeTurbessel(t); // the same maneuvers
    t.takeAny(Verb::HandOver);
}

} // namespace

// CR-BATTLE-58..66: what the winner of a battle takes.
class TestCrusadersTrophies : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void victoriousAttacker_takesTheCity()
    {
        RULES("CR-BATTLE-58");
        Table t;
        t.attackTurbessel(1, 2);
        takeTurbessel(t);
        t.takeAny(Verb::HandOver);
        t.takeAny(Verb::TakeGovernor);
        QCOMPARE(t.city("turbessel").owner, Seat(kEdessa));
        QCOMPARE(int(t.city("turbessel").units), 4);
        QCOMPARE(t.board().count(kEdessa, Quantity::Cities), 2);
        QCOMPARE(t.board().count(kAntioch, Quantity::Cities), 1);
        QVERIFY(!t.s.isFighting());
        QCOMPARE(t.broken(), std::string());
    }
    void goodsOfASaracenCity_comeFromTheMap()
    {
        RULES("CR-BATTLE-59");
        Table t;
        t.place("edessa", kEdessa, 8, 1);
        t.place("turbessel", kSaracens, 1, 1);
        t.hand(kEdessa, { "fire-volley", "iron-ranks", "baptism-of-fire", "reinforcement", "border-patrol" });
        t.saracenTop({ "kurdish-horsemen" });
        t.attack(kEdessa, "turbessel", { { "edessa", 4 } });
        t.maneuver("kurdish-horsemen", Verb::CancelLower, "border-patrol");
        t.maneuver("fire-volley", Verb::CancelUpper); // rout 2
        QCOMPARE(t.city("turbessel").owner, Seat(kEdessa));
        QCOMPARE(stock(t, kEdessa, Good::Candles), (Stock{ 1, 0, 0 })); // usable
        QCOMPARE(t.broken(), std::string());
    }
    void goodsOfAPlayersCity_comeFromTheLosersStorage()
    {
        RULES("CR-BATTLE-59");
        Table t;
        t.attackTurbessel(1, 2);
        takeTurbessel(t);
        t.takeAny(Verb::HandOver);
        QCOMPARE(stock(t, kEdessa, Good::Candles), (Stock{ 1, 0, 0 }));
        QCOMPARE(stock(t, kAntioch, Good::Candles), (Stock{ 0, 0, 0 }));
        QCOMPARE(stock(t, kAntioch, Good::Horses), (Stock{ 1, 0, 0 })); // of Antioch itself
    }
    void allGoodsOfTheCity_areTaken_ifItKeepsItsLevel()
    {
        RULES("CR-BATTLE-59");
        for (bool isPlayers : { true, false }) {
            Table t;
            t.rescripts(kEdessa, { "safeguard-for-a-city" }); // the level does not drop at the end of the battle
            t.hand(kEdessa, { "fire-volley", "iron-ranks", "baptism-of-fire", "reinforcement", "border-patrol" });
            t.place("edessa", kEdessa, 8, 1);
            t.place("turbessel", isPlayers ? Seat(kAntioch) : kSaracens, 1, 3);
            t.saracenTop({ "kurdish-horsemen" });
            t.attack(kEdessa, "turbessel", { { "edessa", 4 } });
            t.maneuver(isPlayers ? "norman-charge" : "kurdish-horsemen", Verb::CancelLower, "border-patrol");
            t.take(Verb::UseRescript, t.rescript("safeguard-for-a-city"));
            t.maneuver("fire-volley", Verb::CancelUpper);
            while (t.canDo(Verb::HandOver))
                t.takeAny(Verb::HandOver);
            QCOMPARE(int(t.city("turbessel").level), 3);
            QCOMPARE(stock(t, kEdessa, Good::Candles).count(), 1);
            QCOMPARE(stock(t, kEdessa, Good::Wood).count(), 1);
            QCOMPARE(stock(t, kAntioch, Good::Candles).count() + stock(t, kAntioch, Good::Wood).count(), 0);
        }
    }
    void goods_changeHandsInTheStateTheyAreIn()
    {
        RULES("CR-BATTLE-60");
        for (const Stock &state : { Stock{ 1, 0, 0 }, Stock{ 0, 1, 0 }, Stock{ 0, 0, 1 } }) {
            Table t;
            t.attackTurbessel(1, 2);
            stock(t, kAntioch, Good::Candles) = state;
            takeTurbessel(t);
            QCOMPARE(t.howMany(Verb::HandOver), 1);
            t.takeAny(Verb::HandOver);
            QCOMPARE(stock(t, kEdessa, Good::Candles), state);
            QCOMPARE(stock(t, kAntioch, Good::Candles), Stock{});
        }
    }
    void loser_choosesAmongEqualGoodsInDifferentStates()
    {
        RULES("CR-BATTLE-61"); // CR-AMB-68
        for (int handed : { 0, 1 }) {
            Table t;
            t.place("baalbek", kAntioch, 1, 1); // candles, too
            t.attackTurbessel(1, 2);
            stock(t, kAntioch, Good::Candles) = { 1, 1, 0 };
            takeTurbessel(t);
            QVERIFY(t.asks(Task::HandOver));
            QCOMPARE(t.seat(), Seat(kAntioch));
            QCOMPARE(t.options().size(), 2);
            t.take(Verb::HandOver, int(Good::Candles), handed);
            QCOMPARE(stock(t, kEdessa, Good::Candles), (handed == 0 ? Stock{ 1, 0, 0 } : Stock{ 0, 1, 0 }));
            QCOMPARE(stock(t, kAntioch, Good::Candles), (handed == 0 ? Stock{ 0, 1, 0 } : Stock{ 1, 0, 0 }));
        }
    }
    void cityWithoutAGovernor_getsOneFromTheMarket()
    {
        RULES("CR-BATTLE-62", "CR-BATTLE-64");
        Table t;
        t.governorMarket(kMarket);
        t.attackTurbessel(1, 2);
        takeTurbessel(t);
        t.takeAny(Verb::HandOver);
        QVERIFY(t.asks(Task::PickGovernor));
        QCOMPARE(t.seat(), Seat(kEdessa));
        QCOMPARE(t.howMany(Verb::TakeGovernor), 5);
        QVERIFY(t.can(Verb::BlindGovernor)); // CR-AMB-69
        QVERIFY(!t.can(Verb::Decline) && !t.can(Verb::Done));
        t.take(Verb::TakeGovernor, t.governor("raynald"));
        QCOMPARE(t.city("turbessel").governor, t.governor("raynald"));
        QCOMPARE(t.s.governorMarket[2], kNoCard); // the cell stays empty
        QCOMPARE(t.s.governorMarket[1], t.governor("fulk-of-anjou"));
    }
    void cityWithAGovernor_letsTheWinnerKeepOrReplaceIt()
    {
        RULES("CR-BATTLE-63", "CR-BATTLE-64");
        for (bool isKept : { true, false }) {
            Table t;
            t.governorMarket(kMarket);
            t.faceTurbessel(1, 2);
            t.setGovernor("turbessel", "melisende-of-jerusalem");
            t.attack(kEdessa, "turbessel", { { "edessa", 4 } });
            takeTurbessel(t);
            t.takeAny(Verb::HandOver);
            QVERIFY(t.asks(Task::KeepOrReplaceGovernor));
            QCOMPARE(t.seat(), Seat(kEdessa));
            if (isKept) {
                t.take(Verb::Decline);
                QVERIFY(!t.asks(Task::PickGovernor));
                QCOMPARE(t.city("turbessel").governor, t.governor("melisende-of-jerusalem"));
                QCOMPARE(std::ranges::count(t.s.governorMarket, kNoCard), 0);
            } else {
                t.take(Verb::SwapGovernor, "turbessel");
                QVERIFY(t.s.governorDeck.discard.contains(t.governor("melisende-of-jerusalem")));
                t.take(Verb::TakeGovernor, t.governor("galeran"));
                QCOMPARE(t.city("turbessel").governor, t.governor("galeran"));
                QCOMPARE(t.s.governorMarket[0], kNoCard);
            }
        }
    }
    void victoriousDefender_keepsCityGoodsAndGovernor()
    {
        RULES("CR-BATTLE-58", "CR-BATTLE-65");
        Table t;
        t.faceTurbessel(5, 2);
        t.setGovernor("turbessel", "melisende-of-jerusalem");
        t.attack(kEdessa, "turbessel", { { "edessa", 4 } });
        t.quietManeuvers();
        t.pass(Task::UseEndEffect);
        t.take(Verb::RetreatTo, "edessa");
        QCOMPARE(t.timesTold(EventKind::CityConquered), 0);
        QCOMPARE(t.city("turbessel").owner, Seat(kAntioch));
        QCOMPARE(int(t.city("turbessel").units), 5);
        QCOMPARE(t.city("turbessel").governor, t.governor("melisende-of-jerusalem"));
        QCOMPARE(stock(t, kAntioch, Good::Candles), (Stock{ 1, 0, 0 }));
        QCOMPARE(stock(t, kEdessa, Good::Candles), Stock{});
        QCOMPARE(int(t.city("turbessel").level), 1); // only destruction applies
    }
    void loserOfTheCapital_choosesANewOne()
    {
        RULES("CR-BATTLE-66");
        Table t;
        t.place("tortosa", kAntioch, 1, 2);
        t.place("damascus", kAntioch, 1, 2);
        takeAntioch(t);           // its one defender is discarded
        t.takeAny(Verb::Decline); // the governor is kept
        QVERIFY(t.asks(Task::NewCapital));
        QCOMPARE(t.seat(), Seat(kAntioch));
        QCOMPARE(t.offered(Verb::MakeCapital), (std::set<int>{ t.cityId("tortosa"), t.cityId("damascus") }));
        t.take(Verb::MakeCapital, "damascus");
        QCOMPARE(t.player(kAntioch).capital, t.cityId("damascus"));
        QCOMPARE(t.player(kEdessa).capital, t.cityId("edessa")); // the conqueror's does not change
        QVERIFY(!t.isOver());
    }
    void loserOfTheLastCity_isOut_andTheRoundIsTheLast()
    {
        RULES("CR-BATTLE-66");
        Table t;
        takeAntioch(t);
        QVERIFY(t.player(kAntioch).isOut);
        t.takeAny(Verb::Decline);
        QVERIFY(t.playUntil(Task::Over) || t.isOver());
        QCOMPARE(int(t.s.round), 1);
        QVERIFY(t.s.ending & kDefeat);
    }
};

OUTREMER_TEST(TestCrusadersTrophies)
#include "tst_crusaders_trophies.moc"
