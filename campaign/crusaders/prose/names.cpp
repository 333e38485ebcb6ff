#include "campaign/crusaders/prose/names.h"

#include "campaign/grammar/declension.h"

namespace outremer::campaign {

std::string Names::of(Thing thing, std::string_view id, Lang lang, std::string_view form) const
{
    const auto name = m_source->name(thing, id);
    return name ? name->in(lang, form) : std::string(id);
}

std::string Names::nickname(std::string_view id, bool isFeminine, Lang lang, std::string_view form) const
{
    const auto feminine = isFeminine ? m_source->feminine(id) : std::nullopt;
    const auto name = feminine ? feminine : m_source->name(Thing::Nickname, id);
    if (name)
        return name->in(lang, form);
    return lang == Lang::Ru ? declinedEpithet(id, form) : std::string(id);
}

std::string Names::story(Thing thing, std::string_view id, Lang lang) const
{
    const auto story = m_source->story(thing, id);
    return story ? story->in(lang) : std::string();
}

} // namespace outremer::campaign
