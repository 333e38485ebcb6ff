#include "model/crusaders/crusaders.h"
#include "tests/support/battery.h"
#include "tests/support/golden.h"
#include "tests/support/ruletest.h"

#include "model/bots/simulation.h"
#include "model/shelf.h"

#include <set>

using namespace outremer;
using namespace outremer::crusaders;

namespace {

// The game as it is shipped.
const Crusaders &shipped()
{
    static const Crusaders kGame = *Crusaders::load(Pack::builtIn("crusaders"));
    return kGame;
}

SimulationRequest requestFor(int seats, BotKind bot, int matches)
{
    return { defaultSetup(shipped().setupOptions(), seats, 1), std::vector<BotSpec>(std::size_t(seats), bot), matches };
}

} // namespace

// The shared battery on Crusaders, its golden playthrough and its signature.
class TestCrusadersBattery : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void battery_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("isExperienced");
        QTest::addColumn<bool>("isGreedy");
        for (int seats = 2; seats <= 4; ++seats) {
            for (bool isExperienced : { false, true }) {
                for (bool isGreedy : { false, true })
                    QTest::addRow("%d seats, %s, %s", seats, isExperienced ? "all variants" : "first game",
                        isGreedy ? "greedy" : "random")
                        << seats << isExperienced << isGreedy;
            }
        }
    }
    void battery()
    {
        RULES("CR-SETUP-01", "CR-ROUND-03", "CR-ROUND-04");
        QFETCH(int, seats);
        QFETCH(bool, isExperienced);
        QFETCH(bool, isGreedy);
        const std::uint8_t on = isExperienced ? 1 : 0;
        const outremer::test::BatteryPlan<Crusaders> plan{ .seats = seats,
            .matches = isGreedy ? 15 : 50,
            .seed = 7,
            .choices = { 0, on, on, on, on, on, on },
            .bot = isGreedy ? BotKind::Greedy : BotKind::Random };
        const std::string broken = outremer::test::runBattery(shipped(), plan);
        QVERIFY2(broken.empty(), broken.c_str());
    }

    // Every legal pair and every trio plays to its end with everything conserved at each step.
    void everyLegalPairAndTrio_playsToItsEnd()
    {
        RULES("CR-SETUP-03");
        std::set<std::set<int>> tables;
        for (int seats = 2; seats <= 4; ++seats) {
            for (std::uint64_t seed = 0; seed < 40; ++seed) {
                Match<Crusaders> match(shipped(), { seats, seed, { 1 } });
                std::set<int> states;
                for (int seat = 0; seat < seats; ++seat)
                    states.insert(match.state().players[std::size_t(seat)].realm);
                tables.insert(states);
                Rng rng = streamOf(seed, 9);
                while (!match.decision().isOver()) {
                    const auto options = match.options();
                    match.submit(match.decision().seat, options[int(rng.below(std::uint32_t(options.size())))]);
                    const std::string broken = shipped().brokenInvariant(match.state());
                    QVERIFY2(broken.empty(), (broken + ", seed " + std::to_string(seed)).c_str());
                }
            }
        }
        QCOMPARE(tables.size(), std::size_t(4 + 4 + 1));
    }

    void goldenPlaythrough_isUnchanged()
    {
        outremer::test::checkGolden(
            "crusaders-playthrough.txt", *gameOnShelf("crusaders"), defaultSetup(shipped().setupOptions(), 4, 1099));
    }

    // The same in every build type; a refactoring keeps it, a rules change states the new one in its commit.
    void signature_isUnchanged()
    {
        QCOMPARE(hex(runSimulation(shipped(), requestFor(4, BotKind::Random, 1000), {}).signature),
            std::string("a25a6ba1ee94074e"));
        QCOMPARE(hex(runSimulation(shipped(), requestFor(3, BotKind::Greedy, 200), {}).signature),
            std::string("dc13f39c79159212"));
        QCOMPARE(hex(runSimulation(shipped(), requestFor(2, BotKind::Greedy, 200), {}).signature),
            std::string("750999fa618046df"));
    }

    // Long matches exist, but all stay well under the declared bound.
    void longestMatch_isWithinItsBound()
    {
        QVERIFY(
            runSimulation(shipped(), requestFor(4, BotKind::Random, 1000), {}).longest * 2 < Crusaders::kMaxDecisions);
    }
};

OUTREMER_TEST(TestCrusadersBattery)
#include "tst_crusaders_battery.moc"
