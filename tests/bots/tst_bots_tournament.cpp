#include "model/bots/simulation.h"
#include "tests/bots/positions.h"
#include "tests/support/ruletest.h"

#include <cmath>
#include <set>

using namespace outremer;
using namespace outremer::test;

// Many matches on several threads, and what is concluded from them.
class TestBotsTournament : public RuleTest {
    Q_OBJECT
private slots:
    void result_doesNotDependOnTheThreads()
    {
        const auto &game = rulesOf<crusaders::Crusaders>();
        SimulationRequest request{ defaultSetup(game.setupOptions(), 3, 4),
            { searching(4), BotKind::Greedy, BotKind::Random }, 12, true, true };
        const auto alone = runSimulation(game, request, {});
        for (int threads : { 2, 5, 40 }) {
            request.threads = threads;
            const auto together = runSimulation(game, request, {});
            QCOMPARE(together.signature, alone.signature);
            QCOMPARE(together.tally, alone.tally);
            QCOMPARE(together.chairs, alone.chairs);
            QCOMPARE(together.endings, alone.endings);
            QCOMPARE(together.effort.iterations, alone.effort.iterations);
            for (std::size_t i = 0; i < alone.bots.size(); ++i)
                QCOMPARE(together.bots[i].second.wins, alone.bots[i].second.wins);
        }
    }
    void workers_shareTheBudget_andAreReproducible()
    {
        const auto &game = rulesOf<kingdoms::Kingdoms>();
        SimulationRequest request{ defaultSetup(game.setupOptions(), 2, 4), { searching(30), BotKind::Greedy }, 6 };
        const auto alone = runSimulation(game, request, {});
        request.workers = 3;
        const auto together = runSimulation(game, request, {});
        QVERIFY(together.signature != alone.signature); // three small trees are not one large one
        QCOMPARE(together.effort.iterations, 30 * together.effort.searches);
        request.threads = 2;
        QCOMPARE(runSimulation(game, request, {}).signature, together.signature);
    }
    void progress_isToldOncePerMatch_inOrder()
    {
        const auto &game = rulesOf<kingdoms::Kingdoms>();
        std::vector<int> told;
        runSimulation(game,
            { defaultSetup(game.setupOptions(), 2, 1), { BotKind::Random, BotKind::Random }, 50, false, false, 4 },
            [&](int done) { told.push_back(done); });
        QCOMPARE(int(told.size()), 50);
        for (int i = 0; i < 50; ++i)
            QCOMPARE(told[std::size_t(i)], i + 1);
    }
    void rotation_givesEveryBotEveryChair()
    {
        const auto &game = rulesOf<kingdoms::Kingdoms>();
        SimulationRequest request{ defaultSetup(game.setupOptions(), 2, 1), { BotKind::Greedy, BotKind::Random }, 400 };
        const auto fixed = runSimulation(game, request, {});
        request.rotates = true;
        const auto rotated = runSimulation(game, request, {});
        QCOMPARE(fixed.bots[0].second.wins, fixed.chairs[0]);
        QVERIFY(rotated.bots[0].second.wins > 300 && rotated.bots[0].second.matches == 400);
        QVERIFY(rotated.chairs[0] > 140 && rotated.chairs[0] < 260);
    }
    void equalBots_areCountedTogether()
    {
        const auto &game = rulesOf<kingdoms::Kingdoms>();
        const auto report = runSimulation(game,
            { defaultSetup(game.setupOptions(), 4, 1),
                { BotKind::Random, BotKind::Greedy, BotKind::Random, BotKind::Random }, 30 },
            {});
        QCOMPARE(report.bots.size(), std::size_t(2));
        QCOMPARE(report.bots[0].second.matches, std::uint64_t(90));
        QCOMPARE(report.bots[1].second.matches, std::uint64_t(30));
    }
    void elo_isZeroForEquals_andCountsChairs()
    {
        const auto isNear = [](double a, double b) { return std::abs(a - b) < 0.5; };
        const EloDifference equal = eloBetween({ 50, 100 }, { 50, 100 });
        QVERIFY(isNear(equal.value, 0) && equal.low < -40 && equal.high > 40);
        QVERIFY(isNear(eloBetween({ 64, 100 }, { 36, 100 }).value, 100));
        QVERIFY(isNear(eloBetween({ 25, 100 }, { 75, 300 }).value, 0)); // one against three, as many as is due
        QVERIFY(eloBetween({ 45, 100 }, { 55, 300 }).low > 0);
        QVERIFY(isNear(eloBetween({ 100, 100 }, { 0, 100 }).value, 1200));
        QVERIFY(isNear(eloBetween({ 0, 0 }, { 0, 0 }).value, 0));
    }
};

OUTREMER_TEST(TestBotsTournament)
#include "tst_bots_tournament.moc"
