#include "campaign/crusaders/companion/phrases.h"

#include "campaign/document/contentfiles.h"
#include "campaign/grammar/numerals.h"
#include "model/core/phrasebook.h"

#include <algorithm>
#include <cassert>

namespace outremer::campaign::table {
namespace {

constexpr std::array<std::string_view, 4> kFiles{ "forms.json", "checklists.json", "drawers.json", "calculators.json" };

constexpr std::array<std::string_view, 16> kBlanks{ "count", "total", "rest", "city", "cities", "state", "states",
    "other", "good", "order", "orders", "name", "text", "level", "chapter", "round" };

// Forms of a counted noun: one, few, many in Russian; one, many in English. Here numbers are digits and each case is a
// word of its own, so there is no gender to know as in prose.
struct Word {
    std::array<std::vector<std::string>, kLanguages.size()> forms;
};

// Content that is compiled in is well-formed: the tests read all of it.
JsonNode parsed(std::string_view name)
{
    auto result = parseJson(campaignFile(name), "campaign/" + std::string(name));
    assert(std::holds_alternative<JsonNode>(result) && "built-in texts are well-formed JSON");
    return std::get<JsonNode>(std::move(result));
}

Phrasebook readBook(std::string_view file)
{
    const JsonNode node = parsed(file);
    std::optional<Problem> problem;
    Phrasebook book = Phrasebook::read({ node, problem }, kBlanks);
    assert(!problem && "built-in phrases are complete");
    return book;
}

std::map<std::string, Word, std::less<>> readWords()
{
    const JsonNode node = parsed("words.json");
    std::optional<Problem> problem;
    std::map<std::string, Word, std::less<>> words;
    for (const auto &[key, entry] : JsonReader(node, problem).members()) {
        entry.onlyKeys({ "ru", "en" });
        for (Lang lang : kLanguages) {
            const JsonReader list = entry.at(codeOf(lang));
            auto &forms = words[key].forms[std::size_t(lang)];
            for (const JsonReader &form : list.items())
                forms.push_back(form.text());
            if (forms.size() != (lang == Lang::Ru ? 3u : 2u))
                list.fail(lang == Lang::Ru ? "forms for 1, 2 and 5" : "a singular and a plural");
        }
    }
    assert(!problem && "built-in words have all their forms");
    return words;
}

const Phrasebook &bookOf(Texts texts)
{
    static const std::array kBooks{ readBook(kFiles[0]), readBook(kFiles[1]), readBook(kFiles[2]),
        readBook(kFiles[3]) };
    return kBooks[std::size_t(texts)];
}

std::string fillNumber(int number, std::string_view form, Lang lang)
{
    if (form == "nom")
        return plain(number);
    if (form == "roman")
        return roman(number);
    return counted(number, form, lang);
}

std::string fill(const Blank &blank, Lang lang, const Givens &givens)
{
    const auto found = std::ranges::find(givens, blank.argument, &Given::blank);
    if (found == givens.end())
        return "<" + std::string(blank.argument) + ">";
    if (const int *number = std::get_if<int>(&found->filling))
        return fillNumber(*number, blank.form, lang);
    if (const Name *name = std::get_if<Name>(&found->filling))
        return name->in(lang, blank.form);
    return std::get<std::string>(found->filling);
}

} // namespace

std::string plain(int number)
{
    return number < 0 ? "−" + std::to_string(-number) : std::to_string(number);
}

std::string counted(int number, std::string_view word, Lang lang)
{
    static const auto kWords = readWords();
    const auto found = kWords.find(word);
    if (found == kWords.end())
        return std::to_string(number) + " <" + std::string(word) + ">";
    const int form = lang == Lang::Ru ? russianForm(number) : number == 1 ? 0 : 1;
    return std::to_string(number) + " " + found->second.forms[std::size_t(lang)][std::size_t(form)];
}

std::string say(Texts texts, const std::string &key, Lang lang, const Givens &givens)
{
    return bookOf(texts).say(key, lang, [&](const Blank &blank) { return fill(blank, lang, givens); });
}

Bilingual sayInBoth(Texts texts, const std::string &key, const Givens &givens)
{
    Bilingual both;
    for (Lang lang : kLanguages)
        both.texts[std::size_t(lang)] = say(texts, key, lang, givens);
    return both;
}

bool hasPhrase(Texts texts, const std::string &key)
{
    return bookOf(texts).has(key);
}

} // namespace outremer::campaign::table
