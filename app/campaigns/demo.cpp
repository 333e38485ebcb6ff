#include "app/campaigns/demo.h"

#include "model/bots/bots.h"

namespace outremer {

std::optional<Refusal> playOut(CampaignPlay &play, const BotSpec &bot, const std::function<bool(int)> &onChapter)
{
    return playOut(play, std::vector(std::size_t(play.campaign().seats), bot), onChapter);
}

std::optional<Refusal> playOut(
    CampaignPlay &play, const std::vector<BotSpec> &bots, const std::function<bool(int)> &onChapter)
{
    while (!play.isOver()) {
        const int chapter = play.chapter();
        if (!play.match()) {
            if (const auto refusal = play.beginChapter())
                return refusal;
        }
        // Taken up in the middle, a chapter does not begin its chances anew.
        Rng rng = streamOf(play.campaign().seed, 100u + unsigned(chapter) + 1000u * play.onTable()->stepCount());
        while (play.match()) {
            const Seat seat = play.match()->decision().seat;
            const Option option = play.match()->botChoice(bots[seat], rng);
            if (const auto refusal = play.submit(seat, option))
                return refusal;
        }
        if (!onChapter(chapter))
            break;
    }
    return std::nullopt;
}

} // namespace outremer
