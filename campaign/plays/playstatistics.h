#pragma once

#include "campaign/plays/pastplay.h"

namespace outremer::plays {

// Fewer plays with one another are chance and no rivalry.
inline constexpr int kRivalryFloor = 3;

// Of which plays something is counted.
struct PlayFilter {
    std::string game;         // empty: of all
    bool withoutBots = false; // only those in which nobody but people sat
    std::int64_t person = 0;  // only those in which this one sat; 0: anybody's
};

struct HouseCount {
    std::string game;
    PastSeat example; // names the house
    int plays = 0;
    int wins = 0;
};

// One person or one kind of bot. Somebody who sat in two seats of a match has played it once, with the better place.
struct SitterCount {
    Sitter who;
    int plays = 0;
    int decided = 0; // of which the end is known; the numbers below are of these
    int wins = 0;
    int winsOverBots = 0; // with no other person at the table
    int placeSum = 0;
    int streak = 0;        // wins in a row up to the last play
    int longestStreak = 0; // ever
    std::string lastDate;
    std::vector<HouseCount> houses; // most played first

    int meanPlaceHundredths() const { return decided == 0 ? 0 : (placeSum * 100 + decided / 2) / decided; }
};

// Two who have finished matches together; whoever came out in a better place has beaten the other.
struct Pair {
    std::size_t one = 0, other = 0; // of `people`, or `other` of `bots`
    int plays = 0;
    int above = 0; // `one` came out above
    int below = 0;
    int level() const { return plays - above - below; }
};

struct GameCount {
    std::string game;
    int plays = 0;
    int decided = 0;
    int people = 0;           // different ones
    std::int64_t minutes = 0; // of those of known length
    int timed = 0;            // how many those are
    std::string lastDate;
    std::vector<HouseCount> houses; // most wins first
};

// What was played on one day, in whichever campaigns; plays without a date are an evening of their own.
struct EveningCount {
    std::string date;
    std::vector<std::string> where;
    std::vector<std::size_t> plays; // of `plays`, in the order they were played
    std::vector<std::size_t> people;
    std::vector<int> winsSoFar; // by person, up to and with this evening
};

// All of it is computed from the plays, in one walk through them.
struct PlayStatistics {
    std::vector<PastPlay> plays; // that were counted, the oldest first; also those that are not over
    int finished = 0;            // of them
    std::int64_t minutes = 0;
    std::vector<SitterCount> people; // most plays first, then most wins
    std::vector<SitterCount> bots;
    std::vector<Pair> pairs;     // of people
    std::vector<Pair> botPairs;  // of a person and a bot
    std::vector<Pair> rivalries; // pairs at or above the floor, the closest of the most played first
    std::vector<GameCount> games;
    std::vector<EveningCount> evenings; // the oldest first; those without a date before them

    // What was between these two, with `above` for the first of them; null when they never finished a match together.
    std::optional<Pair> between(std::size_t one, std::size_t other) const;
};

// The seats of a play, the best first; those without a known place last.
std::vector<PastSeat> byPlace(const PastPlay &play);

PlayStatistics statisticsOf(const std::vector<PastPlay> &plays, const PlayFilter &filter = {});

} // namespace outremer::plays
