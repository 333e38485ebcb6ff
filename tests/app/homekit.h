#pragma once

#include "app/archive/archive.h"
#include "app/campaigns/campaignplay.h"
#include "app/play/datafolder.h"
#include "campaign/crusaders/chapter/chaptergame.h"

#include "model/bots/bots.h"

#include <QDir>
#include <QTest>

#include <fstream>

// A data folder that is emptied before each test, and what tests of the start page write into its chronicle.
namespace outremer::test {

inline Archive &archive()
{
    return *Archive::instance();
}

inline std::string bytesIn(const std::filesystem::path &file)
{
    std::ifstream in(file, std::ios::binary);
    return { std::istreambuf_iterator<char>(in), {} };
}

inline void emptyDataFolder()
{
    archive().close();
    QDir(QString::fromStdString(dataFolder().string())).removeRecursively();
    std::filesystem::create_directories(dataFolder());
}

inline CampaignId foundCampaign(const char *title, int seats, std::uint64_t seed)
{
    Founding founding = drawnFounding(seats, seed);
    founding.title = title;
    founding.group = "Thursdays";
    founding.chairs[0].person = "Anna";
    const auto id = found(*archive().chronicle(), founding);
    return id ? *id : CampaignId{};
}

// Begins the next chapter, plays so many steps of it and leaves.
inline void playSteps(CampaignId id, int steps)
{
    auto opened = CampaignPlay::open(*archive().chronicle(), id, campaign::chapterGame());
    CampaignPlay play = std::move(*opened);
    if (!play.match())
        QVERIFY(!play.beginChapter());
    Rng rng{ 3 };
    for (; steps > 0 && play.match(); --steps)
        QVERIFY(!play.submit(play.match()->decision().seat, play.match()->botChoice(BotKind::Greedy, rng)));
}

// A single match with so many steps, as the table leaves it.
inline MatchId playMatch(const AnyGame &rules, int seats, int steps, const std::string &players)
{
    Journal &journal = archive().chronicle()->journal();
    auto match = rules.start(defaultSetup(rules.setupOptions(), seats, 5));
    const auto line = journal.begin(**match);
    Rng rng{ 4 };
    for (; steps > 0 && !(*match)->decision().isOver(); --steps) {
        const Step step{ (*match)->decision().seat, (*match)->botChoice(BotKind::Greedy, rng) };
        (*match)->submit(step.seat, step.option);
        journal.append(*line, step);
    }
    const MatchId id = journal.line(*line)->match;
    archive().chronicle()->settings().set("match." + journal.match(id)->uuid, players);
    if ((*match)->decision().isOver())
        journal.finish(id);
    return id;
}
inline MatchId playMatch(const char *game, int seats, int steps, const std::string &players)
{
    return playMatch(*gameOnShelf(game), seats, steps, players);
}

} // namespace outremer::test
