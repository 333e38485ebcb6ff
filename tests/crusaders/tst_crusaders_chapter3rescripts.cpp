#include "tests/crusaders/ruletable.h"
#include "tests/crusaders/thirdchapter.h"

// What each rescript card of chapter III does when it is discarded for its effect, and at which moment that may be.
// Expectations are written from the cards.
class TestCrusadersChapter3Rescripts : public outremer::test::RuleTest {
    Q_OBJECT

    // Jerusalem with Acre, something of everything a rescript could work on, and a rescript.
    static ThirdChapter holding(const char *id)
    {
        ThirdChapter t;
        t.place("jerusalem", kJerusalem, 5, 2);
        t.place("acre", kJerusalem, 4, 2);
        t.place("damascus", kSaracens, 3, 2);
        t.place("tadmor", kSaracens, 2, 2);
        t.place("baalbek", kSaracens, 3, 2);
        t.good(kJerusalem, Good::Candles, 0, 1);
        t.good(kJerusalem, Good::Horses, 0, 1);
        t.rescripts(kJerusalem, { id });
        return t;
    }
    static ThirdChapter inTurn(const char *id)
    {
        ThirdChapter t = holding(id);
        t.order(kJerusalem, Order::Construction);
        return t;
    }
    static ThirdChapter inPlanning(const char *id)
    {
        ThirdChapter t = holding(id);
        t.planning();
        t.pass(Task::SwearOath);
        return t;
    }
    // Raiders of Damascus, Tadmor and Acre, which is the Saracens' here, stand before Jerusalem: three in round 2, six
    // and a bonus of 1 in round 4.
    static ThirdChapter inRaid(const char *id, int round = 2)
    {
        ThirdChapter t = holding(id);
        t.place("jerusalem", kJerusalem, 5, 1);
        for (const char *neighbour : { "acre", "tadmor", "damascus" })
            t.place(neighbour, kSaracens, 3, 2);
        t.eventPhase(round, "spring-passage", Good::Candles);
        t.events.clear();
        t.take(Verb::RaidCity, "jerusalem");
        return t;
    }
    // Jerusalem's first maneuver at Damascus, after one of the Saracens with 4 strength.
    static void attack(Table &t, int troops)
    {
        t.saracenTop(
            { "emirs-mamluks", "frontier-ghazis", "naphtha-throwers", "sultans-kettledrums", "burning-steppe" });
        t.attack(kJerusalem, "damascus", { { "jerusalem", troops } });
        if (t.asks(Task::ChooseSaracens))
            t.takeAny(Verb::NameSaracens);
        t.maneuver("emirs-mamluks", Verb::CancelUpper);
    }
    // Four troops against three units.
    static ThirdChapter inBattle(const char *id)
    {
        ThirdChapter t = holding(id);
        attack(t, 4);
        return t;
    }
    // The difference of a raid on Jerusalem that was beaten off; 0 if there was none.
    static int repelledBy(Table &t)
    {
        t.take(Verb::Done);
        t.playUntil(Task::SwearOath);
        const auto told = t.told(EventKind::RaidRepelled);
        return told.empty() ? 0 : Table::field(told[0], kNumberNoun);
    }
    static void verifyBack(Table &t, Task task = Task::OrderMenu) // the effect is over
    {
        QVERIFY(t.asks(task));
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QCOMPARE(t.broken(), std::string());
    }
    static int coins(Table &t) { return t.player(kJerusalem).coins; }

private slots:
    // --- the own turn ---
    void inventoryOfADower_inTheTurn_restoresThree()
    {
        ThirdChapter t = holding("inventory-of-a-dower");
        t.place("jerusalem", kJerusalem, 5, 3);
        t.place("acre", kJerusalem, 4, 3); // candles, horses, two of steel
        t.good(kJerusalem, Good::Candles, 0, 1);
        t.good(kJerusalem, Good::Horses, 0, 1);
        t.good(kJerusalem, Good::Steel, 0, 2);
        t.order(kJerusalem, Order::Construction);
        playRescript(t, "inventory-of-a-dower");
        for (Good good : { Good::Steel, Good::Horses, Good::Steel })
            t.take(Verb::RestoreGood, int(good));
        QCOMPARE(t.spentGoods(kJerusalem), 1);
        QCOMPARE(coins(t), 3);
        verifyBack(t);
    }
    void electionByAcclamation_inTheTurn_movesTwoBishops()
    {
        ThirdChapter t = holding("election-by-acclamation");
        t.bishops(kJerusalem, "jerusalem", 2, 1);
        t.order(kJerusalem, Order::Construction);
        playRescript(t, "election-by-acclamation");
        QVERIFY(!t.canDo(Verb::Train));
        t.take(Verb::MoveBishop, t.cityId("jerusalem"), t.cityId("acre"), 1);
        t.take(Verb::MoveBishop, t.cityId("jerusalem"), t.cityId("damascus"), 2);
        QVERIFY(t.player(kJerusalem).clergy[t.cityId("jerusalem")] == (Bishops{ 1, 0 }));
        QVERIFY(t.player(kJerusalem).clergy[t.cityId("acre")] == (Bishops{ 1, 0 }));
        QVERIFY(t.player(kJerusalem).clergy[t.cityId("damascus")] == (Bishops{ 0, 1 }));
        verifyBack(t);
    }
    void suitOverTithes_inAHolyLand_givesThreeCoins()
    {
        for (bool isHoly : { true, false }) {
            ThirdChapter t = holding("suit-over-tithes");
            t.bishops(kJerusalem, "homs", 0, 1);
            t.bishops(kEdessa, "homs", isHoly ? 1 : 0, isHoly ? 0 : 1);
            t.order(kJerusalem, Order::Construction);
            playRescript(t, "suit-over-tithes");
            QCOMPARE(t.howMany(Verb::CheckCity), 2);
            t.take(Verb::CheckCity, "homs");
            QCOMPARE(coins(t), isHoly ? 6 : 3);
            verifyBack(t);
        }
    }
    void giftOfBethgibelin_inTheTurn_upgradesForFreeAndGivesABishopAction()
    {
        for (bool trains : { true, false }) {
            ThirdChapter t = inTurn("gift-of-bethgibelin");
            playRescript(t, "gift-of-bethgibelin");
            t.take(Verb::Upgrade, "acre");
            QCOMPARE(int(t.city("acre").level), 3);
            QCOMPARE(int(t.city("jerusalem").level), 2);
            QVERIFY(t.asks(Task::BishopActions));
            if (trains)
                t.take(Verb::Train, t.cityId("jerusalem"), 2);
            else
                t.take(Verb::MoveBishop, t.cityId("jerusalem"), t.cityId("tadmor"), 1);
            QVERIFY(t.player(kJerusalem).clergy[t.cityId("jerusalem")] == (trains ? Bishops{ 1, 1 } : Bishops{ 0, 0 }));
            QCOMPARE(t.player(kJerusalem).clergy[t.cityId("tadmor")].count(), trains ? 0 : 1);
            QCOMPARE(coins(t), 3);
            verifyBack(t);
        }
    }
    void marriageContract_inTheTurn_swapsAGovernorAndHiresTwo()
    {
        ThirdChapter t = inTurn("marriage-contract");
        t.governorMarket({ "galeran" });
        const Card before = t.city("jerusalem").governor;
        const int supply = t.player(kJerusalem).troops;
        playRescript(t, "marriage-contract");
        t.take(Verb::SwapGovernor, "jerusalem");
        t.take(Verb::TakeGovernor, t.governor("galeran"));
        QCOMPARE(t.city("jerusalem").governor, t.governor("galeran"));
        QVERIFY(t.s.governorDeck.discard.contains(before));
        t.take(Verb::HireTroop, "acre");
        t.take(Verb::HireTroop, "jerusalem");
        QCOMPARE(int(t.city("acre").units), 5);
        QCOMPARE(int(t.city("jerusalem").units), 6);
        QCOMPARE(int(t.player(kJerusalem).troops), supply - 2);
        QCOMPARE(coins(t), 3);
        verifyBack(t);
    }
    void moneyFief_inTheTurn_givesACoinForEachCityAndHiresTwo()
    {
        ThirdChapter t = holding("money-fief");
        t.place("tadmor", kJerusalem, 1, 3); // levels do not count
        t.order(kJerusalem, Order::Construction);
        playRescript(t, "money-fief");
        QCOMPARE(coins(t), 3 + 3);
        t.take(Verb::HireTroop, "tadmor");
        t.take(Verb::HireTroop, "tadmor");
        QCOMPARE(int(t.city("tadmor").units), 3);
        verifyBack(t);
    }

    // --- planning ---
    void anUnsealedLetter_whilePlanning_givesTwoSpies()
    {
        ThirdChapter t = inPlanning("an-unsealed-letter");
        t.spyTop({ "dragoman", "sacristan" });
        playRescript(t, "an-unsealed-letter");
        t.take(Verb::KeepSpy);
        t.take(Verb::KeepSpy);
        QCOMPARE(t.player(kJerusalem).heldSpies.size(), 2);
        QVERIFY(t.player(kJerusalem).heldSpies.contains(t.spy("dragoman")));
        QVERIFY(t.player(kJerusalem).heldSpies.contains(t.spy("sacristan")));
        QCOMPARE(coins(t), 3);
        verifyBack(t, Task::Place);
    }
    void secretEmbassy_whilePlanning_opensASecondOuterCellAndGivesASpy()
    {
        ThirdChapter t = inPlanning("secret-embassy");
        t.spyTop({ "sacristan", "dragoman" });
        t.take(Verb::PlaceOuter, int(Order::Prayer));
        t.take(Verb::KeepSpy);
        for (int i = 0; i < 3; ++i)
            t.take(Verb::PlaceInner, i); // the others
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QVERIFY(!t.canDo(Verb::PlaceOuter));
        playRescript(t, "secret-embassy");
        t.take(Verb::KeepSpy);
        QVERIFY(t.player(kJerusalem).heldSpies.contains(t.spy("dragoman")));
        QCOMPARE(t.player(kJerusalem).heldSpies.size(), 2);
        verifyBack(t, Task::Place);
        t.take(Verb::PlaceOuter, int(Order::March));
        QVERIFY(t.s.outer[std::size_t(Order::Prayer)].owner == kJerusalem);
        QVERIFY(t.s.outer[std::size_t(Order::March)].owner == kJerusalem);
        QCOMPARE(t.broken(), std::string());
    }
    void theQueensConsent_whilePlanning_makesThePlacementFreeAndGivesThreeCoins()
    {
        ThirdChapter t = inPlanning("the-queens-consent");
        t.token(kTripoli, Order::Prayer);
        t.token(kEdessa, Order::Prayer);
        t.player(kJerusalem).coins = 0;
        playRescript(t, "the-queens-consent");
        QCOMPARE(coins(t), 3);
        verifyBack(t, Task::Place);
        t.take(Verb::PlaceInner, int(Order::Prayer)); // would cost two
        QCOMPARE(coins(t), 3);
        QCOMPARE(int(t.player(kTripoli).coins), 3);
        QVERIFY(t.s.inner[std::size_t(Order::Prayer)].back().owner == kJerusalem);
    }

    // --- raid ---
    void levyForAWatchCastle_beforeARaid_givesTwoStrengthAndACoin()
    {
        ThirdChapter t = inRaid("levy-for-a-watch-castle");
        playRescript(t, "levy-for-a-watch-castle");
        QCOMPARE(coins(t), 4);
        QCOMPARE(int(t.city("jerusalem").units), 5);
        verifyBack(t, Task::ChooseRaid);
        QCOMPARE(repelledBy(t), 5 + 1 + 2 - 3);
        ThirdChapter plain = inRaid("levy-for-a-watch-castle");
        QCOMPARE(repelledBy(plain), 5 + 1 - 3);
    }
    void arriereBan_beforeARaid_hiresTwoThere()
    {
        ThirdChapter t = inRaid("arriere-ban");
        const int supply = t.player(kJerusalem).troops;
        playRescript(t, "arriere-ban");
        QCOMPARE(int(t.city("jerusalem").units), 7);
        QCOMPARE(int(t.player(kJerusalem).troops), supply - 2);
        verifyBack(t, Task::ChooseRaid);
        QCOMPARE(repelledBy(t), 7 + 1 - 3);
    }
    void termsOfMontferrand_beforeARaid_sendThreeHomeAndGiveOneStrength()
    {
        ThirdChapter t = inRaid("terms-of-montferrand", 4);
        playRescript(t, "terms-of-montferrand");
        verifyBack(t, Task::ChooseRaid);
        QCOMPARE(repelledBy(t), 5 + 1 + 1 - (6 - 3) - 1);
        QCOMPARE(t.city("damascus").units + t.city("tadmor").units + t.city("acre").units, 3 * 3);
        ThirdChapter few = inRaid("terms-of-montferrand");
        playRescript(few, "terms-of-montferrand");
        QCOMPARE(repelledBy(few), 0); // nobody is left to raid
    }

    // --- battle ---
    void leaveToBearTheKingsBanner_inABattle_givesOneStrengthAndPutsOneToFlight()
    {
        ThirdChapter t = inBattle("leave-to-bear-the-kings-banner");
        QCOMPARE(t.board().difference(), 4 - 3 - 2 - 4);
        const int supply = t.s.saracens;
        playRescript(t, "leave-to-bear-the-kings-banner");
        QVERIFY(t.asks(Task::Flee));
        t.take(Verb::FleeTo, "homs");
        QCOMPARE(int(t.city("damascus").units), 2);
        QCOMPARE(int(t.city("homs").units), 3);
        QCOMPARE(int(t.s.saracens), supply);
        QCOMPARE(t.board().difference(), 4 + 1 - 2 - 2 - 4);
        verifyBack(t, Task::Maneuver);
    }
    void aHorseForTheLord_inABattle_bringsTwoFromNeighboursAndSparesTheBeaten()
    {
        for (bool plays : { true, false }) {
            ThirdChapter t = holding("a-horse-for-the-lord");
            t.place("damascus", kSaracens, 6, 3);
            attack(t, 2);
            if (plays) {
                playRescript(t, "a-horse-for-the-lord");
                t.take(Verb::ReinforceFrom, "acre");
                t.take(Verb::ReinforceFrom, "acre");
                QCOMPARE(int(t.s.battle.attackers), 4);
                QCOMPARE(int(t.city("acre").units), 2);
                verifyBack(t, Task::Maneuver);
            }
            verifyDamascusHolds(t, plays ? 9 : 8);
        }
    }
    void releaseFromFealty_inABattle_putsTwoToFlightAndGivesTwoCoins()
    {
        ThirdChapter t = inBattle("release-from-fealty");
        playRescript(t, "release-from-fealty");
        t.take(Verb::FleeTo, "homs");
        QCOMPARE(int(t.city("damascus").units), 1);
        QCOMPARE(int(t.city("homs").units), 4);
        QCOMPARE(coins(t), 5);
        QCOMPARE(t.board().difference(), 4 - 1 - 2 - 4);
        verifyBack(t, Task::Maneuver);
    }
    void summonsOnPainOfForfeiture_inABattle_routsOneAndDeploysTwo()
    {
        ThirdChapter t = inBattle("summons-on-pain-of-forfeiture");
        const int saracens = t.s.saracens;
        const int supply = t.player(kJerusalem).troops;
        playRescript(t, "summons-on-pain-of-forfeiture");
        QCOMPARE(int(t.city("damascus").units), 2);
        QCOMPARE(int(t.s.saracens), saracens + 1);
        QCOMPARE(int(t.s.battle.attackers), 6);
        QCOMPARE(int(t.player(kJerusalem).troops), supply - 2);
        QCOMPARE(t.board().difference(), 6 - 2 - 2 - 4);
        verifyBack(t, Task::Maneuver);
    }

    void rescripts_ofChapterThree_areOfferedAtTheirMomentOnly()
    {
        const std::map<std::string, std::vector<std::string>> moments{
            { "turn",
                { "inventory-of-a-dower", "election-by-acclamation", "suit-over-tithes", "gift-of-bethgibelin",
                    "marriage-contract", "money-fief" } },
            { "planning", { "an-unsealed-letter", "secret-embassy", "the-queens-consent" } },
            { "raid", { "levy-for-a-watch-castle", "arriere-ban", "terms-of-montferrand" } },
            { "battle",
                { "leave-to-bear-the-kings-banner", "a-horse-for-the-lord", "release-from-fealty",
                    "summons-on-pain-of-forfeiture" } },
        };
        int cards = 0;
        for (const auto &[moment, ids] : moments) {
            for (const std::string &id : ids) {
                const Card card = Table().rescript(id);
                std::string offered;
                offered += inTurn(id.c_str()).can(Verb::UseRescript, card) ? "turn" : "";
                offered += inPlanning(id.c_str()).can(Verb::UseRescript, card) ? "planning" : "";
                offered += inRaid(id.c_str()).can(Verb::UseRescript, card) ? "raid" : "";
                offered += inBattle(id.c_str()).can(Verb::UseRescript, card) ? "battle" : "";
                QVERIFY2(offered == moment, (id + ": " + offered).c_str());
                ++cards;
            }
        }
        QCOMPARE(cards, int(std::ranges::count(game().content().rescripts, 3, &PrintedCard::chapter)));
    }
    // A rescript pays for goods of its own kinds, and its level is their number.
    void rescripts_ofChapterThree_payForTheGoodsTheyShow()
    {
        const std::map<std::string, std::vector<Good>> goods{
            { "inventory-of-a-dower", { Good::Wood } },
            { "levy-for-a-watch-castle", { Good::Wood } },
            { "election-by-acclamation", { Good::Candles } },
            { "suit-over-tithes", { Good::Candles } },
            { "leave-to-bear-the-kings-banner", { Good::Steel } },
            { "an-unsealed-letter", { Good::Steel } },
            { "a-horse-for-the-lord", { Good::Horses } },
            { "arriere-ban", { Good::Horses } },
            { "gift-of-bethgibelin", { Good::Wood, Good::Candles } },
            { "marriage-contract", { Good::Wood, Good::Spices } },
            { "money-fief", { Good::Steel, Good::Spices } },
            { "secret-embassy", { Good::Horses, Good::Spices } },
            { "the-queens-consent", { Good::Candles, Good::Spices } },
            { "terms-of-montferrand", { Good::Wood, Good::Horses } },
            { "release-from-fealty", { Good::Candles, Good::Steel } },
            { "summons-on-pain-of-forfeiture", { Good::Steel, Good::Horses } },
        };
        for (const auto &[id, kinds] : goods) {
            ThirdChapter t;
            t.rescripts(kJerusalem, { id });
            QCOMPARE(t.broken(), std::string());     // it was in the deck of its level
            t.good(kJerusalem, Good::Candles, 0, 1); // nothing else to pay with
            t.player(kJerusalem).coins = 0;
            const auto shows = [&](Good kind) { return std::ranges::count(kinds, kind) > 0; };
            constexpr std::array kColoured{ Good::Wood, Good::Candles, Good::Steel, Good::Horses };
            for (Good one : kColoured) {
                Payment payment{};
                ++payment.price[std::size_t(one)];
                const bool pays = shows(one) || shows(Good::Spices);
                QVERIFY2(t.board().canPay(kJerusalem, payment, true) == pays, id.c_str());
                for (Good other : kColoured) {
                    Payment both = payment;
                    ++both.price[std::size_t(other)];
                    const bool paysBoth = kinds.size() == 2
                        && (shows(Good::Spices) ? shows(one) || shows(other)
                                                : one != other && shows(one) && shows(other));
                    QVERIFY2(t.board().canPay(kJerusalem, both, true) == paysBoth, id.c_str());
                }
            }
            const Card card = t.rescript(id);
            QCOMPARE(t.c.rescripts[card].level(), int(kinds.size()));
            ThirdChapter fresh; // and it lies there until it is drawn
            QVERIFY(fresh.s.rescriptDecks[kinds.size() - 1].pile.contains(card));
        }
        QCOMPARE(int(goods.size()), 16);
    }
    void rescripts_ofChapterThree_haveATestEach()
    {
        QCOMPARE(untestedCard(game().content().rescripts, *metaObject(), 3), std::string());
    }
};

OUTREMER_TEST(TestCrusadersChapter3Rescripts)
#include "tst_crusaders_chapter3rescripts.moc"
