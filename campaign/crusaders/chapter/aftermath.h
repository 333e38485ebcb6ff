#pragma once

#include "campaign/crusaders/chapter/chapterstate.h"
#include "campaign/crusaders/facts/aftermathnumbers.h"
#include "campaign/crusaders/facts/chapterwords.h"
#include "model/core/tasktable.h"
#include "model/core/teller.h"
#include "model/crusaders/board.h"
#include "model/crusaders/crusaders.h"

namespace outremer::campaign {

using crusaders::Card;
using crusaders::Content;
using crusaders::Quality;
using crusaders::SeatList;

// --- what the aftermath follows from, without changing anything ---

// CA-STAND-02: chronicle points of a place, 0 being the first.
int pointsOfRank(int seats, int rank);
// Everybody from the lowest standing to the highest (CA-NICK-01).
SeatList fromLowest(const Book &book, const Aftermath &aftermath);
// Who is asked now, in a stage that asks.
Seat askedSeat(const State &state);

// What a page leaves to the chapter after it, kNoCard where nothing is known of it (CA-END-02).
Card legacyAfter(const Content &content, int chapter, const Page &page);

// CA-QUAL-03: how much of a deed each seat has done, and who leads it.
struct Deed {
    std::array<int, kMaxSeats> values{};
    SeatSet leaders = 0;
};
Deed deedOf(const Content &content, const State &state, Quality quality);
// CA-QUAL-02: the quality of the bull's goal that scored, if one did.
std::optional<Quality> bullQuality(const Content &content, const crusaders::State &match, Seat seat);

// The marks that an interlude's choices bring, as (seat, quality) (CA-INTER-03).
struct InterludeMark {
    Seat seat = 0;
    Quality quality{};
    std::uint8_t option = 0;
};
using InterludeMarks = FixedList<InterludeMark, 4 * kMaxSeats>;
InterludeMarks interludeMarks(const Content &content, const Book &book, int chapter);

// Which rules forbid a nickname to a seat; none: it may be taken (CA-NICK-02..04).
WhyNot whyNoNickname(const Content &content, const Book &book, Seat seat, Card nickname);

// CA-HEIR-01.
bool canBeHeirloom(const Content &content, Card building);
bool mayKeep(const Content &content, const crusaders::State &match, Seat seat, Card building);

// CA-SCAR-01, 02.
crusaders::CitySet scarsOf(const State &state);
crusaders::CityId ruinOf(const State &state);

// Whose turn it is in a stage that asks, looking from `turn` on; nothing when everybody is done.
std::optional<std::uint8_t> nextTurn(const Content &content, const State &state, Stage stage, int turn);

// Who is asked in which stage.
struct Asking {
    using Task = Stage;
    Stage task{};
    Seat seat = kNobody;
};

// What somebody can choose from; whoever could only decline is not asked at all.
class Offers {
public:
    Offers(const Content &content, const State &state)
        : c(content)
        , s(state)
    {
    }
    void list(const Asking &asking, crusaders::Options &options) const;

    void listInterlude(const Asking &asking, crusaders::Options &options) const; // interlude.cpp
    void listNicknames(const Asking &asking, crusaders::Options &options) const; // nicknames.cpp
    void listHeirlooms(const Asking &asking, crusaders::Options &options) const; // heirlooms.cpp

private:
    const Content &c;
    const State &s;
};

// The word and the rules of a stage that asks.
const TaskInfo &infoOf(Stage stage);

// Writes a finished match into the book, asking where the dynasties choose.
class Scribe : private Teller<EventKind> {
public:
    Scribe(const crusaders::Crusaders &game, State &state, EventSink &events)
        : Teller(events)
        , m_game(game)
        , c(game.content())
        , s(state)
    {
    }

    void begin(); // the match has just ended
    void take(const Option &option);

private:
    friend struct StageTable; // aftermath.cpp
    // In the order of the aftermath.
    void rank();          // standing.cpp
    void writePage();     // standing.cpp
    void markQualities(); // deeds.cpp
    void chooseInterlude(const Option &option);
    void revealInterlude();
    void takeNickname(const Option &option);
    void keepHeirloom(const Option &option);
    void drawScars();
    void close();

    void enter(Stage stage);
    void advance(int turn);
    void mark(Seat seat, Quality quality, int amount);
    Dynasty &dynasty(Seat seat) { return s.book.dynasties[seat]; }

    Ref realm(Seat seat) const { return { crusaders::kRealmNoun, std::int16_t(s.match.player(seat).realm) }; }
    static Ref number(int value) { return { kNumberNoun, std::int16_t(value) }; }
    static Ref quality(Quality quality) { return { kQualityNoun, std::int16_t(quality) }; }

    const crusaders::Crusaders &m_game;
    const Content &c;
    State &s;
};

} // namespace outremer::campaign
