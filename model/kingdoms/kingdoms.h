#pragma once

#include "model/bots/habits.h"
#include "model/core/gamekit.h"
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
class Kingdoms : public GameKit<Kingdoms, State> {
public:
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
    void listOptions(const State &state, OptionsOf<Kingdoms> &options) const; // turn.cpp
    void apply(State &state, const Option &option, EventSink &events) const;  // turn.cpp
    WhyNot whyNot(const State &state, const RefList &refs) const;             // turn.cpp
    Outcome outcome(const State &state) const;                                // scoring.cpp
    std::string brokenInvariant(const State &state) const;                    // invariants.cpp

    void hide(State &seen, Seat viewer, const Veil &veil) const;       // views.cpp
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

    static const std::array<QuestionRow<Phase>, 2> kQuestions; // words.cpp
    static const std::array<WordRow<Verb>, 2> kVerbRows;
    static const std::array<WordRow<EventKind>, 5> kEventRows;
    static constexpr auto &kNounWords = kNounNames;
    static_assert(kNounNames.size() == kEndOfNouns);
    static constexpr std::array<std::string_view, 5> kEndingWords{ "markers", "marker-numbers", "points",
        "points-then-markers", "shared" };
    std::string idOf(Ref ref) const;
    Name nameOf(Ref ref) const;
    int countOf(std::uint16_t noun) const;

    Result<State> readPosition(const JsonReader &position) const; // position.cpp

private:
    explicit Kingdoms(Content content);

    std::shared_ptr<const Content> m_content;
    std::uint64_t m_packHash;
};

} // namespace outremer::kingdoms
