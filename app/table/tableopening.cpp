// How a match comes to a Table and leaves it.
#include "app/table/table.h"

#include "app/archive/archive.h"
#include "app/archive/storewords.h"
#include "app/campaigns/campaigncontent.h"
#include "app/campaigns/chapterplay.h"
#include "app/play/singleplay.h"
#include "app/table/logmodel.h"
#include "app/table/newmatch.h"
#include "app/table/seatmodel.h"
#include "app/thinking/botturn.h"
#include "model/shelf.h"

#include <QRandomGenerator>

namespace outremer {
namespace {

// The board is there at once; what happened before follows when it was played again.
MatchOpening atOnce(Table *table)
{
    return { true, [table] { QMetaObject::invokeMethod(table, &Table::remember, Qt::QueuedConnection); } };
}

} // namespace

ChapterPlay *Table::chapterPlay() const
{
    return dynamic_cast<ChapterPlay *>(m_play.get());
}

int Table::campaign() const
{
    return chapterPlay() ? int(chapterPlay()->campaign().campaign().id.value) : 0;
}

int Table::chapter() const
{
    return match() ? chapterNumber(*match()) : 0;
}

bool Table::refuse(const Refusal &refusal)
{
    emit explained(StoreWords::of(refusal.message), {});
    return false;
}

void Table::remember()
{
    if (!m_play || !m_play->settle())
        return;
    m_latestEvent = match()->events().size();
    m_log->reset();
    announce();
}

bool Table::isOfOldContent() const
{
    return m_play && m_play->isOfOldContent();
}

bool Table::goOnWithPresentContent()
{
    if (!isOfOldContent() || m_phase == Over)
        return false;
    if (const auto refusal = m_play->goOnWithPresentContent(tr("With the content of before").toStdString())) {
        emit explained(
            tr("This match cannot go on with the new content: its position has something that the new content "
               "does not know. It goes on with the content it began with."),
            {});
        return false;
    }
    sitDown();
    return true;
}

bool Table::start(NewMatch *plan)
{
    const GamePtr game = gameOnShelf(plan->gameId().toStdString());
    if (!game || !Archive::instance()->openNow())
        return game && refuse({ "no-chronicle", Archive::instance()->problemText().toStdString() });
    auto match = game->start(plan->setup(QRandomGenerator::global()->generate64()));
    if (!match)
        return refuse(match.refusal());
    auto play = SinglePlay::begin(*Archive::instance()->chronicle(), std::move(*match), plan->players());
    return play ? take(std::move(*play)) : refuse(play.refusal());
}

bool Table::resume(const QString &id)
{
    if (!Archive::instance()->openNow())
        return refuse({ "no-chronicle", Archive::instance()->problemText().toStdString() });
    const auto match = newestUnfinished(*Archive::instance()->chronicle(), id.toStdString());
    if (!match)
        return refuse(match.refusal());
    return *match && resumeMatch(match->value);
}

bool Table::resumeMatch(qint64 match)
{
    if (!Archive::instance()->openNow())
        return refuse({ "no-chronicle", Archive::instance()->problemText().toStdString() });
    auto play = SinglePlay::open(*Archive::instance()->chronicle(), MatchId{ match }, atOnce(this));
    return play ? take(std::move(*play)) : refuse(play.refusal());
}

bool Table::openCampaign(qint64 campaign)
{
    if (!Archive::instance()->openNow())
        return refuse({ "no-chronicle", Archive::instance()->problemText().toStdString() });
    auto play = ChapterPlay::open(*Archive::instance()->chronicle(), CampaignId{ campaign }, atOnce(this));
    return play ? take(std::move(*play)) : refuse(play.refusal());
}

bool Table::endEvening()
{
    if (!chapterPlay())
        return false;
    const auto refusal = chapterPlay()->campaign().endEvening();
    Archive::instance()->announce();
    return refusal ? refuse(*refusal) : true;
}

bool Table::take(std::unique_ptr<Play> play)
{
    m_play = std::move(play);
    sitDown();
    Archive::instance()->announce();
    return true;
}

// From here on the screen shows another match, or the same by another content.
void Table::sitDown()
{
    m_turn->cancel(); // it thinks about another match
    m_replay.reset();
    m_viewer = m_eyes = kNobody;
    m_isHurrying = false;
    m_saveProblem.clear();
    m_botSeed = m_play->startHash();
    m_latestEvent = match()->events().size();
    m_homeSeat = 0;
    findHome();
    m_isAlone = peopleCount() == 1;
    m_seats->reset();
    m_log->reset();
    emit opened();
    proceed();
}

void Table::leave()
{
    if (!m_play)
        return;
    m_turn->cancel();
    m_picker.close();
    m_replay.reset();
    if (Archive::instance()->state() == Archive::Ready) // else a worker has the file
        m_play->leave();
    m_play.reset();
    m_viewer = m_eyes = kNobody;
    m_phase = Closed;
    m_seats->reset();
    m_log->reset();
    emit opened();
    announce();
    if (Archive::instance()->state() == Archive::Ready)
        Archive::instance()->announce();
}

} // namespace outremer
