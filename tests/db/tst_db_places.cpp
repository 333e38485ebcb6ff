#include "tests/db/lacking.h"
#include "tests/db/samples.h"
#include "tests/support/ruletest.h"

#include "db/files.h"
#include "db/restore.h"

#include <set>
#include <sys/stat.h>
#include <unistd.h>

using namespace outremer;
using test::sure;

namespace {

// Permissions mean nothing to root, so for a while we are somebody else.
class Somebody {
public:
    Somebody() { m_isSwitched = ::geteuid() == 0 && ::seteuid(65534) == 0; }
    ~Somebody()
    {
        if (m_isSwitched && ::seteuid(0) != 0)
            qFatal("cannot become root again");
    }
    Somebody(const Somebody &) = delete;
    Somebody &operator=(const Somebody &) = delete;

private:
    bool m_isSwitched = false;
};

} // namespace

// Sticks, network drives and other odd homes: what they lack is done otherwise, or refused in words.
class TestDbPlaces : public test::RuleTest {
    Q_OBJECT
private slots:
    void placeThatLacksSomething_losesNothing_data()
    {
        QTest::addColumn<bool>("hasRename");
        QTest::addColumn<bool>("hasLinks");
        QTest::addColumn<bool>("hasLocks");
        for (int i = 0; i < 7; ++i)
            QTest::addRow("%d", i) << bool(i & 1) << bool(i & 2) << bool(i & 4);
    }
    void placeThatLacksSomething_losesNothing()
    {
        QFETCH(bool, hasRename);
        QFETCH(bool, hasLinks);
        QFETCH(bool, hasLocks);
        const test::Folder folder;
        const test::fs::path file = folder / "c.db";
        test::Lacking lacking;
        if (!hasRename)
            lacking.rename();
        if (!hasLinks)
            lacking.links();
        if (!hasLocks)
            lacking.locks();
        ContentSum content;
        Backup backup;
        {
            Chronicle chronicle = sure(Chronicle::open(file));
            test::fill(chronicle);
            content = sure(chronicle.content());
            backup = sure(chronicle.backups().make(folder / "backups"));
            QCOMPARE(Chronicle::open(file).refusal().code, std::string("in-use")); // still one writer
        }
        const std::string before = test::bytesOf(file);
        test::writeBytes(folder / "draft", "draft");
        const auto refused = guarded(file, [&] { renameDurably(folder / "draft", file); });
        QVERIFY(refused && test::bytesOf(file) == before && test::fs::exists(folder / "draft"));
        test::writeBytes(folder / "c.db-journal", "its journal");
        const Restored restored = sure(restoreBackup(backup.path, file));
        QCOMPARE(test::bytesOf(restored.movedAside), before);
        QCOMPARE(test::bytesOf(journalOf(restored.movedAside)), std::string("its journal"));
        QVERIFY(sure(sure(Chronicle::open(file)).content()) == content);
    }
    void placeWithoutAnyLocks_isRefusedInWords()
    {
        const test::Folder folder;
        sure(Chronicle::open(folder / "c.db"));
        test::Lacking lacking;
        lacking.allLocks();
        QCOMPARE(Chronicle::open(folder / "c.db").refusal().code, std::string("no-locks"));
    }
    void files_areNobodyElsesToRead()
    {
        const test::Folder folder;
        {
            Chronicle chronicle = sure(Chronicle::open(folder / "c.db"));
            const test::Filled filled = test::fill(chronicle);
            sure(chronicle.backups().make(folder / "backups"));
            sure(chronicle.bundles().save(filled.campaign, folder / "a.outremer"));
            sure(chronicle.copyTo(folder / "copy.db"));
        }
        for (const auto &entry : test::fs::recursive_directory_iterator(folder.path())) {
            if (!entry.is_regular_file())
                continue;
            struct stat found {};
            QCOMPARE(::stat(entry.path().c_str(), &found), 0);
            QVERIFY2((found.st_mode & 0777) == 0600, entry.path().c_str());
        }
    }
    void litterOfAKilledRun_isSweptAtTheNextOpening()
    {
        const test::Folder folder;
        sure(Chronicle::open(folder / "c.db"));
        test::fs::create_directory(folder / ".outremer-scratch-dead");
        test::writeBytes(folder / ".outremer-scratch-dead" / "copy.db", "half");
        sure(Chronicle::open(folder / "c.db"));
        QVERIFY(!test::fs::exists(folder / ".outremer-scratch-dead"));
    }
    void readOnlyChronicle_canBeRead_andStaysAsItIs()
    {
        const test::Folder folder;
        test::fs::create_directory(folder / "shelf");
        const test::fs::path file = folder / "shelf" / "c.db";
        test::Filled filled;
        ContentSum content;
        {
            Chronicle chronicle = sure(Chronicle::open(file));
            filled = test::fill(chronicle);
            content = sure(chronicle.content());
        }
        test::makeOldFile(folder / "shelf" / "old.db", 2);
        const std::string bytes = test::bytesOf(file);
        const auto names = [&] {
            std::set<std::string> found;
            for (const auto &entry : test::fs::directory_iterator(folder / "shelf"))
                found.insert(entry.path().filename());
            return found;
        };
        for (const char *name : { "c.db", "old.db" }) {
            test::fs::remove(folder / "shelf" / (std::string(name) + ".owner").c_str());
            test::fs::permissions(folder / "shelf" / name, test::fs::perms(0444));
        }
        const auto before = names();
        test::fs::permissions(folder / "shelf", test::fs::perms(0555));
        test::fs::permissions(folder.path(), test::fs::perms(0777));
        {
            const Somebody somebody;
            QCOMPARE(Chronicle::open(file).refusal().code, std::string("read-only"));
            Chronicle chronicle = sure(Chronicle::look(file));
            QVERIFY(sure(chronicle.content()) == content);
            QVERIFY(sure(chronicle.journal().resume(*gameOnShelf("kingdoms"), filled.line)));
            sure(chronicle.bundles().save(filled.campaign, folder / "a.outremer"));
            Chronicle old = sure(Chronicle::look(folder / "shelf" / "old.db"));
            QCOMPARE(sure(old.campaigns().all()).size(), std::size_t(1));
        }
        test::fs::permissions(folder / "shelf", test::fs::perms(0755));
        QCOMPARE(test::bytesOf(file), bytes);
        QVERIFY(names() == before);
    }
};

OUTREMER_TEST(TestDbPlaces)
#include "tst_db_places.moc"
