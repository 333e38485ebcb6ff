#include "campaign/crusaders/facts/finalcount.h"

#include "campaign/crusaders/facts/aftermathnumbers.h"

#include <algorithm>

namespace outremer::campaign {
namespace {

// CA-WIN-05: equal totals are told apart by the last chapter's influence, then by that of the chapters before it.
std::array<int, kChapters + 1> standingOf(const Book &book, const FinalScore &score)
{
    std::array<int, kChapters + 1> standing{ score.total() };
    for (std::size_t i = 0; i < kChapters; ++i)
        standing[i + 1] = book.pages[kChapters - 1 - i].influence[std::size_t(score.seat)];
    return standing;
}

} // namespace

FinalCount finalCount(const Book &book, const crusaders::Content &content)
{
    FinalCount count;
    for (Seat seat = 0; seat < book.seats; ++seat) {
        const Dynasty &dynasty = book.dynasties[seat];
        FinalScore score;
        score.seat = seat;
        score.chronicle = dynasty.points; // CA-WIN-01
        for (crusaders::Card card : dynasty.nicknames)
            score.fame += content.nicknames[card].fame;                      // CA-WIN-02
        score.sets = *std::ranges::min_element(dynasty.marks);               // CA-WIN-03
        score.crown = book.pages[kChapters - 1].winner == seat ? kCrown : 0; // CA-WIN-04
        count.scores.push_back(score);
        count.ranking.push_back(seat);
    }
    std::ranges::stable_sort(
        count.ranking, std::ranges::greater(), [&](Seat seat) { return standingOf(book, count.scores[seat]); });
    count.winner = count.ranking.front();
    return count;
}

} // namespace outremer::campaign
