#pragma once

#include <string>
#include <string_view>

namespace outremer::campaign {

// The text with soft hyphens where Russian words of at least `shortest` letters may be broken: between syllables, three
// letters on either side, never before ь, ъ or й. Other letters are left alone, and so are abbreviations.
std::u16string hyphenated(std::u16string_view text, std::size_t shortest);

bool isRussianLetter(char16_t letter);

} // namespace outremer::campaign
