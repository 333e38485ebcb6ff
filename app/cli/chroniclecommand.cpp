#include "app/campaigns/campaignplay.h"
#include "app/campaigns/tale.h"
#include "app/campaigns/tonightplan.h"
#include "app/cli/chroniclefile.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/companion/bgstats.h"
#include "campaign/crusaders/pictures/campaignpictures.h"
#include "campaign/crusaders/prose/contentnames.h"
#include "campaign/crusaders/prose/storybook.h"
#include "campaign/crusaders/statistics/campaignstatistics.h"
#include "model/core/record.h"

#include <cerrno>
#include <csignal>
#include <iostream>
#include <sys/wait.h>
#include <unistd.h>

namespace outremer::cli {
namespace {

struct Export {
    campaign::CampaignFacts facts;
    campaign::Names names;
    const crusaders::Content &content;
    Lang lang;
    campaign::table::TonightPlan plan;
};

Result<std::string> textOf(const Export &from, const std::string &format)
{
    const auto book = [&] { return campaign::chronicleOf(from.facts, from.names, from.lang); };
    if (format == "md")
        return campaign::toMarkdown(book(), from.facts, from.names);
    if (format == "html")
        return campaign::toHtml(book(), from.facts, from.names);
    if (format == "json" || format == "pdf") // the booklet is set from the same file
        return campaign::toJsonFile(book(), from.facts);
    if (format == "bgstats")
        return campaign::table::bgStatsOf({ from.facts }, from.content, {}, from.lang).text;
    if (format == "setup") {
        const auto sheet =
            campaign::table::tonightSheet(from.content, from.facts, catalogueOf(from.content), from.plan, from.lang);
        if (!sheet)
            return sheet.refusal();
        return campaign::toMarkdown(*sheet, from.facts, from.names);
    }
    return Refusal{ "usage", "--format takes md, html, pdf, json, setup or bgstats, not \"" + format + "\"" };
}

// The booklet is set by a program of its own, so that this one needs no Qt. It reads the JSON from a pipe.
std::optional<Refusal> printBooklet(const Console &console, const std::string &json, const std::string &out)
{
    const std::string program = console.programFolder + "/outremer-booklet";
    if (access(program.c_str(), X_OK) != 0)
        return Refusal{ "no-booklet", "the booklet is set by outremer-booklet, which is not beside this program" };
    int ends[2];
    if (pipe(ends) != 0)
        return Refusal{ "no-booklet", "no pipe could be opened to outremer-booklet" };
    const pid_t child = fork();
    if (child == 0) {
        dup2(ends[0], STDIN_FILENO);
        close(ends[0]);
        close(ends[1]);
        execl(program.c_str(), program.c_str(), "-", out.c_str(), static_cast<char *>(nullptr));
        _exit(127);
    }
    close(ends[0]);
    const auto before = std::signal(SIGPIPE, SIG_IGN); // a booklet that stops reading is an error in words
    std::size_t written = 0;
    while (child > 0 && written < json.size()) {
        const ssize_t count = write(ends[1], json.data() + written, json.size() - written);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            break;
        written += std::size_t(count);
    }
    close(ends[1]);
    std::signal(SIGPIPE, before);
    int status = 1;
    if (child <= 0 || waitpid(child, &status, 0) != child || !WIFEXITED(status) || WEXITSTATUS(status) != 0)
        return Refusal{ "no-booklet", "outremer-booklet could not write " + out };
    return std::nullopt;
}

// People, states and cards over all campaigns of a chronicle.
std::optional<Refusal> statistics(const Arguments &arguments, Console &console, Lang lang)
{
    auto chronicle = openChronicle(arguments);
    if (!chronicle)
        return chronicle.refusal();
    const auto campaigns = chronicle->campaigns().all();
    if (!campaigns)
        return campaigns.refusal();
    std::vector<campaign::CampaignFacts> tales;
    for (const Campaign &campaign : *campaigns) {
        const auto tale = taleOf(*chronicle, campaign.id, *campaign::chapterGame());
        if (!tale)
            return tale.refusal();
        tales.push_back(*tale);
    }
    const campaign::Names names(std::make_shared<campaign::ContentNames>(
        campaign::chapterRules(*campaign::chapterGame()).crusaders().sharedContent()));
    const campaign::Document document = campaign::documentOf(campaign::statisticsOf(tales), names, lang);
    console.out << campaign::toMarkdown(document, {}, names);
    return std::nullopt;
}

std::optional<Refusal> writeChronicle(const Arguments &arguments, Console &console)
{
    const auto lang = languageOf(arguments);
    if (!lang)
        return lang.refusal();
    if (arguments.words[0] == "statistics" && arguments.words.size() == 1)
        return statistics(arguments, console, *lang);
    if (arguments.words[0] != "export" || arguments.words.size() != 2)
        return Refusal{ "usage", "usage: outremer-cli chronicle export ID --format FORMAT [-o OUT] | statistics" };
    auto chronicle = openChronicle(arguments);
    if (!chronicle)
        return chronicle.refusal();
    const auto id = campaignNamed(*chronicle, arguments.words[1]);
    if (!id)
        return id.refusal();
    const GamePtr &game = campaign::chapterGame();
    const auto tale = taleSoFar(*chronicle, *id, game);
    if (!tale)
        return tale.refusal();
    const crusaders::Crusaders &rules = campaign::chapterRules(*game).crusaders();
    const auto campaign = chronicle->campaigns().get(*id);
    if (!campaign)
        return campaign.refusal();
    const auto dynasties = chronicle->campaigns().dynasties(*id);
    if (!dynasties)
        return dynasties.refusal();
    auto box = boxNumbersOf(*chronicle, rules.content());
    if (!box)
        return box.refusal();
    const Export from{ *tale, campaign::Names(std::make_shared<campaign::ContentNames>(rules.sharedContent())),
        rules.content(), *lang, tonightPlan(*campaign, *dynasties, std::move(*box)) };
    const std::string format = arguments.text("--format", "md");
    const auto text = textOf(from, format);
    if (!text)
        return text.refusal();
    const std::string out = arguments.text("-o", "");
    if (format == "pdf")
        return out.empty() ? Refusal{ "usage", "a booklet needs -o OUT" } : printBooklet(console, *text, out);
    if (!out.empty())
        return writeFileSafely(out, *text);
    console.out << *text;
    return std::nullopt;
}

} // namespace

const Command kChronicleCommand{ "chronicle",
    "export ID --format md|html|pdf|json|setup|bgstats [-o OUT] | statistics [--db FILE]",
    "The book of a campaign, tonight's set-up sheet, its plays for BG Stats; or who won how often with what.",
    { { "--format", "FORMAT", "md, html, pdf, json, setup or bgstats (md)" },
        { "-o", "OUT", "the file to write (standard output; a booklet needs one)" }, kDbFlag, kLangFlag },
    1, 2, &writeChronicle };

} // namespace outremer::cli
