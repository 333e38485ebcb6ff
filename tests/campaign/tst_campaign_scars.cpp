#include "tests/campaign/chaptertable.h"
#include "tests/support/ruletest.h"

#include "campaign/crusaders/chapter/aftermath.h"

using namespace outremer;
using namespace outremer::campaign;
using namespace outremer::campaign::test;
using crusaders::kSaracens;
using crusaders::setOf;

namespace {

crusaders::CitySet cities(const std::vector<std::string> &ids)
{
    crusaders::CitySet set = 0;
    for (const std::string &id : ids)
        set = crusaders::CitySet(set | setOf(city(id)));
    return set;
}

ChapterTable finished(const std::function<void(ChapterTable &)> &arrange, int chapter = 1)
{
    ChapterTable table(bookAt(chapter));
    table.calm();
    arrange(table);
    table.end();
    table.passAll();
    return table;
}

// The next chapter, and the same one had the map no scars; nothing else differs.
std::pair<ChapterTable, ChapterTable> nextAndUnscarred(Book book)
{
    book.pages[book.chapter - 2u] = {};
    const ChapterTable next(book, 9);
    book.scarred = 0;
    book.ruined = crusaders::kNoCity;
    return { next, ChapterTable(book, 9) };
}

} // namespace

// CA-SCAR: what the war left on the map.
class TestCampaignScars : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void city_takenAndHeldBySaracens_isScarred()
    {
        RULES("CA-SCAR-01");
        const ChapterTable table = finished([](ChapterTable &t) {
            t.s.tally.captured = cities({ "acre", "tortosa", "homs" });
            t.place("acre", kSaracens);
            t.place("tortosa", kTripoli); // taken back
            t.place("homs", kSaracens, 2);
        });
        QCOMPARE(int(table.s.book.scarred), int(cities({ "acre", "homs" }))); // and not Aleppo, never lost
        QCOMPARE(table.told(EventKind::CityScarred).size(), std::size_t(2));
        QCOMPARE(table.broken(), QString());
    }
    void scarredCity_startsTheNextChapterWithAUnitMore()
    {
        RULES("CA-SCAR-01");
        Book book = bookAt(2);
        book.scarred = cities({ "acre", "homs" });
        const auto [next, plain] = nextAndUnscarred(book);
        for (crusaders::CityId at = 0; at < crusaders::kCities; ++at) {
            // What the first event did to both is the same.
            const int more = int(next.s.match.city(at).units) - int(plain.s.match.city(at).units);
            QCOMPARE(more, crusaders::isIn(book.scarred, at) ? 1 : 0);
        }
        QCOMPARE(int(next.s.match.saracens), int(plain.s.match.saracens) - 2);
    }
    void cityFoughtOverMost_isRuined()
    {
        RULES("CA-SCAR-02");
        const ChapterTable table = finished([](ChapterTable &t) {
            t.s.tally.battles[city("acre")] = 2;
            t.s.tally.battles[city("homs")] = 3;
        });
        QCOMPARE(int(table.s.book.ruined), int(city("homs")));
        QCOMPARE(int(table.told(EventKind::CityRuined)[0].fields[1].value), 3);
    }
    void oneBattle_ruinsNothing()
    {
        RULES("CA-SCAR-02");
        const ChapterTable table = finished([](ChapterTable &t) { t.s.tally.battles[city("homs")] = 1; });
        QCOMPARE(int(table.s.book.ruined), int(crusaders::kNoCity));
        QVERIFY(table.told(EventKind::CityRuined).empty());
    }
    void ofCitiesFoughtOverAlike_theFirstOnTheMapIsRuined()
    {
        RULES("CA-SCAR-02");
        const ChapterTable table = finished([](ChapterTable &t) {
            t.s.tally.battles[city("homs")] = 2;
            t.s.tally.battles[city("acre")] = 2;
            t.s.tally.battles[city("aleppo")] = 2;
        });
        QCOMPARE(int(table.s.book.ruined), int(city("acre")));
    }
    void ruinedCity_startsALevelLower_butNeverBelowTheFirst()
    {
        RULES("CA-SCAR-02");
        Book book = bookAt(2);
        book.ruined = city("homs");
        const auto [next, plain] = nextAndUnscarred(book);
        QCOMPARE(int(plain.s.match.city(city("homs")).level), 3);
        QCOMPARE(int(next.s.match.city(city("homs")).level), 2);
        book.ruined = city("jerusalem");
        const auto [first, same] = nextAndUnscarred(book);
        QCOMPARE(int(same.s.match.city(city("jerusalem")).level), 1);
        QCOMPARE(int(first.s.match.city(city("jerusalem")).level), 1);
    }
    void scars_areThoseOfTheLastChapterOnly_andAreDrawnAfterEveryOne()
    {
        RULES("CA-SCAR-01", "CA-SCAR-02");
        for (int chapter = 2; chapter <= kChapters; ++chapter) {
            Book book = bookAt(chapter);
            book.scarred = cities({ "damascus" });
            book.ruined = city("aleppo");
            ChapterTable table(book);
            table.calm();
            table.s.tally.captured = cities({ "apamea" });
            table.place("apamea", kSaracens);
            table.end();
            if (chapter < kChapters) // something is asked before the scars are drawn
                QCOMPARE(int(table.s.book.scarred), int(cities({ "damascus" })));
            table.passAll();
            QCOMPARE(int(table.s.book.scarred), int(cities({ "apamea" })));
            QCOMPARE(int(table.s.book.ruined), int(crusaders::kNoCity));
        }
    }
};

OUTREMER_TEST(TestCampaignScars)
#include "tst_campaign_scars.moc"
