#include "campaign/crusaders/companion/catalogue.h"

#include "campaign/crusaders/companion/phrases.h"

namespace outremer::campaign::table {

Catalogue Catalogue::of(const crusaders::Content &content)
{
    Catalogue catalogue;
    for (const crusaders::City &city : content.cities)
        catalogue.add(Thing::City, city.id, city.name);
    for (const crusaders::Realm &realm : content.realms)
        catalogue.add(Thing::State, realm.id, realm.name);
    for (std::size_t card = 1; card < content.buildings.size(); ++card)
        catalogue.add(Thing::Building, content.buildings[card].id, content.buildings[card].name);
    for (std::size_t card = 1; card < content.events.size(); ++card)
        catalogue.add(Thing::Event, content.events[card].id, content.events[card].name);
    for (std::string_view quality : crusaders::kQualityWords) {
        const std::string id(quality);
        catalogue.add(
            Thing::Quality, id, Name::made([&](Lang lang) { return say(Texts::Forms, "quality." + id, lang); }));
    }
    return catalogue;
}

bool Catalogue::has(Thing thing, const std::string &id) const
{
    const auto names = m_names.find(thing);
    return names != m_names.end() && names->second.contains(id);
}

Name Catalogue::name(Thing thing, const std::string &id) const
{
    return has(thing, id) ? m_names.at(thing).at(id) : Name::same(id);
}

} // namespace outremer::campaign::table
