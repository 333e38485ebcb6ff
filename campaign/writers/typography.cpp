#include "campaign/writers/typography.h"

#include <algorithm>
#include <array>

namespace outremer::campaign {
namespace {

constexpr std::string_view kNoBreak = "\u00a0";
constexpr std::string_view kDash = "—";

constexpr std::array<std::string_view, 40> kShort{ "в", "во", "к", "ко", "с", "со", "о", "об", "у", "и", "а", "но",
    "на", "не", "ни", "по", "до", "за", "из", "от", "то", "В", "Во", "К", "С", "О", "Об", "У", "И", "А", "Но", "На",
    "Не", "Ни", "По", "До", "За", "Из", "От", "То" };

bool isNumber(std::string_view word)
{
    return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

// Opening marks belong to the word but do not make it longer.
std::string_view withoutOpening(std::string_view word)
{
    for (std::string_view mark : { "«", "“", "(" }) {
        if (word.starts_with(mark))
            word.remove_prefix(mark.size());
    }
    return word;
}

bool holdsNext(std::string_view word, Lang lang)
{
    const std::string_view bare = withoutOpening(word);
    return isNumber(bare) || (lang == Lang::Ru && std::ranges::find(kShort, bare) != kShort.end());
}

} // namespace

std::string typeset(std::string_view text, Lang lang)
{
    std::string result;
    while (!text.empty()) {
        const std::size_t space = text.find(' ');
        const std::string_view word = text.substr(0, space);
        result += word;
        if (space == std::string_view::npos)
            break;
        text.remove_prefix(space + 1);
        const bool isHeld = holdsNext(word, lang) || text.starts_with(kDash);
        result += isHeld ? kNoBreak : std::string_view(" ");
    }
    return result;
}

} // namespace outremer::campaign
