#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/chapter/tournament.h"
#include "tests/support/ruletest.h"

#include <QTest>

using namespace outremer;
using namespace outremer::campaign;

// What must be true of the content as a whole, seen over many campaigns between greedy bots. Fixed seeds: these are
// counts, not chances.
class TestCampaignTournament : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_report = runTournament(chapterRules(*chapterGame()), 4, 300, 1, BotKind::Greedy, {});
        for (const auto &[state, side] : m_report.states)
            qInfo("%s wins %.1f %% of the campaigns", state.c_str(), rate(side));
        for (std::size_t page = 0; page < kChapters; ++page) {
            for (const auto &[ending, count] : m_report.endings[page])
                qInfo("chapter %zu: %s %.1f %%", page + 1, ending.c_str(), 100.0 * double(count) / 300.0);
        }
    }
    void everyState_winsItsShare()
    {
        QCOMPARE(m_report.states.size(), std::size_t(4));
        for (const auto &[state, side] : m_report.states)
            QVERIFY2(rate(side) >= 18 && rate(side) <= 32, state.c_str());
    }
    void noEnding_isAlmostCertain()
    {
        for (const auto &endings : m_report.endings) {
            for (const auto &[ending, count] : endings)
                QVERIFY2(count <= 225, ending.c_str());
        }
    }
    void everyCardOfTheCampaign_isSeenAtWork()
    {
        for (const char *table :
            { "use of tactics", "use of buildings", "use of rescripts", "use of spys", "use of events", "oaths sworn",
                "commander's cards", "nicknames taken", "legacies left", "choices of interludes" }) {
            QVERIFY2(m_report.tally.contains(table), table);
            for (const auto &[card, count] : m_report.tally[table])
                QVERIFY2(count > 0, (std::string(table) + ": " + card).c_str());
        }
        QCOMPARE(m_report.tally["oaths sworn"].size(), std::size_t(16));
        QCOMPARE(m_report.tally["commander's cards"].size(), std::size_t(10));
        QCOMPARE(m_report.tally["nicknames taken"].size(), std::size_t(20));
        QCOMPARE(m_report.tally["legacies left"].size(), std::size_t(12));
        QCOMPARE(m_report.tally["choices of interludes"].size(), std::size_t(6));
    }
    void oaths_areKeptAndBroken()
    {
        QVERIFY(m_report.tally["oaths"]["kept"] > 0);
        QVERIFY(m_report.tally["oaths"]["broken"] > 0);
        QVERIFY(m_report.tally["commander"]["beaten"] > 0);
        QVERIFY(m_report.risen > 0);
    }

private:
    static double rate(const SideTally &side) { return 100.0 * double(side.wins) / double(side.matches); }

    TournamentReport m_report;
};

OUTREMER_TEST(TestCampaignTournament)
#include "tst_campaign_tournament.moc"
