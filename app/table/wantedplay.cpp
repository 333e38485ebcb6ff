#include "app/table/wantedplay.h"

#include "app/archive/archive.h"
#include "app/campaigns/campaigncontent.h"
#include "app/campaigns/chapterplay.h"
#include "app/play/singleplay.h"
#include "app/table/newmatch.h"
#include "model/shelf.h"

#include <QRandomGenerator>

namespace outremer {
namespace {

Result<Chronicle *> chronicleAtHand()
{
    Archive *archive = Archive::instance();
    if (!archive->openNow())
        return Refusal{ "no-chronicle", archive->problemText().toStdString() };
    return archive->chronicle();
}

// Both kinds of plays are a Play to the table.
template <class Kind>
Result<std::unique_ptr<Play>> anyPlay(Result<std::unique_ptr<Kind>> play)
{
    return play ? Result<std::unique_ptr<Play>>(std::move(*play)) : play.refusal();
}

} // namespace

Result<std::unique_ptr<Play>> WantedPlay::begin(const NewMatch &plan)
{
    const GamePtr game = gameOnShelf(plan.gameId().toStdString());
    if (!game)
        return Refusal{ "unknown-game", plan.gameId().toStdString() };
    const auto chronicle = chronicleAtHand();
    if (!chronicle)
        return chronicle.refusal();
    auto match = game->start(plan.setup(QRandomGenerator::global()->generate64()));
    if (!match)
        return match.refusal();
    return anyPlay(SinglePlay::begin(**chronicle, std::move(*match), plan.players()));
}

Result<MatchId> WantedPlay::newest(const QString &gameId)
{
    const auto chronicle = chronicleAtHand();
    return chronicle ? newestUnfinished(**chronicle, gameId.toStdString()) : Result<MatchId>(chronicle.refusal());
}

Result<std::unique_ptr<Play>> WantedPlay::open(const MatchOpening &how) const
{
    const auto chronicle = chronicleAtHand();
    if (!chronicle)
        return chronicle.refusal();
    return m_campaign ? anyPlay(ChapterPlay::open(**chronicle, m_campaign, how))
                      : anyPlay(SinglePlay::open(**chronicle, m_match, how));
}

Result<QString> WantedPlay::askAboutRules() const
{
    const auto chronicle = chronicleAtHand();
    if (!chronicle)
        return chronicle.refusal();
    const auto row = m_campaign ? chapterBeingPlayed(**chronicle, m_campaign) : (*chronicle)->journal().match(m_match);
    if (!row)
        return row.refusal();
    const auto on = continuationOf(**chronicle, *row, *gameOfMatch(row->game)); // it is here: only its rules are others
    if (!on)
        return Refusal{ "other-rules",
            tr("This match was played by older rules, and those of today cannot take it over where it stood. It can "
               "still be read and exported; to play on, use the version of the program it was played with.")
                .toStdString() };
    QString question = tr("This match was played by older rules than those of today. It can go on by the rules and "
                          "the content of today from where it stood; what was played stays in the chronicle as a line "
                          "of its own.");
    if (on->lost > 0)
        question +=
            " " + tr("%n step(s) at its end cannot be taken over and will only be there to read.", "", int(on->lost));
    if (m_campaign && !on->isWhole)
        question += " "
            + tr("What was fought and sworn in this chapter before the last kept position cannot be told in the book.");
    return question;
}

std::optional<Refusal> WantedPlay::goOnByPresentRules() const
{
    const auto chronicle = chronicleAtHand();
    if (!chronicle)
        return chronicle.refusal();
    const std::string oldName = tr("By the rules of before").toStdString();
    const auto row = m_campaign ? chapterBeingPlayed(**chronicle, m_campaign) : (*chronicle)->journal().match(m_match);
    if (!row)
        return row.refusal();
    const GamePtr present = gameOfMatch(row->game);
    const auto lost = m_campaign ? outremer::goOnByPresentRules(**chronicle, m_campaign, *present, oldName)
                                 : outremer::goOnByPresentRules(**chronicle, m_match, *present, oldName);
    return lost ? std::nullopt : std::optional(lost.refusal());
}

} // namespace outremer
