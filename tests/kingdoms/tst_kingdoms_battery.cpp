#include "tests/kingdoms/table.h"
#include "tests/support/battery.h"
#include "tests/support/golden.h"
#include "tests/support/ruletest.h"
#include "tests/support/seatcounts.h"

#include "model/bots/simulation.h"

using namespace outremer;
using namespace outremer::kingdoms;

namespace {

constexpr int kMatches = 1000;

// Legality as a player with the rules sheet would judge it, without the engine's option list.
bool isLegal(const State &state, const Option &option)
{
    if (Verb(option.verb) == Verb::Draw)
        return state.phase == Phase::Draw;
    bool inHand = false;
    for (Card card : state.hands[state.active])
        inHand = inHand || card == option.first;
    return state.phase == Phase::Place && inHand && state.sectors[state.active][option.second].size() < 4;
}

test::BatteryPlan<Kingdoms> planFor(int seats, int matches)
{
    test::BatteryPlan<Kingdoms> plan{ .seats = seats, .matches = matches, .choices = { 0, 1, 0 }, .isLegal = isLegal };
    plan.universe.push_back({ .verb = std::uint8_t(Verb::Draw) });
    for (int card = 1; card < kCardFaces; ++card) {
        for (int territory = 0; territory < kTerritories; ++territory)
            plan.universe.push_back(placing(Card(card), territory));
    }
    return plan;
}

} // namespace

// The shared battery on Kingdoms, its golden playthrough and its signature.
class TestKingdomsBattery : public test::RuleTest {
    Q_OBJECT
private slots:
    void battery_data() { test::addSeatCounts(2, 4); }
    void battery()
    {
        QFETCH(int, seats);
        RULES("KC-TURN-05", "KC-TURN-06", "KC-TURN-08");
        const std::string broken = test::runBattery(test::kingdomsGame(), planFor(seats, kMatches));
        QVERIFY2(broken.empty(), broken.c_str());
    }
    void battery_withEverySetupAndGreedyBots_data() { battery_data(); }
    void battery_withEverySetupAndGreedyBots()
    {
        QFETCH(int, seats);
        for (std::uint8_t choice = 0; choice < 8; ++choice) {
            auto plan = planFor(seats, 20);
            plan.bot = BotKind::Greedy;
            plan.choices = { std::uint8_t(choice & 1), std::uint8_t(choice >> 1 & 1), std::uint8_t(choice >> 2) };
            const std::string broken = test::runBattery(test::kingdomsGame(), plan);
            QVERIFY2(broken.empty(), broken.c_str());
        }
    }

    void goldenPlaythrough_isUnchanged()
    {
        test::checkGolden("kingdoms-playthrough.txt", *gameOnShelf("kingdoms"),
            defaultSetup(gameOnShelf("kingdoms")->setupOptions(), 3, 1099));
    }

    // The same in every build type; a refactoring keeps it, a rules change states the new one in its commit.
    void signature_ofAThousandMatches_isUnchanged()
    {
        const Kingdoms game = test::kingdomsGame();
        SimulationRequest request{ defaultSetup(game.setupOptions(), 4, 1), std::vector<BotSpec>(4, BotKind::Random),
            1000 };
        QCOMPARE(hex(runSimulation(game, request, {}).signature), std::string("52548ed176f4f755"));
        request = { defaultSetup(game.setupOptions(), 2, 1), { BotKind::Greedy, BotKind::Random }, 1000 };
        QCOMPARE(hex(runSimulation(game, request, {}).signature), std::string("86f096e14ffee8a8"));
    }
};

OUTREMER_TEST(TestKingdomsBattery)
#include "tst_kingdoms_battery.moc"
