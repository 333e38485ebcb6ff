#pragma once

#include "app/archive/archiverows.h"
#include "db/backup.h"

namespace outremer {

// The backups beside the chronicle, the newest first, and what can be done with them. All of that is done by a worker
// while the file is lent to it; the last result stays until the next one.
//   path: what restore is given; when, size: in words; isProven: checked, restored and compared when it was made
class BackupsModel : public outremer::ArchiveRows {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString health READ health NOTIFY refreshed) // "good", "old", "none"
    Q_PROPERTY(QString healthText READ healthText NOTIFY refreshed)
    Q_PROPERTY(bool daily READ isDaily WRITE setDaily NOTIFY refreshed) // a backup at the end of an evening, once a day
    Q_PROPERTY(QUrl folder READ folder NOTIFY refreshed)
    Q_PROPERTY(QString busyText READ busyText NOTIFY busyChanged) // what is being done; empty: nothing
    Q_PROPERTY(QString resultTitle READ resultTitle NOTIFY resultChanged)
    Q_PROPERTY(QStringList resultLines READ resultLines NOTIFY resultChanged)
    Q_PROPERTY(bool resultIsGood READ resultIsGood NOTIFY resultChanged)

public:
    explicit BackupsModel(QObject *parent = nullptr);

    QString health() const { return m_health; }
    QString healthText() const { return m_healthText; }
    bool isDaily() const { return m_isDaily; }
    void setDaily(bool daily);
    QUrl folder() const;
    QString busyText() const { return m_busyText; }
    QString resultTitle() const { return m_resultTitle; }
    QStringList resultLines() const { return m_resultLines; }
    bool resultIsGood() const { return m_resultIsGood; }

    Q_INVOKABLE void make();
    Q_INVOKABLE void restore(const QString &path); // what is there now is moved aside
    Q_INVOKABLE void check();                      // everything there is to check; every match is played again
    Q_INVOKABLE void clearResult() { showResult({}, {}, true); }

signals:
    void busyChanged();
    void resultChanged();

protected:
    QList<Row> read(Chronicle &chronicle) override;

private:
    void judge(const std::optional<Moment> &lastProven);
    void setBusy(const QString &text);
    void showResult(const QString &title, const QStringList &lines, bool isGood);
    void showRefusal(const Refusal &refusal);

    QString m_health = "none";
    QString m_healthText;
    bool m_isDaily = true;
    QString m_busyText;
    QString m_resultTitle;
    QStringList m_resultLines;
    bool m_resultIsGood = true;
};

} // namespace outremer
