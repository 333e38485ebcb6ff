#include "tests/db/samples.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using test::sure;

// Older files: they open, keep everything, and a copy of what they were stays beside them.
class TestDbMigration : public test::RuleTest {
    Q_OBJECT
private slots:
    void committedFile_ofAnOlderVersion_keepsItsContent_data()
    {
        QTest::addColumn<int>("version");
        for (int version = 1; version < newestSchemaVersion(); ++version)
            QTest::addRow("version %d", version) << version;
    }
    void committedFile_ofAnOlderVersion_keepsItsContent()
    {
        QFETCH(int, version);
        const test::Folder folder;
        const test::fs::path file = folder / "chronicle.db";
        const std::string name = "/tests/data/chronicle-v" + std::to_string(version) + ".db";
        test::fs::copy_file(OUTREMER_SOURCE_DIR + name, file);
        const Health before = sure(checkFile(file));
        QVERIFY(before.isOk() && before.version == version);

        Chronicle chronicle = sure(Chronicle::open(file));
        const Health after = chronicle.check();
        QVERIFY(after.isOk() && after.version == newestSchemaVersion());
        for (const TableSum &table : before.content.tables) {
            const auto same = std::ranges::find(after.content.tables, table.table, &TableSum::table);
            QVERIFY2(same != after.content.tables.end() && *same == table, table.table.c_str());
        }
        QCOMPARE(sure(chronicle.people().all()).size(), std::size_t(3));
        QCOMPARE(sure(chronicle.people().all())[1].name, std::string("Person 2"));
        QCOMPARE(sure(chronicle.journal().steps({ 1 })).size(), std::size_t(30));
        QCOMPARE(sure(chronicle.campaigns().all()).size(), std::size_t(version >= 2 ? 1 : 0));
        const auto photos = sure(chronicle.evenings().photos({ 1 }));
        QCOMPARE(photos.size(), std::size_t(version >= 3 ? 1 : 0));
        for (const Photo &photo : photos)
            QVERIFY(photo.caption == "the table" && !photo.trashed && !chronicle.trash().putPhoto(photo.id));
        test::fill(chronicle);
        QVERIFY(chronicle.check().isOk());

        const test::fs::path copy = file.string() + ".before-v" + std::to_string(newestSchemaVersion());
        const Health kept = sure(checkFile(copy));
        QVERIFY(kept.isOk() && kept.version == version && kept.content == before.content);
    }
    void oldFile_madeNow_resumesItsMatch()
    {
        const test::Folder folder;
        for (int version = 1; version < newestSchemaVersion(); ++version) {
            const test::fs::path file = folder.path() / std::to_string(version);
            test::makeOldFile(file, version);
            Chronicle chronicle = sure(Chronicle::open(file));
            const auto match = sure(chronicle.journal().resume(*gameOnShelf("kingdoms"), { 1 }));
            QCOMPARE(match->stateHash(), test::playedMatch("kingdoms", 3, 9, 30)->stateHash());
        }
    }
    void oldFile_damaged_isNotMigrated()
    {
        const test::Folder folder;
        test::makeOldFile(folder / "chronicle.db", 1);
        SQLite::Database(folder / "chronicle.db", SQLite::OPEN_READWRITE).exec("UPDATE people SET name = 'x'");
        const std::string before = test::bytesOf(folder / "chronicle.db");
        QCOMPARE(Chronicle::open(folder / "chronicle.db").refusal().code, std::string("damaged"));
        QCOMPARE(test::bytesOf(folder / "chronicle.db"), before);
        const std::string copy = "chronicle.db.before-v" + std::to_string(newestSchemaVersion());
        QVERIFY(!test::fs::exists(folder.path() / copy));
    }
    void copyFromAnEarlierAttempt_isUsedOrLeftAlone()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "chronicle.db";
        const std::string copy = file.string() + ".before-v" + std::to_string(newestSchemaVersion());
        test::makeOldFile(file, 1);
        const std::string old = test::bytesOf(file);
        QVERIFY(Chronicle::open(file));
        const std::string kept = test::bytesOf(copy);
        test::writeBytes(file, old);
        QVERIFY(Chronicle::open(file)); // the same content: the copy that is there will do
        QVERIFY(test::bytesOf(copy) == kept && !test::fs::exists(copy + "-2"));
        test::fs::remove(file);
        test::makeOldFile(file, 2);
        QVERIFY(Chronicle::open(file)); // another content: the old copy stays
        QVERIFY(test::bytesOf(copy) == kept && sure(checkFile(copy + "-2")).version == 2);
    }
    void expectedSchemas_differByVersion()
    {
        for (int version = 1; version < newestSchemaVersion(); ++version)
            QVERIFY(expectedSchemaText(version) != expectedSchemaText(version + 1));
    }
};

OUTREMER_TEST(TestDbMigration)
#include "tst_db_migration.moc"
