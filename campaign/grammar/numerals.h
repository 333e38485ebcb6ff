#pragma once

#include "campaign/grammar/declension.h"
#include "model/core/language.h"

#include <string>
#include <string_view>
#include <vector>

namespace outremer::campaign {

enum class NounGender { Masculine, Feminine, Neuter };

// A thing that is counted: "отряд, отряда, отрядов", "troop, troops".
struct CountedNoun {
    NounGender gender{};
    std::array<std::string, 3> ru{};      // 1 город, 2 города, 5 городов
    std::string ruAccusative, ruGenitive; // of one: вижу одну монету, нет одной монеты
    std::array<std::string, 2> en{};      // 1 city, 2 cities
};
CountedNoun readCountedNoun(const JsonReader &reader);

// Which of the three Russian forms follows a number: 0 after 1, 21, 101; 1 after 2-4, 22; 2 after 5-20, 111.
int russianForm(int number);

// "семь отрядов", "seven troops": in words up to twenty (Russian) or twelve (English), then in digits. Cases: nom, acc
// (of things without a soul) and gen.
std::string counted(int number, const CountedNoun &noun, Lang lang, std::string_view grammaticalCase = "nom");

// Ordinals 1..20, as adjectives of a masculine noun: nom "второй", prep "втором"; English has one form.
std::string ordinal(int number, Lang lang, std::string_view grammaticalCase = "nom");
// "в первом раунде", "во втором раунде", "in the second round".
std::string inRound(int number, Lang lang);

std::string roman(int number);                       // 1..39
std::string years(int first, int last);              // 1099–1110
std::string date(const std::string &iso, Lang lang); // 16 ноября 2026 года; what is no date stays as it is

// "а, б и в", "a, b and c".
std::string listed(const std::vector<std::string> &things, Lang lang);

} // namespace outremer::campaign
