#pragma once

#include "model/core/option.h"

#include <array>
#include <string_view>

namespace outremer::crusaders {

// What options and events are about; their words are kNounNames (content.h).
enum Noun : std::uint16_t {
    kRealmNoun = kFirstNoun, // a state of the game: Jerusalem, Tripoli, Edessa, Antioch, or the Saracens
    kCityNoun,
    kGoodNoun,
    kOrderNoun,
    kCellNoun,
    kTacticNoun,
    kBuildingNoun,
    kRescriptNoun,
    kSpyNoun,
    kGovernorNoun,
    kBullNoun,
    kEventNoun,
    kHalfNoun,
    kDeckNoun,
    kEffectNoun,
    kSourceNoun, // where influence comes from, kinds of track bonuses and of endings
    kOtherNoun,  // the second state of a sentence
    kToNoun,     // the second city of a sentence
    kOathNoun,
    kCommanderNoun,
    kNicknameNoun,
    kLegacyNoun,
    kInterludeNoun, // an option of one: twice its number, and which of the two
    kEndOfNouns,
};

// Values of kCellNoun, kHalfNoun, kDeckNoun and, beside the four states, of kRealmNoun.
enum CellValue : std::int16_t { kInnerCell, kOuterCell, kInnerEnhanced };
enum HalfValue : std::int16_t { kUpperHalf, kLowerHalf };
enum DeckValue : std::int16_t {
    kBuildingDeck,
    kTopBuildingDeck,
    kTacticDeck,
    kTopTacticDeck,
    kGovernorDeck,
    kFreeDeck
};
inline constexpr std::int16_t kSaracenRealm = 4;
inline constexpr std::int16_t kAutomaRealm = 5;

// Values of kSourceNoun: where influence comes from (the table of `simulate`), the two kinds of bonuses on the Saracen
// track, and the ways a match ends.
enum class InfluenceSource : std::uint8_t {
    Governors,
    HolyLands,
    Bull,
    Hegemony,
    Righteousness,
    Coins,
    Trade = 12, // behind the other words
    Oath,
    Commander,
    CardGift,
};
inline constexpr std::int16_t kStrengthBonus = 6;
inline constexpr std::int16_t kMoveBonus = 7;
inline constexpr std::int16_t kFirstEnding = 8;
inline constexpr std::array<std::string_view, 17> kSourceWords{ "governors", "holy-lands", "bull", "hegemony",
    "righteousness", "coins", "raid-strength", "raid-units", "hegemony-met", "righteousness-met", "defeat", "era",
    "trade", "oath", "commander", "card", "crescent" };
static_assert(kSourceWords[std::size_t(InfluenceSource::CardGift)] == "card");

// The end conditions, as bits of State::ending (CR-END).
// The crescent is a defeat too (CH4-END-01).
enum EndCondition : std::uint8_t { kHegemony = 1, kRighteousness = 2, kDefeat = 4, kEraOver = 8, kCrescent = 16 };

// Where a program that is being run belongs.
enum class ProgramKind : std::uint8_t {
    Building,
    Spy,
    Rescript,
    Event,
    RaidRow,
    UpperHalf,
    LowerHalf,
    // The campaign's; the part says which of the card's programs.
    Nickname,  // start, income
    Legacy,    // LegacyPart
    Interlude, // option and GiftPart
    OathReward,
    OathTribute,
    Siege,
};
// Parts of ProgramKind::Nickname.
inline constexpr int kNicknameStart = 0;
inline constexpr int kNicknameIncome = 1;

constexpr bool isHalf(std::uint8_t kind)
{
    return ProgramKind(kind) == ProgramKind::UpperHalf || ProgramKind(kind) == ProgramKind::LowerHalf;
}

// What happened. Saved nowhere but told everywhere; the names are in eventwords.cpp, in this order.
enum class EventKind : std::uint8_t {
    StateChosen,
    BullDealt,
    BullKept,
    GovernorTaken,
    RoundStarted,
    EventRevealed,
    EventResolved,
    SaracensReinforced,
    RaidTokenRevealed,
    TrackBonus,
    RaidStarted,
    RaidRepelled,
    CityCaptured,
    RaidEnded,
    NewCapital,
    PlayerOut,
    OrderPlaced,
    AutomaPlaced,
    AutomaBoost,
    PlacementSkipped,
    CoinsPaid,
    CoinsGained,
    SpyDrawn,
    SpyPlayed,
    SpyDiscarded,
    SpyUsed,
    OrderStarted,
    OrderEnded,
    BuildingUsed,
    RescriptPlayed,
    RescriptSpent,
    RescriptDrawn,
    RescriptDiscarded,
    GoodSpent,
    GoodRestored,
    GoodBlocked,
    GoodGained,
    GoodLost,
    CityUpgraded,
    CityDestroyed,
    BuildingBuilt,
    BuildingDiscarded,
    BuildingShown,
    TacticLearned,
    TacticDiscarded,
    TacticTakenBack,
    HolinessMoved,
    BishopTrained,
    BishopMoved,
    BishopLost,
    HolyLandChecked,
    TroopsHired,
    TroopsLost,
    TroopsMoved,
    SaracensMoved,
    SaracensLost,
    SaracensPlaced,
    GovernorDiscarded,
    MarketFilled,
    MarchDeclared,
    BattleStarted,
    SaracensPlayedBy,
    TacticPlayed,
    HalfCancelled,
    TacticCovered,
    StrengthChanged,
    TroopsRouted,
    TroopsFled,
    TroopsReinforced,
    BattleWon,
    TacticLost,
    LossCancelled,
    SaracenCardLost,
    CityConquered,
    CityDefended,
    GoodTaken,
    TaxesPaid,
    InfluenceGained,
    HolyLandHeld,
    RoundEnded,
    EndingMet,
    BullScored,
    MatchOver,
    GovernorScored,
    TacticShown,
    GovernorShown,
    BuildingFreed,
    LotsDrawn,
    // The campaign's.
    LegacyLeft,
    NicknameHelps,
    HeirloomKept,
    GoodSold,
    PriceChanged,
    OathOffered,
    OathSworn,
    OathRefused,
    OathKept,
    OathBroken,
    CommanderOrdered,
    CommanderMoved,
    CommanderBesieged,
    CommanderBeaten,
    CrescentRisen,
    InterludePaid,
};
inline constexpr int kEventKinds = int(EventKind::InterludePaid) + 1;

} // namespace outremer::crusaders
