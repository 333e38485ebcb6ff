#pragma once

#include "model/bots/search.h"

#include <chrono>
#include <memory>
#include <thread>

namespace outremer {

// What a bot's budget comes to in a game. The characters' are the game's; a search has its own.
template <Game G>
SearchBudget budgetOf(const BotSpec &bot)
{
    switch (bot.kind) {
    case BotKind::Squire:
    case BotKind::Knight:
    case BotKind::King:
        return { habitsOf<G>().characters[std::size_t(bot.kind) - std::size_t(BotKind::Squire)], 0 };
    default:
        return bot.budget;
    }
}

// Room for the nodes of a search: each iteration adds the options of about one decision.
inline std::uint32_t arenaFor(const SearchBudget &budget)
{
    constexpr std::uint32_t kNodesPerIteration = 16;
    constexpr std::uint32_t kMost = 1u << 18; // 10 MB, for searches by the clock and very long ones
    return budget.iterations == 0 ? kMost : std::min(kMost, budget.iterations * kNodesPerIteration + 64);
}

// Sorts the options, the most visited first, and chooses. The squire is young: he takes an option as often as it was
// visited, so that he mostly plays well and sometimes astonishes.
void settle(Thought &thought, bool isYoung, Rng &lots);

// Searches for the seat that sees `view`. `options` are its legal options, which it knows by its view. At least one
// iteration is made, whatever the clock says; a search that is stopped answers with what it has.
template <Game G>
Thought think(const G &game, const View<typename G::State> &view, const OptionsOf<G> &options,
    const ThinkRequest &request, const SearchHabits &habits = habitsOf<G>())
{
    if (options.empty()) // the match is over
        return {};
    if constexpr (HasMatchWithin<G>) {
        if (const auto within = game.viewWithin(view))
            return think(game.gameWithin(), *within, options, request);
    }
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    SearchBudget budget = budgetOf<G>(request.bot);
    if (request.milliseconds > 0 && (budget.milliseconds == 0 || request.milliseconds < budget.milliseconds))
        budget.milliseconds = request.milliseconds;
    if (budget == SearchBudget{} || options.size() == 1)
        budget.iterations = 1;
    const auto deadline = begin + std::chrono::milliseconds(budget.milliseconds);
    const Temper temper{ game.decision(*view).seat, request.bot.style };
    const auto workers = std::size_t(std::max(1, request.workers));
    const auto share = std::uint32_t((budget.iterations + workers - 1) / workers);

    std::vector<std::unique_ptr<Search<G>>> searches(workers);
    // One tree alone may stop as soon as its choice can no longer change; the squire draws lots among all visits.
    const bool mayStopEarly = workers == 1 && request.bot.kind != BotKind::Squire;
    const auto isEnough = [&](const Search<G> &search) {
        const std::uint32_t made = search.iterations();
        if (budget.iterations > 0
            && (made >= share || (mayStopEarly && made % 16 == 0 && search.isSettled(share - made))))
            return true;
        return request.stop.stop_requested() || (budget.milliseconds > 0 && Clock::now() >= deadline);
    };
    const auto work = [&](std::size_t worker) { // each plants its own tree: that takes time, too
        searches[worker] = std::make_unique<Search<G>>(game, view, options, habits, temper,
            arenaFor({ share, budget.milliseconds }), streamOf(request.seed, worker));
        Search<G> &search = *searches[worker];
        do {
            search.iterate();
        } while (!isEnough(search));
    };
    {
        std::vector<std::jthread> helpers;
        for (std::size_t worker = 1; worker < searches.size(); ++worker)
            helpers.emplace_back(work, worker);
        work(0);
    }

    // The trees are added up at the root, in the order of the workers.
    Thought thought;
    thought.options = searches[0]->findings();
    for (std::size_t worker = 0; worker < searches.size(); ++worker) {
        const Search<G> &search = *searches[worker];
        thought.iterations += search.iterations();
        thought.treeDecisions += search.treeDecisions();
        thought.rolloutDecisions += search.rolloutDecisions();
        thought.nodes += search.nodes();
        if (worker == 0)
            continue;
        const auto findings = search.findings();
        for (std::size_t i = 0; i < findings.size(); ++i) {
            thought.options[i].visits += findings[i].visits;
            thought.options[i].expected += findings[i].expected;
        }
    }
    for (RankedOption &option : thought.options)
        option.expected = option.visits == 0 ? 0 : option.expected / double(option.visits);
    Rng lots = streamOf(request.seed, workers);
    settle(thought, request.bot.kind == BotKind::Squire, lots);
    thought.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    return thought;
}

} // namespace outremer
