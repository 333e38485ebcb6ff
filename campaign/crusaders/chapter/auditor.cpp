#include "campaign/crusaders/chapter/auditor.h"

#include "campaign/crusaders/chapter/aftermath.h"

namespace outremer::campaign {
namespace {

using namespace crusaders;
using Broken = std::string;

class Auditor {
public:
    Auditor(const Crusaders &game, const State &state)
        : m_game(game)
        , c(game.content())
        , s(state)
    {
    }

    Broken audit() const
    {
        for (auto check : { &Auditor::checkSeats, &Auditor::checkSaga, &Auditor::checkTally }) {
            if (Broken broken = (this->*check)(); !broken.empty())
                return broken;
        }
        if (s.isInMatch() == m_game.decision(s.match).isOver())
            return "the aftermath begins when the match is over";
        if (s.isInMatch())
            return s.aftermath == Aftermath{} ? "" : "nothing is ranked before the match is over";
        for (auto check : { &Auditor::checkRanking, &Auditor::checkPage, &Auditor::checkTurn, &Auditor::checkChoices,
                 &Auditor::checkHeirlooms, &Auditor::checkScars }) {
            if (Broken broken = (this->*check)(); !broken.empty())
                return broken;
        }
        return {};
    }

private:
    Stage stage() const { return s.aftermath.stage; }
    const Dynasty &dynasty(Seat seat) const { return s.book.dynasties[seat]; }

    Broken checkSeats() const
    {
        if (s.seats != s.book.seats || s.seats != s.match.seats)
            return "the match and the book have the same seats";
        for (Seat seat = 0; seat < s.seats; ++seat) {
            if (s.match.player(seat).realm != dynasty(seat).realm)
                return "the dynasties keep their states (CA-START-01)";
        }
        // By the rules of before a fourth chapter always had them: one that was begun then goes on so.
        const bool isOfBefore = s.match.terrains && s.chapter() == kChapters;
        return s.match.terrains == s.book.isHard || isOfBefore ? "" : "terrains belong to hard campaigns (CA-START-06)";
    }

    // What the match was started with is what the book said; the aftermath adds to it.
    Broken checkSaga() const
    {
        const Saga &saga = s.match.saga;
        const auto before = std::size_t(std::max(0, s.chapter() - 2));
        const Page page = s.chapter() > 1 ? s.book.pages[before] : Page{};
        if (saga.legacy != legacyAfter(c, s.chapter() - 1, page) || saga.formerWinner != page.winner
            || saga.formerLast != page.last || saga.fallen != page.fallen)
            return "the match begins with what the chapter before left (CA-END-02)";
        if (stage() != Stage::Over && (saga.scarred != s.book.scarred || saga.ruined != s.book.ruined))
            return "the match begins with the scars of the book (CA-SCAR-01, 02)";
        for (Seat seat = 0; seat < kMaxSeats; ++seat) {
            const Dynast &dynast = saga.dynasts[seat];
            const auto &now = dynasty(seat).nicknames;
            if (!std::equal(dynast.nicknames.begin(), dynast.nicknames.end(), now.begin(),
                    now.begin() + std::min(dynast.nicknames.size(), now.size()))
                || now.size() - dynast.nicknames.size() > (stage() < Stage::Nicknames ? 0 : 1))
                return "one nickname more in a chapter, at its end (CA-NICK-01)";
            if (dynast.choice != (s.chapter() > 1 ? dynasty(seat).choices[before] : kNoChoice))
                return "the match begins with the choices of the interlude (CA-INTER-03)";
            const bool isKept = stage() < Stage::Heirlooms || s.chapter() == kChapters;
            if (isKept && dynast.heirloom != dynasty(seat).heirloom)
                return "the match begins with the heirlooms of the book (CA-HEIR-02)";
        }
        return {};
    }

    Broken checkTally() const
    {
        const Tally &tally = s.tally;
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
            const bool isNothing = tally.battlesWon[seat] == 0 && tally.attacks[seat] == 0
                && tally.oathsBroken[seat] == 0 && tally.governors[seat] == 0;
            if (seat >= s.seats && !isNothing)
                return "an empty seat does nothing";
        }
        return {};
    }

    // CA-STAND-01. Righteousness cannot be counted again in a guess: it is compared with how the match ended.
    Broken checkRanking() const
    {
        const Aftermath &aftermath = s.aftermath;
        const Board board(c, s.match);
        SeatSet ranked = 0;
        unsigned met = 0;
        std::array<int, 3> above{};
        for (std::size_t rank = 0; rank < kMaxSeats; ++rank) {
            const Seat seat = aftermath.ranking[rank];
            if (rank >= s.seats) {
                if (seat != kNobody || aftermath.conditions[rank] != 0)
                    return "an empty seat has no rank";
                continue;
            }
            if (seat >= s.seats || (ranked >> seat & 1))
                return "everybody has one rank";
            ranked = SeatSet(ranked | only(seat));
            const unsigned conditions = aftermath.conditions[seat];
            const bool isHegemon = board.count(seat, Quantity::Cities) >= c.numbers.hegemony;
            if (conditions > (kHegemony | kRighteousness) || ((conditions & kHegemony) != 0) != isHegemon)
                return "hegemony is what the map shows (CR-END-02)";
            met |= conditions;
            const std::array standing{ int(s.match.finalScores[seat]), __builtin_popcount(conditions),
                int(s.match.player(seat).holiness) };
            if (rank > 0 && standing > above)
                return "the better standing has the better rank (CA-STAND-01)";
            above = standing;
        }
        if (((met & kRighteousness) != 0) != ((s.match.ending & kRighteousness) != 0))
            return "righteousness is what ended the match (CR-END-03)";
        return s.match.winners == only(aftermath.ranking[0]) ? "" : "the first in rank has won the match";
    }

    Broken checkPage() const
    {
        const Page &page = s.book.pages[std::size_t(s.chapter() - 1)];
        const bool hasRisen = s.match.ending & kCrescent;
        SeatSet fallen = 0;
        for (Seat seat = 0; seat < s.seats; ++seat) {
            fallen = SeatSet(fallen | (s.match.player(seat).isOut ? only(seat) : 0));
            if (page.influence[seat] != s.match.finalScores[seat])
                return "the page has the influence of the match (CA-END-01)";
            int rank = 0;
            while (s.aftermath.ranking[std::size_t(rank)] != seat)
                ++rank;
            if (dynasty(seat).points < pointsOfRank(s.seats, rank) + __builtin_popcount(s.aftermath.conditions[seat]))
                return "the points of this chapter are counted (CA-STAND-02)";
        }
        const bool isTrue = page.ending == m_game.outcome(s.match).ending && (page.hasRisen != 0) == hasRisen
            && page.winner == (hasRisen ? kNobody : s.aftermath.ranking[0])
            && page.last == s.aftermath.ranking[s.seats - 1u] && page.fallen == fallen;
        return isTrue ? "" : "the page says how the chapter ended (CA-END-01)";
    }

    Broken checkTurn() const
    {
        const bool isAsking = stage() != Stage::Over;
        if (s.chapter() == kChapters && (stage() == Stage::Interlude || stage() == Stage::Heirlooms))
            return "nothing comes after the last chapter";
        if (!isAsking)
            return s.aftermath.turn == 0 ? "" : "nobody is asked any more";
        if (s.aftermath.turn >= s.seats || nextTurn(c, s, stage(), s.aftermath.turn) != s.aftermath.turn)
            return "somebody is asked who has nothing to choose";
        const SeatList order = fromLowest(s.book, s.aftermath);
        for (int turn = s.aftermath.turn; turn < s.seats && stage() == Stage::Nicknames; ++turn) {
            if (dynasty(order[turn]).nicknames.size() != s.match.saga.dynasts[order[turn]].nicknames.size())
                return "nicknames are taken from the lowest standing on (CA-NICK-01)";
        }
        return {};
    }

    Broken checkChoices() const
    {
        for (Seat seat = 0; seat < kMaxSeats; ++seat) {
            const std::uint8_t chosen = s.aftermath.choices[seat];
            const bool hasChosen = stage() == Stage::Interlude && seat < s.aftermath.turn;
            if (hasChosen != (chosen != kNoChoice))
                return "choices of the interlude are made in turn (CA-INTER-02)";
            const bool isRevealed = stage() > Stage::Interlude && s.chapter() < kChapters && seat < s.seats;
            if (isRevealed && dynasty(seat).choices[std::size_t(s.chapter() - 1)] == kNoChoice)
                return "everybody has chosen in the interlude (CA-INTER-01)";
        }
        return {};
    }

    Broken checkHeirlooms() const
    {
        if (stage() < Stage::Heirlooms || s.chapter() == kChapters)
            return {};
        const SeatList order = fromLowest(s.book, s.aftermath);
        for (int turn = 0; turn < s.seats; ++turn) {
            const Card kept = dynasty(order[turn]).heirloom;
            const bool isLater = stage() == Stage::Heirlooms && turn >= s.aftermath.turn;
            if (kept != kNoCard && (isLater || !mayKeep(c, s.match, order[turn], kept)))
                return "an heirloom is a building that was owned at the end (CA-HEIR-01)";
        }
        return {};
    }

    Broken checkScars() const
    {
        if (stage() != Stage::Over || (s.book.scarred == scarsOf(s) && s.book.ruined == ruinOf(s)))
            return {};
        return "the scars are those of this chapter (CA-SCAR-01, 02)";
    }

    const Crusaders &m_game;
    const Content &c;
    const State &s;
};

} // namespace

std::string brokenChapter(const Crusaders &game, const State &state)
{
    return Auditor(game, state).audit();
}

} // namespace outremer::campaign
