#pragma once

#include "campaign/crusaders/facts/facts.h"
#include "campaign/crusaders/prose/names.h"
#include "campaign/grammar/declension.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace outremer::campaign {

inline constexpr std::string_view kSaracens = "saracens";

// The dramatis personae: who rules which state, and how they are called so far. Nicknames are awarded while the
// chronicle is being told, so nobody is called by a name before having earned it.
class Cast {
public:
    Cast(const CampaignFacts &facts, const Names &names, Lang lang);

    void award(const Award &award);

    // A ruler (or the Saracens), by the state's id, in a form of
    //   "gen"                   the given name: Балдуина
    //   "title.gen"             короля Иерусалима
    //   "state.gen"             Иерусалима
    //   "style.gen"             Балдуина Расчётливого, короля Иерусалима
    //   "full.gen"              Балдуина Расчётливого
    //   "g|взял|взяла|взяли"    the word that agrees with him, her, them
    // English has the cases "nom" and "gen" and answers the name to all others.
    std::string said(std::string_view state, std::string_view form) const;
    Gender gender(std::string_view state) const;

    bool rules(std::string_view state) const { return ruling(state) != nullptr; } // is it in play
    const DynastyFacts *dynasty(int seat) const;
    std::string stateOf(int seat) const;
    std::string style(int seat, std::string_view grammaticalCase = "nom") const;

private:
    const DynastyFacts *ruling(std::string_view state) const;
    std::string given(const DynastyFacts &dynasty, std::string_view grammaticalCase) const;
    std::string full(const DynastyFacts &dynasty, std::string_view grammaticalCase) const;
    std::string title(const DynastyFacts &dynasty, std::string_view grammaticalCase) const;
    std::string inCase(std::string_view what, std::string_view state, std::string_view grammaticalCase) const;
    bool isFeminine(const DynastyFacts &dynasty) const;
    bool sharesName(const DynastyFacts &dynasty) const;

    const CampaignFacts *m_facts;
    const Names *m_names;
    Lang m_lang;
    std::map<int, std::vector<std::string>> m_nicknames; // by seat, in the order of their award
};

} // namespace outremer::campaign
