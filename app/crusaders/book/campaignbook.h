#pragma once

#include "app/book/documentmodel.h"
#include "app/book/storypages.h"
#include "app/crusaders/book/branches.h"
#include "app/crusaders/book/chapterspart.h"
#include "app/crusaders/book/componentspart.h"
#include "app/crusaders/book/dynastiespart.h"
#include "app/crusaders/book/eveningspart.h"
#include "app/crusaders/book/exporter.h"
#include "app/crusaders/book/statisticspart.h"

namespace outremer {

// The book of one campaign, as it lies open in the window. It reads everything again when the chronicle changes or the
// language does; each of its parts is one tab.
class CampaignBook : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int campaign READ campaign WRITE setCampaign NOTIFY campaignChanged)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)     // why there is nothing to read; empty if there is
    Q_PROPERTY(bool isOver READ isOver NOTIFY changed)          // all four chapters are written
    Q_PROPERTY(bool isPlaying READ isPlaying NOTIFY changed)    // a chapter has begun and is not written yet
    Q_PROPERTY(QString nextRoman READ nextRoman NOTIFY changed) // the number of the chapter to be played
    Q_PROPERTY(outremer::DocumentModel *story READ story CONSTANT)
    Q_PROPERTY(outremer::StoryPages *pages READ pages CONSTANT)
    Q_PROPERTY(outremer::ChaptersPart *chapters READ chapters CONSTANT)
    Q_PROPERTY(outremer::DynastiesPart *dynasties READ dynasties CONSTANT)
    Q_PROPERTY(outremer::ComponentsPart *components READ components CONSTANT)
    Q_PROPERTY(outremer::EveningsPart *evenings READ evenings CONSTANT)
    Q_PROPERTY(outremer::StatisticsPart *statistics READ statistics CONSTANT)
    Q_PROPERTY(outremer::Branches *branches READ branches CONSTANT)
    Q_PROPERTY(outremer::Exporter *exporter READ exporter CONSTANT)

public:
    explicit CampaignBook(QObject *parent = nullptr);

    int campaign() const { return int(m_campaign); }
    void setCampaign(qint64 campaign);
    QString title() const;
    QString problem() const { return m_problem; }
    bool isOver() const;
    bool isPlaying() const;
    QString nextRoman() const;
    const BookView &view() const { return m_view; }

    DocumentModel *story() const { return m_story; }
    StoryPages *pages() const { return m_pages; }
    ChaptersPart *chapters() const { return m_chapters; }
    DynastiesPart *dynasties() const { return m_dynasties; }
    ComponentsPart *components() const { return m_components; }
    EveningsPart *evenings() const { return m_evenings; }
    StatisticsPart *statistics() const { return m_statistics; }
    Branches *branches() const { return m_branches; }
    Exporter *exporter() const { return m_exporter; }

signals:
    void campaignChanged();
    void changed();
    void failed(const QString &text);

private:
    void reload();
    void tell();

    qint64 m_campaign = 0;
    QString m_problem;
    BookView m_view;
    DocumentModel *m_story;
    StoryPages *m_pages;
    ChaptersPart *m_chapters;
    DynastiesPart *m_dynasties;
    ComponentsPart *m_components;
    EveningsPart *m_evenings;
    StatisticsPart *m_statistics;
    Branches *m_branches;
    Exporter *m_exporter;
    std::vector<BookPart *> m_parts;
};

} // namespace outremer
