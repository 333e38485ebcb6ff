#pragma once

#include <QObject>
#include <qqml.h>

namespace outremer {

// Takes a campaign that somebody has sent (a `.outremer` file) into the user's chronicle, off the GUI thread. A refusal is
// told through the Archive; the file is never changed.
class CampaignImport : public QObject {
    Q_OBJECT
    QML_ELEMENT
public:
    using QObject::QObject;

    Q_INVOKABLE void take(const QString &file);

signals:
    void taken(qint64 campaign, const QStringList &report);
};

} // namespace outremer
