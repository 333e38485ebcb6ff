#pragma once

#include "model/core/refusal.h"
#include "model/core/style.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace outremer {

// Players that are not people. They are given a seat's view, its options and random numbers, and nothing else.
// Squire, knight and king are characters for people to choose: the game says how long each of them thinks. Search is
// the same search with a budget of one's own.
enum class BotKind : std::uint8_t { Random, Greedy, Squire, Knight, King, Search };
inline constexpr std::array kQuickBots{ BotKind::Random, BotKind::Greedy }; // answer at once
inline constexpr std::array kCharacters{ BotKind::Squire, BotKind::Knight, BotKind::King };

// How long a search may take. Only iterations are reproducible; a clock is for play. 0: no bound of that sort.
struct SearchBudget {
    std::uint32_t iterations = 0;
    std::uint32_t milliseconds = 0;

    friend bool operator==(const SearchBudget &, const SearchBudget &) = default;
};

// A bot as it is asked for, saved and printed: "greedy", "king", "knight/pious", "ismcts:400", "ismcts:500ms/warlike".
struct BotSpec {
    BotKind kind = BotKind::Greedy;
    Style style = Style::Even;
    SearchBudget budget{}; // of BotKind::Search

    constexpr BotSpec() = default;
    constexpr BotSpec(BotKind bot) // a kind is a bot without a taste
        : kind(bot)
    {
    }
    constexpr bool isQuick() const { return kind == BotKind::Random || kind == BotKind::Greedy; }
    friend bool operator==(const BotSpec &, const BotSpec &) = default;
};

std::string nameOf(const BotSpec &bot);
std::string_view nameOf(Style style);
Result<BotSpec> readBot(std::string_view text); // or what is wrong with it, in words
std::optional<BotSpec> botNamed(std::string_view name);

} // namespace outremer
