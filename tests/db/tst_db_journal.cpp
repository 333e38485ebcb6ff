#include "tests/db/samples.h"
#include "tests/support/ruletest.h"

#include <nlohmann/json.hpp>

using namespace outremer;
using test::MatchPtr;
using test::playedMatch;
using test::sure;

namespace {

bool isSame(const AnyMatch &a, const AnyMatch &b)
{
    return a.stateHash() == b.stateHash() && a.journal() == b.journal() && a.events() == b.events()
        && a.setup() == b.setup() && a.startPosition() == b.startPosition()
        && (a.undoable() == nullptr) == (b.undoable() == nullptr);
}

MatchPtr fromPosition(std::string_view game, const nlohmann::ordered_json &position)
{
    const auto parsed = parseJson(position.dump(), "position.json");
    std::optional<Problem> problem;
    return std::move(*gameOnShelf(game)->startFrom(JsonReader(std::get<JsonNode>(parsed), problem)));
}

} // namespace

// The journal is the truth: what was chosen comes back, exactly, and nothing is ever overwritten.
class TestDbJournal : public test::RuleTest {
    Q_OBJECT
private slots:
    void match_appendedStepByStep_resumesToTheSameMatch_data()
    {
        QTest::addColumn<QString>("game");
        QTest::newRow("kingdoms") << "kingdoms";
        QTest::newRow("crusaders") << "crusaders";
    }
    void match_appendedStepByStep_resumesToTheSameMatch()
    {
        QFETCH(QString, game);
        const std::string id = game.toStdString();
        const test::Folder folder;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const MatchPtr match = playedMatch(id, 2 + int(seed % 2), seed, int(seed) * 37);
            LineId line;
            {
                Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
                line = sure(chronicle.journal().begin(*match->forkAt(5)));
                for (std::size_t i = 5; i < match->journal().size(); ++i)
                    QCOMPARE(sure(chronicle.journal().append(line, match->journal()[i])), std::int64_t(i + 1));
            }
            Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
            const MatchPtr again = sure(chronicle.journal().resume(*gameOnShelf(id), line));
            QVERIFY(isSame(*match, *again));
            QVERIFY(chronicle.check(Depth::Replay).isOk());
        }
    }
    void match_fromAPosition_resumesToTheSameMatch()
    {
        const test::Folder folder;
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        const MatchPtr match = fromPosition("kingdoms", playedMatch("kingdoms", 4, 3, 40)->position());
        Rng rng{ 4 };
        const LineId line = sure(chronicle.journal().begin(*match));
        for (int i = 0; i < 9; ++i)
            sure(chronicle.journal().append(line, test::playOne(*match, rng)));
        QVERIFY(isSame(*match, *sure(chronicle.journal().resume(match->game(), line))));
    }
    void match_wholeOfCrusaders_resumes()
    {
        const test::Folder folder;
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        const MatchPtr match = playedMatch("crusaders", 4, 8, 100'000);
        QVERIFY(match->decision().isOver());
        const LineId line = sure(chronicle.journal().begin(*match));
        sure(chronicle.journal().finish(sure(chronicle.journal().line(line)).match));
        const MatchPtr again = sure(chronicle.journal().resume(match->game(), line));
        QVERIFY(isSame(*match, *again) && again->outcome() == match->outcome());
        QVERIFY(sure(chronicle.journal().matches()).front().finished.has_value());
    }

    void fork_sharesThePast_andLeavesTheOldLineAlone()
    {
        const test::Folder folder;
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        Journal &journal = chronicle.journal();
        const MatchPtr match = playedMatch("kingdoms", 3, 2, 50);
        const LineId line = sure(journal.begin(*match));
        MatchPtr other = match->forkAt(20);
        const LineId fork = sure(journal.fork(line, 20, "what if"));
        Rng rng{ 99 };
        for (int i = 0; i < 10; ++i)
            sure(journal.append(fork, test::playOne(*other, rng)));
        // A fork of the fork, before the place where the first one left.
        const LineId early = sure(journal.fork(fork, 7, "earlier"));
        const LineId late = sure(journal.fork(fork, 25, "later"));
        QVERIFY(isSame(*match, *sure(journal.resume(match->game(), line))));
        QVERIFY(isSame(*other, *sure(journal.resume(match->game(), fork))));
        QVERIFY(isSame(*match->forkAt(7), *sure(journal.resume(match->game(), early))));
        QVERIFY(isSame(*other->forkAt(25), *sure(journal.resume(match->game(), late))));
        QCOMPARE(*sure(journal.line(early)).parent, line);
        QCOMPARE(*sure(journal.line(late)).parent, fork);
        const MatchId id = sure(journal.line(line)).match;
        QCOMPARE(sure(journal.match(id)).currentLine, line);
        QVERIFY(!journal.makeCurrent(fork) && sure(journal.match(id)).currentLine == fork);
        QVERIFY(!journal.rename(fork, "branch") && sure(journal.line(fork)).name == "branch");
        QCOMPARE(sure(journal.lines(id)).size(), std::size_t(4));
        QVERIFY(chronicle.check(Depth::Replay).isOk());
    }
    void undo_begins_aLineWithoutTheLastStep()
    {
        const test::Folder folder;
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        Journal &journal = chronicle.journal();
        const MatchPtr match = playedMatch("kingdoms", 2, 2, 12);
        LineId line = sure(journal.begin(*match));
        const LineId first = line;
        for (std::size_t left = 12; left-- > 0;) {
            line = sure(journal.undo(line));
            QVERIFY(isSame(*match->forkAt(left), *sure(journal.resume(match->game(), line))));
            QCOMPARE(sure(journal.match(sure(journal.line(line)).match)).currentLine, line);
        }
        QCOMPARE(journal.undo(line).refusal().code, std::string("bad-step"));
        QVERIFY(isSame(*match, *sure(journal.resume(match->game(), first))));
        sure(journal.append(line, match->journal()[0]));
        QVERIFY(isSame(*match->forkAt(1), *sure(journal.resume(match->game(), line))));
    }
    void steps_rememberTheirEvening()
    {
        const test::Folder folder;
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        const test::Filled filled = test::fill(chronicle, 10);
        for (const JournalStep &step : sure(chronicle.journal().steps(filled.line)))
            QVERIFY(step.evening == filled.evening && step.at > 1'600'000'000'000);
    }

    void snapshot_leadsToTheSamePosition_andMayBeDropped()
    {
        const test::Folder folder;
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        Journal &journal = chronicle.journal();
        const MatchPtr match = playedMatch("crusaders", 3, 4, 120);
        const LineId line = sure(journal.begin(*match));
        QVERIFY(!journal.keepSnapshot(line, *match->forkAt(100)));
        const MatchPtr peeked = sure(journal.peek(match->game(), line));
        QCOMPARE(peeked->stateHash(), match->stateHash());
        QCOMPARE(peeked->journal().size(), std::size_t(20));
        QVERIFY(!journal.keepSnapshot(line, *match));
        QCOMPARE(sure(journal.peek(match->game(), line))->journal().size(), std::size_t(0));
        QVERIFY(!journal.dropSnapshots());
        QVERIFY(isSame(*match, *sure(journal.peek(match->game(), line))));
        Rng rng{ 1 };
        test::playOne(*match, rng);
        QCOMPARE(journal.keepSnapshot(line, *match)->code, std::string("bad-step"));
    }
    void snapshot_damagedOrOfAnotherState_isIgnored()
    {
        const test::Folder folder;
        const MatchPtr match = playedMatch("kingdoms", 3, 4, 30);
        LineId line;
        {
            Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
            line = sure(chronicle.journal().begin(*match));
            sure(chronicle.journal().keepSnapshot(line, *match->forkAt(20)));
        }
        for (const char *sql : { "UPDATE snapshots SET bytes = x'00'", "UPDATE snapshots SET number = 21",
                 "UPDATE snapshots SET state_hash = 5", "UPDATE snapshots SET number = 400" }) {
            SQLite::Database(folder / "chronicle.db", SQLite::OPEN_READWRITE).exec(sql);
            Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
            QCOMPARE(sure(chronicle.journal().peek(match->game(), line))->stateHash(), match->stateHash());
        }
    }

    void wrongRequests_areRefused_andChangeNothing()
    {
        const test::Folder folder;
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        Journal &journal = chronicle.journal();
        const MatchPtr match = playedMatch("kingdoms", 3, 4, 30);
        const LineId line = sure(journal.begin(*match));
        const ContentSum before = sure(chronicle.content());
        QCOMPARE(journal.append({ 77 }, match->journal()[0]).refusal().code, std::string("not-found"));
        QCOMPARE(journal.append(line, match->journal()[0], { 77 }).refusal().code, std::string("bad-value"));
        QCOMPARE(journal.fork(line, 31, "x").refusal().code, std::string("bad-step"));
        QCOMPARE(journal.fork(line, -1, "x").refusal().code, std::string("bad-step"));
        QCOMPARE(journal.fork({ 77 }, 1, "x").refusal().code, std::string("not-found"));
        QCOMPARE(journal.makeCurrent({ 77 })->code, std::string("not-found"));
        QCOMPARE(journal.finish({ 77 })->code, std::string("not-found"));
        QCOMPARE(journal.head({ 77 }).refusal().code, std::string("not-found"));
        QCOMPARE(journal.resume(*gameOnShelf("crusaders"), line).refusal().code, std::string("other-game"));
        QVERIFY(sure(chronicle.content()) == before);
        QVERIFY(isSame(*match, *sure(journal.resume(match->game(), line))));
    }
    void append_byAWriterWhoIsOutOfStep_isRefused()
    {
        const test::Folder folder;
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        Journal &journal = chronicle.journal();
        const MatchPtr match = playedMatch("kingdoms", 3, 4, 30);
        const LineId line = sure(journal.begin(*match->forkAt(20)));
        QCOMPARE(sure(journal.append(line, match->journal()[20], {}, 20)), std::int64_t(21));
        for (const std::int64_t believed : { 0, 20, 22 }) {
            const Refusal refusal = journal.append(line, match->journal()[20], {}, believed).refusal();
            QCOMPARE(refusal.code, std::string("out-of-step"));
            QVERIFY(refusal.message.find("resume the line") != std::string::npos);
        }
        QVERIFY(isSame(*match->forkAt(21), *sure(journal.resume(match->game(), line))));
        const LineId fork = sure(journal.fork(line, 10, "what if")); // its parent's steps count
        QCOMPARE(journal.append(fork, match->journal()[10], {}, 0).refusal().code, std::string("out-of-step"));
        QCOMPARE(sure(journal.append(fork, match->journal()[10], {}, 10)), std::int64_t(11));
        QCOMPARE(sure(journal.append(line, match->journal()[21])), std::int64_t(22));
        QVERIFY(chronicle.check(Depth::Replay).isOk());
    }
    void chapterOfTheCampaign_isPlayedAgainByTheCheck()
    {
        const test::Folder folder;
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db", &test::anyGame));
        const LineId line = sure(chronicle.journal().begin(*playedMatch("campaign", 3, 4, 40)));
        const Health health = chronicle.check(Depth::Replay);
        QVERIFY(health.isOk() && health.remarks.empty());
        sure(chronicle.journal().append(line, { 0, Option::fromCode(~0ull) }));
        QVERIFY(chronicle.check().isOk());
        QVERIFY(!chronicle.check(Depth::Replay).isOk());
    }
    void illegalStep_isFoundWhenTheMatchIsResumed()
    {
        const test::Folder folder;
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        const LineId line = sure(chronicle.journal().begin(*playedMatch("kingdoms", 3, 4, 30)));
        sure(chronicle.journal().append(line, { 0, Option::fromCode(~0ull) }));
        const auto resumed = chronicle.journal().resume(*gameOnShelf("kingdoms"), line);
        QVERIFY(!resumed && resumed.refusal().code == "illegal-step");
        QVERIFY(chronicle.check().isOk());
        QVERIFY(!chronicle.check(Depth::Replay).isOk());
    }
    void stepsTamperedWith_breakTheChain()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "chronicle.db";
        {
            Chronicle chronicle = sure(Chronicle::open(file));
            sure(chronicle.journal().begin(*playedMatch("kingdoms", 3, 4, 30)));
        }
        const std::string sound = test::bytesOf(file);
        for (const char *sql : { "UPDATE steps SET option = option + 1 WHERE number = 12",
                 "UPDATE steps SET seat = seat + 1 WHERE number = 12", "UPDATE steps SET at = at + 1 WHERE number = 12",
                 "UPDATE steps SET chain = chain + 1 WHERE number = 29", "DELETE FROM steps WHERE number = 29",
                 "DELETE FROM steps WHERE number = 3", "UPDATE steps SET number = 30 WHERE number = 29",
                 "DELETE FROM steps" }) {
            test::writeBytes(file, sound);
            SQLite::Database(file, SQLite::OPEN_READWRITE).exec(sql);
            Chronicle chronicle = sure(Chronicle::open(file));
            const auto resumed = chronicle.journal().resume(*gameOnShelf("kingdoms"), { 1 });
            QVERIFY2(!resumed && resumed.refusal().code == "damaged", sql);
            QVERIFY2(!chronicle.check().isOk(), sql);
        }
    }
};

OUTREMER_TEST(TestDbJournal)
#include "tst_db_journal.moc"
