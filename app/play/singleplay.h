#pragma once

#include "chronicle.h"
#include "play/play.h"

namespace outremer {

// A match that belongs to no campaign. Who sits at the table is a setting of the chronicle: "match.<uuid>".
class SinglePlay : public Play {
public:
    static Result<std::unique_ptr<SinglePlay>> begin(
        Chronicle &chronicle, std::unique_ptr<AnyMatch> match, std::vector<Player> players);
    static Result<std::unique_ptr<SinglePlay>> open(Chronicle &chronicle, MatchId match);

    const AnyMatch &match() const override { return *m_match; }
    const std::vector<Player> &players() const override { return m_players; }
    std::optional<Refusal> submit(Seat seat, const Option &option) override;
    std::optional<Refusal> undo() override;
    std::optional<Refusal> rewind(std::size_t steps) override;
    std::optional<Refusal> reseat(Seat seat, Player player) override;

private:
    explicit SinglePlay(Chronicle &chronicle)
        : m_chronicle(chronicle)
    {
    }
    std::optional<Refusal> load(MatchId match);
    Refusal inStepAgain(const Refusal &refusal);

    Chronicle &m_chronicle;
    MatchId m_id;
    LineId m_line;
    std::unique_ptr<AnyMatch> m_match;
    std::vector<Player> m_players;
};

// The newest match of a game that is not over and belongs to no campaign; none: id 0.
Result<MatchId> newestUnfinished(Chronicle &chronicle, std::string_view game);

// Who sits at a match, by seat (players.cpp). A seat nobody has written about is a person's without a name.
Result<std::vector<Player>> playersOf(Chronicle &chronicle, const MatchRow &match);
std::optional<Refusal> writePlayers(Chronicle &chronicle, const MatchRow &match, const std::vector<Player> &players);

} // namespace outremer
