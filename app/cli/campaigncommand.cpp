#include "app/campaigns/demo.h"
#include "app/campaigns/tale.h"
#include "app/cli/campaigncontinue.h"
#include "app/cli/campaignsimulation.h"
#include "app/cli/chroniclefile.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/pictures/campaignpictures.h"
#include "campaign/crusaders/prose/contentnames.h"
#include "campaign/crusaders/prose/storybook.h"
#include "model/bots/bots.h"
#include "model/core/jsontext.h"

#include <nlohmann/json.hpp>

#include <iostream>

namespace outremer::cli {
namespace {

using nlohmann::ordered_json;

campaign::Names names()
{
    return campaign::Names(std::make_shared<campaign::ContentNames>(
        campaign::chapterRules(*campaign::chapterGame()).crusaders().sharedContent()));
}

void printChronicle(const campaign::CampaignFacts &facts, Lang lang, std::ostream &out)
{
    const campaign::Names known = names();
    out << campaign::toMarkdown(campaign::chronicleOf(facts, known, lang), facts, known);
}

std::optional<Refusal> demo(const Arguments &arguments, Console &console, Lang lang)
{
    const auto seats = numberIn(arguments, "--seats", 4, 2, 4);
    if (!seats)
        return seats.refusal();
    const auto seed = numberIn(arguments, "--seed", 1, 0, INT64_MAX);
    if (!seed)
        return seed.refusal();
    auto chronicle = openChronicle(arguments, true);
    if (!chronicle)
        return chronicle.refusal();
    Founding founding = drawnFounding(int(*seats), std::uint64_t(*seed));
    founding.title = lang == Lang::Ru ? "Хроника Заморья" : "The Chronicle of Outremer";
    for (Founding::Chair &chair : founding.chairs)
        chair.bot = BotKind::Greedy;
    const auto id = found(*chronicle, founding);
    if (!id)
        return id.refusal();
    auto play = CampaignPlay::open(*chronicle, *id, campaign::chapterGame());
    if (!play)
        return play.refusal();
    const auto told = [&](int chapter) {
        if (console.isTerminal)
            console.err << "Chapter " << chapter << " of 4 is written.\n";
        return true;
    };
    if (const auto refusal = playOut(*play, BotKind::Greedy, told))
        return refusal;
    const auto tale = taleOf(*chronicle, *id, *campaign::chapterGame());
    if (!tale)
        return tale.refusal();
    printChronicle(*tale, lang, console.out);
    return std::nullopt;
}

std::optional<Refusal> list(const Arguments &arguments, Console &console)
{
    auto chronicle = openChronicle(arguments);
    if (!chronicle)
        return chronicle.refusal();
    const auto campaigns = chronicle->campaigns().all();
    if (!campaigns)
        return campaigns.refusal();
    ordered_json all = ordered_json::array();
    for (const Campaign &campaign : *campaigns) {
        const auto chapters = chronicle->campaigns().chapters(campaign.id);
        if (!chapters) { // one that cannot be read does not hide the others
            all.push_back({ { "id", campaign.id.value }, { "title", campaign.title },
                { "problem", chapters.refusal().message } });
            if (!arguments.has("--json"))
                console.out << campaign.id.value << "  " << campaign.title << "  (" << chapters.refusal().message
                            << ")\n";
            continue;
        }
        const auto written = std::ranges::count(*chapters, ChapterStatus::Finished, &Chapter::status);
        all.push_back({ { "id", campaign.id.value }, { "title", campaign.title }, { "seats", campaign.seats },
            { "hard", campaign.isHard }, { "chaptersWritten", written } });
        if (!arguments.has("--json"))
            console.out << campaign.id.value << "  " << campaign.title << "  (" << campaign.seats << " dynasties, "
                        << written << " of 4 chapters)\n";
    }
    if (arguments.has("--json"))
        console.out << toText(all, 2) << "\n";
    else if (all.empty())
        console.out << "No campaign has been begun yet.\n";
    return std::nullopt;
}

std::optional<Refusal> show(const Arguments &arguments, Console &console, Lang lang)
{
    if (arguments.words.size() < 2)
        return Refusal{ "usage", "campaign show takes the number of a campaign" };
    auto chronicle = openChronicle(arguments);
    if (!chronicle)
        return chronicle.refusal();
    const auto id = campaignNamed(*chronicle, arguments.words[1]);
    if (!id)
        return id.refusal();
    const auto tale = taleSoFar(*chronicle, *id, campaign::chapterGame());
    if (!tale)
        return tale.refusal();
    if (arguments.has("--json")) {
        console.out << toText(campaign::toJson(*tale), 2) << "\n";
    } else if (nextChapter(*tale) > campaign::kChapters) {
        printChronicle(*tale, lang, console.out);
    } else {
        const campaign::Names known = names();
        console.out << campaign::toMarkdown(campaign::recapOf(*tale, known, lang), *tale, known);
    }
    return std::nullopt;
}

// One campaign as a file of its own, to be sent to a friend or kept apart.
std::optional<Refusal> exportTo(const Arguments &arguments)
{
    if (arguments.words.size() < 2 || !arguments.has("-o"))
        return Refusal{ "usage", "campaign export takes the number of a campaign and -o FILE" };
    auto chronicle = openChronicle(arguments);
    if (!chronicle)
        return chronicle.refusal();
    const auto id = campaignNamed(*chronicle, arguments.words[1]);
    if (!id)
        return id.refusal();
    return chronicle->bundles().save(*id, arguments.text("-o", ""));
}

std::optional<Refusal> importFrom(const Arguments &arguments, Console &console)
{
    if (arguments.words.size() < 2)
        return Refusal{ "usage", "campaign import takes a file" };
    auto chronicle = openChronicle(arguments, true);
    if (!chronicle)
        return chronicle.refusal();
    const auto imported = chronicle->bundles().take(arguments.words[1]);
    if (!imported)
        return imported.refusal();
    console.out << "It is campaign " << imported->campaign.value << " of this chronicle now.\n";
    for (const std::string &line : imported->report)
        console.out << line << "\n";
    return std::nullopt;
}

std::optional<Refusal> runCampaign(const Arguments &arguments, Console &console)
{
    const auto lang = languageOf(arguments);
    if (!lang)
        return lang.refusal();
    const std::string &verb = arguments.words[0];
    if (verb == "demo" && arguments.words.size() == 1)
        return demo(arguments, console, *lang);
    if (verb == "list" && arguments.words.size() == 1)
        return list(arguments, console);
    if (verb == "show")
        return show(arguments, console, *lang);
    if (verb == "simulate" && arguments.words.size() == 1)
        return simulateCampaigns(arguments, console);
    if (verb == "continue")
        return continueCampaign(arguments, console);
    if (verb == "export")
        return exportTo(arguments);
    if (verb == "import")
        return importFrom(arguments, console);
    return Refusal{
        "usage",
        "usage: outremer-cli campaign demo | simulate | list | show ID | continue ID | export ID -o FILE | import FILE"
    };
}

} // namespace

const Command kCampaignCommand{ "campaign",
    "demo | simulate | list | show ID | continue ID | export ID -o FILE | import FILE [--db FILE]",
    "demo: a whole four-chapter campaign between bots, saved to the file, ending with its chronicle. simulate: many of "
    "them in memory, counted. list, show: what a chronicle holds and where a campaign stands. continue: bots play what "
    "is left of one that was stopped. export, import: one campaign as a file.",
    { kSeatsFlag, kSeedFlag, { "--games", "N", "how many campaigns are simulated (300)" },
        { "--tables", "", "count the cards too" },
        { "--bots", "A,B,..",
            "continue: one bot for every seat, or one for each (those that hold the seats, else greedy)" },
        { "--chapters", "N", "continue: stop when so many chapters have ended (to the end of the campaign)" },
        { "--new-content", "",
            "continue: go on with the content and rules of today, if the campaign began with others" },
        kDbFlag, { "-o", "FILE", "where an exported campaign goes" }, kLangFlag, kJsonFlag },
    1, 2, &runCampaign };

} // namespace outremer::cli
