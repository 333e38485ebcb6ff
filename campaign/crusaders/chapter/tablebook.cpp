#include "campaign/crusaders/chapter/tablebook.h"

#include "campaign/crusaders/chapter/aftermath.h"
#include "campaign/crusaders/facts/facts_words.h"

#include <algorithm>

namespace outremer::campaign {
namespace {

using namespace crusaders;

template <class List>
Card cardNamed(const List &cards, const std::string &id)
{
    for (std::size_t card = 1; card < cards.size(); ++card) {
        if (cards[card].id == id)
            return Card(card);
    }
    return kNoCard;
}

std::uint8_t endingNamed(const std::string &ending)
{
    const auto found = std::ranges::find(kEndingWords, ending);
    return found == kEndingWords.end() ? kUnwritten : std::uint8_t(found - kEndingWords.begin());
}

Page pageOf(const ChapterFacts &facts, int seats)
{
    Page page;
    page.ending = endingNamed(facts.ending);
    page.winner = facts.winner >= 0 ? Seat(facts.winner) : kNobody;
    int lowest = 0;
    for (const Standing &standing : facts.standings) {
        if (standing.seat < 0 || standing.seat >= seats)
            continue;
        if (standing.rank > lowest) {
            lowest = standing.rank;
            page.last = Seat(standing.seat);
        }
        if (standing.fell)
            page.fallen = SeatSet(page.fallen | only(Seat(standing.seat)));
        page.influence[std::size_t(standing.seat)] = std::int16_t(std::clamp(standing.influence.value_or(0), 0, 9999));
    }
    return page;
}

// In seat order, each while the box still has a copy of it: a book with more of them could not be played.
void keepHeirlooms(Book &book, const ChapterFacts &facts, const Content &content)
{
    for (std::size_t seat = 0; seat < book.seats; ++seat) {
        Card kept = kNoCard;
        if (seat < facts.heirlooms.size() && facts.heirlooms[seat])
            kept = cardNamed(content.buildings, *facts.heirlooms[seat]);
        const auto first = book.dynasties.begin();
        const auto taken = std::ranges::count(first, first + std::ptrdiff_t(seat), kept, &Dynasty::heirloom);
        const bool isPossible = canBeHeirloom(content, kept) && content.buildings[kept].chapter <= facts.number
            && taken < content.buildings[kept].copies;
        book.dynasties[seat].heirloom = isPossible ? kept : kNoCard;
    }
}

} // namespace

Book bookAfterTable(const Book &before, const ChapterFacts &facts, const Content &content)
{
    Book book = before;
    book.pages[std::size_t(facts.number - 1)] = pageOf(facts, book.seats);
    const auto isSeat = [&](int seat) { return seat >= 0 && seat < book.seats; };
    for (const Standing &standing : facts.standings) {
        if (!isSeat(standing.seat))
            continue;
        auto &points = book.dynasties[std::size_t(standing.seat)].points;
        points = std::int16_t(std::clamp(points + standing.points, 0, kMostPoints));
    }
    for (const Mark &mark : facts.marks) {
        const auto quality = std::ranges::find(kQualityWords, mark.quality);
        if (!isSeat(mark.seat) || quality == kQualityWords.end())
            continue;
        auto &marks = book.dynasties[std::size_t(mark.seat)].marks[std::size_t(quality - kQualityWords.begin())];
        marks = std::int8_t(std::clamp(marks + mark.amount, 0, kMostMarks));
    }
    for (const Award &award : facts.nicknames) {
        const Card card = cardNamed(content.nicknames, award.nickname);
        const bool isTaken = std::ranges::any_of(
            book.dynasties, [&](const Dynasty &dynasty) { return dynasty.nicknames.contains(card); });
        if (isSeat(award.seat) && card != kNoCard && !isTaken
            && !book.dynasties[std::size_t(award.seat)].nicknames.full())
            book.dynasties[std::size_t(award.seat)].nicknames.push(card);
    }
    keepHeirlooms(book, facts, content);
    book.scarred = 0;
    book.ruined = kNoCity;
    for (const Scar &scar : facts.scars) {
        const auto city = content.cityNamed(scar.city);
        if (city && scar.kind == Scar::Kind::Taken)
            book.scarred = CitySet(book.scarred | setOf(*city));
        else if (city)
            book.ruined = *city;
    }
    book.chapter = std::uint8_t(facts.number + 1);
    return book;
}

} // namespace outremer::campaign
