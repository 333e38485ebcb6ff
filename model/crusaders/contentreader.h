#pragma once

#include "model/core/reading.h"
#include "model/crusaders/domains.h"

namespace outremer::crusaders {

// What the loaders in content*.cpp share; nobody else needs it.

// A number of the content by its name in the file; its bounds keep the fixed lists of State from overflowing and orders and
// victory possible.
template <class Numbers>
struct NumberRule {
    std::string_view key;
    std::uint8_t Numbers::*member;
    int least;
    int most;
};
template <class Numbers>
void readNumbers(const JsonReader &reader, const auto &rules, Numbers &numbers)
{
    std::vector<std::string_view> keys;
    for (const NumberRule<Numbers> &rule : rules) {
        keys.push_back(rule.key);
        numbers.*rule.member = std::uint8_t(reader.at(rule.key).integer(rule.least, rule.most));
    }
    reader.onlyKeys(keys);
}

// What can be counted of a player, the words of battles aside.
Quantity readQuantity(const JsonReader &reader);

// Goods symbols; only prices of cities know "any".
Price readPrice(const JsonReader &list, int least, int most, bool allowsAny);

// Cities, borders and which of them are capitals; the states must have been read (content_map.cpp).
void readMap(const JsonReader &file, const JsonReader &realms, Content &content);

// Where a list of effects stands, as one bit each: it decides which verbs are legal there.
enum Context : std::uint16_t {
    kTacticHalf = 1 << 0,
    kSaracenHalf = 1 << 1,
    kTacticEnd = 1 << 2, // an end-of-battle half
    kSaracenEnd = 1 << 3,
    kTurnRescript = 1 << 4,
    kPlanningRescript = 1 << 5,
    kRaidRescript = 1 << 6,
    kBattleRescript = 1 << 7,
    kRaidRow = 1 << 8,
    kPlayerEvent = 1 << 9,
    kRoundEvent = 1 << 10,
    kBuilding = 1 << 11,
    kTopBuilding = 1 << 12, // of level IV
    kSpy = 1 << 13,
    kGift = 1 << 14, // what the campaign gives and takes
};

// Appends the effects to content.effects (content_effects.cpp).
Program readProgram(const JsonReader &list, Context context, Content &content);

// The state of a starting card, or kNoRealm.
std::uint8_t readRealm(const JsonReader &entry, const Content &content);

// Reads cards that a chapter of the campaign unlocks; 0: the basic game.
template <class CardType, class Read>
void readDeck(const JsonReader &list, const std::vector<std::string_view> &keys, std::vector<CardType> &deck,
    Read readRest, int chapter)
{
    outremer::readDeck(list, keys, deck, [&](const JsonReader &entry, CardType &card) {
        card.chapter = std::uint8_t(chapter);
        readRest(entry, card);
    });
}

// content_cards.cpp: what stands in an entry of each deck, so that the chapters' cards are read like the others.
inline const std::vector<std::string_view> kTacticKeys{ "realm", "price", "upper", "lower" };
inline const std::vector<std::string_view> kSaracenKeys{ "upper", "lower" };
inline const std::vector<std::string_view> kBuildingKeys{ "price", "copies", "trigger", "effects" };
inline const std::vector<std::string_view> kSpyKeys{ "trigger", "effects" };
inline const std::vector<std::string_view> kRescriptKeys{ "goods", "moment", "effects" };
inline const std::vector<std::string_view> kEventKeys{ "scope", "of", "effects", "raid" };
void readTactic(const JsonReader &entry, Tactic &tactic, Content &content);
void readSaracen(const JsonReader &entry, Tactic &tactic, Content &content);
void readBuilding(const JsonReader &entry, Building &building, Content &content);
void readSpy(const JsonReader &entry, Spy &spy, Content &content);
void readRescript(const JsonReader &entry, Rescript &rescript, Content &content);
void readEvent(const JsonReader &entry, EventCard &event, Content &content);

// content_goals.cpp
void readGovernors(const JsonReader &list, Content &content);
void readBulls(const JsonReader &list, Content &content);

} // namespace outremer::crusaders
