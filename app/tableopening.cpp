// How a match comes to a Table and leaves it.
#include "table.h"

#include "archive/archive.h"
#include "archive/storewords.h"
#include "chaptergame.h"
#include "logmodel.h"
#include "newmatch.h"
#include "play/campaigntable.h"
#include "play/singleplay.h"
#include "seatmodel.h"
#include "shelf.h"
#include "thinking/botturn.h"

#include <QRandomGenerator>

namespace outremer {

CampaignTable *Table::campaignTable() const
{
    return dynamic_cast<CampaignTable *>(m_play.get());
}

int Table::campaign() const
{
    return campaignTable() ? int(campaignTable()->campaign().campaign().id.value) : 0;
}

int Table::chapter() const
{
    const auto *chapter = match() ? campaign::chapterOf(*match()) : nullptr;
    return chapter ? chapter->state().chapter() : 0;
}

bool Table::refuse(const Refusal &refusal)
{
    emit explained(StoreWords::of(refusal.message), {});
    return false;
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
    auto play = SinglePlay::open(*Archive::instance()->chronicle(), MatchId{ match });
    return play ? take(std::move(*play)) : refuse(play.refusal());
}

bool Table::openCampaign(qint64 campaign)
{
    if (!Archive::instance()->openNow())
        return refuse({ "no-chronicle", Archive::instance()->problemText().toStdString() });
    auto play = CampaignTable::open(*Archive::instance()->chronicle(), CampaignId{ campaign });
    return play ? take(std::move(*play)) : refuse(play.refusal());
}

bool Table::endEvening()
{
    if (!campaignTable())
        return false;
    const auto refusal = campaignTable()->campaign().endEvening();
    Archive::instance()->announce();
    return refusal ? refuse(*refusal) : true;
}

bool Table::take(std::unique_ptr<Play> play)
{
    m_turn->cancel(); // it thinks about another match
    m_replay.reset();
    m_play = std::move(play);
    m_viewer = m_eyes = kNobody;
    m_isHurrying = false;
    m_saveProblem.clear();
    m_botSeed = match()->forkAt(0)->stateHash();
    m_latestEvent = match()->events().size();
    m_homeSeat = 0;
    findHome();
    m_isAlone = peopleCount() == 1;
    m_seats->reset();
    m_log->reset();
    emit opened();
    proceed();
    Archive::instance()->announce();
    return true;
}

void Table::leave()
{
    if (!m_play)
        return;
    m_turn->cancel();
    m_picker.close();
    m_replay.reset();
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
