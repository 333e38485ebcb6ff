#include "tests/crusaders/crescent.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

// Battles that Zengi begins (CH4-CMD-07, 08) and those in which he is beaten (CH4-CMD-10..12).
class TestCrusadersCommanderBattles : public outremer::test::RuleTest {
    Q_OBJECT

    // Zengi gathers a unit in Aleppo and falls upon Edessa with all but one; the maneuvers of a quiet battle give the
    // Saracens one strength. What is asked next is the retreat, or what comes after the battle.
    static CrescentTable stormOfEdessa(int inAleppo, int troops, int level)
    {
        CrescentTable t;
        t.place("aleppo", kSaracens, inAleppo, 2);
        t.place("edessa", kEdessa, troops, level);
        return t;
    }
    static void fight(CrescentTable &t)
    {
        QCOMPARE(t.broken(), std::string());
        t.dealQuietly();
        t.ride("feint-at-amida");
        QCOMPARE(t.broken(), std::string());
        t.quietBattle("baptism-of-fire", "border-patrol");
        QCOMPARE(t.broken(), std::string());
    }
    static int influence(const CrescentTable &t, Seat seat)
    {
        return t.influenceFrom(InfluenceSource::Commander, seat);
    }

private slots:
    void zengi_enteringAPlayersCity_beginsABattleWithAllUnitsButOne()
    {
        RULES("CH4-CMD-07");
        CrescentTable t = stormOfEdessa(5, 5, 1);
        t.ride("feint-at-amida");
        QVERIFY(t.s.isFighting());
        QCOMPARE(t.s.battle.city, t.cityId("edessa"));
        QCOMPARE(t.s.battle.attacker, kSaracens);
        QCOMPARE(t.s.battle.defender, Seat(kEdessa));
        QCOMPARE(int(t.s.battle.attackers), 5); // five and the one he gathered, but for one
        QCOMPARE(int(t.city("aleppo").units), 1);
        QCOMPARE(int(t.city("edessa").units), 5);
        QCOMPARE(t.whereIsHe(), std::string("edessa"));
        QCOMPARE(t.broken(), std::string());
    }
    // Antioch and Jerusalem are two areas away; with Tadmor, Jerusalem is nearer.
    void saracens_inZengisBattle_arePlayedByTheDefendersNearestRival()
    {
        RULES("CH4-CMD-07");
        CrescentTable t = stormOfEdessa(5, 5, 1);
        CrescentTable near = t;
        t.ride("feint-at-amida");
        QVERIFY(t.asks(Task::ChooseSaracens));
        QCOMPARE(t.seat(), Seat(kEdessa)); // the defender names one of two
        QCOMPARE(t.offered(Verb::NameSaracens), (std::set<int>{ kJerusalem, kAntioch }));
        t.take(Verb::NameSaracens, kAntioch);
        QCOMPARE(t.s.battle.saracenPlayer, Seat(kAntioch));
        near.place("tadmor", kJerusalem, 1, 2);
        near.player(kTripoli).holiness = 9; // whoever is first on the track
        near.ride("feint-at-amida");
        QCOMPARE(near.s.battle.saracenPlayer, Seat(kJerusalem));
        CrescentTable homs = stormOfEdessa(5, 5, 1);
        homs.place("homs", kTripoli, 1, 3); // next to Aleppo, but two areas from Edessa like the others
        homs.ride("feint-at-amida");
        QCOMPARE(homs.offered(Verb::NameSaracens), (std::set<int>{ kJerusalem, kTripoli, kAntioch }));
    }
    void maneuvers_inZengisBattle_areMadeByTheDefenderFirst()
    {
        RULES("CH4-CMD-07");
        CrescentTable t = stormOfEdessa(5, 5, 1);
        t.dealQuietly();
        t.ride("feint-at-amida");
        t.take(Verb::NameSaracens, kJerusalem);
        QVERIFY(t.asks(Task::Maneuver));
        QCOMPARE(t.seat(), Seat(kEdessa));
        t.take(Verb::PlayTactic, t.tactic("baptism-of-fire"));
        QVERIFY(t.asks(Task::CancelHalf));
        QCOMPARE(t.seat(), Seat(kJerusalem));
        t.take(Verb::CancelUpper);
        QVERIFY(t.asks(Task::Maneuver));
        QCOMPARE(t.seat(), Seat(kJerusalem)); // with cards of the Saracens
        for (int card : t.offered(Verb::PlayTactic))
            QVERIFY(t.c.tactics[std::size_t(card)].isSaracen);
        QCOMPARE(t.offered(Verb::PlayTactic).size(), 4u); // one covers Edessa's
    }
    // Led units, the two of his presence and one of a card against troops and walls: at 0 the attacker wins.
    void zengi_attacking_hasTwoStrengthMoreThanHisUnits()
    {
        RULES("CH4-CMD-07");
        CrescentTable wins = stormOfEdessa(3, 5, 1); // leads 3
        wins.place("turbessel", kEdessa, 1, 2);
        fight(wins);
        QCOMPARE(Table::field(wins.told(EventKind::BattleWon)[0], kRealmNoun), int(kSaracenRealm));
        CrescentTable loses = stormOfEdessa(2, 5, 1); // leads 2
        fight(loses);
        QCOMPARE(Table::field(loses.told(EventKind::BattleWon)[0], kRealmNoun), int(kEdessa));
    }
    // Uncovered strength of the Saracen track counts too: 1 in round 4.
    void zengi_attackingLater_hasTheStrengthOfTheTrack()
    {
        RULES("CH4-CMD-07");
        CrescentTable t = stormOfEdessa(3, 8, 1);
        t.nextOrder("feint-at-amida");
        t.eventPhase(4, "winter-rains", Good::Wood);
        QVERIFY(t.playUntil(Task::ChooseSaracens));
        QCOMPARE(int(t.s.battle.strength[kAttacker]), 2 + 1);
        QCOMPARE(int(t.s.battle.strength[kDefender]), 0);
    }

    // Edessa falls: it keeps Turbessel, where the troops that are left go.
    void city_thatZengiWins_isCapturedWithAllThatWasInIt()
    {
        RULES("CH4-CMD-07");
        CrescentTable t = stormOfEdessa(9, 3, 3); // leads 9
        t.place("turbessel", kEdessa, 1, 2);
        t.place("tadmor", kEdessa, 1, 2);
        t.setGovernor("edessa", "galeran");
        QCOMPARE(t.stock(kEdessa, Good::Steel).count(), 1);
        QCOMPARE(t.stock(kEdessa, Good::Candles).count(), 1); // of level 3
        const int supply = t.player(kEdessa).troops;
        fight(t);
        QVERIFY(t.asks(Task::RetreatTo));
        QCOMPARE(t.seat(), Seat(kEdessa));
        t.take(Verb::RetreatTo, "turbessel"); // one troop falls
        QVERIFY(t.asks(Task::NewCapital));
        QCOMPARE(t.seat(), Seat(kEdessa));
        t.take(Verb::MakeCapital, "tadmor");
        QVERIFY(t.isDone());
        QCOMPARE(t.city("edessa").owner, kSaracens);
        QCOMPARE(int(t.city("edessa").units), 9);
        QCOMPARE(int(t.city("edessa").level), 2); // destroyed by the battle
        QCOMPARE(t.city("edessa").governor, kNoCard);
        QVERIFY(t.s.governorDeck.discard.contains(t.governor("galeran")));
        QCOMPARE(t.stock(kEdessa, Good::Steel).count(), 0);
        QCOMPARE(t.stock(kEdessa, Good::Candles).count(), 0);
        QCOMPARE(int(t.city("turbessel").units), 3);
        QCOMPARE(int(t.player(kEdessa).troops), supply + 1);
        QCOMPARE(t.player(kEdessa).capital, t.cityId("tadmor"));
        QCOMPARE(t.whereIsHe(), std::string("edessa"));
        QCOMPARE(t.timesTold(EventKind::CityCaptured), 1);
        QCOMPARE(t.timesTold(EventKind::CommanderBeaten), 0);
        for (Seat seat = 0; seat < 4; ++seat)
            QCOMPARE(influence(t, seat), 0);
        QCOMPARE(t.broken(), std::string());
    }
    void player_whoseLastCityZengiWins_isOut()
    {
        RULES("CH4-CMD-07");
        CrescentTable t = stormOfEdessa(9, 3, 1);
        fight(t);
        QVERIFY(t.isDone());
        QVERIFY(t.player(kEdessa).isOut);
        QCOMPARE(int(t.player(kEdessa).troops), 15);
        QVERIFY(t.seat() != kEdessa);
        QCOMPARE(t.broken(), std::string());
    }

    // Two units, the two of his presence and one of a card do not take Edessa: 5 troops, level 2.
    void zengi_beatenOff_costsHimAUnit_andGivesTheDefenderThreeInfluence()
    {
        RULES("CH4-CMD-10");
        CrescentTable t = stormOfEdessa(2, 5, 2);
        const int before = t.player(kEdessa).influence;
        const int supply = t.s.saracens;
        fight(t);
        QVERIFY(t.asks(Task::RetreatTo));
        QCOMPARE(t.seat(), t.s.battle.saracenPlayer);
        t.take(Verb::RetreatTo, "tadmor");
        QVERIFY(t.isDone());
        QCOMPARE(t.city("edessa").owner, Seat(kEdessa));
        QCOMPARE(int(t.city("edessa").units), 5);
        QCOMPARE(int(t.city("edessa").level), 1); // the battle was fought there all the same
        QCOMPARE(int(t.city("tadmor").units), 2);
        QCOMPARE(int(t.city("aleppo").units), 1);
        QCOMPARE(int(t.s.saracens), supply - 1 + 1); // one gathered, one fallen
        QCOMPARE(influence(t, kEdessa), 3);
        QCOMPARE(int(t.player(kEdessa).influence), before + 3);
        for (Seat seat : { kJerusalem, kTripoli, kAntioch })
            QCOMPARE(influence(t, seat), 0);
        QCOMPARE(t.timesTold(EventKind::CommanderBeaten), 1);
        QCOMPARE(t.broken(), std::string());
    }
    // Tortosa, Acre and Baalbek are three areas from Edessa: the first of them on the map.
    void zengi_beatenOff_withdrawsToTheFarthestSaracenCity()
    {
        RULES("CH4-CMD-11");
        CrescentTable t = stormOfEdessa(2, 5, 2);
        CrescentTable held = t;
        fight(t);
        t.take(Verb::RetreatTo, "tadmor");
        QCOMPARE(t.whereIsHe(), std::string("tortosa"));
        held.place("tortosa", kTripoli, 1, 2);
        held.place("acre", kTripoli, 1, 2);
        fight(held);
        held.take(Verb::RetreatTo, "tadmor");
        QCOMPARE(held.whereIsHe(), std::string("baalbek"));
    }
    void player_whoTakesTheCityWhereZengiStands_scoresThreeInfluence_andDrivesHimAway()
    {
        RULES("CH4-CMD-10", "CH4-CMD-11");
        for (const char *where : { "aleppo", "homs" }) {
            CrescentTable t = stormOfEdessa(1, 12, 1);
            t.city("aleppo").level = 1;
            t.standAt(where);
            t.conquer(kEdessa, "edessa", "aleppo");
            while (t.s.isFighting())
                t.take(t.options()[0]);
            QCOMPARE(t.city("aleppo").owner, Seat(kEdessa));
            const bool wasThere = where == std::string("aleppo");
            QCOMPARE(influence(t, kEdessa), wasThere ? 3 : 0);
            QCOMPARE(t.timesTold(EventKind::CommanderBeaten), wasThere ? 1 : 0);
            QCOMPARE(t.whereIsHe(), std::string(wasThere ? "tortosa" : "homs")); // two areas off, first on the map
            QCOMPARE(t.broken(), std::string());
        }
    }
    void player_whoFailsWhereZengiStands_scoresNothing_andHeStays()
    {
        RULES("CH4-CMD-10", "CH4-CMD-11");
        CrescentTable t = stormOfEdessa(9, 8, 1);
        t.attack(kEdessa, "aleppo", { { "edessa", 1 } });
        while (t.s.isFighting())
            t.take(t.options()[0]);
        QCOMPARE(t.city("aleppo").owner, kSaracens);
        QCOMPARE(t.whereIsHe(), std::string("aleppo"));
        QCOMPARE(influence(t, kEdessa), 0);
        QCOMPARE(t.timesTold(EventKind::CommanderBeaten), 0);
    }

    // Edessa, the richest, is next to Aleppo, where one unit is left.
    void zengi_withNobodyToLead_staysAndGathersOneMore()
    {
        RULES("CH4-CMD-08");
        CrescentTable t = stormOfEdessa(1, 5, 1);
        t.player(kEdessa).coins = 9;
        const int supply = t.s.saracens;
        t.ride("mules-for-the-ransom"); // gathers nobody by itself
        QVERIFY(t.isDone());
        QVERIFY(!t.s.isFighting());
        QCOMPARE(t.whereIsHe(), std::string("aleppo"));
        QCOMPARE(int(t.city("aleppo").units), 2);
        QCOMPARE(int(t.s.saracens), supply - 1);
        QCOMPARE(t.timesTold(EventKind::BattleStarted), 0);
        QCOMPARE(int(t.player(kEdessa).coins), 6); // he has not fought: a siege
        QCOMPARE(t.broken(), std::string());
    }
    void zengi_whoHasFought_besiegesNobody()
    {
        RULES("CH4-CMD-04");
        CrescentTable t = stormOfEdessa(2, 5, 2);
        t.player(kEdessa).coins = 9;
        t.dealQuietly();
        t.ride("mules-for-the-ransom"); // leads one
        t.quietBattle("baptism-of-fire", "border-patrol");
        QVERIFY(t.isDone()); // the one has fallen
        QCOMPARE(t.timesTold(EventKind::BattleStarted), 1);
        QCOMPARE(t.timesTold(EventKind::CommanderBesieged), 0);
        QCOMPARE(int(t.player(kEdessa).coins), 9);
    }
    // From Homs over Aleppo: he leads those of the city he leaves, and the battle ends his way.
    void zengi_enteringOnHisSecondMovement_leadsTheUnitsOfTheCityHeLeaves()
    {
        RULES("CH4-CMD-07");
        CrescentTable t = stormOfEdessa(4, 2, 1); // the weakest of four capitals as near
        t.standAt("homs");
        t.ride("feint-at-amida");
        QVERIFY(t.s.isFighting());
        QCOMPARE(int(t.s.battle.attackers), 3);
        QCOMPARE(int(t.city("aleppo").units), 1);
        QCOMPARE(int(t.city("homs").units), 3); // two and the one he gathered
        QCOMPARE(t.timesTold(EventKind::CommanderMoved), 2);
    }
    void battle_onHisFirstMovement_endsHisWay()
    {
        RULES("CH4-CMD-07");
        CrescentTable t = stormOfEdessa(9, 3, 1); // with two movements
        t.place("turbessel", kEdessa, 1, 2);
        fight(t);
        t.take(Verb::RetreatTo, "turbessel");
        t.take(Verb::MakeCapital, "turbessel");
        QVERIFY(t.isDone());
        QCOMPARE(t.whereIsHe(), std::string("edessa"));
        QCOMPARE(t.timesTold(EventKind::CommanderMoved), 1);
        QCOMPARE(t.timesTold(EventKind::BattleStarted), 1);
    }

    // Aleppo is all they have; when it falls he is gone, and his cards stay where they are.
    void zengi_withoutASaracenCity_leavesTheMap_andGetsNoMoreCards()
    {
        RULES("CH4-CMD-12");
        CrescentTable t = stormOfEdessa(1, 8, 1);
        t.city("aleppo").level = 1;
        for (const char *id : { "acre", "tadmor", "damascus" })
            t.place(id, kJerusalem, 1, 2);
        for (const char *id : { "tortosa", "baalbek", "homs" })
            t.place(id, kTripoli, 1, 2);
        for (const char *id : { "turbessel", "apamea" })
            t.place(id, kAntioch, 1, 2);
        t.conquer(kEdessa, "edessa", "aleppo");
        while (t.s.isFighting())
            t.take(t.options()[0]);
        QCOMPARE(influence(t, kEdessa), 3);
        QCOMPARE(t.whereIsHe(), std::string("gone"));
        QCOMPARE(t.broken(), std::string());
        while (!t.asks(Task::Sell)) // the order is over
            t.take(t.can(Verb::Done) ? choice(Verb::Done) : t.options()[0]);
        t.events.clear();
        t.eventPhase(2, "winter-rains");
        QVERIFY(t.isDone());
        QCOMPARE(t.timesTold(EventKind::CommanderOrdered), 0);
        QCOMPARE(t.s.saga.commanderDeck.size(), 10);
        QCOMPARE(t.broken(), std::string());
    }

    // What a defender's card does to the attackers, it does to Zengi's units, however few defend the city.
    void defendersCards_againstZengi_hitHisUnits()
    {
        RULES("CH4-CMD-07");
        for (int troops : { 3, 1 }) {
            CrescentTable t = stormOfEdessa(5, troops, 3); // leads 5
            t.place("turbessel", kEdessa, 1, 2);
            t.hand(kEdessa,
                { "crossbowmen", "baptism-of-fire", "reinforcement", "across-the-euphrates", "armenian-highlanders" });
            t.dealQuietly();
            t.ride("feint-at-amida");
            t.take(Verb::NameSaracens, kJerusalem);
            t.maneuver("crossbowmen", Verb::CancelUpper, "emirs-mamluks"); // at the end: two troops of the rival here
            t.maneuver("askar-of-mosul", Verb::CancelLower, "reinforcement");
            t.pass(Task::ReinforceBattle);
            t.maneuver("baptism-of-fire", Verb::CancelUpper, "kurdish-horsemen");
            t.maneuver("burning-steppe", Verb::CancelUpper, "across-the-euphrates");
            t.pass(Task::ReinforceBattle);
            QVERIFY(t.asks(Task::UseEndEffect));
            QCOMPARE(int(t.s.battle.attackers), 5);
            const int supply = t.s.saracens;
            t.take(Verb::UseEnd);
            QCOMPARE(int(t.s.battle.attackers), 3);
            QCOMPARE(int(t.s.saracens), supply + 2);
            QCOMPARE(int(t.city("edessa").units), troops);
        }
    }
};

OUTREMER_TEST(TestCrusadersCommanderBattles)
#include "tst_crusaders_commanderbattles.moc"
