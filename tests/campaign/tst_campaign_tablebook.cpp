#include "tests/campaign/chaptertable.h"
#include "tests/support/ruletest.h"

#include "campaign/crusaders/chapter/tablebook.h"
#include "campaign/crusaders/facts/aftermathnumbers.h"
#include "campaign/crusaders/facts/book_json.h"
#include "campaign/crusaders/facts/facts_words.h"
#include "model/core/jsonreader.h"

#include <nlohmann/json.hpp>

using namespace outremer;
using namespace outremer::campaign;
using namespace outremer::campaign::test;

namespace {

// The first chapter at a real table: everybody in seat order.
ChapterFacts tableChapter()
{
    ChapterFacts facts;
    facts.number = 1;
    facts.origin = Origin::Table;
    facts.winner = 0;
    const Book book = blankBook();
    for (int seat = 0; seat < book.seats; ++seat) {
        Standing standing;
        standing.seat = seat;
        standing.state = content().realms[book.dynasties[std::size_t(seat)].realm].id;
        standing.rank = seat + 1;
        facts.standings.push_back(standing);
    }
    return facts;
}

Book after(const ChapterFacts &facts, const Book &before = blankBook())
{
    return bookAfterTable(before, facts, content());
}

// Why the next chapter could not be played from a book, or nothing; a book is saved and read before that.
QString troubleWith(const Book &book)
{
    const auto parsed = parseJson(toJson(book, game().crusaders()).dump(), "book");
    if (!std::holds_alternative<JsonNode>(parsed))
        return "no JSON";
    std::optional<Problem> problem;
    const Book back = readBook(JsonReader(std::get<JsonNode>(parsed), problem), game().crusaders());
    if (problem)
        return QString::fromStdString(problem->refusal("bad-book").message);
    if (back != book)
        return "another book";
    const auto started = game().startFrom(book, 1, {});
    return started ? QString() : QString::fromStdString(started.refusal().message);
}

// Buildings that can be kept after the first chapter, with so many copies in the box.
std::vector<crusaders::Card> keepable(int leastCopies, int mostCopies)
{
    std::vector<crusaders::Card> cards;
    for (std::size_t card = 1; card < content().buildings.size(); ++card) {
        const auto &face = content().buildings[card];
        if (face.level <= kHeirloomLevel && face.chapter <= 1 && face.copies >= leastCopies
            && face.copies <= mostCopies)
            cards.push_back(crusaders::Card(card));
    }
    return cards;
}

} // namespace

// The book after a chapter at a real table: whatever the group wrote, the next chapter can be played from it.
class TestCampaignTableBook : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void chapter_movesTheBookOn()
    {
        ChapterFacts facts = tableChapter();
        facts.standings[0].points = 5;
        facts.standings[3].fell = true;
        facts.marks = { { 1, "piety", "table", 2, 0 } };
        facts.scars = { { Scar::Kind::Taken, "acre", 0 }, { Scar::Kind::Ruined, "homs", 0 } };
        const Book book = after(facts);
        QCOMPARE(int(book.chapter), 2);
        QCOMPARE(int(book.dynasties[0].points), 5);
        QCOMPARE(int(book.dynasties[1].marks[std::size_t(crusaders::Quality::Piety)]), 2);
        QCOMPARE(book.pages[0].winner, Seat(0));
        QCOMPARE(book.pages[0].last, Seat(3));
        QCOMPARE(book.pages[0].fallen, only(3));
        QCOMPARE(book.scarred, crusaders::setOf(city("acre")));
        QCOMPARE(book.ruined, city("homs"));
        QCOMPARE(troubleWith(book), QString());
    }
    void endings_haveTheWordsOfTheMatch()
    {
        for (std::size_t ending = 0; ending < kEndingWords.size(); ++ending) {
            QCOMPARE(kEndingWords[ending], std::string(game().endingName(std::uint8_t(ending))));
            ChapterFacts facts = tableChapter();
            facts.ending = kEndingWords[ending];
            QCOMPARE(std::size_t(after(facts).pages[0].ending), ending);
        }
        QCOMPARE(after(tableChapter()).pages[0].ending, kUnwritten);
    }
    void points_stayInTheRangeOfABook()
    {
        ChapterFacts facts = tableChapter();
        facts.standings[0].points = kMostPoints + 1;
        facts.standings[1].points = 1'000'000;
        facts.standings[2].points = -7;
        const Book book = after(facts);
        QCOMPARE(int(book.dynasties[0].points), kMostPoints);
        QCOMPARE(int(book.dynasties[1].points), kMostPoints);
        QCOMPARE(int(book.dynasties[2].points), 0);
        QCOMPARE(troubleWith(book), QString());
    }
    void marks_stayInTheRangeOfABook()
    {
        ChapterFacts facts = tableChapter();
        for (int i = 0; i < 12; ++i)
            facts.marks.push_back({ 0, "valour", "table", 9, 0 });
        facts.marks.push_back({ 1, "valour", "table", -3, 0 });
        const Book book = after(facts);
        QCOMPARE(int(book.dynasties[0].marks[std::size_t(crusaders::Quality::Valour)]), kMostMarks);
        QCOMPARE(int(book.dynasties[1].marks[std::size_t(crusaders::Quality::Valour)]), 0);
        QCOMPARE(troubleWith(book), QString());
    }
    void heirloom_isKeptByNoMoreThanThereAreCopies()
    {
        const auto singles = keepable(1, 1);
        const auto commons = keepable(4, 4);
        QVERIFY(singles.size() >= 2 && !commons.empty());
        const std::string one = content().buildings[singles[0]].id;
        const std::string other = content().buildings[singles[1]].id;
        const std::string common = content().buildings[commons[0]].id;

        ChapterFacts facts = tableChapter();
        facts.heirlooms = { one, one, other, std::nullopt };
        Book book = after(facts);
        QCOMPARE(book.dynasties[0].heirloom, singles[0]);
        QCOMPARE(book.dynasties[1].heirloom, crusaders::kNoCard);
        QCOMPARE(book.dynasties[2].heirloom, singles[1]);
        QCOMPARE(troubleWith(book), QString());

        // What a later seat kept before is given back, so an earlier one may have it now.
        facts.number = 2;
        facts.heirlooms = { other, std::nullopt, std::nullopt, std::nullopt };
        book = after(facts, book);
        QCOMPARE(book.dynasties[0].heirloom, singles[1]);
        QCOMPARE(book.dynasties[2].heirloom, crusaders::kNoCard);

        facts = tableChapter();
        facts.heirlooms = { common, common, common, common };
        book = after(facts);
        for (int seat = 0; seat < 4; ++seat)
            QCOMPARE(book.dynasties[std::size_t(seat)].heirloom, commons[0]);
        QCOMPARE(troubleWith(book), QString());
    }
};

OUTREMER_TEST(TestCampaignTableBook)
#include "tst_campaign_tablebook.moc"
