#include "tests/campaign/sagatext.h"
#include "tests/support/ruletest.h"

#include "campaign/crusaders/statistics/campaignstatistics.h"

#include <algorithm>

using namespace outremer;
using namespace outremer::campaign;
using namespace outremer::campaign::test;

namespace {

const PersonStatistics &personOf(const Statistics &statistics, const char *name)
{
    return *std::ranges::find(statistics.people, std::string(name), &PersonStatistics::person);
}

const StateStatistics &stateOf(const Statistics &statistics, const char *name)
{
    return *std::ranges::find(statistics.states, std::string(name), &StateStatistics::state);
}

const ComponentStatistics *componentOf(const Statistics &statistics, campaign::Thing kind, const char *id)
{
    const auto found = std::ranges::find_if(
        statistics.components, [&](const ComponentStatistics &entry) { return entry.kind == kind && entry.id == id; });
    return found == statistics.components.end() ? nullptr : &*found;
}

} // namespace

// Sums over one campaign and over several.
class TestStatistics : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void people_areCountedOverCampaigns()
    {
        const Statistics once = statisticsOf({ saga(Lang::Ru) });
        QCOMPARE(once.people.size(), std::size_t(3)); // the bot is nobody
        const PersonStatistics &anna = personOf(once, "Анна");
        QCOMPARE(anna.campaigns, 1);
        QCOMPARE(anna.chapters, 4);
        QCOMPARE(anna.won, 1);
        QCOMPARE(anna.meanRankHundredths(), 225); // 1, 2, 3, 3
        QCOMPARE(anna.states, std::vector<std::string>{ "jerusalem" });
        QCOMPARE(anna.nicknames, (std::vector<NicknameHeld>{ { "the-fearless", false } }));

        CampaignFacts other = bareSaga(Lang::Ru);
        std::swap(other.dynasties[0].person, other.dynasties[2].person);
        const Statistics twice = statisticsOf({ saga(Lang::Ru), other });
        QCOMPARE(personOf(twice, "Анна").campaigns, 2);
        QCOMPARE(personOf(twice, "Анна").chapters, 5);
        QCOMPARE(personOf(twice, "Анна").states, (std::vector<std::string>{ "jerusalem", "edessa" }));
    }
    void personWithTwoDynasties_playsOneCampaign()
    {
        CampaignFacts facts = saga(Lang::En);
        facts.dynasties[1].person = "Anna";
        const Statistics statistics = statisticsOf({ facts });
        QCOMPARE(personOf(statistics, "Anna").campaigns, 1);
        QCOMPARE(personOf(statistics, "Anna").chapters, 8);
        QCOMPARE(personOf(statistics, "Anna").won, 2);
    }
    void states_countBattlesOnBothSides()
    {
        const Statistics statistics = statisticsOf({ saga(Lang::En) });
        const StateStatistics &tripoli = stateOf(statistics, "tripoli");
        QCOMPARE(tripoli.chapters, 4);
        QCOMPARE(tripoli.won, 1);
        QCOMPARE(tripoli.battles, 6);
        QCOMPARE(tripoli.battlesWon, 3);
        QCOMPARE(tripoli.cities, 4);
        QCOMPARE(statistics.states.size(), std::size_t(4)); // Saracens are no state
    }
    void components_countWhereTheyWerePlayed()
    {
        const Statistics statistics = statisticsOf({ saga(Lang::En) });
        const ComponentStatistics *charge = componentOf(statistics, campaign::Thing::Tactic, "norman-charge");
        QVERIFY(charge && charge->games == 2 && !charge->wins);
        const ComponentStatistics *prudent = componentOf(statistics, campaign::Thing::Nickname, "the-prudent");
        QVERIFY(prudent && prudent->games == 3 && prudent->wins == 1); // chapters II to IV; III was won
        const ComponentStatistics *quays = componentOf(statistics, campaign::Thing::Building, "genoese-quays");
        QVERIFY(quays && quays->games == 1 && quays->wins == 1); // chapter II
        const ComponentStatistics *hands = componentOf(statistics, campaign::Thing::Oath, "hands");
        QVERIFY(hands && hands->games == 2);
        QVERIFY(!componentOf(statistics, campaign::Thing::Oath, "altar")); // refused
    }
    void nothing_isAnEmptyPage()
    {
        const Statistics statistics = statisticsOf({});
        QVERIFY(statistics.people.empty() && statistics.states.empty() && statistics.components.empty());
        QCOMPARE(documentOf(statistics, sagaNames(), Lang::Ru).blocks.size(), std::size_t(1));
    }
    void tables_readAsTheyDid()
    {
        std::string text;
        for (Lang lang : kLanguages) {
            const CampaignFacts facts = saga(lang);
            text += toMarkdown(documentOf(statisticsOf({ facts }), sagaNames(), lang), facts, sagaNames()) + "\n";
        }
        QVERIFY(isGolden(text, "campaign-statistics.md"));
    }
};

OUTREMER_TEST(TestStatistics)
#include "tst_campaign_statistics.moc"
