#include "db/connection.h"
#include "db/ledger.h"
#include "tests/cli/run.h"
#include "tests/support/quickfolder.h"
#include "tests/support/ruletest.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace outremer;
using test::run;

namespace {

bool has(const std::string &text, const std::string &part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

// Campaigns, evenings and the book on the command line.
class TestChronicle : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_file = m_folder.filePath("chronicle.db").toStdString();
        qputenv("OUTREMER_HOME", m_folder.path().toUtf8());
        m_demo = run({ "campaign", "demo", "--seats", "4", "--seed", "1", "--db", m_file });
        QVERIFY2(m_demo.code == 0, m_demo.err.c_str());
    }

    void demo_tellsFourChaptersAndAnEnd()
    {
        for (const char *part : { "# The Chronicle of Outremer", "Chapter I. ", "Chapter II. ", "Chapter III. ",
                 "Chapter IV. ", "### How They Stood" })
            QVERIFY2(has(m_demo.out, part), part);
        QVERIFY(!has(m_demo.out, "<")); // no sentence is missing, no blank unfilled
    }
    void demo_inRussian_isRussian()
    {
        const std::string file = m_folder.filePath("ru.db").toStdString();
        const auto told = run({ "campaign", "demo", "--seats", "2", "--seed", "5", "--lang", "ru", "--db", file });
        QVERIFY2(
            told.code == 0 && has(told.out, "Начало хроники") && has(told.out, "Восход полумесяца"), told.err.c_str());
        QVERIFY(!has(told.out, "<"));
    }
    void list_andShow_sayWhatIsThere()
    {
        QVERIFY(has(run({ "campaign", "list" }).out, "4 of 4 chapters"));
        const auto all = run({ "campaign", "list", "--json" }).json();
        QVERIFY(all.size() == 1 && all[0]["seats"] == 4 && all[0]["chaptersWritten"] == 4);
        const std::string id = std::to_string(all[0]["id"].get<int>());
        QCOMPARE(run({ "campaign", "show", id, "--db", m_file }).out, m_demo.out);
        QVERIFY(run({ "campaign", "show", id, "--json" }).json()["chapters"].size() == 4);
        QVERIFY(run({ "evening", "list" }).code == 0 && run({ "evening", "list", "--json" }).json().empty());
    }
    void export_writesEveryFormat()
    {
        QCOMPARE(run({ "chronicle", "export", "1", "--format", "md" }).out, m_demo.out);
        QVERIFY(has(run({ "chronicle", "export", "1", "--format", "html" }).out, "<svg"));
        QVERIFY(run({ "chronicle", "export", "1", "--format", "json" }).json().contains("facts"));
        QVERIFY(run({ "chronicle", "export", "1", "--format", "bgstats" }).json().contains("plays"));
        const std::string out = m_folder.filePath("book.html").toStdString();
        QCOMPARE(run({ "chronicle", "export", "1", "--format", "html", "-o", out, "--lang", "ru" }).code, 0);
        QFile book(m_folder.filePath("book.html"));
        QVERIFY(book.open(QIODevice::ReadOnly) && book.readAll().contains("Иерусалим"));
    }
    void simulate_countsWholeCampaigns()
    {
        const auto json = run({ "campaign", "simulate", "--games", "3", "--seats", "2", "--json" }).json();
        QVERIFY(json["campaigns"] == 3 && json["endings"].size() == 4);
        QVERIFY(has(run({ "campaign", "simulate", "--games", "3", "--tables" }).out, "nicknames taken"));
    }
    void statistics_countStates()
    {
        QVERIFY(has(run({ "chronicle", "statistics" }).out, "Jerusalem"));
        QVERIFY(has(run({ "chronicle", "statistics", "--lang", "ru" }).out, "Иерусалим"));
    }
    void aCampaign_goesOutAndComesBackAsANewOne()
    {
        const std::string bundle = m_folder.filePath("ours.outremer").toStdString();
        QCOMPARE(run({ "campaign", "export", "1", "-o", bundle }).code, 0);
        QVERIFY(run({ "campaign", "export", "1", "-o", bundle }).isOneComplaint(1)); // never over a file
        const std::string other = m_folder.filePath("other.db").toStdString();
        QVERIFY(has(run({ "campaign", "import", bundle, "--db", other }).out, "campaign 1"));
        QVERIFY(has(run({ "campaign", "import", bundle, "--db", other }).out, "campaign 2"));
        QCOMPARE(run({ "campaign", "show", "2", "--db", other }).out, m_demo.out);
    }
    // As somebody types them who has just built the program: in an empty folder, with bare names.
    void commandsOfTheReadme_workAsTheyStand()
    {
        QFile readme(OUTREMER_SOURCE_DIR "/README.md");
        QVERIFY(readme.open(QIODevice::ReadOnly));
        const QTemporaryDir folder(test::quickFolder());
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(folder.path()));
        int commands = 0;
        for (const QString &line : QString::fromUtf8(readme.readAll()).split('\n')) {
            if (!line.startsWith("outremer-cli "))
                continue;
            ++commands;
            QString command = line.section('#', 0, 0).mid(13).trimmed();
            const bool isBooklet = command.contains("pdf"); // set by a program of its own, which is not beside this one
            QCOMPARE(run(command).code, isBooklet ? 1 : 0);
            for (const QString format : { "md", "html", "json", "setup", "bgstats" }) {
                if (isBooklet)
                    QCOMPARE(run(QString(command).replace("pdf", format).replace("book.", format + ".")).code, 0);
            }
        }
        QVERIFY(QDir::setCurrent(before));
        QCOMPARE(commands, 3);
    }
    void aCampaignThatCannotBeRead_hidesNoOther()
    {
        const std::string file = m_folder.filePath("two.db").toStdString();
        QCOMPARE(run({ "campaign", "demo", "--seats", "2", "--seed", "3", "--db", file }).code, 0);
        const std::string bundle = m_folder.filePath("two.outremer").toStdString();
        QCOMPARE(run({ "campaign", "export", "1", "-o", bundle, "--db", file }).code, 0);
        QCOMPARE(run({ "campaign", "import", bundle, "--db", file }).code, 0);
        {
            SQLite::Database database = outremer::connect(file, Access::Write);
            Ledger ledger(database, file);
            QVERIFY(!ledger.write([&] {
                ledger.change("chapters", { { "campaign", 1 }, { "number", 2 } }, { { "facts", std::string("{}") } });
            }));
        }
        const test::Answer counted = run({ "chronicle", "statistics", "--db", file });
        QVERIFY(counted.code == 0 && has(counted.err, "\"facts\"") && has(counted.out, "|"));
        QCOMPARE(run({ "evening", "list", "--db", file }).code, 0);
        QVERIFY(has(run({ "campaign", "list", "--db", file }).out, "4 of 4 chapters"));
        QVERIFY(run({ "campaign", "show", "1", "--db", file }).isOneComplaint(1));
        QCOMPARE(run({ "campaign", "show", "2", "--db", file }).code, 0);
        QVERIFY(has(run({ "db", "check", file }).out, "\"facts\""));
    }
    void wrongRequests_areRefusedInOneLine()
    {
        QVERIFY(run({ "campaign", "show", "7", "--db", m_file }).isOneComplaint(1));
        QVERIFY(run({ "campaign", "list", "--db", m_file + ".not" }).isOneComplaint(1));
        QVERIFY(run({ "chronicle", "export", "1", "--format", "papyrus" }).isOneComplaint(2));
        QVERIFY(run({ "chronicle", "export", "1", "--format", "pdf" }).isOneComplaint(2));
        QVERIFY(run({ "campaign", "dance" }).isOneComplaint(2));
        QVERIFY(run({ "campaign", "demo", "--seats", "9" }).isOneComplaint(1));
        QVERIFY(run({ "campaign", "show", "1", "--lang", "la" }).isOneComplaint(1));
    }

private:
    QTemporaryDir m_folder{ test::quickFolder() };
    std::string m_file;
    test::Answer m_demo;
};

OUTREMER_TEST(TestChronicle)
#include "tst_chronicle.moc"
