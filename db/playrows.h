#pragma once

#include "db/ids.h"

#include <optional>
#include <string>

// The tables of the group's history as plain values. What is not known is nothing, never a 0.
namespace outremer {

using PlayId = Id<struct PlayTag>;

// One match of a game, played here or at a real table.
struct PlayRow {
    static constexpr const char *kTable = "plays";
    PlayId id;
    std::string game; // of the shelf; a chapter is one of its game
    std::optional<MatchId> match;
    std::optional<ChapterId> chapter;
    std::optional<EveningId> evening; // the one on which it ended
    std::optional<Moment> began;
    std::optional<Moment> ended;
    std::optional<LineId> line;        // on which it ended: whoever takes that end back plays another one
    std::optional<std::int64_t> steps; // of that line
    std::optional<std::int64_t> rounds;
    std::optional<std::int64_t> time; // at the table, in milliseconds, without long breaks
    std::optional<std::string> ending;

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("id", self.id);
        visit("game", self.game);
        visit("match", self.match);
        visit("chapter", self.chapter);
        visit("evening", self.evening);
        visit("began", self.began);
        visit("ended", self.ended);
        visit("line", self.line);
        visit("steps", self.steps);
        visit("rounds", self.rounds);
        visit("time", self.time);
        visit("ending", self.ending);
    }
};

// Somebody sat down: a person, a bot, or (neither) a person whose name nobody wrote down. The last one of a seat holds it.
struct PlaySeat {
    static constexpr const char *kTable = "play_seats";
    RowId id;
    PlayId play;
    int seat = 0;
    std::optional<PersonId> person;
    std::optional<std::string> bot; // as bots/botspec.h writes it
    std::int64_t since = 0;         // the steps that had been made
    std::optional<Moment> at;

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("id", self.id);
        visit("play", self.play);
        visit("seat", self.seat);
        visit("person", self.person);
        visit("bot", self.bot);
        visit("since", self.since);
        visit("at", self.at);
    }
};

// How a seat came out of a play. A play that is over without any of these has an end that nobody knows.
struct PlayResult {
    static constexpr const char *kTable = "play_results";
    PlayId play;
    int seat = 0;
    std::optional<std::string> noun; // of the game, for its house: "state"
    std::optional<std::string> house;
    std::optional<int> place; // 1 is best; equals share one
    std::optional<std::int64_t> score;
    bool hasWon = false;

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("play", self.play);
        visit("seat", self.seat);
        visit("noun", self.noun);
        visit("house", self.house);
        visit("place", self.place);
        visit("score", self.score);
        visit("won", self.hasWon);
    }
};

} // namespace outremer
