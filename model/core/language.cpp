#include "model/core/language.h"

namespace outremer {

Bilingual readBilingual(const JsonReader &reader)
{
    Bilingual bilingual;
    reader.onlyKeys({ "ru", "en" });
    for (Lang lang : kLanguages)
        bilingual.texts[std::size_t(lang)] = reader.at(codeOf(lang)).text();
    return bilingual;
}

const std::string &Name::in(Lang lang, std::string_view form) const
{
    static const std::string kNone;
    const auto &forms = m_forms[std::size_t(lang)];
    auto found = forms.find(form);
    if (found == forms.end())
        found = forms.find("nom");
    return found == forms.end() ? kNone : found->second;
}

Name Name::same(const std::string &text)
{
    return made([&](Lang) { return text; });
}

Name Name::made(const std::function<std::string(Lang)> &text)
{
    Name name;
    for (Lang lang : kLanguages)
        name.m_forms[std::size_t(lang)]["nom"] = text(lang);
    return name;
}

Name Name::read(const JsonReader &reader)
{
    Name name;
    reader.onlyKeys({ "ru", "en" });
    for (Lang lang : kLanguages) {
        auto &forms = name.m_forms[std::size_t(lang)];
        const JsonReader entry = reader.at(codeOf(lang));
        if (entry.isText()) {
            forms["nom"] = entry.text();
            continue;
        }
        for (const auto &[form, text] : entry.members())
            forms[form] = text.text();
        if (!forms.contains("nom"))
            entry.fail("a form \"nom\"");
    }
    return name;
}

} // namespace outremer
