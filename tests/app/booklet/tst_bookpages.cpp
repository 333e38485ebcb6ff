#include "tests/support/ruletest.h"

#include "app/booklet/linebreaks.h"
#include "app/booklet/measures.h"
#include "app/booklet/pages.h"

using namespace outremer;
using namespace outremer::booklet;

namespace {

Boxes lines(int count)
{
    return Boxes(std::size_t(count), Box{ .height = kLeading });
}

QStringList syllables(const QString &word)
{
    return withBreaks(word, true).split(QChar(0x00ad));
}

} // namespace

// How boxes fall on pages, and where lines may end.
class TestBookPages : public test::RuleTest {
    Q_OBJECT
private slots:
    void fullPage_holdsExactlyItsLines()
    {
        QCOMPARE(paginate(lines(kLinesPerPage)).size(), 1u);
        QCOMPARE(paginate(lines(kLinesPerPage + 1)).size(), 2u);
    }
    void heading_neverStandsLastOnAPage()
    {
        Boxes boxes = lines(kLinesPerPage + 3);
        boxes[std::size_t(kLinesPerPage) - 1].keepWithNext = true;
        const auto pages = paginate(boxes);
        QCOMPARE(pages.size(), 2u);
        QCOMPARE(pages[0].boxes.size(), std::size_t(kLinesPerPage) - 1);
        QCOMPARE(pages[1].boxes[0].box, &boxes[std::size_t(kLinesPerPage) - 1]);
    }
    void keptTogether_movesWhole()
    {
        Boxes boxes = lines(kLinesPerPage - 2);
        Boxes kept = lines(4);
        keepTogether(kept);
        append(boxes, kept);
        const auto pages = paginate(boxes);
        QCOMPARE(pages.size(), 2u);
        QCOMPARE(pages[1].boxes.size(), 4u);
    }
    void keptTogetherButHigherThanAPage_isCut()
    {
        Boxes boxes = lines(kLinesPerPage * 2);
        keepTogether(boxes);
        const auto pages = paginate(boxes);
        QCOMPARE(pages.size(), 2u);
        QCOMPARE(pages[0].boxes.size(), std::size_t(kLinesPerPage));
    }
    void boxHigherThanAPage_standsAloneAndEndsTheSearch()
    {
        Boxes boxes = lines(3);
        boxes[1].height = kTextHeight * 2;
        QCOMPARE(paginate(boxes).size(), 3u);
    }
    void tableOnTheNextPage_repeatsItsHead()
    {
        const auto head = std::make_shared<const Box>(Box{ .height = kLeading });
        Boxes boxes = lines(kLinesPerPage + 5);
        for (std::size_t i = 1; i < boxes.size(); ++i)
            boxes[i].top = head;
        const auto pages = paginate(boxes);
        QCOMPARE(pages.size(), 2u);
        QCOMPARE(pages[1].boxes[0].box, head.get());
        QCOMPARE(pages[1].boxes[1].top, kLeading);
        QCOMPARE(pages[1].boxes.size(), 6u);
    }
    void spaceBefore_vanishesAtTheTop()
    {
        Boxes boxes = lines(2);
        for (Box &box : boxes)
            box.spaceBefore = kLeading;
        const auto pages = paginate(boxes);
        QCOMPARE(pages[0].boxes[0].top, 0.0);
        QCOMPARE(pages[0].boxes[1].top, kLeading * 2);
    }
    void optionalBox_makesNoPageOfItsOwn()
    {
        Boxes boxes = lines(kLinesPerPage + 1);
        boxes.back().isOptional = true;
        QCOMPARE(paginate(boxes).size(), 1u);
    }
    void pictureThatDoesNotFit_letsItsTextRunOn()
    {
        Boxes boxes = lines(kLinesPerPage - 4);
        append(boxes, lines(6)); // heading, picture, four lines
        const std::size_t heading = std::size_t(kLinesPerPage) - 4, picture = heading + 1;
        boxes[heading].keepWithNext = true;
        boxes[picture].height = kLeading * 20;
        boxes[picture].mayFloat = true;
        const auto pages = paginate(boxes);
        QCOMPARE(pages.size(), 2u);
        QCOMPARE(pages[0].boxes.size(), std::size_t(kLinesPerPage)); // heading and three lines
        QCOMPARE(pages[1].boxes[0].box, &boxes[picture]);
        QCOMPARE(pages[1].boxes[1].box, &boxes.back());
        QVERIFY(pages[1].boxes[1].top > boxes[picture].height);
    }
    void pictureThatDoesNotFit_waitsForNoOtherChapter()
    {
        Boxes boxes = lines(kLinesPerPage);
        boxes[5].height = kTextHeight * 0.9;
        boxes[5].mayFloat = true;
        boxes[7].startsPage = true;
        const auto pages = paginate(boxes);
        QCOMPARE(pages.size(), 3u);
        QCOMPARE(pages[1].boxes.size(), 1u);
        QCOMPARE(pages[1].boxes[0].box, &boxes[5]);
        QCOMPARE(pages[2].boxes[0].box, &boxes[7]);
    }
    void everyBox_standsOnOnePageOnly()
    {
        for (int seed = 1; seed < 300; ++seed) {
            unsigned state = unsigned(seed) * 2654435761u;
            const auto chance = [&](unsigned of) {
                state = state * 1664525u + 1013904223u;
                return (state >> 16) % of == 0;
            };
            Boxes boxes = lines(120);
            for (Box &box : boxes) {
                box.height = kLeading * (chance(12) ? 23 : 1);
                box.mayFloat = box.height > kLeading && chance(2);
                box.keepWithNext = !box.mayFloat && chance(4);
                box.startsPage = chance(25);
                box.spaceBefore = chance(3) ? kLeading : 0;
            }
            std::map<const Box *, int> count;
            for (const Page &page : paginate(boxes)) {
                qreal bottom = 0;
                QVERIFY(!page.boxes.empty());
                for (const auto &[box, top] : page.boxes) {
                    ++count[box];
                    QVERIFY2(top >= bottom, qPrintable(QString("seed %1").arg(seed)));
                    bottom = top + box->height;
                }
                QVERIFY2(bottom <= kTextHeight + 1, qPrintable(QString("seed %1").arg(seed)));
            }
            for (const Box &box : boxes)
                QVERIFY2(count[&box] == 1, qPrintable(QString("seed %1").arg(seed)));
        }
    }
    void chapter_startsAPageAndNamesThoseAfterIt()
    {
        Boxes boxes = lines(kLinesPerPage * 2);
        boxes[3].startsPage = true;
        boxes[3].chapter = "One";
        const auto pages = paginate(boxes);
        const auto chapters = chaptersOf(pages);
        QCOMPARE(chapters.size(), 1u);
        QCOMPARE(chapters[0].page, 1u);
        QVERIFY(pages[0].chapter.isEmpty());
        QVERIFY(pages[1].isOpening && !pages[2].isOpening);
        QCOMPARE(pages[2].chapter, "One");
    }

    void russianWords_areDividedBySyllables_data()
    {
        QTest::addColumn<QString>("divided");
        for (const char *word : { "лето-пи-сец", "боль-шой", "госу-дарство", "крес-то-носцы", "вой", "Акра", "подъезд",
                 "Иеру-са-лим", "XII", "сара-цины" })
            QTest::newRow(word) << word;
    }
    void russianWords_areDividedBySyllables()
    {
        QFETCH(QString, divided);
        QCOMPARE(syllables(QString(divided).remove('-')).join('-'), divided);
    }
    void shortWordsAndDashes_doNotBreakOff()
    {
        const QChar bound(0x00a0);
        QCOMPARE(withBreaks("и он", true), QString("и") + bound + "он");
        QCOMPARE(withBreaks("мир — это", true), QString("мир") + bound + "— это");
        QCOMPARE(withBreaks("a man", false), "a man");
    }
};

OUTREMER_TEST(TestBookPages)
#include "tst_bookpages.moc"
