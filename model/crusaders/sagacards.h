#pragma once

#include "model/crusaders/cards.h"

#include <optional>

namespace outremer::crusaders {

// The cards only the campaign has. The words of each enumeration stand in the same order.

// What a vassal promises for one round (CH3-OATH-07); the engine watches it.
enum class Duty : std::uint8_t {
    NoAttack,
    NoChristians,
    Peace,
    AttackNear,
    WinSaracens,
    NoCover,
    LeaveInner,
    Place,
    NoOuter,
    NoBishops,
    NoSpies,
    Garrison,
    Treasury,
    Do,
    WalkBehind,
};
inline constexpr std::array<std::string_view, 15> kDutyWords{ "no-attack", "no-christians", "peace", "attack-near",
    "win-saracens", "no-cover", "leave-inner", "place", "no-outer", "no-bishops", "no-spies", "garrison", "treasury",
    "do", "walk-behind" };

struct Oath : PrintedCard {
    Duty duty{};
    Order order{};                         // of LeaveInner and Place
    Deed deed{};                           // of Do
    std::uint8_t atLeast = 1;              // of Garrison, Treasury and Do
    Program reward{};                      // the vassal's, when it is kept
    Program tribute{};                     // the suzerain's
    std::uint8_t influence = 0, coins = 0; // what breaking it costs
};

// Where Zengi is going (CH4-CMD-05).
enum class Aim : std::uint8_t { Nearest, Weakest, Capital, MostCities, Holiest, Richest, Homs, Central, Home };
inline constexpr std::array<std::string_view, 9> kAimWords{ "nearest", "weakest", "capital", "most-cities", "holiest",
    "richest", "homs", "central", "home" };

struct CommanderCard : PrintedCard {
    Aim aim{};
    std::uint8_t gather = 0;
    std::uint8_t moves = 0;
    Program siege{};
};

// What a ruler is remembered for: works in every later chapter (CA-NICK-05).
struct Nickname : PrintedCard {
    Name feminine;
    Quality quality{};
    std::uint8_t fame = 1;
    std::array<std::int8_t, kModifiers> boons{};
    Program start{};  // at the start of a chapter
    Program income{}; // in each income phase
};

// What one chapter leaves to the next (CA-END-02).
enum class LegacyEnding : std::uint8_t { Hegemony, Righteousness, Defeat, Era };
inline constexpr std::array<std::string_view, 4> kLegacyEndingWords{ "hegemony", "righteousness", "defeat", "era" };
enum class LegacyPart : std::uint8_t { Each, Winner, Last, Fallen };
inline constexpr std::array<std::string_view, 4> kLegacyPartWords{ "each", "winner", "last", "fallen" };
enum class Levy : std::uint8_t { None, NearWinner, NearCapitals, Central, Everywhere };
inline constexpr std::array<std::string_view, 5> kLevyWords{ "none", "near-winner", "near-capitals", "central",
    "everywhere" };

struct Legacy : PrintedCard {
    std::uint8_t after = 1; // the chapter that leaves it
    LegacyEnding ending{};
    std::array<Program, kLegacyPartWords.size()> parts{};
    Levy levy{}; // where more Saracen units stand
    std::uint8_t levyUnits = 0;
    std::uint8_t capitals = 0; // their level; 0: as usual
    std::uint8_t track = 0;    // bonuses of the Saracen track already uncovered
    Bilingual text;
};

// A choice between two chapters (CA-INTER). What it gives comes at the start of the next one.
struct Gift {
    std::optional<Quality> mark;
    Program start{};
};
enum class GiftPart : std::uint8_t { Chosen, Alone, Everybody, Nobody };
inline constexpr int kGiftParts = 4;

struct InterludeOption {
    std::string id;
    Name name;
    std::array<Gift, kGiftParts> gifts{};
    Bilingual text, story;
};
struct Interlude : PrintedCard {
    std::uint8_t after = 1;
    std::array<InterludeOption, 2> options;
};

} // namespace outremer::crusaders
