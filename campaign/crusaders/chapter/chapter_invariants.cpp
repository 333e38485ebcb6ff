// What holds in every chapter that can be reached: positions and snapshots are checked against it.
#include "campaign/crusaders/chapter/chapter.h"

#include "campaign/crusaders/chapter/aftermath.h"
#include "campaign/crusaders/chapter/auditor.h"
#include "model/core/exact.h"

namespace outremer::campaign {
namespace {

using namespace crusaders;
using Broken = std::string;

// Two states can only be neighbours who have a city between them (CR-SETUP-03); the engine's own set-up says which.
bool canPlayTogether(const Crusaders &game, const Book &book)
{
    crusaders::State state = game.start({ .seats = book.seats, .seed = 0, .choices = {} });
    EventSink deaf;
    for (Seat seat = 0; seat < book.seats; ++seat) {
        Options options;
        game.listOptions(state, options);
        const Option option = crusaders::choice(crusaders::Verb::ChooseState, book.dynasties[seat].realm);
        if (!options.contains(option))
            return false;
        game.apply(state, option, deaf);
    }
    return true;
}

// The chapter the book has come to, as its pages and choices must show it: `written` of them are filled.
class BookAuditor {
public:
    BookAuditor(const Crusaders &game, const Book &book)
        : m_game(game)
        , c(game.content())
        , m_book(book)
    {
    }

    // `pages` and `choices`: how many chapters have theirs written.
    Broken audit(int pages, int choices) const
    {
        for (Seat seat = 0; seat < kMaxSeats; ++seat) {
            if (Broken broken = checkDynasty(seat, choices); !broken.empty())
                return broken;
        }
        for (int page = 0; page < kChapters; ++page) {
            if (Broken broken = checkPage(page, page < pages); !broken.empty())
                return broken;
        }
        if (m_book.chapter == 1 && pages == 0) {
            if (Broken broken = checkBlank(); !broken.empty())
                return broken;
        }
        return canPlayTogether(m_game, m_book) ? "" : "these states cannot play together (CR-SETUP-02, 03)";
    }

private:
    Broken checkDynasty(Seat seat, int choices) const
    {
        const Dynasty &dynasty = m_book.dynasties[seat];
        if (seat >= m_book.seats)
            return {};
        if (dynasty.realm >= kRealms)
            return "every dynasty has a state";
        for (Card card : dynasty.nicknames) {
            if (timesTaken(card) != 1)
                return "a nickname is taken once in a campaign (CA-NICK-04)";
        }
        if (dynasty.heirloom != kNoCard && !canBeHeirloom(c, dynasty.heirloom))
            return "an heirloom is a building of level 0 to II (CA-HEIR-01)";
        if (dynasty.heirloom != kNoCard && heirsOf(dynasty.heirloom) > c.buildings[dynasty.heirloom].copies)
            return "there are not so many copies of an heirloom";
        if (dynasty.heirloom != kNoCard && c.buildings[dynasty.heirloom].chapter > m_book.chapter)
            return "an heirloom of a chapter that is still sealed";
        for (int i = 0; i < kChapters - 1; ++i) {
            const std::uint8_t chosen = dynasty.choices[std::size_t(i)];
            if (chosen != kNoChoice && i >= choices)
                return "an interlude has two options, after its chapter (CA-INTER-01)";
        }
        return {};
    }

    int timesTaken(Card nickname) const
    {
        int taken = 0;
        for (Seat seat = 0; seat < m_book.seats; ++seat) {
            const auto &nicknames = m_book.dynasties[seat].nicknames;
            taken += int(std::ranges::count(nicknames, nickname));
        }
        return taken;
    }

    int heirsOf(Card building) const { return int(std::ranges::count(m_book.dynasties, building, &Dynasty::heirloom)); }

    Broken checkPage(int at, bool isWritten) const
    {
        const Page &page = m_book.pages[std::size_t(at)];
        if (!isWritten)
            return page == Page{} ? "" : "a page is written before its chapter is over";
        if (page.hasRisen && (at != kChapters - 1 || page.winner != kNobody))
            return "the crescent rises in the last chapter, and nobody wins then (CH4-END-02)";
        for (Seat seat = 0; seat < kMaxSeats; ++seat) {
            if (seat >= m_book.seats && page.influence[seat] != 0)
                return "influence on a page is out of range";
        }
        return {};
    }

    // Nobody brings anything to the first chapter.
    Broken checkBlank() const
    {
        for (Seat seat = 0; seat < m_book.seats; ++seat) {
            Dynasty fresh;
            fresh.realm = m_book.dynasties[seat].realm;
            if (m_book.dynasties[seat] != fresh)
                return "the first chapter begins with a blank book";
        }
        return m_book.scarred == 0 && m_book.ruined == kNoCity ? "" : "the first chapter begins without scars";
    }

    const Crusaders &m_game;
    const Content &c;
    const Book &m_book;
};

} // namespace

std::string Chapter::brokenBook(const Book &book) const
{
    if (book.seats < kMinSeats || book.seats > kMaxSeats)
        return "a campaign has 2 to 4 dynasties";
    const std::string broken = brokenPart(*this, book, book.seats);
    return broken.empty() ? BookAuditor(m_match, book).audit(book.chapter - 1, book.chapter - 1) : broken;
}

std::string Chapter::brokenInvariant(const State &state) const
{
    if (std::string broken = brokenFields(*this, state); !broken.empty())
        return broken;
    if (std::string broken = m_match.brokenInvariant(state.match); !broken.empty())
        return broken;
    if (state.book.seats != state.seats)
        return "the match and the book have the same seats";
    const int chapter = state.match.saga.chapter;
    if (chapter < 1 || chapter > kChapters)
        return "a campaign has four chapters";
    const bool isOver = state.aftermath.stage == Stage::Over;
    if (state.book.chapter != chapter + (isOver ? 1 : 0))
        return "the book is not at the chapter that is played";
    const bool hasChoices = state.aftermath.stage >= Stage::Nicknames && chapter < kChapters;
    if (std::string broken = BookAuditor(m_match, state.book)
                                 .audit(chapter - (state.isInMatch() ? 1 : 0), chapter - (hasChoices ? 0 : 1));
        !broken.empty())
        return broken;
    return brokenChapter(m_match, state);
}

} // namespace outremer::campaign
