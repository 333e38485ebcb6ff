#pragma once

#include "model/core/language.h"

#include <array>
#include <string>
#include <string_view>

namespace outremer::campaign {

enum class Gender { Masculine, Feminine, Plural };

inline constexpr std::array<std::string_view, 6> kCases{ "nom", "gen", "dat", "acc", "ins", "prep" };

// A person's name in a Russian case, by rule: for names of the group's own that no content file declines. Several words
// are declined one by one; after "де" or "фон" nothing changes any more; what is not Cyrillic stays as it is.
std::string declinedName(std::string_view name, Gender gender, std::string_view grammaticalCase);
// A by-name: an adjective in agreement, anything else as it is.
std::string declinedEpithet(std::string_view epithet, std::string_view grammaticalCase);

// The word for a gender out of "g|взял|взяла|взяли".
std::string agreed(std::string_view words, Gender gender);

// The genitive of an English name: "Baldwin’s", "the Saracens’".
std::string possessive(std::string_view name, Gender gender);

} // namespace outremer::campaign
