#include "tests/crusaders/board/playedboards.h"
#include "tests/support/ruletest.h"

#include "app/crusaders/board/resultpart.h"
#include "app/ui/preferences.h"

#include <QGuiApplication>
#include <QTemporaryDir>

#include <nlohmann/json.hpp>

using namespace outremer;
using namespace outremer::crusaders;

namespace {

// The sum of a column of the table of sources.
int sumOf(const ResultPart &part, qsizetype place)
{
    int sum = 0;
    for (const RowModel::Row &row : part.sources()->rows())
        sum += row["values"].toList()[place].toInt();
    return sum;
}

bool hasSource(const ResultPart &part, const QString &id)
{
    return std::ranges::any_of(
        part.sources()->rows(), [&](const RowModel::Row &row) { return row["id"].toString() == id; });
}

// Plays a match to its end, watching that nothing is told before, and shows it.
void finish(AnyMatch &match, std::uint64_t seed, ResultPart &part)
{
    test::play(match, Rng{ seed }, [&] {
        const bool isOver = test::truthOf(match).phase == Phase::Over;
        if (!isOver && match.journal().size() % 16 != 0)
            return;
        part.show(*BoardView::of(match, kNobody, 0));
        QCOMPARE(part.isOver(), isOver);
    });
}

void checkRanking(const AnyMatch &match, const ResultPart &part)
{
    const State &state = test::truthOf(match);
    QCOMPARE(part.ranking()->count(), int(state.seats));
    QVERIFY(!part.ending().isEmpty());
    for (qsizetype i = 0; i < part.ranking()->count(); ++i) {
        const RowModel::Row row = part.ranking()->rows()[i];
        const auto seat = Seat(row["seat"].toInt());
        QCOMPARE(row["score"].toInt(), int(state.finalScores[seat]));
        QCOMPARE(sumOf(part, i), row["score"].toInt());
        QVERIFY(i == 0 || part.ranking()->rows()[i - 1]["score"].toInt() >= row["score"].toInt());
        QVERIFY(!row["bull"].toMap()["name"].toString().isEmpty());
        QCOMPARE(row["isWinner"].toBool(), contains(state.winners, seat) && !(state.ending & kCrescent));
        QCOMPARE(row["place"].toInt() == 1, i == 0);
    }
}

} // namespace

// How a match ended: places, the sources of influence, the bulls.
class TestResultPart : public test::RuleTest {
    Q_OBJECT
private slots:
    void sources_addUpToEverybodysScore_inThirtyMatches()
    {
        SHOWS("CR-SCORE-01", "CR-SCORE-07");
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const auto match = test::crusadersMatch(2 + int(seed % 3), seed);
            ResultPart part(nullptr);
            finish(*match, seed, part);
            checkRanking(*match, part);
            QVERIFY(!hasSource(part, "before"));
            QVERIFY(!hasSource(part, "broken"));
        }
    }

    void sources_addUp_inTheChaptersOfACampaign()
    {
        SHOWS("CH3-OATH-06");
        int broken = 0;
        int trade = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const auto match = test::chapterMatch(2 + int(seed % 3), seed, 2 + int(seed % 3));
            ResultPart part(nullptr);
            finish(*match, seed, part);
            checkRanking(*match, part);
            QVERIFY(!hasSource(part, "before"));
            broken += hasSource(part, "broken") ? 1 : 0;
            trade += hasSource(part, "trade") ? 1 : 0;
        }
        QVERIFY(broken > 0);
        QVERIFY(trade > 0);
    }

    // What was won before the position is not in the events, and is told apart.
    void aMatchFromAPosition_countsWhatItBeganWith()
    {
        auto match = test::crusadersMatch(3, 4);
        test::play(
            *match, Rng{ 4 }, [] {}, 500);
        const auto parsed = parseJson(match->position().dump(), "position.json");
        std::optional<Problem> problem;
        auto again = match->game().startFrom(JsonReader(std::get<JsonNode>(parsed), problem));
        QVERIFY(bool(again));
        ResultPart part(nullptr);
        finish(**again, 4, part);
        checkRanking(**again, part);
        QVERIFY(hasSource(part, "before"));
    }
};

OUTREMER_TEST(TestResultPart)
#include "tst_resultpart.moc"
