#pragma once

#include "model/core/game.h"
#include "model/core/nouns.h"
#include "model/core/tasktable.h"
#include "model/core/wordrow.h"

namespace outremer {

// What most games answer the same way, from their tables and their other answers. A game inherits it, and says itself
// what it knows better. Of these tables Self has those that what it inherits stands on, in the order of their numbers:
//   kQuestions                  QuestionRow; or question(kind)
//   kVerbRows, kEventRows       WordRow; or verbRow(verb), eventRow(kind)
//   kEndingWords, kNounWords    words
//   kNounIds                    the ids of each noun, none where numbers are meant; or idOf(ref) and countOf(noun)
template <class Self, class StateType>
class GameKit {
public:
    using State = StateType;

    View<State> viewFor(const State &state, Seat viewer) const
    {
        State seen = state;
        self().hide(seen, viewer, Veil());
        return { viewer, seen };
    }

    // A State of nothing but turns: the phase of whoever is active is the question.
    Decision decision(const State &state) const
    {
        const bool isOver = state.phase == decltype(state.phase)::Over;
        return isOver ? Decision{} : Decision{ state.active, std::uint8_t(state.phase) };
    }

    const TaskInfo &question(std::uint8_t kind) const { return rowOf(Self::kQuestions, kind).info; }
    // A game whose options need more than their parts to say what they are about has none.
    Wording verbRow(std::uint8_t verb) const requires requires { Self::kVerbRows; }
    {
        return wordingOf(Self::kVerbRows, verb);
    }
    Wording eventRow(std::uint8_t kind) const { return wordingOf(Self::kEventRows, kind); }
    std::string_view decisionName(std::uint8_t kind) const { return self().question(kind).word; }
    WhyNot decisionRules(std::uint8_t kind) const { return self().question(kind).rules; }
    bool isOpen(std::uint8_t decisionKind) const { return self().question(decisionKind).isOpen; }
    std::string_view eventName(std::uint8_t kind) const { return self().eventRow(kind).word; }
    std::string_view optionName(const Option &option) const { return self().verbRow(option.verb).word; }
    std::string_view endingName(std::uint8_t kind) const { return Self::kEndingWords[kind]; }
    std::string_view nounName(std::uint16_t noun) const { return Self::kNounWords[noun]; }

    Ref seatRef(const State &, Seat seat) const { return { kSeatNoun, seat }; }
    RefList targets(const State &state, const Option &option) const
    {
        const Ref decider = self().seatRef(state, self().decision(state).seat);
        return targetsOf(decider, self().verbRow(option.verb), option);
    }
    // Whatever belongs to no option is forbidden by the rules of the question.
    WhyNot whyNot(const State &state, const RefList &refs) const
    {
        OptionsOf<Self> options;
        self().listOptions(state, options);
        const auto isAbout = [&](const Option &option) { return includes(self().targets(state, option), refs); };
        if (!refs.empty() && std::any_of(options.begin(), options.end(), isAbout))
            return {};
        return self().decisionRules(self().decision(state).kind);
    }

    int countOf(std::uint16_t noun) const { return int(Self::kNounIds[noun].size()); }
    std::string idOf(Ref ref) const
    {
        const auto ids = Self::kNounIds[ref.noun];
        const auto at = std::size_t(ref.value);
        return at < ids.size() ? std::string(ids[at]) : std::to_string(ref.value);
    }
    // "bead.3" is a phrase where the id is no name.
    Name nameOf(Ref ref) const
    {
        const std::string id = self().idOf(ref);
        const std::string key = std::string(self().nounName(ref.noun)) + "." + id;
        return Name::made([&](Lang lang) { return self().phrases().has(key) ? self().phrases().say(key, lang) : id; });
    }
    std::optional<Ref> refOf(std::string_view noun, std::string_view id) const
    {
        for (std::uint16_t number = 0; number < Self::kNounWords.size() && !Nouns::isUnknown(id); ++number) {
            for (int value = 0; Self::kNounWords[number] == noun && value < self().countOf(number); ++value) {
                if (const Ref ref{ number, std::int16_t(value) }; self().idOf(ref) == id)
                    return ref;
            }
        }
        return std::nullopt;
    }

private:
    const Self &self() const { return static_cast<const Self &>(*this); }
};

} // namespace outremer
