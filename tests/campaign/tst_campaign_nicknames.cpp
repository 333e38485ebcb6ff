#include "tests/campaign/chaptertable.h"
#include "tests/support/ruletest.h"

#include "campaign/crusaders/chapter/aftermath.h"

using namespace outremer;
using namespace outremer::campaign;
using namespace outremer::campaign::test;
using crusaders::Quality;

namespace {

// Books of a chapter that begins with these marks of one quality, by seat.
Book withMarks(Quality quality, const std::vector<int> &marks, int chapter = 2)
{
    Book book = bookAt(chapter);
    for (std::size_t seat = 0; seat < marks.size(); ++seat)
        book.dynasties[seat].marks[std::size_t(quality)] = std::int8_t(marks[seat]);
    return book;
}

// The end of a chapter that marks nothing more, with these influences, at the first nickname.
ChapterTable atNicknames(const Book &book, const std::vector<int> &influence = { 90, 80, 70, 60 })
{
    ChapterTable table(book);
    table.calm();
    table.endWith(influence);
    return table;
}

std::set<int> offered(const ChapterTable &table)
{
    std::set<int> cards;
    for (const Option &option : table.options()) {
        if (Verb(option.verb) == Verb::TakeNickname)
            cards.insert(option.first);
    }
    return cards;
}

std::set<int> allOf(Quality quality)
{
    std::set<int> cards;
    for (std::size_t card = 1; card < content().nicknames.size(); ++card) {
        if (content().nicknames[card].quality == quality)
            cards.insert(int(card));
    }
    return cards;
}

RefList aboutNickname(crusaders::Card card)
{
    RefList refs;
    refs.push({ crusaders::kNicknameNoun, card });
    return refs;
}

} // namespace

// CA-NICK: what rulers are called, and what it is good for.
class TestCampaignNicknames : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void nicknames_areTakenFromTheLowestInTheChronicleOn()
    {
        RULES("CA-NICK-01");
        Book book = withMarks(Quality::Valour, { 2, 2, 2, 2 });
        book.dynasties[kJerusalem].points = 0; // ends with 5
        book.dynasties[kTripoli].points = 9;   // 12
        book.dynasties[kEdessa].points = 3;    // 5, but ranked below Jerusalem
        book.dynasties[kAntioch].points = 6;   // 7
        ChapterTable table = atNicknames(book);
        std::vector<int> asked;
        while (table.passUntil(Question::Nickname)) {
            asked.push_back(table.seat());
            const auto cards = offered(table);
            QVERIFY(table.can(Verb::NoNickname));
            table.take(Verb::TakeNickname, *cards.begin());
            QCOMPARE(table.broken(), QString());
        }
        QCOMPARE(asked, (std::vector<int>{ kEdessa, kJerusalem, kAntioch, kTripoli }));
        for (Seat seat = 0; seat < 4; ++seat)
            QCOMPARE(table.dynasty(seat).nicknames.size(), 1); // one each, and no more
    }
    void nickname_mayBeDeclined()
    {
        RULES("CA-NICK-01");
        ChapterTable table = atNicknames(withMarks(Quality::Piety, { 4, 0, 0, 0 }));
        QVERIFY(table.passUntil(Question::Nickname));
        table.take(Verb::NoNickname);
        QVERIFY(!table.passUntil(Question::Nickname));
        QVERIFY(table.dynasty(kJerusalem).nicknames.empty());
    }
    void nicknames_areTakenAfterEveryChapter()
    {
        RULES("CA-NICK-01");
        for (int chapter = 2; chapter <= kChapters; ++chapter) {
            ChapterTable table = atNicknames(withMarks(Quality::Piety, { 2, 0, 0, 0 }, chapter));
            QVERIFY(table.passUntil(Question::Nickname));
        }
    }
    void nickname_needsTwoMarksOfItsQuality()
    {
        RULES("CA-NICK-02");
        ChapterTable table = atNicknames(withMarks(Quality::Valour, { 1, 2, 0, 0 }));
        QVERIFY(table.passUntil(Question::Nickname));
        QCOMPARE(int(table.seat()), int(kTripoli)); // nobody else has two marks of anything
        QCOMPARE(offered(table), allOf(Quality::Valour));
        QCOMPARE(game().whyNot(table.s, aboutNickname(nickname("the-pious"))), WhyNot{ "CA-NICK-02" });
        QCOMPARE(game().whyNot(table.s, aboutNickname(nickname("ironside"))), WhyNot{});
        table.take(Verb::NoNickname);
        QVERIFY(!table.passUntil(Question::Nickname));
    }
    void furtherNickname_ofOneQuality_needsTwoMoreMarksEach_data()
    {
        QTest::addColumn<int>("held");
        QTest::addColumn<int>("marks");
        QTest::addColumn<bool>("isOffered");
        for (int held = 0; held <= 2; ++held) {
            for (int marks = 0; marks <= 6; ++marks)
                QTest::addRow("%d held, %d marks", held, marks) << held << marks << (marks >= 2 * (held + 1));
        }
    }
    void furtherNickname_ofOneQuality_needsTwoMoreMarksEach()
    {
        RULES("CA-NICK-02", "CA-NICK-03");
        QFETCH(int, held);
        QFETCH(int, marks);
        QFETCH(bool, isOffered);
        Book book = withMarks(Quality::Prudence, { 0, marks, 0, 0 }, 3);
        const std::array cards{ nickname("the-prudent"), nickname("the-cunning") };
        for (int i = 0; i < held; ++i)
            book.dynasties[kTripoli].nicknames.push(cards[std::size_t(i)]);
        const crusaders::Card wanted = nickname("the-builder");
        const WhyNot reasons = whyNoNickname(content(), book, kTripoli, wanted);
        QCOMPARE(reasons.empty(), isOffered);
        if (!isOffered)
            QCOMPARE(reasons, WhyNot{ marks < 2 ? "CA-NICK-02" : "CA-NICK-03" });
        // A nickname of another quality does not stand in the way.
        book.dynasties[kTripoli].nicknames.push(nickname("the-pious"));
        QCOMPARE(whyNoNickname(content(), book, kTripoli, wanted).empty(), isOffered);
    }
    void nickname_isTakenOnceInACampaign()
    {
        RULES("CA-NICK-04");
        Book book = withMarks(Quality::Valour, { 2, 2, 0, 0 });
        book.dynasties[kAntioch].nicknames.push(nickname("the-fearless"));
        ChapterTable table = atNicknames(book);
        QVERIFY(table.passUntil(Question::Nickname));
        QCOMPARE(int(table.seat()), int(kTripoli));
        QVERIFY(!offered(table).contains(nickname("the-fearless")));
        QCOMPARE(game().whyNot(table.s, aboutNickname(nickname("the-fearless"))), WhyNot{ "CA-NICK-04" });
        table.take(Verb::TakeNickname, nickname("ironside"));
        QCOMPARE(int(table.seat()), int(kJerusalem));
        QVERIFY(!offered(table).contains(nickname("ironside")));
        QVERIFY(offered(table).contains(nickname("the-warlike")));
        // A book that says otherwise is no book.
        book.dynasties[kEdessa].nicknames.push(nickname("the-fearless"));
        QVERIFY(!game().startFrom(book, 1, {}));
    }
    void nickname_worksInLaterChapters()
    {
        RULES("CA-NICK-05");
        Book book = bookAt(2);
        book.pages[0] = {};
        book.dynasties[kTripoli].nicknames.push(nickname("the-abstemious")); // 2 coins at the start
        book.dynasties[kEdessa].nicknames.push(nickname("the-tireless"));    // a movement more
        const ChapterTable named(book);
        for (Dynasty &dynasty : book.dynasties)
            dynasty.nicknames.clear();
        const ChapterTable plain(book);
        const auto coins = [](const ChapterTable &table, Seat seat) { return int(table.s.match.player(seat).coins); };
        QCOMPARE(coins(named, kTripoli), coins(plain, kTripoli) + 2);
        QCOMPARE(coins(named, kEdessa), coins(plain, kEdessa));
        QCOMPARE(named.board().modifier(crusaders::Place::MarchMoves, kEdessa),
            plain.board().modifier(crusaders::Place::MarchMoves, kEdessa) + 1);
        QCOMPARE(named.board().modifier(crusaders::Place::MarchMoves, kTripoli),
            plain.board().modifier(crusaders::Place::MarchMoves, kTripoli));
    }
    // Every income phase brings the prudent one coin more than the taxes.
    void nickname_withIncome_bringsItAfterTaxes()
    {
        RULES("CA-NICK-06");
        using Kind = crusaders::EventKind;
        Book book = bookAt(2);
        book.dynasties[kTripoli].nicknames.push(nickname("the-prudent"));
        book.dynasties[kJerusalem].nicknames.push(nickname("the-provident"));
        Match<Chapter> match(game(), *game().startFrom(book, 4, {}));
        Rng rng = streamOf(4, 1);
        while (match.state().match.round < 2) {
            const auto options = match.options();
            match.submit(match.decision().seat, options[int(rng.below(std::uint32_t(options.size())))]);
        }
        std::vector<int> taxed, helped;
        for (const Event &event : match.events()) {
            if (Kind(event.kind) == Kind::TaxesPaid)
                taxed.push_back(event.fields[0].value);
            if (Kind(event.kind) == Kind::NicknameHelps) {
                QCOMPARE(int(taxed.size()), 4); // everybody has paid by then
                helped.push_back(event.fields[0].value);
            }
        }
        const auto realm = [&](Seat seat) { return int(book.dynasties[seat].realm); };
        QVERIFY(std::ranges::count(helped, realm(kTripoli)) == 1);
        QVERIFY(std::ranges::count(helped, realm(kEdessa)) == 0);
        // In turn order, which is the order in which taxes were told.
        std::vector<int> expected;
        std::ranges::copy_if(
            taxed, std::back_inserter(expected), [&](int one) { return std::ranges::count(helped, one) > 0; });
        QCOMPARE(helped, expected);
    }
};

OUTREMER_TEST(TestCampaignNicknames)
#include "tst_campaign_nicknames.moc"
