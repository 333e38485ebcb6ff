#pragma once

#include "model/core/language.h"

#include <vector>

namespace outremer {

// One rule as data: what "why not?" quotes, the rules reference shows and `trace` counts.
struct Rule {
    std::string id;
    std::string page;
    Bilingual text;
    std::string notApplicable; // why no program can break it; empty for nearly all
};

class Rulebook {
public:
    static Rulebook read(const JsonReader &reader);

    // The same book followed by another's rules, none of which it has itself.
    Rulebook with(const Rulebook &other) const;

    const std::vector<Rule> &rules() const { return m_rules; }
    const Rule *find(std::string_view id) const;

private:
    std::vector<Rule> m_rules;
};

} // namespace outremer
