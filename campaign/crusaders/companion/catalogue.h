#pragma once

#include "model/crusaders/content.h"

#include <map>

namespace outremer::campaign::table {

// What forms and sheets can name.
enum class Thing : std::uint8_t { City, State, Building, Event, Quality, Nickname, Oath, Legacy, Ruler };

// Names by kind and id. A table may own cards that nobody here has heard of, so an id without a name is shown as the
// group wrote it. Nicknames, oaths, legacies and rulers are added by whoever has them.
class Catalogue {
public:
    static Catalogue of(const crusaders::Content &content);
    void add(Thing thing, const std::string &id, const Name &name) { m_names[thing][id] = name; }

    bool has(Thing thing, const std::string &id) const;
    bool knowsAny(Thing thing) const { return m_names.contains(thing); }
    Name name(Thing thing, const std::string &id) const;
    std::string text(Thing thing, const std::string &id, Lang lang, std::string_view form = "nom") const
    {
        return name(thing, id).in(lang, form);
    }

private:
    std::map<Thing, std::map<std::string, Name>> m_names;
};

} // namespace outremer::campaign::table
