#pragma once

#include "journalrows.h"

#include "core/anygame.h"

#include <memory>
#include <vector>

namespace outremer {

class Ledger;

// The matches of a chronicle and what was chosen in them. The journal is the truth: it only grows. Taking back a step
// and asking "what if" begin a new line; the old one stays.
class Journal {
public:
    explicit Journal(Ledger &ledger);
    ~Journal();

    // Writes a match down, with the steps it already has, and answers its line.
    Result<LineId> begin(const AnyMatch &match, EveningId evening = {});

    // One step, one durable transaction: when this answers, the step survives a power cut. Answers the number of steps.
    // After a refusal nothing was saved, or the next write says "saved-after-all": then resume the line. Whoever says how
    // many steps the line had before is refused with "out-of-step" when it has others, and cannot drift from the file.
    Result<std::int64_t> append(
        LineId line, const Step &step, EveningId evening = {}, std::optional<std::int64_t> stepsBefore = {});

    // A line of its own that shares the first `atStep` steps. The match goes on being played where it was.
    Result<LineId> fork(LineId line, std::int64_t atStep, const std::string &name);
    // Takes back the last step: a fork without it, on which the match is played from now on.
    Result<LineId> undo(LineId line);
    std::optional<Refusal> makeCurrent(LineId line);
    std::optional<Refusal> rename(LineId line, const std::string &name);
    std::optional<Refusal> finish(MatchId match);

    Result<std::vector<MatchRow>> matches(bool withTrashed = false) const;
    Result<MatchRow> match(MatchId id) const;
    Result<std::vector<LineRow>> lines(MatchId match) const;
    Result<LineRow> line(LineId id) const;
    Result<Head> head(LineId line) const;
    Result<std::vector<JournalStep>> steps(LineId line) const; // its parents' included

    // The match as it stands on a line, with its whole journal, undo and events: everything is played again.
    Result<std::unique_ptr<AnyMatch>> resume(const AnyGame &game, LineId line) const;
    // Only the position a line has reached, from the newest snapshot: for the start page. It has no past.
    Result<std::unique_ptr<AnyMatch>> peek(const AnyGame &game, LineId line) const;

    // Snapshots are a cache: one for each line, dropped without regret.
    std::optional<Refusal> keepSnapshot(LineId line, const AnyMatch &match);
    std::optional<Refusal> dropSnapshots();

private:
    struct Statements;
    Head readHead(LineId line) const;
    LineId forkInside(LineId line, std::int64_t atStep, const std::string &name);

    Ledger &m_ledger;
    std::unique_ptr<Statements> m_statements;
};

} // namespace outremer
