#include "tests/crusaders/crescent.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

// Each of Zengi's ten cards, against what is printed on it: whom he is after, how many units he gathers, how far he goes
// and what a siege costs.
class TestCrusadersCommanderCards : public outremer::test::RuleTest {
    Q_OBJECT

    // His step with a card that leads to no battle and asks nothing.
    static void verifyRide(CrescentTable &t, const std::string &card, const std::string &to, int gathered, int sieges)
    {
        const int supply = t.s.saracens;
        t.ride(card);
        QVERIFY(t.isDone());
        QCOMPARE(t.whereIsHe(), to);
        QCOMPARE(supply - t.s.saracens, gathered);
        QCOMPARE(t.timesTold(EventKind::CommanderBesieged), sieges);
        QCOMPARE(t.broken(), std::string());
    }

    // He stays in Apamea. Turbessel is the weakest next to him; Antioch is a capital, and Aleppo and Homs belong to the
    // richest and holiest with the most cities.
    static CrescentTable atApamea(int troops, int level)
    {
        CrescentTable t;
        t.standAt("apamea");
        t.place("turbessel", kJerusalem, troops, level);
        t.place("aleppo", kEdessa, 4, 2);
        t.place("homs", kEdessa, 4, 2);
        t.player(kEdessa).coins = 9;
        t.player(kEdessa).holiness = 9;
        return t;
    }
    static void verifyStayed(CrescentTable &t, int gathered)
    {
        QVERIFY(t.isDone());
        QCOMPARE(t.whereIsHe(), std::string("apamea"));
        QCOMPARE(int(t.city("apamea").units), 2 + gathered);
        QCOMPARE(Table::field(t.told(EventKind::CommanderBesieged)[0], kCityNoun), int(t.cityId("turbessel")));
        QCOMPARE(t.broken(), std::string());
    }

private slots:
    void feintAtAmida_gathersOne_andGoesTwoAreasToTheNearestCapital()
    {
        CrescentTable t;
        t.standAt("homs"); // two areas from each of them; Jerusalem is the weakest
        t.player(kTripoli).holiness = 9;
        t.player(kTripoli).coins = 9;
        t.place("apamea", kAntioch, 1, 1); // nearer, but no capital
        t.ride("feint-at-amida");
        QVERIFY(t.s.isFighting()); // over Damascus, with one of its two units
        QCOMPARE(t.s.battle.city, t.cityId("jerusalem"));
        QCOMPARE(int(t.s.battle.attackers), 1);
        QCOMPARE(int(t.city("homs").units), 3);
        QCOMPARE(t.timesTold(EventKind::CommanderMoved), 2);
        CrescentTable far;
        far.own(kEdessa, { { "turbessel", 1 } });
        far.place("edessa", kSaracens, 1, 1);
        far.standAt("homs");
        far.place("turbessel", kEdessa, 1, 1); // the weakest capital of four as near
        far.ride("feint-at-amida");
        QCOMPARE(far.s.battle.city, far.cityId("turbessel")); // over Aleppo
    }
    void plotAtMosul_takesHimTwoAreasHome_andNothingElse()
    {
        for (const auto &[from, to] : std::map<std::string, std::string>{
                 { "aleppo", "aleppo" }, { "tadmor", "aleppo" }, { "tortosa", "aleppo" }, { "acre", "aleppo" } }) {
            CrescentTable t;
            t.standAt(from);
            verifyRide(t, "plot-at-mosul", to, 0, 0);
        }
        CrescentTable far; // three areas: he gets no further than next to Aleppo
        far.own(kTripoli, { { "acre", 2 } });
        far.place("tripoli", kSaracens, 0, 1);
        far.place("acre", kTripoli, 1, 2);
        far.standAt("tripoli");
        far.ride("plot-at-mosul");
        QCOMPARE(far.whereIsHe(), std::string("apamea"));
    }
    void washingOnTheWall_gathersOne_andGoesAnAreaToTheWeakest()
    {
        CrescentTable t;
        t.place("tortosa", kTripoli, 1, 1);
        t.place("damascus", kJerusalem, 3, 3); // the most cities, and one of them nearer
        t.place("acre", kJerusalem, 3, 3);
        verifyRide(t, "washing-on-the-wall", "apamea", 1, 0);
        QCOMPARE(int(t.city("aleppo").units), 3);
    }
    void tooManyCities_gathersOne_andGoesAnAreaToWhoHasTheMost()
    {
        CrescentTable t;
        t.place("tortosa", kTripoli, 4, 3);
        t.place("acre", kTripoli, 4, 3);
        t.standAt("baalbek");
        t.place("baalbek", kSaracens, 1, 2);
        CrescentTable far = t;
        t.ride("too-many-cities");
        QVERIFY(t.s.isFighting()); // Tripoli's own city is the weakest of three next to him
        QCOMPARE(t.s.battle.city, t.cityId("tripoli"));
        QCOMPARE(int(t.s.battle.attackers), 1); // the one he gathered
        far.standAt("homs");
        verifyRide(far, "too-many-cities", "baalbek", 1, 0);
        QCOMPARE(int(far.city("homs").units), 3);
    }
    void ledByTheBells_gathersOne_andGoesAnAreaToTheHoliest()
    {
        CrescentTable t;
        t.player(kTripoli).holiness = 9;
        t.player(kEdessa).coins = 5;                       // the richest
        t.place("turbessel", kAntioch, 1, 2);              // of who has the most cities
        verifyRide(t, "led-by-the-bells", "apamea", 1, 1); // next to Antioch, who has nothing the siege could take
        QCOMPARE(int(t.city("aleppo").units), 3);
    }
    // At Tadmor, next to Jerusalem: a bishop there, or else a rescript.
    void ledByTheBells_inASiege_takesABishopThere_orElseARescript()
    {
        CrescentTable t;
        t.bishops(kJerusalem, "jerusalem", 1, 1);
        t.bishops(kJerusalem, "damascus", 1, 0);
        t.rescripts(kJerusalem, { "summons-of-vassals", "leave-to-fortify" });
        CrescentTable none = t;
        t.ride("led-by-the-bells");
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QCOMPARE(t.howMany(Verb::LoseBishop), 2); // those in Damascus are safe
        t.take(Verb::LoseBishop, t.cityId("jerusalem"), 2);
        QVERIFY(t.isDone());
        QVERIFY(t.player(kJerusalem).clergy[t.cityId("jerusalem")] == (Bishops{ 1, 0 }));
        QCOMPARE(t.player(kJerusalem).rescripts.size(), 2);
        QCOMPARE(t.broken(), std::string());
        none.bishops(kJerusalem, "jerusalem", 0, 0);
        none.ride("led-by-the-bells");
        none.takeAny(Verb::DiscardRescript);
        QVERIFY(none.isDone());
        QCOMPARE(none.player(kJerusalem).rescripts.size(), 1);
        QCOMPARE(none.player(kJerusalem).clergy[none.cityId("damascus")].count(), 1);
    }
    void mulesForTheRansom_goesAnAreaToTheRichest_andGathersNobody()
    {
        CrescentTable t;
        t.player(kTripoli).coins = 4;
        verifyRide(t, "mules-for-the-ransom", "apamea", 0, 1); // Antioch, next to him, pays
        QCOMPARE(int(t.player(kAntioch).coins), 0);
        QCOMPARE(int(t.player(kTripoli).coins), 4);
    }
    void mulesForTheRansom_inASiege_costsThreeCoins_orElseATroopToo()
    {
        for (int coins : { 5, 3, 2, 0 }) {
            CrescentTable t;
            t.coinsForAll(0);
            t.player(kAntioch).coins = std::int16_t(coins);
            t.player(kAntioch).holiness = 9; // first of those who have none
            t.standAt("apamea");
            t.place("apamea", kSaracens, 1, 2); // nobody to lead
            t.ride("mules-for-the-ransom");
            QVERIFY(t.isDone());
            QCOMPARE(int(t.player(kAntioch).coins), std::max(0, coins - 3));
            QCOMPARE(int(t.city("antioch").units), coins >= 3 ? 6 : 5);
            QCOMPARE(t.broken(), std::string());
        }
    }
    void zumurrudsDowry_gathersTwo_andGoesAnAreaToHoms()
    {
        CrescentTable t;
        verifyRide(t, "zumurruds-dowry", "homs", 2, 0);
        QCOMPARE(int(t.city("aleppo").units), 4);
        CrescentTable far;
        far.standAt("tadmor");
        verifyRide(far, "zumurruds-dowry", "aleppo", 2, 0);
        QCOMPARE(int(far.city("tadmor").units), 3);
        CrescentTable held;
        held.place("homs", kTripoli, 2, 3);
        held.ride("zumurruds-dowry");
        QVERIFY(held.s.isFighting());
        QCOMPARE(held.s.battle.city, held.cityId("homs"));
        QCOMPARE(int(held.s.battle.attackers), 3);
    }
    void smokeOverTheGhuta_gathersOne_andGoesAnAreaToTheNearestCentralCity()
    {
        CrescentTable t;
        for (const char *id : { "tadmor", "acre" }) // the most cities, and one of them nearer
            t.place(id, kJerusalem, 1, 2);
        t.place("baalbek", kTripoli, 3, 2);
        t.good(kTripoli, Good::Wood, 0, 0, 1);
        t.good(kTripoli, Good::Candles, 0, 0, 1); // nothing to block or spend
        verifyRide(t, "smoke-over-the-ghuta", "apamea", 1, 1);
        QCOMPARE(int(t.city("aleppo").units), 3);
        QCOMPARE(Table::field(t.told(EventKind::CommanderBesieged)[0], kCityNoun), int(t.cityId("baalbek")));
    }
    // One good is blocked, one spent.
    void smokeOverTheGhuta_inASiege_blocksAGood_andSpendsAnother()
    {
        CrescentTable t;
        t.place("baalbek", kTripoli, 3, 2);
        t.place("tortosa", kTripoli, 1, 2); // wood, candles and steel
        t.ride("smoke-over-the-ghuta");
        QCOMPARE(t.seat(), Seat(kTripoli));
        t.take(Verb::BlockGood, int(Good::Candles), 0);
        t.take(Verb::SpendGood, int(Good::Steel));
        QVERIFY(t.isDone());
        QCOMPARE(int(t.stock(kTripoli, Good::Wood).ready), 1);
        QCOMPARE(int(t.stock(kTripoli, Good::Candles).blocked), 1);
        QCOMPARE(int(t.stock(kTripoli, Good::Steel).spent), 1);
        QCOMPARE(t.broken(), std::string());
    }
    void fourWeeksAtTheWall_gathersOne_andCostsTheNearestATroopAndTwoGoods()
    {
        CrescentTable t = atApamea(3, 1);
        t.place("damascus", kJerusalem, 9, 2); // steel, and two candles
        t.ride("four-weeks-at-the-wall");
        QCOMPARE(t.seat(), Seat(kJerusalem));
        t.take(Verb::SpendGood, int(Good::Steel));
        t.take(Verb::SpendGood, int(Good::Candles));
        verifyStayed(t, 1);
        QCOMPARE(int(t.city("turbessel").units), 2);
        QCOMPARE(t.spentGoods(kJerusalem), 2);
        CrescentTable last = atApamea(1, 1); // a last troop is not lost
        last.good(kJerusalem, Good::Candles, 0, 2);
        last.ride("four-weeks-at-the-wall");
        verifyStayed(last, 1);
        QCOMPARE(int(last.city("turbessel").units), 1);
    }
    void cupAtJabar_gathersTwo_andLowersTheWeakest_orElseCostsATroop()
    {
        CrescentTable t = atApamea(2, 3);
        t.place("acre", kTripoli, 1, 1); // weaker, but far
        t.ride("cup-at-jabar");
        verifyStayed(t, 2);
        QCOMPARE(int(t.city("turbessel").level), 2);
        QCOMPARE(int(t.city("turbessel").units), 2);
        CrescentTable low = atApamea(3, 1);
        low.ride("cup-at-jabar");
        verifyStayed(low, 2);
        QCOMPARE(int(low.city("turbessel").level), 1);
        QCOMPARE(int(low.city("turbessel").units), 2);
    }

    void cards_ofTheWholeDeck_haveATestEach()
    {
        const auto &deck = game().content().commander;
        QCOMPARE(untestedCard(deck, *metaObject(), 4), std::string());
        QCOMPARE(deck.size(), 11u); // and the unknown one
    }
};

OUTREMER_TEST(TestCrusadersCommanderCards)
#include "tst_crusaders_commandercards.moc"
