#include "ruletest.h"
#include "samples.h"

#include "clock.h"
#include "restore.h"

#include <csignal>
#include <sys/resource.h>

using namespace outremer;
using test::sure;

namespace {

std::vector<std::string> namesIn(const test::fs::path &folder)
{
    std::vector<std::string> names;
    for (const auto &entry : test::fs::directory_iterator(folder))
        names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
}

std::string nameOfDay(int day, int hour = 12)
{
    return "chronicle-" + stampOf((day * 24ll + hour) * 3'600'000) + ".db";
}

} // namespace

// Backups that were proven before they got a name, and restores that overwrite nothing.
class TestDbBackup : public test::RuleTest {
    Q_OBJECT
private slots:
    void backup_isProven_andHoldsTheSameContent()
    {
        const test::Folder folder;
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        test::fill(chronicle);
        const Backup backup = sure(chronicle.backups().make(folder / "backups"));
        QVERIFY(backup.provenAt && backup.bytes > 0 && backup.result == "proven");
        QCOMPARE(std::int64_t(test::fs::file_size(backup.path)), backup.bytes);
        QCOMPARE(namesIn(folder / "backups").size(), std::size_t(1)); // no drafts are left
        QCOMPARE(sure(chronicle.backups().all()).size(), std::size_t(1));
        const Health health = sure(checkFile(backup.path, Depth::Replay));
        QVERIFY(health.isOk() && health.content == sure(chronicle.content()));
        QVERIFY(chronicle.check().isOk());
    }
    void backup_ofTheSameSecond_doesNotReplaceAnother()
    {
        const test::Folder folder;
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        const std::string first = sure(chronicle.backups().make(folder / "backups")).path;
        const std::string second = sure(chronicle.backups().make(folder / "backups")).path;
        QVERIFY(first != second && test::fs::exists(second));
    }
    void backup_toAPlaceThatIsNoFolder_isRefused()
    {
        const test::Folder folder;
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        test::writeBytes(folder / "file", "x");
        QVERIFY(!chronicle.backups().make(folder / "file").refusal().message.empty());
        QVERIFY(sure(chronicle.backups().all()).empty());
    }
    void backup_whileAChangeIsDamaged_isNotMade()
    {
        const test::Folder folder;
        {
            Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
            sure(chronicle.journal().begin(*test::playedMatch("kingdoms", 2, 1, 20)));
        }
        SQLite::Database(folder / "chronicle.db", SQLite::OPEN_READWRITE).exec("UPDATE steps SET at = 0");
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        QCOMPARE(chronicle.backups().make(folder / "backups").refusal().code, std::string("damaged"));
        QVERIFY(namesIn(folder / "backups").empty());
    }

    void rotation_keepsSevenDaysAndFourWeeks()
    {
        std::vector<std::string> names{ "chronicle-2026-99-99T000000Z.db", "notes.txt", "chronicle.db" };
        for (int day = 20'000; day < 20'100; ++day) {
            names.push_back(nameOfDay(day, 9));
            names.push_back(nameOfDay(day, 21));
        }
        const auto surplus = surplusBackups(names);
        std::vector<std::string> kept;
        for (const std::string &name : names) {
            if (std::ranges::find(surplus, name) == surplus.end())
                kept.push_back(name);
        }
        // Day 20,099 is a Saturday: this week and the one before are within the seven days or end on a Sunday of theirs.
        for (int day = 20'093; day < 20'100; ++day)
            QVERIFY(std::ranges::find(kept, nameOfDay(day, 21)) != kept.end());
        for (const char *other : { "chronicle-2026-99-99T000000Z.db", "notes.txt", "chronicle.db" })
            QVERIFY(std::ranges::find(kept, other) != kept.end());
        QVERIFY(kept.size() >= 3 + 7 + 2 && kept.size() <= 3 + 7 + 4);
        for (const std::string &name : kept)
            QVERIFY(!name.ends_with("T090000Z.db")); // the newest of its day
        QVERIFY(surplusBackups(kept).empty());
    }
    void rotation_removesOnlyItsOwnFiles()
    {
        const test::Folder folder;
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        test::fs::create_directory(folder / "backups");
        test::writeBytes(folder / "backups" / "chronicle-mine.db", "mine");
        for (int day = 10'000; day < 10'060; ++day)
            test::writeBytes(folder / "backups" / nameOfDay(day), "old");
        sure(chronicle.backups().make(folder / "backups"));
        const auto names = namesIn(folder / "backups");
        QVERIFY(names.size() <= 12 && names.size() >= 9);
        QCOMPARE(test::bytesOf(folder / "backups" / "chronicle-mine.db"), std::string("mine"));
    }

    void restore_putsTheBackupInPlace_andTheOldFileAside()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "chronicle.db";
        std::string backup;
        ContentSum content;
        {
            Chronicle chronicle = sure(Chronicle::open(file));
            test::fill(chronicle);
            content = sure(chronicle.content());
            backup = sure(chronicle.backups().make(folder / "backups")).path;
            sure(chronicle.people().add("later", Gender::Neutral));
            QCOMPARE(restoreBackup(backup, file).refusal().code, std::string("in-use"));
        }
        const std::string before = test::bytesOf(file);
        const std::string bytes = test::bytesOf(backup);
        const Restored restored = sure(restoreBackup(backup, file));
        QCOMPARE(test::bytesOf(restored.movedAside), before);
        QCOMPARE(test::bytesOf(backup), bytes);
        Chronicle chronicle = sure(Chronicle::open(file));
        QVERIFY(sure(chronicle.content()) == content);
        for (const std::string &name : namesIn(folder.path()))
            QVERIFY2(!name.starts_with(".") && !name.ends_with(".restored"), name.c_str());
    }
    void restore_toAnEmptyPlace_works()
    {
        const test::Folder folder;
        std::string backup;
        {
            Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
            test::fill(chronicle);
            backup = sure(chronicle.backups().make(folder / "backups")).path;
        }
        const Restored restored = sure(restoreBackup(backup, folder / "new" / "chronicle.db"));
        QVERIFY(restored.movedAside.empty() && Chronicle::open(folder / "new" / "chronicle.db"));
    }
    void restore_ofSomethingUnsound_changesNothing()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "chronicle.db";
        std::string backup;
        {
            Chronicle chronicle = sure(Chronicle::open(file));
            test::fill(chronicle);
            backup = sure(chronicle.backups().make(folder / "backups")).path;
        }
        const std::string before = test::bytesOf(file);
        std::string bytes = test::bytesOf(backup);
        bytes.replace(bytes.size() - 6000, 4000, std::string(4000, 'x'));
        test::writeBytes(folder / "bad.db", bytes);
        test::writeBytes(folder / "text.db", "Dear diary");
        QCOMPARE(restoreBackup(folder / "bad.db", file).refusal().code, std::string("damaged"));
        QCOMPARE(restoreBackup(folder / "text.db", file).refusal().code, std::string("not-a-chronicle"));
        QCOMPARE(restoreBackup(folder / "none.db", file).refusal().code, std::string("not-found"));
        QCOMPARE(test::bytesOf(file), before);
        QVERIFY(Chronicle::open(file));
    }
    // The copies a restore makes do not go through SQLite, so the system itself runs out of room here.
    void restore_withoutRoomForTheCopy_changesNothing()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "chronicle.db";
        std::string backup;
        {
            Chronicle chronicle = sure(Chronicle::open(file));
            test::fill(chronicle);
            backup = sure(chronicle.backups().make(folder / "backups")).path;
        }
        const std::string before = test::bytesOf(file);
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit room{};
        ::getrlimit(RLIMIT_FSIZE, &room);
        for (const rlim_t bytes : { rlim_t(4096), rlim_t(before.size() / 2) }) {
            const rlimit little{ bytes, room.rlim_max };
            ::setrlimit(RLIMIT_FSIZE, &little);
            const auto refused = restoreBackup(backup, file);
            ::setrlimit(RLIMIT_FSIZE, &room);
            QVERIFY(!refused && !refused.refusal().message.empty());
            QCOMPARE(test::bytesOf(file), before);
            for (const std::string &name : namesIn(folder.path()))
                QVERIFY2(!name.starts_with(".") && !name.ends_with(".restored"), name.c_str());
        }
        QVERIFY(restoreBackup(backup, file));
    }
    void restore_cutShortAfterMovingTheOldFile_isFinishedByOpening()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "chronicle.db";
        ContentSum content;
        {
            Chronicle chronicle = sure(Chronicle::open(file));
            test::fill(chronicle);
            content = sure(chronicle.content());
        }
        test::fs::rename(file, file.string() + ".restored");
        test::writeBytes(file.string() + "-journal", "the journal of a file that is no longer here");
        Chronicle chronicle = sure(Chronicle::open(file));
        QVERIFY(sure(chronicle.content()) == content && !test::fs::exists(file.string() + ".restored"));
    }
};

OUTREMER_TEST_MAIN(TestDbBackup)
#include "tst_db_backup.moc"
