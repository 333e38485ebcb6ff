#pragma once

#include "model/bots/habits.h"
#include "model/kingdoms/content.h"
#include "model/kingdoms/state.h"

#include <memory>

namespace outremer::kingdoms {

// Saved in journals and snapshots: append, never renumber.
enum class Verb : std::uint8_t { Draw, Place };
enum class EventKind : std::uint8_t { CardDrawn, CardPlaced, ArmyComplete, TerritoryWon, MatchOver };
enum class Ending : std::uint8_t { Markers, MarkerNumbers, Points, PointsThenMarkers, Shared };

constexpr Option placing(Card card, int territory)
{
    return { .verb = std::uint8_t(Verb::Place), .first = card, .second = std::uint8_t(territory) };
}

// The Kingdoms of Crusaders («Ордонанс»), 2-4 players: see README.md for how a turn flows.
class Kingdoms {
public:
    using State = kingdoms::State;

    static constexpr std::string_view kId = "kingdoms";
    static constexpr int kRevision = 1;
    static constexpr int kMinSeats = 2;
    static constexpr int kMaxSeats = outremer::kMaxSeats;
    static constexpr int kMaxOptions = kHandCapacity * kTerritories;
    static constexpr int kMaxDecisions = kMaxSeats * kTerritories * kArmySize * 2; // a draw for every placement

    static Result<Kingdoms> load(const Pack &pack);
    const Content &content() const { return *m_content; }
    const std::shared_ptr<const Content> &sharedContent() const { return m_content; }
    std::uint64_t packHash() const { return m_packHash; }
    const std::vector<SetupOption> &setupOptions() const;
    const Phrasebook &phrases() const { return m_content->phrases; }
    const Rulebook &rulebook() const { return m_content->rulebook; }

    State start(const Setup &setup) const;                                    // setup.cpp
    Decision decision(const State &state) const;                              // turn.cpp
    void listOptions(const State &state, OptionsOf<Kingdoms> &options) const; // turn.cpp
    void apply(State &state, const Option &option, EventSink &events) const;  // turn.cpp
    WhyNot whyNot(const State &state, const RefList &refs) const;             // turn.cpp
    Outcome outcome(const State &state) const;                                // scoring.cpp
    std::string brokenInvariant(const State &state) const;                    // invariants.cpp

    View<State> viewFor(const State &state, Seat seat) const;          // views.cpp
    State resample(const View<State> &view, Rng &rng) const;           // views.cpp
    int appraise(const View<State> &view, const Option &option) const; // greedy.cpp
    int quickWorth(const State &guess, const Option &option) const;    // greedy.cpp
    // A match is so short that every rollout goes to its end.
    static constexpr SearchHabits kSearchHabits{ .exploration = 0.5,
        .wideningFactor = 1.5,
        .wideningExponent = 0.45,
        .trust = 0.1,
        .rolloutSurprises = 10,
        .characters = { 20, 200, 4000 } };

    Ref seatRef(const State &, Seat seat) const { return { kSeatNoun, seat }; }
    RefList targets(const State &state, const Option &option) const; // words.cpp
    std::string_view optionName(const Option &option) const;
    std::string_view decisionName(std::uint8_t kind) const;
    WhyNot decisionRules(std::uint8_t kind) const;
    std::string_view eventName(std::uint8_t kind) const;
    std::span<const std::uint16_t> eventNouns(std::uint8_t kind) const;
    std::string_view endingName(std::uint8_t kind) const;
    std::string_view nounName(std::uint16_t noun) const;
    std::string idOf(Ref ref) const;
    Name nameOf(Ref ref) const;
    std::optional<Ref> refOf(std::string_view noun, std::string_view id) const;
    int countOf(std::uint16_t noun) const;

    nlohmann::ordered_json writePosition(const State &state) const; // position.cpp
    Result<State> readPosition(const JsonReader &position) const;   // position.cpp

private:
    explicit Kingdoms(Content content);

    std::shared_ptr<const Content> m_content;
    std::uint64_t m_packHash;
};

} // namespace outremer::kingdoms
