#include "db/resume.h"

#include "db/contents.h"
#include "db/journal.h"
#include "db/ledger.h"
#include "db/oldchapters.h"

#include "model/core/hash.h"
#include "model/core/jsontext.h"
#include "model/core/record.h"

#include <atomic>

namespace outremer {
namespace {

std::atomic<std::uint64_t> replays = 0;

bool play(AnyMatch &match, const LoadedLine &line, std::size_t from)
{
    for (std::size_t i = from; i < line.steps.size(); ++i) {
        if (match.submit(line.steps[i].step.seat, line.steps[i].step.option))
            return false;
    }
    return true;
}

// Of a line and of those it was forked from, up to there: what they share leads to the same position.
std::vector<Snapshot> snapshotsOf(Ledger &ledger, const LoadedLine &line)
{
    std::vector<Snapshot> found;
    std::int64_t most = std::int64_t(line.steps.size());
    for (auto ancestor = line.ancestry.rbegin(); ancestor != line.ancestry.rend(); ++ancestor) {
        SQLite::Statement rows(ledger.database(),
            "SELECT number, state_hash, bytes, position FROM snapshots WHERE line = ? AND number BETWEEN 0 AND ? "
            "ORDER BY number DESC LIMIT 2");
        rows.bind(1, ancestor->id.value);
        rows.bind(2, most);
        while (rows.executeStep())
            found.push_back({ rows.getColumn(0).getInt64(), std::uint64_t(rows.getColumn(1).getInt64()),
                rows.getColumn(2).getString(), rows.getColumn(3).getString() });
        most = std::min(most, ancestor->forkedAt);
    }
    std::ranges::stable_sort(found, std::greater(), &Snapshot::number);
    return found;
}

} // namespace

std::uint64_t replayCount()
{
    return replays;
}

void demandSameRules(const AnyGame &game, const LoadedLine &line)
{
    if (line.origin.game != game.id())
        throw StoreProblem("other-game",
            "match " + line.match.uuid + " is one of \"" + line.origin.game + "\", not of \"" + std::string(game.id())
                + "\"");
    if (line.origin.revision != game.revision())
        throw StoreProblem("other-rules",
            "match " + line.match.uuid + " is played by revision " + std::to_string(line.origin.revision)
                + " of the rules of \"" + line.origin.game + "\"; this program plays revision "
                + std::to_string(game.revision())
                + ". It can be read, but not played again; go on from where it stood, or open it with the program it "
                  "was "
                  "played with.");
}

Result<std::unique_ptr<AnyMatch>> SavedLine::replay() const
{
    ++replays;
    const std::string name = "match " + line.match.uuid;
    auto match = readRecord(*game, line.origin.start, name);
    if (match && !play(**match, line, 0))
        return Refusal{ "illegal-step",
            name + " has at step " + std::to_string((*match)->journal().size())
                + " an option that its rules do not allow" };
    return match;
}

std::unique_ptr<AnyMatch> SavedLine::reopen() const
{
    for (const Snapshot &snapshot : snapshots) {
        auto match = game->startFromSnapshot(snapshot.bytes);
        if (match && (*match)->stateHash() == snapshot.stateHash && play(**match, line, std::size_t(snapshot.number)))
            return std::move(*match);
    }
    return nullptr;
}

Result<SavedLine> Journal::read(const AnyGame &present, LineId line) const
{
    return m_ledger.read([&] {
        SavedLine saved{ nullptr, loadLine(m_ledger, line), {} };
        demandSameRules(present, saved.line);
        saved.line.origin.start = presentStart(m_ledger, saved.line.origin, saved.line.match.id);
        saved.game = valueOf(m_contents.game(present, saved.line.origin.packHash));
        saved.snapshots = snapshotsOf(m_ledger, saved.line);
        return saved;
    });
}

Result<std::unique_ptr<AnyMatch>> Journal::resume(const AnyGame &present, LineId line) const
{
    const auto saved = read(present, line);
    return saved ? saved->replay() : Result<std::unique_ptr<AnyMatch>>(saved.refusal());
}

Result<std::unique_ptr<AnyMatch>> Journal::peek(const AnyGame &present, LineId line) const
{
    const auto saved = read(present, line);
    if (!saved)
        return saved.refusal();
    auto match = saved->reopen();
    return match ? Result(std::move(match)) : saved->replay();
}

std::optional<Refusal> Journal::keepSnapshot(LineId line, const AnyMatch &match, std::size_t before)
{
    return m_ledger.write([&] {
        const auto number = std::int64_t(before + match.journal().size());
        if (number > headOf(m_ledger, line).length)
            throw StoreProblem("bad-step", "a snapshot cannot be ahead of its line");
        const std::string bytes = match.snapshot();
        SQLite::Statement drop(
            m_ledger.database(), "DELETE FROM snapshots WHERE line = ? AND (number % ? <> 0 OR number = ?)");
        drop.bind(1, line.value);
        drop.bind(2, kSnapshotEvery);
        drop.bind(3, number);
        drop.exec();
        SQLite::Statement keep(m_ledger.database(),
            "INSERT INTO snapshots(line, number, bytes, state_hash, position) VALUES (?, ?, ?, ?, ?)");
        keep.bind(1, line.value);
        keep.bind(2, number);
        keep.bind(3, bytes.data(), int(bytes.size()));
        keep.bind(4, std::int64_t(match.stateHash()));
        keep.bind(5, toText(match.position()));
        keep.exec();
    });
}

Result<std::optional<Snapshot>> Journal::newestSnapshot(LineId line) const
{
    return m_ledger.read([&] {
        const auto found = snapshotsOf(m_ledger, loadLine(m_ledger, line));
        return found.empty() ? std::optional<Snapshot>() : found.front();
    });
}

std::optional<Refusal> Journal::dropSnapshots(MatchId match)
{
    return m_ledger.write([&] {
        SQLite::Statement drop(
            m_ledger.database(), "DELETE FROM snapshots WHERE line IN (SELECT id FROM lines WHERE match = ?)");
        drop.bind(1, match.value);
        drop.exec();
    });
}

std::optional<Refusal> Journal::dropSnapshots()
{
    return m_ledger.write([&] { m_ledger.database().exec("DELETE FROM snapshots"); });
}

} // namespace outremer
