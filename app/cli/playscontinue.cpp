#include "app/cli/playscontinue.h"

#include "app/campaigns/missingplays.h"
#include "app/cli/chroniclefile.h"
#include "app/play/matchage.h"
#include "app/play/rescue.h"
#include "app/play/singleplay.h"
#include "model/bots/bots.h"
#include "model/core/jsontext.h"

#include <nlohmann/json.hpp>

#include <iostream>

namespace outremer::cli {
namespace {

using nlohmann::ordered_json;

constexpr std::int64_t kMostSteps = 1'000'000;

Result<std::vector<MatchRow>> waitingMatches(Chronicle &chronicle)
{
    auto matches = chronicle.journal().matches();
    if (matches)
        std::erase_if(*matches, [](const MatchRow &match) { return match.finished || !gameOnShelf(match.game); });
    return matches;
}

Result<MatchRow> matchNamed(Chronicle &chronicle, const std::string &word)
{
    const auto matches = waitingMatches(chronicle);
    if (!matches)
        return matches.refusal();
    for (const MatchRow &match : *matches) {
        if (std::to_string(match.id.value) == word)
            return match;
    }
    return Refusal{ "no-match",
        "no match " + word + " waits in this chronicle; \"plays waiting\" shows those that do" };
}

std::string wordsFor(MatchAge age)
{
    switch (age) {
    case MatchAge::OlderContent:
        return "played with the content it began with";
    case MatchAge::MissingContent:
        return "its content is missing: it can be read, not played on";
    case MatchAge::OlderRules:
        return "played by older rules: --new-content goes on by those of today";
    case MatchAge::Present:
        break;
    }
    return "";
}

// A match of older rules goes on by those of today only if that is wanted; one of older content, with the new content.
Result<std::unique_ptr<SinglePlay>> openWanted(
    Chronicle &chronicle, const MatchRow &match, bool wantsPresent, std::int64_t &lost)
{
    const GamePtr present = gameOnShelf(match.game);
    auto play = SinglePlay::open(chronicle, match.id);
    const bool isOfOlderRules = !play && play.refusal().code == "other-rules";
    if (isOfOlderRules && !wantsPresent)
        return Refusal{ "other-rules", play.refusal().message + " --new-content goes on by the rules of today." };
    if (isOfOlderRules) {
        const auto left = goOnByPresentRules(chronicle, match.id, *present, "By the rules of before");
        if (!left)
            return left.refusal();
        lost = *left;
        return SinglePlay::open(chronicle, match.id);
    }
    if (play && (*play)->isOfOldContent() && wantsPresent) {
        if (const auto refusal = (*play)->goOnWithPresentContent("With the content of before"))
            return *refusal;
    }
    return play;
}

// A bot keeps its seat; where a person sits, or with --bots, a bot sits down.
std::optional<Refusal> seatBots(const Arguments &arguments, SinglePlay &play)
{
    const auto bots = chosenBots(arguments, play.match().seatCount(), "greedy");
    if (!bots)
        return bots.refusal();
    for (int seat = 0; seat < play.match().seatCount(); ++seat) {
        const auto &holder = play.players()[std::size_t(seat)];
        const BotSpec &bot = (*bots)[std::size_t(seat)];
        if (holder.bot && (!arguments.has("--bots") || *holder.bot == bot))
            continue;
        if (const auto refusal = play.reseat(Seat(seat), { {}, bot, play.stepCount() }))
            return refusal;
    }
    return std::nullopt;
}

} // namespace

std::optional<Refusal> listWaiting(const Arguments &arguments, Console &console)
{
    auto chronicle = openToRead(arguments);
    if (!chronicle)
        return chronicle.refusal();
    const auto matches = waitingMatches(*chronicle);
    if (!matches)
        return matches.refusal();
    ordered_json all = ordered_json::array();
    for (const MatchRow &match : *matches) {
        const auto head = chronicle->journal().head(match.currentLine);
        if (!head)
            return head.refusal();
        const auto age = ageOf(*chronicle, match, *gameOnShelf(match.game));
        if (!age)
            return age.refusal();
        all.push_back({ { "id", match.id.value }, { "game", match.game }, { "seats", match.seats },
            { "steps", head->length }, { "olderRules", *age == MatchAge::OlderRules },
            { "olderContent", *age == MatchAge::OlderContent || *age == MatchAge::MissingContent } });
        if (arguments.has("--json"))
            continue;
        const std::string note = wordsFor(*age);
        console.out << match.id.value << "  " << match.game << "  (" << match.seats << " seats, " << head->length
                    << " steps" << (note.empty() ? "" : "; " + note) << ")\n";
    }
    if (arguments.has("--json"))
        console.out << toText(all, 2) << "\n";
    else if (all.empty())
        console.out << "No match waits to be continued.\n";
    return std::nullopt;
}

std::optional<Refusal> continuePlay(const Arguments &arguments, Console &console)
{
    if (arguments.words.size() < 2)
        return Refusal{ "usage", "plays continue takes the number of a match" };
    const auto most = numberIn(arguments, "--steps", kMostSteps, 1, kMostSteps);
    if (!most)
        return most.refusal();
    auto chronicle = openChronicle(arguments);
    if (!chronicle)
        return chronicle.refusal();
    if (const auto completed = completePlays(*chronicle); !completed) // who sits down is noted there
        return completed.refusal();
    const auto match = matchNamed(*chronicle, arguments.words[1]);
    if (!match)
        return match.refusal();
    std::int64_t lost = 0;
    const auto opened = openWanted(*chronicle, *match, arguments.has("--new-content"), lost);
    if (!opened)
        return opened.refusal();
    SinglePlay &play = **opened;
    if (const auto refusal = seatBots(arguments, play))
        return refusal;
    std::int64_t made = 0;
    for (; made < *most && !play.match().decision().isOver(); ++made) {
        const Seat seat = play.match().decision().seat;
        Rng rng = streamOf(play.startHash(), play.stepCount()); // as at a table in the window
        const Option option = play.match().botChoice(*play.players()[seat].bot, rng);
        if (const auto refusal = play.submit(seat, option))
            return rescuedFrom(*refusal, *chronicle, play.match(), play.players());
    }
    const bool isOver = play.match().decision().isOver(), isOfOldContent = play.isOfOldContent();
    play.leave(); // the last call
    if (arguments.has("--json")) {
        console.out << toText(ordered_json{ { "match", match->id.value }, { "made", made }, { "over", isOver },
                                  { "lost", lost }, { "oldContent", isOfOldContent } },
            2) << "\n";
        return std::nullopt;
    }
    if (lost > 0)
        console.out << lost << " steps at its end were not taken over; they are kept to be read.\n";
    if (isOfOldContent)
        console.out << "It is played with the content it began with; --new-content goes on with that of today.\n";
    console.out << made << " steps were made. " << (isOver ? "The match is over.\n" : "The match goes on.\n");
    return std::nullopt;
}

} // namespace outremer::cli
