#pragma once

#include <string>
#include <string_view>

namespace outremer::campaign {

// UTF-8 as far as two alphabets need it.
bool isCyrillic(std::string_view text); // has a Cyrillic letter
// The last letter of a text, as the bytes it takes; empty for an empty text.
std::string_view lastLetter(std::string_view text);
std::string_view withoutLast(std::string_view text, int letters = 1);
// With its first letter large or small; other alphabets are left alone.
std::string capitalised(std::string_view text);

} // namespace outremer::campaign
