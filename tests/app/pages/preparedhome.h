#pragma once

#include "app/play/singleplay.h"
#include "tests/app/homekit.h"
#include "tests/app/window.h"
#include "tests/crusaders/board/playedboards.h"
#include "tests/crusaders/book/booktest.h"
#include "tests/support/await.h"

#include "app/crusaders/board/battlerows.h"

// A chronicle in which there is something of everything, played once and then copied: for tests that look at every page.
namespace outremer::test {

struct PreparedHome {
    std::string bytes; // of the chronicle's file
    int book = 0;      // a campaign in its second chapter
    int table = 0;     // one that is played with the boxed game
    int ceremony = 0;  // one whose first chapter has come to the interlude
};

inline bool isAt(const AnyMatch &match, std::string_view decision)
{
    return match.game().decisionName(match.decision().kind) == decision;
}

// A match of three people in which somebody has to play a tactic.
inline std::unique_ptr<AnyMatch> matchInBattle()
{
    auto match = crusadersMatch(3, 1);
    for (Rng rng{ 1 }; !isAt(*match, "battle.tactic");) {
        if (match->decision().isOver())
            match = crusadersMatch(3, rng.next());
        match->submit(match->decision().seat, match->botChoice(BotKind::Greedy, rng));
    }
    return match;
}

inline CampaignId campaignAtCeremony()
{
    const CampaignId id = foundDemo(chronicle(), { .seats = 2, .title = "Salt and Iron", .chapters = 0 });
    auto play = CampaignPlay::open(chronicle(), id, campaign::chapterGame());
    do
        playOn(*play, 1);
    while (!isAt(*play->match(), "aftermath.interlude"));
    return id;
}

inline PreparedHome prepareHome()
{
    PreparedHome home;
    emptyDataFolder();
    if (!archive().openNow())
        qFatal("%s", qPrintable(archive().problemText()));
    const MatchId away = playMatch("kingdoms", 2, 10, R"({"players": [{"name": "Anna"}, {"name": "Boris"}]})");
    if (chronicle().trash().put(away))
        qFatal("the match cannot be put away");
    playMatch("kingdoms", 2, 1000, R"({"players": [{"name": "Anna"}, {"name": "Boris"}]})");
    home.ceremony = int(campaignAtCeremony().value);
    Founding founding = drawnFounding(3, 5);
    founding.title = "The Thursday Table";
    founding.kind = CampaignKind::Table;
    home.table = int(found(chronicle(), founding)->value);
    home.book = int(played({ .chapters = 1, .decisions = 40 }).value);
    if (!SinglePlay::begin(chronicle(), matchInBattle(), std::vector<Player>(3)))
        qFatal("the match cannot be written down");
    archive().close();
    home.bytes = bytesIn(userChronicle());
    return home;
}

// Opens the start page of the window over such a chronicle.
inline void moveIn(ShellWindow &window, const PreparedHome &home)
{
    archive().close();
    std::filesystem::create_directories(dataFolder());
    std::ofstream(userChronicle(), std::ios::binary | std::ios::trunc) << home.bytes;
    QMetaObject::invokeMethod(window.shell(), "openHome");
    AWAIT_EQUAL(archive().state(), Archive::Ready);
}

} // namespace outremer::test
