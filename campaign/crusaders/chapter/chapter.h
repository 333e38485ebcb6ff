#pragma once

#include "campaign/crusaders/chapter/chapterstate.h"
#include "campaign/crusaders/facts/chapterwords.h"
#include "model/core/look.h"
#include "model/crusaders/crusaders.h"

namespace outremer::campaign {

// A chapter of the campaign as a game of its own: a match of Crusaders, then the aftermath that writes it into the book.
// One State, so that one journal, one undo and one resume cover both. While the match lasts everything is Crusaders'.
class Chapter : public GameKit<Chapter, State> {
public:
    static constexpr std::string_view kId = "campaign";
    static constexpr int kRevision = 2;
    static constexpr int kMinSeats = 2;
    static constexpr int kMaxSeats = outremer::kMaxSeats;
    static constexpr int kMaxOptions = crusaders::kMaxOptions;
    static constexpr int kMaxDecisions = 5000;

    // `pack` is one of Crusaders: a campaign plays with its cards.
    static Result<Chapter> load(const Pack &pack);
    const crusaders::Crusaders &crusaders() const { return m_match; }
    const crusaders::Content &content() const { return m_match.content(); }
    std::uint64_t packHash() const { return m_match.packHash(); }
    const std::vector<SetupOption> &setupOptions() const;
    const Phrasebook &phrases() const { return m_words->phrases; }
    const Rulebook &rulebook() const { return m_words->rulebook; }
    Result<Look> loadLook(const Pack &pack) const; // that of Crusaders, and content/look.json over it

    // chapter_start.cpp: a chapter by itself, with random states and, from the second on, an invented past...
    State start(const Setup &setup) const;
    // ... or the next one of a campaign; a book that cannot be is refused.
    struct Agreed {
        bool drawsGovernors = false;
        bool choosesBull = false;
    };
    Result<State> startFrom(const Book &book, std::uint64_t seed, Agreed agreed) const;
    std::string brokenBook(const Book &book) const; // chapter_invariants.cpp

    Decision decision(const State &state) const;
    void listOptions(const State &state, OptionsOf<Chapter> &options) const;
    void apply(State &state, const Option &option, EventSink &events) const;
    Outcome outcome(const State &state) const;
    WhyNot whyNot(const State &state, const RefList &refs) const;
    std::string brokenInvariant(const State &state) const; // chapter_invariants.cpp

    void hide(State &seen, Seat viewer, const Veil &veil) const; // chapter_views.cpp
    State resample(const View<State> &view, Rng &rng) const;     // chapter_views.cpp
    int appraise(
        const View<State> &view, const Option &option, Style style = Style::Even) const; // chapter_appraise.cpp

    // While the match lasts, bots think about Crusaders; the aftermath cannot change who won, so it is appraised.
    static constexpr SearchHabits kSearchHabits = crusaders::Crusaders::kSearchHabits;
    const crusaders::Crusaders &gameWithin() const { return m_match; }
    std::optional<View<crusaders::State>> viewWithin(const View<State> &view) const; // chapter_views.cpp

    Ref seatRef(const State &state, Seat seat) const { return m_match.seatRef(state.match, seat); }
    RefList targets(const State &state, const Option &option) const; // chapter_words.cpp
    std::string_view optionName(const Option &option) const;
    const TaskInfo &question(std::uint8_t kind) const;
    std::optional<Wording> verbRow(std::uint8_t verb) const; // none of a verb of the match
    Wording eventRow(std::uint8_t kind) const;
    std::string_view endingName(std::uint8_t kind) const { return m_match.endingName(kind); }
    std::string_view nounName(std::uint16_t noun) const;
    std::string idOf(Ref ref) const;
    Name nameOf(Ref ref) const;
    std::optional<Ref> refOf(std::string_view noun, std::string_view id) const;
    int countOf(std::uint16_t noun) const;
    std::string describe(Ref ref, Lang lang) const { return m_match.describe(ref, lang); }
    // A card of a chapter that this campaign has not come to yet: nobody should be shown it.
    bool isSealed(const State &state, Ref ref) const;

    // What `simulate` counts.
    void prepare(std::map<std::string, std::map<std::string, std::int64_t>> &tally) const;
    void tally(const Event &event, std::map<std::string, std::map<std::string, std::int64_t>> &tally) const;

    Result<State> readPosition(const JsonReader &position) const; // chapter_position.cpp

private:
    // The sentences and rules of Crusaders with the campaign's own.
    struct Words {
        Phrasebook phrases;
        Rulebook rulebook;
        std::map<std::string, Name, std::less<>> names; // "quality.valour"
    };

    Chapter(crusaders::Crusaders match, Words words);
    State begin(const Book &book, std::uint64_t seed, Agreed agreed) const;

    crusaders::Crusaders m_match;
    std::shared_ptr<const Words> m_words;
};

} // namespace outremer::campaign
