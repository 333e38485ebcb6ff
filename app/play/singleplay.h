#pragma once

#include "app/play/play.h"
#include "app/play/savedmatch.h"

namespace outremer {

// A match that belongs to no campaign. Who sits at the table is a setting of the chronicle: "match.<uuid>".
class SinglePlay : public Play {
public:
    static Result<std::unique_ptr<SinglePlay>> begin(
        Chronicle &chronicle, std::unique_ptr<AnyMatch> match, std::vector<Player> players);
    // `present`: the game with the content of today; the shelf's, if none is given.
    static Result<std::unique_ptr<SinglePlay>> open(
        Chronicle &chronicle, MatchId match, const MatchOpening &how = {}, GamePtr present = {});

    const AnyMatch &match() const override { return m_saved.match(); }
    const std::vector<Player> &players() const override { return m_players; }
    std::optional<Refusal> submit(Seat seat, const Option &option) override;
    std::optional<Refusal> undo() override { return m_saved.undo(); }
    std::optional<Refusal> rewind(std::size_t steps) override { return m_saved.rewind(steps); }
    std::optional<Refusal> reseat(Seat seat, Player player) override;
    std::size_t stepCount() const override { return m_saved.stepCount(); }
    std::uint64_t startHash() const override { return m_saved.startHash(); }
    bool settle() override { return m_saved.settle(); }
    bool isOfOldContent() const override { return match().game().packHash() != m_present->packHash(); }
    std::optional<Refusal> goOnWithPresentContent(const std::string &oldName) override;
    void leave() override { m_saved.leave(); }

private:
    // Its end, into its row and the group's history: also when that was cut off before. Does nothing while it goes on.
    std::optional<Refusal> close();

    SinglePlay(Chronicle &chronicle, GamePtr present, SavedMatch saved, std::vector<Player> players)
        : m_chronicle(chronicle)
        , m_present(std::move(present))
        , m_saved(std::move(saved))
        , m_players(std::move(players))
    {
    }

    Chronicle &m_chronicle;
    GamePtr m_present;
    SavedMatch m_saved;
    EveningId m_evening; // since somebody sat down to play; none while the match is only looked at
    std::vector<Player> m_players;
};

// The newest match of a game that is not over and belongs to no campaign; none: id 0.
Result<MatchId> newestUnfinished(Chronicle &chronicle, std::string_view game);

// For a match of rules that are not here any more: goes on by those of today, where continuationOf finds that it stands. The
// old line stays, under this name. Answers how many of its steps were not taken over and are only to be read.
// `tell` says what the game tells of it later (Before::story).
Result<std::int64_t> goOnByPresentRules(Chronicle &chronicle, MatchId match, const AnyGame &present,
    const std::string &oldName, const std::function<std::string(const AnyMatch &played)> &tell = {});

// Who sits at the table of a match. Of one nobody wrote down, nobody is known.
Result<std::vector<Player>> playersOf(Chronicle &chronicle, const MatchRow &match);
std::optional<Refusal> writePlayers(Chronicle &chronicle, const MatchRow &match, const std::vector<Player> &players);
// After a match went on from a position: nobody sat there before its first step.
std::optional<Refusal> seatAnew(Chronicle &chronicle, const MatchRow &match, std::vector<Player> &players);

} // namespace outremer
