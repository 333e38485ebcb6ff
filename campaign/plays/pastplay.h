#pragma once

#include "model/core/language.h"

#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace outremer::plays {

// Who sat in a seat: a person (known by a number, called by a name), a bot, or a person whose name nobody wrote down.
struct Sitter {
    std::int64_t person = 0;
    std::string name;
    std::string bot; // as bots/botspec.h writes it

    bool isBot() const { return !bot.empty(); }
    bool isKnown() const { return isBot() || person != 0; }
    // The same one, whatever they are called by now.
    bool is(const Sitter &other) const { return isKnown() && person == other.person && bot == other.bot; }
};

// A seat of a match and how it came out of it. Whoever held it last is who played it.
struct PastSeat {
    int seat = 0;
    Sitter sitter;
    std::int64_t since = 0; // the steps that had been made when they sat down
    std::string noun;       // of the game, for its house
    std::string house;      // an id of the game's; empty: not known
    std::optional<int> place;
    std::optional<std::int64_t> score;
    bool hasWon = false;
    bool isFirst = false; // to move, where that is known
};

// One match of a game, played here or at a real table. What is not known is nothing.
struct PastPlay {
    std::int64_t id = 0;
    std::string key;   // the same for the same play for ever, whichever file it is in
    std::string game;  // an id; perhaps of a game that is not on the shelf
    std::string date;  // of the evening: 2026-11-16; empty: not known
    std::string where; // the place of that evening
    std::string title; // of what it belongs to, such as a campaign
    std::string part;  // of that, such as a chapter
    bool isOver = false;
    bool isDecided = false; // its places and winners are known; nobody may have won
    std::optional<std::int64_t> steps, rounds, minutes;
    std::string ending;
    std::vector<PastSeat> seats;
};

// Of a play that is part of something, such as a campaign's chapter.
inline std::string keyOfPart(const std::string &group, const std::string &title, const std::string &part)
{
    return group + "\n" + title + "\n" + part;
}

// How games and their houses are called. A game that is not on the shelf is called by its id.
struct GameNames {
    std::function<std::string(const std::string &game, Lang lang)> game;
    std::function<std::string(const std::string &game, const PastSeat &seat, Lang lang)> house;
};

} // namespace outremer::plays
