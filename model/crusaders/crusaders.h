#pragma once

#include "model/bots/habits.h"
#include "model/core/gamekit.h"
#include "model/crusaders/content.h"
#include "model/crusaders/state.h"
#include "model/crusaders/tasks.h"
#include "model/crusaders/verbs.h"

#include <memory>

namespace outremer::crusaders {

// How a match ended (CR-END); several conditions may be met at once.
enum class Ending : std::uint8_t { Hegemony, Righteousness, Both, Defeat, Era };

// «Крестоносцы» for 2 to 4 states: see README.md for how a round flows.
class Crusaders : public GameKit<Crusaders, State> {
public:
    static constexpr std::string_view kId = "crusaders";
    static constexpr int kRevision = 2;
    static constexpr int kMinSeats = 2;
    static constexpr int kMaxSeats = outremer::kMaxSeats;
    static constexpr int kMaxOptions = crusaders::kMaxOptions;
    static constexpr int kMaxDecisions = 4000;

    static Result<Crusaders> load(const Pack &pack);
    const Content &content() const { return *m_content; }
    const std::shared_ptr<const Content> &sharedContent() const { return m_content; }
    std::uint64_t packHash() const { return m_packHash; }
    const std::vector<SetupOption> &setupOptions() const;
    const Phrasebook &phrases() const { return m_content->phrases; }
    const Rulebook &rulebook() const { return m_content->rulebook; }

    State start(const Setup &setup) const;
    // A chapter of the campaign: the states are given, and the saga says what the chapters before left. Of the saga
    // only that is used; what this chapter does itself begins afresh.
    State start(const Setup &setup, const Saga &saga, const std::array<std::uint8_t, kMaxSeats> &realms) const;
    Decision decision(const State &state) const;
    void listOptions(const State &state, OptionsOf<Crusaders> &options) const;
    void apply(State &state, const Option &option, EventSink &events) const;
    WhyNot whyNot(const State &state, const RefList &refs) const; // whynot.cpp
    Outcome outcome(const State &state) const;
    std::string brokenInvariant(const State &state) const; // invariants.cpp

    void hide(State &seen, Seat viewer, const Veil &veil) const;                                  // views.cpp
    State resample(const View<State> &view, Rng &rng) const;                                      // views.cpp
    int appraise(const View<State> &view, const Option &option, Style style = Style::Even) const; // advisor.cpp

    // For bots that search (bots/habits.h; evaluation.cpp). A round is played to its end and judged there: on average
    // less than half a round, and no plan is judged half carried out.
    static constexpr SearchHabits kSearchHabits{ .exploration = 0.4,
        .wideningFactor = 1.5,
        .wideningExponent = 0.45,
        .trust = 0.1,
        .rolloutDecisions = 1,
        .longestRollout = 400,
        .rolloutSurprises = 5,
        .characters = { 20, 150, 1000 } };
    Expectation evaluate(const State &state, const Temper &temper) const;
    bool isAtRest(const State &state) const;
    int quickWorth(const State &guess, const Option &option) const;

    Ref seatRef(const State &state, Seat seat) const;                // the state a seat plays, once it is chosen
    RefList targets(const State &state, const Option &option) const; // targets.cpp
    std::string_view optionName(const Option &option) const;
    const TaskInfo &question(std::uint8_t kind) const { return infoOf(Task(kind)); }
    static const std::array<WordRow<EventKind>, kEventKinds> kEventRows; // eventwords.cpp
    static constexpr auto &kNounWords = kNounNames;
    static constexpr std::array<std::string_view, 5> kEndingWords{ "hegemony", "righteousness",
        "hegemony-and-righteousness", "defeat", "era" };
    std::string idOf(Ref ref) const;
    Name nameOf(Ref ref) const;
    // By default only what the basic game has: the campaign's cards are sealed until their chapter is reached.
    std::optional<Ref> refOf(std::string_view noun, std::string_view id, int chapter = 0) const;
    int countOf(std::uint16_t noun) const;
    std::string describe(Ref ref, Lang lang) const; // the text of a card
    int chapterOf(Ref ref) const;                   // the chapter of the campaign that unlocks a card; 0: none has to

    // What `simulate` counts (statistics.cpp).
    void prepare(std::map<std::string, std::map<std::string, std::int64_t>> &tally) const;
    void tally(const Event &event, std::map<std::string, std::map<std::string, std::int64_t>> &tally) const;

    Result<State> readPosition(const JsonReader &position) const; // position_read.cpp

private:
    explicit Crusaders(Content content);

    std::shared_ptr<const Content> m_content;
    std::uint64_t m_packHash;
};

} // namespace outremer::crusaders
