#pragma once

#include "app/home/campaignsmodel.h"
#include "app/home/matchesmodel.h"
#include "app/home/recap.h"

namespace outremer {

// What the start page shows: everything there is to go on with, and of that the last thing played, with its recap.
class HomeModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(outremer::CampaignsModel *campaigns READ campaigns CONSTANT)
    Q_PROPERTY(outremer::MatchesModel *matches READ matches CONSTANT)
    Q_PROPERTY(outremer::Recap *recap READ recap CONSTANT)
    // Whether the page is looked at: nothing is told for a page that nobody sees.
    Q_PROPERTY(bool isShown READ isShown WRITE setShown NOTIFY changed)
    Q_PROPERTY(bool isReady READ isReady NOTIFY changed)
    Q_PROPERTY(bool isEmpty READ isEmpty NOTIFY changed) // a first start: nothing was ever played
    // The row of the last thing played that is not over, or of the last campaign when all are: lastKind says whose roles
    // it has, "campaign" or "match"; empty when there is nothing.
    Q_PROPERTY(QString lastKind READ lastKind NOTIFY changed)
    Q_PROPERTY(QVariantMap last READ last NOTIFY changed)

public:
    explicit HomeModel(QObject *parent = nullptr);

    CampaignsModel *campaigns() const { return m_campaigns; }
    MatchesModel *matches() const { return m_matches; }
    Recap *recap() const { return m_recap; }
    bool isShown() const { return m_isShown; }
    void setShown(bool isShown);
    bool isReady() const;
    bool isEmpty() const { return isReady() && m_campaigns->count() == 0 && m_matches->count() == 0; }
    QString lastKind() const { return m_lastKind; }
    QVariantMap last() const { return m_last; }

signals:
    void changed();

private:
    void refresh();
    void tell();

    CampaignsModel *m_campaigns;
    MatchesModel *m_matches;
    Recap *m_recap;
    bool m_isShown = true;
    QString m_lastKind;
    QVariantMap m_last;
};

} // namespace outremer
