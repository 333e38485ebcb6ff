#include "app/play/pastplays.h"

#include "app/play/playkeeping.h"
#include "campaign/grammar/numerals.h"
#include "model/shelf.h"

#include <algorithm>

namespace outremer {
namespace {

using plays::PastPlay;
using plays::PastSeat;

// A file may hold anything. Nothing on the screen has to bear more than this.
constexpr int kMostSeats = 16;
constexpr int kMostPlaces = 99;
constexpr std::int64_t kMostMinutes = 100'000;
constexpr Moment kLongestEvening = 36 * 3'600'000LL; // somebody forgot to end it

class Reader {
public:
    Reader(PlayHistory history, const std::vector<Person> &people, const std::vector<Evening> &evenings)
        : m_history(std::move(history))
    {
        for (const Person &person : people)
            m_people[person.id] = person.name;
        for (const Evening &evening : evenings)
            m_evenings[evening.id] = &evening;
        for (const PlaySeat &seat : m_history.seats)
            m_seats[seat.play].push_back(&seat);
        for (const PlayResult &result : m_history.results)
            m_results[result.play].push_back(&result);
    }

    std::vector<PastPlay> read()
    {
        const auto lastMoment = [](const PlayRow &play) { return play.ended.value_or(play.began.value_or(0)); };
        std::ranges::stable_sort(m_history.plays, {}, lastMoment);
        std::vector<PastPlay> plays;
        for (const PlayRow &row : m_history.plays)
            plays.push_back(playOf(row));
        return plays;
    }

private:
    PastPlay playOf(const PlayRow &row)
    {
        const PlayOrigin &origin = m_history.origins[row.id];
        PastPlay play;
        play.id = row.id.value;
        play.game = row.game;
        const bool isChapter = !origin.campaign.empty();
        play.key =
            isChapter ? plays::keyOfPart(origin.group, origin.campaign, campaign::roman(origin.chapter)) : origin.match;
        play.title = origin.campaign;
        if (isChapter && origin.chapter >= 1 && origin.chapter <= kMostPlaces)
            play.part = campaign::roman(origin.chapter);
        play.isOver = row.ended.has_value();
        play.steps = row.steps;
        play.rounds = row.rounds;
        if (row.time)
            play.minutes = std::clamp<std::int64_t>(*row.time / 60'000, 0, kMostMinutes);
        play.ending = row.ending.value_or("");
        addEvening(play, row);
        addSeats(play, row.id);
        return play;
    }

    void addEvening(PastPlay &play, const PlayRow &row) const
    {
        const auto found = row.evening ? m_evenings.find(*row.evening) : m_evenings.end();
        const std::optional<Moment> last = row.ended ? row.ended : row.began;
        std::optional<Moment> day = last;
        if (found != m_evenings.end()) {
            const Evening &evening = *found->second;
            play.where = evening.place;
            if (!last || (*last >= evening.started && *last / 2 - evening.started / 2 <= kLongestEvening / 2))
                day = evening.started;
        }
        if (day)
            play.date = eveningDate(*day);
    }

    // The last to sit down in a seat is who played it.
    void addSeats(PastPlay &play, PlayId id)
    {
        std::map<int, PastSeat> seats;
        for (const PlaySeat *row : m_seats[id]) {
            if (row->seat < 0 || row->seat >= kMostSeats)
                continue;
            PastSeat &seat = seats[row->seat];
            seat.since = row->since;
            seat.sitter = {};
            if (row->bot && !row->bot->empty())
                seat.sitter.bot = *row->bot;
            else if (row->person && m_people.contains(*row->person))
                seat.sitter = { row->person->value, m_people[*row->person], {} };
        }
        for (const PlayResult *row : m_results[id]) {
            if (row->seat < 0 || row->seat >= kMostSeats)
                continue;
            PastSeat &seat = seats[row->seat];
            seat.noun = row->noun.value_or("");
            seat.house = row->house.value_or("");
            if (row->place && *row->place >= 1 && *row->place <= kMostPlaces)
                seat.place = row->place;
            seat.score = row->score;
            seat.hasWon = row->hasWon;
            play.isDecided = play.isDecided || (play.isOver && seat.place);
        }
        for (auto &[number, seat] : seats) {
            seat.seat = number;
            play.seats.push_back(std::move(seat));
        }
    }

    PlayHistory m_history;
    std::map<PersonId, std::string> m_people;
    std::map<EveningId, const Evening *> m_evenings;
    std::map<PlayId, std::vector<const PlaySeat *>> m_seats;
    std::map<PlayId, std::vector<const PlayResult *>> m_results;
};

std::string gameName(const std::string &id, Lang lang)
{
    const GamePtr game = gameOnShelf(id);
    return game ? game->phrases().say("title", lang) : id;
}

std::string houseName(const std::string &id, const PastSeat &seat, Lang lang)
{
    const GamePtr game = gameOnShelf(id);
    const auto ref = game ? game->refOf(seat.noun, seat.house) : std::nullopt;
    return ref ? game->nameOf(*ref).in(lang) : seat.house;
}

} // namespace

Result<std::vector<PastPlay>> pastPlays(Chronicle &chronicle)
{
    auto history = chronicle.plays().all();
    if (!history)
        return history.refusal();
    const auto people = chronicle.people().all(true);
    if (!people)
        return people.refusal();
    const auto evenings = chronicle.evenings().all();
    if (!evenings)
        return evenings.refusal();
    return Reader(std::move(*history), *people, *evenings).read();
}

const plays::GameNames &shelfNames()
{
    static const plays::GameNames kNames{ gameName, houseName };
    return kNames;
}

} // namespace outremer
