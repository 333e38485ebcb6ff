// Speed of saving and opening. Run by ./dev bench; compare ratios of one run: a bare SQLite insert with the same
// settings is what saving a step is measured against.
#include "app/campaigns/campaignreader.h"
#include "app/campaigns/demo.h"
#include "app/campaigns/tale.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/statistics/campaignstatistics.h"
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

void sure(const std::optional<Refusal> &refusal)
{
    if (!refusal)
        return;
    std::cerr << refusal->message << "\n";
    std::exit(1);
}

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

// How a chronicle grows: what is asked of all campaigns takes as long as there are campaigns, and one more match costs the
// same beside a hundred and beside twenty thousand. In memory where there is such a place: it is not the disk that grows.
fs::path quickFile()
{
    const fs::path memory = "/dev/shm";
    return (fs::exists(memory) ? memory : fs::current_path()) / ("outremer-bench-" + newUuid() + ".db");
}

class Grown {
public:
    explicit Grown(std::int64_t campaigns)
        : m_file(quickFile())
    {
        chronicle.emplace(sure(Chronicle::open(m_file, ourKnowledge())));
        chronicle->settings().set("backups", R"({"on": false})");
        Founding founding = drawnFounding(4, 3);
        founding.title = "The road to Edessa";
        founding.chairs[0].person = "Anna";
        const CampaignId first = sure(found(*chronicle, founding));
        CampaignPlay play = sure(CampaignPlay::open(*chronicle, first, campaign::chapterGame()));
        sure(playOut(play, BotKind::Greedy, [](int) { return true; }));
        const auto dynasties = sure(chronicle->campaigns().dynasties(first));
        const auto chapters = sure(chronicle->campaigns().chapters(first));
        for (std::int64_t i = 1; i < campaigns; ++i) {
            const CampaignId id =
                sure(chronicle->campaigns().begin(sure(chronicle->campaigns().get(first)), dynasties));
            for (Chapter chapter : chapters) {
                chapter.campaign = id;
                chapter.match.reset();
                sure(chronicle->campaigns().beginChapter(chapter));
            }
            sure(chronicle->people().add("Guest " + std::to_string(i), Gender::Neutral));
            sure(chronicle->evenings().end(sure(chronicle->evenings().begin(id, "at home"))));
        }
    }
    ~Grown()
    {
        chronicle.reset();
        for (const char *rest : { "", "-journal", ".owner" })
            fs::remove(m_file.string() + rest);
    }
    std::optional<Chronicle> chronicle;

private:
    fs::path m_file;
};

std::vector<campaign::CampaignFacts> allTales(Chronicle &chronicle)
{
    const TaleNames names = sure(taleNames(chronicle));
    std::vector<campaign::CampaignFacts> tales;
    for (const Campaign &campaign : sure(chronicle.campaigns().all()))
        tales.push_back(sure(taleOf(chronicle, campaign.id, *campaign::chapterGame(), names)));
    return tales;
}

void listOfCampaigns(benchmark::State &run)
{
    Grown grown(run.range(0));
    for (auto _ : run)
        benchmark::DoNotOptimize(allTales(*grown.chronicle));
}
BENCHMARK(listOfCampaigns)->Arg(10)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond)->UseRealTime();

void statisticsOfCampaigns(benchmark::State &run)
{
    Grown grown(run.range(0));
    for (auto _ : run)
        benchmark::DoNotOptimize(campaign::statisticsOf(allTales(*grown.chronicle)));
}
BENCHMARK(statisticsOfCampaigns)->Arg(10)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond)->UseRealTime();

void importBesideOthers(benchmark::State &run)
{
    Grown grown(run.range(0));
    const fs::path bundle = quickFile();
    sure(grown.chronicle->bundles().save({ 1 }, bundle));
    for (auto _ : run)
        benchmark::DoNotOptimize(sure(grown.chronicle->bundles().take(bundle)));
    fs::remove(bundle);
}
BENCHMARK(importBesideOthers)
    ->Arg(10)
    ->Arg(100)
    ->Arg(1000)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(3)
    ->UseRealTime();

void oneMatchMore(benchmark::State &run)
{
    const fs::path file = quickFile();
    {
        Chronicle chronicle = sure(Chronicle::open(file));
        const GamePtr game = gameOnShelf("kingdoms");
        const auto match = sure(game->start(defaultSetup(game->setupOptions(), 2, 5)));
        const auto addOne = [&] {
            const LineId line = sure(chronicle.journal().begin(*match));
            PlayRow play;
            play.game = "kingdoms";
            play.match = sure(chronicle.journal().line(line)).match;
            benchmark::DoNotOptimize(sure(chronicle.plays().of(*play.match)));
            play.id = sure(chronicle.plays().begin(play, { { {}, {}, 0, {}, "greedy", 0, 5 } }));
            sure(chronicle.plays().end(play, { { {}, 0, {}, {}, 1, {}, true } }));
        };
        for (std::int64_t i = 1; i < run.range(0); ++i)
            addOne();
        for (auto _ : run)
            addOne();
    }
    for (const char *rest : { "", "-journal", ".owner" })
        fs::remove(file.string() + rest);
}
BENCHMARK(oneMatchMore)
    ->Arg(1)
    ->Arg(1000)
    ->Arg(5000)
    ->Arg(20000)
    ->Unit(benchmark::kMicrosecond)
    ->Iterations(100)
    ->UseRealTime();

} // namespace

BENCHMARK_MAIN();
