#pragma once

#include "db/before.h"
#include "db/journalrows.h"
#include "db/resume.h"

#include "model/core/anygame.h"

#include <memory>
#include <vector>

namespace outremer {

class Contents;
class Ledger;

// A snapshot is kept after so many steps of a line. Playing as many again takes about as long as writing one step, so that
// keeping more of them would cost more than it saves.
inline constexpr std::int64_t kSnapshotEvery = 256;

// How a line is left for one that goes on with other rules or content.
struct Departure {
    std::string oldName;    // of the line that is left
    std::int64_t lost = 0;  // steps at its end that are not taken over
    std::string story = {}; // see Before
};

// The matches of a chronicle and what was chosen in them. The journal is the truth: it only grows. Taking back a step
// and asking "what if" begin a new line; the old one stays.
class Journal {
public:
    Journal(Ledger &ledger, Contents &contents);
    ~Journal();

    // Writes a match down, with its content and the steps it already has, and answers its line.
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
    // Goes on from where `from` begins, by its rules and content, as a line of its own on which the match is played from
    // now on. What was played before stays, under its name.
    Result<LineId> goOn(LineId line, const AnyMatch &from, const Departure &departure);
    std::optional<Refusal> makeCurrent(LineId line);
    std::optional<Refusal> rename(LineId line, const std::string &name);
    std::optional<Refusal> finish(MatchId match);

    Result<std::vector<MatchRow>> matches(bool withTrashed = false) const;
    Result<MatchRow> match(MatchId id) const;
    Result<std::vector<LineRow>> lines(MatchId match) const;
    Result<LineRow> line(LineId id) const;
    Result<Origin> origin(LineId line) const; // of the rules and content the line is played by
    Result<Head> head(LineId line) const;
    Result<std::vector<JournalStep>> steps(LineId line) const; // its parents' included

    // A line with all it takes to play it again. `present` is its game, with whatever content; the line is played with the
    // content it began with.
    Result<SavedLine> read(const AnyGame &present, LineId line) const;
    // The match as it stands on a line, with its whole journal, undo and events: everything is played again.
    Result<std::unique_ptr<AnyMatch>> resume(const AnyGame &present, LineId line) const;
    // Only the position a line has reached, from the newest snapshot. Its past may be missing.
    Result<std::unique_ptr<AnyMatch>> peek(const AnyGame &present, LineId line) const;

    // Snapshots are a cache: the newest of each line and one after every kSnapshotEvery steps, dropped without regret.
    // `before` is how many steps of the line the match does not remember.
    std::optional<Refusal> keepSnapshot(LineId line, const AnyMatch &match, std::size_t before = 0);
    Result<std::optional<Snapshot>> newestSnapshot(
        LineId line) const; // also one of other rules: its position may be read
    std::optional<Refusal> dropSnapshots(MatchId match);
    std::optional<Refusal> dropSnapshots();

private:
    struct Statements;
    Head readHead(LineId line) const;
    LineId forkInside(LineId line, std::int64_t atStep, const std::string &name);

    Ledger &m_ledger;
    Contents &m_contents;
    std::unique_ptr<Statements> m_statements;
};

} // namespace outremer
