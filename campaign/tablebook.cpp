#include "tablebook.h"

#include "aftermath.h"

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
    static const std::vector<std::string> kWords{ "hegemony", "righteousness", "hegemony-and-righteousness", "defeat",
        "era" };
    const auto found = std::ranges::find(kWords, ending);
    return found == kWords.end() ? kUnwritten : std::uint8_t(found - kWords.begin());
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

} // namespace

int housePoints(int seats, int rank)
{
    return pointsOfRank(seats, rank);
}

Book bookAfterTable(const Book &before, const ChapterFacts &facts, const Content &content)
{
    Book book = before;
    book.pages[std::size_t(facts.number - 1)] = pageOf(facts, book.seats);
    const auto isSeat = [&](int seat) { return seat >= 0 && seat < book.seats; };
    for (const Standing &standing : facts.standings) {
        if (isSeat(standing.seat))
            book.dynasties[std::size_t(standing.seat)].points =
                std::int16_t(book.dynasties[std::size_t(standing.seat)].points + standing.points);
    }
    for (const Mark &mark : facts.marks) {
        const auto quality = std::ranges::find(kQualityWords, std::string_view(mark.quality));
        if (!isSeat(mark.seat) || quality == kQualityWords.end())
            continue;
        auto &marks = book.dynasties[std::size_t(mark.seat)].marks[std::size_t(quality - kQualityWords.begin())];
        marks = std::int8_t(std::clamp(marks + mark.amount, 0, 100));
    }
    for (const Award &award : facts.nicknames) {
        const Card card = cardNamed(content.nicknames, award.nickname);
        const bool isTaken = std::ranges::any_of(
            book.dynasties, [&](const Dynasty &dynasty) { return dynasty.nicknames.contains(card); });
        if (isSeat(award.seat) && card != kNoCard && !isTaken
            && !book.dynasties[std::size_t(award.seat)].nicknames.full())
            book.dynasties[std::size_t(award.seat)].nicknames.push(card);
    }
    for (std::size_t seat = 0; seat < book.seats; ++seat) {
        Card kept = kNoCard;
        if (seat < facts.heirlooms.size() && facts.heirlooms[seat])
            kept = cardNamed(content.buildings, *facts.heirlooms[seat]);
        const bool isPossible = canBeHeirloom(content, kept) && content.buildings[kept].chapter <= facts.number;
        book.dynasties[seat].heirloom = isPossible ? kept : kNoCard;
    }
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
