#pragma once

#include "app/crusaders/book/bookpart.h"
#include "campaign/crusaders/statistics/campaignstatistics.h"

#include <QVariantList>

namespace outremer {

// Who won how often and with what, in this campaign or in all of the chronicle, as tables (rows of texts, the first is
// the head) and as plots. Nothing that this campaign has sealed is told, even if another one has opened it.
class StatisticsPart : public outremer::BookPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a CampaignBook has one")
    Q_PROPERTY(bool ofAll READ ofAll WRITE setOfAll NOTIFY changed)
    Q_PROPERTY(QVariantList peopleTable MEMBER m_people NOTIFY changed)
    Q_PROPERTY(QVariantList statesTable MEMBER m_states NOTIFY changed)
    Q_PROPERTY(QVariantList cardsTable MEMBER m_cards NOTIFY changed) // the busiest
    Q_PROPERTY(QVariantList battles MEMBER m_battles NOTIFY changed)  // { house, name, whole, part, text }
    // Influence by chapter of this campaign: { id, name, values }, and the chapters.
    Q_PROPERTY(QVariantList influence MEMBER m_influence NOTIFY changed)
    Q_PROPERTY(QStringList chapters MEMBER m_chapters NOTIFY changed)

public:
    using BookPart::BookPart;

    bool ofAll() const { return m_ofAll; }
    void setOfAll(bool ofAll);
    void show(const BookView &view) override;

private:
    void showPeople(const campaign::Statistics &statistics);
    void showStates(const campaign::Statistics &statistics);
    void showCards(const campaign::Statistics &statistics);
    void showInfluence();

    BookView m_view;
    bool m_ofAll = false;
    QVariantList m_people, m_states, m_cards, m_battles, m_influence;
    QStringList m_chapters;
};

} // namespace outremer
