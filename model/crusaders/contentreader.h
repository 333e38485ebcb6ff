#pragma once

#include "crusaders/content.h"

#include <algorithm>
#include <span>

namespace outremer::crusaders {

// What the loaders in content*.cpp share; nobody else needs it.

inline constexpr auto kColourWords = std::span(kGoodWords).first<kColours>();

// The index of a word in a closed vocabulary, or in a stretch of one.
int readWord(const JsonReader &reader, std::span<const std::string_view> words);

// What can be counted of a player, the words of battles aside.
Quantity readQuantity(const JsonReader &reader);

// Goods symbols; only prices of cities know "any".
Price readPrice(const JsonReader &list, int least, int most, bool allowsAny);

template <class List>
std::vector<std::string> idsOf(const List &list)
{
    std::vector<std::string> ids;
    for (const auto &item : list)
        ids.push_back(item.id);
    return ids;
}

// No entry before this one may have its id.
template <class List>
void checkId(const JsonReader &entry, const List &list, std::size_t index)
{
    const auto ids = idsOf(list);
    if (std::count(ids.begin(), ids.begin() + std::ptrdiff_t(index), ids[index]) > 0)
        entry.fail("each id only once, but \"" + ids[index] + "\" is repeated");
}

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

// What all cards have: names, story and where they come from.
CardFace readFace(const JsonReader &entry);
// The state of a starting card, or kNoRealm.
std::uint8_t readRealm(const JsonReader &entry, const Content &content);
void expectCount(const JsonReader &list, std::string_view what, std::size_t expected, std::size_t count);

inline constexpr std::size_t kMaxCards = 120; // of one file; every deck of the box is smaller

// Reads the cards of a file behind those already there, of which the first stands for a card nobody may know.
template <class CardType, class Read>
void readDeck(const JsonReader &list, std::vector<std::string_view> keys, std::vector<CardType> &deck, Read readRest,
    int chapter = 0)
{
    keys.insert(keys.end(), { "id", "name", "origin", "story" });
    if (list.items().size() > kMaxCards)
        return list.fail("at most " + std::to_string(kMaxCards) + " cards");
    if (deck.empty()) {
        deck.emplace_back();
        deck[0].id = "?";
        deck[0].name = Name::same("?");
    }
    for (const JsonReader &entry : list.items()) {
        entry.onlyKeys(keys);
        CardType card;
        static_cast<CardFace &>(card) = readFace(entry);
        card.chapter = std::uint8_t(chapter);
        readRest(entry, card);
        deck.push_back(std::move(card));
        checkId(entry, deck, deck.size() - 1);
    }
}

// The one list of a file that holds nothing else.
JsonReader onlyList(const JsonReader &file, std::string_view name);

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
