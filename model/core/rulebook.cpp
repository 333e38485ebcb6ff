#include "model/core/rulebook.h"

#include <algorithm>
#include <set>

namespace outremer {

Rulebook Rulebook::read(const JsonReader &reader)
{
    Rulebook book;
    std::set<std::string> ids;
    reader.onlyKeys({ "rules" });
    for (const JsonReader &entry : reader.at("rules").items()) {
        entry.onlyKeys({ "id", "page", "ru", "en", "notApplicable" });
        Rule rule;
        rule.id = entry.at("id").text();
        rule.page = entry.at("page").text();
        for (Lang lang : kLanguages)
            rule.text.texts[std::size_t(lang)] = entry.at(codeOf(lang)).text();
        if (const auto reason = entry.maybe("notApplicable"))
            rule.notApplicable = reason->text();
        if (!ids.insert(rule.id).second)
            entry.fail("each rule only once, but \"" + rule.id + "\" is repeated");
        book.m_rules.push_back(std::move(rule));
    }
    return book;
}

Rulebook Rulebook::with(const Rulebook &other) const
{
    Rulebook both = *this;
    both.m_rules.insert(both.m_rules.end(), other.m_rules.begin(), other.m_rules.end());
    return both;
}

const Rule *Rulebook::find(std::string_view id) const
{
    const auto found = std::ranges::find(m_rules, id, &Rule::id);
    return found == m_rules.end() ? nullptr : &*found;
}

} // namespace outremer
