#include "tests/db/faults.h"
#include "tests/db/faultyvfs.h"
#include "tests/db/lacking.h"

#include "db/restore.h"

#include <sqlite3.h>

namespace outremer::test {
namespace {

// The journal a move leaves when the disk fails for good at its n-th call; empty when it does not come that far.
std::string journalOfACrash(const fs::path &file, int call, const Step &move)
{
    writeBytes(file, sample().bytes);
    fs::remove(file.string() + "-journal");
    FaultyDisk disk;
    Chronicle chronicle = sure(Chronicle::open(file));
    disk.failAt(call, SQLITE_IOERR, true);
    if (chronicle.journal().append(sample().filled.line, move))
        return {};
    return bytesOf(file.string() + "-journal");
}

// The sample after more moves and other changes, or before some.
std::string laterBytes(const fs::path &file, int steps)
{
    writeBytes(file, sample().bytes);
    {
        Chronicle chronicle = sure(Chronicle::open(file));
        const MatchPtr match = playedMatch("kingdoms", 2, 5, 60 + steps);
        for (std::size_t i = 60; i < match->journal().size(); ++i)
            sure(chronicle.journal().append(sample().filled.line, match->journal()[i]));
        if (steps > 3)
            sure(chronicle.people().add("Later", Gender::Neutral));
    }
    return bytesOf(file);
}

} // namespace

// A crash leaves its journal; somebody puts a good file in the place of the crashed one.
void TestDbFaults::staleJournals_areNeverPlayedIntoASoundFile()
{
    const Folder folder;
    const fs::path file = folder / "chronicle.db";
    const MatchPtr match = playedMatch("kingdoms", 2, 5, 61);
    std::vector<std::string> goodFiles;
    for (int steps = 0; steps < times(12, 5); ++steps)
        goodFiles.push_back(laterBytes(folder / "good.db", steps));
    int journals = 0;
    int openings = 0;
    for (int call = 1;; ++call) {
        const std::string journal = journalOfACrash(file, call, match->journal().back());
        if (journal.empty() && call > 1)
            break;
        ++journals;
        for (const std::string &good : goodFiles) {
            writeBytes(file, good);
            fs::remove(file.string() + "-journal");
            const ContentSum content = sure(checkFile(file)).content;
            for (const bool isQuick : { false, true }) { // before or after the clock has moved on
                writeBytes(file, good);
                writeBytes(file.string() + "-journal", journal);
                if (!isQuick)
                    fs::last_write_time(file.string() + "-journal", fs::last_write_time(file) - std::chrono::hours(1));
                QVERIFY(sure(checkFile(file)).content == content);
                QVERIFY(bytesOf(file) == good && bytesOf(file.string() + "-journal") == journal);
                Chronicle chronicle = sure(Chronicle::open(file));
                QVERIFY(sure(chronicle.content()) == content && chronicle.check(Depth::Replay).isOk());
                ++openings;
            }
        }
    }
    report(std::to_string(journals) + " journals of crashes beside " + std::to_string(goodFiles.size())
        + " sound files, " + std::to_string(openings) + " openings: never played back");
}

// At any step somebody deletes, renames, replaces, cuts or overwrites the open file.
void TestDbFaults::movedFiles_areNoticedAtTheNextStep()
{
    const Folder folder;
    const fs::path file = folder / "chronicle.db";
    const int rounds = times(700, 70);
    const MatchPtr whole = playedMatch("kingdoms", 2, 5, 100);
    const LineId line = sample().filled.line;
    for (int i = 0; i < rounds; ++i) {
        Rng rng = streamOf(59, std::uint64_t(i));
        for (const auto &entry : fs::directory_iterator(folder.path()))
            fs::remove_all(entry.path());
        writeBytes(file, sample().bytes);
        Chronicle chronicle = sure(Chronicle::open(file));
        const std::size_t acknowledged = 60 + rng.below(std::uint32_t(whole->journal().size() - 60)); // one is left
        for (std::size_t step = 60; step < acknowledged; ++step)
            sure(chronicle.journal().append(line, whole->journal()[step]));
        const int deed = i % 7;
        const std::string bytes = bytesOf(file);
        if (deed == 0)
            fs::remove(file);
        else if (deed == 1)
            fs::rename(file, folder / "elsewhere.db");
        else if (deed == 2) { // as tools that synchronise folders do
            writeBytes(folder / "new", sample().bytes);
            fs::rename(folder / "new", file);
        } else if (deed == 3)
            fs::resize_file(file, rng.below(std::uint32_t(bytes.size())));
        else if (deed == 4)
            writeBytes(file, sample().bytes);
        else if (deed == 5)
            writeBytes(file, bytes + std::string(1 + rng.below(9000), 'x'));
        else
            writeBytes(file, std::string(bytes.size(), char(rng.below(256))));
        const std::string after = fs::exists(file) ? bytesOf(file) : std::string();
        const auto refused = chronicle.journal().append(line, whole->journal()[acknowledged]);
        QVERIFY2(!refused, atSeed(std::uint64_t(i)).c_str());
        QCOMPARE(refused.refusal().code, std::string(deed < 3 ? "file-moved" : "file-changed"));
        QVERIFY2((fs::exists(file) ? bytesOf(file) : std::string()) == after, atSeed(std::uint64_t(i)).c_str());
        if (deed < 3) {
            sure(chronicle.copyTo(folder / "copy.db"));
            Chronicle copy = sure(Chronicle::open(folder / "copy.db"));
            const Health health = copy.check(Depth::Replay);
            QVERIFY2(health.isOk(), health.problems.empty() ? "" : health.problems.front().c_str());
            QCOMPARE(sure(copy.journal().head(line)).length, std::int64_t(acknowledged));
        }
    }
    report(std::to_string(rounds) + " files moved, replaced or overwritten while open: all noticed at the next step");
}

// Whatever a file system lacks: what was saved there, backed up and restored is all there.
void TestDbFaults::foreignFileSystems_loseNothing()
{
    const int rounds = times(64, 8);
    const MatchPtr whole = playedMatch("kingdoms", 2, 5, 100);
    for (int i = 0; i < rounds; ++i) {
        const Folder folder;
        const fs::path file = folder / "chronicle.db";
        Rng rng = streamOf(61, std::uint64_t(i));
        Lacking lacking;
        if (i & 1)
            lacking.rename();
        if (i & 2)
            lacking.links();
        if (i & 4)
            lacking.locks();
        writeBytes(file, sample().bytes);
        ContentSum content;
        std::string backup;
        {
            Chronicle chronicle = sure(Chronicle::open(file));
            for (std::size_t step = 60, end = 60 + rng.below(std::uint32_t(whole->journal().size() - 60)); step < end;
                 ++step)
                sure(chronicle.journal().append(sample().filled.line, whole->journal()[step]));
            content = sure(chronicle.content());
            backup = sure(chronicle.backups().make(folder / "backups")).path;
            sure(chronicle.people().add("Later", Gender::Neutral));
        }
        const std::string before = bytesOf(file);
        const Restored restored = sure(restoreBackup(backup, file));
        QVERIFY2(bytesOf(restored.movedAside) == before, atSeed(std::uint64_t(i)).c_str());
        Chronicle chronicle = sure(Chronicle::open(file));
        QVERIFY2(sure(chronicle.content()) == content, atSeed(std::uint64_t(i)).c_str());
        const Health health = chronicle.check(Depth::Replay);
        QVERIFY2(health.isOk(), health.problems.empty() ? "" : health.problems.front().c_str());
    }
    report(std::to_string(rounds) + " rounds on file systems without links, locks or safe renames: nothing lost");
}

} // namespace outremer::test
