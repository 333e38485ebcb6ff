#include "tests/crusaders/crescent.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

// Zengi's figure, his cards, where he goes and whom he besieges (CH4-CMD), and the end he can bring (CH4-END). His
// battles are in tst_crusaders_commanderbattles.cpp.
class TestCrusadersCommander : public outremer::test::RuleTest {
    Q_OBJECT

    // Two capitals in Saracen hands; their players live on in Turbessel and Tadmor.
    template <class T>
    static void loseEdessaAndAntioch(T &t)
    {
        t.own(kEdessa, { { "tadmor", 2 } });
        t.own(kAntioch, { { "turbessel", 2 } });
        t.place("edessa", kSaracens, 1, 1);
        t.place("antioch", kSaracens, 1, 1);
    }
    // The rest of the round; nobody sells anything.
    template <class T>
    static void endRound(T &t)
    {
        QCOMPARE(t.broken(), std::string());
        t.events.clear();
        t.income();
        t.pass(Task::Sell);
    }

private slots:
    void figure_atTheStartOfChapterFour_standsInAleppo()
    {
        RULES("CH4-CMD-01");
        for (const StateIds &states : everyGroup()) {
            const ChapterTable t(4, {}, states, {}, seedOfAChoice(4, states));
            QCOMPARE(t.s.saga.commander, t.cityId("aleppo"));
            QCOMPARE(t.s.city(t.cityId("aleppo")).owner, kSaracens);
        }
        for (int chapter = 1; chapter <= 3; ++chapter) {
            const ChapterTable t(chapter);
            QCOMPARE(t.s.saga.commander, kNoCity);
            QVERIFY(t.s.saga.commanderDeck.empty() && t.s.saga.usedCommander.empty());
        }
    }
    void deck_atTheStartOfChapterFour_hasTenShuffledCards()
    {
        RULES("CH4-CMD-01");
        std::set<std::vector<Card>> orders;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const ChapterTable t(4, {}, kAllStates, {}, seed);
            std::vector<Card> cards(t.s.saga.commanderDeck.begin(), t.s.saga.commanderDeck.end());
            cards.insert(cards.end(), t.s.saga.usedCommander.begin(), t.s.saga.usedCommander.end());
            QCOMPARE(std::set<Card>(cards.begin(), cards.end()).size(), 10u);
            QCOMPARE(cards.size(), 10u);
            orders.insert(cards);
        }
        QVERIFY(orders.size() > 15);
    }

    // From the first round on, one card in each, before anybody plans; unless he has left the map.
    void cards_inEveryRound_areDrawnOneByOne()
    {
        RULES("CH4-CMD-03");
        int rounds = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            ChapterTable t(4, {}, kAllStates, {}, seed);
            Rng rng = streamOf(seed, 3);
            while (!t.isOver()) {
                if (t.asks(Task::SwearOath) && t.s.saga.commander != kNoCity) {
                    QCOMPARE(t.s.saga.usedCommander.size(), int(t.s.round));
                    QCOMPARE(t.s.saga.commanderDeck.size(), 10 - t.s.round);
                    rounds = std::max<int>(rounds, t.s.round);
                }
                takeRandom(t, rng);
            }
        }
        QVERIFY(rounds >= 3);
    }
    void card_isDrawn_afterTheRaids()
    {
        RULES("CH4-CMD-03");
        CrescentTable t;
        t.place("damascus", kSaracens, 3, 2);
        t.nextOrder("plot-at-mosul");
        t.events.clear();
        t.eventPhase(2, "winter-rains", Good::Candles);
        QVERIFY(t.asks(Task::ChooseRaid));
        QCOMPARE(t.timesTold(EventKind::CommanderOrdered), 0);
        t.take(Verb::RaidCity, "jerusalem");
        QVERIFY(t.isDone());
        const auto first = [&](EventKind kind) {
            return std::ranges::find(t.events, std::uint8_t(kind), &Event::kind) - t.events.begin();
        };
        QVERIFY(first(EventKind::RaidEnded) < first(EventKind::CommanderOrdered));
        QVERIFY(first(EventKind::CommanderOrdered) < first(EventKind::RaidTokenRevealed));
        QCOMPARE(
            Table::field(t.told(EventKind::CommanderOrdered)[0], kCommanderNoun), int(t.commander("plot-at-mosul")));
    }

    // Where he stands the Saracens are stronger: in defence...
    void defenders_whereZengiStands_haveTwoStrengthMore()
    {
        RULES("CH4-CMD-02");
        for (const char *where : { "aleppo", "homs" }) {
            CrescentTable t;
            t.standAt(where);
            t.place("edessa", kEdessa, 8, 1);
            t.attack(kEdessa, "aleppo", { { "edessa", 3 } });
            const int led = where == std::string("aleppo") ? 2 : 0;
            QCOMPARE(int(t.s.battle.strength[kDefender]), led);
            QCOMPARE(t.board().difference(), 3 - (2 + 2 + led));
            QCOMPARE(t.broken(), std::string());
        }
    }
    // ... and in raids that units from his city join. Here one unit comes from Aleppo; nobody can leave Tadmor.
    void raiders_fromWhereZengiStands_haveTwoStrengthMore()
    {
        RULES("CH4-CMD-02");
        for (const char *where : { "aleppo", "homs", "tadmor" }) {
            CrescentTable t;
            t.standAt(where);
            t.nextOrder("plot-at-mosul");
            t.eventPhase(2, "winter-rains", Good::Steel);
            t.take(Verb::RaidCity, "edessa");
            const int led = where == std::string("aleppo") ? 2 : 0;
            QCOMPARE(Table::field(t.told(EventKind::RaidRepelled)[0], kNumberNoun), 5 + 1 + 1 - (1 + led));
        }
    }

    void units_thatZengiGathers_comeFromTheSupplyToWhereHeStands()
    {
        RULES("CH4-CMD-04");
        CrescentTable t;
        t.standAt("homs");
        const int supply = t.s.saracens;
        t.ride("zumurruds-dowry"); // two units; he is there already
        QVERIFY(t.isDone());
        QCOMPARE(int(t.city("homs").units), 4);
        QCOMPARE(int(t.s.saracens), supply - 2);
        QCOMPARE(t.broken(), std::string());
        CrescentTable poor;
        poor.standAt("homs");
        poor.place("damascus", kSaracens, 2 + poor.s.saracens - 1, 2);
        poor.ride("zumurruds-dowry");
        QCOMPARE(int(poor.city("homs").units), 3); // all there was
        QCOMPARE(int(poor.s.saracens), 0);
        QCOMPARE(poor.broken(), std::string());
    }
    // First he gathers, then he goes, then he besieges: what he gathered stays behind.
    void card_isCarriedOut_inItsOrder()
    {
        RULES("CH4-CMD-04");
        CrescentTable t;
        t.rescripts(kJerusalem, { "summons-of-vassals" });
        t.ride("led-by-the-bells");
        t.takeAny(Verb::DiscardRescript); // the bishop in Jerusalem is the last one
        QVERIFY(t.isDone());
        QCOMPARE(int(t.city("aleppo").units), 3);
        QCOMPARE(t.whereIsHe(), std::string("tadmor"));
        QCOMPARE(t.player(kJerusalem).rescripts.size(), 0);
        const auto first = [&](EventKind kind) {
            return std::ranges::find(t.events, std::uint8_t(kind), &Event::kind) - t.events.begin();
        };
        QVERIFY(first(EventKind::CommanderOrdered) < first(EventKind::CommanderMoved));
        QVERIFY(first(EventKind::CommanderMoved) < first(EventKind::CommanderBesieged));
    }

    void nearest_isTheNearestCity_thenTheWeakest_thenTheFirstOnTheMap()
    {
        RULES("CH4-CMD-05");
        CrescentTable t;
        QCOMPARE(t.aim(Aim::Nearest), std::string("edessa"));
        t.place("tadmor", kJerusalem, 1, 2); // as near, and weaker
        QCOMPARE(t.aim(Aim::Nearest), std::string("tadmor"));
        t.place("tadmor", kJerusalem, 4, 2); // as strong as Edessa: 5 troops, level 1
        QCOMPARE(t.aim(Aim::Nearest), std::string("edessa"));
        t.place("tadmor", kJerusalem, 4, 1); // levels count
        QCOMPARE(t.aim(Aim::Nearest), std::string("tadmor"));
        t.standAt("baalbek");
        QCOMPARE(t.aim(Aim::Nearest), std::string("tripoli"));
    }
    void weakest_isTheWeakestCity_thenTheNearest_thenTheFirstOnTheMap()
    {
        RULES("CH4-CMD-05");
        CrescentTable t;
        QCOMPARE(t.aim(Aim::Weakest), std::string("jerusalem")); // 4 troops, level 1; Edessa has 5
        t.place("acre", kTripoli, 1, 3);
        QCOMPARE(t.aim(Aim::Weakest), std::string("acre"));
        t.place("tortosa", kAntioch, 2, 2); // as weak and as near: first on the map
        QCOMPARE(t.aim(Aim::Weakest), std::string("tortosa"));
        t.place("turbessel", kAntioch, 2, 2); // as weak and nearer
        QCOMPARE(t.aim(Aim::Weakest), std::string("turbessel"));
    }
    void capital_isTheNearestCapital_whereverItIs()
    {
        RULES("CH4-CMD-05");
        CrescentTable t;
        t.place("tadmor", kJerusalem, 1, 1); // nearer or weaker cities do not matter
        QCOMPARE(t.aim(Aim::Capital), std::string("edessa"));
        t.own(kEdessa, { { "acre", 2 } });
        t.place("edessa", kSaracens, 1, 1);
        QCOMPARE(t.aim(Aim::Capital), std::string("acre")); // as near as Jerusalem and Antioch, and weaker
        t.place("acre", kEdessa, 9, 2);
        QCOMPARE(t.aim(Aim::Capital), std::string("jerusalem"));
    }
    void mostCities_isTheNearestCity_ofWhoHasTheMost()
    {
        RULES("CH4-CMD-05");
        CrescentTable t;
        QCOMPARE(t.aim(Aim::MostCities), std::string("jerusalem")); // one each: the first in turn order
        t.player(kAntioch).holiness = 9;
        QCOMPARE(t.aim(Aim::MostCities), std::string("antioch"));
        t.place("acre", kTripoli, 1, 2);
        QCOMPARE(t.aim(Aim::MostCities), std::string("acre"));
        t.place("tadmor", kEdessa, 1, 2);
        QCOMPARE(t.aim(Aim::MostCities), std::string("acre")); // Tripoli is before Edessa
        t.place("turbessel", kEdessa, 4, 2);
        QCOMPARE(t.aim(Aim::MostCities), std::string("tadmor"));
    }
    void holiest_isTheNearestCity_ofTheFirstOnTheTrack()
    {
        RULES("CH4-CMD-05");
        CrescentTable t;
        QCOMPARE(t.aim(Aim::Holiest), std::string("jerusalem"));
        t.place("damascus", kJerusalem, 9, 3);
        QCOMPARE(t.aim(Aim::Holiest), std::string("damascus"));
        t.player(kTripoli).holiness = 9;
        QCOMPARE(t.aim(Aim::Holiest), std::string("tripoli"));
    }
    void richest_isTheNearestCity_ofWhoHasTheMostCoins()
    {
        RULES("CH4-CMD-05");
        CrescentTable t;
        QCOMPARE(t.aim(Aim::Richest), std::string("jerusalem")); // three coins each: the first in turn order
        t.player(kAntioch).coins = 4;
        QCOMPARE(t.aim(Aim::Richest), std::string("antioch"));
        t.place("apamea", kAntioch, 9, 3);
        QCOMPARE(t.aim(Aim::Richest), std::string("apamea"));
    }
    void central_isTheNearestCentralCity_orAnyWhereThereIsNone()
    {
        RULES("CH4-CMD-05");
        CrescentTable t;
        QCOMPARE(t.aim(Aim::Central), std::string("edessa"));
        t.place("baalbek", kTripoli, 9, 3);
        QCOMPARE(t.aim(Aim::Central), std::string("baalbek"));
        t.place("damascus", kJerusalem, 9, 3);
        QCOMPARE(t.aim(Aim::Central), std::string("damascus"));
    }
    void homsAndHome_areWhereTheyAre_whoeverHoldsThem()
    {
        RULES("CH4-CMD-05");
        CrescentTable t;
        QCOMPARE(t.aim(Aim::Homs), std::string("homs"));
        t.place("homs", kTripoli, 3, 3);
        QCOMPARE(t.aim(Aim::Homs), std::string("homs"));
        t.standAt("tortosa");
        QCOMPARE(t.aim(Aim::Home), std::string("aleppo"));
    }
    void playersWhoAreOut_areNobodysTarget()
    {
        RULES("CH4-CMD-05");
        CrescentTable t;
        t.place("jerusalem", kSaracens, 1, 1);
        t.player(kJerusalem).capital = kNoCity;
        t.player(kJerusalem).isOut = 1;
        t.player(kJerusalem).coins = 20;
        QCOMPARE(t.aim(Aim::Richest), std::string("tripoli"));
        QCOMPARE(t.aim(Aim::Holiest), std::string("tripoli"));
        QCOMPARE(t.aim(Aim::MostCities), std::string("tripoli"));
        QCOMPARE(t.aim(Aim::Weakest), std::string("edessa")); // as weak as Tripoli, and nearer
        QCOMPARE(t.aim(Aim::Capital), std::string("edessa"));
    }

    // From Aleppo two ways of two areas lead to Antioch: over Turbessel, first on the map, and over Apamea.
    void way_isTheShortest_overSaracenLandWhereThereIsAChoice()
    {
        RULES("CH4-CMD-06");
        CrescentTable t(kAllStates);
        t.player(kAntioch).coins = 9;
        CrescentTable free = t;
        free.ride("mules-for-the-ransom");
        QCOMPARE(free.whereIsHe(), std::string("turbessel"));
        t.place("turbessel", kTripoli, 1, 1);
        t.ride("mules-for-the-ransom");
        QCOMPARE(t.whereIsHe(), std::string("apamea"));
        QVERIFY(!t.s.isFighting());
        QCOMPARE(t.broken(), std::string());
    }
    void way_whereOnlyPlayersCitiesLeadOn_goesThroughThem()
    {
        RULES("CH4-CMD-06", "CH4-CMD-07");
        CrescentTable t;
        t.player(kAntioch).coins = 9;
        t.place("turbessel", kTripoli, 1, 1);
        t.place("apamea", kTripoli, 1, 1);
        t.ride("mules-for-the-ransom");
        QVERIFY(t.s.isFighting());
        QCOMPARE(t.s.battle.city, t.cityId("turbessel"));
        QCOMPARE(t.s.battle.defender, Seat(kTripoli)); // whoever he was after
    }
    // Of two players, Jerusalem and Tripoli: Edessa, Antioch and Turbessel are covered.
    void way_goesRoundCoveredCities()
    {
        RULES("CH4-CMD-06");
        CrescentTable t({ "jerusalem", "tripoli" });
        QCOMPARE(t.board().distance(t.cityId("aleppo"), t.cityId("tripoli")), 3);
        t.player(kTripoli).coins = 9;
        t.ride("mules-for-the-ransom");
        QCOMPARE(t.whereIsHe(), std::string("apamea"));
        QCOMPARE(t.board().distance(t.s.saga.commander, t.cityId("tripoli")), 2);
    }
    void movements_areAsManyAsTheCardSays_andStopAtTheTarget()
    {
        RULES("CH4-CMD-06");
        CrescentTable t;
        t.standAt("acre");
        t.ride("plot-at-mosul"); // two of them, home
        QCOMPARE(t.whereIsHe(), std::string("aleppo"));
        QCOMPARE(t.timesTold(EventKind::CommanderMoved), 2);
        CrescentTable near;
        near.standAt("homs");
        near.ride("plot-at-mosul");
        QCOMPARE(near.whereIsHe(), std::string("aleppo"));
        QCOMPARE(near.timesTold(EventKind::CommanderMoved), 1);
    }

    // He leads units into battle; when he only walks he goes alone.
    void units_whereZengiOnlyWalks_stayWhereTheyAre()
    {
        RULES("CH4-CMD-06");
        CrescentTable t;
        t.player(kAntioch).coins = 9;
        t.ride("mules-for-the-ransom");
        QCOMPARE(int(t.city("aleppo").units), 2);
        QCOMPARE(int(t.city("turbessel").units), 1);
    }

    void siege_isLaid_toWhatHeIsAfterNextToHim()
    {
        RULES("CH4-CMD-09");
        CrescentTable t;
        t.player(kAntioch).coins = 9;
        t.place("tortosa", kTripoli, 1, 1); // weaker, and next to Apamea too
        t.place("turbessel", kTripoli, 1, 1);
        t.ride("mules-for-the-ransom");
        QCOMPARE(t.whereIsHe(), std::string("apamea"));
        QCOMPARE(Table::field(t.told(EventKind::CommanderBesieged)[0], kCityNoun), int(t.cityId("antioch")));
        QCOMPARE(int(t.player(kAntioch).coins), 6);
        QCOMPARE(int(t.player(kTripoli).coins), 3);
        QVERIFY(t.isDone());
        QCOMPARE(t.s.raid.city, kNoCity);
    }
    // Tripoli, the richest, is still far away.
    void siege_whereHisTargetIsFar_isLaidToTheWeakestNextToHim()
    {
        RULES("CH4-CMD-09");
        CrescentTable t;
        t.player(kTripoli).coins = 9;
        t.place("turbessel", kEdessa, 2, 3);
        t.ride("mules-for-the-ransom");
        QCOMPARE(t.whereIsHe(), std::string("apamea"));
        QCOMPARE(Table::field(t.told(EventKind::CommanderBesieged)[0], kCityNoun), int(t.cityId("turbessel")));
        QCOMPARE(int(t.player(kEdessa).coins), 0);
        QCOMPARE(int(t.player(kAntioch).coins), 3); // Antioch has more troops and walls
        QCOMPARE(int(t.player(kTripoli).coins), 9);
    }
    void siege_whereNobodyIsNear_isNotLaid()
    {
        RULES("CH4-CMD-09");
        CrescentTable t;
        t.standAt("homs");
        t.ride("four-weeks-at-the-wall");
        QVERIFY(t.isDone());
        QCOMPARE(t.timesTold(EventKind::CommanderBesieged), 0);
        QCOMPARE(int(t.city("homs").units), 3); // he gathered
    }

    void crescent_whenTwoCapitalsAreLost_endsTheChapterAsADefeat()
    {
        RULES("CH4-END-01");
        CrescentTable t;
        loseEdessaAndAntioch(t);
        endRound(t);
        QVERIFY(t.isOver());
        QCOMPARE(int(t.s.ending), int(kCrescent)); // in round 1, and nobody is out
        QCOMPARE(t.timesTold(EventKind::CrescentRisen), 1);
        QCOMPARE(game().outcome(t.s).ending, std::uint8_t(Ending::Defeat));
    }
    void crescent_withOneCapitalLost_orOneInARivalsHands_doesNotRise()
    {
        RULES("CH4-END-01");
        CrescentTable one;
        loseEdessaAndAntioch(one);
        one.place("antioch", kAntioch, 1, 1);
        endRound(one);
        QVERIFY(!one.isOver());
        CrescentTable rival;
        loseEdessaAndAntioch(rival);
        rival.place("edessa", kAntioch, 1, 1);
        endRound(rival);
        QVERIFY(!rival.isOver());
        QCOMPARE(int(rival.s.round), 2);
    }
    void crescent_beforeChapterFour_doesNotRise()
    {
        RULES("CH4-END-01");
        ChapterTable t(3, {}, kAllStates, {}, seedOfAChoice(3, kAllStates));
        t.calm();
        loseEdessaAndAntioch(t);
        endRound(t);
        QVERIFY(!t.isOver());
    }
    void crescent_ofTwoPlayers_doesNotCountCoveredCapitals()
    {
        RULES("CH4-END-01");
        CrescentTable t({ "jerusalem", "tripoli" });
        t.own(kJerusalem, { { "acre", 2 } });
        t.place("jerusalem", kSaracens, 1, 1);
        CrescentTable both = t;
        endRound(t);
        QVERIFY(!t.isOver());
        both.own(kTripoli, { { "tortosa", 2 } });
        both.place("tripoli", kSaracens, 1, 1);
        endRound(both);
        QVERIFY(both.isOver());
    }
};

OUTREMER_TEST(TestCrusadersCommander)
#include "tst_crusaders_commander.moc"
