#include "tests/db/forger.h"
#include "tests/support/ruletest.h"

#include "app/campaigns/campaignreader.h"
#include "app/campaigns/demo.h"

#include <sqlite3.h>

using namespace outremer;
using test::sure;

namespace {

int countOperations(void *count)
{
    ++*static_cast<int *>(count);
    return 0;
}

} // namespace

// Files whose seals, tallies and chains are all right, and whose content nobody can read.
class TestDbUnreadable : public test::RuleTest {
    Q_OBJECT

    // A change of one row, through the ledger.
    static void forge(const test::fs::path &file, const char *table, const Row &key, const Row &changes)
    {
        SQLite::Database database = outremer::connect(file, Access::Write);
        Ledger ledger(database, file);
        sure(ledger.write([&] { ledger.change(table, key, changes); }));
    }

private slots:
    void cell_beyondItsLimits_isNamed_andHidesNothingElse_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("column");
        QTest::addColumn<qlonglong>("number");
        QTest::newRow("seat") << "dynasties"
                              << "seat" << (1ll << 31);
        QTest::newRow("holder") << "dynasty_holders"
                                << "seat" << -1ll;
        QTest::newRow("moment") << "chapters"
                                << "started" << std::numeric_limits<qlonglong>::max();
        QTest::newRow("evening") << "evenings"
                                 << "started" << -1ll;
    }
    void cell_beyondItsLimits_isNamed_andHidesNothingElse()
    {
        QFETCH(QString, table);
        QFETCH(QString, column);
        QFETCH(qlonglong, number);
        const test::Folder folder;
        CampaignId bad, good;
        {
            Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
            bad = test::fill(chronicle).campaign;
            good = test::fill(chronicle).campaign;
        }
        {
            SQLite::Database database = outremer::connect(folder / "chronicle.db", Access::Write);
            Ledger ledger(database, folder / "chronicle.db");
            Row key = ledger.rows(table.toStdString(), { { "campaign", bad.value } }).back();
            Row found;
            for (const std::string &part : ledger.shape(table.toStdString()).key)
                found.set(part, key.at(part));
            sure(ledger.write([&] {
                ledger.change(table.toStdString(), found, { { column.toStdString(), std::int64_t(number) } });
            }));
        }
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        QCOMPARE(sure(chronicle.campaigns().all()).size(), std::size_t(2));
        const auto readAll = [&](CampaignId campaign) {
            const auto dynasties = chronicle.campaigns().dynasties(campaign);
            const auto holders = chronicle.campaigns().holders(campaign);
            const auto chapters = chronicle.campaigns().chapters(campaign);
            const auto evenings = chronicle.evenings().of(campaign);
            return !dynasties ? dynasties.refusal().message
                : !holders    ? holders.refusal().message
                : !chapters   ? chapters.refusal().message
                : !evenings   ? evenings.refusal().message
                              : std::string();
        };
        QCOMPARE(readAll(good), std::string());
        for (const QString &part :
            { "\"" + table + "\"", "\"" + column + "\"", QString::number(number), QString("row ") })
            QVERIFY2(readAll(bad).find(part.toStdString()) != std::string::npos, readAll(bad).c_str());
        sure(chronicle.evenings().all());
        const Health health = chronicle.check();
        QVERIFY(health.isOk() && health.unreadable.size() == 1);
        const auto sent = chronicle.bundles().save(bad, folder / "bad.outremer");
        QVERIFY(sent && sent->message.find(table.toStdString()) != std::string::npos);
        sure(chronicle.bundles().save(good, folder / "good.outremer"));
    }
    void document_againstItsSchema_isNotTakenIn_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("document");
        QTest::newRow("ruler") << "dynasties"
                               << "ruler"
                               << R"({"name":"x","governors":5})";
        QTest::newRow("facts") << "chapters"
                               << "facts"
                               << "{}";
        QTest::newRow("book before") << "chapters"
                                     << "book_before"
                                     << R"({"dynasties":5})";
        QTest::newRow("book after") << "chapters"
                                    << "book_after"
                                    << "[]";
        QTest::newRow("form") << "chapters"
                              << "form"
                              << R"({"form":1,"chapter":"one"})";
    }
    void document_againstItsSchema_isNotTakenIn()
    {
        QFETCH(QString, table);
        QFETCH(QString, column);
        QFETCH(QString, document);
        const test::Folder folder;
        test::fs::copy_file(played().file, folder / "bad.outremer");
        {
            test::Forger forger(folder / "bad.outremer", 1);
            forger.set(table.toStdString(), column.toStdString(), document.toStdString());
            QVERIFY(forger.write(folder / "bad.outremer", kBundleId));
        }
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db", ourKnowledge()));
        const auto taken = chronicle.bundles().take(folder / "bad.outremer");
        QVERIFY(!taken);
        for (const QString &part : { "\"" + table + "\"", "\"" + column + "\"" })
            QVERIFY2(
                taken.refusal().message.find(part.toStdString()) != std::string::npos, taken.refusal().message.c_str());
        QVERIFY(sure(chronicle.campaigns().all(true)).empty());
        sure(chronicle.bundles().take(played().file));
    }
    // The end that is written down is the one the journal comes to; whoever asks for that is told where it is not.
    void outcome_thatIsNotTheMatches_isTold()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "chronicle.db";
        test::fs::copy_file(played().chronicle, file);
        QVERIFY(sure(checkFile(file, Depth::Outcomes, ourKnowledge())).isOk());
        std::string facts;
        {
            SQLite::Database database = outremer::connect(file, Access::Write);
            Ledger ledger(database, file);
            facts = ledger.list<Chapter>().front().facts.value();
        }
        const auto isTold = [&](const std::string &words) {
            const Health health = sure(checkFile(file, Depth::Outcomes, ourKnowledge()));
            return health.problems.size() == 1 && health.problems.front().find(words) != std::string::npos
                && sure(checkFile(file, Depth::Replay, ourKnowledge())).isOk();
        };
        nlohmann::ordered_json other = nlohmann::ordered_json::parse(facts);
        other["rounds"] = other["rounds"].get<int>() % 9 + 1;
        forge(file, "chapters", { { "id", 1 } }, { { "facts", other.dump() } });
        QVERIFY(isTold("\"facts\""));
        forge(file, "chapters", { { "id", 1 } }, { { "facts", facts } });
        QVERIFY(sure(checkFile(file, Depth::Outcomes, ourKnowledge())).isOk());
        MatchId open;
        {
            Chronicle chronicle = sure(Chronicle::open(file));
            const LineId line = sure(chronicle.journal().begin(*test::playedMatch("kingdoms", 2, 3, 10)));
            open = sure(chronicle.journal().line(line)).match;
            sure(chronicle.journal().finish(open));
        }
        QVERIFY(isTold("is not over"));
    }

    // What adding a match costs does not depend on how many there are.
    void aMatchMore_costsTheSame()
    {
        const test::Folder folder;
        createFile(folder / "chronicle.db", kChronicleId, newestSchemaVersion());
        SQLite::Database database = outremer::connect(folder / "chronicle.db", Access::Write);
        Ledger ledger(database, folder / "chronicle.db");
        Contents contents(ledger);
        Journal journal(ledger, contents);
        Plays history(ledger);
        const auto match = test::newMatch("kingdoms", 2, 5);
        const auto addOne = [&] {
            const LineId line = sure(journal.begin(*match));
            PlayRow play;
            play.game = "kingdoms";
            play.match = sure(journal.line(line)).match;
            QVERIFY(!sure(history.of(*play.match)));
            play.id = sure(history.begin(play, { { {}, {}, 0, {}, "greedy", 0, 5 } }));
            QCOMPARE(sure(history.seats(play.id)).size(), std::size_t(1));
            sure(history.end(play, { { {}, 0, {}, {}, 1, {}, true } }));
            QCOMPARE(sure(journal.lines(*play.match)).size(), std::size_t(1));
        };
        const auto operationsOfOne = [&] {
            int count = 0;
            sqlite3_progress_handler(database.getHandle(), 10, countOperations, &count);
            addOne();
            sqlite3_progress_handler(database.getHandle(), 0, nullptr, nullptr);
            return count;
        };
        for (int i = 0; i < 20; ++i)
            addOne();
        const int first = operationsOfOne();
        for (int i = 0; i < 600; ++i)
            addOne();
        QVERIFY2(operationsOfOne() <= 2 * first, "adding a match reads the others");
    }
    // Whatever was written or failed, a lookup finds what a scan finds.
    void lookups_findWhatAScanFinds()
    {
        const test::Folder folder;
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        const CampaignId one = test::fill(chronicle).campaign;
        const CampaignId two = test::fill(chronicle).campaign;
        const auto numbers = [&](CampaignId campaign) {
            std::vector<int> found;
            for (const Chapter &chapter : sure(chronicle.campaigns().chapters(campaign)))
                found.push_back(chapter.number);
            return found;
        };
        QVERIFY(numbers(one) == (std::vector{ 1, 2 }) && numbers(two) == (std::vector{ 1, 2 }));
        Chapter chapter;
        chapter.campaign = one;
        chapter.number = 3;
        chapter.origin = ChapterOrigin::Table;
        sure(chronicle.campaigns().beginChapter(chapter));
        QVERIFY(numbers(one) == (std::vector{ 1, 2, 3 }) && numbers(two) == (std::vector{ 1, 2 }));
        chapter.number = 9; // the store does not take it, and what was read of the failed transaction is forgotten
        QVERIFY(!chronicle.campaigns().beginChapter(chapter));
        QVERIFY(numbers(one) == (std::vector{ 1, 2, 3 }));
        chapter.number = 4;
        sure(chronicle.campaigns().beginChapter(chapter));
        QVERIFY(numbers(one) == (std::vector{ 1, 2, 3, 4 }) && numbers({ 77 }).empty());
    }

private:
    struct Played {
        std::unique_ptr<test::Folder> folder = std::make_unique<test::Folder>();
        test::fs::path chronicle = *folder / "played.db";
        test::fs::path file = *folder / "played.outremer";
    };
    // A campaign whose first chapter was played here.
    static const Played &played()
    {
        static const Played kPlayed = [] {
            Played made;
            Chronicle chronicle = sure(Chronicle::open(made.chronicle, ourKnowledge()));
            const CampaignId id = sure(found(chronicle, [] {
                Founding founding = drawnFounding(2, 3);
                founding.title = "The Road";
                return founding;
            }()));
            sure(chronicle.settings().set("backups", R"({"on": false})"));
            CampaignPlay play = sure(CampaignPlay::open(chronicle, id, campaign::chapterGame()));
            sure(playOut(play, BotKind::Random, [](int) { return false; }));
            sure(chronicle.bundles().save(id, made.file));
            return made;
        }();
        return kPlayed;
    }
};

OUTREMER_TEST(TestDbUnreadable)
#include "tst_db_unreadable.moc"
