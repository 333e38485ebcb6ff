#pragma once

#include "core/language.h"

#include <map>
#include <string>
#include <vector>

namespace outremer {

// A few sentences for somebody who meets a part of a game for the first time: what it is, what one usually considers,
// and which rules say so.
struct Hint {
    std::string id;              // "crusaders/plan.place"
    std::vector<std::string> at; // the decisions it belongs to
    std::string event;           // where it belongs to none: it is told once this has happened...
    int times = 0;               // ...so often
    Bilingual title;
    Bilingual text;
    std::vector<std::string> rules;
};

// The hints of every game, in the order in which they are told: a phase before its decisions.
class GuideBook {
public:
    // Errors are told in words: the file, the line and what was expected there.
    static Result<GuideBook> read(std::string_view bytes, const std::string &file);
    static const GuideBook &builtIn();

    // Its own hints, then those of the game it is built upon; none for a game the book does not know.
    std::vector<const Hint *> hintsOf(const std::string &game) const;

private:
    struct Part {
        std::string also;
        std::vector<Hint> hints;
    };
    std::map<std::string, Part> m_parts;
};

} // namespace outremer
