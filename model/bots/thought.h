#pragma once

#include "model/bots/botspec.h"
#include "model/core/option.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace outremer {

// What somebody asks of a bot that thinks. The same request gives the same thought on every machine and build, as
// long as it is bounded by iterations alone; the number of workers is part of the request.
struct ThinkRequest {
    BotSpec bot = BotKind::King;
    std::uint64_t seed = 0;
    std::uint32_t milliseconds = 0; // on top of the bot's own budget; 0: no clock
    int workers = 1;                // threads, each with a tree of its own
    std::stop_token stop{};         // a stopped search answers with what it has
};

// One option as the search sees it.
struct RankedOption {
    Option option{};
    std::uint32_t visits = 0;
    double expected = 0; // the seat's share of the victory, 0 to 1; of an option never tried, 0
    int prior = 0;       // the game's own appraisal, before any search

    friend bool operator==(const RankedOption &, const RankedOption &) = default;
};

// What a search found out.
struct Thought {
    Option choice{};
    std::vector<RankedOption> options;  // all of them, the most visited first
    std::uint64_t iterations = 0;       // fewer than asked when the choice could no longer change
    std::uint64_t treeDecisions = 0;    // choices made inside the tree, all iterations together
    std::uint64_t rolloutDecisions = 0; // and behind it, until the position was judged
    std::uint64_t nodes = 0;
    double seconds = 0;

    double perIteration(std::uint64_t total) const { return iterations == 0 ? 0 : double(total) / double(iterations); }
};

// Thinks about one decision. It holds a seat's view, its options and the game, and nothing else, so it may be used on
// any thread, also after the match has gone on.
using Thinker = std::function<Thought(const ThinkRequest &)>;

} // namespace outremer
