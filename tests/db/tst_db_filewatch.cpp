#include "tests/db/samples.h"
#include "tests/support/ruletest.h"

#include "app/play/rescue.h"
#include "app/play/singleplay.h"

using namespace outremer;
using test::sure;

// What somebody does to the file of a chronicle that is open: from then on no step is acknowledged.
class TestDbFileWatch : public test::RuleTest {
    Q_OBJECT

    // Plays until something is refused; answers that.
    static Refusal playedUntilRefused(SinglePlay &play, int most = 3)
    {
        Rng rng = streamOf(3, play.stepCount());
        for (; most > 0; --most) {
            const Seat seat = play.match().decision().seat;
            if (const auto refusal = play.submit(seat, play.match().botChoice(BotKind::Random, rng)))
                return *refusal;
        }
        return {};
    }

private slots:
    void fileThatChangesWhileOpen_isNoticedAtTheNextStep_data()
    {
        QTest::addColumn<QString>("deed");
        QTest::addColumn<QString>("code");
        QTest::addColumn<bool>("isWhole");
        QTest::newRow("deleted") << "delete"
                                 << "file-moved" << true;
        QTest::newRow("renamed") << "rename"
                                 << "file-moved" << true;
        QTest::newRow("replaced") << "replace"
                                  << "file-moved" << true;
        QTest::newRow("folder renamed") << "folder"
                                        << "file-moved" << false;
        QTest::newRow("overwritten") << "overwrite"
                                     << "file-changed" << false;
        QTest::newRow("truncated") << "truncate"
                                   << "file-changed" << false;
        QTest::newRow("emptied") << "empty"
                                 << "file-changed" << false;
    }
    void fileThatChangesWhileOpen_isNoticedAtTheNextStep()
    {
        QFETCH(QString, deed);
        QFETCH(QString, code);
        QFETCH(bool, isWhole);
        const test::Folder folder;
        test::fs::create_directory(folder / "home");
        const test::fs::path file = folder / "home" / "c.db";
        sure(sure(Chronicle::open(folder / "other.db")).people().add("Other", Gender::Neutral));
        const std::string other = test::bytesOf(folder / "other.db");

        Chronicle chronicle = sure(Chronicle::open(file));
        sure(chronicle.people().add("Анна", Gender::Female));
        const auto play = sure(SinglePlay::begin(
            chronicle, test::newMatch("kingdoms", 2, 7), { { "Анна", {}, 0 }, { {}, botNamed("greedy"), 0 } }));
        QCOMPARE(playedUntilRefused(*play).code, std::string());
        const std::size_t steps = play->stepCount();
        const std::uint64_t hash = play->match().stateHash();
        if (deed == "delete")
            test::fs::remove(file);
        else if (deed == "rename")
            test::fs::rename(file, folder / "elsewhere.db");
        else if (deed == "replace")
            test::fs::rename(folder / "other.db", file);
        else if (deed == "folder")
            test::fs::rename(folder / "home", folder / "house");
        else if (deed == "overwrite")
            test::writeBytes(file, other);
        else if (deed == "truncate")
            test::fs::resize_file(file, 4096);
        else
            test::writeBytes(file, "");
        const bool isThere = test::fs::exists(file);
        const std::string after = isThere ? test::bytesOf(file) : std::string();
        const Refusal refusal = playedUntilRefused(*play, 1);
        QCOMPARE(QString::fromStdString(refusal.code), code);
        QVERIFY(refusal.message.find("c.db") != std::string::npos);
        QCOMPARE(play->stepCount(), steps);
        QCOMPARE(chronicle.settings().set("x", "1")->code, refusal.code); // nothing else is saved either
        if (isThere)
            QVERIFY(test::bytesOf(file) == after); // and nothing was written there

        if (deed == "folder") { // there is no place to write to, until there is one again
            QVERIFY(!rescue(chronicle, play->match(), play->players(), refusal.code));
            test::fs::create_directory(folder / "home");
            isWhole = true;
        }
        const Rescued rescued = sure(rescue(chronicle, play->match(), play->players(), refusal.code));
        QCOMPARE(rescued.isWhole, isWhole);
        QCOMPARE(rescued.file == file, !isThere);
        if (rescued.file == file)
            return; // it is still held; the window reads it next
        Chronicle fresh = sure(Chronicle::open(rescued.file));
        QVERIFY(fresh.check(Depth::Replay).isOk());
        const auto again = sure(SinglePlay::open(fresh, MatchId{ 1 }));
        QCOMPARE(again->match().stateHash(), hash);
        QCOMPARE(again->players()[0].name, std::string("Анна"));
    }
    void fileInItsPlaceAgain_isReadWhole()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "c.db";
        ContentSum content;
        {
            Chronicle chronicle = sure(Chronicle::open(file));
            const test::Filled filled = test::fill(chronicle);
            content = sure(chronicle.content());
            test::fs::remove(file);
            const auto match = sure(chronicle.journal().resume(*gameOnShelf("kingdoms"), filled.line));
            QVERIFY(sure(rescue(chronicle, *match, {}, "file-moved")).isWhole);
            QCOMPARE(chronicle.settings().set("x", "1")->code, std::string("file-moved")); // it is not the one we hold
        }
        Chronicle chronicle = sure(Chronicle::open(file));
        QVERIFY(sure(chronicle.content()) == content);
    }
    void refusedChange_isNoChangeFromOutside()
    {
        const test::Folder folder;
        Chronicle chronicle = sure(Chronicle::open(folder / "c.db"));
        QVERIFY(chronicle.settings().set("x", "no json"));
        sure(chronicle.settings().set("x", "1"));
        QVERIFY(chronicle.check().isOk());
        sure(chronicle.settings().set("x", "2"));
    }
};

OUTREMER_TEST(TestDbFileWatch)
#include "tst_db_filewatch.moc"
