// An evening goes on: from the start page with its recap to the fourth chapter on the table.
#include "app/campaigns/chapterplay.h"
#include "app/campaigns/demo.h"
#include "app/campaigns/tale.h"
#include "app/play/replays.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/chapter/gather.h"
#include "campaign/crusaders/prose/contentnames.h"
#include "campaign/crusaders/prose/storybook.h"
#include "db/uuid.h"
#include "model/bots/bots.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <iostream>

using namespace outremer;

namespace {

namespace fs = std::filesystem;

template <class T>
T sure(Result<T> result)
{
    if (!result) {
        std::cerr << result.refusal().message << "\n";
        std::exit(1);
    }
    return std::move(*result);
}

// A campaign of four dynasties in the middle of its fourth chapter, as it was left.
class FourthChapter {
public:
    FourthChapter()
        : m_file(memory() / ("outremer-bench-" + newUuid() + ".db"))
    {
        chronicle.emplace(sure(Chronicle::open(m_file)));
        Founding founding = drawnFounding(4, 19);
        founding.title = "The Salt Road";
        id = sure(found(*chronicle, founding));
        auto play = sure(CampaignPlay::open(*chronicle, id, campaign::chapterGame()));
        if (playOut(play, BotKind::Greedy, [](int chapter) { return chapter < 3; }) || play.beginChapter())
            std::exit(1);
        Rng rng = streamOf(3, 7);
        for (int i = 0; i < 90; ++i)
            play.submit(play.match()->decision().seat, play.match()->botChoice(BotKind::Greedy, rng));
        play.leave();
    }
    ~FourthChapter()
    {
        chronicle.reset();
        fs::remove(m_file);
    }

    std::optional<Chronicle> chronicle;
    CampaignId id;

private:
    // Where there is such a place: what is measured here is not the disk.
    static fs::path memory() { return fs::is_directory("/dev/shm") ? fs::path("/dev/shm") : fs::current_path(); }

    fs::path m_file;
};

// What the start page tells, and then the chapter on the table, with a past of its own.
void resumeFourthChapter(benchmark::State &run)
{
    FourthChapter evening;
    const campaign::Names names(std::make_shared<campaign::ContentNames>(
        campaign::chapterRules(*campaign::chapterGame()).crusaders().sharedContent()));
    const auto before = replayCount();
    for (auto _ : run) {
        Replays::instance().clear(); // the program was started anew
        auto tale = sure(taleOf(*evening.chronicle, evening.id, *campaign::chapterGame()));
        const auto chapters = sure(evening.chronicle->campaigns().chapters(evening.id));
        const auto row = sure(evening.chronicle->journal().match(*chapters.back().match));
        const auto line = sure(evening.chronicle->journal().read(*campaign::chapterGame(), row.currentLine));
        auto match = sure(line.replay());
        tale.pause = campaign::pauseOf(*campaign::chapterOf(*match));
        benchmark::DoNotOptimize(campaign::recapOf(tale, names, Lang::En));
        Replays::instance().keep(line.line.chains.back(), std::move(match));
        benchmark::DoNotOptimize(sure(ChapterPlay::open(*evening.chronicle, evening.id, { true, {} })));
    }
    run.counters["replays"] = double(replayCount() - before) / double(run.iterations());
}
BENCHMARK(resumeFourthChapter)->Unit(benchmark::kMillisecond)->UseRealTime();

// How long it takes to play a line again, and to read a snapshot instead.
void replayOrSnapshot(benchmark::State &run)
{
    FourthChapter evening;
    const auto chapters = sure(evening.chronicle->campaigns().chapters(evening.id));
    const auto row = sure(evening.chronicle->journal().match(*chapters.back().match));
    const auto line = sure(evening.chronicle->journal().read(*campaign::chapterGame(), row.currentLine));
    const bool isSnapshot = run.range(0) == 1;
    for (auto _ : run) {
        if (isSnapshot)
            benchmark::DoNotOptimize(line.reopen());
        else
            benchmark::DoNotOptimize(sure(line.replay()));
    }
    run.counters["steps"] = double(line.length());
    run.counters["bytes"] = double(line.snapshots.empty() ? 0 : line.snapshots.front().bytes.size());
}
BENCHMARK(replayOrSnapshot)->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);

void keepSnapshot(benchmark::State &run)
{
    FourthChapter evening;
    const auto play = sure(CampaignPlay::open(*evening.chronicle, evening.id, campaign::chapterGame()));
    for (auto _ : run)
        evening.chronicle->journal().keepSnapshot(play.line(), *play.match());
}
BENCHMARK(keepSnapshot)->Unit(benchmark::kMicrosecond)->UseRealTime();

} // namespace
