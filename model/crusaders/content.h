#pragma once

#include "model/core/pack.h"
#include "model/core/phrasebook.h"
#include "model/core/refusal.h"
#include "model/core/rulebook.h"
#include "model/crusaders/sagacards.h"

#include <optional>

namespace outremer::crusaders {

inline constexpr int kCities = 13;
inline constexpr int kRealms = 4;
inline constexpr int kMaxCells = 32;  // of the holiness track
inline constexpr int kTrackCells = 5; // of the Saracen track
inline constexpr int kMaxRounds = 6;
using CitySet = std::uint16_t;
using CityId = std::uint8_t;
inline constexpr CityId kNoCity = 0xff;
inline constexpr std::uint8_t kNoGood = 0xff;

constexpr CitySet setOf(CityId city)
{
    return CitySet(1u << city);
}
constexpr bool isIn(CitySet set, CityId city)
{
    return (set >> city & 1u) != 0;
}

enum class CityKind : std::uint8_t { Capital, Between, Central };

struct City {
    std::string id;
    Name name;
    CityKind kind{};
    Good good{};
    bool isHoms = false;
    std::uint8_t level = 1;
    std::uint8_t saracens = 0;
    std::array<std::uint8_t, 3> coins{}; // by level (CR-INCOME-02)
    std::array<Price, 2> upgrade{};      // from level 1 and from level 2 (CR-BUILD-05)
    std::uint8_t extraGood = kNoGood;    // at level 3 (CR-GOODS-14)
    std::uint8_t terrains = 0;           // one bit each
    CitySet neighbours = 0;
    std::array<std::uint8_t, 2> between{ kNoRealm, kNoRealm }; // closed when both are absent (CR-SETUP-40)
};

struct Realm {
    std::string id;
    Name name;
    Good good{}; // its colour
    CityId capital = kNoCity;
    std::uint8_t troops = 0;
    std::uint8_t coins = 0;
    std::uint8_t startCell = 0; // on the holiness track
};

enum class Cell : std::uint8_t { Blank, Bishop, Rescript };
struct TrackBonus {
    bool isStrength = false; // type S, otherwise type M (CR-EVENT-15, 17)
    std::uint8_t amount = 1;
};

// The numbers of the rulebook, as data (board.json).
struct Numbers {
    std::uint8_t troops = 0, saracens = 0, bishopsOne = 0, bishopsTwo = 0; // pieces of a colour
    std::uint8_t tactics = 0, rescripts = 0, buildings = 0, spies = 0;     // limits of a player
    std::uint8_t prayer = 0, hire = 0, learn = 0, march = 0, extras = 0;   // basic orders
    std::uint8_t discount = 0, enhancedMoves = 0, enhancedStrength = 0;    // enhanced ones
    std::uint8_t hegemony = 0, righteousness = 0, bonus = 0, coinsPerPoint = 0, maxLosses = 0, capitalCoins = 0;
    std::uint8_t maneuvers = 0; // of each side
};

// The numbers of the campaign's chapters (saga.json).
struct SagaNumbers {
    std::uint8_t ownEvents = 0;                                                             // of a chapter, at least
    std::uint8_t price = 0, lowestPrice = 0, highestPrice = 0, sales = 0, harbourSales = 0; // chapter II
    std::uint8_t traderFirst = 0, traderSecond = 0;
    std::uint8_t oaths = 0;                                                       // chapter III: dealt to each
    std::uint8_t commanderStrength = 0, commanderInfluence = 0, capitalsLost = 0; // chapter IV
};

// Everything about the game that is data. Immutable once loaded, shared by all matches of it.
struct Content {
    std::array<City, kCities> cities;
    std::array<Realm, kRealms> realms;
    Name saracens, automa;
    std::vector<Cell> track; // the holiness track from left to right
    std::array<TrackBonus, kTrackCells> saracenTrack{};
    std::array<std::uint8_t, kColours> raidTokens{}; // of each colour
    Numbers numbers;
    SagaNumbers saga;
    CityId homs = kNoCity;
    CityId commanderHome = kNoCity;

    std::vector<Effect> effects; // of all cards
    // Decks; [0] is the unknown card.
    std::vector<Tactic> tactics; // starting, learnt, Saracen
    std::vector<Building> buildings;
    std::vector<Rescript> rescripts;
    std::vector<Spy> spies;
    std::vector<Governor> governors;
    std::vector<Bull> bulls;
    std::vector<EventCard> events;
    // The campaign's own; [0] is the unknown card here too.
    std::vector<Oath> oaths;
    std::vector<CommanderCard> commander;
    std::vector<Nickname> nicknames;
    std::vector<Legacy> legacies;
    std::vector<Interlude> interludes; // by the chapter they follow
    std::array<std::array<Card, 5>, kRealms> startingTactics{};

    std::map<std::string, Name, std::less<>> names; // of goods, orders, cells...: "good.wood" (names.json)
    Phrasebook phrases;
    Phrasebook cardWords; // the sentences card texts are made of (effects.json)
    Rulebook rulebook;

    static Result<Content> load(const Pack &pack);
    std::uint64_t hash() const; // of all that can change how a match goes; texts cannot

    const Effect &effect(const Program &program, int index) const
    {
        return effects[std::size_t(program.first + index)];
    }
    std::optional<CityId> cityNamed(std::string_view id) const;
    std::optional<std::uint8_t> realmNamed(std::string_view id) const;
};

// What sentences, options and events can be about, in the order of Noun (nouns.h).
inline constexpr std::array<std::string_view, 25> kNounNames{ "seat", "number", "state", "city", "good", "order",
    "cell", "tactic", "building", "rescript", "spy", "governor", "bull", "event", "half", "deck", "effect", "source",
    "other", "destination", "oath", "commander", "nickname", "legacy", "interlude" };

// content_board.cpp and content_cards.cpp: the parts of load().
void readBoard(const Pack &pack, std::optional<Problem> &problem, Content &content);
void readCards(const Pack &pack, std::optional<Problem> &problem, Content &content);
// content_saga.cpp: what the chapters of the campaign add to them.
void readSaga(const Pack &pack, std::optional<Problem> &problem, Content &content);

} // namespace outremer::crusaders
