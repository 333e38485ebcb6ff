#pragma once

#include "app/archive/archive.h"
#include "tests/support/quickfolder.h"

#include <QTemporaryDir>

namespace outremer::test {

// The archive open in a data folder of its own, for one test.
class OwnHome {
public:
    OwnHome()
        : m_folder(quickFolder())
    {
        qputenv("OUTREMER_HOME", m_folder.path().toLocal8Bit());
        reopen();
    }
    ~OwnHome() { Archive::instance()->close(); }
    OwnHome(const OwnHome &) = delete;
    OwnHome &operator=(const OwnHome &) = delete;

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

} // namespace outremer::test
