#pragma once

#include "model/core/language.h"

#include <string>
#include <vector>

namespace outremer::campaign {

// A text ready to be read, before it is Markdown, HTML, JSON or a printed page.
struct Block {
    enum class Kind {
        Title,   // of the book
        Chapter, // begins a new page when printed
        Section,
        Paragraph,
        Quote,     // a player's own words; `lines[0]` may be who said it
        List,      // `lines`
        Table,     // `rows`, the first is the head
        Map,       // `chapter`: the map as that chapter ended
        Arms,      // heraldry of the states in `lines`
        Checklist, // `lines` with boxes to tick
    };
    Kind kind{};
    std::string text{};
    std::vector<std::string> lines{};
    std::vector<std::vector<std::string>> rows{};
    int chapter = 0;
};

struct Document {
    std::string title;
    std::string lang; // "ru", "en"
    std::vector<Block> blocks;

    Lang language() const { return lang == codeOf(Lang::En) ? Lang::En : Lang::Ru; }
};

} // namespace outremer::campaign
