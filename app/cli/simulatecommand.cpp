#include "app/cli/command.h"

#include "model/bots/simulation.h"
#include "model/core/jsontext.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <iomanip>
#include <iostream>
#include <thread>

namespace outremer::cli {
namespace {

using nlohmann::ordered_json;

ordered_json toJson(
    const AnyGame &game, const SimulationRequest &request, const SimulationReport &report, double seconds)
{
    ordered_json json{ { "game", game.id() }, { "seats", request.setup.seats } };
    for (const BotSpec &bot : request.bots)
        json["bots"].push_back(nameOf(bot));
    json["rotates"] = request.rotates;
    json["workers"] = request.workers;
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
    for (const auto &[bot, side] : report.bots)
        json["botRates"][nameOf(bot)] = rate(side.wins, side.matches);
    for (std::size_t i = 0; i < report.bots.size(); ++i) {
        for (std::size_t j = i + 1; j < report.bots.size(); ++j) {
            const EloDifference elo = eloBetween(report.bots[i].second, report.bots[j].second);
            json["elo"].push_back(
                { { "bot", nameOf(report.bots[i].first) }, { "against", nameOf(report.bots[j].first) },
                    { "difference", elo.value }, { "low", elo.low }, { "high", elo.high } });
        }
    }
    for (int seat = 0; seat < request.setup.seats; ++seat)
        json["chairs"].push_back(rate(report.chairs[std::size_t(seat)], report.matches));
    json["endings"] = ordered_json::object();
    for (const auto &[ending, count] : report.endings)
        json["endings"][ending] = count;
    if (report.unwon > 0)
        json["unwon"] = report.unwon;
    for (const auto &[table, rows] : report.tally) {
        for (const auto &[row, count] : rows)
            json["tables"][table][row] = count;
    }
    if (report.effort.searches > 0) {
        const double iterations = double(report.effort.iterations);
        json["search"] = { { "searches", report.effort.searches }, { "iterations", report.effort.iterations },
            { "iterationsPerSecond", iterations / report.effort.seconds },
            { "secondsPerSearch", report.effort.seconds / double(report.effort.searches) },
            { "treeDepth", double(report.effort.treeDecisions) / iterations },
            { "rolloutDepth", double(report.effort.rolloutDecisions) / iterations } };
    }
    json["signature"] = hex(report.signature);
    return json;
}

void print(const ordered_json &json, std::ostream &out)
{
    const auto percent = [](double rate) { return 100 * rate; };
    const auto withInterval = [&](const ordered_json &rate) {
        out << std::setw(6) << percent(rate["rate"].get<double>()) << " %  (" << percent(rate["low"].get<double>())
            << " to " << percent(rate["high"].get<double>()) << ")\n";
    };
    const double matches = json["matches"].get<double>();
    out << std::fixed << std::setprecision(1);
    out << json["game"].get<std::string>() << ", " << json["seats"] << " seats, " << json["matches"]
        << " matches, seed " << json["seed"] << "\n";
    out << "decisions   " << json["decisions"] << " (" << json["choices"] << " with more than one option), "
        << json["decisionsPerSecond"] << " per second, " << json["meanDecisions"].get<double>() << " a match\n";
    for (const auto &[bot, rate] : json["botRates"].items()) {
        out << "bot         " << std::left << std::setw(16) << bot << std::right;
        withInterval(rate);
    }
    for (const auto &elo : json.value("elo", ordered_json::array()))
        out << "elo         " << elo["bot"].get<std::string>() << " over " << elo["against"].get<std::string>() << " "
            << std::showpos << elo["difference"].get<double>() << "  (" << elo["low"].get<double>() << " to "
            << elo["high"].get<double>() << ")\n"
            << std::noshowpos;
    for (const auto &[seat, rate] : json["winRates"].items()) {
        out << "wins        " << std::left << std::setw(16) << seat << std::right;
        withInterval(rate);
    }
    for (const auto &[ending, count] : json["endings"].items())
        out << "ending      " << ending << " " << count << " (" << percent(count.get<double>() / matches) << " %)\n";
    if (json.contains("unwon"))
        out << "nobody      wins " << json["unwon"] << "\n";
    for (std::size_t chair = 0; chair < json["chairs"].size(); ++chair) {
        out << "chair       " << chair + 1 << " wins          ";
        withInterval(json["chairs"][chair]);
    }
    if (json.contains("search"))
        out << "search      " << json["search"]["iterationsPerSecond"].get<double>() << " iterations a second, "
            << json["search"]["treeDepth"].get<double>() << " choices in the tree and "
            << json["search"]["rolloutDepth"].get<double>() << " behind it\n";
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
    const auto bots = chosenBots(arguments, setup.seats, "random");
    if (!bots)
        return bots.refusal();

    const auto workers = numberIn(arguments, "--workers", 1, 1, 256);
    if (!workers)
        return workers.refusal();
    const int cores = std::max(1, int(std::thread::hardware_concurrency()));
    const auto threads = numberIn(arguments, "--threads", std::max<long long>(1, cores / *workers), 1, 256);
    if (!threads)
        return threads.refusal();

    const SimulationRequest request{ setup, *bots, int(*matches), arguments.has("--tables"), arguments.has("--rotate"),
        int(*threads), int(*workers) };
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
    "Plays K matches between bots and reports wins with 95 % intervals, Elo, endings, speed and a signature over all "
    "final states.",
    { kSeatsFlag,
        { "--bots", "A,B,..",
            "one bot for every seat, or one for each: random, greedy, squire, knight, king, ismcts:400 (iterations), "
            "ismcts:500ms; with a style in Crusaders: king/warlike, /pious, /merchant (random)" },
        { "--games", "K", "how many matches (1000)" }, kSeedFlag,
        { "--rotate", "", "after every match the bots move on by a chair" },
        { "--threads", "N", "how many matches at a time; the result is the same (as many as there are cores for)" },
        { "--workers", "N", "how many cores each search uses; bots then play other matches (1)" },
        { "--tables", "", "also count what happened: influence by source, uses of every card" }, kOptionFlag, kPackFlag,
        kJsonFlag },
    1, 1, &simulate };

} // namespace outremer::cli
