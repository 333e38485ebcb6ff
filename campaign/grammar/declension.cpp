#include "campaign/grammar/declension.h"

#include "campaign/grammar/letters.h"

#include <algorithm>
#include <map>
#include <vector>

namespace outremer::campaign {
namespace {

using Endings = std::array<std::string_view, 6>; // in the order of kCases

template <std::size_t n>
bool isOneOf(std::string_view letter, const std::array<std::string_view, n> &letters)
{
    return std::ranges::find(letters, letter) != letters.end();
}

constexpr std::array<std::string_view, 5> kHushing{ "ж", "ш", "ч", "щ", "ц" };
constexpr std::array<std::string_view, 4> kSibilant{ "ж", "ш", "ч", "щ" };
constexpr std::array<std::string_view, 3> kBack{ "г", "к", "х" };
constexpr std::array<std::string_view, 21> kConsonants{ "б", "в", "г", "д", "ж", "з", "к", "л", "м", "н", "п", "р", "с",
    "т", "ф", "х", "ц", "ч", "ш", "щ", "ѳ" };
constexpr std::array<std::string_view, 16> kParticles{ "де", "дю", "да", "ди", "ле", "ла", "фон", "цу", "ван", "ибн",
    "бен", "аль", "ад", "из", "и", "о" };

std::size_t indexOf(std::string_view grammaticalCase)
{
    const auto found = std::ranges::find(kCases, grammaticalCase);
    return found == kCases.end() ? 0 : std::size_t(found - kCases.begin());
}

// Names whose stem changes; the rest of the language follows rules.
const std::map<std::string_view, Endings> kIrregular{
    { "Павел", { "Павел", "Павла", "Павлу", "Павла", "Павлом", "Павле" } },
    { "Пётр", { "Пётр", "Петра", "Петру", "Петра", "Петром", "Петре" } },
    { "Лев", { "Лев", "Льва", "Льву", "Льва", "Львом", "Льве" } },
    { "Илья", { "Илья", "Ильи", "Илье", "Илью", "Ильёй", "Илье" } },
    { "Лука", { "Лука", "Луки", "Луке", "Луку", "Лукой", "Луке" } },
    { "Фома", { "Фома", "Фомы", "Фоме", "Фому", "Фомой", "Фоме" } },
    { "Любовь", { "Любовь", "Любови", "Любови", "Любовь", "Любовью", "Любови" } },
};

Endings endingsOfA(std::string_view before)
{
    const bool takesI = isOneOf(before, kBack) || isOneOf(before, kSibilant);
    return { "а", takesI ? "и" : "ы", "е", "у", isOneOf(before, kHushing) ? "ей" : "ой", "е" };
}

std::string ended(std::string_view stem, const Endings &endings, std::size_t index)
{
    return std::string(stem) + std::string(endings[index]);
}

std::string declinedWord(std::string_view word, Gender gender, std::size_t index)
{
    if (const auto irregular = kIrregular.find(word); irregular != kIrregular.end())
        return std::string(irregular->second[index]);
    const std::string_view last = lastLetter(word);
    const std::string_view stem = withoutLast(word);
    const std::string_view before = lastLetter(stem);
    const bool isMan = gender == Gender::Masculine;
    if (last == "а" && !stem.empty())
        return ended(stem, endingsOfA(before), index);
    if (last == "я" && before == "и")
        return ended(stem, { "я", "и", "и", "ю", "ей", "и" }, index);
    if (last == "я")
        return ended(stem, { "я", "и", "е", "ю", "ей", "е" }, index);
    if (last == "ь" && isMan)
        return ended(stem, { "ь", "я", "ю", "я", "ем", "е" }, index);
    if (last == "ь")
        return ended(stem, { "ь", "и", "и", "ь", "ью", "и" }, index);
    if (last == "й" && isMan)
        return ended(stem, { "й", "я", "ю", "я", "ем", before == "и" ? "и" : "е" }, index);
    if (isMan && isOneOf(last, kConsonants))
        return ended(word, { "", "а", "у", "а", isOneOf(last, kHushing) ? "ем" : "ом", "е" }, index);
    return std::string(word);
}

// The endings of an adjective in -ый, -ий, -ой, -ая or -яя after its stem, if the word is one.
std::optional<std::pair<std::string_view, Endings>> adjective(std::string_view word)
{
    const std::string_view stem = withoutLast(word, 2);
    const std::string_view ending = word.substr(stem.size());
    const std::string_view before = lastLetter(stem);
    if (before.empty())
        return std::nullopt;
    if (ending == "ый" || ending == "ой")
        return std::pair(stem, Endings{ ending, "ого", "ому", "ого", "ым", "ом" });
    if (ending == "ий" && isOneOf(before, kBack))
        return std::pair(stem, Endings{ "ий", "ого", "ому", "ого", "им", "ом" });
    if (ending == "ий")
        return std::pair(stem, Endings{ "ий", "его", "ему", "его", "им", "ем" });
    if (ending == "ая" && isOneOf(before, kSibilant))
        return std::pair(stem, Endings{ "ая", "ей", "ей", "ую", "ей", "ей" });
    if (ending == "ая")
        return std::pair(stem, Endings{ "ая", "ой", "ой", "ую", "ой", "ой" });
    if (ending == "яя")
        return std::pair(stem, Endings{ "яя", "ей", "ей", "юю", "ей", "ей" });
    return std::nullopt;
}

std::string declinedLastPart(std::string_view word, Gender gender, std::size_t index)
{
    // Of a double name such as Жан-Пьер only the last part changes.
    const std::size_t hyphen = word.rfind('-');
    if (hyphen == std::string_view::npos)
        return declinedWord(word, gender, index);
    return std::string(word.substr(0, hyphen + 1)) + declinedWord(word.substr(hyphen + 1), gender, index);
}

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t space = text.find(' ');
        words.push_back(text.substr(0, space));
        text.remove_prefix(space == std::string_view::npos ? text.size() : space + 1);
    }
    return words;
}

} // namespace

std::string declinedName(std::string_view name, Gender gender, std::string_view grammaticalCase)
{
    const std::size_t index = indexOf(grammaticalCase);
    std::string result;
    bool isFrozen = false;
    bool isFirst = true;
    for (std::string_view word : wordsOf(name)) {
        result += isFirst ? "" : " ";
        isFrozen = isFrozen || isOneOf(word, kParticles);
        const auto asAdjective = isFirst ? std::nullopt : adjective(word);
        if (isFrozen || !isCyrillic(lastLetter(word)))
            result += word;
        else if (asAdjective)
            result += ended(asAdjective->first, asAdjective->second, index);
        else
            result += declinedLastPart(word, gender, index);
        isFirst = false;
    }
    return result;
}

std::string declinedEpithet(std::string_view epithet, std::string_view grammaticalCase)
{
    const auto found = adjective(epithet);
    return found ? ended(found->first, found->second, indexOf(grammaticalCase)) : std::string(epithet);
}

std::string agreed(std::string_view words, Gender gender)
{
    for (int skip = int(gender) + 1; skip > 0; --skip) {
        const std::size_t bar = words.find('|');
        words.remove_prefix(bar == std::string_view::npos ? words.size() : bar + 1);
    }
    return std::string(words.substr(0, words.find('|')));
}

std::string possessive(std::string_view name, Gender gender)
{
    const bool isPluralS = gender == Gender::Plural && name.ends_with('s');
    return std::string(name) + (isPluralS ? "’" : "’s");
}

} // namespace outremer::campaign
