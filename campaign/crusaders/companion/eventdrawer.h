#pragma once

#include "campaign/crusaders/companion/saying.h"
#include "model/core/rng.h"

#include <nlohmann/json_fwd.hpp>

namespace outremer::campaign::table {

// The events of a match, by id: so many are dealt, one is revealed each round, none comes back (CR-SETUP-06). A value:
// a copy is how to undo.
struct EventDrawer {
    std::vector<std::string> deck; // in the order they are revealed
    int revealed = 0;

    // From the basic cards and, in later chapters of a campaign, those of the chapter, of which at least so many come.
    static EventDrawer shuffled(const std::vector<std::string> &basic, const std::vector<std::string> &ofChapter,
        int leastOfChapter, std::uint64_t seed);
    static EventDrawer shuffled(const crusaders::Content &content, std::uint64_t seed);

    bool isOver() const { return revealed == int(deck.size()); }
    const std::string *current() const { return revealed > 0 ? &deck[std::size_t(revealed - 1)] : nullptr; }
    void next() { revealed += isOver() ? 0 : 1; }

    friend bool operator==(const EventDrawer &, const EventDrawer &) = default;
};

// The current event: its name and, where the content knows the card, what it does.
Sayings describe(const EventDrawer &drawer, const TableTalk &talk);

nlohmann::ordered_json toJson(const EventDrawer &drawer);
EventDrawer eventsFrom(const JsonReader &reader);

} // namespace outremer::campaign::table
