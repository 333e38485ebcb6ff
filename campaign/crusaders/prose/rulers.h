#pragma once

#include "campaign/grammar/declension.h"
#include "model/core/language.h"

#include <string>
#include <string_view>
#include <vector>

namespace outremer::campaign {

// A ruler a group may choose instead of a name of its own (content/rulers.json).
struct Ruler {
    std::string id;
    std::string state;
    bool isFeminine = false;
    Name name;
};

// Rulers and titles of the four states.
class Rulers {
public:
    static Rulers read(const JsonReader &reader);
    static const Rulers &builtIn();

    const std::vector<Ruler> &all() const { return m_rulers; }
    const Ruler *find(std::string_view id) const;
    std::vector<const Ruler *> of(std::string_view state) const;
    // "король Иерусалима"; nothing for a state without titles.
    const Name *title(std::string_view state, bool isFeminine) const;

private:
    struct Titles {
        Name masculine, feminine;
    };
    std::vector<Ruler> m_rulers;
    std::map<std::string, Titles, std::less<>> m_titles;
};

} // namespace outremer::campaign
