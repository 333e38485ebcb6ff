#pragma once

#include "app/campaigns/demo.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "model/bots/bots.h"

#include <QImage>
#include <QPainter>
#include <QString>

namespace outremer::test {

// What a test or a picture of the book is played with.
struct DemoPlan {
    int seats = 4;
    std::uint64_t seed = 1;
    std::string title = "The Long Evening";
    std::vector<std::string> people{ "Anna", "Boris" };
    std::string place = "At Anna’s";
    int chapters = 2;  // to be written
    int decisions = 0; // of the next one, which stays open
};

inline void orDie(const std::optional<Refusal> &refusal)
{
    if (refusal)
        qFatal("%s", refusal->message.c_str());
}

// Plays so many decisions of the open chapter, which is begun if there is none.
inline void playOn(CampaignPlay &play, int decisions)
{
    if (decisions > 0 && !play.match())
        orDie(play.beginChapter());
    Rng rng = streamOf(play.campaign().seed, 900);
    for (int i = 0; i < decisions && play.match(); ++i)
        orDie(play.submit(play.match()->decision().seat, play.match()->botChoice(BotKind::Greedy, rng)));
}

// A campaign between bots, every option durable as in real play; an evening for each written chapter.
inline CampaignId foundDemo(Chronicle &chronicle, const DemoPlan &plan)
{
    Founding founding = drawnFounding(plan.seats, plan.seed);
    founding.title = plan.title;
    founding.group = "Thursdays";
    for (std::size_t i = 0; i < plan.people.size() && i < founding.chairs.size(); ++i)
        founding.chairs[i].person = plan.people[i];
    const auto id = found(chronicle, founding);
    if (!id)
        qFatal("%s", id.refusal().message.c_str());
    return *id;
}

inline void playDemo(Chronicle &chronicle, CampaignId id, const DemoPlan &plan)
{
    auto play = CampaignPlay::open(chronicle, id, campaign::chapterGame());
    if (!play)
        qFatal("%s", play.refusal().message.c_str());
    orDie(chronicle.settings().set("backups", R"({"on": false})"));
    while (play->chapter() <= plan.chapters) {
        orDie(play->beginEvening(plan.place, plan.people));
        orDie(playOut(*play, BotKind::Greedy, [](int) { return false; }));
        orDie(play->endEvening());
    }
    playOn(*play, plan.decisions);
}

// A picture file that is one.
inline QString paintedPicture(const QString &path, QColor ground = QColor("#2f5f9e"))
{
    QImage image(640, 420, QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    painter.setPen(QPen(QColor("#ecd08a"), 18));
    painter.drawEllipse(QPoint(320, 210), 130, 130);
    painter.drawLine(320, 60, 320, 360);
    painter.drawLine(170, 210, 470, 210);
    painter.end();
    image.save(path);
    return path;
}

} // namespace outremer::test
