#include "tests/crusaders/book/booktest.h"
#include "tests/crusaders/book/pdftext.h"
#include "tests/support/ruletest.h"

#include "app/crusaders/booklet/campaignplates.h"
#include "campaign/crusaders/facts/facts_read.h"
#include "campaign/document/document_json.h"
#include "model/core/jsonreader.h"
#include "model/core/jsontext.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>

using namespace outremer;
using campaign::Block;
using test::bytesOf;

namespace {

struct Book {
    campaign::Document document;
    campaign::CampaignFacts facts;
};

QString sample(const QString &lang)
{
    return QString(OUTREMER_SOURCE_DIR "/tests/data/booklet-%1.json").arg(lang);
}

// A chronicle of two chapters with every kind of block.
Book sampleBook(const QString &lang)
{
    const auto parsed = parseJson(bytesOf(sample(lang)).toStdString(), "sample");
    std::optional<Problem> problem;
    const JsonReader reader(std::get<JsonNode>(parsed), problem);
    Book book{ campaign::readDocument(reader.at("document")), campaign::readCampaignFacts(reader.at("facts")) };
    if (problem)
        qFatal("%s", problem->text().c_str());
    return book;
}

Book bookOf(std::vector<Block> blocks)
{
    return { { "Probe", "en", std::move(blocks) }, {} };
}

// Files may not grow beyond this while it lives: to the program as if the disk were full.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes)
        : m_signal(std::signal(SIGXFSZ, SIG_IGN))
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{ bytes, m_before.rlim_max };
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }

private:
    rlimit m_before{};
    void (*m_signal)(int);
};

} // namespace

class TestBooklet : public test::RuleTest {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void russianBook_hasItsPagesAndCanBeSearched()
    {
        const test::PdfText pdf = printed(sampleBook("ru"));
        QVERIFY(pdf.isSound());
        QCOMPARE(pdf.pages().size(), 7);
        QVERIFY2(pdf.pages()[0].contains("Хроника четырёх домов"), qPrintable(pdf.pages()[0]));
        QVERIFY(pdf.pages()[0].contains("Балдуин, король Иерусалима — Анна"));
        QVERIFY2(pdf.pages()[1].contains("Глава II. Левантийские торговцы"), qPrintable(pdf.pages()[1]));
        QVERIFY(pdf.pages()[2].contains("перья переживают государей"));
        QVERIFY(pdf.text().contains("Поставить в Баальбеке лишний отряд сарацин: шрам 1124 года."));
        QVERIFY(!pdf.text().contains('?'));
    }
    void englishBook_hasItsPagesAndCanBeSearched()
    {
        const test::PdfText pdf = printed(sampleBook("en"));
        QVERIFY(pdf.isSound());
        QCOMPARE(pdf.pages().size(), 7);
        // No ligature and no other shape of an f hides a letter.
        for (const char *words : { "was the first to march", "Boris was not bluffing", "a flame marks the place",
                 "itself offered no opinion", "The Chronicle of Four Houses" })
            QVERIFY2(pdf.text().contains(words), words);
        QVERIFY(!pdf.text().contains('?'));
    }
    void everyFont_isEmbedded()
    {
        const QByteArray bytes = printedBytes(sampleBook("ru"));
        const test::PdfText pdf(bytes);
        QVERIFY(!pdf.fonts().isEmpty());
        QCOMPARE(pdf.fonts().size(), bytes.count("/Subtype /Type0"));
    }
    void pages_haveNumbersAndRunningHeads()
    {
        const test::PdfText pdf = printed(sampleBook("en"));
        const QStringList &pages = pdf.pages();
        for (int i = 2; i < pages.size(); ++i)
            QVERIFY2(pages[i].contains(QRegularExpression(QString("\\b%1\\b").arg(i + 1))), qPrintable(pages[i]));
        QVERIFY(!pages[2].contains("The Chronicle of Four Houses")); // a chapter's first page has no head
        QVERIFY(pages[3].contains("The Chronicle of Four Houses"));
        QVERIFY(pages[4].contains("Chapter I. The Chronicle Begins"));
    }
    void map_namesItsCitiesAndTheScarsOfItsTime()
    {
        const test::PdfText pdf = printed(sampleBook("ru"));
        const QString first = pdf.pages()[3], second = pdf.pages()[6];
        for (const QString &page : { first, second }) {
            for (const char *name : { "ИЕРУСАЛИМ", "ЭДЕССА", "Турбессель", "Тадмор", "Хомс", "Сарацины" })
                QVERIFY2(page.contains(name), name);
        }
        QVERIFY(first.contains("1110") && !first.contains("1124"));
        QVERIFY(second.contains("1110") && second.contains("1124"));
        QVERIFY(first.contains("Заморские земли в лето 1110-е"));
    }
    void chapterWithoutMap_hasNone()
    {
        Book book = sampleBook("ru");
        book.facts.chapters[1].map.clear();
        QVERIFY(!printed(book).pages().last().contains("Турбессель"));
    }
    void documentWithoutChapters_hasNoTitlePage()
    {
        const test::PdfText pdf = printed(bookOf({ { .kind = Block::Kind::Title, .text = "Previously" },
            { .kind = Block::Kind::Paragraph, .text = "Nothing happened, at length." } }));
        QCOMPARE(pdf.pages().size(), 1);
        QVERIFY(pdf.pages()[0].contains("Nothing happened, at length."));
    }
    void oddBlocks_arePrinted()
    {
        const std::string word(400, 'w');
        const test::PdfText pdf = printed(bookOf({ { .kind = Block::Kind::Chapter, .text = word },
            { .kind = Block::Kind::Paragraph, .text = "«quoted» opening" },
            { .kind = Block::Kind::Paragraph, .text = word }, { .kind = Block::Kind::Paragraph },
            { .kind = Block::Kind::Quote }, { .kind = Block::Kind::List, .lines = { "", "item\nof two lines" } },
            { .kind = Block::Kind::Checklist }, { .kind = Block::Kind::Table },
            { .kind = Block::Kind::Table, .rows = { {}, {} } },
            { .kind = Block::Kind::Table, .rows = { { "a" }, { "1", "2", word }, {} } },
            { .kind = Block::Kind::Map, .chapter = 4 },
            { .kind = Block::Kind::Arms, .lines = { "atlantis", "edessa" } }, { .kind = Block::Kind::Section },
            { .kind = Block::Kind::Paragraph, .text = "broken \xff bytes" } }));
        QVERIFY(pdf.isSound());
        QVERIFY(pdf.text().contains("item of two lines"));
    }

    void sameChronicle_makesTheSameFile()
    {
        const QByteArray first = printedByProgram({}), second = printedByProgram("Asia/Tokyo");
        QVERIFY(!first.isEmpty());
        QVERIFY(!first.contains("/CreationDate"));
        QCOMPARE(first, second);
    }

    void placeThatCannotBeWritten_isRefusedAndLeftClean()
    {
        const Book book = sampleBook("en");
        QFile file(m_folder->filePath("file"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(QDir(m_folder->path()).mkdir("folder"));
        for (const char *name : { "file/book.pdf", "folder" }) {
            const std::string path = m_folder->filePath(name).toStdString();
            const auto refusal = writeBooklet(book.document, book.facts, path);
            QVERIFY(refusal);
            QCOMPARE(refusal->code, "cannot-write");
            QVERIFY2(refusal->message.starts_with(path), refusal->message.c_str());
        }
        QCOMPARE(filesIn(m_folder->path()), (QStringList{ "file", "folder" }));
        QCOMPARE(filesIn(m_folder->filePath("folder")), QStringList());
    }
    void fullDisk_isRefusedAndKeepsTheOldBook()
    {
        const Book book = sampleBook("en");
        const QString path = m_folder->filePath("book.pdf");
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        {
            const FullDisk disk(20'000);
            const auto refusal = writeBooklet(book.document, book.facts, path.toStdString());
            QVERIFY(refusal);
            QCOMPARE(refusal->code, "cannot-write");
        }
        QCOMPARE(filesIn(m_folder->path()), QStringList{ "book.pdf" });
        QCOMPARE(bytesOf(path), QByteArray("old"));
    }
    void emptyDocument_isRefused()
    {
        const auto refusal = writeBooklet({}, {}, m_folder->filePath("book.pdf").toStdString());
        QVERIFY(refusal);
        QCOMPARE(refusal->code, "nothing-to-print");
        QCOMPARE(filesIn(m_folder->path()), QStringList());
    }

    void program_saysWhatIsWrongWithItsInput()
    {
        QProcess program;
        program.start(programPath(), { "-", m_folder->filePath("book.pdf") });
        program.write(
            "{\"document\": {\"title\": \"x\", \"lang\": \"de\", \"blocks\": []}, \"facts\": {\"title\": \"x\"}}");
        program.closeWriteChannel();
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 1);
        const QByteArray said = program.readAllStandardError();
        QVERIFY2(said.contains("document.lang") && said.contains("standard input:1"), said.constData());
        QCOMPARE(filesIn(m_folder->path()), QStringList());
    }

    void documentInJson_comesBackEqual()
    {
        const campaign::Document document = sampleBook("ru").document;
        const std::string text = toText(toJson(document));
        const auto back = campaign::documentFrom(text);
        QVERIFY(back);
        QCOMPARE(toText(toJson(*back)), text);
        QCOMPARE(back->blocks.size(), document.blocks.size());
    }
    void brokenDocument_isRefusedWhereItIsWrong()
    {
        const auto refused =
            campaign::documentFrom("{\"title\": \"\", \"lang\": \"ru\", \"blocks\": [{\"kind\": \"poem\"}]}");
        QVERIFY(!refused);
        QCOMPARE(refused.refusal().code, "bad-document");
        QVERIFY2(QString::fromStdString(refused.refusal().message).contains("blocks[0].kind"),
            refused.refusal().message.c_str());
    }
    void factsInJson_comeBackEqual()
    {
        campaign::CampaignFacts facts = sampleBook("ru").facts;
        facts.pause = campaign::Pause{ 3, 2, "planning", "edessa", {} };
        facts.pause->soFar.number = 3;
        facts.finals = { { 0, 9, 3, 1, 3 } };
        facts.winner = 0;
        facts.epilogue = "quiet";
        const std::string text = toText(toJson(facts));
        const auto back = campaign::campaignFactsFrom(text);
        QVERIFY2(back, back ? "" : back.refusal().message.c_str());
        QCOMPARE(toText(toJson(*back)), text);
        QCOMPARE(back->chapters.size(), 2u);
        QCOMPARE(back->pause->phase, "planning");
        QCOMPARE(back->finals[0].total(), 16);
    }
    void brokenFacts_areRefusedWhereTheyAreWrong_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("field");
        QTest::newRow("no title") << "{}"
                                  << "title";
        QTest::newRow("unknown key") << "{\"title\": \"x\", \"colour\": 1}"
                                     << "colour";
        QTest::newRow("seats out of order")
            << "{\"title\": \"x\", \"dynasties\": [{\"seat\": 1, \"state\": \"edessa\", "
               "\"ruler\": \"a\"}]}"
            << "dynasties";
        QTest::newRow("winner nobody knows") << "{\"title\": \"x\", \"winner\": 2}"
                                             << "winner";
        QTest::newRow("chapter twice") << "{\"title\": \"x\", \"chapters\": [{\"number\": 2, \"origin\": \"table\"}, "
                                          "{\"number\": 2, \"origin\": \"table\"}]}"
                                       << "chapters";
    }
    void brokenFacts_areRefusedWhereTheyAreWrong()
    {
        QFETCH(QString, text);
        QFETCH(QString, field);
        const auto refused = campaign::campaignFactsFrom(text.toStdString());
        QVERIFY(!refused);
        QCOMPARE(refused.refusal().code, "bad-facts");
        QVERIFY2(QString::fromStdString(refused.refusal().message).contains(field), refused.refusal().message.c_str());
    }

private:
    QByteArray printedBytes(const Book &book)
    {
        const QString path = m_folder->filePath("book.pdf");
        const auto refusal = writeBooklet(book.document, book.facts, path.toStdString());
        if (refusal)
            qWarning("%s", refusal->message.c_str());
        return bytesOf(path);
    }
    test::PdfText printed(const Book &book) { return test::PdfText(printedBytes(book)); }

    static QString programPath() { return QCoreApplication::applicationDirPath() + "/outremer-booklet"; }

    // In a process of its own: what differs between runs of a program may differ here.
    QByteArray printedByProgram(const QString &timeZone)
    {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove("QT_QPA_PLATFORM"); // there is no display, and nobody says so
        environment.remove("DISPLAY");
        if (!timeZone.isEmpty())
            environment.insert("TZ", timeZone);
        program.setProcessEnvironment(environment);
        const QString path = m_folder->filePath("printed.pdf");
        program.start(programPath(), { sample("ru"), path });
        if (!program.waitForFinished() || program.exitCode() != 0)
            qWarning("%s", program.readAllStandardError().constData());
        return bytesOf(path);
    }

    static QStringList filesIn(const QString &folder)
    {
        return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

OUTREMER_TEST(TestBooklet)
#include "tst_booklet.moc"
