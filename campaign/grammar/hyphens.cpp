#include "campaign/grammar/hyphens.h"

#include <algorithm>

namespace outremer::campaign {
namespace {

constexpr char16_t kSoftHyphen = 0x00ad;
constexpr std::size_t kMargin = 3; // letters that stay on either side

char16_t lower(char16_t letter)
{
    if (letter >= u'А' && letter <= u'Я')
        return char16_t(letter + (u'а' - u'А'));
    return letter == u'Ё' ? u'ё' : letter;
}

bool isOneOf(std::u16string_view letters, char16_t letter)
{
    return letters.find(lower(letter)) != std::u16string_view::npos;
}

bool isVowel(char16_t letter)
{
    return isOneOf(u"аеёиоуыэюя", letter);
}

bool isSign(char16_t letter) // belongs to the letter before it and opens no syllable
{
    return isOneOf(u"ьъй", letter);
}

bool isConsonant(char16_t letter)
{
    return isRussianLetter(letter) && !isVowel(letter) && !isSign(letter);
}

// Two consonants that one breath speaks, between vowels: they stay together («странно-приимный»).
bool isPair(std::u16string_view word, std::size_t at)
{
    return at > 0 && at + 2 < word.size() && isVowel(word[at - 1]) && isOneOf(u"бгдкпт", word[at])
        && isOneOf(u"рл", word[at + 1]) && isVowel(word[at + 2]);
}

// A word may be broken before a consonant that begins a syllable, or after a sign, when both sides have a vowel:
// ра-ти, рат-ник, боль-шой.
bool mayBreak(std::u16string_view word, std::size_t at)
{
    if (at < kMargin || word.size() - at < kMargin || !isConsonant(word[at]))
        return false;
    const auto before = word.substr(0, at), after = word.substr(at);
    if (std::none_of(before.begin(), before.end(), isVowel) || std::none_of(after.begin(), after.end(), isVowel))
        return false;
    return isPair(word, at) || isSign(word[at - 1]) || (isVowel(word[at + 1]) && !isPair(word, at - 1));
}

void appendWord(std::u16string &out, std::u16string_view word, std::size_t shortest)
{
    const bool isAbbreviation = word.size() > 1 && lower(word[1]) != word[1];
    for (std::size_t at = 0; at < word.size(); ++at) {
        if (word.size() >= shortest && !isAbbreviation && mayBreak(word, at))
            out += kSoftHyphen;
        out += word[at];
    }
}

} // namespace

bool isRussianLetter(char16_t letter)
{
    return (lower(letter) >= u'а' && lower(letter) <= u'я') || lower(letter) == u'ё';
}

std::u16string hyphenated(std::u16string_view text, std::size_t shortest)
{
    std::u16string out;
    out.reserve(text.size() * 5 / 4);
    while (!text.empty()) {
        const auto end = std::find_if_not(text.begin(), text.end(), isRussianLetter);
        const auto size = std::size_t(end - text.begin());
        appendWord(out, text.substr(0, size), shortest);
        text.remove_prefix(size);
        if (!text.empty()) {
            out += text.front();
            text.remove_prefix(1);
        }
    }
    return out;
}

} // namespace outremer::campaign
