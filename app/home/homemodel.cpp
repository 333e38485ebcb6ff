#include "app/home/homemodel.h"

#include "app/archive/archive.h"

#include <algorithm>

namespace outremer {
namespace {

// Rows come with the last played first.
QVariantMap firstOpen(const RowModel &model)
{
    const auto &rows = model.rows();
    const auto found = std::ranges::find_if(rows, [](const QVariantMap &row) { return !row["isOver"].toBool(); });
    return found == rows.end() ? QVariantMap() : *found;
}

} // namespace

HomeModel::HomeModel(QObject *parent)
    : QObject(parent)
    , m_campaigns(new CampaignsModel(this))
    , m_matches(new MatchesModel(this))
    , m_recap(new Recap(this))
{
    // Both lists are read again at the same signals, the matches after the campaigns.
    connect(m_matches, &MatchesModel::refreshed, this, &HomeModel::refresh);
    connect(Archive::instance(), &Archive::stateChanged, this, &HomeModel::changed);
    refresh();
}

bool HomeModel::isReady() const
{
    return Archive::instance()->state() == Archive::Ready || Archive::instance()->state() == Archive::Busy;
}

void HomeModel::refresh()
{
    const QVariantMap campaign = firstOpen(*m_campaigns);
    const QVariantMap match = firstOpen(*m_matches);
    const bool isMatch = !match.isEmpty() && match["played"].toLongLong() > campaign["played"].toLongLong();
    m_last = isMatch ? match : campaign;
    m_lastKind = isMatch ? "match" : "campaign";
    if (m_last.isEmpty() && m_campaigns->count() > 0)
        m_last = m_campaigns->rows().front(); // all are over: the last book is there to be read
    if (m_last.isEmpty())
        m_lastKind.clear();
    tell();
    emit changed();
}

void HomeModel::tell()
{
    if (!m_isShown)
        return;
    if (m_lastKind.isEmpty())
        m_recap->clear();
    else if (m_lastKind == "match")
        m_recap->tellMatch(m_last["matchId"].toInt());
    else
        m_recap->tellCampaign(m_last["campaignId"].toInt());
}

void HomeModel::setShown(bool isShown)
{
    if (isShown == m_isShown)
        return;
    m_isShown = isShown;
    tell(); // what came to pass meanwhile
    emit changed();
}

} // namespace outremer
