#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// What a governor counts, of whom, and what so many are worth: below, at and above every step, as printed.
struct GovernorWorth {
    Quantity of{};
    Seat owner = kJerusalem;
    std::vector<std::pair<int, int>> points;
};
const std::vector<std::pair<int, int>> kPerGood{ { 0, 0 }, { 1, 1 }, { 2, 2 }, { 3, 3 }, { 4, 4 } };
const std::vector<std::pair<int, int>> kPerTactic{ { 0, 0 }, { 1, 1 }, { 2, 3 }, { 3, 4 }, { 4, 4 } };
const std::map<std::string, GovernorWorth> kSteps{
    { "baldwin-of-jerusalem", { Quantity::Candles, kJerusalem, kPerGood } },
    { "baldwin-of-bourcq", { Quantity::Steel, kEdessa, kPerGood } },
    { "bertrand-of-toulouse", { Quantity::Wood, kTripoli, kPerGood } },
    { "bohemond-of-taranto", { Quantity::Horses, kAntioch, kPerGood } },
    { "galeran",
        { Quantity::CityLevels, kJerusalem,
            { { 1, 0 }, { 2, 0 }, { 3, 1 }, { 4, 1 }, { 5, 2 }, { 6, 2 }, { 7, 3 }, { 8, 3 }, { 9, 4 }, { 12, 4 } } } },
    { "fulk-of-anjou",
        { Quantity::Troops, kJerusalem,
            { { 2, 0 }, { 5, 0 }, { 6, 1 }, { 8, 1 }, { 9, 2 }, { 11, 2 }, { 12, 3 }, { 14, 3 }, { 15, 4 } } } },
    { "arnulf-of-roeulx",
        { Quantity::Bishops, kJerusalem,
            { { 0, 0 }, { 1, 0 }, { 2, 1 }, { 3, 1 }, { 4, 2 }, { 5, 2 }, { 6, 3 }, { 7, 3 }, { 8, 4 }, { 10, 4 } } } },
    { "pons-of-saint-gilles", { Quantity::YellowTactics, kJerusalem, kPerTactic } },
    { "romain-of-le-puy", { Quantity::WhiteTactics, kJerusalem, kPerTactic } },
    { "joscelin-of-courtenay", { Quantity::BlueTactics, kJerusalem, kPerTactic } },
    { "roger-of-the-principate", { Quantity::RedTactics, kJerusalem, kPerTactic } },
    { "alice-of-antioch", { Quantity::Spies, kJerusalem, { { 0, 0 }, { 1, 1 }, { 2, 2 }, { 3, 3 } } } },
    { "walter-the-chancellor", { Quantity::Rescripts, kJerusalem, { { 0, 0 }, { 1, 1 }, { 2, 2 }, { 3, 4 } } } },
    { "raymond-du-puy", { Quantity::Buildings, kJerusalem, { { 0, 0 }, { 1, 1 }, { 2, 2 }, { 3, 2 }, { 4, 3 } } } },
    { "bernard-of-valence",
        { Quantity::Dioceses, kJerusalem, { { 0, 0 }, { 1, 0 }, { 2, 1 }, { 3, 2 }, { 4, 2 }, { 5, 3 }, { 6, 4 } } } },
    { "william-of-bures",
        { Quantity::Border, kJerusalem, { { 2, 0 }, { 3, 1 }, { 4, 1 }, { 5, 2 }, { 6, 2 }, { 7, 3 }, { 8, 3 } } } },
};

} // namespace

// What each governor card is worth in the income phase. Expectations are written from the cards.
class TestCrusadersGovernorCards : public outremer::test::RuleTest {
    Q_OBJECT

    // The income phase with one governor in the capital of `owner` and no other in its cities.
    static int income(Table t, const std::string &governor, Seat owner)
    {
        t.setGovernor(t.c.cities[t.player(owner).capital].id, governor);
        if (!t.broken().empty())
            qWarning("%s: %s", governor.c_str(), t.broken().c_str());
        t.events.clear();
        t.income();
        return t.influenceFrom(InfluenceSource::Governors, owner);
    }
    static Table quiet(int coins = 3)
    {
        Table t;
        t.calm(coins);
        return t;
    }

private slots:
    void governors_withSteps_areWorthTheHighestReached_data()
    {
        QTest::addColumn<QString>("id");
        for (const auto &[id, worth] : kSteps)
            QTest::addRow("%s", id.c_str()) << QString::fromStdString(id);
    }
    void governors_withSteps_areWorthTheHighestReached()
    {
        QFETCH(QString, id);
        const GovernorWorth &worth = kSteps.at(id.toStdString());
        for (const auto &[amount, points] : worth.points) {
            Table t;
            have(t, worth.owner, worth.of, amount);
            QCOMPARE(t.broken(), std::string());
            const int found = income(t, id.toStdString(), worth.owner);
            QVERIFY2(
                found == points, qPrintable(QString("%1 are worth %2, not %3").arg(amount).arg(points).arg(found)));
        }
    }
    // CR-GOV-11: whatever side of the token is up; CR-GOV-13: spices are one good of a colour.
    void baldwinOfJerusalem_withSpentBlockedAndSpices_countsThemAll()
    {
        Table t = quiet();
        t.own(kJerusalem, { { "jerusalem", 1 }, { "turbessel", 2 }, { "homs", 3 } });
        t.good(kJerusalem, Good::Candles, 0, 1, 1);
        QCOMPARE(income(t, "baldwin-of-jerusalem", kJerusalem), 3);
    }

    void raynald_withTheMostGoods_isWorthTwo()
    {
        Table t = quiet(); // a good each: all lead
        QCOMPARE(income(t, "raynald", kJerusalem), 2);
        t.place("baalbek", kJerusalem, 1, 2); // goods, not kinds of them
        QCOMPARE(income(t, "raynald", kJerusalem), 2);
        QCOMPARE(income(t, "raynald", kEdessa), 0);
        t.place("tortosa", kTripoli, 1, 3);
        QCOMPARE(income(t, "raynald", kJerusalem), 0);
        t.place("acre", kJerusalem, 1, 2); // three each, also spent and blocked
        t.good(kJerusalem, Good::Candles, 0, 2);
        t.good(kJerusalem, Good::Horses, 0, 0, 1);
        QCOMPARE(income(t, "raynald", kJerusalem), 2);
        QCOMPARE(income(t, "raynald", kTripoli), 2);
    }
    void richardOfSalerno_withTheMostTroops_isWorthTwo()
    {
        Table t = quiet(); // Antioch has six
        QCOMPARE(income(t, "richard-of-salerno", kAntioch), 2);
        QCOMPARE(income(t, "richard-of-salerno", kJerusalem), 0);
        t.place("acre", kJerusalem, 2, 2);
        QCOMPARE(income(t, "richard-of-salerno", kJerusalem), 2);
        QCOMPARE(income(t, "richard-of-salerno", kAntioch), 2);
        t.place("acre", kJerusalem, 3, 2);
        QCOMPARE(income(t, "richard-of-salerno", kJerusalem), 2);
        QCOMPARE(income(t, "richard-of-salerno", kAntioch), 0);
    }
    void melisendeOfJerusalem_withTheMostBishops_isWorthTwo()
    {
        Table t = quiet(); // one each
        QCOMPARE(income(t, "melisende-of-jerusalem", kJerusalem), 2);
        t.bishops(kTripoli, "homs", 1, 0); // on the map, wherever
        QCOMPARE(income(t, "melisende-of-jerusalem", kJerusalem), 0);
        QCOMPARE(income(t, "melisende-of-jerusalem", kTripoli), 2);
        t.bishops(kJerusalem, "jerusalem", 2, 1);
        QCOMPARE(income(t, "melisende-of-jerusalem", kJerusalem), 2);
        for (const auto &[seat, city] : { std::pair(kJerusalem, "jerusalem"), std::pair(kTripoli, "tripoli"),
                 std::pair(kTripoli, "homs"), std::pair(kEdessa, "edessa"), std::pair(kAntioch, "antioch") })
            t.bishops(seat, city, 0, 0);
        QCOMPARE(income(t, "melisende-of-jerusalem", kJerusalem), 0); // CR-GOV-04: none at all is no lead
    }
    void eustaceGrenier_withTheMostCoins_isWorthTwo()
    {
        Table t = quiet(3); // taxes come first, and are the same for all
        QCOMPARE(income(t, "eustace-grenier", kEdessa), 2);
        t.player(kJerusalem).coins = 4;
        QCOMPARE(income(t, "eustace-grenier", kEdessa), 0);
        QCOMPARE(income(t, "eustace-grenier", kJerusalem), 2);
        t.place("aleppo", kEdessa, 1, 2); // a coin more of taxes
        QCOMPARE(income(t, "eustace-grenier", kEdessa), 2);
        QCOMPARE(income(t, "eustace-grenier", kJerusalem), 2);
    }

    void governors_ofTheWholeDeck_haveATestEach()
    {
        // By its steps above, or with a test of its own.
        const auto hasNoSteps = [](const Governor &card) { return !kSteps.contains(card.id); };
        QCOMPARE(untestedCard(game().content().governors, *metaObject(), hasNoSteps), std::string());
    }
};

OUTREMER_TEST(TestCrusadersGovernorCards)
#include "tst_crusaders_governorcards.moc"
