#pragma once

#include "model/bots/botspec.h"
#include "model/core/anygame.h"

namespace outremer {

// Who sits in a seat: a person, or a bot.
struct Player {
    std::string name; // what the log calls them; empty: the name of their house
    std::optional<BotSpec> bot;
    std::size_t since = 0; // the steps that had been made when they sat down

    friend bool operator==(const Player &, const Player &) = default;
};

// A match that is being played and kept. Every option is in the chronicle, durably, before anybody sees what it does;
// taking back leaves the old line where it was. After a refusal nothing has changed.
class Play {
public:
    virtual ~Play() = default;

    virtual const AnyMatch &match() const = 0;
    virtual const std::vector<Player> &players() const = 0; // by seat
    virtual std::optional<Refusal> submit(Seat seat, const Option &option) = 0;
    virtual std::optional<Refusal> undo() = 0;
    // Goes on from an earlier point; what came after it stays as a line of its own.
    virtual std::optional<Refusal> rewind(std::size_t steps) = 0;
    // From now on somebody else plays this seat, with what it has.
    virtual std::optional<Refusal> reseat(Seat seat, Player player) = 0;

    // A match that was shown at once remembers its past a moment later (savedmatch.h): how many steps were made, whether
    // the match remembers them or not, where they began, and bringing the past in.
    virtual std::size_t stepCount() const = 0;
    virtual std::uint64_t startHash() const = 0;
    virtual bool settle() = 0;

    // The content it began with is not that of today any more; going on with today's is refused where the position does
    // not allow it. What was played so far stays as a line of this name.
    virtual bool isOfOldContent() const = 0;
    virtual std::optional<Refusal> goOnWithPresentContent(const std::string &oldName) = 0;

    virtual void leave() = 0; // nobody plays it for now; the last call
};

} // namespace outremer
