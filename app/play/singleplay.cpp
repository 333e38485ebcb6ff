#include "play/singleplay.h"

#include "shelf.h"

#include <algorithm>

namespace outremer {

Result<std::unique_ptr<SinglePlay>> SinglePlay::begin(
    Chronicle &chronicle, std::unique_ptr<AnyMatch> match, std::vector<Player> players)
{
    std::unique_ptr<SinglePlay> play(new SinglePlay(chronicle));
    const auto line = chronicle.journal().begin(*match);
    if (!line)
        return line.refusal();
    const auto lineRow = chronicle.journal().line(*line);
    if (!lineRow)
        return lineRow.refusal();
    const auto row = chronicle.journal().match(lineRow->match);
    if (!row)
        return row.refusal();
    if (const auto refusal = writePlayers(chronicle, *row, players))
        return *refusal;
    play->m_id = row->id;
    play->m_line = *line;
    play->m_match = std::move(match);
    play->m_players = std::move(players);
    return play;
}

Result<std::unique_ptr<SinglePlay>> SinglePlay::open(Chronicle &chronicle, MatchId match)
{
    std::unique_ptr<SinglePlay> play(new SinglePlay(chronicle));
    if (const auto refusal = play->load(match))
        return *refusal;
    return play;
}

std::optional<Refusal> SinglePlay::load(MatchId id)
{
    const auto row = m_chronicle.journal().match(id);
    if (!row)
        return row.refusal();
    const GamePtr game = gameOnShelf(row->game);
    if (!game)
        return Refusal{ "unknown-game", "this match is of a game that is not on the shelf: " + row->game };
    auto players = playersOf(m_chronicle, *row);
    if (!players)
        return players.refusal();
    auto match = m_chronicle.journal().resume(*game, row->currentLine);
    if (!match)
        return match.refusal();
    m_id = id;
    m_line = row->currentLine;
    m_match = std::move(*match);
    m_players = std::move(*players);
    return std::nullopt;
}

std::optional<Refusal> SinglePlay::submit(Seat seat, const Option &option)
{
    const auto options = m_match->options();
    if (m_match->decision().seat != seat)
        return Refusal{ "not-your-turn", "it is another seat's decision" };
    if (std::ranges::find(options, option) == options.end())
        return Refusal{ "illegal-option", "that option is not among the legal ones" };
    const auto saved =
        m_chronicle.journal().append(m_line, { seat, option }, {}, std::int64_t(m_match->journal().size()));
    if (!saved)
        return inStepAgain(saved.refusal());
    m_match->submit(seat, option);
    return m_match->decision().isOver() ? m_chronicle.journal().finish(m_id) : std::nullopt;
}

std::optional<Refusal> SinglePlay::undo()
{
    if (!m_match->undoable())
        return Refusal{ "nothing-to-undo", "nothing can be taken back here" };
    const auto line = m_chronicle.journal().undo(m_line);
    if (!line)
        return inStepAgain(line.refusal());
    m_line = *line;
    m_match->undo();
    return std::nullopt;
}

std::optional<Refusal> SinglePlay::rewind(std::size_t steps)
{
    const auto line = m_chronicle.journal().fork(m_line, std::int64_t(steps), {});
    if (!line)
        return inStepAgain(line.refusal());
    if (const auto refusal = m_chronicle.journal().makeCurrent(*line))
        return refusal;
    m_line = *line;
    m_match = m_match->forkAt(steps);
    return std::nullopt;
}

std::optional<Refusal> SinglePlay::reseat(Seat seat, Player player)
{
    const auto row = m_chronicle.journal().match(m_id);
    if (!row)
        return row.refusal();
    auto players = m_players;
    players[seat] = std::move(player);
    if (const auto refusal = writePlayers(m_chronicle, *row, players))
        return inStepAgain(*refusal);
    m_players = std::move(players);
    return std::nullopt;
}

// A write that failed late may have reached the file after all: what is in the file counts, so it is read again.
Refusal SinglePlay::inStepAgain(const Refusal &refusal)
{
    if (refusal.code == "saved-after-all" || refusal.code == "out-of-step") {
        if (const auto second = load(m_id))
            return *second;
    }
    return refusal;
}

Result<MatchId> newestUnfinished(Chronicle &chronicle, std::string_view game)
{
    const auto matches = chronicle.journal().matches();
    if (!matches)
        return matches.refusal();
    MatchId newest;
    for (const MatchRow &match : *matches) {
        if (match.game == game && !match.finished)
            newest = std::max(newest, match.id);
    }
    return newest;
}

} // namespace outremer
