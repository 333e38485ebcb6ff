#include "tests/app/ownhome.h"
#include "tests/app/texts.h"
#include "tests/crusaders/book/demobook.h"
#include "tests/db/forger.h"
#include "tests/support/ruletest.h"

#include "app/archive/archive.h"
#include "app/archive/backupsmodel.h"
#include "app/campaigns/campaignreader.h"
#include "app/campaigns/chapterplay.h"
#include "app/campaigns/dailybackup.h"
#include "app/campaigns/tale.h"
#include "app/crusaders/book/campaignbook.h"
#include "app/crusaders/book/exportjob.h"
#include "app/crusaders/companion/chapterformmodel.h"
#include "app/crusaders/companion/checklistmodel.h"
#include "app/crusaders/companion/drawersmodel.h"
#include "app/history/grouphistory.h"
#include "app/home/homemodel.h"
#include "app/home/trashmodel.h"
#include "app/play/datafolder.h"
#include "app/play/singleplay.h"
#include "app/ui/preferences.h"

#include <csignal>

using namespace outremer;

namespace {

const char *g_forged = "";

// A crash says by which forgery.
void sayWhich(int signal)
{
    std::fputs(g_forged, stderr);
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

int howMany(int full, int sample)
{
    return qEnvironmentVariable("OUTREMER_FAULTS") == "full" ? full : sample;
}

struct Home {
    CampaignId campaign; // the one that is forged
    CampaignId other;
    MatchId match;
};

// Two campaigns with evenings, notes and an open chapter, one of them from a real table too; two single matches.
Home settle(Chronicle &chronicle)
{
    Home home;
    const test::DemoPlan plan{ .seats = 2, .chapters = 2, .decisions = 30 };
    home.campaign = test::foundDemo(chronicle, plan);
    test::playDemo(chronicle, home.campaign, plan);
    const auto chapters = *chronicle.campaigns().chapters(home.campaign);
    Note note;
    note.campaign = home.campaign;
    note.chapter = chapters.front().id;
    note.text = "A long evening.";
    test::sure(chronicle.evenings().addNote(note));
    test::sure(chronicle.campaigns().count({ {}, home.campaign, chapters.front().id, 0, "tea", 3 }));
    test::sure(chronicle.evenings().addPhoto({ {}, home.campaign, chapters.front().id, {}, "photos/1.jpg", "we", {} }));
    const std::string uuid = chronicle.campaigns().get(home.campaign)->uuid;
    test::sure(chronicle.settings().set("ticks." + uuid, R"({"chapter":3,"ticked":["box1"]})"));
    test::sure(chronicle.settings().set("drawers." + uuid, R"({"chapter":3,"taken":1,"steps":[],"history":{}})"));
    test::sure(chronicle.settings().set("form." + uuid, R"({"form":1,"chapter":3,"ranking":[{"seat":0,"rank":1}]})"));
    const test::DemoPlan small{ .seats = 2, .seed = 5, .title = "The Other", .chapters = 1 };
    home.other = test::foundDemo(chronicle, small);
    test::playDemo(chronicle, home.other, small);
    for (const auto *game : { "kingdoms", "crusaders" }) {
        const LineId line = test::sure(chronicle.journal().begin(*test::playedMatch(game, 2, 3, 40)));
        home.match = chronicle.journal().line(line)->match;
        const MatchRow row = *chronicle.journal().match(home.match);
        test::sure(writePlayers(chronicle, row, { { "Anna", {}, 0 }, { "", BotKind::Greedy, 3 } }));
    }
    return home;
}

// Whatever the window shows of a chronicle, and what it writes.
void showEverything(const QTemporaryDir &folder)
{
    Chronicle &chronicle = *Archive::instance()->chronicle();
    HomeModel home;
    home.setShown(true);
    home.recap()->await();
    TrashModel trash;
    BackupsModel backups;
    GroupHistory history;
    QStringList texts;
    test::gather(*home.campaigns(), texts);
    test::gather(*home.matches(), texts);
    test::gather(trash, texts);
    test::gather(backups, texts);
    const auto campaigns = test::sure(chronicle.campaigns().all());
    QCOMPARE(home.campaigns()->count(), int(campaigns.size()));
    for (const Campaign &campaign : campaigns) {
        home.recap()->tellCampaign(int(campaign.id.value));
        home.recap()->await();
        CampaignBook book;
        book.setCampaign(campaign.id.value);
        book.statistics()->setOfAll(true);
        for (const RowModel *rows : { book.chapters()->rows(), book.dynasties()->rows(), book.components()->rows(),
                 book.evenings()->rows(), book.branches()->rows() })
            test::gather(*rows, texts);
        for (const auto format : { ExportJob::Format::Markdown, ExportJob::Format::Html, ExportJob::Format::Json,
                 ExportJob::Format::Tonight, ExportJob::Format::Bundle }) {
            if (book.view().isOpen())
                ExportJob{ format, book.view(), folder.filePath("export"), true }.run(
                    [](ExportJob::Stage) { return true; }, &chronicle);
        }
        ChapterFormModel form;
        ChecklistModel ticks;
        DrawersModel drawers;
        for (CompanionModel *model : std::initializer_list<CompanionModel *>{ &form, &ticks, &drawers })
            model->setCampaign(campaign.id.value);
        const auto play = ChapterPlay::open(chronicle, campaign.id);
        if (play)
            (*play)->settle();
    }
    const auto matches = test::sure(chronicle.journal().matches());
    for (const MatchRow &match : matches) {
        home.recap()->tellMatch(int(match.id.value));
        home.recap()->await();
        const auto play = SinglePlay::open(chronicle, match.id);
        if (play)
            (*play)->settle();
    }
    [[maybe_unused]] const bool isBackedUp = !backUpDaily(chronicle);
}

} // namespace

// Files with valid seals and hostile content, through everything that the window makes of a file. OUTREMER_FAULTS=full tries
// five thousand.
class TestForgeries : public test::RuleTest {
    Q_OBJECT

    std::unique_ptr<test::OwnHome> m_home;
    std::optional<test::Forger> m_chronicle, m_bundle;
    Home m_settled;

private slots:
    void initTestCase()
    {
        qputenv("QTEST_FUNCTION_TIMEOUT", "36000000");
        Preferences::instance()->setLanguage("en");
        m_home = std::make_unique<test::OwnHome>();
        Chronicle &chronicle = *Archive::instance()->chronicle();
        m_settled = settle(chronicle);
        const auto bundle = m_home->path("good.outremer").toStdString();
        test::sure(chronicle.bundles().save(m_settled.campaign, bundle));
        Archive::instance()->close();
        m_chronicle.emplace(userChronicle(), 0);
        m_bundle.emplace(bundle, 0);
        for (const int signal : { SIGSEGV, SIGABRT, SIGFPE })
            std::signal(signal, &sayWhich);
    }
    void cleanupTestCase() { m_home.reset(); }

    // The file opens or is refused in words; a campaign that cannot be read says so and hides nothing else.
    void forgedChronicles_areShownAsFarAsTheyCanBeRead()
    {
        const int files = howMany(3500, 120);
        int untaken = 0, refused = 0, unreadable = 0;
        const auto first = qEnvironmentVariableIntValue("OUTREMER_SEED");
        for (int i = first; i < first + files; ++i) {
            test::Forger forger(*m_chronicle, std::uint64_t(i));
            std::string what = "forged chronicle " + std::to_string(i) + ": ";
            const auto mayForge = [&](const std::string &table, const Row &row) {
                const auto other = m_settled.other.value;
                return row.integer(table == "campaigns" ? "id" : "campaign") != other && table != "packs"
                    && table != "attendance";
            };
            for (int times = 1 + i % 3; times > 0; --times)
                what += forger.forge(mayForge) + "; ";
            g_forged = what.c_str();
            Archive::instance()->close();
            if (!forger.write(userChronicle(), kChronicleId)) {
                ++untaken;
                continue;
            }
            if (!Archive::instance()->openNow()) {
                QVERIFY2(!Archive::instance()->problemText().isEmpty(), what.c_str());
                ++refused;
                continue;
            }
            Chronicle &chronicle = *Archive::instance()->chronicle();
            try {
                const QTemporaryDir folder;
                showEverything(folder);
                unreadable += chronicle.check().unreadable.empty() ? 0 : 1;
            } catch (const std::exception &error) {
                QFAIL((what + error.what()).c_str());
            }
            const auto other = taleOf(chronicle, m_settled.other, *campaign::chapterGame());
            const bool isMixedUp = what.find(".campaign = ") != std::string::npos; // a row has come to the other one
            QVERIFY2(other || isMixedUp, (what + (other ? "" : other.refusal().message)).c_str());
            if (QTest::currentTestFailed())
                QFAIL(what.c_str());
        }
        qInfo("%d forged chronicles: %d not taken by the store, %d refused, %d with something unreadable, no crash",
            files, untaken, refused, unreadable);
    }

    void lostChapter_isToldAsAGap()
    {
        Archive::instance()->close();
        test::Forger forger(*m_chronicle, 0);
        forger.lose("chapters", "number", 2);
        QVERIFY(forger.write(userChronicle(), kChronicleId) && Archive::instance()->openNow());
        CampaignBook book;
        book.setCampaign(m_settled.campaign.value);
        QStringList stages;
        for (const RowModel::Row &row : book.chapters()->rows()->rows())
            stages.append(row["stage"].toString());
        QCOMPARE(stages, (QStringList{ "written", "lost", "playing", "sealed" }));
        forger = test::Forger(*m_chronicle, 0);
        forger.lose("chapters", "number", 1);
        Archive::instance()->close();
        QVERIFY(forger.write(userChronicle(), kChronicleId) && Archive::instance()->openNow());
        QStringList texts;
        test::gather(*book.story(), texts);
        QVERIFY(texts.join('|').contains("Chapter I has not come down to us"));
        const QTemporaryDir folder;
        showEverything(folder);
    }
    // A setting that somebody has written by hand crashes nothing and switches nothing off.
    void strangeSettings_areNoReasonToStop()
    {
        Archive::instance()->close();
        test::Forger forger(*m_chronicle, 0);
        QVERIFY(forger.write(userChronicle(), kChronicleId) && Archive::instance()->openNow());
        Chronicle &chronicle = *Archive::instance()->chronicle();
        for (const char *setting : { R"({"on":"no"})", R"({"on":5})", "[]", "null", R"({"on":null})" }) {
            test::sure(chronicle.settings().set("backups", setting));
            QVERIFY(areBackupsDaily(chronicle) && BackupsModel().isDaily());
        }
        test::sure(chronicle.settings().set("backups", R"({"on":false})"));
        QVERIFY(!areBackupsDaily(chronicle));
    }

    // A bundle is read to the last document before a row of it is taken in: what came in can be shown.
    void forgedBundles_areRefusedOrCanBeRead()
    {
        const int files = howMany(1500, 60);
        int untaken = 0, refused = 0;
        const auto bundle = std::filesystem::path(m_home->path("forged.outremer").toStdString());
        const auto first = qEnvironmentVariableIntValue("OUTREMER_SEED");
        for (int i = first; i < first + files; ++i) {
            test::Forger forger(*m_bundle, std::uint64_t(i) + 100'000);
            std::string what = "forged bundle " + std::to_string(i) + ": ";
            for (int times = 1 + i % 2; times > 0; --times)
                what += forger.forge([](const std::string &, const Row &) { return true; }) + "; ";
            g_forged = what.c_str();
            if (!forger.write(bundle, kBundleId)) {
                ++untaken;
                continue;
            }
            Archive::instance()->close();
            std::filesystem::remove(userChronicle());
            QVERIFY(Archive::instance()->openNow());
            Chronicle &chronicle = *Archive::instance()->chronicle();
            try {
                const auto taken = chronicle.bundles().take(bundle);
                if (!taken) {
                    QVERIFY2(test::sure(chronicle.campaigns().all(true)).empty(), what.c_str());
                    ++refused;
                    continue;
                }
                const auto tale = taleOf(chronicle, taken->campaign, *campaign::chapterGame());
                QVERIFY2(tale, (what + (tale ? "" : tale.refusal().message)).c_str());
                const QTemporaryDir folder;
                showEverything(folder);
            } catch (const std::exception &error) {
                QFAIL((what + error.what()).c_str());
            }
            if (QTest::currentTestFailed())
                QFAIL(what.c_str());
        }
        qInfo("%d forged bundles: %d not taken by the store, %d refused, no crash", files, untaken, refused);
    }
};

OUTREMER_TEST(TestForgeries)
#include "tst_forgeries.moc"
