#include "tests/shots/studio.h"

#include "app/archive/archive.h"
#include "app/campaigns/demo.h"
#include "app/play/datafolder.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "db/chronicle.h"

#include "model/bots/bots.h"
#include "model/core/jsontext.h"

#include <QDir>
#include <QQuickItem>
#include <QTest>
#include <nlohmann/json.hpp>

#include <fstream>

// The start page and what belongs to it, over a chronicle that is made for the picture.
namespace outremer {
namespace {

Archive &archive()
{
    return *Archive::instance();
}

void emptyHome()
{
    archive().close();
    QDir(QString::fromStdString(dataFolder().string())).removeRecursively();
}

void openHome(Studio &studio)
{
    studio.call("openHome");
    if (!QTest::qWaitFor([] { return archive().state() != Archive::Opening; }))
        qFatal("the chronicle does not open");
}

void openPage(Studio &studio, const QString &name)
{
    QMetaObject::invokeMethod(studio.shell(), "openPage", Q_ARG(QString, name));
}

CampaignId foundCampaign(const char *title, const char *group, std::vector<std::string> people, std::uint64_t seed)
{
    Founding founding = drawnFounding(int(people.size()), seed);
    founding.title = title;
    founding.group = group;
    for (std::size_t seat = 0; seat < people.size(); ++seat)
        founding.chairs[seat].person = people[seat];
    return *found(*archive().chronicle(), founding);
}

// Bots play whole chapters and then some steps of the next; the company has an evening meanwhile.
void playOn(CampaignId id, int chapters, int steps)
{
    CampaignPlay play = std::move(*CampaignPlay::open(*archive().chronicle(), id, campaign::chapterGame()));
    play.beginEvening("", {});
    if (chapters > 0)
        playOut(play, BotKind::Greedy, [=](int chapter) { return chapter < chapters; });
    if (steps > 0 && !play.isOver())
        play.beginChapter();
    Rng rng{ 5 };
    for (; steps > 0 && play.match(); --steps)
        play.submit(play.match()->decision().seat, play.match()->botChoice(BotKind::Greedy, rng));
    play.endEvening();
}

void playMatch(const char *game, std::vector<std::string> names, int steps)
{
    const GamePtr rules = gameOnShelf(game);
    const auto match = rules->start(defaultSetup(rules->setupOptions(), int(names.size()), 3));
    const auto line = archive().chronicle()->journal().begin(**match);
    Rng rng{ 9 };
    for (; steps > 0 && !(*match)->decision().isOver(); --steps) {
        const Step step{ (*match)->decision().seat, (*match)->botChoice(BotKind::Greedy, rng) };
        (*match)->submit(step.seat, step.option);
        archive().chronicle()->journal().append(*line, step);
    }
    const MatchRow row = *archive().chronicle()->journal().match(archive().chronicle()->journal().line(*line)->match);
    nlohmann::ordered_json players = nlohmann::ordered_json::array();
    for (const std::string &name : names)
        players.push_back(name.empty() ? nlohmann::ordered_json{ { "name", "" }, { "bot", "greedy" } }
                                       : nlohmann::ordered_json{ { "name", name } });
    archive().chronicle()->settings().set("match." + row.uuid, toText({ { "players", players } }));
    if ((*match)->decision().isOver())
        archive().chronicle()->journal().finish(row.id);
}

QQuickItem *find(Studio &studio, const QString &name)
{
    QList<QQuickItem *> items{ studio.view().contentItem() }; // popups lie beside the Shell
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (items[i]->objectName() == name)
            return items[i];
        items.append(items[i]->childItems());
    }
    qFatal("there is no %s", qPrintable(name));
}

void press(Studio &studio, const char *name)
{
    QQuickItem *button = find(studio, name);
    QMetaObject::invokeMethod(button, button->metaObject()->indexOfMethod("triggered()") < 0 ? "clicked" : "triggered");
}

void chooseLast(Studio &studio, const char *name) // a ruler's name of the company's own
{
    QQuickItem *select = find(studio, name);
    const int count = select->property("choices").value<QJSValue>().property("length").toInt();
    QMetaObject::invokeMethod(select, "picked", Q_ARG(QVariant, count - 1));
}

void unroll(Studio &studio, const char *name)
{
    QMetaObject::invokeMethod(find(studio, name), "open");
}

void shootProblem(Studio &studio, const char *name, const std::string &bytes)
{
    archive().close();
    std::ofstream(userChronicle(), std::ios::binary | std::ios::trunc) << bytes;
    openHome(studio);
    studio.shoot(name);
}

} // namespace

static void shootHome(Studio &studio)
{
    const bool isRussian = Preferences::currentLanguage() == Lang::Ru;
    const auto say = [=](const char *ru, const char *en) { return isRussian ? ru : en; };
    emptyHome();
    openHome(studio);
    studio.shoot("home-first-start");
    openPage(studio, "founding");
    studio.shoot("founding-first");
    openPage(studio, "home");

    const char *anna = say("Анна", "Anna");
    const char *boris = say("Борис", "Boris");
    playMatch("kingdoms", { anna, "", "" }, 30);
    playMatch("crusaders", { boris, anna, "" }, 260);
    playMatch("kingdoms", { boris, anna }, 1000);
    playOn(foundCampaign(say("Соль и железо", "Salt and Iron"), "", { anna, boris }, 4), 4, 0);
    playOn(foundCampaign(say("Дорога на Эдессу", "The Road to Edessa"), "", { anna, "", "" }, 11), 0, 60);
    const CampaignId last = foundCampaign(say("Короны на песке", "Crowns on Sand"), say("По четвергам", "Thursdays"),
        { anna, boris, say("Вера", "Vera"), "" }, 7);
    playOn(last, 2, 330);
    archive().announce();
    studio.shoot("home");
    press(studio, "cardMenuButton");
    studio.shoot("home-menu");
    press(studio, "menuRename");
    studio.shoot("home-rename");
    openPage(studio, "founding");
    studio.shoot("founding");
    chooseLast(studio, "rulerSelect0");
    unroll(studio, "rulerSelect1");
    studio.shoot("founding-own-name");
    openPage(studio, "backups");
    studio.shoot("backups");
    archive().chronicle()->trash().put(last);
    archive().chronicle()->trash().put(MatchId{ 1 });
    archive().announce();
    openPage(studio, "trash");
    studio.shoot("trash");
    openPage(studio, "home");
    playMatch("crusaders", { anna, boris, "" }, 200);
    archive().announce();
    studio.shoot("home-match");

    openPage(studio, "home");
    shootProblem(studio, "problem-foreign", "Dear diary");
    archive().close();
    std::string damaged(8192, '\0');
    damaged.replace(0, 15, "SQLite format 3");
    damaged.replace(68, 4, "Outr");
    damaged[63] = 1;
    openPage(studio, "home");
    shootProblem(studio, "problem-damaged", damaged);
    emptyHome();
}

OUTREMER_SCENE("home", shootHome)

} // namespace outremer
