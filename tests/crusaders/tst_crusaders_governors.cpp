#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// What a governor is worth is data (CR-AMB-10): the steps are read from the card, the counting is the engine's.
int worth(const Table &t, const std::string &governor, int amount)
{
    int points = 0;
    for (const crusaders::Step &step : t.c.governors[t.governor(governor)].goal.steps)
        points = amount >= step.least ? step.points : points;
    return points;
}

int leaderWorth(const Table &t, const std::string &governor)
{
    return t.c.governors[t.governor(governor)].goal.leader;
}

int governorIncome(Table &t, Seat seat)
{
    t.events.clear();
    t.incomeOnly();
    return t.influenceFrom(InfluenceSource::Governors, seat);
}

// Jerusalem has one city, with this governor.
Table withGovernor(const std::string &governor)
{
    Table t;
    t.setGovernor("jerusalem", governor);
    return t;
}

const char *colourName(int colour)
{
    return std::array{ "yellow", "white", "blue", "red" }[std::size_t(colour)];
}

int bullIncome(Table &t, Seat seat)
{
    t.income(6);
    return t.influenceFrom(InfluenceSource::Bull, seat);
}

} // namespace

// Governors (CR-GOV) and bulls (CR-BULL).
class TestCrusadersGovernors : public outremer::test::RuleTest {
    Q_OBJECT

private slots:
    void governor_paysTheOwnerOfItsCity_everyRound()
    {
        RULES("CR-GOV-01");
        Table t;
        t.place("acre", kTripoli, 3, 2);
        t.setGovernor("acre", "galeran"); // levels 1 + 2
        const int points = worth(t, "galeran", 3);
        QVERIFY(points > 0);
        QCOMPARE(governorIncome(t, kTripoli), points + 1); // and Bertrand for one wood
        QCOMPARE(governorIncome(t, kTripoli), points + 1);
        t.place("acre", kJerusalem, 3, 2); // whoever holds the city has its governor
        QCOMPARE(governorIncome(t, kTripoli), 1);
        QCOMPARE(governorIncome(t, kJerusalem), points + 1);
    }

    void countingGovernor_paysByAmount_andNothingBelowItsCondition()
    {
        RULES("CR-GOV-02", "CR-GOV-05");
        Table t = withGovernor("galeran");
        QCOMPARE(governorIncome(t, kJerusalem), 0); // level 1
        t.place("jerusalem", kJerusalem, 4, 2);
        t.place("acre", kJerusalem, 1, 1);
        t.place("damascus", kJerusalem, 1, 2);
        QCOMPARE(governorIncome(t, kJerusalem), 2); // levels 5, as in CR-EX-11
    }

    void leadership_isASoleOrSharedFirstPlace_data()
    {
        QTest::addColumn<int>("own");
        QTest::addColumn<int>("best"); // of the others
        QTest::addColumn<bool>("isLeader");
        QTest::newRow("sole") << 7 << 6 << true;
        QTest::newRow("shared") << 6 << 6 << true;
        QTest::newRow("second") << 5 << 6 << false;
    }
    void leadership_isASoleOrSharedFirstPlace()
    {
        RULES("CR-GOV-02", "CR-GOV-03", "CR-GOV-05", "CR-GOV-07");
        QFETCH(int, own);
        QFETCH(int, best);
        QFETCH(bool, isLeader);
        Table t = withGovernor("richard-of-salerno");
        t.place("jerusalem", kJerusalem, own, 1);
        t.place("antioch", kAntioch, best, 1);
        QCOMPARE(governorIncome(t, kJerusalem), isLeader ? leaderWorth(t, "richard-of-salerno") : 0);
        QVERIFY(leaderWorth(t, "richard-of-salerno") > 0);
    }

    void leadership_needsAtLeastOne()
    {
        RULES("CR-GOV-04", "CR-GOV-05");
        Table t = withGovernor("melisende-of-jerusalem");
        for (const char *capital : { "jerusalem", "tripoli", "edessa", "antioch" })
            t.bishops(t.city(capital).owner, capital, 0, 0);
        QCOMPARE(governorIncome(t, kJerusalem), 0); // all are equal, but nobody has any
        t.bishops(kJerusalem, "homs", 1, 0);
        QCOMPARE(governorIncome(t, kJerusalem), leaderWorth(t, "melisende-of-jerusalem"));
    }

    void bishops_countOnTheMap_whereverTheyAre_notInTheSupply()
    {
        RULES("CR-GOV-06");
        Table t = withGovernor("arnulf-of-roeulx");
        const int least = t.c.governors[t.governor("arnulf-of-roeulx")].goal.steps[0].least;
        QVERIFY(least >= 2);
        t.bishops(kJerusalem, "jerusalem", least - 1, 0);
        QCOMPARE(governorIncome(t, kJerusalem), 0); // with a supply of more
        t.bishops(kJerusalem, "aleppo", 0, 1);      // not an own city; its level is of no matter
        QCOMPARE(governorIncome(t, kJerusalem), worth(t, "arnulf-of-roeulx", least));
        t.setGovernor("jerusalem", "melisende-of-jerusalem");
        QCOMPARE(governorIncome(t, kJerusalem), leaderWorth(t, "melisende-of-jerusalem"));
        t.bishops(kEdessa, "edessa", least + 1, 0);
        QCOMPARE(governorIncome(t, kJerusalem), 0);
    }

    void troops_countOnTheMap_notInTheSupply()
    {
        RULES("CR-GOV-07");
        Table t = withGovernor("fulk-of-anjou");
        const int least = t.c.governors[t.governor("fulk-of-anjou")].goal.steps[0].least;
        t.place("jerusalem", kJerusalem, least - 1, 1);
        QCOMPARE(governorIncome(t, kJerusalem), 0);
        t.place("damascus", kJerusalem, 1, 1);
        QCOMPARE(governorIncome(t, kJerusalem), worth(t, "fulk-of-anjou", least));
        t.place("damascus", kJerusalem, 8 - (least - 1), 1);
        QCOMPARE(governorIncome(t, kJerusalem), 1); // eight, as in CR-EX-11
    }

    void tacticGovernors_countTheColoursOfTheHand_data()
    {
        QTest::addColumn<QString>("governor");
        QTest::addColumn<int>("colour");
        QTest::newRow("Pons") << "pons-of-saint-gilles" << int(Good::Wood);
        QTest::newRow("Romain") << "romain-of-le-puy" << int(Good::Candles);
        QTest::newRow("Joscelin") << "joscelin-of-courtenay" << int(Good::Steel);
        QTest::newRow("Roger") << "roger-of-the-principate" << int(Good::Horses);
    }
    void tacticGovernors_countTheColoursOfTheHand()
    {
        RULES("CR-GOV-08");
        QFETCH(QString, governor);
        QFETCH(int, colour);
        const std::array<std::array<const char *, 2>, kColours> cards{ { { "oaken-ram", "siege-tower" },
            { "martyrs-vow", "holy-lance" }, { "iron-ranks", "double-mail" }, { "fire-volley", "scorched-earth" } } };
        const std::string id = governor.toStdString();
        for (int other = 0; other < kColours; ++other) {
            Table t = withGovernor(id);
            const auto &pair = cards[std::size_t(other)];
            t.hand(kJerusalem, { pair[0], pair[1], "true-cross", "pilgrim-levy", "god-wills-it" });
            t.hand(kTripoli,
                { cards[std::size_t((other + 1) % 4)][0], "mount-pilgrim", "genoese-squadron", "provencal-gold",
                    "mangonels" }); // a rival's hand is of no matter
            QCOMPARE(t.broken(), std::string());
            const int expected = other == colour ? worth(t, id, 2) : 0;
            QVERIFY2(governorIncome(t, kJerusalem) == expected, colourName(other));
        }
    }

    void tacticOfTwoColours_servesTwoGovernors()
    {
        RULES("CR-GOV-09");
        Table t = withGovernor("romain-of-le-puy");
        t.place("acre", kJerusalem, 1, 1);
        t.setGovernor("acre", "joscelin-of-courtenay");
        t.place("damascus", kJerusalem, 1, 1);
        t.setGovernor("damascus", "pons-of-saint-gilles");
        t.hand(kJerusalem, { "baldwins-defence", "true-cross", "tower-of-david", "pilgrim-levy", "god-wills-it" });
        QCOMPARE(t.broken(), std::string());
        QVERIFY(worth(t, "romain-of-le-puy", 1) > 0);
        QCOMPARE(governorIncome(t, kJerusalem), worth(t, "romain-of-le-puy", 1) + worth(t, "joscelin-of-courtenay", 1));
    }

    void goodsGovernors_countTheirGoodOnTheStorage_data()
    {
        QTest::addColumn<QString>("governor");
        QTest::addColumn<QStringList>("cities"); // of its colour
        QTest::newRow("Baldwin of Jerusalem, candles")
            << "baldwin-of-jerusalem" << QStringList{ "turbessel", "baalbek" };
        QTest::newRow("Baldwin of Bourcq, steel") << "baldwin-of-bourcq" << QStringList{ "tortosa", "damascus" };
        QTest::newRow("Bertrand, wood") << "bertrand-of-toulouse" << QStringList{ "tadmor", "apamea" };
        QTest::newRow("Bohemond, horses") << "bohemond-of-taranto" << QStringList{ "acre", "aleppo" };
    }
    void goodsGovernors_countTheirGoodOnTheStorage()
    {
        RULES("CR-GOV-10", "CR-GOV-11");
        QFETCH(QString, governor);
        QFETCH(QStringList, cities);
        const std::string id = governor.toStdString();
        Table t;
        t.place("homs", kAntioch, 1, 1); // a good of another kind in another's storage
        // The capital that began with this governor takes another one, so that everybody has one.
        for (const char *capital : { "tripoli", "edessa", "antioch" }) {
            if (t.city(capital).governor == t.governor(id))
                t.setGovernor(capital, "raymond-du-puy");
        }
        t.setGovernor("jerusalem", id);
        QCOMPARE(t.broken(), std::string());
        const bool hasOwn = id == "baldwin-of-jerusalem"; // the capital's candles
        QCOMPARE(governorIncome(t, kJerusalem), worth(t, id, hasOwn ? 1 : 0));
        for (const QString &city : cities)
            t.place(city.toStdString(), kJerusalem, 1, 1);
        const int amount = hasOwn ? 3 : 2;
        QCOMPARE(governorIncome(t, kJerusalem), worth(t, id, amount));
        const Good kind = t.c.cities[t.cityId(cities[0].toStdString())].good;
        t.good(kJerusalem, kind, 0, 0, amount); // blocked or spent, they count
        QCOMPARE(t.board().governorPoints(kJerusalem), worth(t, id, amount));
        t.good(kJerusalem, kind, 0, amount, 0);
        QCOMPARE(t.board().governorPoints(kJerusalem), worth(t, id, amount));
    }

    void raynald_looksForTheLeaderInGoods_butNotInRescriptsOrCoins()
    {
        RULES("CR-GOV-10", "CR-GOV-11", "CR-GOV-12");
        Table t = withGovernor("raynald");
        t.player(kTripoli).coins = 50;
        t.rescripts(kTripoli, { "leave-to-fortify", "letter-of-ordination", "town-charter" });
        t.place("acre", kJerusalem, 1, 1);
        t.good(kJerusalem, Good::Horses, 0, 0, 1);
        t.good(kJerusalem, Good::Candles, 0, 1);
        QCOMPARE(t.broken(), std::string());
        QCOMPARE(t.board().governorPoints(kJerusalem), leaderWorth(t, "raynald")); // two tokens against one
        t.place("baalbek", kTripoli, 1, 1);
        t.place("apamea", kTripoli, 1, 1);
        QCOMPARE(governorIncome(t, kJerusalem), 0);
    }

    void rescripts_areNoGoodsForAGovernor()
    {
        RULES("CR-GOV-12");
        Table t;
        t.rescripts(kJerusalem, { "letter-of-ordination", "new-archbishopric" }); // candles all over
        t.player(kJerusalem).coins = 30;
        QCOMPARE(governorIncome(t, kJerusalem), worth(t, "baldwin-of-jerusalem", 1));
    }

    // CR-AMB-77: the best use is found, for one governor in a check.
    void spices_countAsAColour_forOneGovernor()
    {
        RULES("CR-GOV-13");
        Table t;
        t.place("homs", kJerusalem, 1, 1);
        t.setGovernor("homs", "bohemond-of-taranto");
        t.setGovernor("antioch", "raymond-du-puy");
        QCOMPARE(t.broken(), std::string());
        const int candles = worth(t, "baldwin-of-jerusalem", 1);
        const int either = std::max(worth(t, "baldwin-of-jerusalem", 2) - candles, worth(t, "bohemond-of-taranto", 1));
        QVERIFY(either > 0);
        QCOMPARE(governorIncome(t, kJerusalem), candles + either);
        t.good(kJerusalem, Good::Spices, 0, 1); // spent ones too
        QCOMPARE(t.board().governorPoints(kJerusalem), candles + either);
        t.setGovernor("jerusalem", "raymond-du-puy"); // no governor asks for candles now
        QCOMPARE(governorIncome(t, kJerusalem), worth(t, "bohemond-of-taranto", 1));
    }

    void swap_discardsAGovernorOfACity_andTakesOneFromTheMarket()
    {
        RULES("CR-GOV-14", "CR-GOV-15", "CR-GOV-16");
        Table t;
        t.rescripts(kJerusalem, { "recall-of-a-governor" });
        t.place("acre", kJerusalem, 1, 1); // without a governor: nothing to swap (CR-AMB-73)
        t.governorMarket({ "alice-of-antioch", "galeran" });
        t.order(kJerusalem, Order::Construction);
        QCOMPARE(t.broken(), std::string());
        const Card old = t.city("jerusalem").governor;
        QCOMPARE(old, t.governor("baldwin-of-jerusalem")); // by setup
        t.take(Verb::UseRescript, t.rescript("recall-of-a-governor"));
        QCOMPARE(t.howMany(Verb::SwapGovernor), 1);
        t.take(Verb::SwapGovernor, "jerusalem");
        QVERIFY(t.can(Verb::TakeGovernor, t.governor("galeran")));
        t.take(Verb::TakeGovernor, t.governor("alice-of-antioch"));
        QCOMPARE(t.city("jerusalem").governor, t.governor("alice-of-antioch"));
        QVERIFY(t.s.governorDeck.discard.contains(old)); // one token, one governor
        QVERIFY(std::ranges::find(t.s.governorMarket, t.governor("alice-of-antioch")) == t.s.governorMarket.end());
        QCOMPARE(t.broken(), std::string());
    }

    void enhancedMarch_swapsAGovernor_aBasicOneDoesNot()
    {
        RULES("CR-GOV-15");
        Table basic;
        basic.order(kJerusalem, Order::March, false);
        QVERIFY(!basic.canDo(Verb::SwapGovernor));
        Table t;
        t.governorMarket({ "galeran" });
        t.order(kJerusalem, Order::March, true);
        t.take(Verb::SwapGovernor, "jerusalem");
        t.take(Verb::TakeGovernor, t.governor("galeran"));
        QCOMPARE(t.city("jerusalem").governor, t.governor("galeran"));
        QVERIFY(t.s.governorDeck.discard.contains(t.governor("baldwin-of-jerusalem")));
    }

    void conquest_givesTheCityAGovernor_orKeepsTheOneThatIsThere()
    {
        RULES("CR-GOV-15", "CR-GOV-16");
        Table fresh;
        fresh.place("jerusalem", kJerusalem, 10, 1);
        fresh.place("damascus", kSaracens, 1, 1);
        QCOMPARE(fresh.broken(), std::string());
        fresh.conquer(kJerusalem, "jerusalem", "damascus");
        QVERIFY(fresh.asks(Task::PickGovernor));
        QVERIFY(!fresh.can(Verb::Decline)); // compulsory (CR-AMB-69)
        const Card taken = fresh.s.governorMarket[2];
        fresh.take(Verb::TakeGovernor, taken);
        QCOMPARE(fresh.city("damascus").governor, taken);

        for (const bool replaces : { false, true }) {
            Table t;
            t.place("acre", kJerusalem, 8, 2);
            t.place("tripoli", kTripoli, 1, 1);
            t.place("apamea", kTripoli, 2, 2);
            t.conquer(kJerusalem, "acre", "tripoli");
            QVERIFY(t.playUntil(Task::KeepOrReplaceGovernor));
            const Card newcomer = t.s.governorMarket[0];
            if (replaces) {
                t.takeAny(Verb::SwapGovernor);
                t.take(Verb::TakeGovernor, newcomer);
            } else {
                t.take(Verb::Decline);
            }
            const Card bertrand = t.governor("bertrand-of-toulouse");
            QCOMPARE(t.city("tripoli").governor, replaces ? newcomer : bertrand);
            QCOMPARE(t.s.governorDeck.discard.contains(bertrand), replaces);
            QCOMPARE(t.broken(), std::string());
        }
    }

    // The table of this event takes the governor of the attacked city at a difference of 2.
    void governor_leavesByAnEffect()
    {
        RULES("CR-GOV-15");
        Table t;
        t.coinsForAll(20);
        t.place("edessa", kEdessa, 2, 1);
        t.eventPhase(2, "quarrel-in-the-high-court", Good::Steel);
        QCOMPARE(t.broken(), std::string());
        t.take(Verb::RaidCity, "edessa"); // one raider from Aleppo
        QCOMPARE(t.city("edessa").owner, Seat(kEdessa));
        QCOMPARE(t.city("edessa").governor, kNoCard);
        QVERIFY(t.s.governorDeck.discard.contains(t.governor("baldwin-of-bourcq")));
    }

    void bull_isWorthNothingBeforeTheEnd_andStaysSecret()
    {
        RULES("CR-BULL-01", "CR-BULL-02");
        Table t;
        t.setBull(kEdessa, "knighthood-of-god");
        t.place("edessa", kEdessa, 10, 1); // fulfilled long ago
        QVERIFY(t.board().bullPoints(kEdessa) > 0);
        t.incomeOnly(3);
        QCOMPARE(t.influenceFrom(InfluenceSource::Bull, kEdessa), 0);
        QCOMPARE(int(t.player(kEdessa).influence), 2); // governor and holy land
        QCOMPARE(t.timesTold(EventKind::BullScored), 0);
        for (Seat viewer : { Seat(kJerusalem), Seat(kTripoli), Seat(kAntioch), kNobody })
            QCOMPARE(game().viewFor(t.s, viewer)->player(kEdessa).bulls[0], kNoCard);
        QCOMPARE(game().viewFor(t.s, kEdessa)->player(kEdessa).bulls[0], t.bull("knighthood-of-god"));
    }

    void bull_isRevealedAtTheEnd_andPaysByHowFullyItIsMet_data()
    {
        QTest::addColumn<int>("troops");
        QTest::addColumn<int>("step"); // of the goal; -1: none
        QTest::newRow("5") << 5 << -1;
        QTest::newRow("6") << 6 << 0;
        QTest::newRow("7") << 7 << 0;
        QTest::newRow("8") << 8 << 1;
        QTest::newRow("10") << 10 << 2;
    }
    void bull_isRevealedAtTheEnd_andPaysByHowFullyItIsMet()
    {
        RULES("CR-BULL-01", "CR-BULL-03");
        QFETCH(int, troops);
        QFETCH(int, step);
        Table t;
        t.setBull(kEdessa, "knighthood-of-god");
        t.place("edessa", kEdessa, troops, 1);
        const auto &steps = t.c.bulls[t.bull("knighthood-of-god")].goals[0].steps; // 6, 8 and 10 troops
        const int points = bullIncome(t, kEdessa);
        QCOMPARE(points, step < 0 ? 0 : int(steps[std::size_t(step)].points));
        const auto revealed = t.told(EventKind::BullScored);
        QCOMPARE(int(revealed.size()), 4); // everybody's
        for (const Event &event : revealed)
            QCOMPARE(event.secret, std::uint8_t(0));
        QCOMPARE(game().viewFor(t.s, kJerusalem)->player(kEdessa).bulls[0], t.bull("knighthood-of-god"));
    }

    void bullWithBothConditionsMet_paysTheBetterOneOnly()
    {
        RULES("CR-BULL-04");
        Table t;
        t.setBull(kEdessa, "knighthood-of-god"); // troops or dioceses
        const auto &goals = t.c.bulls[t.bull("knighthood-of-god")].goals;
        t.place("edessa", kEdessa, 8, 1);
        for (const char *city : { "aleppo", "homs", "tadmor" })
            t.bishops(kEdessa, city, 1, 0); // four dioceses with Edessa
        QCOMPARE(int(goals[0].steps[1].least), 8);
        QCOMPARE(int(goals[1].steps[0].least), 4);
        QCOMPARE(bullIncome(t, kEdessa), int(std::max(goals[0].steps[1].points, goals[1].steps[0].points)));
    }

    // The symbols are the qualities of the campaign: whatever they were, the points would be the same.
    void bullSymbols_areIgnored()
    {
        RULES("CR-BULL-05");
        Content other = game().content();
        for (Bull &bull : other.bulls) {
            for (Goal &goal : bull.goals)
                goal.quality = Quality((int(goal.quality) + 1) % int(kQualityWords.size()));
        }
        Table t;
        t.place("edessa", kEdessa, 10, 2);
        t.player(kEdessa).coins = 20;
        bool isAnyMet = false;
        for (Card card = 1; card < t.c.bulls.size(); ++card) {
            t.player(kEdessa).bulls[0] = card;
            const int points = t.board().bullPoints(kEdessa);
            isAnyMet = isAnyMet || points > 0;
            QCOMPARE(Board(other, t.s).bullPoints(kEdessa), points);
        }
        QVERIFY(isAnyMet);
    }

    // No bull of this edition asks for one colour, so one is rewritten: two candles, or three steel.
    void spices_countAsAColour_forABull()
    {
        RULES("CR-BULL-06");
        Content other = game().content();
        Table t;
        Bull &bull = other.bulls[t.player(kJerusalem).bulls[0]];
        bull.goals[0] = { Quantity::Candles, { { 2, 5 } }, 0, Quality::Piety };
        bull.goals[1] = { Quantity::Steel, { { 1, 3 }, { 2, 9 } }, 0, Quality::Piety };
        QCOMPARE(Board(other, t.s).bullPoints(kJerusalem), 0); // one candles
        t.place("homs", kJerusalem, 1, 1);
        QCOMPARE(Board(other, t.s).bullPoints(kJerusalem), 5); // one candles and the spices
        t.good(kJerusalem, Good::Spices, 0, 1);
        QCOMPARE(Board(other, t.s).bullPoints(kJerusalem), 5);
        bull.goals[0].of = Quantity::Troops; // without that goal the spices are the only steel
        bull.goals[0].steps = { { 15, 5 } };
        QCOMPARE(Board(other, t.s).bullPoints(kJerusalem), 3);
    }
};

OUTREMER_TEST(TestCrusadersGovernors)
#include "tst_crusaders_governors.moc"
