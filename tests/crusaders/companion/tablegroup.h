#pragma once

#include "app/archive/archive.h"
#include "app/campaigns/founding.h"
#include "app/ui/preferences.h"

#include <QTemporaryDir>
#include <QTest>

namespace outremer::test {

// A group that plays the boxed game: its own home folder and, in the chronicle there, a campaign just founded.
class TableGroup {
public:
    explicit TableGroup(int seats, const QString &language = "en")
    {
        qputenv("OUTREMER_HOME", m_home.path().toLocal8Bit());
        Preferences::instance()->setLanguage(language);
        Archive::instance()->close();
        if (!Archive::instance()->openNow())
            qFatal("%s", qPrintable(Archive::instance()->problemText()));
        Founding founding = drawnFounding(seats, 5);
        founding.title = "The Thursday Table";
        founding.kind = CampaignKind::Table;
        founding.chairs[0].person = "Anna";
        founding.chairs[0].gender = Gender::Female;
        founding.chairs[1].person = "Boris";
        founding.chairs[1].gender = Gender::Male;
        const auto founded = found(chronicle(), founding);
        if (!founded)
            qFatal("%s", founded.refusal().message.c_str());
        campaign = *founded;
    }
    ~TableGroup() { Archive::instance()->close(); }

    Chronicle &chronicle() const { return *Archive::instance()->chronicle(); }
    // The program was closed and is opened again.
    void reopen()
    {
        Archive::instance()->close();
        QVERIFY(Archive::instance()->openNow());
    }

    CampaignId campaign;

private:
    QTemporaryDir m_home;
};

} // namespace outremer::test
