// The fourth step of the aftermath: a choice between two chapters (CA-INTER). What it costs and gives beside marks is
// settled by the engine when the next chapter begins.
#include "campaign/crusaders/chapter/aftermath.h"

namespace outremer::campaign {

using namespace crusaders;

InterludeMarks interludeMarks(const Content &content, const Book &book, int chapter)
{
    InterludeMarks marks;
    const auto choiceOf = [&](Seat seat) { return book.dynasties[seat].choices[std::size_t(chapter - 1)]; };
    for (std::uint8_t option = 0; option < 2; ++option) {
        int chosen = 0;
        for (Seat seat = 0; seat < book.seats; ++seat)
            chosen += choiceOf(seat) == option ? 1 : 0;
        for (Seat seat = 0; seat < book.seats; ++seat) {
            const bool isMine = choiceOf(seat) == option;
            const std::array isMeant{ isMine, isMine && chosen == 1, isMine && chosen == book.seats, chosen == 0 };
            const auto &gifts = content.interludes[std::size_t(chapter)].options[option].gifts;
            for (std::size_t part = 0; part < isMeant.size(); ++part) {
                if (isMeant[part] && gifts[part].mark)
                    marks.push({ seat, *gifts[part].mark, option });
            }
        }
    }
    return marks;
}

namespace {

Ref interludeRef(int chapter, int option)
{
    return { kInterludeNoun, std::int16_t(2 * chapter + option) };
}

} // namespace

void Offers::listInterlude(const Asking &, Options &options) const
{
    options.push(choice(Verb::ChooseInterlude, 0));
    options.push(choice(Verb::ChooseInterlude, 1));
}

// CA-INTER-02: the others learn that a choice was made, not which.
void Scribe::chooseInterlude(const Option &option)
{
    const Seat seat = askedSeat(s);
    s.aftermath.choices[seat] = option.first;
    confide(seat, EventKind::InterludeChosen, 1u << 1, { realm(seat), interludeRef(s.chapter(), option.first) });
}

void Scribe::revealInterlude()
{
    for (Seat seat = 0; seat < s.seats; ++seat) {
        const std::uint8_t chosen = std::exchange(s.aftermath.choices[seat], kNoChoice);
        dynasty(seat).choices[std::size_t(s.chapter() - 1)] = chosen;
        reveal(EventKind::InterludeRevealed, { realm(seat), interludeRef(s.chapter(), chosen) });
    }
    for (const InterludeMark &given : interludeMarks(c, s.book, s.chapter())) {
        mark(given.seat, given.quality, 1);
        tell(EventKind::InterludeMark,
            { realm(given.seat), quality(given.quality), interludeRef(s.chapter(), given.option) });
    }
}

} // namespace outremer::campaign
