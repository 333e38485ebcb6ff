#include "tests/db/faults.h"
#include "tests/db/faultyvfs.h"

#include <sqlite3.h>

namespace outremer::test {

void TestDbFaults::failingDisk_atEveryCallOfAMove_refusesIt_andTheNextTryWorks()
{
    const Folder folder;
    const fs::path file = folder / "chronicle.db";
    const LineId line = sample().filled.line;
    const MatchPtr match = playedMatch("kingdoms", 2, 5, 61);
    const Step move = match->journal().back();
    FaultyDisk disk;
    int points = 0;
    int savedAnyway = 0;
    for (const int code : { SQLITE_FULL, SQLITE_IOERR }) {
        for (const bool lasts : { false, true }) {
            for (int call = 1;; ++call) {
                writeBytes(file, sample().bytes);
                fs::remove(file.string() + "-journal");
                {
                    Chronicle chronicle = sure(Chronicle::open(file));
                    disk.failAt(call, code, lasts);
                    const auto refused = chronicle.journal().append(line, move);
                    const bool hasStruck = disk.hasStruck();
                    disk.beSound();
                    if (!hasStruck) {
                        QVERIFY(refused);
                        break;
                    }
                    ++points;
                    if (refused) { // so late that it was saved all the same, and that was made sure of
                        ++savedAnyway;
                    } else {
                        QCOMPARE(refused.refusal().code, std::string(code == SQLITE_FULL ? "disk-full" : "disk-error"));
                        const auto again = chronicle.journal().append(line, move);
                        QVERIFY(again || again.refusal().code == "saved-after-all");
                        savedAnyway += again ? 0 : 1;
                        // Whoever does not look again is told so, however often he tries.
                        QCOMPARE(
                            chronicle.journal().append(line, move, {}, 60).refusal().code, std::string("out-of-step"));
                    }
                    QCOMPARE(sure(chronicle.journal().head(line)).length, std::int64_t(61));
                }
                Chronicle chronicle = sure(Chronicle::open(file));
                QVERIFY(chronicle.check().isOk());
                const auto resumed = sure(chronicle.journal().resume(*gameOnShelf("kingdoms"), line));
                QCOMPARE(resumed->stateHash(), match->stateHash());
            }
        }
    }
    report("full and failing disk at each of " + std::to_string(points)
        + " places of a move: refused and saved by the next "
          "try, "
        + std::to_string(savedAnyway) + " noticed to be saved already");
}

void TestDbFaults::failingDisk_atEveryCallOfAMigration_refusesIt_andTheNextTryWorks()
{
    const Folder folder;
    const fs::path file = folder / "chronicle.db";
    makeOldFile(folder / "old.db", 1);
    const std::string old = bytesOf(folder / "old.db");
    const ContentSum before = sure(checkFile(folder / "old.db")).content;
    const std::string copy = file.string() + ".before-v" + std::to_string(newestSchemaVersion());
    FaultyDisk disk;
    int points = 0;
    const int stride = times(1, 7);
    for (const int code : { SQLITE_FULL, SQLITE_IOERR }) {
        for (int call = 1;; call += stride) {
            for (const std::string &each : { file.string(), file.string() + "-journal", copy })
                fs::remove(each);
            writeBytes(file, old);
            disk.failAt(call, code, true);
            const bool isOpen = bool(Chronicle::open(file));
            const bool hasStruck = disk.hasStruck();
            disk.beSound();
            QVERIFY(isOpen || hasStruck);
            Chronicle chronicle = sure(Chronicle::open(file));
            const Health after = chronicle.check();
            QVERIFY(after.isOk() && after.version == newestSchemaVersion());
            for (const TableSum &table : before.tables)
                QVERIFY(std::ranges::find(after.content.tables, table) != after.content.tables.end());
            if (!hasStruck)
                break;
            ++points;
        }
    }
    report("full and failing disk at " + std::to_string(points) + " places of a migration: content kept");
}

void TestDbFaults::failingDisk_atEveryCallOfABackup_makesNone_andTheNextTryWorks()
{
    const Folder folder;
    const fs::path file = folder / "chronicle.db";
    const fs::path backups = folder / "backups";
    FaultyDisk disk;
    int points = 0;
    const int stride = times(1, 9);
    for (const int code : { SQLITE_FULL, SQLITE_IOERR }) {
        for (int call = 1;; call += stride) {
            fs::remove_all(backups);
            writeBytes(file, sample().bytes);
            fs::remove(file.string() + "-journal");
            Chronicle chronicle = sure(Chronicle::open(file));
            disk.failAt(call, code, true);
            const auto backup = chronicle.backups().make(backups);
            const bool hasStruck = disk.hasStruck();
            disk.beSound();
            QVERIFY(sure(chronicle.content()) == sample().content);
            for (const auto &entry : fs::directory_iterator(backups)) {
                if (entry.path().extension() == ".db") // it was proven, only the note of it could not be written
                    QVERIFY(sure(checkFile(entry.path())).content == sample().content);
                else
                    QVERIFY2(entry.path().extension() == ".owner", entry.path().c_str());
            }
            if (!hasStruck) {
                QVERIFY(backup);
                break;
            }
            QVERIFY(!backup);
            auto next = chronicle.backups().make(backups);
            if (!next && next.refusal().code == "saved-after-all") // the note of the first one
                next = chronicle.backups().make(backups);
            QVERIFY(next);
            QVERIFY(chronicle.check().isOk());
            ++points;
        }
    }
    report("full and failing disk at " + std::to_string(points) + " places of a backup: chronicle untouched");
}

void TestDbFaults::powerLoss_losesNoAcknowledgedStep()
{
    const Folder folder;
    const int losses = times(500, 60);
    const MatchPtr whole = playedMatch("kingdoms", 2, 5, 90);
    const LineId line = sample().filled.line;
    FaultyDisk disk;
    int between = 0;
    for (int i = 0; i < losses; ++i) {
        Rng rng = streamOf(31, std::uint64_t(i));
        const fs::path file = folder / "chronicle.db";
        writeBytes(file, sample().bytes);
        fs::remove(file.string() + "-journal");
        std::int64_t acknowledged = 60;
        disk.losePowerAt(1 + int(rng.below(120)));
        {
            auto chronicle = Chronicle::open(file);
            while (chronicle && acknowledged < 90) {
                const Step &step = whole->journal()[std::size_t(acknowledged)];
                if (!chronicle->journal().append(line, step))
                    break;
                ++acknowledged;
                if (acknowledged % 4 == 0 && chronicle->journal().fork(line, acknowledged - 2, "x"))
                    continue;
            }
        }
        QVERIFY(disk.hasStruck());
        const fs::path after = folder / "after";
        fs::remove_all(after);
        fs::create_directory(after);
        disk.writeSurvivors(after, rng);
        disk.beSound();
        Chronicle chronicle = sure(Chronicle::open(after / "chronicle.db"));
        QVERIFY2(chronicle.check(Depth::Replay).isOk(), atSeed(std::uint64_t(i)).c_str());
        const auto resumed = sure(chronicle.journal().resume(*gameOnShelf("kingdoms"), line));
        const auto length = std::int64_t(resumed->journal().size());
        QVERIFY2(length == acknowledged || length == acknowledged + 1, atSeed(std::uint64_t(i)).c_str());
        QCOMPARE(resumed->stateHash(), whole->forkAt(std::size_t(length))->stateHash());
        between += length == acknowledged + 1 ? 1 : 0;
    }
    report(std::to_string(losses) + " power losses while playing: no acknowledged step lost, " + std::to_string(between)
        + " saved before they could be acknowledged");
}

void TestDbFaults::powerLoss_whileMigrating_keepsTheContent()
{
    const Folder folder;
    makeOldFile(folder / "old.db", 1);
    const std::string old = bytesOf(folder / "old.db");
    const ContentSum before = sure(checkFile(folder / "old.db")).content;
    const int losses = times(100, 15);
    FaultyDisk disk;
    for (int i = 0; i < losses; ++i) {
        Rng rng = streamOf(37, std::uint64_t(i));
        const fs::path place = folder / "before";
        const fs::path after = folder / "after";
        for (const fs::path &each : { place, after }) {
            fs::remove_all(each);
            fs::create_directory(each);
        }
        writeBytes(place / "chronicle.db", old);
        disk.losePowerAt(1 + int(rng.below(220)));
        [[maybe_unused]] const bool isOpen = bool(Chronicle::open(place / "chronicle.db"));
        disk.writeSurvivors(after, rng);
        disk.beSound();
        Chronicle chronicle = sure(Chronicle::open(after / "chronicle.db"));
        const Health health = chronicle.check();
        QVERIFY2(health.isOk(), atSeed(std::uint64_t(i)).c_str());
        for (const TableSum &table : before.tables)
            QVERIFY(std::ranges::find(health.content.tables, table) != health.content.tables.end());
    }
    report(std::to_string(losses) + " power losses while migrating: content kept");
}

} // namespace outremer::test
