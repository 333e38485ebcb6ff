#include "app/archive/backupsmodel.h"
#include "app/home/homemodel.h"
#include "app/ui/preferences.h"
#include "tests/app/texts.h"
#include "tests/support/await.h"

#include "tests/support/ruletest.h"
#ifndef Q_MOC_RUN // moc stumbles over the concepts of the standard library, and needs none of this
#include "tests/app/homekit.h"
#include "tests/support/quickfolder.h"
#endif

#include <QGuiApplication>
#include <QTemporaryDir>

using namespace outremer;
using test::archive;

namespace {

using test::firstRow;

} // namespace

// Backups as the window makes, checks and restores them: by a worker, while the file is lent to it.
class TestBackups : public test::RuleTest {
    Q_OBJECT
private slots:
    void init()
    {
        Preferences::instance()->setLanguage("en");
        test::emptyDataFolder();
        QVERIFY(archive().openNow());
    }

    void aBackup_isMadeProvenAndListed_offTheGuiThread()
    {
        test::foundCampaign("Salt", 2, 9);
        HomeModel home;
        BackupsModel backups;
        QCOMPARE(backups.health(), QString("none"));
        backups.make();
        QVERIFY(!backups.busyText().isEmpty()); // it went on without us
        QCOMPARE(archive().state(), Archive::Busy);
        QVERIFY(!archive().chronicle());
        QCOMPARE(home.campaigns()->count(), 1); // the lists stay meanwhile
        backups.make();                         // not twice
        AWAIT(backups.busyText().isEmpty());
        QVERIFY2(backups.resultIsGood(), qPrintable(backups.resultLines().join('\n')));
        QCOMPARE(backups.count(), 1);
        QVERIFY(firstRow(backups)["isProven"].toBool());
        QCOMPARE(backups.health(), QString("good"));
        QCOMPARE(archive().state(), Archive::Ready);
    }
    void aBackup_isRestored_andWhatWasThereIsKept()
    {
        const CampaignId id = test::foundCampaign("Salt", 2, 10);
        BackupsModel backups;
        CampaignsModel campaigns;
        backups.make();
        AWAIT_EQUAL(backups.count(), 1);
        QVERIFY(campaigns.rename(int(id.value), "Iron"));
        backups.restore(firstRow(backups)["path"].toString());
        AWAIT(backups.busyText().isEmpty());
        QVERIFY2(backups.resultIsGood(), qPrintable(backups.resultLines().join('\n')));
        QCOMPARE(archive().state(), Archive::Ready);
        QCOMPARE(firstRow(campaigns)["title"].toString(), QString("Salt"));
        QCOMPARE(backups.count(), 1); // its note is gone with the newer file, but the file is there
        int aside = 0;
        for (const auto &entry : std::filesystem::directory_iterator(dataFolder())) {
            const std::string name = entry.path().filename().string();
            aside += name.starts_with("chronicle.db.replaced-") && !name.ends_with("-journal") ? 1 : 0;
        }
        QCOMPARE(aside, 1);
    }
    void aBackupThatIsGone_isRefusedInWords_andTheChronicleStaysOpen()
    {
        test::foundCampaign("Salt", 2, 11);
        BackupsModel backups;
        backups.restore("nowhere.db");
        AWAIT(backups.busyText().isEmpty());
        QVERIFY(!backups.resultIsGood() && !backups.resultTitle().isEmpty());
        QCOMPARE(archive().state(), Archive::Ready);
        QCOMPARE(CampaignsModel().count(), 1);
    }
    void theCheck_saysThatAllIsSound()
    {
        test::playSteps(test::foundCampaign("Salt", 2, 12), 30);
        BackupsModel backups;
        backups.check();
        AWAIT(backups.busyText().isEmpty());
        QVERIFY2(backups.resultIsGood(), qPrintable(backups.resultLines().join('\n')));
        QCOMPARE(backups.resultTitle(), QString("The chronicle is sound"));
        QVERIFY(backups.isDaily());
        backups.setDaily(false);
        QVERIFY(!backups.isDaily() && !BackupsModel().isDaily());
    }
};

OUTREMER_TEST(TestBackups)
#include "tst_backups.moc"
