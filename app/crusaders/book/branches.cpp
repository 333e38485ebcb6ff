#include "app/crusaders/book/branches.h"

#include "app/archive/archive.h"
#include "app/crusaders/book/bookwords.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/chapter/gather.h"
#include "campaign/grammar/numerals.h"
#include "db/clock.h"

namespace outremer {
namespace {

// Where a line has come to, in words; empty when it cannot be played again here.
QString whereOf(Chronicle &chronicle, LineId line)
{
    const auto match = chronicle.journal().peek(*campaign::chapterGame(), line);
    const auto *chapter = match ? campaign::chapterOf(**match) : nullptr;
    if (!chapter)
        return {};
    const auto pause = campaign::pauseOf(*chapter);
    if (!pause)
        return Branches::tr("played to the end");
    const QString phase = BookWords::phase(pause->phase);
    return pause->phase == "aftermath" ? phase : Branches::tr("round %1, %2").arg(pause->round).arg(phase);
}

Result<std::vector<TreeLine>> treeOf(Chronicle &chronicle, MatchId id, bool withTakenBack)
{
    const auto match = chronicle.journal().match(id);
    if (!match)
        return match.refusal();
    const auto lines = chronicle.journal().lines(id);
    if (!lines)
        return lines.refusal();
    std::vector<Head> heads;
    for (const LineRow &line : *lines) {
        const auto head = chronicle.journal().head(line.id);
        if (!head)
            return head.refusal();
        heads.push_back(*head);
    }
    return lineTree(*lines, heads, match->currentLine, withTakenBack);
}

} // namespace

Branches::Branches(QObject *parent)
    : BookPart(parent)
    , m_rows(new RowModel(
          { "line", "name", "isNamed", "depth", "guides", "fork", "steps", "created", "where", "isCurrent", "isPoint" },
          this))
{
}

void Branches::show(const BookView &view)
{
    m_chapters.clear();
    m_matches.clear();
    m_playing = 0;
    for (const Chapter &chapter : view.chapters) {
        if (!chapter.match)
            continue;
        m_matches[chapter.number] = *chapter.match;
        m_chapters.append(
            QVariantMap{ { "number", chapter.number }, { "roman", textOf(campaign::roman(chapter.number)) } });
        if (chapter.status != ChapterStatus::Finished)
            m_playing = chapter.number;
    }
    if (!m_matches.contains(m_chapter))
        m_chapter = m_matches.empty() ? 0 : m_matches.rbegin()->first;
    refresh();
}

void Branches::refresh()
{
    Chronicle *chronicle = Archive::instance()->chronicle();
    QList<RowModel::Row> rows;
    m_where.clear();
    m_canChange = m_chapter != 0 && m_chapter == m_playing;
    if (chronicle && m_matches.contains(m_chapter)) {
        if (const auto tree = treeOf(*chronicle, m_matches[m_chapter], m_withTakenBack)) {
            for (const TreeLine &line : *tree)
                rows.append(rowOf(*chronicle, line));
        } else {
            emit failed(BookWords::refusal(tree.refusal()));
        }
    }
    if (!rows.isEmpty())
        m_where = rows.front()["where"].toString();
    m_rows->show(rows);
    emit changed();
}

RowModel::Row Branches::rowOf(Chronicle &chronicle, const TreeLine &line)
{
    const QString name = textOf(line.row.name);
    QString shown = name;
    if (name.isEmpty())
        shown = line.isCurrent ? tr("The match as it is played") : tr("Steps taken back");
    QVariantList guides;
    for (const bool goesOn : line.guides)
        guides.append(goesOn);
    return { { "line", qint64(line.row.id.value) }, { "name", shown }, { "isNamed", !name.isEmpty() },
        { "depth", line.depth }, { "guides", guides }, { "fork", qint64(line.fork) }, { "steps", qint64(line.length) },
        { "created", BookWords::minute(line.row.created) }, { "where", whereOf(chronicle, line.row.id) },
        { "isCurrent", line.isCurrent }, { "isPoint", line.isPoint() && !line.isCurrent } };
}

void Branches::setChapter(int chapter)
{
    if (chapter == m_chapter || !m_matches.contains(chapter))
        return;
    m_chapter = chapter;
    refresh();
}

void Branches::setWithTakenBack(bool withTakenBack)
{
    if (withTakenBack == m_withTakenBack)
        return;
    m_withTakenBack = withTakenBack;
    refresh();
}

bool Branches::isDone(const std::optional<Refusal> &refusal)
{
    if (refusal) {
        emit failed(BookWords::refusal(*refusal));
        return false;
    }
    Archive::instance()->announce();
    return true;
}

bool Branches::keep(const QString &name)
{
    Chronicle *chronicle = Archive::instance()->chronicle();
    if (!chronicle || !m_canChange)
        return false;
    const auto match = chronicle->journal().match(m_matches[m_chapter]);
    if (!match)
        return isDone(match.refusal());
    const auto head = chronicle->journal().head(match->currentLine);
    if (!head)
        return isDone(head.refusal());
    const QString called = name.trimmed().isEmpty() ? tr("Kept: %1").arg(m_where) : name.trimmed();
    const auto kept = chronicle->journal().fork(match->currentLine, head->length, called.toStdString());
    return isDone(kept ? std::nullopt : std::optional(kept.refusal()));
}

// The line that is left gets a name, or it would be out of sight. From a kept point a line of its own goes on, so that
// the point can be gone back to again.
std::optional<Refusal> Branches::goOnFrom(Chronicle &chronicle, LineId line)
{
    Journal &journal = chronicle.journal();
    const auto match = journal.match(m_matches[m_chapter]);
    if (!match)
        return match.refusal();
    const auto left = journal.line(match->currentLine);
    const auto row = journal.line(line);
    const auto head = journal.head(line);
    if (!left || !row || !head)
        return !left ? left.refusal() : !row ? row.refusal() : head.refusal();
    if (row->match != match->id)
        return Refusal{ "not-found", "that line belongs to another match" };
    if (left->name.empty()) {
        if (const auto refusal = journal.rename(left->id, tr("Left on %1").arg(BookWords::minute(now())).toStdString()))
            return refusal;
    }
    LineId next = line;
    if (TreeLine{ .row = *row, .length = head->length }.isPoint()) {
        const auto fork = journal.fork(line, head->length, tr("From “%1”").arg(textOf(row->name)).toStdString());
        if (!fork)
            return fork.refusal();
        next = *fork;
    }
    return journal.makeCurrent(next);
}

bool Branches::goOn(qint64 line)
{
    Chronicle *chronicle = Archive::instance()->chronicle();
    return chronicle && m_canChange && isDone(goOnFrom(*chronicle, { line }));
}

bool Branches::rename(qint64 line, const QString &name)
{
    Chronicle *chronicle = Archive::instance()->chronicle();
    return chronicle && !name.trimmed().isEmpty()
        && isDone(chronicle->journal().rename({ line }, name.trimmed().toStdString()));
}

} // namespace outremer
