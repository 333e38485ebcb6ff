#pragma once

#include "model/core/event.h"
#include "model/core/option.h"
#include "model/core/pack.h"
#include "model/core/phrasebook.h"
#include "model/core/refusal.h"
#include "model/core/rng.h"
#include "model/core/rulebook.h"
#include "model/core/setup.h"
#include "model/core/veil.h"
#include "model/core/view.h"

#include <concepts>
#include <string_view>
#include <type_traits>

namespace outremer {

// Why something on the table cannot be chosen now: the rules that forbid it. Empty when it can.
using WhyNot = std::vector<std::string>;

// A game may say which of its decisions are open: what everybody knows (viewFor(state, kNobody)) lists their options.
template <class G>
bool isOpen(const G &game, std::uint8_t decisionKind)
{
    if constexpr (requires { game.isOpen(decisionKind); })
        return game.isOpen(decisionKind);
    else
        return false;
}

template <class G>
using OptionsOf = FixedList<Option, G::kMaxOptions>;

// clang-format off
// What a game is. A game object holds its immutable content; everything that changes is in State, one plain value.
// A new game is a class like this in its own folder and one line in model/shelf.cpp.
template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> && sizeof(typename G::State) <= 4096
    && std::equality_comparable<typename G::State>
    && requires(const G &game, const typename G::State &state, typename G::State &changing, const Setup &setup, Seat seat,
        const View<typename G::State> &view, const Option &option, OptionsOf<G> &options, EventSink &events, Rng &rng,
        const RefList &refs, Ref ref, std::uint8_t kind, const Pack &pack) {
           // Who it is. kRevision changes with the rules; kMaxDecisions bounds every match.
           { G::kId } -> std::convertible_to<std::string_view>;
           { G::kRevision } -> std::convertible_to<int>;
           { G::kMinSeats } -> std::convertible_to<int>;
           { G::kMaxSeats } -> std::convertible_to<int>;
           { G::kMaxOptions } -> std::convertible_to<int>;
           { G::kMaxDecisions } -> std::convertible_to<int>;

           // Its content.
           { G::load(pack) } -> std::same_as<Result<G>>;
           { game.packHash() } -> std::same_as<std::uint64_t>; // of all that can change how a match goes
           { game.setupOptions() } -> std::same_as<const std::vector<SetupOption> &>;
           { game.phrases() } -> std::same_as<const Phrasebook &>;
           { game.rulebook() } -> std::same_as<const Rulebook &>;

           // Its rules.
           { game.start(setup) } -> std::same_as<typename G::State>;
           { game.decision(state) } -> std::same_as<Decision>;
           game.listOptions(state, options);     // sorted, unique, complete; empty only when the match is over
           game.apply(changing, option, events); // precondition: option is legal
           { game.outcome(state) } -> std::same_as<Outcome>; // whose scores are public before the end, too
           { game.whyNot(state, refs) } -> std::same_as<WhyNot>;
           { game.brokenInvariant(state) } -> std::same_as<std::string>; // empty for every reachable state

           // What a seat may know: the rest is hidden, and the view is what is left.
           game.hide(changing, seat, Veil());
           { game.viewFor(state, seat) } -> std::same_as<View<typename G::State>>;
           { game.resample(view, rng) } -> std::same_as<typename G::State>;
           { game.appraise(view, option) } -> std::convertible_to<int>; // for the greedy bot: larger is better

           // Its words: content ids for programs, names for people. A seat may stand for something that is chosen
           // in the match itself, such as a state of Crusaders; seatRef says for what.
           { game.seatRef(state, seat) } -> std::same_as<Ref>;
           { game.targets(state, option) } -> std::same_as<RefList>;
           { game.optionName(option) } -> std::convertible_to<std::string_view>;
           { game.decisionName(kind) } -> std::convertible_to<std::string_view>;
           { game.decisionRules(kind) } -> std::same_as<WhyNot>;
           { game.eventName(kind) } -> std::convertible_to<std::string_view>;
           { game.endingName(kind) } -> std::convertible_to<std::string_view>;
           { game.nounName(ref.noun) } -> std::convertible_to<std::string_view>;
           { game.idOf(ref) } -> std::same_as<std::string>;
           { game.nameOf(ref) } -> std::same_as<Name>;
           { game.refOf(G::kId, G::kId) } -> std::same_as<std::optional<Ref>>; // by noun and id
       };
// clang-format on

} // namespace outremer
