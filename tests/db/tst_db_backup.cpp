#include "tests/db/samples.h"
#include "tests/support/ruletest.h"

#include "app/campaigns/dailybackup.h"
#include "db/clock.h"
#include "db/restore.h"

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

Moment momentOf(int day, int hour)
{
    return (day * 24ll + hour) * 3'600'000;
}

std::string nameOfDay(int day, int hour = 12, const std::string &stem = "chronicle")
{
    return stem + "-" + stampOf(momentOf(day, hour)) + ".db";
}

// As if a chronicle had been backed up there on sixty days of old: the files, and its notes of them.
std::vector<std::string> makeOldBackups(const test::fs::path &chronicle, const test::fs::path &folder, int hour)
{
    sure(Chronicle::open(chronicle));
    test::fs::create_directories(folder);
    SQLite::Database database = connect(chronicle, Access::Write);
    Ledger ledger(database, chronicle);
    std::vector<std::string> names;
    sure(ledger.write([&] {
        for (int day = 10'000; day < 10'060; ++day) {
            names.push_back(nameOfDay(day, hour, chronicle.stem().string()));
            const test::fs::path path = test::fs::canonical(folder) / names.back();
            test::writeBytes(path, "old");
            ledger.insert(Backup{ {}, momentOf(day, hour), path.string(), 3, momentOf(day, hour), "proven" });
        }
    }));
    return names;
}

bool areAllIn(const test::fs::path &folder, const std::vector<std::string> &names)
{
    return std::ranges::all_of(names, [&](const std::string &name) { return test::fs::exists(folder / name); });
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
        const std::vector<std::string> others{ "chronicle-2026-99-99T000000Z.db", "notes.txt", "chronicle.db",
            nameOfDay(15'000, 9, "other"), nameOfDay(15'000, 21, "chronicle-2"), nameOfDay(15'000, 9, "") };
        std::vector<std::string> names = others;
        for (int day = 20'000; day < 20'100; ++day) {
            names.push_back(nameOfDay(day, 9));
            names.push_back(nameOfDay(day, 21));
            names.push_back(nameOfDay(day, 21)); // noted twice
        }
        const auto surplus = surplusBackups(names, "chronicle");
        std::ranges::sort(names);
        names.erase(std::ranges::unique(names).begin(), names.end());
        std::vector<std::string> kept;
        for (const std::string &name : names) {
            if (std::ranges::find(surplus, name) == surplus.end())
                kept.push_back(name);
        }
        for (const std::string &other : others)
            QCOMPARE(std::erase(kept, other), std::size_t(1));
        // Day 20,099 is a Saturday. Its week and the one before end within the seven days; of the two weeks before those
        // the Sundays stay. Of each day the newer one does.
        std::vector<std::string> wanted{ nameOfDay(20'079, 21), nameOfDay(20'086, 21) };
        for (int day = 20'093; day < 20'100; ++day)
            wanted.push_back(nameOfDay(day, 21));
        QCOMPARE(kept, wanted);
        QVERIFY(surplusBackups(kept, "chronicle").empty());
    }
    void clockThatWasAhead_doesNotStopDailyBackups()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "chronicle.db";
        sure(Chronicle::open(file));
        {
            SQLite::Database database = outremer::connect(file, Access::Write);
            Ledger ledger(database, file);
            const Moment ahead = now() + 3650ll * 24 * 3'600'000;
            sure(ledger.write([&] { ledger.insert(Backup{ {}, ahead, "elsewhere", 3, ahead, "proven" }); }));
        }
        Chronicle chronicle = sure(Chronicle::open(file));
        sure(backUpDaily(chronicle));
        QCOMPARE(sure(chronicle.backups().all()).size(), std::size_t(2));
        sure(backUpDaily(chronicle)); // once a day
        QCOMPARE(sure(chronicle.backups().all()).size(), std::size_t(2));
    }
    // The clock was once years ahead: what it named then is older than what was made since.
    void rotation_followsTheOrderOfMaking_notTheClock()
    {
        std::vector<std::string> names{ nameOfDay(29'990), nameOfDay(29'991) };
        for (int day = 20'000; day < 20'020; ++day)
            names.push_back(nameOfDay(day));
        const auto surplus = surplusBackups(names, "chronicle");
        for (std::size_t i = names.size() - 7; i < names.size(); ++i)
            QVERIFY(std::ranges::find(surplus, names[i]) == surplus.end());
        QVERIFY(std::ranges::find(surplus, names[0]) != surplus.end());
        // And a clock that is set back: the one just made stays, whatever is newer by name.
        std::vector<std::string> back;
        for (int day = 20'000; day < 20'060; ++day)
            back.push_back(nameOfDay(day));
        back.push_back(nameOfDay(10'000));
        const auto let = surplusBackups(back, "chronicle");
        QVERIFY(std::ranges::find(let, back.back()) == let.end());
    }
    void photographs_areKeptWithTheBackup_andComeBack()
    {
        const test::Folder folder;
        const test::fs::path home = folder / "home";
        test::fs::create_directories(home / "photos" / "a");
        test::writeBytes(home / "photos" / "a" / "1.jpg", "the table");
        test::writeBytes(home / "photos" / "a" / "2.jpg", "the players");
        test::writeBytes(folder / "secret", "not ours");
        Backup first;
        {
            Chronicle chronicle = sure(Chronicle::open(home / "chronicle.db"));
            const test::Filled filled = test::fill(chronicle);
            for (const char *path : { "photos/a/1.jpg", "photos/a/2.jpg", "../secret", "photos/gone.jpg" })
                sure(chronicle.evenings().addPhoto({ {}, filled.campaign, {}, filled.evening, path, "", {} }));
            first = sure(chronicle.backups().make(home / "backups"));
            const Backup second = sure(chronicle.backups().make(home / "backups"));
            QVERIFY(test::fs::exists(first.path + ".photos") || test::fs::exists(second.path + ".photos"));
            QCOMPARE(namesIn(home / "backups" / "photos").size(), std::size_t(2)); // once each
            first = second;
        }
        test::fs::remove(home / "photos" / "a" / "1.jpg");
        QCOMPARE(sure(restoreBackup(first.path, home / "chronicle.db")).photosLost, 0);
        QCOMPARE(test::bytesOf(home / "photos" / "a" / "1.jpg"), std::string("the table"));

        // In another place, with a picture whose copy was damaged; nothing is written outside.
        for (const auto &entry : test::fs::directory_iterator(home / "backups" / "photos")) {
            if (test::bytesOf(entry.path()) == "the table")
                test::writeBytes(entry.path(), "the tabla");
        }
        test::fs::create_directory(folder / "away");
        QCOMPARE(sure(restoreBackup(first.path, folder / "away" / "chronicle.db")).photosLost, 1);
        QCOMPARE(test::bytesOf(folder / "away" / "photos" / "a" / "2.jpg"), std::string("the players"));
        QVERIFY(!test::fs::exists(folder / "away" / "photos" / "a" / "1.jpg"));
        QCOMPARE(test::bytesOf(folder / "secret"), std::string("not ours"));
    }
    void olderFile_isNoticedByItsAnchor_andOpenedAllTheSame()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "chronicle.db";
        std::string older;
        {
            Chronicle chronicle = sure(Chronicle::open(file, &gameOnShelf, folder / "state"));
            test::fill(chronicle);
            QVERIFY(chronicle.remarks().empty());
        }
        older = test::bytesOf(file);
        {
            Chronicle chronicle = sure(Chronicle::open(file, &gameOnShelf, folder / "state"));
            QVERIFY(chronicle.remarks().empty());
            sure(chronicle.people().add("Later", Gender::Neutral));
            sure(chronicle.journal().begin(*test::playedMatch("kingdoms", 2, 1, 20)));
        }
        test::writeBytes(file, older);
        {
            const Chronicle chronicle = sure(Chronicle::open(file, &gameOnShelf, folder / "state"));
            QCOMPARE(chronicle.remarks().size(), std::size_t(1));
            QVERIFY(chronicle.remarks()[0].find("20 steps") != std::string::npos);
        }
        QVERIFY(sure(Chronicle::open(file, &gameOnShelf, folder / "state")).remarks().empty()); // said once
    }
    void rotation_removesOnlyItsOwnFiles()
    {
        const test::Folder folder;
        makeOldBackups(folder / "chronicle.db", folder / "backups", 12);
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        test::writeBytes(folder / "backups" / "chronicle-mine.db", "mine");
        const test::fs::path made = sure(chronicle.backups().make(folder / "backups")).path;
        // With today's six days of old, which are of two weeks, and the Sunday of a third.
        std::vector<std::string> wanted{ nameOfDay(10'048), made.filename().string(), "chronicle-mine.db" };
        for (int day = 10'054; day < 10'060; ++day)
            wanted.push_back(nameOfDay(day));
        std::ranges::sort(wanted);
        QCOMPARE(namesIn(folder / "backups"), wanted);
        QCOMPARE(test::bytesOf(folder / "backups" / "chronicle-mine.db"), std::string("mine"));
    }
    void rotation_inASharedFolder_leavesOtherChroniclesAlone()
    {
        const test::Folder folder;
        const test::fs::path shared = folder / "shared";
        const auto mine = makeOldBackups(folder / "mine" / "chronicle.db", shared, 12);
        const auto namesake = makeOldBackups(folder / "yours" / "chronicle.db", shared, 13);
        const auto other = makeOldBackups(folder / "mine" / "wednesdays.db", shared, 12);
        Chronicle chronicle = sure(Chronicle::open(folder / "mine" / "chronicle.db"));
        const test::fs::path made = sure(chronicle.backups().make(shared / ".")).path;
        QVERIFY(test::fs::exists(made) && made.filename().string().starts_with("chronicle-"));
        QVERIFY(areAllIn(shared, namesake) && areAllIn(shared, other));
        QVERIFY(!areAllIn(shared, mine));

        Chronicle wednesdays = sure(Chronicle::open(folder / "mine" / "wednesdays.db"));
        const test::fs::path second = sure(wednesdays.backups().make(shared)).path;
        QVERIFY(second.filename().string().starts_with("wednesdays-"));
        QVERIFY(areAllIn(shared, namesake) && test::fs::exists(made) && !areAllIn(shared, other));
    }
    void rotation_ofACopiedChronicle_leavesTheBackupsOfTheFirstAlone()
    {
        const test::Folder folder;
        const auto names = makeOldBackups(folder / "chronicle.db", folder / "backups", 12);
        test::fs::copy_file(folder / "chronicle.db", folder / "copy.db");
        Chronicle copy = sure(Chronicle::open(folder / "copy.db"));
        sure(copy.backups().make(folder / "backups"));
        QVERIFY(areAllIn(folder / "backups", names));
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

OUTREMER_TEST(TestDbBackup)
#include "tst_db_backup.moc"
