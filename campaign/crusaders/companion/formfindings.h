#pragma once

#include "campaign/crusaders/companion/formproblems.h"
#include "campaign/crusaders/companion/phrases.h"

#include <algorithm>

namespace outremer::campaign::table {

// What the checks of a form share: whom the seats stand for, and where problems are noted down.
class Findings {
public:
    Findings(const FormSetting &setting, std::vector<FormProblem> &out)
        : where(setting)
        , m_out(out)
    {
    }

    void error(const std::string &field, const std::string &code, const Givens &givens = {})
    {
        note(FormProblem::Weight::Error, field, code, givens);
    }
    void warning(const std::string &field, const std::string &code, const Givens &givens = {})
    {
        note(FormProblem::Weight::Warning, field, code, givens);
    }

    bool isSeat(int seat) const { return seat >= 0 && seat < int(where.campaign.dynasties.size()); }
    Name stateOf(int seat) const
    {
        return where.catalogue.name(Thing::State, where.campaign.dynasties[std::size_t(seat)].state);
    }
    bool isPlayed(const std::string &state) const
    {
        return std::ranges::count(where.campaign.dynasties, state, &DynastyFacts::state) > 0;
    }
    // A seat that a row names; false, with the problem noted, when there is none such.
    bool checkSeat(const std::string &field, int seat)
    {
        if (!isSeat(seat))
            error(field, "seat-unknown", { { "count", seat + 1 } });
        return isSeat(seat);
    }
    bool checkCity(const std::string &field, const std::string &city)
    {
        if (where.catalogue.has(Thing::City, city))
            return true;
        city.empty() ? error(field, "city-missing") : error(field, "city-unknown", { { "text", city } });
        return false;
    }
    bool checkState(const std::string &field, const std::string &state)
    {
        if (!where.catalogue.has(Thing::State, state))
            state.empty() ? error(field, "state-missing") : error(field, "state-unknown", { { "text", state } });
        else if (!isPlayed(state))
            error(field, "state-absent", { { "state", where.catalogue.name(Thing::State, state) } });
        return isPlayed(state);
    }

    const FormSetting &where;

private:
    void note(FormProblem::Weight weight, const std::string &field, const std::string &code, const Givens &givens)
    {
        m_out.push_back({ weight, field, code, sayInBoth(Texts::Forms, "problem." + code, givens) });
    }

    std::vector<FormProblem> &m_out;
};

inline std::string rowOf(const std::string &list, std::size_t index, const std::string &field)
{
    return list + "[" + std::to_string(index) + "]." + field;
}

// form_ranking.cpp: ranks, influence, points and the winner.
void checkRanking(const ChapterForm &form, Findings &findings);
// form_cards.cpp: marks, nicknames, heirlooms, oaths, components, counters, notes and photographs.
void checkCards(const ChapterForm &form, Findings &findings);

} // namespace outremer::campaign::table
