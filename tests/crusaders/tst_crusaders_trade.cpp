#include "tests/crusaders/quietchapter.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

using Prices = std::array<std::uint8_t, kGoods>; // wood, candles, steel, horses, spices

// Edessa has steel of its own and of Damascus, horses of Aleppo, and no harbour; the others have one good each, Tripoli
// a harbour with it.
ChapterTable market(int chapter = 2)
{
    ChapterTable t = quietChapter(chapter, {}, 0);
    t.place("damascus", kEdessa, 1, 1);
    t.place("aleppo", kEdessa, 1, 1);
    return t;
}

// Plays the steps of the income phase up to the first sale of a seat; nobody before it sells anything.
void openTradeOf(Table &t, Seat seat, int round = 1)
{
    t.incomeOnly(round);
    while (t.asks(Task::Sell) && t.seat() != seat)
        t.take(Verb::Done);
    QVERIFY(t.asks(Task::Sell));
}
// A sale at a price that is stated.
void sell(Table &t, int good, int price)
{
    t.take(Verb::SellGood, good, price);
}

// The last income phase of a chapter in which so much was earned by sales before; nobody sells now.
ChapterTable finished(const std::array<int, kMaxSeats> &sales)
{
    ChapterTable t = quietChapter(2, {}, 0);
    for (Seat seat = 0; seat < t.s.seats; ++seat)
        t.s.saga.dynasts[seat].sales = std::uint16_t(sales[seat]);
    t.income(6);
    t.pass(Task::Sell);
    return t;
}
std::vector<int> tradePoints(const Table &t)
{
    std::vector<int> points;
    for (Seat seat = 0; seat < t.s.seats; ++seat)
        points.push_back(t.influenceFrom(InfluenceSource::Trade, seat));
    return points;
}

} // namespace

// Chapter II: the trade board (CH2-TRADE).
class TestCrusadersTrade : public outremer::test::RuleTest {
    Q_OBJECT

    static int firstTold(const Table &t, EventKind kind)
    {
        const auto found = std::ranges::find_if(t.events, [&](const Event &e) { return EventKind(e.kind) == kind; });
        return found == t.events.end() ? -1 : int(found - t.events.begin());
    }

private slots:
    void prices_atTheStart_areTwoForEachOfFiveGoods()
    {
        RULES("CH2-TRADE-01");
        for (int chapter : { 2, 3, 4 })
            QCOMPARE(ChapterTable(chapter).s.saga.prices, (Prices{ 2, 2, 2, 2, 2 }));
        QCOMPARE(ChapterTable(1).s.saga.prices, Prices{});
        ChapterTable t = quietChapter(2);
        for (const std::uint8_t price : { std::uint8_t(0), std::uint8_t(5) }) { // no such places on the track
            t.s.saga.prices[kSpices] = price;
            QVERIFY(!t.broken().empty());
        }
        for (const std::uint8_t price : { std::uint8_t(1), std::uint8_t(4) }) {
            t.s.saga.prices[kSpices] = price;
            QCOMPARE(t.broken(), std::string());
        }
    }
    void trade_beforeTheSecondChapter_isUnknown()
    {
        RULES("CH2-TRADE-01", "CH2-TRADE-02");
        ChapterTable first = quietChapter(1);
        first.incomeOnly();
        QVERIFY(!first.asks(Task::Sell));
        Table alone;
        alone.incomeOnly();
        QVERIFY(!alone.asks(Task::Sell));
        for (int chapter : { 2, 3, 4 }) {
            ChapterTable t = quietChapter(chapter);
            t.incomeOnly();
            QVERIFY(t.asks(Task::Sell));
        }
    }

    void trade_isAfterTaxes_andBeforeGoodsAreRestored()
    {
        RULES("CH2-TRADE-02");
        ChapterTable t = market();
        t.good(kEdessa, Good::Horses, 0, 1); // still spent when goods are sold
        t.events.clear();
        openTradeOf(t, kEdessa);
        QCOMPARE(int(t.player(kEdessa).coins), 1 + 1 + 1 + 1); // the taxes of three cities and a capital
        QVERIFY(!t.can(Verb::SellGood, kHorses, 2));
        sell(t, kSteel, 2);
        t.pass(Task::Sell);
        const int sold = firstTold(t, EventKind::GoodSold);
        QVERIFY(firstTold(t, EventKind::TaxesPaid) >= 0 && firstTold(t, EventKind::TaxesPaid) < sold);
        QVERIFY(sold < firstTold(t, EventKind::MarketFilled));
        QVERIFY(sold < firstTold(t, EventKind::GovernorScored));
        QVERIFY(t.stock(kEdessa, Good::Horses) == (Stock{ 1, 0, 0 }));
    }

    void traders_takeTheirTurns_inTurnOrder()
    {
        RULES("CH2-TRADE-03");
        ChapterTable t = quietChapter(2);
        t.player(kAntioch).holiness = 9;
        t.player(kEdessa).holiness = 7;
        t.player(kJerusalem).holiness = 0;
        t.incomeOnly();
        for (Seat seat : { kAntioch, kEdessa, kTripoli, kJerusalem }) {
            QVERIFY(t.asks(Task::Sell));
            QCOMPARE(t.seat(), seat);
            t.take(Verb::Done);
        }
        QVERIFY(!t.asks(Task::Sell));
    }
    void trader_withoutAnUnspentGood_isPassedOver()
    {
        RULES("CH2-TRADE-03", "CH2-TRADE-04");
        ChapterTable t = quietChapter(2);
        t.good(kJerusalem, Good::Candles, 0, 1);
        t.good(kEdessa, Good::Steel, 0, 0, 1);
        t.incomeOnly();
        QCOMPARE(t.seat(), Seat(kTripoli));
        t.take(Verb::Done);
        QCOMPARE(t.seat(), Seat(kAntioch));
        t.take(Verb::Done);
        QVERIFY(!t.asks(Task::Sell));
    }

    void goods_thatAreSpentOrBlocked_cannotBeSold()
    {
        RULES("CH2-TRADE-04");
        ChapterTable t = market();
        t.good(kEdessa, Good::Steel, 0, 1, 1);
        openTradeOf(t, kEdessa);
        QCOMPARE(t.offered(Verb::SellGood), (std::set<int>{ kHorses }));
        sell(t, kHorses, 2);
        QVERIFY(t.seat() != kEdessa); // nothing is left to sell
    }
    void sales_areTwoAtMost_andMayBeFewer()
    {
        RULES("CH2-TRADE-04");
        for (int count : { 0, 1, 2 }) {
            ChapterTable t = market();
            openTradeOf(t, kEdessa);
            const int coins = t.player(kEdessa).coins;
            if (count > 0)
                sell(t, kHorses, 2);
            if (count > 1)
                sell(t, kSteel, 2);
            QCOMPARE(t.seat() == kEdessa, count < 2); // the second steel stays
            if (count < 2)
                t.take(Verb::Done);
            QCOMPARE(t.timesTold(EventKind::GoodSold), count);
            QCOMPARE(int(t.player(kEdessa).coins), coins + 2 * count);
            QCOMPARE(int(t.stock(kEdessa, Good::Steel).ready), count > 1 ? 1 : 2);
        }
    }

    void soldGood_bringsItsPrice_isBlocked_andItsPriceFalls()
    {
        RULES("CH2-TRADE-05");
        ChapterTable t = market();
        t.s.saga.prices = { 2, 2, 4, 3, 2 };
        openTradeOf(t, kEdessa);
        const int coins = t.player(kEdessa).coins;
        QVERIFY(!t.can(Verb::SellGood, kSteel, 3));
        sell(t, kSteel, 4);
        QCOMPARE(int(t.player(kEdessa).coins), coins + 4);
        QVERIFY(t.stock(kEdessa, Good::Steel) == (Stock{ 1, 0, 1 }));
        QCOMPARE(t.s.saga.prices, (Prices{ 2, 2, 3, 3, 2 }));
        sell(t, kSteel, 3); // at once for less
        QCOMPARE(int(t.player(kEdessa).coins), coins + 4 + 3);
        QVERIFY(t.stock(kEdessa, Good::Steel) == (Stock{ 0, 0, 2 }));
        QCOMPARE(int(t.s.saga.prices[kSteel]), 2);
        const auto told = t.told(EventKind::GoodSold);
        QCOMPARE(told.size(), std::size_t(2));
        QCOMPARE(Table::field(told[0], kNumberNoun), 4);
        QCOMPARE(Table::field(told[1], kNumberNoun), 3);
        QCOMPARE(Table::field(told[1], kRealmNoun), int(t.player(kEdessa).realm));
    }
    // In the same phase it is turned to spent; only the next income phase gives it back.
    void soldGood_isUnusableForTheWholeNextRound()
    {
        RULES("CH2-TRADE-05");
        ChapterTable t = market();
        openTradeOf(t, kEdessa);
        sell(t, kHorses, 2);
        t.pass(Task::Sell);
        QVERIFY(t.stock(kEdessa, Good::Horses) == (Stock{ 0, 1, 0 }));
        QVERIFY(t.stock(kEdessa, Good::Steel) == (Stock{ 2, 0, 0 }));
        t.incomeOnly(2);
        t.pass(Task::Sell);
        QVERIFY(t.stock(kEdessa, Good::Horses) == (Stock{ 1, 0, 0 }));
    }
    void price_ofOne_isPaidAndDoesNotFall()
    {
        RULES("CH2-TRADE-05", "CH2-TRADE-01");
        ChapterTable t = market();
        t.s.saga.prices[kSteel] = 1;
        openTradeOf(t, kEdessa);
        const int coins = t.player(kEdessa).coins;
        sell(t, kSteel, 1);
        sell(t, kSteel, 1);
        QCOMPARE(int(t.player(kEdessa).coins), coins + 2);
        QCOMPARE(int(t.s.saga.prices[kSteel]), 1);
    }
    void price_loweredByOnePlayer_isWhatTheNextOneGets()
    {
        RULES("CH2-TRADE-05", "CH2-TRADE-03");
        ChapterTable t = market();
        t.place("turbessel", kAntioch, 1, 1);
        t.place("tortosa", kAntioch, 1, 1); // steel
        openTradeOf(t, kEdessa);
        sell(t, kSteel, 2);
        t.take(Verb::Done);
        QCOMPARE(t.seat(), Seat(kAntioch));
        QVERIFY(t.can(Verb::SellGood, kSteel, 1));
        QVERIFY(!t.can(Verb::SellGood, kSteel, 2));
        QVERIFY(t.can(Verb::SellGood, kCandles, 2));
    }
    void spices_areSoldLikeTheOthers()
    {
        RULES("CH2-TRADE-01", "CH2-TRADE-05");
        ChapterTable t = market();
        t.place("homs", kEdessa, 1, 1);
        openTradeOf(t, kEdessa);
        sell(t, kSpices, 2);
        QVERIFY(t.stock(kEdessa, Good::Spices) == (Stock{ 0, 0, 1 }));
        QCOMPARE(t.s.saga.prices, (Prices{ 2, 2, 2, 2, 1 }));
    }

    void harbour_allowsOneSaleMore_howeverManyThereAre_data()
    {
        QTest::addColumn<QStringList>("cities");
        QTest::addColumn<int>("sales");
        QTest::newRow("none") << QStringList{ "damascus", "aleppo", "turbessel" } << 2;
        QTest::newRow("Acre") << QStringList{ "damascus", "aleppo", "turbessel", "acre" } << 3;
        QTest::newRow("Tortosa") << QStringList{ "damascus", "aleppo", "turbessel", "tortosa" } << 3;
        QTest::newRow("Tripoli") << QStringList{ "damascus", "aleppo", "tripoli" } << 3;
        QTest::newRow("two") << QStringList{ "damascus", "aleppo", "acre", "tortosa" } << 3;
    }
    void harbour_allowsOneSaleMore_howeverManyThereAre()
    {
        RULES("CH2-TRADE-06", "CH2-TRADE-04");
        QFETCH(QStringList, cities);
        QFETCH(int, sales);
        ChapterTable t = quietChapter(2);
        t.place("tortosa", kTripoli, 1, 1); // somebody else's harbour does not help
        for (const QString &city : cities)
            t.place(city.toStdString(), kEdessa, 1, 1);
        if (cities.contains("tripoli"))
            t.player(kTripoli).capital = t.cityId("tortosa");
        openTradeOf(t, kEdessa);
        for (int i = 0; i < sales; ++i) {
            QCOMPARE(t.seat(), Seat(kEdessa));
            t.takeAny(Verb::SellGood);
        }
        QVERIFY(!t.asks(Task::Sell) || t.seat() != kEdessa);
        QCOMPARE(t.timesTold(EventKind::GoodSold), sales);
    }

    void unsoldGoods_afterTheTrade_riseByOne_upToFour()
    {
        RULES("CH2-TRADE-07");
        ChapterTable t = market();
        t.s.saga.prices = { 1, 4, 3, 2, 3 };
        openTradeOf(t, kEdessa);
        sell(t, kSteel, 3);
        QCOMPARE(t.s.saga.prices, (Prices{ 1, 4, 2, 2, 3 })); // not before everybody has traded
        t.pass(Task::Sell);
        QCOMPARE(t.s.saga.prices, (Prices{ 2, 4, 2, 3, 4 }));
        QCOMPARE(t.timesTold(EventKind::PriceChanged), 3);
        openTradeOf(t, kEdessa, 2); // what was sold last time is forgotten
        t.pass(Task::Sell);
        QCOMPARE(t.s.saga.prices, (Prices{ 3, 4, 3, 4, 4 }));
    }
    void prices_withNobodyToTrade_riseAsWell()
    {
        RULES("CH2-TRADE-07");
        ChapterTable t = quietChapter(2);
        for (Seat seat = 0; seat < t.s.seats; ++seat)
            spendAll(t, seat);
        t.incomeOnly();
        QVERIFY(!t.asks(Task::Sell));
        QCOMPARE(t.s.saga.prices, (Prices{ 3, 3, 3, 3, 3 }));
    }

    void largestTrader_atTheEnd_scoresFour_andTheSecondTwo_data()
    {
        QTest::addColumn<QList<int>>("sales");
        QTest::addColumn<QList<int>>("points");
        QTest::newRow("all different") << QList{ 3, 9, 7, 1 } << QList{ 0, 4, 2, 0 };
        QTest::newRow("by a coin") << QList{ 10, 9, 8, 7 } << QList{ 4, 2, 0, 0 };
        QTest::newRow("first shared") << QList{ 9, 2, 9, 7 } << QList{ 4, 0, 4, 0 };
        QTest::newRow("second shared") << QList{ 5, 5, 8, 0 } << QList{ 2, 2, 4, 0 };
        QTest::newRow("all share the first") << QList{ 6, 6, 6, 6 } << QList{ 4, 4, 4, 4 };
        QTest::newRow("one trader") << QList{ 0, 0, 0, 1 } << QList{ 0, 0, 0, 4 }; // no second without a sale
        QTest::newRow("nobody") << QList{ 0, 0, 0, 0 } << QList{ 0, 0, 0, 0 };
    }
    void largestTrader_atTheEnd_scoresFour_andTheSecondTwo()
    {
        RULES("CH2-TRADE-08");
        QFETCH(QList<int>, sales);
        QFETCH(QList<int>, points);
        const ChapterTable t = finished({ sales[0], sales[1], sales[2], sales[3] });
        const ChapterTable none = finished({});
        QVERIFY(t.isOver());
        QCOMPARE(tradePoints(t), (std::vector<int>{ points[0], points[1], points[2], points[3] }));
        for (Seat seat = 0; seat < t.s.seats; ++seat) // part of the final score
            QCOMPARE(int(t.s.finalScores[seat]), none.s.finalScores[seat] + points[seat]);
    }
    void salesOfAllRounds_countTogether_asTheCoinsTheyBrought()
    {
        RULES("CH2-TRADE-08");
        ChapterTable t = market();
        t.s.saga.prices[kSteel] = 4;
        openTradeOf(t, kEdessa);
        sell(t, kSteel, 4);
        t.pass(Task::Sell); // horses rise to 3, and the rest
        openTradeOf(t, kTripoli, 2);
        sell(t, kWood, 3);
        while (t.asks(Task::Sell) && t.seat() != kEdessa)
            t.take(Verb::Done);
        sell(t, kHorses, 3);
        t.pass(Task::Sell);
        QCOMPARE(int(t.s.saga.dynasts[kEdessa].sales), 4 + 3);
        QCOMPARE(int(t.s.saga.dynasts[kTripoli].sales), 3);
        QCOMPARE(int(t.s.saga.dynasts[kJerusalem].sales), 0);
        QCOMPARE(tradePoints(t), (std::vector{ 0, 0, 0, 0 })); // not before the end
        t.income(6);
        t.pass(Task::Sell);
        QCOMPARE(tradePoints(t), (std::vector{ 0, 2, 4, 0 }));
    }
    void chapterEndedByHegemony_scoresTheTradeToo()
    {
        RULES("CH2-TRADE-08");
        ChapterTable t = market();
        t.place("homs", kEdessa, 1, 1); // four cities
        t.s.saga.dynasts[kAntioch].sales = 1;
        t.income();
        t.pass(Task::Sell);
        QVERIFY(t.isOver());
        QCOMPARE(tradePoints(t), (std::vector{ 0, 0, 0, 4 }));
    }
    void wholeChapter_atRandom_keepsTheBoardAndTheSalesInOrder()
    {
        RULES("CH2-TRADE-01", "CH2-TRADE-02");
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            ChapterTable t(2, {}, kAllStates, {}, seed);
            Rng rng{ seed };
            while (!t.isOver()) {
                const bool isIncome = t.s.phase == Phase::Income;
                QVERIFY(isIncome || !t.asks(Task::Sell));
                takeRandom(t, rng);
                QCOMPARE(t.broken(), std::string());
            }
            int sales = 0;
            for (const Event &sold : t.told(EventKind::GoodSold))
                sales += Table::field(sold, kNumberNoun);
            for (const Dynast &dynast : t.s.saga.dynasts)
                sales -= dynast.sales;
            QCOMPARE(sales, 0);
        }
    }
};

OUTREMER_TEST(TestCrusadersTrade)
#include "tst_crusaders_trade.moc"
