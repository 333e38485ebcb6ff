#pragma once

#include "model/core/exact.h"
#include "model/core/gamekit.h"
#include "model/core/teller.h"
#include "model/core/things.h"

namespace outremer::abacus {

enum Noun : std::uint16_t { kBeadNoun = kFirstNoun };
enum class Phase : std::uint8_t { Count, Bead, Show, Over }; // but for the last, each asks its question
enum class Verb : std::uint8_t { Add, Keep, Swap, Show };
enum class Told : std::uint8_t { Counted, Kept, Swapped, Shown };

inline constexpr std::array<std::string_view, 3> kSeatIds{ "amber", "jade", "coral" };
inline constexpr std::array<std::string_view, 7> kBeadIds{ "?", "1", "2", "3", "4", "5", "6" };
inline constexpr std::array<std::string_view, 4> kPhaseWords{ "count", "bead", "show", "over" };
inline constexpr int kBeads = int(kBeadIds.size()) - 1;

struct State {
    Rng rng{};
    std::uint8_t count = 0;
    std::array<std::uint8_t, kMaxSeats> added{};
    std::array<std::uint8_t, kMaxSeats> beads{}; // the one secret; 0 is unknown
    std::uint8_t goal = 9, needed = 0, seats = 2;
    Seat active = 0;
    Phase phase = Phase::Count;

    std::uint8_t draw() { return std::uint8_t(1 + rng.below(kBeads)); }
    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("rng", self.rng.word);
        walk("count", self.count);
        walk("added", self.added, kPlain.by(kSeatNoun));
        walk("bead", self.beads, idOfNoun(kBeadNoun).by(kSeatNoun));
        walk("goal", self.goal);
        walk("needed", self.needed);
        walk("seats", self.seats);
        walk("active", self.active, kSeatId);
        walk("phase", self.phase, wordOf(kPhaseWords));
    }
    friend bool operator==(const State &, const State &) = default;
};

// A counting game; content/rules.json says how it goes.
class Abacus : public GameKit<Abacus, State> {
public:
    static constexpr std::string_view kId = "abacus";
    static constexpr int kRevision = 1, kMinSeats = 1, kMaxSeats = 3, kMaxOptions = 3, kMaxDecisions = 32;
    static constexpr bool kNobodyMayWin = true;
    static constexpr std::array<std::string_view, 3> kNounWords{ "seat", "number", "bead" };
    static constexpr std::array<std::string_view, 2> kEndingWords{ "sum", "short" };
    static constexpr std::array<std::span<const std::string_view>, 3> kNounIds{ kSeatIds, {}, kBeadIds };
    using Asked = QuestionRow<Phase>;
    inline static const std::array kQuestions{ Asked{ Phase::Count, { "count", { "AB-COUNT-01" }, true } },
        Asked{ Phase::Bead, { "bead", { "AB-BEAD-02" } } }, Asked{ Phase::Show, { "show", { "AB-END-01" }, true } } };
    static constexpr std::array kVerbRows{ WordRow<Verb>{ Verb::Add, "add", { kNumberNoun } },
        WordRow<Verb>{ Verb::Keep, "keep" }, WordRow<Verb>{ Verb::Swap, "swap", { kBeadNoun } },
        WordRow<Verb>{ Verb::Show, "show" } };
    static constexpr std::array kEventRows{ WordRow<Told>{ Told::Counted, "counted", { kSeatNoun, kNumberNoun } },
        WordRow<Told>{ Told::Kept, "bead.kept", { kSeatNoun } },
        WordRow<Told>{ Told::Swapped, "bead.swapped", { kSeatNoun, kBeadNoun } },
        WordRow<Told>{ Told::Shown, "beads.shown" } };
    static_assert(areInOrder(kVerbRows) && areInOrder(kEventRows));

    static Result<Abacus> load(const Pack &pack)
    {
        std::optional<Problem> problem;
        Abacus game;
        game.m_phrases = Phrasebook::read(pack.file("phrases.json", problem), kNounWords);
        game.m_rulebook = Rulebook::read(pack.file("rules.json", problem));
        return problem ? Result<Abacus>(problem->refusal("bad-pack")) : game;
    }
    std::uint64_t packHash() const { return 1; } // its content is nothing but words
    const Phrasebook &phrases() const { return m_phrases; }
    const Rulebook &rulebook() const { return m_rulebook; }
    const std::vector<SetupOption> &setupOptions() const
    {
        static const std::vector<SetupOption> kOptions{ { "goal", { "near", "far" }, 0 },
            { "alone", { "mild", "strict" }, 0, 1, 1 } };
        return kOptions;
    }
    State start(const Setup &setup) const
    {
        State state{ .rng = streamOf(setup.seed, 0), .seats = std::uint8_t(setup.seats) };
        state.goal = setup.choices[0] == 0 ? 9 : 15;
        state.needed = std::uint8_t(state.goal + (setup.choices[1] == 0 ? 4 : 6));
        for (Seat seat = 0; seat < state.seats; ++seat)
            state.beads[seat] = state.draw();
        return state;
    }
    void listOptions(const State &state, OptionsOf<Abacus> &options) const
    {
        const auto offer = [&](Verb verb, std::uint8_t first = 0) {
            options.push({ .verb = std::uint8_t(verb), .first = first });
        };
        options.clear();
        for (std::uint8_t number = 1; number <= 3 && state.phase == Phase::Count; ++number) // AB-COUNT-01
            offer(Verb::Add, number);
        if (state.phase == Phase::Bead) { // AB-BEAD-02
            offer(Verb::Keep);
            offer(Verb::Swap, state.beads[state.active]);
        }
        if (state.phase == Phase::Show)
            offer(Verb::Show);
    }
    void apply(State &state, const Option &option, EventSink &events) const
    {
        const Teller<Told> told(events);
        const Ref me{ kSeatNoun, state.active };
        switch (Verb(option.verb)) {
        case Verb::Add:
            state.added[state.active] = std::uint8_t(state.added[state.active] + option.first);
            state.count = std::uint8_t(state.count + option.first);
            told.tell(Told::Counted, { me, { kNumberNoun, option.first } });
            break;
        case Verb::Keep:
            told.tell(Told::Kept, { me });
            break;
        case Verb::Swap:
            state.beads[state.active] = state.draw();
            told.whisper(state.active, Told::Swapped, 0b10, { me, { kBeadNoun, state.beads[state.active] } });
            break;
        case Verb::Show: { // beads are dice that have lain under a cup
            FixedList<Die, kMaxSeats> dice;
            for (Seat seat = 0; seat < state.seats; ++seat)
                dice.push({ .sides = kBeads, .value = state.beads[seat] });
            told.reveal(Told::Shown, {}, { dice.begin(), dice.end() });
            break;
        }
        }
        const bool isLast = state.active + 1 == state.seats;
        const bool isCounted = state.phase == Phase::Count && state.count >= state.goal; // AB-COUNT-02
        if (state.phase == Phase::Show || (state.phase == Phase::Bead && isLast))        // AB-END-01
            state.phase = Phase(int(state.phase) + 1);
        else
            state.active = isLast || isCounted ? Seat(0) : Seat(state.active + 1);
        if (isCounted)
            state.phase = Phase::Bead;
    }
    // AB-END-01, 02: before the end a bead counts for nothing, so that scores tell nobody of it.
    Outcome outcome(const State &state) const
    {
        Outcome outcome;
        for (Seat seat = 0; seat < state.seats; ++seat)
            outcome.scores[seat] = state.added[seat] + (state.phase == Phase::Over ? state.beads[seat] : 0);
        const int best = *std::ranges::max_element(outcome.scores);
        for (Seat seat = 0; seat < state.seats; ++seat) {
            if (outcome.scores[seat] == best && (state.seats > 1 || best >= state.needed))
                outcome.winners |= only(seat);
        }
        outcome.ending = outcome.winners == 0;
        return outcome;
    }
    std::string brokenInvariant(const State &state) const
    {
        const int dealt = int(std::ranges::count_if(state.beads, [](int bead) { return bead > 0; }));
        return dealt == state.seats ? brokenFields(*this, state) : "everybody has a bead";
    }

    void hide(State &seen, Seat viewer, const Veil &veil) const
    {
        seen.rng = {};
        for (Seat seat = 0; seat < seen.seats; ++seat) {
            if (seat != viewer && seen.phase != Phase::Over)
                veil.hide(seen.beads[seat], 0);
        }
    }
    State resample(const View<State> &view, Rng &rng) const
    {
        State guess = *view;
        guess.rng.word = rng.next();
        for (Seat seat = 0; seat < guess.seats; ++seat)
            guess.beads[seat] = guess.beads[seat] == 0 ? guess.draw() : guess.beads[seat];
        return guess;
    }
    int appraise(const View<State> &, const Option &option) const
    {
        return Verb(option.verb) == Verb::Swap ? 7 - 2 * option.first : option.first;
    }
    // The numbers one can add are no part of the State.
    void addThings(std::vector<ThingGroup> &groups) const
    {
        groups.push_back(
            { "steps", {}, { { { kNumberNoun, 1 } }, { { kNumberNoun, 2 } }, { { kNumberNoun, 3 } } }, {} });
    }

private:
    Phrasebook m_phrases;
    Rulebook m_rulebook;
};

} // namespace outremer::abacus
