#pragma once

#include "model/core/jsonreader.h"

#include <array>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace outremer {

enum class Lang { Ru, En };
inline constexpr std::array kLanguages{ Lang::Ru, Lang::En };

constexpr std::string_view codeOf(Lang lang)
{
    return lang == Lang::Ru ? "ru" : "en";
}

// A text in every language of the program.
struct Bilingual {
    std::array<std::string, kLanguages.size()> texts;

    const std::string &in(Lang lang) const { return texts[std::size_t(lang)]; }
};
Bilingual readBilingual(const JsonReader &reader);

// A name with the grammatical forms sentences need: "nom", "gen", "acc", "prep"... A language that does not inflect
// gives one text; a form that is not listed is the nominative.
class Name {
public:
    const std::string &in(Lang lang, std::string_view form = "nom") const;
    static Name same(const std::string &text);
    static Name made(const std::function<std::string(Lang)> &text); // without forms
    static Name read(const JsonReader &reader);

private:
    std::array<std::map<std::string, std::string, std::less<>>, kLanguages.size()> m_forms;
};

} // namespace outremer
