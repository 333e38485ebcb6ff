#include "campaign/crusaders/prose/rulers.h"

#include "campaign/document/contentfiles.h"

#include <algorithm>

namespace outremer::campaign {
namespace {

// Prose uses every case, so a name that forgets one is refused instead of silently standing in the nominative.
Name readDeclined(const JsonReader &reader)
{
    const JsonReader russian = reader.at("ru");
    for (std::string_view form : kCases)
        russian.at(form).text();
    return Name::read(reader);
}

} // namespace

Rulers Rulers::read(const JsonReader &reader)
{
    Rulers rulers;
    reader.onlyKeys({ "states" });
    for (const JsonReader &state : reader.at("states").items()) {
        state.onlyKeys({ "id", "title", "rulers" });
        const std::string id = state.at("id").text();
        const JsonReader title = state.at("title");
        title.onlyKeys({ "masculine", "feminine" });
        rulers.m_titles[id] = { readDeclined(title.at("masculine")), readDeclined(title.at("feminine")) };
        for (const JsonReader &ruler : state.at("rulers").items()) {
            ruler.onlyKeys({ "id", "feminine", "name" });
            if (rulers.find(ruler.at("id").text()))
                ruler.at("id").fail("each ruler only once");
            rulers.m_rulers.push_back(
                { ruler.at("id").text(), id, ruler.at("feminine").boolean(), readDeclined(ruler.at("name")) });
        }
    }
    return rulers;
}

const Rulers &Rulers::builtIn()
{
    static const Rulers kRulers = readCampaignFile("rulers.json", &Rulers::read);
    return kRulers;
}

const Ruler *Rulers::find(std::string_view id) const
{
    const auto found = std::ranges::find(m_rulers, id, &Ruler::id);
    return found == m_rulers.end() ? nullptr : &*found;
}

std::vector<const Ruler *> Rulers::of(std::string_view state) const
{
    std::vector<const Ruler *> rulers;
    for (const Ruler &ruler : m_rulers) {
        if (ruler.state == state)
            rulers.push_back(&ruler);
    }
    return rulers;
}

const Name *Rulers::title(std::string_view state, bool isFeminine) const
{
    const auto found = m_titles.find(state);
    if (found == m_titles.end())
        return nullptr;
    return isFeminine ? &found->second.feminine : &found->second.masculine;
}

} // namespace outremer::campaign
