#include "tests/shots/studio.h"

#include "app/archive/archive.h"
#include "app/campaigns/campaignplay.h"
#include "app/campaigns/founding.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "model/bots/bots.h"
#include "model/core/anygame.h"

#include <QQuickItem>

namespace outremer {
namespace {

bool isCeremony(const AnyMatch &match)
{
    return match.game().decisionName(match.decision().kind).starts_with("aftermath.");
}

// A campaign whose first chapter has been fought out; its ceremony is about to begin.
CampaignId foughtOut()
{
    const bool isRussian = Preferences::currentLanguage() == Lang::Ru;
    Founding founding = drawnFounding(3, 7);
    founding.title = isRussian ? "Короны на песке" : "Crowns on Sand";
    const char *names[] = { isRussian ? "Анна" : "Anna", isRussian ? "Борис" : "Boris", isRussian ? "Вера" : "Vera" };
    for (std::size_t seat = 0; seat < 3; ++seat)
        founding.chairs[seat].person = names[seat];
    const CampaignId id = *found(*Archive::instance()->chronicle(), founding);
    CampaignPlay play = std::move(*CampaignPlay::open(*Archive::instance()->chronicle(), id, campaign::chapterGame()));
    play.beginEvening("", {});
    play.beginChapter();
    Rng rng{ 5 };
    while (play.match() && !isCeremony(*play.match()))
        play.submit(play.match()->decision().seat, play.match()->botChoice(BotKind::Greedy, rng));
    return id;
}

} // namespace

// The end of a campaign's chapter: every stage of the ceremony, and what is offered after it.
static void shootChapter(Studio &studio)
{
    Archive::instance()->openNow();
    const CampaignId id = foughtOut();
    QMetaObject::invokeMethod(studio.shell(), "continueCampaign", Q_ARG(int, int(id.value)));
    studio.settle();
    QStringList seen;
    while (studio.playUntil([&](const Table &table) { return !seen.contains(table.decision()); })) {
        seen.append(studio.table().decision());
        studio.shoot("chapter-" + QString(seen.last()).replace('.', '-'));
    }
    studio.shoot("chapter-end");
    Preferences::instance()->setTextSize(200);
    studio.shoot("chapter-end-large");
    Preferences::instance()->setTextSize(100);
    studio.call("openHome");
}

OUTREMER_SCENE("chapter", shootChapter)

} // namespace outremer
