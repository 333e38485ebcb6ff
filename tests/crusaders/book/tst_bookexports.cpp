#include "app/ui/preferences.h"
#include "tests/crusaders/book/booktest.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"

#include "app/book/plotlayout.h"
#include "app/crusaders/book/exportjob.h"

#include <QDir>
#include <QJsonDocument>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

#include <set>

using namespace outremer;
using test::bytesOf;
using test::chronicle;
using test::played;

namespace {

constexpr auto kEverything = QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot;

QString placeFor(const QTemporaryDir &folder, const CampaignBook &book, const QString &format)
{
    return folder.filePath(book.exporter()->suggestedName(format));
}

} // namespace

// What leaves the book: files, sheets for the printer, plots.
class TestBookExports : public test::BookTest {
    Q_OBJECT
private slots:
    void everyFormat_isWrittenWhole_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("begins");
        QTest::addColumn<QByteArray>("ends");
        QTest::newRow("booklet") << "booklet" << QByteArray("%PDF-") << QByteArray("%%EOF");
        QTest::newRow("tonight") << "tonight" << QByteArray("%PDF-") << QByteArray("%%EOF");
        QTest::newRow("html") << "html" << QByteArray("<!DOCTYPE html>") << QByteArray("</html>");
        QTest::newRow("markdown") << "markdown" << QByteArray("# The Long Evening") << QByteArray();
        QTest::newRow("json") << "json" << QByteArray("{") << QByteArray("}");
        QTest::newRow("bundle") << "bundle" << QByteArray("SQLite format 3") << QByteArray();
    }
    void everyFormat_isWrittenWhole()
    {
        QFETCH(QString, format);
        QFETCH(QByteArray, begins);
        QFETCH(QByteArray, ends);
        const CampaignId id = played({ .chapters = 2 });
        CampaignBook book;
        book.setCampaign(id.value);
        const QTemporaryDir folder(test::quickFolder());
        const QString path = placeFor(folder, book, format);
        book.exporter()->save(format, path);
        AWAIT_EQUAL(book.exporter()->state(), Exporter::Done);
        QVERIFY(book.exporter()->message().contains(path));
        const QByteArray bytes = bytesOf(path);
        QVERIFY(bytes.size() > 1000);
        QVERIFY(bytes.left(200).toUpper().startsWith(begins.toUpper()));
        QVERIFY(bytes.trimmed().endsWith(ends));
        QCOMPARE(QDir(folder.path()).entryList(kEverything).size(), 1);
        if (format == "json")
            QVERIFY(QJsonDocument::fromJson(bytes).isObject());
        if (format == "bundle") {
            const auto taken = chronicle().bundles().take(path.toStdString());
            QVERIFY(taken);
            QCOMPARE(chronicle().campaigns().chapters(taken->campaign)->size(), std::size_t(2));
        }
    }
    void aFileThatIsThere_isAskedAbout()
    {
        const CampaignId id = played({ .chapters = 1 });
        CampaignBook book;
        book.setCampaign(id.value);
        const QTemporaryDir folder(test::quickFolder());
        for (const QString format : { "markdown", "booklet", "bundle" }) {
            const QString path = placeFor(folder, book, format);
            QFile old(path);
            QVERIFY(old.open(QIODevice::WriteOnly) && old.write("dear old words") > 0);
            old.close();
            book.exporter()->save(format, path);
            QCOMPARE(book.exporter()->state(), Exporter::Asking);
            book.exporter()->cancel();
            QCOMPARE(book.exporter()->state(), Exporter::Idle);
            QCOMPARE(bytesOf(path), "dear old words");
            book.exporter()->save(format, path);
            book.exporter()->replace();
            AWAIT_EQUAL(book.exporter()->state(), Exporter::Done);
            QVERIFY(bytesOf(path).size() > 1000);
        }
    }
    void aFileThatAppearedMeanwhile_isNotReplaced()
    {
        const CampaignId id = played({ .chapters = 1 });
        CampaignBook book;
        book.setCampaign(id.value);
        const QTemporaryDir folder(test::quickFolder());
        const QString path = folder.filePath("book.md");
        const ExportJob job{ ExportJob::Format::Markdown, book.view(), path };
        const auto refusal = job.run([&](ExportJob::Stage) {
            QFile other(path);
            return other.open(QIODevice::WriteOnly) && other.write("somebody else's") > 0;
        });
        QVERIFY(refusal && refusal->code == "exists");
        QCOMPARE(bytesOf(path), "somebody else's");
        QCOMPARE(QDir(folder.path()).entryList(kEverything).size(), 1);
    }
    void aCancelledExport_leavesNothing()
    {
        const CampaignId id = played({ .chapters = 1 });
        CampaignBook book;
        book.setCampaign(id.value);
        for (int stage = 0; stage < 3; ++stage) { // whenever it is cancelled
            const QTemporaryDir folder(test::quickFolder());
            int asked = 0;
            const ExportJob job{ ExportJob::Format::Booklet, book.view(), folder.filePath("book.pdf") };
            const auto refusal = job.run([&](ExportJob::Stage) { return asked++ < stage; });
            QVERIFY(refusal && refusal->code == "cancelled");
            QVERIFY(QDir(folder.path()).isEmpty(kEverything));
        }
        // From the window, while no worker is free.
        QThreadPool &pool = *QThreadPool::globalInstance();
        const int threads = pool.maxThreadCount();
        pool.setMaxThreadCount(1);
        QSemaphore gate;
        pool.start([&] { gate.acquire(); });
        for (const QString format : { "booklet", "bundle" }) {
            const QTemporaryDir folder(test::quickFolder());
            book.exporter()->save(format, folder.filePath("file"));
            QCOMPARE(book.exporter()->state(), Exporter::Working);
            book.exporter()->cancel();
            gate.release();
            AWAIT_EQUAL(book.exporter()->state(), Exporter::Idle);
            AWAIT(QDir(folder.path()).isEmpty(kEverything));
            pool.start([&] { gate.acquire(); });
        }
        gate.release();
        pool.waitForDone();
        pool.setMaxThreadCount(threads);
    }
    void aBundle_isWrittenWhileTheWindowGoesOn()
    {
        const CampaignId id = played({ .chapters = 1 });
        CampaignBook book;
        book.setCampaign(id.value);
        const QTemporaryDir folder(test::quickFolder());
        QThreadPool &pool = *QThreadPool::globalInstance();
        const int threads = pool.maxThreadCount();
        pool.setMaxThreadCount(1);
        QSemaphore gate;
        pool.start([&] { gate.acquire(); }); // the worker has not come to it yet
        book.exporter()->save("bundle", folder.filePath("a.outremer"));
        QCOMPARE(book.exporter()->state(), Exporter::Working);
        QCOMPARE(Archive::instance()->state(), Archive::Busy);
        QVERIFY(QDir(folder.path()).isEmpty(kEverything));
        QCOMPARE(book.title(), QString("The Long Evening"));        // what was read stays on the page
        book.exporter()->save("markdown", folder.filePath("a.md")); // one at a time
        gate.release();
        AWAIT_EQUAL(book.exporter()->state(), Exporter::Done);
        QCOMPARE(QDir(folder.path()).entryList(kEverything), QStringList("a.outremer"));
        QCOMPARE(Archive::instance()->state(), Archive::Ready);
        pool.setMaxThreadCount(threads);

        // Somebody else is at work on the file.
        QVERIFY(Archive::instance()->lend([&](std::unique_ptr<Chronicle> &) { gate.acquire(); }, {}));
        book.exporter()->save("bundle", folder.filePath("b.outremer"));
        QCOMPARE(book.exporter()->state(), Exporter::Failed);
        QVERIFY(!book.exporter()->message().isEmpty());
        gate.release();
        AWAIT_EQUAL(Archive::instance()->state(), Archive::Ready);
    }
    void aFolderThatIsNotThere_isRefusedInWords()
    {
        const CampaignId id = played({ .chapters = 0 });
        CampaignBook book;
        book.setCampaign(id.value);
        book.exporter()->save("html", home().path("no/such/folder/book.html"));
        QCOMPARE(book.exporter()->state(), Exporter::Failed);
        QVERIFY(!book.exporter()->message().isEmpty());
    }
    void printing_makesAFileForTheViewer()
    {
        const CampaignId id = played({ .chapters = 1 });
        CampaignBook book;
        book.setCampaign(id.value);
        QSignalSpy ready(book.exporter(), &Exporter::printReady);
        book.exporter()->print("tonight");
        AWAIT_EQUAL(ready.count(), 1);
        QVERIFY(bytesOf(ready[0][0].toUrl().toLocalFile()).startsWith("%PDF-"));
    }
    void aTitleIsAFileName_whateverIsInIt()
    {
        const CampaignId id = played({ .title = "../Of \"kings\": a/b?\\", .chapters = 0 });
        CampaignBook book;
        book.setCampaign(id.value);
        const QString name = book.exporter()->suggestedName("booklet");
        QVERIFY(!name.contains('/') && !name.contains('\\') && !name.contains(':') && !name.startsWith('.'));
        QVERIFY(name.endsWith(".pdf"));
    }

    void namesInAPlot_doNotCoverOneAnother()
    {
        PlotLayout plot;
        QVariantList series;
        for (int i = 0; i < 4; ++i)
            series.append(
                QVariantMap{ { "id", i }, { "name", "x" }, { "values", QVariantList{ 3, QVariant(), 9, 9 } } });
        plot.setProperty("series", series);
        plot.setProperty("categories", QStringList{ "I", "II", "III", "IV" });
        plot.setProperty("width", 300.0);
        plot.setProperty("height", 100.0);
        plot.setProperty("nameHeight", 20.0);
        const QVariantList lines = plot.lines();
        QCOMPARE(lines.size(), 4);
        for (qsizetype i = 1; i < lines.size(); ++i)
            QVERIFY(lines[i].toMap()["nameY"].toReal() - lines[i - 1].toMap()["nameY"].toReal() >= 20);
        QCOMPARE(lines[0].toMap()["points"].toList().size(), 3);
        QCOMPARE(lines[0].toMap()["path"].toString().count('M'), 2); // a gap where nothing is known
        QCOMPARE(plot.ticks().last().toMap()["text"].toString(), "10");
        plot.setProperty("signSize", 8.0);
        std::set<qreal> places; // of the signs of four equal values
        const QVariantList signs = plot.lines();
        for (const QVariant &line : signs)
            places.insert(line.toMap()["points"].toList().last().toMap()["x"].toReal());
        QCOMPARE(places.size(), std::size_t(4));
        QCOMPARE(*places.rbegin() - *places.begin(), 24.0);
        QCOMPARE(*places.rbegin() + 4, 300.0); // the last sign ends where the field does
    }
};

OUTREMER_TEST(TestBookExports)
#include "tst_bookexports.moc"
