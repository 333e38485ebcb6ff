#include "db/outcomes.h"

#include "db/ledger.h"
#include "db/replaying.h"

#include <algorithm>

namespace outremer {

Outcomes::Outcomes(Ledger &ledger, const Knowledge &knowledge)
    : m_ledger(ledger)
    , m_knowledge(knowledge)
{
    if (!ledger.has("chapters"))
        return;
    for (const Chapter &chapter : ledger.list<Chapter>()) {
        if (chapter.match && chapter.status == ChapterStatus::Finished)
            m_chapters.emplace(*chapter.match, chapter);
    }
}

void Outcomes::add(const LoadedLine &line, const AnyMatch &played)
{
    m_played.insert(line.line.id);
    if (played.decision().isOver())
        m_over.insert(line.line.id);
    const auto chapter = m_chapters.find(line.match.id);
    if (!m_knowledge.reader || chapter == m_chapters.end() || line.match.currentLine != line.line.id)
        return;
    if (const auto refusal = m_knowledge.reader->refuseOutcome(chapter->second, played))
        m_problems.push_back(refusal->message);
}

// A finished match whose end was taken back is over on the line that was left.
std::vector<std::string> Outcomes::problems() const
{
    std::vector<std::string> found = m_problems;
    std::map<MatchId, std::vector<LineId>> lines;
    for (const LineRow &line : m_ledger.list<LineRow>())
        lines[line.match].push_back(line.id);
    for (const MatchRow &match : m_ledger.list<MatchRow>()) {
        const auto &own = lines[match.id];
        const auto isPlayed = [this](LineId line) { return m_played.contains(line); };
        const auto isOver = [this](LineId line) { return m_over.contains(line); };
        if (match.finished && std::ranges::all_of(own, isPlayed) && std::ranges::none_of(own, isOver))
            found.push_back("match " + match.uuid + " is written down as finished, but it is not over");
    }
    return found;
}

std::vector<std::string> problemsOfNewEnds(Ledger &ledger, const Knowledge &knowledge, Moment from, std::size_t most)
{
    std::vector<MatchRow> ended;
    for (const MatchRow &match : ledger.list<MatchRow>()) {
        if (match.finished.value_or(0) >= from && match.finished)
            ended.push_back(match);
    }
    std::ranges::sort(ended, std::greater(), [](const MatchRow &match) { return *match.finished; });
    ended.resize(std::min(ended.size(), most));
    Contents contents(ledger);
    Outcomes outcomes(ledger, knowledge);
    for (const MatchRow &match : ended) {
        for (const LineRow &line : ledger.list<LineRow>({ { "match", match.id.value } })) {
            const Replayed replayed = replayLine(ledger, contents, line.id, knowledge);
            if (replayed.match)
                outcomes.add(replayed.line, *replayed.match);
        }
    }
    return outcomes.problems();
}

} // namespace outremer
