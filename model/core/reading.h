#pragma once

#include "model/core/language.h"

#include <algorithm>
#include <span>

namespace outremer {

// What the loaders of all games share. Everything is refused with its file, line and field (JsonReader), the first
// problem only.

// Something with an id for programs and a name for people.
struct Named {
    std::string id;
    Name name;
};

// The index of a word in a closed vocabulary, or in a stretch of one.
int readWord(const JsonReader &reader, std::span<const std::string_view> words);
Named readNamed(const JsonReader &entry);
bool readOrigin(const JsonReader &entry); // whether it is the rulebook's
// The one list of a file that holds nothing else.
JsonReader onlyList(const JsonReader &file, std::string_view name);
void expectCount(const JsonReader &list, std::string_view what, std::size_t expected, std::size_t count);

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

// A list of exactly these many named things.
template <std::size_t N>
void readAllNamed(const JsonReader &list, std::array<Named, N> &out)
{
    const auto items = list.items();
    if (items.size() != N)
        list.fail(std::to_string(N) + " entries");
    for (std::size_t i = 0; i < std::min(N, items.size()); ++i) {
        items[i].onlyKeys({ "id", "name" });
        out[i] = readNamed(items[i]);
        checkId(items[i], out, i);
    }
}

inline constexpr std::size_t kMaxCards = 120; // of one file; the number of a card is a byte

// Reads the cards of a file behind those already there, of which the first stands for a card nobody may know. Each has an
// id, a name, a story and whether the rulebook has it or we invented it; `readRest(entry, card)` reads the other keys.
template <class Card, class Read>
void readDeck(const JsonReader &list, std::vector<std::string_view> keys, std::vector<Card> &deck, Read readRest)
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
        Card card;
        card.id = entry.at("id").text();
        card.name = Name::read(entry.at("name"));
        card.story = readBilingual(entry.at("story"));
        card.isFromRulebook = readOrigin(entry);
        readRest(entry, card);
        deck.push_back(std::move(card));
        checkId(entry, deck, deck.size() - 1);
    }
}

} // namespace outremer
