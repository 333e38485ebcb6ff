#include "app/cli/campaignsimulation.h"

#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/chapter/tournament.h"
#include "model/bots/bots.h"
#include "model/core/jsontext.h"

#include <nlohmann/json.hpp>

#include <iomanip>
#include <iostream>

namespace outremer::cli {
namespace {

using nlohmann::ordered_json;

ordered_json toJson(const campaign::TournamentReport &report)
{
    ordered_json json{ { "campaigns", report.campaigns }, { "longestChapter", report.longest },
        { "crescentRisen", report.risen } };
    for (const auto &[state, side] : report.states)
        json["wins"][state] = side.wins;
    for (std::size_t page = 0; page < report.endings.size(); ++page)
        json["endings"].push_back(report.endings[page]);
    json["tables"] = report.tally;
    return json;
}

void print(const campaign::TournamentReport &report, bool withTables, std::ostream &out)
{
    const auto percent = [&](std::uint64_t part, std::uint64_t whole) {
        out << std::fixed << std::setprecision(1) << 100.0 * double(part) / double(whole) << " %";
    };
    for (const auto &[state, side] : report.states) {
        const Interval interval = confidence(side.wins, side.matches);
        out << std::setw(12) << std::left << state << "wins ";
        percent(side.wins, side.matches);
        out << std::fixed << std::setprecision(1) << "  (" << 100 * interval.low << "-" << 100 * interval.high << ")\n";
    }
    for (std::size_t page = 0; page < report.endings.size(); ++page) {
        out << "chapter " << page + 1 << "   ";
        for (const auto &[ending, count] : report.endings[page]) {
            out << " " << ending << " ";
            percent(count, std::uint64_t(report.campaigns));
        }
        out << "\n";
    }
    for (const auto &[table, rows] : report.tally) {
        if (!withTables)
            break;
        out << "\n" << table << "\n";
        for (const auto &[row, count] : rows)
            out << "  " << std::setw(36) << std::left << row << count << "\n";
    }
}

} // namespace

std::optional<Refusal> simulateCampaigns(const Arguments &arguments, Console &console)
{
    const auto seats = numberIn(arguments, "--seats", 4, 2, 4);
    if (!seats)
        return seats.refusal();
    const auto seed = numberIn(arguments, "--seed", 1, 0, INT64_MAX);
    if (!seed)
        return seed.refusal();
    const auto games = numberIn(arguments, "--games", 300, 1, 1000000);
    if (!games)
        return games.refusal();
    const auto told = [&](int played) {
        if (console.isTerminal && played % 10 == 0)
            console.err << "\r" << played << " of " << *games << std::flush;
    };
    const auto report = campaign::runTournament(campaign::chapterRules(*campaign::chapterGame()), int(*seats),
        int(*games), std::uint64_t(*seed), BotKind::Greedy, told);
    if (console.isTerminal)
        console.err << "\r";
    if (arguments.has("--json"))
        console.out << toText(toJson(report), 2) << "\n";
    else
        print(report, arguments.has("--tables"), console.out);
    return std::nullopt;
}

} // namespace outremer::cli
