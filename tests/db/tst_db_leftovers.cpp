#include "tests/db/faultyvfs.h"
#include "tests/db/samples.h"
#include "tests/support/ruletest.h"

#include "db/files.h"
#include "db/restore.h"

#include <sqlite3.h>

using namespace outremer;
using test::sure;

// What lies beside a chronicle when it is opened: the journal of a crash, of its own or of another file.
class TestDbLeftovers : public test::RuleTest {
    Q_OBJECT

    // Cuts a change short at the disk's n-th call, so that its journal stays beside the file.
    static void crash(const test::fs::path &file, int call)
    {
        test::FaultyDisk disk;
        Chronicle chronicle = sure(Chronicle::open(file));
        disk.failAt(call, SQLITE_IOERR, true);
        QVERIFY(!chronicle.people().add("Nobody", Gender::Neutral));
    }
    // The bytes of a file that a crash has left half written and unsound, and of its journal.
    struct Crashed {
        std::string file;
        std::string journal;
    };
    static Crashed crashedCopyOf(const test::fs::path &sound)
    {
        const std::string before = test::bytesOf(sound);
        for (int call = 1;; ++call) {
            const test::Folder folder;
            test::writeBytes(folder / "c.db", before);
            crash(folder / "c.db", call);
            Crashed crashed{ test::bytesOf(folder / "c.db"), test::bytesOf(folder / "c.db-journal") };
            test::writeBytes(folder / "alone.db", crashed.file);
            if (!crashed.journal.empty() && !sure(checkFile(folder / "alone.db")).isOk())
                return crashed;
        }
    }
    static std::vector<std::string> filesLike(const test::Folder &folder, const std::string &part)
    {
        std::vector<std::string> names;
        for (const auto &entry : test::fs::directory_iterator(folder.path())) {
            if (entry.path().filename().string().find(part) != std::string::npos)
                names.push_back(entry.path().string());
        }
        return names;
    }

private slots:
    void staleJournal_besideASoundFile_isNeverPlayedBack()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "c.db";
        {
            Chronicle chronicle = sure(Chronicle::open(file));
            test::fill(chronicle);
        }
        const Crashed crashed = crashedCopyOf(file);
        {
            Chronicle chronicle =
                sure(Chronicle::open(file)); // goes on elsewhere, and is copied back over the crashed one
            sure(chronicle.people().add("Later", Gender::Neutral));
        }
        const std::string good = test::bytesOf(file);
        test::writeBytes(folder / "c.db-journal", crashed.journal);

        const Health looked = sure(checkFile(file, Depth::Replay));
        QVERIFY(looked.isOk());
        QVERIFY(looked.remarks.size() == 1 && looked.remarks[0].find("nothing was touched") != std::string::npos);
        QCOMPARE(test::bytesOf(file), good);
        QCOMPARE(test::bytesOf(folder / "c.db-journal"), crashed.journal);

        test::fs::last_write_time(folder / "c.db-journal", test::fs::last_write_time(file) - std::chrono::hours(1));
        const Chronicle chronicle = sure(Chronicle::open(file));
        QCOMPARE(chronicle.remarks().size(), std::size_t(1));
        QCOMPARE(test::bytesOf(file), good);
        const auto kept = filesLike(folder, "c.db-journal.unused-");
        QVERIFY(kept.size() == 1 && test::bytesOf(kept[0]) == crashed.journal);
    }
    void journalOfItsOwnCrash_isPlayedBack_afterBothWereCopiedAside()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "c.db";
        ContentSum before;
        {
            Chronicle chronicle = sure(Chronicle::open(file));
            test::fill(chronicle);
            before = sure(chronicle.content());
        }
        const Crashed crashed = crashedCopyOf(file);
        test::writeBytes(file, crashed.file);
        test::writeBytes(folder / "c.db-journal", crashed.journal);

        const Health looked = sure(checkFile(file));
        QVERIFY(looked.isOk() && looked.content == before);
        QVERIFY(looked.remarks.size() == 1 && looked.remarks[0].find("half-done") != std::string::npos);
        QCOMPARE(test::bytesOf(file), crashed.file);
        QCOMPARE(test::bytesOf(folder / "c.db-journal"), crashed.journal);

        Chronicle chronicle = sure(Chronicle::open(file));
        QVERIFY(sure(chronicle.content()) == before);
        const auto kept = filesLike(folder, ".before-recovery-");
        QCOMPARE(kept.size(), std::size_t(2)); // and its journal
        const test::fs::path pair = std::min(kept[0], kept[1]);
        QCOMPARE(test::bytesOf(pair), crashed.file);
        QCOMPARE(test::bytesOf(journalOf(pair)), crashed.journal);
        QVERIFY(chronicle.remarks().size() == 1 && chronicle.remarks()[0].find(pair.string()) != std::string::npos);
    }
    void journalThatHelpsNothing_leavesADamagedFileAsItIs()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "c.db";
        {
            Chronicle chronicle = sure(Chronicle::open(file));
            test::fill(chronicle);
        }
        const Crashed crashed = crashedCopyOf(file);
        SQLite::Database(file, SQLite::OPEN_READWRITE).exec("UPDATE notes SET text = 'other'");
        const std::string bad = test::bytesOf(file);
        test::writeBytes(folder / "c.db-journal", crashed.journal);
        QCOMPARE(Chronicle::open(file).refusal().code, std::string("damaged"));
        QVERIFY(!sure(checkFile(file)).isOk());
        QCOMPARE(test::bytesOf(file), bad);
        QCOMPARE(test::bytesOf(folder / "c.db-journal"), crashed.journal);
    }
    void foreignFileOfTheJournalsName_isPutAway()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "c.db";
        sure(Chronicle::open(file));
        test::writeBytes(folder / "c.db-journal", "Dear diary");
        sure(Chronicle::open(file));
        const auto kept = filesLike(folder, "c.db-journal.unused-");
        QVERIFY(kept.size() == 1 && test::bytesOf(kept[0]) == "Dear diary");
    }
    void writeAheadLog_isNeverRead()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "c.db";
        ContentSum before;
        {
            Chronicle chronicle = sure(Chronicle::open(file));
            test::fill(chronicle);
            before = sure(chronicle.content());
        }
        const std::string good = test::bytesOf(file);
        std::string wal;
        {
            SQLite::Database other(file, SQLite::OPEN_READWRITE);
            other.exec("PRAGMA journal_mode=WAL");
            other.exec("UPDATE people SET name = 'Eve'");
            wal = test::bytesOf(folder / "c.db-wal");
        }
        QVERIFY(!wal.empty());
        test::writeBytes(file, good);
        test::writeBytes(folder / "c.db-wal", wal);
        const Health looked = sure(checkFile(file));
        QVERIFY(looked.isOk() && looked.content == before && looked.remarks.size() == 1);
        QCOMPARE(test::bytesOf(folder / "c.db-wal"), wal);
        Chronicle chronicle = sure(Chronicle::open(file));
        QVERIFY(sure(chronicle.content()) == before);
        QVERIFY(!test::fs::exists(folder / "c.db-wal"));
        const auto kept = filesLike(folder, "c.db-wal.unused-");
        QVERIFY(kept.size() == 1 && test::bytesOf(kept[0]) == wal);
    }
    void crashedCopy_isRestoredWithItsJournal()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "c.db";
        ContentSum before;
        {
            Chronicle chronicle = sure(Chronicle::open(file));
            test::fill(chronicle);
            before = sure(chronicle.content());
        }
        const Crashed crashed = crashedCopyOf(file);
        test::writeBytes(folder / "copy.db", crashed.file);
        test::writeBytes(folder / "copy.db-journal", crashed.journal);
        sure(restoreBackup(folder / "copy.db", folder / "new.db"));
        QVERIFY(sure(sure(Chronicle::open(folder / "new.db")).content()) == before);
        QCOMPARE(test::bytesOf(folder / "copy.db"), crashed.file);
        QCOMPARE(test::bytesOf(folder / "copy.db-journal"), crashed.journal);
    }
};

OUTREMER_TEST(TestDbLeftovers)
#include "tst_db_leftovers.moc"
