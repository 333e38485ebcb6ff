#pragma once

#include "app/archive/archive.h"
#include "app/crusaders/companion/boxedcampaign.h"
#include "campaign/crusaders/companion/saying.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QVariantMap>
#include <qqml.h>

namespace outremer {

// What every model of the companion shares: the campaign it is about, read from the chronicle that is open, and one
// document in the chronicle's settings. Whatever is entered is saved shortly after, and at once by whoever leaves.
class CompanionModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int campaign READ campaign WRITE setCampaign NOTIFY campaignChanged)
    Q_PROPERTY(bool isReady READ isReady NOTIFY changed)
    Q_PROPERTY(bool isOver READ isOver NOTIFY changed)
    Q_PROPERTY(int chapter READ chapter NOTIFY changed)
    Q_PROPERTY(QString chapterTitle READ chapterTitle NOTIFY changed) // "Chapter I. ..."; only of one that was reached
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)    // why the last thing asked for was not done

public:
    explicit CompanionModel(const char *document, QObject *parent);

    int campaign() const { return int(m_id.value); }
    void setCampaign(qint64 campaign);
    bool isReady() const { return m_where.has_value(); }
    bool isOver() const { return m_where && m_where->isOver(); }
    int chapter() const { return m_where ? m_where->chapter : 0; }
    QString chapterTitle() const;
    QString problem() const { return m_problem; }

    Q_INVOKABLE QString ruleText(const QString &rule) const;
    Q_INVOKABLE void save(); // at once, if something is not saved yet

signals:
    void campaignChanged();
    void changed();
    void problemChanged();

protected:
    virtual void take(const std::string *kept) = 0; // the campaign was read, with the document that was kept, if any
    virtual void tell() = 0;                        // says everything, in the language of the moment
    virtual std::string toKeep() const = 0;         // the document, as JSON

    const BoxedCampaign &where() const { return *m_where; } // only while ready
    Archive *archive() const { return m_archive; }
    CampaignId id() const { return m_id; }
    void touch(); // something was entered
    void setProblem(const QString &problem);
    void read();

private:
    std::string key() const;

    QPointer<Archive> m_archive;
    QTimer m_saving;
    bool m_isUnsaved = false;
    const char *m_document;
    CampaignId m_id;
    std::optional<BoxedCampaign> m_where;
    QString m_problem;
};

QString wordsOf(const Refusal &refusal); // for people, in the language of the moment where we have it
QVariantMap rowOf(const campaign::table::Saying &saying, const QString &key); // roles of kSayingRoles
inline const QStringList kSayingRoles{ "key", "text", "rules" };

} // namespace outremer
