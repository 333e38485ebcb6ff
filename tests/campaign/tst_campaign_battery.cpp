#include "tests/campaign/chaptertable.h"
#include "tests/support/battery.h"
#include "tests/support/golden.h"
#include "tests/support/ruletest.h"

#include "campaign/crusaders/chapter/chaptergame.h"
#include "model/bots/simulation.h"

using namespace outremer;
using namespace outremer::campaign;
using outremer::campaign::test::game;

namespace {

constexpr std::array kChapterNames{ "I", "II", "III", "IV" };

SimulationRequest requestFor(int chapter, int seats, BotKind bot, int matches)
{
    Setup setup = defaultSetup(game().setupOptions(), seats, 1);
    setup.choices[0] = std::uint8_t(chapter - 1);
    return { setup, std::vector<BotSpec>(std::size_t(seats), bot), matches };
}

} // namespace

// The shared battery on whole chapters, the golden playthrough and the signature.
class TestCampaignBattery : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void battery_data()
    {
        QTest::addColumn<int>("chapter");
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("isGreedy");
        for (int chapter = 1; chapter <= kChapters; ++chapter) {
            for (int seats = 2; seats <= 4; ++seats) {
                for (bool isGreedy : { false, true })
                    QTest::addRow("chapter %s, %d seats, %s", kChapterNames[std::size_t(chapter - 1)], seats,
                        isGreedy ? "greedy" : "random")
                        << chapter << seats << isGreedy;
            }
        }
    }
    void battery()
    {
        QFETCH(int, chapter);
        QFETCH(int, seats);
        QFETCH(bool, isGreedy);
        const auto odd = std::uint8_t(seats % 2);
        const outremer::test::BatteryPlan<Chapter> plan{ .seats = seats,
            .matches = isGreedy ? 4 : 12,
            .seed = 11,
            .choices = { std::uint8_t(chapter - 1), odd, odd, odd },
            .bot = isGreedy ? BotKind::Greedy : BotKind::Random };
        const std::string broken = outremer::test::runBattery(game(), plan);
        QVERIFY2(broken.empty(), broken.c_str());
    }

    void goldenPlaythrough_isUnchanged()
    {
        // One evening: the third chapter with its invented past, from the first order to the last scar.
        outremer::test::checkGolden("campaign-playthrough.txt", *chapterGame(), { 3, 1125, { 2, 1, 0, 1 } });
    }

    // The same in every build type; a refactoring keeps it, a rules change states the new one in its commit.
    void signature_isUnchanged_data()
    {
        QTest::addColumn<int>("chapter");
        QTest::addColumn<QString>("signature");
        QTest::newRow("I") << 1 << QString("729cfd4b5a0c9c8e");
        QTest::newRow("II") << 2 << QString("a91f8bbc297807f0");
        QTest::newRow("III") << 3 << QString("d69b1868206140aa");
        QTest::newRow("IV") << 4 << QString("28ffb232ac8e869a");
    }
    void signature_isUnchanged()
    {
        QFETCH(int, chapter);
        QFETCH(QString, signature);
        const auto report = runSimulation(game(), requestFor(chapter, 4, BotKind::Random, 200), {});
        QVERIFY(report.longest * 2 < Chapter::kMaxDecisions);
        QCOMPARE(QString::fromStdString(hex(report.signature)), signature);
    }
};

OUTREMER_TEST(TestCampaignBattery)
#include "tst_campaign_battery.moc"
