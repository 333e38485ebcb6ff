#include "campaign/plays/playstatistics.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>

namespace outremer::plays {
namespace {

using Who = std::pair<std::int64_t, std::string>; // a person's number, or a bot

Who whoIs(const Sitter &sitter)
{
    return { sitter.isBot() ? 0 : sitter.person, sitter.bot };
}

// What one of them got out of a match, whichever of several seats was theirs.
struct Share {
    Sitter who;
    std::optional<int> place; // the better one
    bool hasWon = false;
    std::vector<const PastSeat *> seats;
};

std::vector<Share> sharesOf(const PastPlay &play)
{
    std::vector<Share> shares;
    for (const PastSeat &seat : play.seats) {
        if (!seat.sitter.isKnown())
            continue;
        auto share = std::ranges::find_if(shares, [&](const Share &one) { return one.who.is(seat.sitter); });
        if (share == shares.end())
            share = shares.insert(shares.end(), { seat.sitter, seat.place, false, {} });
        share->hasWon = share->hasWon || (play.isDecided && seat.hasWon);
        if (seat.place)
            share->place = std::min(share->place.value_or(*seat.place), *seat.place);
        share->seats.push_back(&seat);
    }
    return shares;
}

bool isWanted(const PastPlay &play, const PlayFilter &filter)
{
    if (!filter.game.empty() && play.game != filter.game)
        return false;
    const auto isBot = [](const PastSeat &seat) { return seat.sitter.isBot(); };
    if (filter.withoutBots && std::ranges::any_of(play.seats, isBot))
        return false;
    const auto isTheirs = [&](const PastSeat &seat) { return seat.sitter.person == filter.person; };
    return filter.person == 0 || std::ranges::any_of(play.seats, isTheirs);
}

// Nobody else sat there but bots, and there was at least one.
bool isAgainstBots(const PastPlay &play, const Share &share)
{
    bool hasBots = false;
    for (const PastSeat &seat : play.seats) {
        if (seat.sitter.is(share.who))
            continue;
        if (!seat.sitter.isBot())
            return false;
        hasBots = true;
    }
    return hasBots;
}

void countHouse(std::vector<HouseCount> &houses, const PastPlay &play, const PastSeat &seat)
{
    if (seat.house.empty())
        return;
    auto house = std::ranges::find_if(
        houses, [&](const HouseCount &one) { return one.game == play.game && one.example.house == seat.house; });
    if (house == houses.end())
        house = houses.insert(houses.end(), { play.game, seat, 0, 0 });
    ++house->plays;
    house->wins += play.isDecided && seat.hasWon ? 1 : 0;
}

// The order of a list, with what it was counted by in front; equals stay as they were met.
template <class Entry, class First, class Second>
void sortBy(std::vector<Entry> &entries, First first, Second second)
{
    std::ranges::stable_sort(entries, [&](const Entry &a, const Entry &b) {
        return a.*first != b.*first ? a.*first > b.*first : a.*second > b.*second;
    });
}

class Counter {
public:
    explicit Counter(std::vector<PastPlay> plays) { m_all.plays = std::move(plays); }

    PlayStatistics count()
    {
        meetEverybody();
        for (std::size_t i = 0; i < m_all.plays.size(); ++i) {
            countEvening(i);
            if (m_all.plays[i].isOver)
                countPlay(m_all.plays[i]);
            const bool isLast = i + 1 == m_all.plays.size() || m_all.plays[i + 1].date != m_all.plays[i].date;
            for (std::size_t person = 0; isLast && person < m_all.people.size(); ++person)
                m_all.evenings.back().winsSoFar.push_back(m_all.people[person].wins);
        }
        for (auto *sitters : { &m_all.people, &m_all.bots }) {
            for (SitterCount &sitter : *sitters)
                sortBy(sitter.houses, &HouseCount::plays, &HouseCount::wins);
        }
        for (GameCount &game : m_all.games)
            sortBy(game.houses, &HouseCount::wins, &HouseCount::plays);
        sortBy(m_all.games, &GameCount::plays, &GameCount::decided);
        findRivalries();
        return std::move(m_all);
    }

private:
    // Everybody in the order of the lists, so that the rest can point to them.
    void meetEverybody()
    {
        std::map<Who, SitterCount> met;
        std::vector<Who> order;
        for (const PastPlay &play : m_all.plays) {
            for (const Share &share : sharesOf(play)) {
                const auto [entry, isNew] = met.try_emplace(whoIs(share.who));
                if (isNew)
                    order.push_back(entry->first);
                entry->second.who = share.who;
                entry->second.plays += play.isOver ? 1 : 0;
                entry->second.wins += share.hasWon ? 1 : 0;
            }
        }
        for (const Who &who : order)
            (who.second.empty() ? m_all.people : m_all.bots).push_back(met[who]);
        for (auto *sitters : { &m_all.people, &m_all.bots }) {
            sortBy(*sitters, &SitterCount::plays, &SitterCount::wins);
            for (std::size_t i = 0; i < sitters->size(); ++i) {
                SitterCount &sitter = (*sitters)[i];
                sitter.plays = sitter.wins = 0; // counted below, with everything else
                m_index[whoIs(sitter.who)] = i;
            }
        }
    }

    SitterCount &countOf(const Sitter &who)
    {
        return (who.isBot() ? m_all.bots : m_all.people)[m_index.at(whoIs(who))];
    }

    void countEvening(std::size_t number)
    {
        const PastPlay &play = m_all.plays[number];
        if (m_all.evenings.empty() || m_all.evenings.back().date != play.date)
            m_all.evenings.emplace_back().date = play.date;
        EveningCount &evening = m_all.evenings.back();
        evening.plays.push_back(number);
        if (!play.where.empty() && std::ranges::find(evening.where, play.where) == evening.where.end())
            evening.where.push_back(play.where);
        for (const Share &share : sharesOf(play)) {
            if (share.who.isBot())
                continue;
            const std::size_t index = m_index.at(whoIs(share.who));
            if (std::ranges::find(evening.people, index) == evening.people.end())
                evening.people.push_back(index);
        }
    }

    void countPlay(const PastPlay &play)
    {
        ++m_all.finished;
        m_all.minutes += play.minutes.value_or(0);
        countGame(play);
        const auto shares = sharesOf(play);
        for (const Share &share : shares)
            countShare(play, share);
        for (std::size_t i = 0; play.isDecided && i < shares.size(); ++i) {
            for (std::size_t j = i + 1; j < shares.size(); ++j)
                countPair(shares[i], shares[j]);
        }
    }

    void countGame(const PastPlay &play)
    {
        const auto [place, isNew] = m_games.try_emplace(play.game, m_all.games.size());
        if (isNew)
            m_all.games.emplace_back().game = play.game;
        GameCount &game = m_all.games[place->second];
        ++game.plays;
        game.decided += play.isDecided ? 1 : 0;
        game.minutes += play.minutes.value_or(0);
        game.timed += play.minutes ? 1 : 0;
        game.lastDate = std::max(game.lastDate, play.date);
        for (const PastSeat &seat : play.seats) {
            countHouse(game.houses, play, seat);
            if (seat.sitter.isKnown() && !seat.sitter.isBot()
                && m_players.insert({ play.game, seat.sitter.person }).second)
                ++game.people;
        }
    }

    void countShare(const PastPlay &play, const Share &share)
    {
        SitterCount &sitter = countOf(share.who);
        ++sitter.plays;
        sitter.lastDate = std::max(sitter.lastDate, play.date);
        for (const PastSeat *seat : share.seats)
            countHouse(sitter.houses, play, *seat);
        if (!play.isDecided || !share.place)
            return; // an end that nobody knows neither goes on with a streak nor breaks it
        ++sitter.decided;
        sitter.placeSum += *share.place;
        sitter.wins += share.hasWon ? 1 : 0;
        sitter.winsOverBots += share.hasWon && isAgainstBots(play, share) ? 1 : 0;
        sitter.streak = share.hasWon ? sitter.streak + 1 : 0;
        sitter.longestStreak = std::max(sitter.longestStreak, sitter.streak);
    }

    void countPair(const Share &one, const Share &other)
    {
        if (!one.place || !other.place || (one.who.isBot() && other.who.isBot()))
            return;
        const bool isTurned =
            one.who.isBot() || (!other.who.isBot() && m_index.at(whoIs(other.who)) < m_index.at(whoIs(one.who)));
        const Share &first = isTurned ? other : one;
        const Share &second = isTurned ? one : other;
        std::vector<Pair> &pairs = second.who.isBot() ? m_all.botPairs : m_all.pairs;
        const Pair fresh{ m_index.at(whoIs(first.who)), m_index.at(whoIs(second.who)) };
        const auto [place, isNew] = m_pairs.try_emplace({ second.who.isBot(), fresh.one, fresh.other }, pairs.size());
        if (isNew)
            pairs.push_back(fresh);
        Pair &pair = pairs[place->second];
        ++pair.plays;
        pair.above += *first.place < *second.place ? 1 : 0;
        pair.below += *first.place > *second.place ? 1 : 0;
    }

    void findRivalries()
    {
        std::ranges::copy_if(m_all.pairs, std::back_inserter(m_all.rivalries),
            [](const Pair &pair) { return pair.plays >= kRivalryFloor; });
        const auto gap = [](const Pair &pair) { return std::abs(pair.above - pair.below); };
        std::ranges::stable_sort(m_all.rivalries,
            [&](const Pair &a, const Pair &b) { return a.plays != b.plays ? a.plays > b.plays : gap(a) < gap(b); });
    }

    PlayStatistics m_all;
    std::map<Who, std::size_t> m_index;
    std::map<std::string, std::size_t> m_games;
    std::set<std::pair<std::string, std::int64_t>> m_players;
    std::map<std::tuple<bool, std::size_t, std::size_t>, std::size_t> m_pairs;
};

} // namespace

std::optional<Pair> PlayStatistics::between(std::size_t one, std::size_t other) const
{
    for (const Pair &pair : pairs) {
        if (pair.one == one && pair.other == other)
            return pair;
        if (pair.one == other && pair.other == one)
            return Pair{ one, other, pair.plays, pair.below, pair.above };
    }
    return std::nullopt;
}

std::vector<PastSeat> byPlace(const PastPlay &play)
{
    std::vector<PastSeat> seats = play.seats;
    std::ranges::stable_sort(
        seats, {}, [](const PastSeat &seat) { return seat.place.value_or(std::numeric_limits<int>::max()); });
    return seats;
}

PlayStatistics statisticsOf(const std::vector<PastPlay> &plays, const PlayFilter &filter)
{
    std::vector<PastPlay> wanted;
    std::ranges::copy_if(
        plays, std::back_inserter(wanted), [&](const PastPlay &play) { return isWanted(play, filter); });
    std::ranges::stable_sort(wanted, {}, &PastPlay::date);
    return Counter(std::move(wanted)).count();
}

} // namespace outremer::plays
