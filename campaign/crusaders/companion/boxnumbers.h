#pragma once

#include "campaign/crusaders/companion/tablesetup.h"

#include <map>
#include <nlohmann/json_fwd.hpp>

namespace outremer::campaign::table {

// A number that the box has printed and nobody told us: what the house guesses for it, and what it can be.
struct BoxNumber {
    std::string key; // "coins.tripoli", "cell.edessa", "deck.tactics-iv", "tokens.wood", "terrain.acre"
    int guess = 0;
    int least = 0, most = 0;
    bool isTerrains = false; // bits of the five types, as in kTerrainWords

    std::string kind() const { return key.substr(0, key.find('.')); }
    std::string subject() const { return key.substr(key.find('.') + 1); }
};

// What a group with the box on its table has put in place of our guesses: once, for all its campaigns. Of a document from
// outside only what is known and within its bounds is taken.
class BoxNumbers {
public:
    static std::vector<BoxNumber> guessed(const crusaders::Content &content); // all of them, in the order of the sheet
    static BoxNumbers read(const crusaders::Content &content, const std::string &json);
    nlohmann::ordered_json toJson() const;

    bool isCorrected(const std::string &key) const { return m_numbers.contains(key); }
    int of(const BoxNumber &number) const;
    // False if it cannot be that. Our guess itself is a correction too: the group has looked.
    bool correct(const BoxNumber &number, int value);
    void forget(const std::string &key) { m_numbers.erase(key); }

    crusaders::Content over(crusaders::Content content) const; // the same with the group's numbers
    void overDecks(TableSetup &setup) const;                   // those no content holds but by its cards

private:
    std::map<std::string, int> m_numbers;
};

// What it is called on the screen: "Starting coins: Tripoli".
std::string labelOf(const BoxNumber &number, const crusaders::Content &content, Lang lang);

} // namespace outremer::campaign::table
