#include "app/play/playkeeping.h"

#include "app/play/singleplay.h"
#include "campaign/plays/places.h"
#include "db/clock.h"
#include "model/bots/bots.h"

#include <algorithm>
#include <ctime>

namespace outremer {
namespace {

constexpr Moment kHour = 3'600'000;
constexpr Moment kMorning = 6 * kHour; // until then it is still the evening before

Result<PlaySeat> seatOf(Chronicle &chronicle, int seat, const Player &player)
{
    PlaySeat row;
    row.seat = seat;
    row.since = std::int64_t(player.since);
    if (player.bot)
        row.bot = nameOf(*player.bot);
    else if (!player.name.empty()) {
        const auto person = chronicle.people().named(player.name, Gender::Neutral);
        if (!person)
            return person.refusal();
        row.person = *person;
    }
    return row;
}

// How the seats of a match that is over came out of it.
std::vector<PlayResult> resultsOf(const AnyMatch &match)
{
    const Outcome outcome = match.outcome();
    const auto places = plays::placesOf(outcome, match.seatCount());
    std::vector<PlayResult> results;
    for (int seat = 0; seat < match.seatCount(); ++seat) {
        const Ref house = match.seatRef(Seat(seat));
        PlayResult result;
        result.seat = seat;
        result.noun = std::string(match.game().nounName(house.noun));
        result.house = match.game().idOf(house);
        result.place = places[std::size_t(seat)];
        result.score = outcome.scores[std::size_t(seat)];
        result.hasWon = contains(outcome.winners, Seat(seat));
        results.push_back(std::move(result));
    }
    return results;
}

} // namespace

std::string eveningDate(Moment moment)
{
    const std::time_t seconds = std::time_t(moment / 1000 - kMorning / 1000);
    std::tm local{};
    if (!localtime_r(&seconds, &local))
        return {};
    char text[32];
    return { text, std::strftime(text, sizeof text, "%Y-%m-%d", &local) };
}

Result<EveningId> eveningOfToday(Chronicle &chronicle)
{
    const auto evenings = chronicle.evenings().all();
    if (!evenings)
        return evenings.refusal();
    const std::string today = eveningDate(now());
    for (auto evening = evenings->rbegin(); evening != evenings->rend(); ++evening) {
        if (!evening->campaign && !evening->ended && eveningDate(evening->started) == today)
            return evening->id;
    }
    return chronicle.evenings().begin({}, {});
}

std::optional<Refusal> noteBeginning(
    Chronicle &chronicle, const MatchRow &match, const std::vector<Player> &players, EveningId evening)
{
    const auto known = chronicle.plays().of(match.id);
    if (!known)
        return known.refusal();
    if (*known)
        return std::nullopt;
    PlayRow play;
    play.game = match.game;
    play.match = match.id;
    play.began = match.created;
    if (evening)
        play.evening = evening;
    std::vector<PlaySeat> seats;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        auto row = seatOf(chronicle, int(seat), players[seat]);
        if (!row)
            return row.refusal();
        if (row->since == 0)
            row->at = match.created;
        seats.push_back(std::move(*row));
    }
    const auto begun = chronicle.plays().begin(play, seats);
    return begun ? std::nullopt : std::optional(begun.refusal());
}

std::optional<Refusal> noteBeginning(Chronicle &chronicle, const MatchRow &match)
{
    const auto players = playersOf(chronicle, match);
    return noteBeginning(
        chronicle, match, players ? *players : std::vector<Player>(std::size_t(std::max(0, match.seats))), {});
}

Result<Before> beforeMatch(Chronicle &chronicle, MatchId match)
{
    const auto row = chronicle.journal().match(match);
    if (!row)
        return row.refusal();
    const auto origin = chronicle.journal().origin(row->currentLine);
    return origin ? Result(beforeOf(*origin)) : origin.refusal();
}

std::optional<Refusal> noteSitting(Chronicle &chronicle, MatchId match, Seat seat, const Player &player)
{
    const auto play = chronicle.plays().of(match);
    if (!play)
        return play.refusal();
    if (!*play)
        return std::nullopt; // caught up with later, from who sits there then
    auto row = seatOf(chronicle, seat, player);
    if (!row)
        return row.refusal();
    const auto before = beforeMatch(chronicle, match);
    if (!before)
        return before.refusal();
    row->since += before->steps;
    row->play = (*play)->id;
    row->at = now();
    return chronicle.plays().sitDown(*row);
}

std::optional<Refusal> noteEnd(Chronicle &chronicle, MatchId id, const AnyMatch &match)
{
    const auto row = chronicle.journal().match(id);
    if (!row)
        return row.refusal();
    if (const auto refusal = noteBeginning(chronicle, *row)) // does nothing where it began before our eyes
        return refusal;
    const auto play = chronicle.plays().of(id);
    if (!play)
        return play.refusal();
    const auto steps = chronicle.journal().steps(row->currentLine);
    if (!steps)
        return steps.refusal();
    const auto before = beforeMatch(chronicle, id);
    if (!before)
        return before.refusal();
    PlayRow over = **play;
    over.ended = row->finished.value_or(now());
    over.line = row->currentLine;
    measure(over, *steps, *before);
    over.ending = std::string(match.game().endingName(match.outcome().ending));
    return chronicle.plays().end(over, resultsOf(match));
}

} // namespace outremer
