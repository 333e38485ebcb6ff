#include "cli/command.h"

#include "bots/simulation.h"
#include "core/jsontext.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <iomanip>
#include <iostream>

namespace outremer::cli {
namespace {

using nlohmann::ordered_json;

Result<std::vector<BotKind>> chosenBots(const Arguments &arguments, int seats)
{
    std::vector<std::string> names = arguments.list("--bots");
    if (names.empty())
        names = { "random" };
    if (names.size() == 1)
        names.resize(std::size_t(seats), names.front());
    if (names.size() != std::size_t(seats))
        return Refusal{ "bad-bots",
            "--bots takes one bot, or one for each of the " + std::to_string(seats) + " seats" };
    std::vector<BotKind> bots;
    for (const std::string &name : names) {
        const auto bot = botNamed(name);
        if (!bot)
            return Refusal{ "bad-bots", "there is no bot \"" + name + "\"; there are random and greedy" };
        bots.push_back(*bot);
    }
    return bots;
}

ordered_json toJson(
    const AnyGame &game, const SimulationRequest &request, const SimulationReport &report, double seconds)
{
    ordered_json json{ { "game", game.id() }, { "seats", request.setup.seats } };
    for (BotKind bot : request.bots)
        json["bots"].push_back(nameOf(bot));
    json["matches"] = report.matches;
    json["seed"] = request.setup.seed;
    json["decisions"] = report.decisions;
    json["choices"] = report.choices;
    json["seconds"] = seconds;
    json["decisionsPerSecond"] = std::uint64_t(double(report.decisions) / seconds);
    json["choicesPerSecond"] = std::uint64_t(double(report.choices) / seconds);
    json["meanDecisions"] = double(report.decisions) / double(report.matches);
    json["longestMatch"] = report.longest;
    const auto rate = [](std::uint64_t wins, std::uint64_t matches) {
        const Interval interval = confidence(wins, matches);
        return ordered_json{ { "rate", double(wins) / double(matches) }, { "low", interval.low },
            { "high", interval.high }, { "matches", matches } };
    };
    for (const auto &[id, side] : report.sides) {
        json["wins"][id] = side.wins;
        json["winRates"][id] = rate(side.wins, side.matches);
    }
    for (int seat = 0; seat < request.setup.seats; ++seat)
        json["chairs"].push_back(rate(report.chairs[std::size_t(seat)], report.matches));
    json["endings"] = ordered_json::object();
    for (const auto &[ending, count] : report.endings)
        json["endings"][ending] = count;
    for (const auto &[table, rows] : report.tally) {
        for (const auto &[row, count] : rows)
            json["tables"][table][row] = count;
    }
    json["signature"] = hex(report.signature);
    return json;
}

void print(const ordered_json &json, std::ostream &out)
{
    const auto percent = [](double rate) { return 100 * rate; };
    const double matches = json["matches"].get<double>();
    out << std::fixed << std::setprecision(1);
    out << json["game"].get<std::string>() << ", " << json["seats"] << " seats, " << json["matches"]
        << " matches, seed " << json["seed"] << "\n";
    out << "decisions   " << json["decisions"] << " (" << json["choices"] << " with more than one option), "
        << json["decisionsPerSecond"] << " per second, " << json["meanDecisions"].get<double>() << " a match\n";
    for (const auto &[seat, rate] : json["winRates"].items())
        out << "wins        " << std::left << std::setw(10) << seat << std::right << std::setw(6)
            << percent(rate["rate"].get<double>()) << " %  (" << percent(rate["low"].get<double>()) << " to "
            << percent(rate["high"].get<double>()) << ")\n";
    for (const auto &[ending, count] : json["endings"].items())
        out << "ending      " << ending << " " << count << " (" << percent(count.get<double>() / matches) << " %)\n";
    for (std::size_t chair = 0; chair < json["chairs"].size(); ++chair)
        out << "chair       " << chair + 1 << " wins " << percent(json["chairs"][chair]["rate"].get<double>())
            << " %\n";
    if (json.contains("tables")) {
        for (const auto &[table, rows] : json["tables"].items()) {
            out << "\n" << table << " (total, a match)\n";
            for (const auto &[row, count] : rows.items())
                out << "  " << std::left << std::setw(40) << row << std::right << std::setw(10) << count
                    << std::setw(10) << std::setprecision(3) << count.get<double>() / matches << std::setprecision(1)
                    << "\n";
        }
        out << "\n";
    }
    out << "signature   " << json["signature"].get<std::string>() << "\n";
}

std::optional<Refusal> simulate(const Arguments &arguments, Console &console)
{
    const auto arrangement = arrange(arguments);
    if (!arrangement)
        return arrangement.refusal();
    const auto &[game, setup, lang] = *arrangement;
    const auto matches = numberIn(arguments, "--games", 1000, 1, 100'000'000);
    if (!matches)
        return matches.refusal();
    const auto bots = chosenBots(arguments, setup.seats);
    if (!bots)
        return bots.refusal();

    const SimulationRequest request{ setup, *bots, int(*matches), arguments.has("--tables") };
    std::function<void(int)> onMatch;
    if (console.isTerminal) {
        onMatch = [&](int done) {
            if (done % std::max(1, request.matches / 100) == 0)
                console.err << "\r" << done << " of " << request.matches << (done == request.matches ? "\n" : "")
                            << std::flush;
        };
    }
    const auto begin = std::chrono::steady_clock::now();
    const auto report = game->simulate(request, onMatch);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (!report)
        return report.refusal();
    const ordered_json json = toJson(*game, request, *report, seconds);
    if (arguments.has("--json"))
        console.out << toText(json, 2) << "\n";
    else
        print(json, console.out);
    return std::nullopt;
}

} // namespace

const Command kSimulateCommand{ "simulate", "GAME --seats N --bots A,B,.. --games K --seed S",
    "Plays K matches between bots and reports wins, endings, speed and a signature over all final states.",
    { kSeatsFlag, { "--bots", "A,B,..", "one bot for every seat, or one for each: random, greedy (random)" },
        { "--games", "K", "how many matches (1000)" }, kSeedFlag,
        { "--tables", "", "also count what happened: influence by source, uses of every card" }, kOptionFlag, kPackFlag,
        kJsonFlag },
    1, 1, &simulate };

} // namespace outremer::cli
