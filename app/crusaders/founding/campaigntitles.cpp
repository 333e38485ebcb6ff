#include "app/crusaders/founding/campaigntitles.h"

#include <array>

namespace outremer {
namespace {

constexpr std::array kTitles{
    QT_TRANSLATE_NOOP("outremer::CampaignTitles", "The Keys of the Sea"),
    QT_TRANSLATE_NOOP("outremer::CampaignTitles", "Salt and Iron"),
    QT_TRANSLATE_NOOP("outremer::CampaignTitles", "Crowns on Sand"),
    QT_TRANSLATE_NOOP("outremer::CampaignTitles", "Walls and Bells"),
    QT_TRANSLATE_NOOP("outremer::CampaignTitles", "The Pilgrims’ Road"),
    QT_TRANSLATE_NOOP("outremer::CampaignTitles", "The Well and the Sword"),
    QT_TRANSLATE_NOOP("outremer::CampaignTitles", "The Last Ship Home"),
    QT_TRANSLATE_NOOP("outremer::CampaignTitles", "A Year without Rain"),
    QT_TRANSLATE_NOOP("outremer::CampaignTitles", "Neighbours in the Levant"),
    QT_TRANSLATE_NOOP("outremer::CampaignTitles", "The Wind from Damascus"),
    QT_TRANSLATE_NOOP("outremer::CampaignTitles", "Under a Foreign Sun"),
    QT_TRANSLATE_NOOP("outremer::CampaignTitles", "The Vows of Others"),
};

} // namespace

int CampaignTitles::count()
{
    return int(kTitles.size());
}

QString CampaignTitles::at(int index)
{
    return tr(kTitles[std::size_t(index)]);
}

} // namespace outremer
