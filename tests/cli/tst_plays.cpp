#include "tests/cli/run.h"
#include "tests/support/quickfolder.h"
#include "tests/support/ruletest.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace outremer;
using test::has;
using test::run;

// What the group has played, on the command line: over a chronicle that an older program has written.
class TestPlays : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        qputenv("OUTREMER_HOME", m_folder.path().toUtf8());
        QVERIFY(QFile::copy(OUTREMER_SOURCE_DIR "/tests/data/plays-v4.db", m_folder.filePath("chronicle.db")));
        QFile(m_folder.filePath("chronicle.db")).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    }
    void show_tellsPeopleGamesAndEvenings()
    {
        const auto told = run({ "plays", "show", "--lang", "ru" });
        QVERIFY2(told.code == 0, told.err.c_str());
        for (const char *part : { "# История партий", "Anna", "Крестоносцы", "Salt and Iron, I", "greedy" })
            QVERIFY2(has(told.out, part), told.out.c_str());
        QVERIFY(!has(told.out, "Соперники")); // nobody has met three times
        QVERIFY(has(run({ "plays", "show" }).out, "Against One Another"));
    }
    void json_hasEveryNumber_andNullForWhatNobodyKnows()
    {
        const auto all = run({ "plays", "show", "--json" }).json();
        QCOMPARE(all["finished"].get<int>(), 4);
        QCOMPARE(all["games"].size(), std::size_t(2));
        int plays = 0, unknown = 0;
        for (const auto &evening : all["evenings"]) {
            for (const auto &play : evening["plays"]) {
                ++plays;
                unknown += play["minutes"].is_null() ? 1 : 0;
            }
        }
        QCOMPARE(plays, 6);
        QCOMPARE(unknown, 3); // two are not over, one was written down at a table
    }
    void filters_narrowIt()
    {
        QCOMPARE(run({ "plays", "show", "--json", "--game", "kingdoms" }).json()["finished"].get<int>(), 1);
        QCOMPARE(run({ "plays", "show", "--json", "--without-bots" }).json()["finished"].get<int>(), 3);
        QCOMPARE(run({ "plays", "show", "--json", "--person", "Vera" }).json()["finished"].get<int>(), 2);
        QVERIFY(run({ "plays", "show", "--person", "Nobody" }).isOneComplaint(1));
        QVERIFY(has(run({ "plays", "show", "--game", "chess" }).out, "Nothing has been played yet."));
        QVERIFY(run({ "plays", "dance" }).code != 0);
    }
    void export_isForBgStats()
    {
        const std::string file = m_folder.filePath("ours.bgsplay").toStdString();
        QCOMPARE(run({ "plays", "export", "-o", file }).code, 0);
        QFile written(QString::fromStdString(file));
        QVERIFY(written.open(QIODevice::ReadOnly));
        const auto json = nlohmann::json::parse(written.readAll().toStdString());
        QCOMPARE(json["games"].size(), std::size_t(2));
        QCOMPARE(json["plays"].size(), std::size_t(4));
        QVERIFY(run({ "plays", "export" }).json()["plays"].size() == 4);
        // A chapter is the same play here and in the export of its campaign alone.
        const auto alone = run({ "chronicle", "export", "1", "--format", "bgstats" }).json();
        QCOMPARE(alone["plays"].size(), std::size_t(2));
        for (const auto &chapter : alone["plays"]) {
            const auto isSame = [&](const auto &play) { return play["uuid"] == chapter["uuid"]; };
            QCOMPARE(std::ranges::count_if(json["plays"], isSame), 1);
        }
    }

private:
    QTemporaryDir m_folder{ test::quickFolder() };
};

OUTREMER_TEST(TestPlays)
#include "tst_plays.moc"
