#pragma once

#include "tests/crusaders/book/demobook.h"

#include "app/archive/archive.h"
#include "app/crusaders/book/campaignbook.h"
#include "app/ui/preferences.h"
#include "tests/support/quickfolder.h"

#include <QFile>
#include <QTemporaryDir>

namespace outremer::test {

// The archive open in a data folder of its own, for one test.
class BookHome {
public:
    BookHome()
        : m_folder(quickFolder())
    {
        qputenv("OUTREMER_HOME", m_folder.path().toLocal8Bit());
        Preferences::instance()->setLanguage("en");
        reopen();
    }
    ~BookHome() { Archive::instance()->close(); }
    BookHome(const BookHome &) = delete;
    BookHome &operator=(const BookHome &) = delete;

    static void reopen()
    {
        Archive::instance()->close();
        if (!Archive::instance()->openNow())
            qFatal("%s", qPrintable(Archive::instance()->problemText()));
    }
    QString path(const QString &name = {}) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

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

} // namespace outremer::test
