#include "campaign/crusaders/companion/calculation.h"

#include "campaign/crusaders/companion/listing.h"

#include <algorithm>

namespace outremer::campaign::table {

int sumOf(const Terms &terms)
{
    int sum = 0;
    for (const Term &term : terms)
        sum += term.value;
    return sum;
}

void addTerm(Terms &terms, const std::string &key, int value, const std::string &rule, const Givens &givens)
{
    if (value != 0 || terms.empty())
        terms.push_back({ sayInBoth(Texts::Calculators, key, givens), value, rule });
}

Saying sentence(const std::string &key, const Terms &terms, Lang lang)
{
    std::vector<std::string> parts;
    std::vector<std::string> rules;
    for (const Term &term : terms) {
        const bool needsPlus = !parts.empty() && term.value >= 0;
        parts.push_back(term.label.in(lang) + (needsPlus ? " +" : " ") + plain(term.value));
        if (std::ranges::count(rules, term.rule) == 0)
            rules.push_back(term.rule);
    }
    return { say(Texts::Calculators, key, lang, { { "text", joined(parts) }, { "total", sumOf(terms) } }), rules };
}

} // namespace outremer::campaign::table
