#pragma once

#include "tests/crusaders/book/demobook.h"

#include "app/crusaders/book/campaignbook.h"
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

} // namespace outremer::test
