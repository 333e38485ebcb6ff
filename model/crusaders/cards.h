#pragma once

#include "model/core/language.h"
#include "model/core/seat.h"
#include "model/crusaders/vocabulary.h"

#include <vector>

namespace outremer::crusaders {

// The number of a card in its deck; 0 is no card, or one that a viewer may not know.
using Card = std::uint8_t;
inline constexpr Card kNoCard = 0;
// An unknown card of which the back tells the kind: a learnt tactic, not a starting one (CR-MODEL-40), or a rescript of
// level II, not I (CR-SETUP-30).
inline constexpr Card kUnknownHigh = 0xff;

inline constexpr std::uint8_t kNoRealm = 0xff;

// One effect of a card. Immutable content; what is being carried out is a Frame of the State.
struct Effect {
    EffectVerb verb{};
    std::int8_t amount = 1;
    Who who = Who::Self;
    Quantity per = Quantity::One;
    Place where = Place::Anywhere;
    Join join = Join::Then;

    friend bool operator==(const Effect &, const Effect &) = default;
};

// A list of effects: a stretch of Content::effects, so that an effect has a number that options and events can name.
struct Program {
    std::uint16_t first = 0;
    std::uint8_t count = 0;
};

// A colour has one bit, so that cards of level III and IV may have several (CR-GLOSS-13).
using ColourSet = std::uint8_t;
constexpr bool hasColour(ColourSet set, int colour)
{
    return (set >> colour & 1) != 0;
}

// Goods symbols of a price, by good; the fifth number asks for any good at all.
inline constexpr int kAnyGood = 4;
using Price = std::array<std::uint8_t, kGoods>;

// What every card has printed on it, whatever its kind.
struct PrintedCard {
    std::string id;
    Name name;
    Bilingual story;
    bool isFromRulebook = false;
    std::uint8_t chapter = 0; // of the campaign that unlocks it; 0: the basic game
};

struct Half {
    Program program{};
    bool atEnd = false; // an end-of-battle effect (CR-GLOSS-20)
    BattleResult result = BattleResult::Any;
    bool isProtected = false; // CR-BATTLE-45, while this half is open
};

// A tactic or a Saracen card: what is played in battles.
struct Tactic : PrintedCard {
    std::uint8_t realm = kNoRealm; // of a starting tactic
    bool isSaracen = false;
    std::uint8_t level = 0;
    ColourSet colours = 0;
    Price price{};
    std::array<Half, 2> halves{}; // upper, lower

    bool isStarting() const { return realm != kNoRealm; }
};

struct Trigger {
    bool always = false; // no trigger: any moment of the own turn (CR-BLDG-06)
    Order order{};
    Deed deed{};
    std::uint8_t atLeast = 1;
};

struct Building : PrintedCard {
    std::uint8_t level = 0;
    std::uint8_t copies = 1;
    ColourSet colours = 0;
    Price price{};
    Trigger trigger{};
    Program program{};
};

struct Spy : PrintedCard {
    Trigger trigger{};
    Program program{};
};

struct Rescript : PrintedCard {
    std::vector<Good> goods;
    Moment moment{};
    Program program{};

    int level() const { return int(goods.size()); }
};

struct RaidRow {
    std::uint8_t from = 1;
    Program program{};
};

struct EventCard : PrintedCard {
    Scope scope{};
    Quantity of{};
    Program program{};
    std::vector<RaidRow> raid;
};

struct Step {
    std::uint8_t least = 0;
    std::uint8_t points = 0;
};

// How many points a quantity is worth: the highest step reached, or being a leader in it (CR-GOV-02).
struct Goal {
    Quantity of{};
    std::vector<Step> steps;
    std::uint8_t leader = 0;
    Quality quality{}; // of a bull's goal, for the campaign (CR-CAMP-12)
};

struct Governor : PrintedCard {
    std::uint8_t realm = kNoRealm; // of a starting governor
    Goal goal;
};

struct Bull : PrintedCard {
    std::array<Goal, 2> goals;
};

} // namespace outremer::crusaders
