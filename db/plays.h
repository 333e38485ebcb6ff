#pragma once

#include "db/before.h"
#include "db/playrows.h"

#include "model/core/refusal.h"

#include <map>
#include <vector>

namespace outremer {

class Ledger;

// What a play is part of, by the names people know it by; empty where there is none.
struct PlayOrigin {
    std::string match; // a match's uuid
    std::string campaign, group;
    int chapter = 0;
};

// All rows of the history: plays in the order they were written down, their seats in the order people sat down.
struct PlayHistory {
    std::vector<PlayRow> plays;
    std::vector<PlaySeat> seats;
    std::vector<PlayResult> results;
    std::map<PlayId, PlayOrigin> origins;
};

// What was played and is not in the history as it should be.
struct MissingPlays {
    std::vector<MatchId> matches; // of no chapter
    std::vector<ChapterId> chapters;
};

// Every match of every game as the group remembers it: who sat where since when, on which evening, how long it was and how
// it ended. Whatever is counted from that is counted when it is wanted; nothing here is a sum.
class Plays {
public:
    explicit Plays(Ledger &ledger)
        : m_ledger(ledger)
    {
    }
    // A match that has begun, or was only heard of, and who sat down. `play` of the seats is filled in here.
    Result<PlayId> begin(const PlayRow &play, const std::vector<PlaySeat> &seats);
    std::optional<Refusal> sitDown(const PlaySeat &seat);
    // It is over. What was known of an earlier end of it is forgotten: that end was taken back.
    std::optional<Refusal> end(const PlayRow &play, const std::vector<PlayResult> &results);

    Result<std::optional<PlayRow>> of(MatchId match) const;
    Result<std::optional<PlayRow>> of(ChapterId chapter) const;
    Result<std::vector<PlaySeat>> seats(PlayId play) const;

    // Everything but what lies in the trash. A match that was taken back from its end is not over. The number of queries
    // does not depend on the number of plays.
    Result<PlayHistory> all() const;
    Result<MissingPlays> missing() const;

private:
    Ledger &m_ledger;
};

// How long a play was: its steps, the time between them without the breaks, and the evening of the last of them. What was
// played of it before the line of these steps began is part of it.
void measure(PlayRow &play, const std::vector<JournalStep> &steps, const Before &before = {});

// What people spent at the table between these steps, in milliseconds, without long breaks.
Moment timeOf(const std::vector<JournalStep> &steps);

} // namespace outremer
