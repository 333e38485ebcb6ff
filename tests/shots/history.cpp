#include "tests/shots/studio.h"

#include "app/archive/archive.h"
#include "app/campaigns/founding.h"
#include "app/play/datafolder.h"
#include "db/chronicle.h"

#include <QDir>
#include <QQuickItem>
#include <QTest>

// What the group has played: a year of evenings, written down for the picture.
namespace outremer {
namespace {

struct Played {
    int day;
    const char *game;
    std::vector<int> order; // of people, the best first; -1: a bot
    std::vector<const char *> houses;
    int minutes;
};

const std::vector<Played> kYear{
    { 0, "kingdoms", { 0, 1 }, { "cross", "tower" }, 24 },
    { 0, "kingdoms", { 1, 0 }, { "tower", "cross" }, 31 },
    { 14, "crusaders", { 1, 0, 2 }, { "antioch", "jerusalem", "edessa" }, 142 },
    { 35, "crusaders", { 0, -1 }, { "jerusalem", "tripoli" }, 95 },
    { 56, "kingdoms", { 2, 0, 1 }, { "lily", "cross", "tower" }, 40 },
    { 56, "kingdoms", { 0, 2, 1 }, { "cross", "lily", "tower" }, 38 },
    { 90, "crusaders", { 2, 1, 0, -1 }, { "edessa", "antioch", "jerusalem", "tripoli" }, 188 },
    { 120, "crusaders", { 2, 0, 1 }, { "edessa", "jerusalem", "antioch" }, 160 },
    { 150, "kingdoms", { 0, -1 }, { "cross", "star" }, 20 },
    { 151, "tric-trac", { 1, 3 }, { "", "" }, 0 },
};

void note(const Played &played, const std::vector<PersonId> &people, EveningId evening)
{
    Plays &plays = Archive::instance()->chronicle()->plays();
    PlayRow play;
    play.game = played.game;
    play.evening = evening;
    play.began = 1'777'402'800'000 + played.day * 86'400'000LL;
    std::vector<PlaySeat> seats;
    std::vector<PlayResult> results;
    for (std::size_t i = 0; i < played.order.size(); ++i) {
        PlaySeat seat;
        seat.seat = int(i);
        if (played.order[i] < 0)
            seat.bot = "knight/warlike";
        else
            seat.person = people[std::size_t(played.order[i])];
        seats.push_back(seat);
        PlayResult result;
        result.seat = int(i);
        result.noun = std::string_view(played.game) == "crusaders" ? "state" : "seat";
        result.house = played.houses[i];
        result.place = int(i) + 1;
        result.hasWon = i == 0;
        results.push_back(result);
    }
    play.id = *plays.begin(play, seats);
    play.ended = *play.began + played.minutes * 60'000LL;
    if (played.minutes > 0)
        play.time = played.minutes * 60'000LL;
    play.steps = 310;
    plays.end(play, played.minutes > 0 ? results : std::vector<PlayResult>()); // tric-trac: nobody knows any more
}

void scrollTo(Studio &studio, qreal part)
{
    QQuickItem &page = studio.item("historyScroll");
    const qreal room = page.property("contentHeight").toReal() - page.height();
    page.setProperty("contentY", room * part);
}

} // namespace

static void shootHistory(Studio &studio)
{
    Archive *archive = Archive::instance();
    archive->close();
    QDir(QString::fromStdString(dataFolder().string())).removeRecursively();
    studio.call("openHome");
    if (!QTest::qWaitFor([=] { return archive->state() == Archive::Ready; }))
        qFatal("the chronicle does not open");
    QMetaObject::invokeMethod(studio.shell(), "openPage", Q_ARG(QString, "history"));
    studio.shoot("history-empty");
    const bool isRussian = Preferences::currentLanguage() == Lang::Ru;
    std::vector<PersonId> people;
    for (const auto &[ru, en] : { std::pair("Анна", "Anna"), std::pair("Борис", "Boris"), std::pair("Вера", "Vera"),
             std::pair("Григорий", "Gregory") })
        people.push_back(*archive->chronicle()->people().named(isRussian ? ru : en, Gender::Neutral));
    for (const Played &played : kYear)
        note(played, people, {});
    archive->announce();
    studio.shoot("history");
    scrollTo(studio, 0.5);
    studio.shoot("history-tables");
    scrollTo(studio, 1);
    studio.shoot("history-evenings");
}

OUTREMER_SCENE("history", shootHistory)

} // namespace outremer
