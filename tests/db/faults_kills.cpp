#include "tests/db/childprocess.h"
#include "tests/db/deeds.h"
#include "tests/db/faults.h"

#include <chrono>
#include <map>
#include <set>

namespace outremer::test {
namespace {

std::string program()
{
    return QCoreApplication::applicationFilePath().toStdString();
}

using Clock = std::chrono::steady_clock;

// Lets a moment pass that differs from time to time, so that kills hit every part of a deed.
void dawdle(Clock::duration longest, Rng &rng)
{
    const auto until = Clock::now() + longest * rng.below(1000) / 1000;
    while (Clock::now() < until)
        continue;
}

// Kills a child in the middle of its deed, `kills` times, and calls `examine` after each kill. `prepare` sets up what
// the deed needs; how long one takes is measured first, to know when to strike.
template <class Prepare, class Examine>
int killDuring(const std::vector<std::string> &words, int kills, Prepare prepare, Examine examine)
{
    prepare();
    Clock::duration length{};
    {
        Child child(program(), words);
        child.line();
        const auto began = Clock::now();
        child.go();
        if (child.line() != "done")
            qFatal("the deed cannot be done");
        length = Clock::now() - began;
    }
    int cutShort = 0;
    for (int i = 0; i < kills; ++i) {
        prepare();
        Rng rng = streamOf(23, std::uint64_t(i));
        {
            Child child(program(), words);
            child.line();
            child.go();
            child.await(length * (1 + rng.below(1200)) / 1000);
            child.kill();
            cutShort += child.line() == "done" ? 0 : 1;
        }
        examine(i);
    }
    return cutShort;
}

} // namespace

void TestDbFaults::kill_whilePlaying_losesNoAcknowledgedStep()
{
    const Folder folder;
    const fs::path file = folder / "chronicle.db";
    const int kills = times(1000, 40);
    std::int64_t acknowledged = 0;
    std::map<std::size_t, MatchPtr> expected; // replayed here as far as it is needed
    for (int i = 0; i < kills; ++i) {
        Rng rng = streamOf(11, std::uint64_t(i));
        std::string last;
        {
            Child child(program(), { "play", file.string() });
            QCOMPARE(child.line(), std::string("ready"));
            child.go();
            for (std::uint32_t left = 1 + rng.below(12); left > 0; --left) {
                last = child.line();
                QVERIFY2(!last.empty(), atSeed(std::uint64_t(i)).c_str());
                ++acknowledged;
            }
            dawdle(std::chrono::microseconds(600), rng);
            child.kill();
            for (std::string more = child.line(); !more.empty(); more = child.line(), ++acknowledged)
                last = more;
        }
        Chronicle chronicle = sure(Chronicle::open(file));
        const std::size_t number = std::stoul(last);
        const std::int64_t steps = std::stoll(last.substr(last.find(' ')));
        const auto matches = sure(chronicle.journal().matches());
        QVERIFY2(matches.size() == number || matches.size() == number + 1, last.c_str());
        const auto match = sure(chronicle.journal().resume(*gameOnShelf(kPlayedGame), matches[number - 1].currentLine));
        const auto length = std::int64_t(match->journal().size());
        QVERIFY2(length == steps || length == steps + 1, last.c_str());
        auto &twin = expected[number];
        if (!twin)
            twin = playedStart(number - 1);
        while (std::int64_t(twin->journal().size()) < length)
            chosenStep(*twin);
        QCOMPARE(match->stateHash(), twin->stateHash());
        if (i % 50 == 0)
            QVERIFY(chronicle.check().isOk());
    }
    QVERIFY(sure(checkFile(file, Depth::Replay)).isOk());
    report(std::to_string(kills) + " kills while playing: " + std::to_string(acknowledged)
        + " acknowledged steps, none lost");
}

void TestDbFaults::kill_whileMigrating_keepsTheOldContent()
{
    const Folder folder;
    const fs::path file = folder / "chronicle.db";
    makeOldFile(folder / "old.db", 1, 30, 20);
    const std::string old = bytesOf(folder / "old.db");
    const ContentSum before = sure(checkFile(folder / "old.db")).content;
    const std::string copy = file.string() + ".before-v" + std::to_string(newestSchemaVersion());
    const int kills = times(100, 8);
    std::map<int, int> versions;
    const int cutShort = killDuring(
        { "migrate", file.string() }, kills,
        [&] {
            for (const std::string &each : { file.string(), file.string() + "-journal", copy })
                fs::remove(each);
            writeBytes(file, old);
        },
        [&](int i) {
            if (fs::exists(copy))
                QVERIFY2(sure(checkFile(copy)).content == before, std::to_string(i).c_str());
            ++versions[sure(checkFile(file)).version];
            Chronicle chronicle = sure(Chronicle::open(file));
            const Health after = chronicle.check();
            QVERIFY2(after.isOk() && after.version == newestSchemaVersion(), std::to_string(i).c_str());
            for (const TableSum &table : before.tables)
                QVERIFY(std::ranges::find(after.content.tables, table) != after.content.tables.end());
            QCOMPARE(sure(checkFile(copy)).content, before);
        });
    std::string left;
    for (const auto &[version, count] : versions)
        left += ", leaving version " + std::to_string(version) + " " + std::to_string(count) + " times";
    report(std::to_string(kills) + " kills while migrating, " + std::to_string(cutShort) + " before the end" + left
        + ": content kept");
}

void TestDbFaults::kill_whileBackingUp_leavesTheChronicleAndOnlyProvenBackups()
{
    const Folder folder;
    const fs::path file = folder / "chronicle.db";
    const fs::path backups = folder / "backups";
    const int kills = times(50, 6);
    const int cutShort = killDuring(
        { "backup", file.string(), backups.string() }, kills, [&] { writeBytes(file, sample().bytes); },
        [&](int i) {
            if (fs::exists(backups)) {
                for (const auto &entry : fs::directory_iterator(backups)) {
                    if (entry.path().extension() == ".db")
                        QVERIFY2(sure(checkFile(entry.path())).content == sample().content, std::to_string(i).c_str());
                }
            }
            Chronicle chronicle = sure(Chronicle::open(file));
            QVERIFY2(sure(chronicle.content()) == sample().content, std::to_string(i).c_str());
            sure(chronicle.backups().make(backups));
            for (const auto &entry : fs::directory_iterator(backups))
                QVERIFY(!entry.path().filename().string().starts_with(".")); // nothing half-made stays
        });
    report(std::to_string(kills) + " kills while backing up, " + std::to_string(cutShort)
        + " before the end: no unproven backup");
}

void TestDbFaults::kill_whileImporting_bringsAllOrNothing()
{
    const Folder folder;
    const fs::path file = folder / "chronicle.db";
    const fs::path bundle = folder / "campaign.outremer";
    writeBytes(file, sample().bytes);
    sure(sure(Chronicle::open(file)).bundles().save(sample().filled.campaign, bundle));
    const int kills = times(50, 6);
    int all = 0;
    const int cutShort = killDuring(
        { "import", file.string(), bundle.string() }, kills,
        [&] {
            fs::remove(file.string() + "-journal");
            writeBytes(file, sample().bytes);
        },
        [&](int i) {
            Chronicle chronicle = sure(Chronicle::open(file));
            QVERIFY2(chronicle.check(Depth::Replay).isOk(), std::to_string(i).c_str());
            const std::size_t campaigns = sure(chronicle.campaigns().all()).size();
            QVERIFY(campaigns == 2 || sure(chronicle.content()) == sample().content);
            if (campaigns == 2)
                QCOMPARE(sure(chronicle.journal().lines({ 2 })).size(), std::size_t(2));
            all += campaigns == 2 ? 1 : 0;
        });
    report(std::to_string(kills) + " kills while importing, " + std::to_string(cutShort)
        + " before the end: " + std::to_string(all) + " whole, " + std::to_string(kills - all) + " nothing");
}

void TestDbFaults::twoProcesses_haveExactlyOneWriter()
{
    const Folder folder;
    const int rounds = times(200, 12);
    for (int i = 0; i < rounds; ++i) {
        const fs::path file = folder.path() / ("chronicle" + std::to_string(i % 10) + ".db"); // new at first
        Child one(program(), { "hold", file.string() });
        Child two(program(), { "hold", file.string() });
        one.line();
        two.line();
        one.go();
        two.go();
        const std::multiset<std::string> answers{ one.line(), two.line() };
        QVERIFY2((answers == std::multiset<std::string>{ "in-use", "won" }), (*answers.begin()).c_str());
    }
    report(std::to_string(rounds) + " rounds of two processes: exactly one writer each time");
}

} // namespace outremer::test
