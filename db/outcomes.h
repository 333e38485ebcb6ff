#pragma once

#include "db/knowledge.h"
#include "db/linefile.h"

#include <map>
#include <set>

namespace outremer {

class Ledger;

// Whether what is written down as the end of matches is what their journals come to: a finished match is over on one of its
// lines, and a finished chapter has the facts and the book of its match.
class Outcomes {
public:
    Outcomes(Ledger &ledger, const Knowledge &knowledge);

    void add(const LoadedLine &line, const AnyMatch &played); // a line that was played again, whole
    std::vector<std::string> problems() const;                // of matches all of whose lines were

private:
    Ledger &m_ledger;
    const Knowledge &m_knowledge;
    std::map<MatchId, Chapter> m_chapters; // the finished ones
    std::set<LineId> m_played, m_over;
    std::vector<std::string> m_problems;
};

// The same for the matches that ended from a moment on, the newest first and no more than `most`: for a backup, which
// cannot wait until years are played again.
std::vector<std::string> problemsOfNewEnds(Ledger &ledger, const Knowledge &knowledge, Moment from, std::size_t most);

} // namespace outremer
