#pragma once

#include "app/campaigns/founding.h"
#include "app/play/savedmatch.h"
#include "campaign/crusaders/companion/form.h"
#include "campaign/crusaders/facts/book.h"
#include "model/shelf.h"

namespace outremer {

// A campaign being played: the rules and the store kept in step. An option is in the file, durably, before anybody sees
// what it does; whatever is interrupted resumes exactly where it stopped.
class CampaignPlay {
public:
    // `present` is the chapter with the content of today. The campaign is played with the content it was founded with.
    static Result<CampaignPlay> open(
        Chronicle &chronicle, CampaignId campaign, const GamePtr &present, const MatchOpening &how = {});

    const Campaign &campaign() const { return m_campaign; }
    const campaign::Book &book() const { return m_book; } // before the chapter that is being played
    int chapter() const { return m_book.chapter; }        // to be played, or being played; 5: over
    bool isOver() const { return m_book.chapter > campaign::kChapters; }
    const AnyMatch *match() const { return m_saved ? &m_saved->match() : nullptr; } // null between chapters
    // The chapter being played, or the one that ended here, to be looked at; null when there is neither.
    const SavedMatch *onTable() const { return m_saved ? &*m_saved : m_last ? &*m_last : nullptr; }
    LineId line() const { return m_saved ? m_saved->line() : LineId(); }
    const GamePtr &game() const { return m_game; } // the chapter, with the content of this campaign
    Result<MatchRow> matchRow() const;             // of the chapter that is, or was last, on the table

    std::optional<Refusal> beginChapter(); // in the program
    std::optional<Refusal> submit(Seat seat, const Option &option);
    std::optional<Refusal> undo(); // the old line stays
    // Goes on from an earlier point of the chapter; the old line stays.
    std::optional<Refusal> rewind(std::size_t steps);

    bool settle() { return m_saved && m_saved->settle(); } // see SavedMatch
    void leave();

    // Since it was founded the content has changed. Going on with that of today, also in the middle of a chapter, is refused
    // where the book or the position cannot be read by it.
    bool isOfOldContent() const { return m_game->packHash() != m_present->packHash(); }
    std::optional<Refusal> goOnWithPresentContent(const std::string &oldName);

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
    CampaignPlay(Chronicle &chronicle, Campaign campaign, GamePtr present);
    std::optional<Refusal> load(const MatchOpening &how = {});
    std::optional<Refusal> findEvening();
    std::optional<Refusal> attend(PersonId person);
    Refusal inStepAgain(const Refusal &refusal);
    std::optional<Refusal> closeChapter();
    std::optional<Refusal> noteStatus();
    std::string startPosition() const;

    Chronicle *m_chronicle;
    Campaign m_campaign;
    GamePtr m_present, m_game;
    std::vector<Dynasty> m_dynasties;
    campaign::Book m_book;
    Chapter m_chapter; // the row of the chapter being played
    std::optional<SavedMatch> m_saved, m_last;
    EveningId m_evening;
};

} // namespace outremer
