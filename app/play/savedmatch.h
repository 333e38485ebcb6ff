#pragma once

#include "db/chronicle.h"

#include <future>

namespace outremer {

// How a match is taken up. At once: it is shown from a snapshot while its past is played again in the background; `then` is
// called from there when that is done, and `SavedMatch::settle` brings it in. Nothing is ever chosen on a position that was
// not proven so. Otherwise the past is waited for.
struct MatchOpening {
    bool isAtOnce = false;
    std::function<void()> then{};
};

// A match that is being played and the line of the journal that keeps it, in step: an option is in the file, durably,
// before anybody sees what it does. Under matches by themselves and under the chapters of a campaign.
class SavedMatch {
public:
    static Result<SavedMatch> begin(Chronicle &chronicle, std::unique_ptr<AnyMatch> match, EveningId evening = {});
    // `present` is the game with the content of today; the match is played with the one it began with.
    static Result<SavedMatch> open(
        Chronicle &chronicle, MatchId match, const AnyGame &present, const MatchOpening &how = {});

    const AnyMatch &match() const { return *m_match; }
    const MatchRow &row() const { return m_row; }
    LineId line() const { return m_line; }
    std::size_t stepCount() const { return m_forgotten + m_match->journal().size(); }
    std::uint64_t startHash() const { return m_startHash; } // of the position the line began with

    // Waits for the past, if it is still being played again; answers whether the match changed by it. A snapshot that led
    // elsewhere is thrown away: the journal is the truth.
    bool settle();

    std::optional<Refusal> submit(Seat seat, const Option &option, EveningId evening = {});
    std::optional<Refusal> undo();
    // Goes on from an earlier point; the old line stays.
    std::optional<Refusal> rewind(std::size_t steps);
    // Goes on by the rules and content of `present`, if the position can be read as one of theirs; refused with
    // "other-position" if not. The old line stays.
    std::optional<Refusal> goOnWith(const AnyGame &present, const Departure &departure);

    // Keeps a snapshot for the next opening, and the match itself for whoever tells of it next.
    void leave();

private:
    explicit SavedMatch(Chronicle &chronicle)
        : m_chronicle(&chronicle)
    {
    }
    std::optional<Refusal> load(MatchId match, const AnyGame &present, const MatchOpening &how);
    Refusal inStepAgain(const Refusal &refusal);
    std::optional<Refusal> proven();

    Chronicle *m_chronicle;
    MatchRow m_row;
    LineId m_line;
    std::unique_ptr<AnyMatch> m_match;
    std::size_t m_forgotten = 0; // steps of the line before those that the match remembers
    std::uint64_t m_startHash = 0;
    std::future<Result<std::unique_ptr<AnyMatch>>> m_past;
    std::optional<Refusal> m_broken; // the past cannot be played again
};

// Where a match stands, as a match of the rules and content of today that begins there; refused where their positions do
// not have it. A match of other rules stands where its newest snapshot was taken, or else where it began, and goes on from
// there by its own steps for as long as the rules of today allow them: of one without a snapshot all of them, because a
// match cut short is another one. Steps that are left over are told in the answer's `lost`.
struct Continuation {
    std::unique_ptr<AnyMatch> match;
    std::int64_t lost = 0;            // steps
    std::unique_ptr<AnyMatch> played; // what led there, as far as it could be played again
    bool isWhole = false;             // that is: from where the line began
};
Result<Continuation> continuationOf(Chronicle &chronicle, const MatchRow &match, const AnyGame &present);

} // namespace outremer
