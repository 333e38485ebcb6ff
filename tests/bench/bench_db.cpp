// Speed of saving and opening. Run by ./dev bench; compare ratios of one run: a bare SQLite insert with the same
// settings is what saving a step is measured against.
#include "db/chronicle.h"
#include "db/uuid.h"
#include "model/shelf.h"

#include "model/bots/bots.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iostream>

using namespace outremer;

namespace {

namespace fs = std::filesystem;

// On the disk the benchmark is run from: memory would flatter what waits for a disk.
class Folder {
public:
    Folder()
        : m_path(fs::current_path() / ("outremer-bench-" + newUuid()))
    {
        fs::create_directory(m_path);
    }
    ~Folder() { fs::remove_all(m_path); }
    fs::path operator/(const char *name) const { return m_path / name; }

private:
    fs::path m_path;
};

template <class T>
T sure(Result<T> result)
{
    if (!result) {
        std::cerr << result.refusal().message << "\n";
        std::exit(1);
    }
    return std::move(*result);
}

std::unique_ptr<AnyMatch> crusadersMatch(std::uint64_t seed, int steps)
{
    const GamePtr game = gameOnShelf("crusaders");
    auto match = sure(game->start(defaultSetup(game->setupOptions(), 4, seed)));
    Rng rng = streamOf(seed, 1);
    for (; steps > 0 && !match->decision().isOver(); --steps)
        match->submit(match->decision().seat, match->botChoice(BotKind::Greedy, rng));
    return match;
}

// The bare insert that saving is measured against: the same settings, no chain, no seal, no head.
class BareStore {
public:
    explicit BareStore(const fs::path &file)
        : m_database(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
    {
        for (const char *pragma : { "locking_mode=EXCLUSIVE", "journal_mode=TRUNCATE", "synchronous=FULL" })
            m_database.exec(std::string("PRAGMA ") + pragma);
        m_database.exec("CREATE TABLE steps(line INTEGER, number INTEGER, seat INTEGER, option INTEGER, at INTEGER, "
                        "PRIMARY KEY(line, number)) STRICT, WITHOUT ROWID");
        m_insert.emplace(m_database, "INSERT INTO steps VALUES (1, ?, 1, 123456789, 1700000000000)");
    }
    void insert()
    {
        SQLite::Transaction transaction(m_database, SQLite::TransactionBehavior::IMMEDIATE);
        m_insert->bind(1, m_number++);
        m_insert->exec();
        m_insert->reset();
        transaction.commit();
    }

private:
    SQLite::Database m_database;
    std::optional<SQLite::Statement> m_insert;
    std::int64_t m_number = 0;
};

template <class Work>
double microseconds(Work work)
{
    const auto began = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - began).count();
}

double medianOf(std::vector<double> values)
{
    const auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

// In turns, and each first as often as second: what else the disk is doing then weighs on both alike.
void appendStepAgainstBareInsert(benchmark::State &run)
{
    const Folder folder;
    BareStore bare(folder / "bare.db");
    Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
    const auto match = crusadersMatch(1, 1);
    const LineId line = sure(chronicle.journal().begin(*match->forkAt(0)));
    const Step step = match->journal().front();
    std::vector<double> bareTimes;
    std::vector<double> stepTimes;
    const auto timeBare = [&] { bareTimes.push_back(microseconds([&] { bare.insert(); })); };
    const auto timeStep = [&] {
        stepTimes.push_back(microseconds([&] { sure(chronicle.journal().append(line, step)); }));
    };
    for (auto _ : run) {
        const bool isBareFirst = bareTimes.size() % 2 == 0;
        if (isBareFirst)
            timeBare();
        timeStep();
        if (!isBareFirst)
            timeBare();
    }
    run.counters["bare_us"] = medianOf(bareTimes);
    run.counters["step_us"] = medianOf(stepTimes);
    run.counters["ratio"] = medianOf(stepTimes) / medianOf(bareTimes);
}
BENCHMARK(appendStepAgainstBareInsert)->Unit(benchmark::kMicrosecond)->Iterations(1000)->UseRealTime();

// An evening begins: the chronicle of years is opened and the match of last week goes on.
void openAndResume(benchmark::State &run)
{
    const Folder folder;
    LineId line;
    std::size_t steps = 0;
    {
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        for (std::uint64_t seed = 1; seed <= 200; ++seed)
            sure(chronicle.journal().begin(*crusadersMatch(seed, 100'000)));
        line = sure(chronicle.journal().begin(*crusadersMatch(777, 350)));
        steps = sure(chronicle.journal().steps(line)).size();
    }
    for (auto _ : run) {
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        benchmark::DoNotOptimize(sure(chronicle.journal().resume(*gameOnShelf("crusaders"), line)));
    }
    run.counters["megabytes"] = double(fs::file_size(folder / "chronicle.db")) / 1e6;
    run.counters["steps"] = double(steps);
}
BENCHMARK(openAndResume)->Unit(benchmark::kMillisecond)->UseRealTime();

void resumeOnly(benchmark::State &run)
{
    const Folder folder;
    Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
    const LineId line = sure(chronicle.journal().begin(*crusadersMatch(777, 350)));
    for (auto _ : run)
        benchmark::DoNotOptimize(sure(chronicle.journal().resume(*gameOnShelf("crusaders"), line)));
}
BENCHMARK(resumeOnly)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

BENCHMARK_MAIN();
