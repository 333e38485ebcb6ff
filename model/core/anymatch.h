#pragma once

#include "model/core/event.h"
#include "model/core/game.h"
#include "model/core/refusal.h"
#include "model/core/step.h"

#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>

namespace outremer {

class AnyGame;
struct BotSpec;
struct ThingGroup; // core/things.h
struct Thought;
struct ThinkRequest;

// A match of whichever game, as the application, the protocol and the store handle it. What each call promises is
// said in core/match.h and core/game.h; model/erased.h forwards to them.
class AnyMatch {
public:
    virtual ~AnyMatch() = default;

    virtual const AnyGame &game() const = 0;
    virtual int seatCount() const = 0;
    virtual Ref seatRef(Seat seat) const = 0;
    virtual std::string seatId(Seat seat) const = 0;
    virtual Decision decision() const = 0;
    virtual std::vector<Option> options() const = 0;
    virtual RefList targets(const Option &option) const = 0;
    virtual std::optional<Refusal> submit(Seat seat, const Option &option) = 0;
    virtual const Step *undoable() const = 0;
    virtual RefList undoTargets() const = 0; // of the undoable step
    virtual bool undo() = 0;
    virtual WhyNot whyNot(const RefList &refs) const = 0;
    virtual Outcome outcome() const = 0;

    virtual const std::vector<Step> &journal() const = 0;
    virtual const std::vector<Event> &events() const = 0;
    virtual std::unique_ptr<AnyMatch> forkAt(std::size_t steps) const = 0;

    // What a bot in the deciding seat would choose. It is given that seat's view and nothing else.
    virtual Option botChoice(const BotSpec &bot, Rng &rng) const = 0;
    // The same for those that take their time (bots/thought.h): holds all that such a bot is given, which is what
    // `view(decision().seat)` and `options()` show, and works on any thread, also when the match has gone on.
    virtual std::function<Thought(const ThinkRequest &)> thinker() const = 0;

    virtual const std::optional<Setup> &setup() const = 0; // nothing when it began from a position
    virtual nlohmann::ordered_json startPosition() const = 0;
    virtual nlohmann::ordered_json position() const = 0;
    virtual nlohmann::ordered_json view(Seat seat) const = 0;
    // What lies on the table as a viewer may know it, for a board that knows nothing of the game; kNobody: the public.
    virtual std::vector<ThingGroup> things(Seat viewer) const = 0;
    virtual std::string snapshot() const = 0;
    virtual std::uint64_t stateHash() const = 0;
};

} // namespace outremer
