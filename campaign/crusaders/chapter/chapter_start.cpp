// How a chapter begins: from a book (CA-START).
#include "campaign/crusaders/chapter/chapter.h"

#include "campaign/crusaders/chapter/aftermath.h"
#include "campaign/crusaders/chapter/history.h"

namespace outremer::campaign {
namespace {

// What the chapters before left to this one, as the engine takes it.
crusaders::Saga sagaOf(const Content &content, const Book &book)
{
    crusaders::Saga saga;
    saga.chapter = book.chapter;
    saga.scarred = book.scarred;
    saga.ruined = book.ruined;
    for (Seat seat = 0; seat < book.seats; ++seat) {
        saga.dynasts[seat].nicknames = book.dynasties[seat].nicknames;
        saga.dynasts[seat].heirloom = book.dynasties[seat].heirloom;
    }
    if (book.chapter == 1)
        return saga;
    const auto before = std::size_t(book.chapter - 2);
    const Page &page = book.pages[before];
    saga.legacy = legacyAfter(content, book.chapter - 1, page);
    saga.formerWinner = page.winner;
    saga.formerLast = page.last;
    saga.fallen = page.fallen;
    for (Seat seat = 0; seat < book.seats; ++seat)
        saga.dynasts[seat].choice = book.dynasties[seat].choices[before];
    return saga;
}

} // namespace

State Chapter::start(const Setup &setup) const
{
    const auto &choices = setup.choices;
    Book book;
    book.seats = std::uint8_t(setup.seats);
    book.isHard = choices[3];
    const crusaders::State dealt = m_match.start({ setup.seats, setup.seed, { 1 } }); // CA-START-02
    for (Seat seat = 0; seat < book.seats; ++seat)
        book.dynasties[seat].realm = dealt.player(seat).realm;
    Rng rng = streamOf(setup.seed, 2);
    while (book.chapter <= choices[0])
        inventChapter(content(), book, rng);
    return begin(book, setup.seed, { choices[1] != 0, choices[2] != 0 });
}

Result<State> Chapter::startFrom(const Book &book, std::uint64_t seed, Agreed agreed) const
{
    if (const std::string broken = brokenBook(book); !broken.empty())
        return Refusal{ "impossible-book", "no chapter can begin from this book: " + broken };
    if (book.chapter > kChapters)
        return Refusal{ "campaign-over", "the campaign is over: all four chapters are written" };
    return begin(book, seed, agreed);
}

State Chapter::begin(const Book &book, std::uint64_t seed, Agreed agreed) const
{
    Setup setup{ .seats = book.seats, .seed = seed };
    setup.choices = { 0, std::uint8_t(agreed.drawsGovernors), std::uint8_t(agreed.choosesBull), book.isHard };
    std::array<std::uint8_t, kMaxSeats> realms{};
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
        realms[seat] = book.dynasties[seat].realm;
    State state;
    state.seats = book.seats;
    state.book = book;
    state.match = m_match.start(setup, sagaOf(content(), book), realms);
    return state;
}

} // namespace outremer::campaign
