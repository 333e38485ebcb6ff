#pragma once

#include "model/core/language.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace outremer::campaign {

// What facts name by an id of some content file.
enum class Thing { State, City, Event, Tactic, Building, Oath, Legacy, Interlude, InterludeOption, Nickname };

// Where the names behind ids come from. The prose asks and never opens content files itself, so that packs and the
// campaign's own cards can answer.
class NameSource {
public:
    virtual ~NameSource() = default;
    virtual std::optional<Name> name(Thing thing, std::string_view id) const = 0;
    // How a woman is called by a nickname; the masculine form if there is no other.
    virtual std::optional<Name> feminine(std::string_view nickname) const = 0;
    // The card's own sentence of story.
    virtual std::optional<Bilingual> story(Thing thing, std::string_view id) const = 0;
};

// Names that always answer. An id nobody knows is a word of the group's own: it is shown as it was written, and a
// by-name in Russian is declined by rule.
class Names {
public:
    explicit Names(std::shared_ptr<const NameSource> source)
        : m_source(std::move(source))
    {
    }

    std::string of(Thing thing, std::string_view id, Lang lang, std::string_view form = "nom") const;
    std::string nickname(std::string_view id, bool isFeminine, Lang lang, std::string_view form = "nom") const;
    std::string story(Thing thing, std::string_view id, Lang lang) const; // may be empty

private:
    std::shared_ptr<const NameSource> m_source;
};

} // namespace outremer::campaign
