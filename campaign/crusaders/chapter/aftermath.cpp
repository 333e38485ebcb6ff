// The stages of the aftermath, one after the other (CA-END-01).
#include "campaign/crusaders/chapter/aftermath.h"

#include "campaign/crusaders/facts/finalcount.h"

namespace outremer::campaign {

SeatList fromLowest(const Book &book, const Aftermath &aftermath)
{
    SeatList order;
    for (int rank = book.seats - 1; rank >= 0; --rank)
        order.push(aftermath.ranking[std::size_t(rank)]);
    std::ranges::stable_sort(
        order, [&](Seat one, Seat other) { return book.dynasties[one].points < book.dynasties[other].points; });
    return order;
}

Seat askedSeat(const State &state)
{
    const std::uint8_t turn = state.aftermath.turn;
    return state.aftermath.stage == Stage::Interlude ? turn : fromLowest(state.book, state.aftermath)[turn];
}

std::optional<std::uint8_t> nextTurn(const Content &content, const State &state, Stage stage, int turn)
{
    const SeatList order = fromLowest(state.book, state.aftermath);
    for (; turn < state.seats; ++turn) {
        const bool isAsked = stage == Stage::Interlude ? true
            : stage == Stage::Nicknames                ? mayTakeAny(content, state.book, order[turn])
                                                       : mayKeepAny(content, state.match, order[turn]);
        if (isAsked)
            return std::uint8_t(turn);
    }
    return std::nullopt;
}

void listAftermath(const Content &content, const State &state, crusaders::Options &options)
{
    switch (state.aftermath.stage) {
    case Stage::Interlude:
        options.push(choice(Verb::ChooseInterlude, 0));
        options.push(choice(Verb::ChooseInterlude, 1));
        break;
    case Stage::Nicknames:
        for (std::size_t card = 1; card < content.nicknames.size(); ++card) {
            if (whyNoNickname(content, state.book, askedSeat(state), Card(card)).empty())
                options.push(choice(Verb::TakeNickname, int(card)));
        }
        options.push(choice(Verb::NoNickname));
        break;
    case Stage::Heirlooms:
        for (std::size_t card = 1; card < content.buildings.size(); ++card) {
            if (mayKeep(content, state.match, askedSeat(state), Card(card)))
                options.push(choice(Verb::KeepHeirloom, int(card)));
        }
        options.push(choice(Verb::NoHeirloom));
        break;
    default:
        break;
    }
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
    switch (s.aftermath.stage) {
    case Stage::Interlude:
        chooseInterlude(option);
        break;
    case Stage::Nicknames:
        takeNickname(option);
        break;
    default:
        keepHeirloom(option);
    }
    advance();
}

// The first who is asked something in a stage; a stage that asks nobody is over at once.
void Scribe::enter(Stage stage)
{
    s.aftermath.stage = stage;
    s.aftermath.turn = 0;
    if (stage == Stage::Heirlooms) {
        for (Seat seat = 0; seat < s.seats; ++seat)
            dynasty(seat).heirloom = crusaders::kNoCard; // of the chapter before
    }
    if (stage == Stage::Over)
        return close();
    if (const auto turn = nextTurn(c, s, stage, 0))
        s.aftermath.turn = *turn;
    else
        enter(stage == Stage::Nicknames && s.chapter() < kChapters ? Stage::Heirlooms : Stage::Over);
}

void Scribe::advance()
{
    const Stage stage = s.aftermath.stage;
    if (const auto turn = nextTurn(c, s, stage, s.aftermath.turn + 1)) {
        s.aftermath.turn = *turn;
        return;
    }
    if (stage == Stage::Interlude) {
        revealInterlude();
        enter(Stage::Nicknames);
    } else {
        enter(stage == Stage::Nicknames && s.chapter() < kChapters ? Stage::Heirlooms : Stage::Over);
    }
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
