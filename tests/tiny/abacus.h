#pragma once

#include "model/core/exact.h"
#include "model/core/game.h"
#include "model/core/things.h"

#include <numeric>

namespace outremer::abacus {

enum Noun : std::uint16_t { kBeadNoun = kFirstNoun };
enum class Phase : std::uint8_t { Count, Bead, Show, Over };
enum class Verb : std::uint8_t { Add, Keep, Swap, Show }; // each is told by one event

inline constexpr std::array<std::string_view, 3> kNouns{ "seat", "number", "bead" };
inline constexpr std::array<std::string_view, 3> kSeats{ "amber", "jade", "coral" };
inline constexpr std::array<std::string_view, 4> kVerbs{ "add", "keep", "swap", "show" };
inline constexpr std::array<std::string_view, 3> kQuestions{ "count", "bead", "show" };
inline constexpr std::array<std::string_view, 3> kRules{ "AB-COUNT-01", "AB-BEAD-02", "AB-END-01" };
inline constexpr std::array<std::string_view, 4> kEvents{ "counted", "bead.kept", "bead.swapped", "beads.shown" };
inline constexpr std::array<std::string_view, 4> kPhases{ "count", "bead", "show", "over" };
inline constexpr int kBeads = 6;

struct State {
    Rng rng{};
    std::array<std::uint8_t, kMaxSeats> added{};
    std::array<std::uint8_t, kMaxSeats> beads{}; // the one secret; 0 is unknown
    std::uint8_t goal = 9, needed = 0, seats = 2;
    Seat active = 0;
    Phase phase = Phase::Count;

    int count() const { return std::accumulate(added.begin(), added.end(), 0); }
    std::uint8_t draw() { return std::uint8_t(1 + rng.below(kBeads)); }
    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("rng", self.rng.word);
        walk("added", self.added);
        walk("beads", self.beads);
        walk("goal", self.goal);
        walk("needed", self.needed);
        walk("seats", self.seats);
        walk("active", self.active);
        walk("phase", self.phase, wordOf(kPhases));
    }
    friend bool operator==(const State &, const State &) = default;
};

// A counting game; content/rules.json says how it goes.
class Abacus {
public:
    using State = abacus::State;
    static constexpr std::string_view kId = "abacus";
    static constexpr int kRevision = 1, kMinSeats = 1, kMaxSeats = 3, kMaxOptions = 3, kMaxDecisions = 32;
    static constexpr bool kNobodyMayWin = true;

    static Result<Abacus> load(const Pack &pack)
    {
        std::optional<Problem> problem;
        Abacus game;
        game.m_words = { Phrasebook::read(pack.file("phrases.json", problem), kNouns),
            Rulebook::read(pack.file("rules.json", problem)) };
        return problem ? Result<Abacus>(problem->refusal("bad-pack")) : game;
    }
    std::uint64_t packHash() const { return 1; } // its content is nothing but words
    const Phrasebook &phrases() const { return m_words.first; }
    const Rulebook &rulebook() const { return m_words.second; }
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
    Decision decision(const State &state) const
    {
        return state.phase == Phase::Over ? Decision{} : Decision{ state.active, std::uint8_t(state.phase) };
    }
    void listOptions(const State &state, OptionsOf<Abacus> &options) const
    {
        options.clear();
        for (std::uint8_t n = 1; n <= 3 && state.phase == Phase::Count; ++n) // AB-COUNT-01
            options.push({ .verb = std::uint8_t(Verb::Add), .first = n });
        for (int verb = int(Verb::Keep); verb <= int(Verb::Swap) && state.phase == Phase::Bead; ++verb) // AB-BEAD-02
            options.push({ .verb = std::uint8_t(verb) });
        if (state.phase == Phase::Show)
            options.push({ .verb = std::uint8_t(Verb::Show) });
    }
    void apply(State &state, const Option &option, EventSink &events) const
    {
        Event event{ .kind = option.verb };
        event.fields.push({ kSeatNoun, state.active });
        if (Verb(option.verb) == Verb::Add) {
            state.added[state.active] = std::uint8_t(state.added[state.active] + option.first);
            event.fields.push({ kNumberNoun, option.first });
        } else if (Verb(option.verb) == Verb::Swap) {
            state.beads[state.active] = state.draw();
            event.fields.push({ kBeadNoun, state.beads[state.active] });
            event.seenBy = only(state.active);
            event.secret = 0b10;
            event.reveals = true;
        }
        event.reveals = event.reveals || Verb(option.verb) == Verb::Show;
        events.report(event);
        const bool isLast = state.active + 1 == state.seats;
        const bool isCounted = state.phase == Phase::Count && state.count() >= state.goal; // AB-COUNT-02
        if (state.phase == Phase::Show || (state.phase == Phase::Bead && isLast))          // AB-END-01
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
    WhyNot whyNot(const State &state, const RefList &refs) const
    {
        for (const Ref &ref : refs) {
            if (ref.noun == kSeatNoun && ref.value != state.active)
                return { "AB-COUNT-01" };
            if (ref.noun == kNumberNoun && state.phase != Phase::Count)
                return { "AB-COUNT-02" };
            if (ref.noun == kBeadNoun && state.phase != Phase::Bead)
                return { "AB-BEAD-02" };
        }
        return {};
    }
    std::string brokenInvariant(const State &state) const
    {
        const bool isFull = std::all_of(state.beads.begin(), state.beads.begin() + state.seats,
            [](int bead) { return bead >= 1 && bead <= kBeads; });
        return isFull && state.active < state.seats ? "" : "everybody has a bead and a turn";
    }
    View<State> viewFor(const State &state, Seat viewer) const
    {
        State seen = state;
        seen.rng = {};
        for (Seat seat = 0; seat < state.seats; ++seat)
            seen.beads[seat] = seat == viewer || state.phase == Phase::Over ? state.beads[seat] : std::uint8_t(0);
        return { viewer, seen };
    }
    State resample(const View<State> &view, Rng &rng) const
    {
        State guess = *view;
        guess.rng.word = rng.next();
        for (Seat seat = 0; seat < guess.seats; ++seat)
            guess.beads[seat] = guess.beads[seat] == 0 ? guess.draw() : guess.beads[seat];
        return guess;
    }
    int appraise(const View<State> &view, const Option &option) const
    {
        return Verb(option.verb) == Verb::Swap ? 7 - 2 * view->beads[view->active] : option.first;
    }
    bool isOpen(std::uint8_t kind) const { return Phase(kind) != Phase::Bead; }
    std::vector<ThingGroup> things(const View<State> &view) const
    {
        std::vector<ThingGroup> groups{ { "count", {}, {}, view->count() }, { "steps", {}, {}, {} } };
        for (std::int16_t n = 1; n <= 3; ++n)
            groups[1].things.push_back({ { kNumberNoun, n } });
        for (Seat seat = 0; seat < view->seats; ++seat) {
            const std::int16_t bead = view->beads[seat];
            groups.push_back({ "added", Ref{ kSeatNoun, seat }, {}, view->added[seat] });
            groups.push_back({ "bead", Ref{ kSeatNoun, seat }, { { { kBeadNoun, bead }, 1, bead == 0 } }, {} });
        }
        return groups;
    }

    Ref seatRef(const State &, Seat seat) const { return { kSeatNoun, seat }; }
    RefList targets(const State &state, const Option &option) const
    {
        RefList refs;
        refs.push({ kSeatNoun, state.active });
        if (Verb(option.verb) == Verb::Add)
            refs.push({ kNumberNoun, option.first });
        if (Verb(option.verb) == Verb::Swap)
            refs.push({ kBeadNoun, state.beads[state.active] });
        return refs;
    }
    std::string_view optionName(const Option &option) const { return kVerbs[option.verb]; }
    std::string_view decisionName(std::uint8_t kind) const { return kQuestions[kind]; }
    WhyNot decisionRules(std::uint8_t kind) const { return { std::string(kRules[kind]) }; }
    std::string_view eventName(std::uint8_t kind) const { return kEvents[kind]; }
    std::string_view endingName(std::uint8_t kind) const { return kind == 0 ? "sum" : "short"; }
    std::string_view nounName(std::uint16_t noun) const { return kNouns[noun]; }
    std::string idOf(Ref ref) const
    {
        return ref.noun == kSeatNoun ? std::string(kSeats[std::size_t(ref.value)]) : std::to_string(ref.value);
    }
    Name nameOf(Ref ref) const
    {
        const std::string key = std::string(nounName(ref.noun)) + "." + idOf(ref);
        return Name::made([&](Lang lang) { return phrases().has(key) ? phrases().say(key, lang) : idOf(ref); });
    }
    std::optional<Ref> refOf(std::string_view noun, std::string_view id) const
    {
        for (std::int16_t value = 0; value <= kBeads; ++value) {
            if (noun == "seat" && value < kMaxSeats && kSeats[std::size_t(value)] == id)
                return Ref{ kSeatNoun, value };
            if (noun == "bead" && value > 0 && std::to_string(value) == id)
                return Ref{ kBeadNoun, value };
        }
        return std::nullopt;
    }
    nlohmann::ordered_json writePosition(const State &state) const { return writeExact(*this, state); }
    Result<State> readPosition(const JsonReader &position) const
    {
        return readPositionWith(*this, position, [this](const JsonReader &reader) {
            reader.fail("an exact position");
            return start({});
        });
    }

private:
    std::pair<Phrasebook, Rulebook> m_words;
};

} // namespace outremer::abacus
