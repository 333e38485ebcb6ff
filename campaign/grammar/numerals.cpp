#include "campaign/grammar/numerals.h"

#include <cstdlib>

namespace outremer::campaign {
namespace {

constexpr std::array<std::string_view, 21> kRussian{ "ноль", "один", "два", "три", "четыре", "пять", "шесть", "семь",
    "восемь", "девять", "десять", "одиннадцать", "двенадцать", "тринадцать", "четырнадцать", "пятнадцать",
    "шестнадцать", "семнадцать", "восемнадцать", "девятнадцать", "двадцать" };
constexpr std::array<std::string_view, 21> kRussianGenitive{ "нуля", "одного", "двух", "трёх", "четырёх", "пяти",
    "шести", "семи", "восьми", "девяти", "десяти", "одиннадцати", "двенадцати", "тринадцати", "четырнадцати",
    "пятнадцати", "шестнадцати", "семнадцати", "восемнадцати", "девятнадцати", "двадцати" };
constexpr std::array<std::string_view, 13> kEnglish{ "no", "one", "two", "three", "four", "five", "six", "seven",
    "eight", "nine", "ten", "eleven", "twelve" };

// Stems and endings of masculine ordinals: перв|ый, втор|ой, трет|ий.
struct Ordinal {
    std::string_view stem, nominative;
    std::string_view english;
};
constexpr std::array<Ordinal, 21> kOrdinals{ { { "нулев", "ой", "zeroth" }, { "перв", "ый", "first" },
    { "втор", "ой", "second" }, { "трет", "ий", "third" }, { "четвёрт", "ый", "fourth" }, { "пят", "ый", "fifth" },
    { "шест", "ой", "sixth" }, { "седьм", "ой", "seventh" }, { "восьм", "ой", "eighth" }, { "девят", "ый", "ninth" },
    { "десят", "ый", "tenth" }, { "одиннадцат", "ый", "eleventh" }, { "двенадцат", "ый", "twelfth" },
    { "тринадцат", "ый", "thirteenth" }, { "четырнадцат", "ый", "fourteenth" }, { "пятнадцат", "ый", "fifteenth" },
    { "шестнадцат", "ый", "sixteenth" }, { "семнадцат", "ый", "seventeenth" }, { "восемнадцат", "ый", "eighteenth" },
    { "девятнадцат", "ый", "nineteenth" }, { "двадцат", "ый", "twentieth" } } };

constexpr std::array<std::array<std::string_view, 2>, 12> kMonths{ { { "января", "January" }, { "февраля", "February" },
    { "марта", "March" }, { "апреля", "April" }, { "мая", "May" }, { "июня", "June" }, { "июля", "July" },
    { "августа", "August" }, { "сентября", "September" }, { "октября", "October" }, { "ноября", "November" },
    { "декабря", "December" } } };

std::string russianNumber(int number, NounGender gender, std::string_view grammaticalCase)
{
    if (number < 0 || number >= int(kRussian.size()))
        return std::to_string(number);
    const bool isFeminine = gender == NounGender::Feminine;
    if (number == 1 && isFeminine)
        return grammaticalCase == "gen" ? "одной" : grammaticalCase == "acc" ? "одну" : "одна";
    if (number == 1 && gender == NounGender::Neuter && grammaticalCase != "gen")
        return "одно";
    if (grammaticalCase == "gen")
        return std::string(kRussianGenitive[std::size_t(number)]);
    return number == 2 && isFeminine ? "две" : std::string(kRussian[std::size_t(number)]);
}

std::string russianNoun(int number, const CountedNoun &noun, std::string_view grammaticalCase)
{
    const int form = russianForm(number);
    if (form == 0 && grammaticalCase == "acc")
        return noun.ruAccusative;
    if (grammaticalCase == "gen")
        return form == 0 ? noun.ruGenitive : noun.ru[2];
    return noun.ru[std::size_t(form)];
}

} // namespace

CountedNoun readCountedNoun(const JsonReader &reader)
{
    reader.onlyKeys({ "gender", "ru", "acc", "gen", "en" });
    CountedNoun noun;
    noun.gender = NounGender(reader.at("gender").oneOf({ "m", "f", "n" }));
    const auto ru = reader.at("ru").items();
    const auto en = reader.at("en").items();
    if (ru.size() != noun.ru.size() || en.size() != noun.en.size()) {
        reader.fail("three Russian and two English forms");
        return noun;
    }
    for (std::size_t i = 0; i < ru.size(); ++i)
        noun.ru[i] = ru[i].text();
    for (std::size_t i = 0; i < en.size(); ++i)
        noun.en[i] = en[i].text();
    noun.ruAccusative = reader.at("acc").text();
    noun.ruGenitive = reader.at("gen").text();
    return noun;
}

int russianForm(int number)
{
    const int tail = std::abs(number) % 100;
    if (tail >= 11 && tail <= 14)
        return 2;
    switch (tail % 10) {
    case 1:
        return 0;
    case 2:
    case 3:
    case 4:
        return 1;
    default:
        return 2;
    }
}

std::string counted(int number, const CountedNoun &noun, Lang lang, std::string_view grammaticalCase)
{
    if (lang == Lang::Ru)
        return russianNumber(number, noun.gender, grammaticalCase) + " " + russianNoun(number, noun, grammaticalCase);
    const bool isWord = number >= 0 && number < int(kEnglish.size());
    return (isWord ? std::string(kEnglish[std::size_t(number)]) : std::to_string(number)) + " "
        + noun.en[number == 1 ? 0 : 1];
}

std::string ordinal(int number, Lang lang, std::string_view grammaticalCase)
{
    if (number < 0 || number >= int(kOrdinals.size()))
        return std::to_string(number);
    const Ordinal &word = kOrdinals[std::size_t(number)];
    if (lang == Lang::En)
        return std::string(word.english);
    if (number == 3) // the only soft one
        return grammaticalCase == "nom" ? "третий" : grammaticalCase == "prep" ? "третьем" : "третьего";
    const std::string_view ending = grammaticalCase == "nom" ? word.nominative
        : grammaticalCase == "prep"                          ? "ом"
                                                             : "ого";
    return std::string(word.stem) + std::string(ending);
}

std::string inRound(int number, Lang lang)
{
    if (lang == Lang::En)
        return "in the " + ordinal(number, lang) + " round";
    return std::string(number == 2 ? "во " : "в ") + ordinal(number, lang, "prep") + " раунде";
}

std::string roman(int number)
{
    std::string text;
    for (const auto &[value, digits] : { std::pair{ 10, "X" }, { 9, "IX" }, { 5, "V" }, { 4, "IV" }, { 1, "I" } }) {
        for (; number >= value; number -= value)
            text += digits;
    }
    return text;
}

std::string years(int first, int last)
{
    return first == last ? std::to_string(first) : std::to_string(first) + "–" + std::to_string(last);
}

std::string date(const std::string &iso, Lang lang)
{
    const bool isShaped =
        iso.size() == 10 && iso[4] == '-' && iso[7] == '-' && iso.find_first_not_of("0123456789-") == std::string::npos;
    const int month = isShaped ? std::atoi(iso.substr(5, 2).c_str()) : 0;
    if (month < 1 || month > 12)
        return iso;
    const std::string day = std::to_string(std::atoi(iso.substr(8, 2).c_str()));
    const std::string name(kMonths[std::size_t(month - 1)][std::size_t(lang)]);
    return day + " " + name + " " + iso.substr(0, 4) + (lang == Lang::Ru ? " года" : "");
}

std::string listed(const std::vector<std::string> &things, Lang lang)
{
    std::string text;
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (i > 0)
            text += i + 1 < things.size() ? ", " : lang == Lang::Ru ? " и " : " and ";
        text += things[i];
    }
    return text;
}

} // namespace outremer::campaign
