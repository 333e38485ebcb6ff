#include "campaign/plays/places.h"
#include "campaign/plays/playdocument.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::plays;

namespace {

const Sitter kAnna{ 1, "Anna", {} };
const Sitter kBoris{ 2, "Boris", {} };
const Sitter kVera{ 3, "Vera", {} };
const Sitter kKnight{ 0, {}, "knight" };
const Sitter kSomebody{};

struct Chair {
    Sitter who;
    std::optional<int> place;
    bool hasWon = false;
    std::string house = {};
};

// A play that is over; the first place wins unless a chair says otherwise.
PastPlay playOf(const std::string &game, const std::string &date, const std::vector<Chair> &chairs)
{
    PastPlay play;
    play.game = game;
    play.date = date;
    play.isOver = true;
    for (const Chair &chair : chairs) {
        PastSeat seat;
        seat.seat = int(play.seats.size());
        seat.sitter = chair.who;
        seat.place = chair.place;
        seat.hasWon = chair.hasWon || chair.place == 1;
        seat.house = chair.house;
        play.isDecided = play.isDecided || chair.place;
        play.seats.push_back(seat);
    }
    return play;
}

PastPlay between(const std::string &date, const Sitter &winner, const Sitter &loser)
{
    return playOf("chess", date, { { winner, 1 }, { loser, 2 } });
}

const SitterCount &of(const PlayStatistics &statistics, const Sitter &who)
{
    const auto &list = who.isBot() ? statistics.bots : statistics.people;
    const auto found = std::ranges::find_if(list, [&](const SitterCount &one) { return one.who.is(who); });
    if (found == list.end())
        qFatal("nobody of that name was counted");
    return *found;
}

const GameNames kNames{ [](const std::string &game, Lang) { return game; },
    [](const std::string &, const PastSeat &seat, Lang) { return seat.house; } };

} // namespace

// What is counted from plays of any game, on plays made by hand.
class TestCampaignPlays : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void places_winnersShareTheFirst_equalsShareOne()
    {
        Outcome outcome;
        outcome.scores = { 5, 9, 9, 2 };
        outcome.winners = only(1);
        QCOMPARE(placesOf(outcome, 4), (std::array{ 3, 1, 2, 4 })); // a tie that was broken
        outcome.winners = SeatSet(only(1) | only(2));
        QCOMPARE(placesOf(outcome, 4), (std::array{ 3, 1, 1, 4 }));
        outcome.winners = 0; // nobody has won
        QCOMPARE(placesOf(outcome, 4), (std::array{ 3, 1, 1, 4 }));
        QCOMPARE(placesOf(outcome, 1)[0], 1);
    }
    void plays_areCountedByPersonGameAndEvening()
    {
        PastPlay chess = between("2026-11-02", kAnna, kBoris);
        chess.minutes = 40;
        chess.where = "at home";
        const PlayStatistics all =
            statisticsOf({ playOf("go", "2026-11-09", { { kVera, 1 }, { kAnna, 2 }, { kBoris, 3 } }), chess,
                between("2026-11-02", kBoris, kAnna) });
        QCOMPARE(all.finished, 3);
        QCOMPARE(all.evenings.size(), std::size_t(2));
        QCOMPARE(all.evenings[0].date, std::string("2026-11-02")); // by the calendar
        QCOMPARE(all.evenings[0].plays.size(), std::size_t(2));
        QVERIFY(all.evenings[0].where == std::vector<std::string>{ "at home" });
        QCOMPARE(all.evenings[1].people.size(), std::size_t(3));
        QCOMPARE(of(all, kAnna).plays, 3);
        QCOMPARE(of(all, kAnna).wins, 1);
        QCOMPARE(of(all, kAnna).meanPlaceHundredths(), 167);
        QCOMPARE(of(all, kVera).wins, 1);
        QCOMPARE(all.games.size(), std::size_t(2));
        QVERIFY(all.games[0].game == "chess" && all.games[0].plays == 2 && all.games[0].people == 2);
        QVERIFY(all.games[0].timed == 1 && all.games[0].minutes == 40);
        // How the wins grew: by people in their order, up to each evening.
        for (std::size_t i = 0; i < all.people.size(); ++i)
            QCOMPARE(all.evenings[1].winsSoFar[i], all.people[i].wins);
        QCOMPARE(all.evenings[0].winsSoFar.back(), 0); // Vera came later
    }
    void sharedWins_countForEach_andBeatNobody()
    {
        const PlayStatistics all =
            statisticsOf({ playOf("go", "2026-11-02", { { kAnna, 1 }, { kBoris, 1 }, { kVera, 3 } }) });
        QVERIFY(of(all, kAnna).wins == 1 && of(all, kBoris).wins == 1 && of(all, kVera).wins == 0);
        const auto pair = all.between(0, 1);
        QVERIFY(pair && pair->plays == 1 && pair->above == 0 && pair->below == 0 && pair->level() == 1);
    }
    void finishingAbove_isBeating_alsoBehindAWinner()
    {
        const PlayStatistics all =
            statisticsOf({ playOf("go", "2026-11-02", { { kVera, 1 }, { kAnna, 2 }, { kBoris, 3 } }) });
        const auto index = [&](const Sitter &who) { return std::size_t(&of(all, who) - all.people.data()); };
        QCOMPARE(all.between(index(kAnna), index(kBoris))->above, 1);
        QCOMPARE(all.between(index(kBoris), index(kAnna))->below, 1);
        QVERIFY(!all.between(index(kAnna), index(kAnna)));
    }
    void rivalries_beginWithThreePlays()
    {
        std::vector<PastPlay> plays{ between("2026-11-01", kAnna, kBoris), between("2026-11-02", kBoris, kAnna) };
        QVERIFY(statisticsOf(plays).rivalries.empty());
        PastPlay unknown = playOf("chess", "2026-11-03", { { kAnna, {} }, { kBoris, {} } });
        plays.push_back(unknown); // an end that nobody knows makes no rivals
        QVERIFY(statisticsOf(plays).rivalries.empty());
        plays.push_back(between("2026-11-04", kAnna, kBoris));
        const PlayStatistics all = statisticsOf(plays);
        QCOMPARE(all.rivalries.size(), std::size_t(1));
        QVERIFY(all.rivalries[0].plays == 3 && all.rivalries[0].above + all.rivalries[0].below == 3);
        QCOMPARE(of(all, kAnna).plays, 4);
        QCOMPARE(of(all, kAnna).decided, 3);
    }
    void streaks_areWinsInARow_unknownEndsAreSkipped()
    {
        std::vector<PastPlay> plays;
        for (const char *date : { "2026-11-01", "2026-11-02", "2026-11-03" })
            plays.push_back(between(date, kAnna, kBoris));
        plays.push_back(between("2026-11-04", kBoris, kAnna));
        plays.push_back(between("2026-11-05", kAnna, kBoris));
        plays.push_back(playOf("chess", "2026-11-06", { { kAnna, {} }, { kBoris, {} } }));
        plays.push_back(between("2026-11-07", kAnna, kBoris));
        const PlayStatistics all = statisticsOf(plays);
        QCOMPARE(of(all, kAnna).longestStreak, 3);
        QCOMPARE(of(all, kAnna).streak, 2);
        QCOMPARE(of(all, kBoris).longestStreak, 1);
        QCOMPARE(of(all, kBoris).streak, 0);
    }
    void bots_areCountedApart_andCanBeLeftOut()
    {
        const std::vector<PastPlay> plays{ between("2026-11-01", kAnna, kKnight), between("2026-11-02", kKnight, kAnna),
            playOf("chess", "2026-11-03", { { kAnna, 1 }, { kBoris, 2 }, { kKnight, 3 } }),
            between("2026-11-04", kAnna, kBoris), playOf("chess", "2026-11-05", { { kAnna, 1 }, { kSomebody, 2 } }) };
        const PlayStatistics all = statisticsOf(plays);
        QCOMPARE(all.bots.size(), std::size_t(1));
        QVERIFY(of(all, kKnight).plays == 3 && of(all, kKnight).wins == 1);
        QVERIFY(of(all, kAnna).wins == 4 && of(all, kAnna).winsOverBots == 1); // somebody without a name is a person
        QCOMPARE(all.botPairs.size(), std::size_t(2));
        QVERIFY(all.botPairs[0].plays == 3 && all.botPairs[0].above == 2 && all.botPairs[0].below == 1);
        QVERIFY(all.rivalries.empty()); // a bot is nobody's rival
        PlayFilter filter;
        filter.withoutBots = true;
        const PlayStatistics people = statisticsOf(plays, filter);
        QCOMPARE(people.finished, 2);
        QVERIFY(people.bots.empty() && of(people, kAnna).wins == 2);
    }
    void filters_takeAGameOrAPerson()
    {
        const std::vector<PastPlay> plays{ between("2026-11-01", kAnna, kBoris),
            playOf("go", "2026-11-02", { { kVera, 1 }, { kBoris, 2 } }) };
        QCOMPARE(statisticsOf(plays, { "go", false, 0 }).finished, 1);
        QCOMPARE(statisticsOf(plays, { {}, false, kAnna.person }).finished, 1);
        QCOMPARE(statisticsOf(plays, { "go", false, kAnna.person }).finished, 0);
        QCOMPARE(statisticsOf(plays, { {}, false, kBoris.person }).finished, 2);
    }
    void onePlayerInTwoSeats_hasPlayedOnce()
    {
        const PlayStatistics all = statisticsOf({ playOf("chess", "2026-11-01", { { kAnna, 2 }, { kAnna, 1 } }) });
        QVERIFY(of(all, kAnna).plays == 1 && of(all, kAnna).wins == 1 && of(all, kAnna).placeSum == 1);
        QVERIFY(all.pairs.empty());
    }
    void solo_isWonOverNobody_orLost()
    {
        PastPlay lost = playOf("go", "2026-11-02", { { kAnna, 1 } });
        lost.seats[0].hasWon = false; // the rules have won
        const PlayStatistics all = statisticsOf({ playOf("go", "2026-11-01", { { kAnna, 1 } }), lost });
        QVERIFY(of(all, kAnna).plays == 2 && of(all, kAnna).wins == 1 && of(all, kAnna).winsOverBots == 0);
        QCOMPARE(of(all, kAnna).streak, 0);
    }
    void houses_theMostPlayedIsTheFavourite()
    {
        const PlayStatistics all =
            statisticsOf({ playOf("go", "2026-11-01", { { kAnna, 2, false, "black" }, { kBoris, 1, false, "white" } }),
                playOf("go", "2026-11-02", { { kAnna, 2, false, "black" }, { kBoris, 1, false, "white" } }),
                playOf("go", "2026-11-03", { { kAnna, 1, false, "white" }, { kBoris, 2, false, "black" } }) });
        QCOMPARE(of(all, kAnna).houses[0].example.house, std::string("black"));
        QVERIFY(of(all, kAnna).houses[0].plays == 2 && of(all, kAnna).houses[0].wins == 0);
        QCOMPARE(all.games[0].houses[0].example.house, std::string("white")); // here by wins
        QCOMPARE(all.games[0].houses[0].wins, 3);
    }
    void playsThatAreNotOver_areListedAndNotCounted()
    {
        PastPlay running = between("2026-11-02", kAnna, kBoris);
        running.isOver = running.isDecided = false;
        const PlayStatistics all = statisticsOf({ running });
        QVERIFY(all.finished == 0 && all.evenings.size() == 1 && of(all, kAnna).plays == 0 && all.games.empty());
    }
    void renamedPerson_staysTheSame()
    {
        Sitter married = kAnna;
        married.name = "Anna B.";
        const PlayStatistics all =
            statisticsOf({ between("2026-11-01", kAnna, kBoris), between("2026-11-02", married, kBoris) });
        QCOMPARE(all.people.size(), std::size_t(2));
        QCOMPARE(of(all, kAnna).who.name, std::string("Anna B."));
    }
    void document_saysWhatIsNotKnownWithADash()
    {
        const PlayStatistics all = statisticsOf(
            { between("2026-11-01", kAnna, kKnight), playOf("tric-trac", "", { { kBoris, {} }, { kSomebody, {} } }) });
        const campaign::Document document = documentOf(all, kNames, Lang::En);
        std::string text;
        for (const campaign::Block &block : document.blocks) {
            for (const auto &row : block.rows) {
                for (const std::string &cell : row)
                    text += cell + "|";
            }
        }
        QVERIFY2(text.find("Anna|1|1|1|1.00|1|1|—|") != std::string::npos, text.c_str());
        QVERIFY2(text.find("Boris|1|—|—|—|—|—|—|") != std::string::npos, text.c_str());
        QVERIFY2(text.find("2026-11-01||chess|1. Anna, 2. knight|") != std::string::npos, text.c_str());
        QVERIFY2(text.find("—||tric-trac|— (Boris, unnamed)|") != std::string::npos, text.c_str());
        QCOMPARE(documentOf(all, kNames, Lang::Ru).title, std::string("История партий"));
    }
    // Twice the plays are twice the work and no more: no walk inside a walk.
    void counting_growsWithThePlays()
    {
        std::vector<PastPlay> plays;
        for (int i = 0; i < 20'000; ++i)
            plays.push_back(between("20" + std::to_string(10 + i % 60) + "-01-01", i % 3 ? kAnna : kBoris, kVera));
        const PlayStatistics all = statisticsOf(plays);
        QCOMPARE(all.finished, 20'000);
        QCOMPARE(all.evenings.size(), std::size_t(60));
        QCOMPARE(of(all, kVera).decided, 20'000);
    }
};

OUTREMER_TEST(TestCampaignPlays)
#include "tst_campaign_plays.moc"
