// The stages of the aftermath, one after the other (CA-END-01).
#include "campaign/crusaders/chapter/aftermath.h"

#include "campaign/crusaders/facts/finalcount.h"

namespace outremer::campaign {

struct StageTable {
    using Row = TaskRow<Asking, Offers, Scribe, crusaders::Options>;
    static const std::array<Row, kStageWords.size()> kRows;
    static const Row &of(Stage stage) { return rowOf(kRows, stage); }
};

// In the order of Stage.
const std::array<StageTable::Row, kStageWords.size()> StageTable::kRows{ {
    { Stage::Match, { "match" } },
    { Stage::Interlude, { "aftermath.interlude", { "CA-INTER-01", "CA-INTER-02" } }, &Offers::listInterlude,
        &Scribe::chooseInterlude },
    { Stage::Nicknames, { "aftermath.nickname", { "CA-NICK-01", "CA-NICK-02" } }, &Offers::listNicknames,
        &Scribe::takeNickname },
    { Stage::Heirlooms, { "aftermath.heirloom", { "CA-HEIR-01" } }, &Offers::listHeirlooms, &Scribe::keepHeirloom },
    { Stage::Over, { "over" } },
} };

const TaskInfo &infoOf(Stage stage)
{
    return StageTable::of(stage).info;
}

void Offers::list(const Asking &asking, crusaders::Options &options) const
{
    if (const auto list = StageTable::of(asking.task).list)
        (this->*list)(asking, options);
}

SeatList fromLowest(const Book &book, const Aftermath &aftermath)
{
    SeatList order;
    for (int rank = book.seats - 1; rank >= 0; --rank)
        order.push(aftermath.ranking[std::size_t(rank)]);
    std::ranges::stable_sort(
        order, [&](Seat one, Seat other) { return book.dynasties[one].points < book.dynasties[other].points; });
    return order;
}

namespace {

Seat seatAt(const State &state, Stage stage, int turn)
{
    return stage == Stage::Interlude ? Seat(turn) : fromLowest(state.book, state.aftermath)[turn];
}

} // namespace

Seat askedSeat(const State &state)
{
    return seatAt(state, state.aftermath.stage, state.aftermath.turn);
}

std::optional<std::uint8_t> nextTurn(const Content &content, const State &state, Stage stage, int turn)
{
    for (; turn < state.seats; ++turn) {
        crusaders::Options options;
        Offers(content, state).list({ stage, seatAt(state, stage, turn) }, options);
        if (options.size() > 1)
            return std::uint8_t(turn);
    }
    return std::nullopt;
}

void Scribe::begin()
{
    tell(EventKind::ChapterEnded, { { kChapterNoun, std::int16_t(s.chapter()) } });
    rank();
    writePage();
    markQualities();
    enter(s.chapter() < kChapters ? Stage::Interlude : Stage::Nicknames);
}

void Scribe::take(const Option &option)
{
    (this->*StageTable::of(s.aftermath.stage).take)(option);
    advance(s.aftermath.turn + 1);
}

void Scribe::enter(Stage stage)
{
    s.aftermath.stage = stage;
    if (stage == Stage::Heirlooms) {
        for (Seat seat = 0; seat < s.seats; ++seat)
            dynasty(seat).heirloom = crusaders::kNoCard; // of the chapter before
    }
    advance(0);
}

// To whoever is asked next, from this turn on; a stage that asks nobody any more is over.
void Scribe::advance(int turn)
{
    const Stage stage = s.aftermath.stage;
    s.aftermath.turn = 0;
    if (stage == Stage::Over)
        return close();
    if (const auto next = nextTurn(c, s, stage, turn)) {
        s.aftermath.turn = *next;
        return;
    }
    if (stage == Stage::Interlude)
        revealInterlude();
    const Stage afterNicknames = s.chapter() < kChapters ? Stage::Heirlooms : Stage::Over;
    enter(stage == Stage::Interlude ? Stage::Nicknames : stage == Stage::Nicknames ? afterNicknames : Stage::Over);
}

// The book is ready for the next chapter, or closed for good (CA-WIN-01).
void Scribe::close()
{
    drawScars();
    s.book.chapter = std::uint8_t(s.chapter() + 1);
    if (s.book.chapter <= kChapters)
        return;
    const FinalCount count = finalCount(s.book, c);
    for (const FinalScore &score : count.scores)
        tell(EventKind::FinalCounted, { realm(Seat(score.seat)), number(score.total()) });
    tell(EventKind::CampaignWon, { realm(count.winner) });
}

void Scribe::mark(Seat seat, Quality quality, int amount)
{
    std::int8_t &marks = dynasty(seat).marks[std::size_t(quality)];
    marks = std::int8_t(std::clamp(marks + amount, 0, kMostMarks));
}

} // namespace outremer::campaign
