#include "app/play/singleplay.h"

#include "app/play/playkeeping.h"

#include <algorithm>

namespace outremer {

Result<std::unique_ptr<SinglePlay>> SinglePlay::begin(
    Chronicle &chronicle, std::unique_ptr<AnyMatch> match, std::vector<Player> players)
{
    GamePtr game = match->game().shared_from_this();
    const auto evening = eveningOfToday(chronicle);
    if (!evening)
        return evening.refusal();
    auto saved = SavedMatch::begin(chronicle, std::move(match), *evening);
    if (!saved)
        return saved.refusal();
    if (const auto refusal = writePlayers(chronicle, saved->row(), players))
        return *refusal;
    if (const auto refusal = noteBeginning(chronicle, saved->row(), players, *evening))
        return *refusal;
    std::unique_ptr<SinglePlay> play(new SinglePlay(chronicle, std::move(game), std::move(*saved), std::move(players)));
    play->m_evening = *evening;
    return play;
}

Result<std::unique_ptr<SinglePlay>> SinglePlay::open(
    Chronicle &chronicle, MatchId match, const MatchOpening &how, GamePtr present)
{
    const auto row = chronicle.journal().match(match);
    if (!row)
        return row.refusal();
    if (!present)
        present = gameOnShelf(row->game);
    if (!present)
        return Refusal{ "unknown-game", "this match is of a game that is not on the shelf: " + row->game };
    auto players = playersOf(chronicle, *row);
    if (!players)
        return players.refusal();
    auto saved = SavedMatch::open(chronicle, match, *present, how);
    if (!saved)
        return saved.refusal();
    std::unique_ptr<SinglePlay> play(
        new SinglePlay(chronicle, std::move(present), std::move(*saved), std::move(*players)));
    play->close(); // where that cannot be written the match can be looked at all the same
    return play;
}

std::optional<Refusal> SinglePlay::close()
{
    if (!match().decision().isOver())
        return std::nullopt;
    m_saved.settle();
    const MatchId id = m_saved.row().id;
    const auto row = m_chronicle.journal().match(id);
    if (!row)
        return row.refusal();
    if (!row->finished) {
        if (const auto refusal = m_chronicle.journal().finish(id))
            return refusal;
    }
    const auto play = m_chronicle.plays().of(id);
    if (!play)
        return play.refusal();
    const bool isNoted = *play && (*play)->ended && (*play)->line == row->currentLine;
    return isNoted ? std::nullopt : noteEnd(m_chronicle, id, match());
}

std::optional<Refusal> SinglePlay::submit(Seat seat, const Option &option)
{
    if (match().decision().isOver()) // the last option is saved, but not that it was the last: try that again
        return close();
    if (!m_evening) {
        const auto evening = eveningOfToday(m_chronicle);
        if (!evening)
            return evening.refusal();
        m_evening = *evening;
    }
    if (const auto refusal = m_saved.submit(seat, option, m_evening))
        return refusal;
    return close();
}

std::optional<Refusal> SinglePlay::reseat(Seat seat, Player player)
{
    auto players = m_players;
    players[seat] = std::move(player);
    if (const auto refusal = writePlayers(m_chronicle, m_saved.row(), players))
        return refusal;
    m_players = std::move(players);
    return noteSitting(m_chronicle, m_saved.row().id, seat, m_players[seat]);
}

std::optional<Refusal> SinglePlay::goOnWithPresentContent(const std::string &oldName)
{
    if (const auto refusal = m_saved.goOnWith(*m_present, { oldName }))
        return refusal;
    return seatAnew(m_chronicle, m_saved.row(), m_players);
}

Result<std::int64_t> goOnByPresentRules(Chronicle &chronicle, MatchId match, const AnyGame &present,
    const std::string &oldName, const std::function<std::string(const AnyMatch &)> &tell)
{
    const auto row = chronicle.journal().match(match);
    if (!row)
        return row.refusal();
    auto players = playersOf(chronicle, *row);
    if (!players)
        return players.refusal();
    const auto on = continuationOf(chronicle, *row, present);
    if (!on)
        return on.refusal();
    const Departure departure{ oldName, on->lost, tell ? tell(*on->played) : std::string() };
    const auto line = chronicle.journal().goOn(row->currentLine, *on->match, departure);
    if (!line)
        return line.refusal();
    if (const auto refusal = seatAnew(chronicle, *row, *players))
        return *refusal;
    return on->lost;
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
