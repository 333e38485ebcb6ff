#pragma once

#include "bots/botspec.h"
#include "core/anygame.h"

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
};

} // namespace outremer
