#pragma once

#include "db/ids.h"

#include "model/shelf.h"

#include <map>

namespace outremer {

class Ledger;

// A content pack as the chronicle holds it: the text of Pack::document, by the hash of what it says.
struct KeptPack {
    static constexpr const char *kTable = "packs";
    std::uint64_t hash = 0;
    std::string game; // whose content it is
    std::string document;

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("hash", self.hash);
        visit("game", self.game);
        visit("document", self.document);
    }
};

// A game with the content of today, by the id that matches have; null when there is none. The store knows no game.
using GameFinder = std::function<GamePtr(std::string_view id)>;

// The content that matches and campaigns began with, shared by all that began with the same. So an update that corrects a
// card strands nobody: whoever began before it plays on with the old card.
class Contents {
public:
    explicit Contents(Ledger &ledger)
        : m_ledger(ledger)
    {
    }
    // The rules of `present` with the content of this hash: itself, if it has that, or else with the pack kept here. What
    // was read once stays read.
    Result<GamePtr> game(const AnyGame &present, std::uint64_t packHash);

private:
    Ledger &m_ledger;
    std::map<std::pair<std::string, std::uint64_t>, Result<GamePtr>> m_games;
};

// Inside a transaction. Content that is there already is not written twice.
void keepContent(Ledger &ledger, const AnyGame &game);
// The same for every match and campaign whose content is not kept, though this program has it: the built-in one, or one
// of the releases that did not keep content yet (db/released).
void keepKnownContents(Ledger &ledger);

std::vector<KeptPack> releasedPacks();

// The rules of `present` with a kept pack. Nothing in a file is trusted: the pack is read like any other, and must say
// what its hash says.
Result<GamePtr> gameWithKept(const AnyGame &present, const KeptPack &pack);

} // namespace outremer
