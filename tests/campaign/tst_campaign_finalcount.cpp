#include "tests/campaign/chaptertable.h"
#include "tests/support/ruletest.h"

#include "campaign/crusaders/facts/finalcount.h"

using namespace outremer;
using namespace outremer::campaign;
using namespace outremer::campaign::test;
using crusaders::Quality;

namespace {

// The book after chapter IV, which Jerusalem won; everybody has 10 chronicle points and nothing else.
Book closedBook()
{
    Book book = bookAt(kChapters + 1);
    for (Seat seat = 0; seat < book.seats; ++seat)
        book.dynasties[seat].points = 10;
    return book;
}

} // namespace

// CA-WIN: the count after the last chapter.
class TestCampaignFinalCount : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void chroniclePointsFameSetsAndCrown_areAddedUp()
    {
        RULES("CA-WIN-01", "CA-WIN-02", "CA-WIN-03", "CA-WIN-04");
        Book book = closedBook();
        book.dynasties[kTripoli].points = 14;
        book.dynasties[kTripoli].nicknames.push(nickname("the-prudent"));  // 1
        book.dynasties[kTripoli].nicknames.push(nickname("the-tireless")); // 3
        book.dynasties[kTripoli].marks = { 2, 3, 2, 5, 4 };
        book.pages[3].winner = kTripoli;
        const FinalCount count = finalCount(book, content());
        QCOMPARE(count.scores.size(), std::size_t(4));
        const FinalScore &score = count.scores[kTripoli];
        QCOMPARE(score.chronicle, 14);
        QCOMPARE(score.fame, 4);
        QCOMPARE(score.sets, 2);
        QCOMPARE(score.crown, 3);
        QCOMPARE(score.total(), 23);
        QCOMPARE(count.scores[kEdessa].total(), 10);
        QCOMPARE(int(count.winner), int(kTripoli));
    }
    void fame_isWhatTheNicknamesSay()
    {
        RULES("CA-WIN-02");
        for (std::size_t card = 1; card < content().nicknames.size(); ++card) {
            Book book = closedBook();
            book.dynasties[kEdessa].nicknames.push(crusaders::Card(card));
            QCOMPARE(finalCount(book, content()).scores[kEdessa].fame, int(content().nicknames[card].fame));
            QVERIFY(content().nicknames[card].fame >= 1 && content().nicknames[card].fame <= 3);
        }
    }
    void incompleteSet_countsNothing()
    {
        RULES("CA-WIN-03");
        Book book = closedBook();
        book.dynasties[kEdessa].marks = { 9, 9, 9, 9, 0 };
        QCOMPARE(finalCount(book, content()).scores[kEdessa].sets, 0);
        book.dynasties[kEdessa].marks = { 9, 9, 9, 9, 1 };
        QCOMPARE(finalCount(book, content()).scores[kEdessa].sets, 1);
    }
    void crown_isForTheLastChapterOnly_andForNobodyUnderTheCrescent()
    {
        RULES("CA-WIN-04", "CH4-END-02");
        Book book = closedBook();
        book.pages[2].winner = kAntioch;
        book.pages[3].winner = kEdessa;
        QCOMPARE(finalCount(book, content()).scores[kAntioch].crown, 0);
        QCOMPARE(finalCount(book, content()).scores[kEdessa].crown, 3);
        book.pages[3].winner = kNobody;
        book.pages[3].hasRisen = 1;
        for (const FinalScore &score : finalCount(book, content()).scores)
            QCOMPARE(score.crown, 0);
    }
    void equalTotals_areDecidedByInfluenceOfTheLastChaptersFirst()
    {
        RULES("CA-WIN-05");
        Book book = closedBook();
        book.pages[3].influence = { 30, 41, 40, 41 };
        book.pages[2].influence = { 90, 20, 80, 21 };
        const FinalCount count = finalCount(book, content());
        QVERIFY((count.ranking == std::vector<Seat>{ kAntioch, kTripoli, kEdessa, kJerusalem }));
        QCOMPARE(int(count.winner), int(kAntioch));
        book.dynasties[kJerusalem].points = 11; // the total comes first
        QCOMPARE(int(finalCount(book, content()).winner), int(kJerusalem));
    }
    void lastChapter_endsTheCampaign()
    {
        RULES("CA-WIN-01");
        Book book = bookAt(kChapters);
        book.dynasties[kAntioch].points = 30;
        ChapterTable table(book);
        table.calm();
        table.endWith({ 60, 50, 40, 30 });
        table.passAll();
        QCOMPARE(int(table.s.book.chapter), kChapters + 1);
        QCOMPARE(table.broken(), QString());
        QCOMPARE(game().brokenBook(table.s.book), std::string());
        QCOMPARE(int(finalCount(table.s.book, content()).winner), int(kAntioch));
        QCOMPARE(table.told(EventKind::FinalCounted).size(), std::size_t(4));
        QCOMPARE(table.told(EventKind::CampaignWon)[0].fields[0], game().seatRef(table.s, kAntioch));
        QCOMPARE(int(game().outcome(table.s).winners), int(only(kJerusalem))); // of the chapter
        const auto more = game().startFrom(table.s.book, 1, {});
        QVERIFY(!more);
        QCOMPARE(more.refusal().code, std::string("campaign-over"));
    }
};

OUTREMER_TEST(TestCampaignFinalCount)
#include "tst_campaign_finalcount.moc"
