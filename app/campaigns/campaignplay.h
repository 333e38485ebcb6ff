#pragma once

#include "book.h"
#include "campaigns/founding.h"
#include "shelf.h"
#include "table/form.h"

namespace outremer {

// A campaign being played: the rules and the store kept in step. An option is in the file, durably, before anybody sees
// what it does; whatever is interrupted resumes exactly where it stopped.
class CampaignPlay {
public:
    // `game` is the chapter, with the packs the campaign is played with.
    static Result<CampaignPlay> open(Chronicle &chronicle, CampaignId campaign, const GamePtr &game);

    const Campaign &campaign() const { return m_campaign; }
    const campaign::Book &book() const { return m_book; } // before the chapter that is being played
    int chapter() const { return m_book.chapter; }        // to be played, or being played; 5: over
    bool isOver() const { return m_book.chapter > campaign::kChapters; }
    const AnyMatch *match() const { return m_match.get(); }         // null between chapters
    const AnyMatch *lastMatch() const { return m_lastMatch.get(); } // of the chapter that ended here, to be looked at
    LineId line() const { return m_line; }
    Result<MatchRow> matchRow() const; // of the chapter that is, or was last, on the table

    std::optional<Refusal> beginChapter(); // in the program
    std::optional<Refusal> submit(Seat seat, const Option &option);
    std::optional<Refusal> undo(); // the old line stays
    // Goes on from an earlier point of the chapter; the old line stays.
    std::optional<Refusal> rewind(std::size_t steps);

    // From now on the seat is held by this person, who is written down if nobody is called so yet, or by this bot.
    std::optional<Refusal> handOver(Seat seat, const std::string &person, const std::optional<std::string> &bot);

    // A chapter that was played at a real table, instead of beginning one here.
    std::optional<Refusal> recordTable(const campaign::table::ChapterForm &form);

    // One sitting of the group. What is played belongs to it until it ends, over any number of restarts. People who are
    // not known yet are written down.
    std::optional<Refusal> beginEvening(const std::string &place, const std::vector<std::string> &present);
    std::optional<Refusal> endEvening(); // and the day's proven backup; a refusal may be about that alone
    EveningId evening() const { return m_evening; }

private:
    CampaignPlay(Chronicle &chronicle, Campaign campaign, GamePtr game);
    std::optional<Refusal> load();
    std::optional<Refusal> refuseSeats() const;
    std::optional<Refusal> findEvening();
    std::optional<Refusal> attend(PersonId person);
    Refusal inStepAgain(const Refusal &refusal);
    std::optional<Refusal> closeChapter();
    std::string startPosition() const;

    Chronicle *m_chronicle;
    Campaign m_campaign;
    GamePtr m_game;
    std::vector<Dynasty> m_dynasties;
    campaign::Book m_book;
    Chapter m_chapter; // the row of the chapter being played
    std::unique_ptr<AnyMatch> m_match, m_lastMatch;
    LineId m_line;
    EveningId m_evening;
};

} // namespace outremer
