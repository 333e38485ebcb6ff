#include "tests/core/mutants.h"
#include "tests/db/samples.h"
#include "tests/support/ruletest.h"

#include "db/salvage.h"

#include <limits>
#include <sys/stat.h>

using namespace outremer;
using test::sure;

// A damaged file is never touched; what can still be read is set down in a new one.
class TestDbSalvage : public test::RuleTest {
    Q_OBJECT
private slots:
    void soundFile_isSalvagedWhole()
    {
        const test::Folder folder;
        ContentSum content;
        {
            Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
            test::fill(chronicle);
            content = sure(chronicle.content());
        }
        const std::string before = test::bytesOf(folder / "chronicle.db");
        const Salvaged salvaged = sure(salvage(folder / "chronicle.db", folder / "saved.db"));
        QVERIFY(salvaged.isComplete && !salvaged.report.empty());
        QCOMPARE(test::bytesOf(folder / "chronicle.db"), before);
        Chronicle chronicle = sure(Chronicle::open(folder / "saved.db"));
        const std::string difference = sure(chronicle.content()).differenceFrom(content);
        QVERIFY2(difference.empty(), difference.c_str());
        QCOMPARE(salvage(folder / "chronicle.db", folder / "saved.db").refusal().code, std::string("exists"));
    }
    void brokenChain_isSavedUpToItsLastGoodLink()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "chronicle.db";
        test::Filled filled;
        {
            Chronicle chronicle = sure(Chronicle::open(file));
            filled = test::fill(chronicle, 40);
        }
        SQLite::Database(file, SQLite::OPEN_READWRITE)
            .exec("UPDATE steps SET option = 1 WHERE line = 1 AND number = 31");
        const Salvaged salvaged = sure(salvage(file, folder / "saved.db"));
        QVERIFY(!salvaged.isComplete);
        Chronicle chronicle = sure(Chronicle::open(folder / "saved.db"));
        QCOMPARE(sure(chronicle.journal().steps(filled.line)).size(), std::size_t(31));
        QCOMPARE(sure(chronicle.journal().steps(filled.fork)).size(), std::size_t(21));
        QVERIFY(chronicle.check(Depth::Replay).isOk());
        QCOMPARE(sure(chronicle.people().all()).size(), std::size_t(2));
    }
    void lostParent_takesItsForksAlong_butNotTheRest()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "chronicle.db";
        test::Filled filled;
        {
            Chronicle chronicle = sure(Chronicle::open(file));
            filled = test::fill(chronicle, 40);
            sure(chronicle.journal().makeCurrent(filled.fork));
        }
        SQLite::Database(file, SQLite::OPEN_READWRITE)
            .exec("UPDATE steps SET option = 1 WHERE line = 1 AND number = 5");
        sure(salvage(file, folder / "saved.db"));
        Chronicle chronicle = sure(Chronicle::open(folder / "saved.db"));
        QCOMPARE(sure(chronicle.journal().steps(filled.line)).size(), std::size_t(5));
        QVERIFY(!chronicle.journal().line(filled.fork));
        QCOMPARE(sure(chronicle.journal().match(filled.match)).currentLine, filled.line);
    }
    // Somebody who knows how we seal can write rows that contradict each other.
    void linesThatContradictEachOther_areLeftOut_butNotTheRest_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<qint64>("line");
        QTest::addColumn<QString>("column");
        QTest::addColumn<qint64>("value");
        QTest::addColumn<int>("linesLeft"); // of the five
        QTest::newRow("a circle of two") << "lines" << 1ll << "parent" << 2ll << 2;
        QTest::newRow("its own parent") << "lines" << 2ll << "parent" << 2ll << 3;
        QTest::newRow("a parent of another match") << "lines" << 5ll << "parent" << 1ll << 4;
        QTest::newRow("forked from nothing") << "lines" << 1ll << "forked_at" << 3ll << 2;
        QTest::newRow("forked before its parent") << "lines" << 3ll << "forked_at" << 5ll << 4;
        QTest::newRow("begun before the beginning") << "lines" << 1ll << "forked_at" << -5ll << 2;
        QTest::newRow("forked before the beginning") << "lines" << 2ll << "forked_at" << -5ll << 3;
        QTest::newRow("shorter than its fork") << "heads" << 1ll << "length" << 10ll << 3;
        QTest::newRow("ends before its own fork") << "heads" << 2ll << "length" << 3ll << 4;
        QTest::newRow("ends before the beginning")
            << "heads" << 2ll << "length" << qint64(std::numeric_limits<qint64>::min()) << 4;
    }
    void linesThatContradictEachOther_areLeftOut_butNotTheRest()
    {
        QFETCH(QString, table);
        QFETCH(qint64, line);
        QFETCH(QString, column);
        QFETCH(qint64, value);
        QFETCH(int, linesLeft);
        const test::Folder folder;
        const test::fs::path file = folder / "chronicle.db";
        LineId other;
        {
            Chronicle chronicle = sure(Chronicle::open(file));
            const test::Filled filled = test::fill(chronicle, 40); // line 1, and 2 forked at 20
            const test::MatchPtr match = test::playedMatch("kingdoms", 2, 5, 40);
            for (std::size_t i = 21; i < 30; ++i)
                sure(chronicle.journal().append(filled.fork, match->journal()[i]));
            QCOMPARE(sure(chronicle.journal().fork(filled.fork, 25, "")), LineId{ 3 });
            other = sure(chronicle.journal().begin(*test::playedMatch("kingdoms", 3, 6, 15)));
            QCOMPARE(sure(chronicle.journal().fork(other, 0, "")), LineId{ 5 });
        }
        {
            SQLite::Database database = outremer::connect(file, Access::Write);
            database.exec("PRAGMA ignore_check_constraints = ON");
            Ledger ledger(database, file);
            const std::string key = table == "heads" ? "line" : "id";
            sure(ledger.write([&] {
                ledger.change(table.toStdString(), { { key, line } }, { { column.toStdString(), value } });
            }));
        }
        const Salvaged salvaged = sure(salvage(file, folder / "saved.db"));
        QVERIFY(!salvaged.isComplete);
        Chronicle chronicle = sure(Chronicle::open(folder / "saved.db"));
        QVERIFY(chronicle.check(Depth::Replay).isOk());
        QCOMPARE(sure(chronicle.journal().steps(other)).size(), std::size_t(15));
        QCOMPARE(sure(chronicle.people().all()).size(), std::size_t(2));
        int lines = 0;
        for (std::int64_t id = 1; id <= 5; ++id)
            lines += chronicle.journal().line({ id }) ? 1 : 0;
        QCOMPARE(lines, linesLeft);
    }
    void rowsWithIdsOfAnySize_areSalvaged()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "chronicle.db";
        using Limits = std::numeric_limits<std::int64_t>;
        sure(Chronicle::open(file));
        {
            SQLite::Database database = outremer::connect(file, Access::Write);
            Ledger ledger(database, file);
            sure(ledger.write([&] {
                for (const std::int64_t id : { Limits::min(), std::int64_t(-1), std::int64_t(1), Limits::max() })
                    ledger.insert(Person{ { id }, "Анна", Gender::Female, 1, {} });
            }));
        }
        QVERIFY(sure(salvage(file, folder / "saved.db")).isComplete);
        Chronicle chronicle = sure(Chronicle::open(folder / "saved.db"));
        QCOMPARE(sure(chronicle.people().all()).size(), std::size_t(4));
    }
    void rowsWithoutTheirSeal_areLeftOut_andReferencesCleared()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "chronicle.db";
        test::Filled filled;
        {
            Chronicle chronicle = sure(Chronicle::open(file));
            filled = test::fill(chronicle);
        }
        SQLite::Database(file, SQLite::OPEN_READWRITE).exec("UPDATE evenings SET place = 'elsewhere'");
        const Salvaged salvaged = sure(salvage(file, folder / "saved.db"));
        QVERIFY(!salvaged.isComplete);
        Chronicle chronicle = sure(Chronicle::open(folder / "saved.db"));
        QVERIFY(sure(chronicle.evenings().all()).empty());
        QVERIFY(!sure(chronicle.evenings().notes(filled.campaign))[0].evening);
        QCOMPARE(sure(chronicle.journal().steps(filled.line)).size(), std::size_t(40));
    }
    void oldFile_isSalvagedIntoANewOne()
    {
        const test::Folder folder;
        test::makeOldFile(folder / "chronicle.db", 1);
        SQLite::Database(folder / "chronicle.db", SQLite::OPEN_READWRITE)
            .exec("UPDATE people SET name = 'x' WHERE id = 2");
        sure(salvage(folder / "chronicle.db", folder / "saved.db"));
        Chronicle chronicle = sure(Chronicle::open(folder / "saved.db"));
        QCOMPARE(sure(chronicle.people().all()).size(), std::size_t(2));
        QCOMPARE(sure(chronicle.journal().steps({ 1 })).size(), std::size_t(30));
    }
    void foreignFile_isRefused()
    {
        const test::Folder folder;
        test::writeBytes(folder / "text", std::string(10'000, 'x'));
        QCOMPARE(salvage(folder / "text", folder / "saved.db").refusal().code, std::string("not-a-chronicle"));
        test::writeBytes(folder / "empty", "");
        QVERIFY(!salvage(folder / "empty", folder / "saved.db"));
        QVERIFY(!salvage(folder / "none", folder / "saved.db"));
        QVERIFY(!test::fs::exists(folder / "saved.db"));
    }
    void flippedBitInTheListOfTables_losesNothing()
    {
        const test::Folder folder;
        ContentSum content;
        {
            Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
            test::fill(chronicle, 60);
            content = sure(chronicle.content());
        }
        const std::string sound = test::bytesOf(folder / "chronicle.db");
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Rng rng = streamOf(seed, 8);
            std::vector<std::size_t> texts;
            for (std::size_t at = sound.find("CREATE TABLE"); at != std::string::npos;
                 at = sound.find("CREATE TABLE", at + 1))
                texts.push_back(at);
            std::string bytes = sound;
            // In the text, or in the name of the table before it.
            bytes[texts[rng.below(std::uint32_t(texts.size()))] + rng.below(40) - (seed % 4 == 0 ? 8 : 0)] ^=
                char(1 << rng.below(8));
            test::writeBytes(folder / "bad.db", bytes);
            test::fs::remove(folder / "saved.db");
            sure(salvage(folder / "bad.db", folder / "saved.db"));
            QVERIFY2(test::bytesOf(folder / "bad.db") == bytes, test::atSeed(seed).c_str());
            Chronicle chronicle = sure(Chronicle::open(folder / "saved.db"));
            const std::string difference = sure(chronicle.content()).differenceFrom(content);
            QVERIFY2(difference.empty(), (test::atSeed(seed) + difference).c_str());
        }
    }
    void damagedHeader_isCalledDamaged_andNothingIsLost()
    {
        const test::Folder folder;
        ContentSum content;
        {
            Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
            test::fill(chronicle);
            content = sure(chronicle.content());
        }
        const std::string sound = test::bytesOf(folder / "chronicle.db");
        for (const std::size_t at : { 0u, 3u, 15u, 16u, 18u, 20u, 21u, 47u, 55u, 59u, 68u, 71u }) {
            std::string bytes = sound;
            bytes[at] = char(bytes[at] ^ 0x20);
            test::writeBytes(folder / "bad.db", bytes);
            const auto refused = Chronicle::open(folder / "bad.db");
            QVERIFY2(!refused && refused.refusal().code == "damaged", std::to_string(at).c_str());
            QVERIFY2(!sure(checkFile(folder / "bad.db")).isOk(), std::to_string(at).c_str());
            test::fs::remove(folder / "saved.db");
            sure(salvage(folder / "bad.db", folder / "saved.db"));
            Chronicle chronicle = sure(Chronicle::open(folder / "saved.db"));
            const std::string difference = sure(chronicle.content()).differenceFrom(content);
            QVERIFY2(difference.empty(), (std::to_string(at) + difference).c_str());
        }
    }
    void whatIsNoFile_isRefused()
    {
        const test::Folder folder;
        QCOMPARE(::mkfifo((folder / "pipe").c_str(), 0600), 0);
        for (const char *name : { "pipe", "." }) {
            const auto refused = salvage(folder / name, folder / "saved.db");
            QVERIFY2(!refused && refused.refusal().code == "not-a-chronicle", name);
        }
        test::writeBytes(folder / "huge.db", "x");
        test::fs::resize_file(folder / "huge.db", 5ull << 30); // a hole
        QCOMPARE(salvage(folder / "huge.db", folder / "saved.db").refusal().code, std::string("too-large"));
        test::fs::create_symlink(folder / "elsewhere", folder / "link.db");
        QCOMPARE(salvage(folder / "huge.db", folder / "link.db").refusal().code, std::string("exists"));
    }
    void anyDamage_givesASoundFileOrARefusal_andTheOriginalStays()
    {
        const test::Folder folder;
        {
            Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
            test::fill(chronicle, 60);
            for (int i = 0; i < 400; ++i) // the more a file holds, the smaller is the share of its schema
                sure(chronicle.people().addGroup("Those who meet on evening " + std::to_string(i)));
        }
        const std::string sound = test::bytesOf(folder / "chronicle.db");
        int saved = 0;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Rng rng = streamOf(seed, 7);
            std::string bytes = sound;
            const std::size_t pages = bytes.size() / 4096;
            const std::size_t page = rng.below(std::uint32_t(pages));
            if (seed % 3 == 0)
                bytes.replace(page * 4096, 4096, std::string(4096, '\0'));
            else if (seed % 3 == 1)
                bytes.resize(page * 4096 + rng.below(4096));
            else
                bytes[rng.below(std::uint32_t(bytes.size()))] ^= char(1 << rng.below(8));
            test::writeBytes(folder / "bad.db", bytes);
            test::fs::remove(folder / "saved.db");
            const auto salvaged = salvage(folder / "bad.db", folder / "saved.db");
            QVERIFY2(test::bytesOf(folder / "bad.db") == bytes, test::atSeed(seed).c_str());
            if (salvaged) {
                ++saved;
                QVERIFY2(sure(checkFile(folder / "saved.db")).isOk(), test::atSeed(seed).c_str());
            } else {
                QVERIFY2(!test::fs::exists(folder / "saved.db"), test::atSeed(seed).c_str());
            }
        }
        QVERIFY2(saved >= 45, std::to_string(saved).c_str());
    }
};

OUTREMER_TEST(TestDbSalvage)
#include "tst_db_salvage.moc"
