#include "tests/db/samples.h"
#include "tests/support/ruletest.h"

#include "db/files.h"
#include "db/writerlock.h"

using namespace outremer;
using test::sure;

// Opening a chronicle: what is created, what is refused, and that what is refused is not touched.
class TestDbChronicle : public test::RuleTest {
    Q_OBJECT
private slots:
    void newChronicle_isCreatedWithItsFolder_andIsSound()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "a" / "b" / "chronicle.db";
        QVERIFY(Chronicle::open(file));
        Chronicle chronicle = sure(Chronicle::open(file));
        const Health health = chronicle.check(Depth::Replay);
        QVERIFY(health.isOk() && health.version == newestSchemaVersion());
        QCOMPARE(chronicle.path(), test::fs::canonical(file));
        for (const auto &entry : test::fs::directory_iterator(file.parent_path()))
            QVERIFY(entry.path().filename().string().starts_with("chronicle.db"));
    }
    // As the README has it: a name alone is a file in the folder one is in.
    void nameAlone_isCreatedHere()
    {
        const test::Folder folder;
        const test::fs::path before = test::fs::current_path();
        test::fs::current_path(folder / "");
        const bool isOpen = bool(Chronicle::open("demo.db"));
        const bool isThere = test::fs::exists(folder / "demo.db");
        test::fs::current_path(before);
        QVERIFY(isOpen && isThere);
    }
    void content_survivesClosing()
    {
        const test::Folder folder;
        ContentSum before;
        {
            Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
            test::fill(chronicle);
            before = sure(chronicle.content());
        }
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        QVERIFY(sure(chronicle.content()) == before);
        for (const TableSum &table : before.tables)
            QVERIFY2(table.rows > 0, table.table.c_str());
        QVERIFY(chronicle.check(Depth::Replay).isOk());
    }
    void chronicle_moves()
    {
        const test::Folder folder;
        Chronicle first = sure(Chronicle::open(folder / "chronicle.db"));
        Chronicle second = std::move(first);
        first = sure(Chronicle::open(folder / "other.db"));
        QVERIFY(second.people().add("Anna", Gender::Female) && first.people().all()->empty());
    }

    void secondWriter_isRefusedAndToldWhoHasIt()
    {
        const test::Folder folder;
        const Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        test::fs::create_symlink(folder / "chronicle.db", folder / "other-name.db");
        for (const char *name : { "chronicle.db", "other-name.db" }) {
            const auto second = Chronicle::open(folder / name);
            QVERIFY(!second);
            QCOMPARE(second.refusal().code, std::string("in-use"));
            QVERIFY(second.refusal().message.find("process " + std::to_string(QCoreApplication::applicationPid()))
                != std::string::npos);
            QCOMPARE(checkFile(folder / name).refusal().code, std::string("in-use"));
        }
    }
    void fileLockedBySomebodyElsesProgram_isInUse()
    {
        const test::Folder folder;
        QVERIFY(Chronicle::open(folder / "chronicle.db"));
        SQLite::Database other(folder / "chronicle.db", SQLite::OPEN_READWRITE);
        other.exec("BEGIN IMMEDIATE");
        const auto refused = Chronicle::open(folder / "chronicle.db");
        QVERIFY(!refused && refused.refusal().code == "in-use");
    }

    void foreignFile_isRefusedAndNotTouched_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *name, const QByteArray &bytes, const char *code) {
            QTest::newRow(name) << bytes << code;
        };
        row("empty", "", "damaged");
        row("text", "Dear diary", "not-a-chronicle");
        row("longer text", QByteArray(20'000, 'x'), "not-a-chronicle");
        row("zeros", QByteArray(8192, '\0'), "not-a-chronicle");
        row("the beginning of a database", QByteArray("SQLite format 3\0", 16), "not-a-chronicle");
        const test::Folder folder;
        SQLite::Database(folder / "x.db", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE t(x)");
        row("another program's database", QByteArray::fromStdString(test::bytesOf(folder / "x.db")), "not-a-chronicle");
        QVERIFY(Chronicle::open(folder / "own.db"));
        std::string own = test::bytesOf(folder / "own.db");
        own[63] = char(newestSchemaVersion() + 1);
        row("a newer version", QByteArray::fromStdString(own), "newer-version");
        own[63] = 0;
        row("no version", QByteArray::fromStdString(own), "damaged");
        own[63] = 1;
        row("the schema of another version", QByteArray::fromStdString(own), "damaged");
        own[63] = char(newestSchemaVersion());
        own[18] = own[19] = 2;
        row("another kind of journal", QByteArray::fromStdString(own), "damaged");
        createFile(folder / "bundle.outremer", kBundleId, newestSchemaVersion());
        row("a bundle", QByteArray::fromStdString(test::bytesOf(folder / "bundle.outremer")), "not-a-chronicle");
    }
    void foreignFile_isRefusedAndNotTouched()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        const test::Folder folder;
        test::writeBytes(folder / "chronicle.db", bytes.toStdString());
        const auto refused = Chronicle::open(folder / "chronicle.db");
        QVERIFY(!refused);
        QCOMPARE(QString::fromStdString(refused.refusal().code), code);
        QVERIFY(refused.refusal().message.find("chronicle.db") != std::string::npos);
        QCOMPARE(test::bytesOf(folder / "chronicle.db"), bytes.toStdString());
        QVERIFY(!test::fs::exists(folder / "chronicle.db-journal"));
    }
    void folderOrNothing_isRefusedInWords()
    {
        const test::Folder folder;
        QCOMPARE(Chronicle::open(folder.path()).refusal().code, std::string("not-a-chronicle"));
        test::writeBytes(folder / "file", "x");
        QVERIFY(!Chronicle::open(folder / "file" / "chronicle.db").refusal().message.empty());
        QCOMPARE(checkFile(folder / "none.db").refusal().code, std::string("not-found"));
    }
    void missingFileWithAJournal_isNotReplacedByAnEmptyOne()
    {
        const test::Folder folder;
        test::writeBytes(folder / "chronicle.db-journal", "something");
        QCOMPARE(Chronicle::open(folder / "chronicle.db").refusal().code, std::string("unfinished"));
        QCOMPARE(test::bytesOf(folder / "chronicle.db-journal"), std::string("something"));
    }
    void schemaWithATrap_isRefused()
    {
        const test::Folder folder;
        for (const char *sql : { "CREATE TRIGGER t AFTER INSERT ON people BEGIN DELETE FROM people; END",
                 "CREATE VIEW v AS SELECT 1", "CREATE TABLE extra(x)", "DROP TABLE notes",
                 "CREATE INDEX i ON people(name)", "ALTER TABLE people ADD COLUMN x TEXT" }) {
            test::fs::remove(folder / "chronicle.db");
            QVERIFY(Chronicle::open(folder / "chronicle.db"));
            SQLite::Database(folder / "chronicle.db", SQLite::OPEN_READWRITE).exec(sql);
            const auto refused = Chronicle::open(folder / "chronicle.db");
            QVERIFY2(!refused && refused.refusal().code == "damaged", sql);
        }
    }
    void rowsTamperedWith_areRefused()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "chronicle.db";
        {
            Chronicle chronicle = sure(Chronicle::open(file));
            test::fill(chronicle);
        }
        const std::string sound = test::bytesOf(file);
        for (const char *sql :
            { "UPDATE people SET name = 'Eve' WHERE id = 1", "UPDATE people SET trashed = 5", "DELETE FROM notes",
                "UPDATE campaigns SET seed = seed + 1", "DELETE FROM tallies WHERE name = 'notes'",
                "UPDATE tallies SET rows = rows + 1 WHERE name = 'notes'", "UPDATE heads SET length = length + 1",
                "UPDATE settings SET value = '\"de\"' WHERE key = 'language'", "DELETE FROM heads WHERE line = 2",
                "INSERT INTO people SELECT 9, name, gender, created, trashed, seal FROM people WHERE id = 1",
                "UPDATE matches SET start = '{}'", "UPDATE chapters SET form = NULL WHERE number = 2",
                "UPDATE lines SET forked_at = 3 WHERE id = 2" }) {
            test::writeBytes(file, sound);
            {
                SQLite::Database database(file, SQLite::OPEN_READWRITE);
                database.exec("PRAGMA foreign_keys = OFF");
                database.exec(sql);
            }
            const std::string changed = test::bytesOf(file);
            const auto refused = Chronicle::open(file);
            QVERIFY2(!refused && refused.refusal().code == "damaged", sql);
            QCOMPARE(test::bytesOf(file), changed);
        }
    }
};

OUTREMER_TEST(TestDbChronicle)
#include "tst_db_chronicle.moc"
