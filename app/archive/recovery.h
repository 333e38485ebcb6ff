#pragma once

#include "app/archive/recoverywork.h"

#include <QObject>
#include <QUrl>
#include <QVariantList>
#include <qqml.h>

namespace outremer {

// A chronicle that could not be opened: what happened, in words, and the ways on that make sense. It remembers the
// problem while a worker is busy with it.
class Recovery : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString detail READ detail NOTIFY changed) // the store's own sentence
    Q_PROPERTY(QString path READ path NOTIFY changed)
    Q_PROPERTY(QUrl folder READ folder NOTIFY changed)
    // A map for each way on, the best first: id, title, text. "folder" and "quit" are the window's to do.
    Q_PROPERTY(QVariantList ways READ ways NOTIFY changed)
    Q_PROPERTY(QString busyText READ busyText NOTIFY changed)       // what is being done; empty: nothing
    Q_PROPERTY(QString reportTitle READ reportTitle NOTIFY changed) // of what was tried last; empty: nothing
    Q_PROPERTY(QStringList report READ report NOTIFY changed)

public:
    explicit Recovery(QObject *parent = nullptr);

    QString title() const;
    QString text() const;
    QString detail() const;
    QString path() const;
    QUrl folder() const;
    QVariantList ways() const;
    QString busyText() const { return m_busyText; }
    QString reportTitle() const { return m_reportTitle; }
    QStringList report() const { return m_report; }

    // "retry", "restore", "salvage", "adopt" (what was salvaged), "begin".
    Q_INVOKABLE void take(const QString &way);

signals:
    void changed();

private:
    void follow();
    void work(const QString &busyText, std::function<void()> errand, std::function<void()> then);
    void restore();
    void salvage();
    void adoptSalvaged();
    void begin();
    void tell(const QString &title, const QStringList &report);
    void tell(const Refusal &refusal);
    void welcomeBack(const Result<BackInPlace> &result);

    Refusal m_problem;
    QString m_busyText;
    QString m_reportTitle;
    QStringList m_report;
    std::filesystem::path m_salvaged;
};

} // namespace outremer
