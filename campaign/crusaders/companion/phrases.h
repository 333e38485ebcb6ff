#pragma once

#include "model/core/language.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace outremer::campaign::table {

// Which file of campaign/content a sentence stands in.
enum class Texts : std::uint8_t { Forms, Checklists, Drawers, Calculators };

// What fills a blank: a number, a text as it is, or a name with its cases. A number's form names a counted word of
// words.json ("{count:troop}": 5 отрядов), or "roman" (IV).
using Filling = std::variant<int, std::string, Name>;
struct Given {
    std::string_view blank;
    Filling filling;
};
using Givens = std::vector<Given>;

// An authored sentence of the companion with its blanks filled.
std::string say(Texts texts, const std::string &key, Lang lang, const Givens &givens = {});
Bilingual sayInBoth(Texts texts, const std::string &key, const Givens &givens = {});
bool hasPhrase(Texts texts, const std::string &key);

// A number with its noun: 1 отряд, 2 отряда, 5 отрядов; 1 troop, 5 troops.
std::string counted(int number, std::string_view word, Lang lang);
std::string plain(int number); // with a true minus

} // namespace outremer::campaign::table
