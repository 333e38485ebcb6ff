#include "app/archive/archive.h"
#include "app/campaigns/founding.h"
#include "app/crusaders/board/crusadersboard.h"
#include "db/chronicle.h"
#include "tests/app/ownhome.h"
#include "tests/app/window.h"
#include "tests/support/ruletest.h"

#include <QGuiApplication>

using namespace outremer;

// A campaign played at the table of the window: chapter, ceremony, book, the next chapter.
class TestPlayedCampaign : public test::RuleTest {
    Q_OBJECT
private slots:
    void init()
    {
        m_home = std::make_unique<test::OwnHome>();
        Founding founding = drawnFounding(3, 7);
        founding.title = "Первая";
        const char *names[] = { "Аня", "Борис", "Вера" };
        for (std::size_t seat = 0; seat < 3; ++seat)
            founding.chairs[seat].person = names[seat];
        const auto id = found(*Archive::instance()->chronicle(), founding);
        QVERIFY(id);
        m_campaign = id->value;
    }
    void cleanup() { m_home.reset(); }

    void chapter_isPlayedToTheBook_andTheNextOneBegins()
    {
        Table table;
        CrusadersBoard board;
        board.setTable(&table);
        QVERIFY(table.openCampaign(m_campaign));
        QCOMPARE(table.chapter(), 1);
        QCOMPARE(qint64(table.campaign()), m_campaign);
        QCOMPARE(Archive::instance()->chronicle()->evenings().of(CampaignId{ m_campaign })->size(), 1u);
        Rng rng{ 3 };
        int secrets = 0;
        while (table.phase() != Table::Over) {
            if (table.phase() == Table::HandOver) {
                QCOMPARE(board.aftermath()->choices()->count(), 0);
                table.ready();
            } else {
                if (board.aftermath()->active()) {
                    QVERIFY(board.aftermath()->choices()->count() > 0 || table.match()->options().size() == 1);
                    QCOMPARE(board.aftermath()->dynasties()->count(), 3);
                    secrets += board.aftermath()->stage() == "interlude" ? 1 : 0;
                }
                table.submit(table.match()->botChoice(BotKind::Random, rng));
            }
        }
        QCOMPARE(secrets, 3);
        QVERIFY(board.aftermath()->active()); // it stays on the table to be looked at
        QCOMPARE(board.aftermath()->stage(), QString("over"));
        const auto chapters = Archive::instance()->chronicle()->campaigns().chapters(CampaignId{ m_campaign });
        QCOMPARE(chapters->size(), 1u);
        QCOMPARE(chapters->front().status, ChapterStatus::Finished);
        QVERIFY(table.endEvening());

        QVERIFY(table.openCampaign(m_campaign));
        QCOMPARE(table.chapter(), 2);
        QVERIFY(!board.aftermath()->active());
        QCOMPARE(Archive::instance()->chronicle()->evenings().of(CampaignId{ m_campaign })->size(), 2u);
    }

    void interlude_isChosenInSecret()
    {
        Table table;
        CrusadersBoard board;
        board.setTable(&table);
        QVERIFY(table.openCampaign(m_campaign));
        Rng rng{ 5 };
        QString chosen;
        while (chosen.isEmpty() && table.phase() != Table::Over) {
            if (table.phase() == Table::HandOver)
                table.ready();
            if (board.aftermath()->stage() == "interlude")
                chosen = board.aftermath()->choices()->rows()[0]["title"].toString();
            table.submit(table.match()->botChoice(BotKind::Random, rng));
        }
        QVERIFY(!chosen.isEmpty());
        QCOMPARE(table.phase(), Table::HandOver);
        for (const auto &row : board.aftermath()->deeds()->rows())
            QVERIFY2(!row["text"].toString().contains(chosen), qPrintable(row["text"].toString()));
        QVERIFY2(!table.undoLabel().contains(chosen), qPrintable(table.undoLabel()));
    }

    void rewindFromTheCeremony_leadsBackIntoTheMatch()
    {
        Table table;
        QVERIFY(table.openCampaign(m_campaign));
        Rng rng{ 5 };
        while (table.decision() != "aftermath.interlude") {
            table.ready();
            table.submit(table.match()->botChoice(BotKind::Random, rng));
        }
        const auto status = [this] {
            return Archive::instance()->chronicle()->campaigns().chapters(CampaignId{ m_campaign })->front().status;
        };
        QCOMPARE(status(), ChapterStatus::Aftermath);
        table.ready();
        const int step = table.stepCount() - 20;
        table.rewind(step);
        QCOMPARE(table.stepCount(), step);
        QCOMPARE(status(), ChapterStatus::Playing);
        const std::uint64_t hash = table.match()->stateHash();
        QVERIFY(table.openCampaign(m_campaign));
        QCOMPARE(table.match()->stateHash(), hash);
    }

private:
    std::unique_ptr<test::OwnHome> m_home;
    qint64 m_campaign = 0;
};

OUTREMER_TEST(TestPlayedCampaign)
#include "tst_playedcampaign.moc"
