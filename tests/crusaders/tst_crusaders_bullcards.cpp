#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// What a goal of a bull counts and what so many are worth: below, at and above every step, as printed.
struct Worth {
    Quantity of{};
    std::vector<std::pair<int, int>> points;
};
const std::map<std::string, std::array<Worth, 2>> kBulls{
    { "feed-the-flock",
        { { { Quantity::Bishops, { { 0, 0 }, { 2, 0 }, { 3, 3 }, { 4, 3 }, { 5, 5 }, { 10, 5 } } },
            { Quantity::Cities, { { 1, 0 }, { 2, 0 }, { 3, 4 }, { 4, 7 }, { 5, 10 } } } } } },
    { "go-into-all-the-world",
        { { { Quantity::ForeignBishops, { { 0, 0 }, { 1, 3 }, { 2, 4 }, { 3, 6 }, { 4, 6 } } },
            { Quantity::Troops,
                { { 2, 0 }, { 9, 0 }, { 10, 5 }, { 11, 5 }, { 12, 7 }, { 13, 7 }, { 14, 10 }, { 15, 10 } } } } } },
    { "rejoice-with-jerusalem",
        { { { Quantity::HolyLands, { { 0, 0 }, { 1, 0 }, { 2, 3 }, { 3, 5 }, { 4, 5 } } },
            { Quantity::Goods, { { 1, 0 }, { 4, 0 }, { 5, 4 }, { 6, 6 }, { 7, 9 } } } } } },
    { "a-pious-request",
        { { { Quantity::Coins, { { 2, 0 }, { 3, 3 }, { 4, 3 }, { 5, 4 }, { 7, 4 }, { 8, 6 }, { 20, 6 } } },
            { Quantity::HolyLands, { { 0, 0 }, { 2, 0 }, { 3, 4 }, { 4, 6 }, { 5, 9 } } } } } },
    { "unless-the-lord-build",
        { { { Quantity::Buildings, { { 0, 0 }, { 1, 0 }, { 2, 3 }, { 3, 5 }, { 4, 5 } } },
            { Quantity::CentralCities, { { 0, 0 }, { 1, 4 }, { 2, 6 }, { 3, 9 } } } } } },
    { "every-good-gift",
        { { { Quantity::Goods, { { 1, 0 }, { 2, 0 }, { 3, 3 }, { 4, 4 }, { 5, 4 }, { 6, 6 }, { 7, 6 } } },
            { Quantity::Learned, { { 0, 0 }, { 2, 0 }, { 3, 4 }, { 4, 7 }, { 5, 9 } } } } } },
    { "servant-of-the-servants",
        { { { Quantity::Governors, { { 0, 0 }, { 1, 0 }, { 2, 3 }, { 3, 4 }, { 4, 6 } } },
            { Quantity::Bishops,
                { { 0, 0 }, { 4, 0 }, { 5, 4 }, { 6, 4 }, { 7, 7 }, { 8, 7 }, { 9, 10 }, { 10, 10 } } } } } },
    { "upon-thy-walls",
        { { { Quantity::CityLevels, { { 1, 0 }, { 3, 0 }, { 4, 3 }, { 5, 4 }, { 6, 4 }, { 7, 6 }, { 9, 6 } } },
            { Quantity::TacticColours, { { 1, 0 }, { 2, 4 }, { 3, 6 }, { 4, 9 } } } } } },
    { "upon-this-rock",
        { { { Quantity::Cities, { { 1, 0 }, { 2, 3 }, { 3, 5 }, { 4, 5 } } },
            { Quantity::Buildings, { { 0, 0 }, { 2, 0 }, { 3, 4 }, { 4, 8 } } } } } },
    { "knighthood-of-god",
        { { { Quantity::Troops, { { 2, 0 }, { 5, 0 }, { 6, 3 }, { 7, 3 }, { 8, 4 }, { 9, 4 }, { 10, 6 }, { 15, 6 } } },
            { Quantity::Dioceses, { { 0, 0 }, { 3, 0 }, { 4, 4 }, { 5, 7 }, { 6, 9 } } } } } },
    { "gird-thy-sword",
        { { { Quantity::Learned, { { 0, 0 }, { 1, 3 }, { 2, 4 }, { 3, 5 }, { 5, 5 } } },
            { Quantity::TopCities, { { 0, 0 }, { 1, 4 }, { 2, 8 }, { 3, 10 } } } } } },
    { "how-much-our-predecessors",
        { { { Quantity::Border, { { 2, 0 }, { 3, 0 }, { 4, 3 }, { 5, 4 }, { 6, 4 }, { 7, 6 }, { 8, 6 } } },
            { Quantity::Coins,
                { { 2, 0 }, { 7, 0 }, { 8, 4 }, { 10, 4 }, { 11, 6 }, { 13, 6 }, { 14, 9 }, { 30, 9 } } } } } },
    { "watch-and-pray",
        { { { Quantity::Rescripts, { { 0, 0 }, { 1, 3 }, { 2, 5 }, { 3, 5 } } },
            { Quantity::Garrison,
                { { 1, 0 }, { 5, 0 }, { 6, 4 }, { 7, 4 }, { 8, 7 }, { 9, 7 }, { 10, 9 }, { 14, 9 } } } } } },
    { "a-city-on-a-hill",
        { { { Quantity::CapitalLevel, { { 1, 0 }, { 2, 3 }, { 3, 6 } } },
            { Quantity::ForeignBishops,
                { { 0, 0 }, { 2, 0 }, { 3, 4 }, { 4, 6 }, { 5, 6 }, { 6, 9 }, { 7, 9 } } } } } },
    { "to-whom-much-is-given",
        { { { Quantity::GoodKinds, { { 1, 0 }, { 2, 3 }, { 3, 4 }, { 4, 6 } } },
            { Quantity::LevelFour, { { 0, 0 }, { 1, 5 }, { 2, 9 } } } } } },
    { "the-harvest-is-great",
        { { { Quantity::Dioceses, { { 0, 0 }, { 1, 0 }, { 2, 3 }, { 3, 4 }, { 4, 6 }, { 6, 6 } } },
            { Quantity::CityLevels,
                { { 1, 0 }, { 5, 0 }, { 6, 4 }, { 7, 4 }, { 8, 7 }, { 9, 7 }, { 10, 10 }, { 12, 10 } } } } } },
};

} // namespace

// What each bull card is worth at the end of the match. Expectations are written from the cards.
class TestCrusadersBullCards : public outremer::test::RuleTest {
    Q_OBJECT

    // The match ends with round 6, and Jerusalem shows this bull.
    static int scored(Table t, const std::string &bull)
    {
        t.setBull(kJerusalem, bull);
        t.events.clear();
        t.income(6);
        if (!t.isOver())
            return -1;
        const int points = t.influenceFrom(InfluenceSource::Bull, kJerusalem);
        const Event shown = t.told(EventKind::BullScored)[0];
        return shown.fields[1].value == t.bull(bull) && shown.fields[2].value == points ? points : -2;
    }
    static void listBulls()
    {
        QTest::addColumn<QString>("id");
        for (const auto &[id, goals] : kBulls)
            QTest::addRow("%s", id.c_str()) << QString::fromStdString(id);
    }

private slots:
    void bulls_byEitherGoal_areWorthTheHighestStepReached_data() { listBulls(); }
    void bulls_byEitherGoal_areWorthTheHighestStepReached()
    {
        QFETCH(QString, id);
        for (const Worth &goal : kBulls.at(id.toStdString())) {
            for (const auto &[amount, points] : goal.points) {
                Table t;
                have(t, kJerusalem, goal.of, amount);
                QCOMPARE(t.broken(), std::string());
                const int found = scored(t, id.toStdString());
                QVERIFY2(found == points,
                    qPrintable(QString("%1 %2: worth %3, not %4")
                                   .arg(amount)
                                   .arg(QString::fromLatin1(kQuantityWords[std::size_t(goal.of)].data()))
                                   .arg(points)
                                   .arg(found)));
            }
        }
    }
    // CR-BULL-04, CR-AMB-83: one goal, the better one.
    void bull_withBothGoalsMet_isWorthTheBetterOnly()
    {
        for (int cities : { 3, 5 }) {
            Table t;
            have(t, kJerusalem, Quantity::Cities, cities);
            t.bishops(kJerusalem, "jerusalem", 5, 0);
            QCOMPARE(scored(t, "feed-the-flock"), cities == 3 ? 5 : 10);
        }
    }

    void bulls_ofTheWholeDeck_haveATestEach()
    {
        const auto &deck = game().content().bulls;
        for (std::size_t card = 1; card < deck.size(); ++card)
            QVERIFY2(kBulls.contains(deck[card].id), deck[card].id.c_str());
        QCOMPARE(kBulls.size(), deck.size() - 1);
    }
};

OUTREMER_TEST(TestCrusadersBullCards)
#include "tst_crusaders_bullcards.moc"
