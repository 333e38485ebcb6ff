#include "app/cli/campaigncontinue.h"

#include "app/campaigns/campaigncontent.h"
#include "app/campaigns/demo.h"
#include "app/cli/chroniclefile.h"
#include "app/play/rescue.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "model/core/jsontext.h"

#include <nlohmann/json.hpp>

#include <iostream>

namespace outremer::cli {
namespace {

constexpr const char *kOldLine = "With the content of before";

// A bot keeps its seat; where a person sits, or a bot this program does not have, one of --bots plays.
Result<std::vector<BotSpec>> botsFor(const Arguments &arguments, Chronicle &chronicle, const Campaign &campaign)
{
    auto bots = chosenBots(arguments, campaign.seats, "greedy");
    const auto dynasties = chronicle.campaigns().dynasties(campaign.id);
    if (!bots || arguments.has("--bots"))
        return bots;
    if (!dynasties)
        return dynasties.refusal();
    for (const Dynasty &dynasty : *dynasties) {
        if (const auto bot = dynasty.bot ? botNamed(*dynasty.bot) : std::nullopt)
            (*bots)[std::size_t(dynasty.seat)] = *bot;
    }
    return bots;
}

} // namespace

std::optional<Refusal> continueCampaign(const Arguments &arguments, Console &console)
{
    if (arguments.words.size() < 2)
        return Refusal{ "usage", "campaign continue takes the number of a campaign" };
    const auto chapters = numberIn(arguments, "--chapters", campaign::kChapters, 1, campaign::kChapters);
    if (!chapters)
        return chapters.refusal();
    auto chronicle = openChronicle(arguments);
    if (!chronicle)
        return chronicle.refusal();
    const auto id = campaignNamed(*chronicle, arguments.words[1]);
    if (!id)
        return id.refusal();
    auto play = CampaignPlay::open(*chronicle, *id, campaign::chapterGame());
    if (!play && play.refusal().code == "other-rules" && arguments.has("--new-content")) {
        const auto lost = goOnByPresentRules(*chronicle, *id, *campaign::chapterGame(), kOldLine);
        if (!lost)
            return lost.refusal();
        if (*lost > 0)
            console.err << *lost << " steps after the newest kept position are only to be read.\n";
        play = CampaignPlay::open(*chronicle, *id, campaign::chapterGame());
    }
    if (!play)
        return play.refusal();
    if (play->isOver())
        return Refusal{ "campaign-over", "the campaign is over: all four chapters are written" };
    const auto bots = botsFor(arguments, *chronicle, play->campaign());
    if (!bots)
        return bots.refusal();
    if (play->isOfOldContent() && arguments.has("--new-content")) {
        if (const auto refusal = play->goOnWithPresentContent(kOldLine))
            return refusal;
    }
    nlohmann::ordered_json written = nlohmann::ordered_json::array();
    const auto told = [&](int chapter) {
        written.push_back(chapter);
        if (console.isTerminal)
            console.err << "Chapter " << chapter << " of 4 is written.\n";
        return std::ssize(written) < *chapters;
    };
    if (const auto refusal = playOut(*play, *bots, told))
        return play->match() ? rescuedFrom(*refusal, *chronicle, *play->match(), {}) : *refusal;
    if (arguments.has("--json")) {
        console.out << toText(nlohmann::ordered_json{ { "campaign", id->value }, { "written", written },
                                  { "over", play->isOver() }, { "oldContent", play->isOfOldContent() } },
            2) << "\n";
        return std::nullopt;
    }
    for (const auto &chapter : written)
        console.out << "Chapter " << chapter.get<int>() << " is written.\n";
    if (play->isOfOldContent())
        console.out << "It is played with the content it began with; --new-content goes on with that of today.\n";
    console.out << (play->isOver() ? "The campaign is over.\n" : "The next chapter has yet to begin.\n");
    return std::nullopt;
}

} // namespace outremer::cli
