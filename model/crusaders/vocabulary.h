#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace outremer::crusaders {

// The closed vocabulary of cards and boards, built on the rulebook's symbol list (CR-GLOSS). Each enumeration has its
// words in the same order; content files may use no others. Saved in positions and snapshots: append, never renumber.

enum class Good : std::uint8_t { Wood, Candles, Steel, Horses, Spices };
inline constexpr std::array<std::string_view, 5> kGoodWords{ "wood", "candles", "steel", "horses", "spices" };
inline constexpr int kGoods = 5;
inline constexpr int kColours = 4; // the goods but spices: yellow, white, blue, red

enum class Order : std::uint8_t { Construction, Prayer, Muster, March };
inline constexpr std::array<std::string_view, 4> kOrderWords{ "construction", "prayer", "muster", "march" };
inline constexpr int kOrders = 4;

enum class Terrain : std::uint8_t { Harbour, Rivers, Forests, Mountains, Deserts };
inline constexpr std::array<std::string_view, 5> kTerrainWords{ "harbour", "rivers", "forests", "mountains",
    "deserts" };

enum class Quality : std::uint8_t { Prudence, Piety, Leadership, Valour, Temperance };
inline constexpr std::array<std::string_view, 5> kQualityWords{ "prudence", "piety", "leadership", "valour",
    "temperance" };

// What can be counted of a player (governors, bulls, leaders, "for each").
enum class Quantity : std::uint8_t {
    One, // a plain number: no "for each"
    Goods,
    Wood,
    Candles,
    Steel,
    Horses,
    GoodKinds,
    Troops,
    Bishops,
    Dioceses,
    ForeignBishops,
    Cities,
    CentralCities,
    CityLevels,
    TopCities,
    CapitalLevel,
    Homs,
    Buildings,
    LevelFour,
    YellowBuildings,
    WhiteBuildings,
    BlueBuildings,
    RedBuildings,
    YellowTactics,
    WhiteTactics,
    BlueTactics,
    RedTactics,
    Learned,
    TacticColours,
    Coins,
    Rescripts,
    Spies,
    Governors,
    HolyLands,
    Garrison,
    Border,
    // In a battle only: tactics of a colour played face up so far, by both sides (CR-TACTIC-06, 07).
    Yellow,
    White,
    Blue,
    Red,
};
inline constexpr std::array<std::string_view, 40> kQuantityWords{ "one", "goods", "wood", "candles", "steel", "horses",
    "good-kinds", "troops", "bishops", "dioceses", "foreign-bishops", "cities", "central-cities", "city-levels",
    "top-cities", "capital-level", "homs", "buildings", "level-four", "yellow-buildings", "white-buildings",
    "blue-buildings", "red-buildings", "yellow-tactics", "white-tactics", "blue-tactics", "red-tactics", "learned",
    "tactic-colours", "coins", "rescripts", "spies", "governors", "holy-lands", "garrison", "border", "yellow", "white",
    "blue", "red" };

enum class EffectVerb : std::uint8_t {
    Coins,
    LoseCoins,
    PayCoins,
    TakeCoins,
    Holiness,
    Restore,
    SpendGood,
    Block,
    Hire,
    LoseTroop,
    Train,
    MoveBishop,
    Bishop,
    LoseBishop,
    Rescript,
    LoseRescript,
    Spy,
    Tactic,
    LoseTactic,
    LoseBuilding,
    LoseGovernor,
    SwapGovernor,
    MoveTroops,
    Bombard,
    Upgrade,
    Destroy,
    Order,
    Refill,
    CheckHolyLand,
    Unban,
    Saracens,
    Toward,
    ThisRound,
    // Inside a battle.
    Strength,
    Rout,
    Flight,
    Reinforce,
    Deploy,
    LowerCity,
    RaiseCity,
    Protection,
    Losses,
    KeepLevel,
    Guard,
    Spare,
    // Before a raid.
    Garrison,
    TurnBack,
    HireHere,
    // While planning.
    FreeCover,
    SecondOuter,
    // What the campaign gives.
    Influence,
};
inline constexpr std::array<std::string_view, 51> kEffectWords{ "coins", "lose-coins", "pay-coins", "take-coins",
    "holiness", "restore", "spend-good", "block", "hire", "lose-troop", "train", "move-bishop", "bishop", "lose-bishop",
    "rescript", "lose-rescript", "spy", "tactic", "lose-tactic", "lose-building", "lose-governor", "swap-governor",
    "move-troops", "bombard", "upgrade", "destroy", "order", "refill", "check-holy-land", "unban", "saracens", "toward",
    "this-round", "strength", "rout", "flight", "reinforce", "deploy", "lower-city", "raise-city", "protection",
    "losses", "keep-level", "guard", "spare", "garrison", "turn-back", "hire-here", "free-cover", "second-outer",
    "influence" };

enum class Who : std::uint8_t { Self, Rival };
inline constexpr std::array<std::string_view, 2> kWhoWords{ "self", "rival" };

// How an effect hangs on the one before it: the slash, "otherwise" and the price (CR-GLOSS-24, 29, 30).
enum class Join : std::uint8_t { Then, Or, Otherwise, If };
inline constexpr std::array<std::string_view, 4> kJoinWords{ "then", "or", "otherwise", "if" };

// Which places an effect is about; which of them fit depends on its verb.
enum class Place : std::uint8_t {
    Anywhere,
    Here,
    Own,
    Enemy,
    Central,
    Outer,
    Border,
    Construction,
    Prayer,
    Muster,
    March,
    Buildings,
    Tactics,
    Governors,
    PrayerPoints,
    HireTroops,
    MarchMoves,
    UpgradeDiscount,
    BuildingDiscount,
    TacticDiscount,
    CityDefence,
    Taxes,
    AttackStrength,
    DefenceStrength,
    CrossToll,
    NoOuter,
};
inline constexpr std::array<std::string_view, 26> kPlaceWords{ "any", "here", "own", "enemy", "central", "outer",
    "border", "construction", "prayer", "muster", "march", "buildings", "tactics", "governors", "prayer-points",
    "hire-troops", "march-moves", "upgrade-discount", "building-discount", "tactic-discount", "city-defence", "taxes",
    "attack-strength", "defence-strength", "cross-toll", "no-outer" };

// What an event changes until the end of the round, in the order of Place from PrayerPoints on.
inline constexpr int kModifiers = 12;
constexpr std::size_t modifierOf(Place place)
{
    return std::size_t(place) - std::size_t(Place::PrayerPoints);
}

// When a rescript may be discarded for its effect (CR-RESCR-02).
enum class Moment : std::uint8_t { Turn, Planning, Raid, Battle };
inline constexpr std::array<std::string_view, 4> kMomentWords{ "turn", "planning", "raid", "battle" };

// What was done by an order, for the conditions of buildings and spies (CR-BLDG-13).
enum class Deed : std::uint8_t {
    None,
    Upgraded,
    Built,
    Hired,
    Learned,
    Holiness,
    Trained,
    BishopsMoved,
    Moves,
    Battle,
    Won,
};
inline constexpr std::array<std::string_view, 11> kDeedWords{ "none", "upgraded", "built", "hired", "learned",
    "holiness", "trained", "bishops-moved", "moves", "battle", "won" };

// Whom an event is about (CR-EVENT-02).
enum class Scope : std::uint8_t { Each, First, Last, Leader, Round };
inline constexpr std::array<std::string_view, 5> kScopeWords{ "each", "first", "last", "leader", "round" };

// The condition of an end-of-battle half.
enum class BattleResult : std::uint8_t { Any, Won, Lost };
inline constexpr std::array<std::string_view, 3> kBattleResultWords{ "any", "won", "lost" };

} // namespace outremer::crusaders
