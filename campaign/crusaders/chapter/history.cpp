#include "campaign/crusaders/chapter/history.h"

#include "campaign/crusaders/chapter/aftermath.h"

namespace outremer::campaign {
namespace {

using namespace crusaders;

class Inventor {
public:
    Inventor(const Content &content, Book &book, Rng &rng)
        : c(content)
        , m_book(book)
        , m_rng(rng)
    {
    }

    void invent()
    {
        SeatList order;
        for (Seat seat = 0; seat < m_book.seats; ++seat)
            order.push(seat);
        m_rng.shuffle(order);
        std::ranges::copy(order, m_aftermath.ranking.begin());
        inventStanding();
        inventMarks();
        if (m_book.chapter < kChapters)
            inventInterlude();
        inventNicknames();
        if (m_book.chapter < kChapters)
            inventHeirlooms();
        inventScars();
        ++m_book.chapter;
    }

private:
    int upTo(int most) { return int(m_rng.below(std::uint32_t(most + 1))); }
    bool isHeads() { return m_rng.below(2) == 0; }
    Dynasty &dynasty(Seat seat) { return m_book.dynasties[seat]; }

    void inventStanding()
    {
        Page &page = m_book.pages[m_book.chapter - 1u];
        page.ending = std::uint8_t(upTo(int(Ending::Era)));
        page.winner = m_aftermath.ranking[0];
        page.last = m_aftermath.ranking[m_book.seats - 1u];
        const bool isWon = Ending(page.ending) <= Ending::Both;
        int influence = 30 + upTo(20);
        for (int rank = 0; rank < m_book.seats; ++rank) {
            const Seat seat = m_aftermath.ranking[std::size_t(rank)];
            const int met = rank > 0 || !isWon ? 0 : Ending(page.ending) == Ending::Both ? 2 : 1;
            dynasty(seat).points = std::int16_t(dynasty(seat).points + pointsOfRank(m_book.seats, rank) + met);
            page.influence[seat] = std::int16_t(influence);
            influence -= upTo(8);
        }
        if (Ending(page.ending) == Ending::Defeat)
            page.fallen = only(page.last);
    }

    // One for a bull, one for each deed.
    void inventMarks()
    {
        for (Seat seat = 0; seat < m_book.seats; ++seat)
            ++dynasty(seat).marks[std::size_t(upTo(kQualities - 1))];
        for (std::size_t quality = 0; quality < kQualities; ++quality)
            ++dynasty(Seat(upTo(m_book.seats - 1))).marks[quality];
    }

    void inventInterlude()
    {
        for (Seat seat = 0; seat < m_book.seats; ++seat)
            dynasty(seat).choices[m_book.chapter - 1u] = std::uint8_t(upTo(1));
        for (const InterludeMark &mark : interludeMarks(c, m_book, m_book.chapter))
            ++dynasty(mark.seat).marks[std::size_t(mark.quality)];
    }

    void inventNicknames()
    {
        for (Seat seat : fromLowest(m_book, m_aftermath)) {
            FixedList<Card, 64> fitting;
            for (std::size_t card = 1; card < c.nicknames.size(); ++card) {
                if (whyNoNickname(c, m_book, seat, Card(card)).empty())
                    fitting.push(Card(card));
            }
            if (!fitting.empty())
                dynasty(seat).nicknames.push(fitting[upTo(fitting.size() - 1)]);
        }
    }

    void inventHeirlooms()
    {
        FixedList<Card, 64> buildings;
        for (std::size_t card = 1; card < c.buildings.size(); ++card) {
            if (canBeHeirloom(c, Card(card)) && c.buildings[card].chapter <= m_book.chapter)
                buildings.push(Card(card));
        }
        m_rng.shuffle(buildings);
        for (Seat seat = 0; seat < m_book.seats; ++seat)
            dynasty(seat).heirloom = isHeads() ? buildings.pop() : kNoCard;
    }

    void inventScars()
    {
        m_book.scarred = 0;
        for (CityId city = 0; city < kCities; ++city)
            m_book.scarred = CitySet(m_book.scarred | (upTo(4) == 0 ? setOf(city) : 0));
        m_book.ruined = isHeads() ? CityId(upTo(kCities - 1)) : kNoCity;
    }

    const Content &c;
    Book &m_book;
    Rng &m_rng;
    Aftermath m_aftermath{};
};

} // namespace

void inventChapter(const crusaders::Content &content, Book &book, Rng &rng)
{
    Inventor(content, book, rng).invent();
}

} // namespace outremer::campaign
