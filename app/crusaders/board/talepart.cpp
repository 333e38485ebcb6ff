#include "app/crusaders/board/talepart.h"

#include "app/crusaders/board/battlerows.h"
#include "app/crusaders/board/battlestory.h"
#include "app/crusaders/board/crusadersboard.h"

#include <algorithm>

namespace outremer {

using namespace crusaders;

TalePart::TalePart(CrusadersBoard &board)
    : BoardPart(&board)
    , m_board(board)
    , m_story(new RowModel(kStoryRoles, this))
    , m_reportLines(new RowModel(kStoryRoles, this))
{
}

void TalePart::show(const BoardView &view)
{
    showStory(isBattleStaged(view.state));
    showReport(view);
}

void TalePart::clear()
{
    m_story->clear();
    tellExplanation({});
    tellReport({}, {});
}

void TalePart::showStory(bool isStaged)
{
    QString explanation;
    QList<RowModel::Row> lines;
    if (isStaged) {
        const BattleSpan span = lastBattle(m_board.table()->shown()->events(), true);
        lines = storyOf(*m_board.table(), span.begin, span.end);
    }
    for (const RowModel::Row &line : lines) {
        if (const QString text = line.value("ruleText").toString(); !text.isEmpty())
            explanation = text;
    }
    m_story->show(lines);
    tellExplanation(explanation);
}

// The last battle of this round, until somebody closes it or the next one begins.
void TalePart::showReport(const BoardView &view)
{
    const auto &events = m_board.table()->shown()->events();
    const BattleSpan span = lastBattle(events, isBattleOn(view.state));
    if (m_readBattle > events.size())
        m_readBattle = 0; // another match, or steps were taken back
    const bool isOfThisRound = std::none_of(events.begin() + std::ptrdiff_t(span.begin), events.end(),
        [](const Event &event) { return EventKind(event.kind) == EventKind::RoundStarted; });
    if (isBattleStaged(view.state) || !span.isThere || span.decided == span.end || !isOfThisRound
        || m_readBattle > span.begin)
        return tellReport({}, {});
    const QList<RowModel::Row> start = storyOf(*m_board.table(), span.begin, span.begin + 1);
    QList<RowModel::Row> lines = storyOf(*m_board.table(), span.decided, span.end);
    const RowModel::Row verdict = lines.takeFirst();
    tellReport({ { "title", start.first().value("text") }, { "verdict", verdict.value("text") },
                   { "winner", verdict.value("owner") } },
        lines);
}

void TalePart::closeReport()
{
    m_readBattle = lastBattle(m_board.table()->shown()->events(), false).begin + 1;
    tellReport({}, {});
}

void TalePart::tellExplanation(const QString &explanation)
{
    if (std::exchange(m_explanation, explanation) != explanation)
        emit explanationChanged();
}

void TalePart::tellReport(const QVariantMap &report, const QList<RowModel::Row> &lines)
{
    m_reportLines->show(lines);
    if (std::exchange(m_report, report) != report)
        emit reportChanged();
}

} // namespace outremer
