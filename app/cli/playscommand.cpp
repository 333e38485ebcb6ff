#include "app/campaigns/missingplays.h"
#include "app/cli/chroniclefile.h"
#include "app/cli/playscontinue.h"
#include "app/play/pastplays.h"
#include "campaign/crusaders/companion/bgstats.h"
#include "campaign/plays/playdocument.h"
#include "campaign/writers/writers.h"
#include "model/core/exportfile.h"
#include "model/core/jsontext.h"

#include <nlohmann/json.hpp>

#include <iostream>

namespace outremer::cli {
namespace {

using nlohmann::ordered_json;

template <class T>
ordered_json known(const std::optional<T> &value) // what nobody knows is null
{
    return value ? ordered_json(*value) : ordered_json();
}

ordered_json toJson(const plays::Sitter &sitter)
{
    if (sitter.isBot())
        return { { "bot", sitter.bot } };
    return sitter.isKnown() ? ordered_json{ { "person", sitter.name } } : ordered_json::object();
}

ordered_json toJson(const plays::PastPlay &play)
{
    ordered_json json{ { "id", play.id }, { "game", play.game }, { "date", play.date }, { "place", play.where },
        { "title", play.title }, { "part", play.part }, { "isOver", play.isOver }, { "isDecided", play.isDecided },
        { "ending", play.ending }, { "steps", known(play.steps) }, { "rounds", known(play.rounds) },
        { "minutes", known(play.minutes) }, { "seats", ordered_json::array() } };
    for (const plays::PastSeat &seat : play.seats)
        json["seats"].push_back(
            { { "seat", seat.seat }, { "who", toJson(seat.sitter) }, { "since", seat.since }, { "house", seat.house },
                { "place", known(seat.place) }, { "score", known(seat.score) }, { "won", seat.hasWon } });
    return json;
}

ordered_json toJson(const std::vector<plays::SitterCount> &sitters)
{
    ordered_json json = ordered_json::array();
    for (const plays::SitterCount &sitter : sitters)
        json.push_back({ { "who", toJson(sitter.who) }, { "plays", sitter.plays }, { "decided", sitter.decided },
            { "wins", sitter.wins }, { "winsOverBots", sitter.winsOverBots },
            { "meanPlaceHundredths", sitter.meanPlaceHundredths() }, { "streak", sitter.streak },
            { "longestStreak", sitter.longestStreak },
            { "favouriteHouse", sitter.houses.empty() ? "" : sitter.houses[0].example.house } });
    return json;
}

ordered_json toJson(const std::vector<plays::Pair> &pairs, const std::vector<plays::SitterCount> &ones,
    const std::vector<plays::SitterCount> &others)
{
    ordered_json json = ordered_json::array();
    for (const plays::Pair &pair : pairs)
        json.push_back({ { "one", toJson(ones[pair.one].who) }, { "other", toJson(others[pair.other].who) },
            { "plays", pair.plays }, { "above", pair.above }, { "below", pair.below }, { "level", pair.level() } });
    return json;
}

ordered_json toJson(const plays::PlayStatistics &all)
{
    ordered_json json{ { "finished", all.finished }, { "minutes", all.minutes }, { "people", toJson(all.people) },
        { "bots", toJson(all.bots) }, { "pairs", toJson(all.pairs, all.people, all.people) },
        { "rivalries", toJson(all.rivalries, all.people, all.people) },
        { "againstBots", toJson(all.botPairs, all.people, all.bots) }, { "games", ordered_json::array() },
        { "evenings", ordered_json::array() } };
    for (const plays::GameCount &game : all.games) {
        ordered_json houses = ordered_json::array();
        for (const plays::HouseCount &house : game.houses)
            houses.push_back({ { "house", house.example.house }, { "plays", house.plays }, { "wins", house.wins } });
        json["games"].push_back({ { "game", game.game }, { "plays", game.plays }, { "people", game.people },
            { "minutes", game.timed ? ordered_json(game.minutes) : ordered_json() }, { "last", game.lastDate },
            { "houses", houses } });
    }
    for (const plays::EveningCount &evening : all.evenings) {
        ordered_json plays = ordered_json::array();
        for (const std::size_t play : evening.plays)
            plays.push_back(toJson(all.plays[play]));
        json["evenings"].push_back({ { "date", evening.date }, { "places", evening.where }, { "plays", plays } });
    }
    return json;
}

// One of the people of the plays, by name.
Result<std::int64_t> personOf(const std::vector<plays::PastPlay> &plays, const std::string &name)
{
    for (const plays::PastPlay &play : plays) {
        for (const plays::PastSeat &seat : play.seats) {
            if (seat.sitter.person != 0 && seat.sitter.name == name)
                return seat.sitter.person;
        }
    }
    return Refusal{ "unknown-person", "nobody called \"" + name + "\" has played" };
}

std::optional<Refusal> run(const Arguments &arguments, Console &console)
{
    const std::string what = arguments.words[0];
    if (what == "continue")
        return continuePlay(arguments, console);
    if (what == "waiting" && arguments.words.size() == 1)
        return listWaiting(arguments, console);
    if ((what != "show" && what != "export") || arguments.words.size() > 1)
        return Refusal{ "usage", "usage: outremer-cli plays show | export [-o OUT] | waiting | continue ID" };
    const auto lang = languageOf(arguments);
    if (!lang)
        return lang.refusal();
    auto chronicle = openToRead(arguments);
    if (!chronicle)
        return chronicle.refusal();
    if (const auto completed = completePlays(*chronicle); !completed)
        return completed.refusal();
    const auto plays = pastPlays(*chronicle);
    if (!plays)
        return plays.refusal();
    plays::PlayFilter filter{ arguments.text("--game", ""), arguments.has("--without-bots"), 0 };
    if (arguments.has("--person")) {
        const auto person = personOf(*plays, arguments.text("--person", ""));
        if (!person)
            return person.refusal();
        filter.person = *person;
    }
    const plays::PlayStatistics all = plays::statisticsOf(*plays, filter);
    if (what == "export") {
        const auto file = campaign::table::bgStatsOf(all.plays, shelfNames(), {}, *lang);
        for (const std::string &left : file.left)
            console.err << "left out, because its day or its end is not known: " << left << "\n";
        if (const std::string out = arguments.text("-o", ""); !out.empty())
            return writeExport(out, file.text, arguments.has("--force") ? Existing::Replace : Existing::Refuse);
        console.out << file.text;
    } else if (arguments.has("--json")) {
        console.out << toText(toJson(all), 2) << "\n";
    } else if (all.plays.empty()) {
        console.out << "Nothing has been played yet.\n";
    } else {
        console.out << campaign::toMarkdown(plays::documentOf(all, shelfNames(), *lang), campaign::NoPictures());
    }
    return std::nullopt;
}

} // namespace

const Command kPlaysCommand{ "plays",
    "show | export [-o OUT] | waiting | continue ID [--game ID] [--person NAME] [--without-bots] [--db FILE]",
    "show: every match of every game: evenings, wins, rivalries, streaks, houses. export: all plays for BG Stats. "
    "waiting: the matches that are not over. continue: bots play one of them on.",
    { { "--game", "ID", "plays of this game only" }, { "--person", "NAME", "plays of this person only" },
        { "--without-bots", "", "plays among people only" }, { "-o", "OUT", "the file to write (standard output)" },
        kForceFlag,
        { "--bots", "A,B,..",
            "continue: one bot for every seat, or one for each (those that hold the seats, else greedy)" },
        { "--steps", "N", "continue: stop after so many steps (to the end of the match)" },
        { "--new-content", "", "continue: go on with the content and rules of today, if the match has others" },
        kDbFlag, kLangFlag, kJsonFlag },
    1, 2, &run };

} // namespace outremer::cli
