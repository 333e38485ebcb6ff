#include "resume.h"

#include "journal.h"
#include "ledger.h"

#include "core/hash.h"
#include "core/record.h"

namespace outremer {
namespace {

void demandSameRules(const AnyGame &game, const MatchRow &match)
{
    if (match.game != game.id())
        throw StoreProblem("other-game",
            "match " + match.uuid + " is one of \"" + match.game + "\", not of \"" + std::string(game.id()) + "\"");
    if (match.revision != game.revision())
        throw StoreProblem("other-rules",
            "match " + match.uuid + " was played by revision " + std::to_string(match.revision) + " of the rules of \""
                + match.game + "\"; this program plays revision " + std::to_string(game.revision())
                + ". Open it with the program it was played with.");
    if (match.packHash != game.packHash())
        throw StoreProblem("other-pack",
            "match " + match.uuid + " was played with the content pack " + hex(match.packHash) + "; "
                + hex(game.packHash()) + " is loaded. Choose the pack it was played with.");
}

bool play(AnyMatch &match, const LoadedLine &line, std::size_t from)
{
    for (std::size_t i = from; i < line.steps.size(); ++i) {
        if (match.submit(line.steps[i].step.seat, line.steps[i].step.option))
            return false;
    }
    return true;
}

} // namespace

std::unique_ptr<AnyMatch> replay(const AnyGame &game, const LoadedLine &line)
{
    demandSameRules(game, line.match);
    auto match = valueOf(readRecord(game, line.match.start, "match " + line.match.uuid));
    if (!play(*match, line, 0))
        throw StoreProblem("illegal-step",
            "match " + line.match.uuid + " has at step " + std::to_string(match->journal().size())
                + " an option that its rules do not allow");
    return match;
}

std::unique_ptr<AnyMatch> reopen(const AnyGame &game, const LoadedLine &line, std::string_view snapshot,
    std::int64_t number, std::uint64_t stateHash)
{
    demandSameRules(game, line.match);
    if (number < 0 || number > std::int64_t(line.steps.size()))
        return nullptr;
    auto match = game.startFromSnapshot(snapshot);
    if (!match || (*match)->stateHash() != stateHash || !play(**match, line, std::size_t(number)))
        return nullptr;
    return std::move(*match);
}

Result<std::unique_ptr<AnyMatch>> Journal::resume(const AnyGame &game, LineId line) const
{
    return m_ledger.read([&] { return replay(game, loadLine(m_ledger, line)); });
}

Result<std::unique_ptr<AnyMatch>> Journal::peek(const AnyGame &game, LineId line) const
{
    return m_ledger.read([&] {
        const LoadedLine loaded = loadLine(m_ledger, line);
        SQLite::Statement newest(m_ledger.database(),
            "SELECT number, state_hash, bytes FROM snapshots WHERE line = ? ORDER BY number DESC LIMIT 1");
        newest.bind(1, line.value);
        if (newest.executeStep()) {
            auto match = reopen(game, loaded, newest.getColumn(2).getString(), newest.getColumn(0).getInt64(),
                std::uint64_t(newest.getColumn(1).getInt64()));
            if (match)
                return match;
        }
        return replay(game, loaded);
    });
}

std::optional<Refusal> Journal::keepSnapshot(LineId line, const AnyMatch &match)
{
    return m_ledger.write([&] {
        const auto number = std::int64_t(match.journal().size());
        if (number > headOf(m_ledger, line).length)
            throw StoreProblem("bad-step", "a snapshot cannot be ahead of its line");
        const std::string bytes = match.snapshot();
        SQLite::Statement drop(m_ledger.database(), "DELETE FROM snapshots WHERE line = ?");
        drop.bind(1, line.value);
        drop.exec();
        SQLite::Statement keep(
            m_ledger.database(), "INSERT INTO snapshots(line, number, bytes, state_hash) VALUES (?, ?, ?, ?)");
        keep.bind(1, line.value);
        keep.bind(2, number);
        keep.bind(3, bytes.data(), int(bytes.size()));
        keep.bind(4, std::int64_t(match.stateHash()));
        keep.exec();
    });
}

std::optional<Refusal> Journal::dropSnapshots()
{
    return m_ledger.write([&] { m_ledger.database().exec("DELETE FROM snapshots"); });
}

} // namespace outremer
