#pragma once

#include "tests/crusaders/book/demobook.h"

#include "app/crusaders/book/campaignbook.h"
#include "app/ui/preferences.h"
#include "tests/app/ownhome.h"

#include <QFile>

namespace outremer::test {

inline Chronicle &chronicle()
{
    return *Archive::instance()->chronicle();
}

inline CampaignId played(const DemoPlan &plan)
{
    const CampaignId id = foundDemo(chronicle(), plan);
    playDemo(chronicle(), id, plan);
    return id;
}

inline QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Tests of the book: each has a data folder of its own, and is told in English.
class BookTest : public QObject {
    Q_OBJECT
protected:
    const OwnHome &home() const { return *m_home; }

private slots:
    void init()
    {
        m_home = std::make_unique<OwnHome>();
        Preferences::instance()->setLanguage("en");
    }
    void cleanup() { m_home.reset(); }

private:
    std::unique_ptr<OwnHome> m_home;
};

} // namespace outremer::test
