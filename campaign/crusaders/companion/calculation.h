#pragma once

#include "campaign/crusaders/companion/phrases.h"
#include "campaign/crusaders/companion/saying.h"

namespace outremer::campaign::table {

// One number of a sum, with its name and the rule that puts it there.
struct Term {
    Bilingual label;
    int value = 0;
    std::string rule;
};
using Terms = std::vector<Term>;

int sumOf(const Terms &terms);
// A term named by a phrase of calculators.json. A term of 0 explains nothing: it is left out unless it is the first.
void addTerm(Terms &terms, const std::string &key, int value, const std::string &rule, const Givens &givens = {});

// "Сила города: отряды 3, стены 2. Итого 5."
Saying sentence(const std::string &key, const Terms &terms, Lang lang);

} // namespace outremer::campaign::table
