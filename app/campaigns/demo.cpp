#include "campaigns/demo.h"

#include "bots/bots.h"

namespace outremer {

std::optional<Refusal> playOut(CampaignPlay &play, const BotSpec &bot, const std::function<bool(int)> &onChapter)
{
    while (!play.isOver()) {
        const int chapter = play.chapter();
        if (!play.match()) {
            if (const auto refusal = play.beginChapter())
                return refusal;
        }
        Rng rng = streamOf(play.campaign().seed, 100u + unsigned(chapter));
        while (play.match()) {
            const Option option = play.match()->botChoice(bot, rng);
            if (const auto refusal = play.submit(play.match()->decision().seat, option))
                return refusal;
        }
        if (!onChapter(chapter))
            break;
    }
    return std::nullopt;
}

} // namespace outremer
