#include "tests/campaign/chaptertable.h"
#include "tests/support/ruletest.h"

#include "campaign/crusaders/chapter/aftermath.h"

using namespace outremer;
using namespace outremer::campaign;
using namespace outremer::campaign::test;
using crusaders::Ending;
using crusaders::kSaracens;

namespace {

const std::vector<std::string> kFour{ "jerusalem", "tripoli", "edessa", "antioch" };

Book bookOf(int seats)
{
    return blankBook({ kFour.begin(), kFour.begin() + seats });
}

std::vector<int> pointsOf(const ChapterTable &table)
{
    std::vector<int> points;
    for (Seat seat = 0; seat < table.s.seats; ++seat)
        points.push_back(table.dynasty(seat).points);
    return points;
}

// A seat with so many cities; they are enough for hegemony from the fourth on.
void giveCities(ChapterTable &table, Seat seat, const std::vector<std::string> &cities)
{
    for (const std::string &id : cities)
        table.place(id, seat);
}

// A seat whose bishops are alone in so many cities; five make it righteous.
void giveHolyLands(ChapterTable &table, Seat seat, int count)
{
    static const std::vector<std::string> kCities{ "tortosa", "acre", "aleppo", "apamea", "homs" };
    for (int i = 0; i < count; ++i)
        table.bishops(seat, kCities[std::size_t(i)], 1);
}

} // namespace

// CA-STAND and CA-END: who stood where, and how it ended.
class TestCampaignStanding : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void chroniclePoints_followTheRanks_data()
    {
        QTest::addColumn<std::vector<int>>("influence");
        QTest::addColumn<std::vector<int>>("points");
        QTest::newRow("four") << std::vector{ 20, 50, 30, 40 } << std::vector{ 1, 5, 2, 3 };
        QTest::newRow("three") << std::vector{ 20, 50, 30 } << std::vector{ 1, 5, 3 };
        QTest::newRow("two") << std::vector{ 20, 50 } << std::vector{ 2, 5 };
    }
    void chroniclePoints_followTheRanks()
    {
        RULES("CA-STAND-01", "CA-STAND-02");
        QFETCH(std::vector<int>, influence);
        QFETCH(std::vector<int>, points);
        ChapterTable table(bookOf(int(influence.size())));
        table.calm();
        table.endWith(influence);
        QCOMPARE(pointsOf(table), points);
        QCOMPARE(table.broken(), QString());
    }
    void chroniclePoints_ofLaterChapters_areAddedToTheEarlier()
    {
        RULES("CA-STAND-02");
        Book book = bookAt(2);
        book.dynasties[kEdessa].points = 7;
        ChapterTable table(book);
        table.calm();
        table.endWith({ 90, 80, 70, 60 });
        QCOMPARE(pointsOf(table), (std::vector{ 5, 3, 9, 1 }));
    }
    void equalInfluence_isDecidedByConditionsThenByHoliness()
    {
        RULES("CA-STAND-01");
        ChapterTable table;
        table.calm();
        giveCities(table, kAntioch, { "tortosa", "turbessel", "aleppo" });
        // Of the others Tripoli stands farthest on the track, then Jerusalem, then Edessa.
        std::array<std::uint8_t, 4> cells{};
        for (Seat seat = 0; seat < 4; ++seat)
            cells[seat] = table.player(seat).holiness;
        std::ranges::sort(cells);
        table.player(kAntioch).holiness = cells[0];
        table.player(kEdessa).holiness = cells[1];
        table.player(kJerusalem).holiness = cells[2];
        table.player(kTripoli).holiness = cells[3];
        table.endWith({ 40, 40, 40, 40 });
        const std::array<Seat, 4> expected{ kAntioch, kTripoli, kJerusalem, kEdessa };
        QVERIFY(table.s.aftermath.ranking == expected);
        QCOMPARE(pointsOf(table), (std::vector{ 2, 3, 1, 5 + 1 }));
        QCOMPARE(int(table.s.match.winners), int(only(kAntioch))); // the match breaks the tie the same way
        QCOMPARE(table.broken(), QString());
    }
    void hegemonyAndRighteousness_giveAPointEach()
    {
        RULES("CA-STAND-03");
        ChapterTable table;
        table.calm();
        giveCities(table, kTripoli, { "tortosa", "acre", "baalbek" });
        giveHolyLands(table, kTripoli, 5);
        giveCities(table, kJerusalem, { "tadmor", "damascus" }); // three are not enough
        table.endWith({ 90, 80, 70, 60 });
        QCOMPARE(pointsOf(table), (std::vector{ 5, 3 + 2, 2, 1 }));
        QCOMPARE(int(table.s.book.pages[0].ending), int(Ending::Both));
        QCOMPARE(table.broken(), QString());
    }

    void page_saysHowTheChapterEnded()
    {
        RULES("CA-END-01");
        ChapterTable table;
        table.calm();
        table.place("edessa", kSaracens, 2);
        table.player(kEdessa).capital = crusaders::kNoCity;
        table.player(kEdessa).isOut = 1;
        table.endWith({ 30, 45, 10, 20 });
        const Page &page = table.s.book.pages[0];
        QCOMPARE(int(page.ending), int(Ending::Defeat));
        QCOMPARE(int(page.hasRisen), 0);
        QCOMPARE(int(page.winner), int(kTripoli));
        QCOMPARE(int(page.last), int(kEdessa));
        QCOMPARE(int(page.fallen), int(only(kEdessa)));
        QVERIFY((page.influence == std::array<std::int16_t, 4>{ 30, 45, 10, 20 }));
        QCOMPARE(table.broken(), QString());
        table.passAll();
        QVERIFY(table.isOver());
        QVERIFY(table.options().empty());
        QCOMPARE(int(table.s.book.chapter), 2);
        QCOMPARE(game().outcome(table.s).winners, only(kTripoli));
        QCOMPARE(game().outcome(table.s).scores[kTripoli], 45);
        QCOMPARE(game().whyNot(table.s, {}), WhyNot{ "CA-END-01" });
    }

    void legacy_followsTheEndingAndTheChapter_data()
    {
        QTest::addColumn<int>("chapter");
        QTest::addColumn<int>("ending");
        QTest::addColumn<QString>("legacy");
        const auto row = [](int chapter, Ending ending, const char *legacy) {
            QTest::addRow("%d, %s", chapter, legacy) << chapter << int(ending) << QString(legacy);
        };
        row(1, Ending::Hegemony, "emirs-count-the-cities");
        row(1, Ending::Both, "emirs-count-the-cities");
        row(1, Ending::Righteousness, "seals-from-rome");
        row(1, Ending::Defeat, "return-of-the-exiles");
        row(1, Ending::Era, "ten-years-of-mortar");
        row(2, Ending::Hegemony, "too-tall-a-tower");
        row(2, Ending::Righteousness, "new-sees");
        row(2, Ending::Defeat, "war-on-the-doorstep");
        row(2, Ending::Era, "old-hands");
        row(3, Ending::Hegemony, "all-spears-one-way");
        row(3, Ending::Righteousness, "preached-beyond-the-sea");
        row(3, Ending::Defeat, "lesson-learned-in-mosul");
        row(3, Ending::Era, "fat-years");
    }
    void legacy_followsTheEndingAndTheChapter()
    {
        RULES("CA-END-02");
        QFETCH(int, chapter);
        QFETCH(int, ending);
        QFETCH(QString, legacy);
        ChapterTable table(bookAt(chapter));
        table.calm();
        if (Ending(ending) == Ending::Hegemony || Ending(ending) == Ending::Both)
            giveCities(table, kTripoli, { "tortosa", "acre", "baalbek" });
        if (Ending(ending) == Ending::Righteousness || Ending(ending) == Ending::Both)
            giveHolyLands(table, kTripoli, 5);
        if (Ending(ending) == Ending::Defeat) {
            table.place("edessa", kSaracens, 1);
            table.player(kEdessa).capital = crusaders::kNoCity;
            table.player(kEdessa).isOut = 1;
        }
        table.endWith({ 90, 80, 70, 60 });
        QCOMPARE(int(table.s.book.pages[std::size_t(chapter - 1)].ending), ending);
        const auto told = table.told(EventKind::LegacyWritten);
        QCOMPARE(told.size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(game().idOf(told[0].fields[0])), legacy);
        table.passAll();
        const ChapterTable next(table.s.book, 5);
        const crusaders::Saga &saga = next.s.match.saga;
        QCOMPARE(QString::fromStdString(content().legacies[saga.legacy].id), legacy);
        QCOMPARE(int(saga.formerWinner), int(kJerusalem));
        QCOMPARE(int(saga.formerLast), int(kAntioch));
        QCOMPARE(int(saga.fallen), Ending(ending) == Ending::Defeat ? int(only(kEdessa)) : 0);
    }
    void chapter_ofWhichNoEndingIsKnown_leavesNothing()
    {
        RULES("CA-END-02");
        Book book = bookAt(2);
        book.pages[0] = {};
        const ChapterTable table(book);
        QCOMPARE(int(table.s.match.saga.legacy), int(crusaders::kNoCard));
        QCOMPARE(table.broken(), QString());
    }

    void crescent_leavesRanksButNoWinner()
    {
        RULES("CH4-END-02");
        ChapterTable table(bookAt(4));
        table.calm();
        for (const std::string id : { "edessa", "antioch" }) {
            table.place(id, kSaracens, 1);
            const Seat loser = id == "edessa" ? kEdessa : kAntioch;
            table.place(id == "edessa" ? "turbessel" : "tortosa", loser, 1);
            table.player(loser).capital = city(id == "edessa" ? "turbessel" : "tortosa");
        }
        table.endWith({ 50, 60, 40, 30 });
        QVERIFY(table.s.match.ending & crusaders::kCrescent);
        const Page &page = table.s.book.pages[3];
        QCOMPARE(int(page.ending), int(Ending::Defeat));
        QCOMPARE(int(page.hasRisen), 1);
        QCOMPARE(int(page.winner), int(kNobody));
        QCOMPARE(pointsOf(table), (std::vector{ 3, 5, 2, 1 }));
        QCOMPARE(int(game().outcome(table.s).ending), int(Ending::Defeat));
        QCOMPARE(table.broken(), QString());
    }
};

OUTREMER_TEST(TestCampaignStanding)
#include "tst_campaign_standing.moc"
