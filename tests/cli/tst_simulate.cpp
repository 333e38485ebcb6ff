#include "tests/cli/run.h"
#include "tests/support/ruletest.h"

#include <set>

using namespace outremer;
using test::run;

// The simulate command: its report, and numbers that tell whether rules and bots are what they were.
class TestSimulate : public test::RuleTest {
    Q_OBJECT
private slots:
    void report_hasTheKeysOfTheProtocol()
    {
        const auto report =
            run("simulate kingdoms --seats 3 --bots greedy,random,random --games 20 --seed 9 --json").json();
        for (const char *key : { "game", "seats", "bots", "matches", "seed", "decisions", "seconds",
                 "decisionsPerSecond", "meanDecisions", "wins", "endings", "signature" })
            QVERIFY2(report.contains(key), key);
        QVERIFY(report["game"] == "kingdoms" && report["seats"] == 3 && report["matches"] == 20 && report["seed"] == 9);
        QCOMPARE(report["bots"].dump(), std::string(R"(["greedy","random","random"])"));
        int wins = 0;
        for (const char *seat : { "cross", "tower", "lily" }) {
            wins += report["wins"].at(seat).get<int>();
            const auto &rate = report["winRates"].at(seat);
            QVERIFY(rate["low"] <= rate["rate"] && rate["rate"] <= rate["high"]);
        }
        int endings = 0;
        for (const auto &[name, count] : report["endings"].items())
            endings += count.get<int>();
        QVERIFY(wins >= 20 && endings == 20 && report["wins"].size() == 3);
        QCOMPARE(report["meanDecisions"].get<double>(), report["decisions"].get<double>() / 20);
    }
    void progress_isShownOnATerminalOnly()
    {
        const std::vector<std::string> words{ "simulate", "kingdoms", "--games", "5" };
        QVERIFY(run(words).err.empty());
        const auto shown = run(words, {}, true);
        QVERIFY(shown.code == 0 && shown.err.ends_with("5 of 5\n") && shown.out.find(" of ") == std::string::npos);
    }
    void oneBot_playsEverySeat()
    {
        QVERIFY(run("simulate kingdoms --seats 4 --bots greedy --games 3 --json").json()["bots"].size() == 4);
        QVERIFY(run("simulate kingdoms --seats 2 --games 3").out.find("signature   ") != std::string::npos);
    }

    void bots_areComparedByRateAndElo()
    {
        const auto report =
            run("simulate kingdoms --seats 2 --bots ismcts:20,random --games 40 --rotate --json").json();
        const auto &rates = report["botRates"];
        QVERIFY(rates["ismcts:20"]["matches"] == 40 && rates["random"]["matches"] == 40 && report["rotates"] == true);
        QVERIFY(rates["ismcts:20"]["low"].get<double>() > 0.5);
        const auto &elo = report["elo"].at(0);
        QVERIFY(elo["bot"] == "ismcts:20" && elo["against"] == "random");
        QVERIFY(elo["low"] > 0 && elo["low"] <= elo["difference"] && elo["difference"] <= elo["high"]);
        QVERIFY(report["search"]["iterations"] <= 20 * report["search"]["searches"].get<int>());
        QVERIFY(report["search"]["rolloutDepth"].get<double>() > 1);
        QVERIFY(!run("simulate kingdoms --games 3 --json").json().contains("search"));
        QVERIFY(run("simulate kingdoms --bots ismcts:9,random --games 3 --workers 2 --json").json()["workers"] == 2);
        const auto text = run("simulate kingdoms --bots squire,greedy --games 3").out;
        QVERIFY(text.find("elo         squire over greedy") != std::string::npos);
        QVERIFY(text.find("search      ") != std::string::npos);
    }
    void threads_doNotChangeTheResult()
    {
        const auto report = [](const char *threads) {
            auto json = run(QString("simulate crusaders --seats 2 --bots ismcts:6/pious,greedy --games 6 --rotate "
                                    "--tables --json --threads ")
                + threads)
                            .json();
            for (const char *key : { "seconds", "decisionsPerSecond", "choicesPerSecond" })
                json.erase(key);
            json["search"].erase("iterationsPerSecond");
            json["search"].erase("secondsPerSearch");
            return json.dump();
        };
        QCOMPARE(report("1"), report("3"));
    }
    void signature_isTheSameTwice_andAnotherForOtherInputs()
    {
        const auto signature = [](const char *flags) {
            return run(QString("simulate kingdoms --games 50 --json ") + flags).json()["signature"].get<std::string>();
        };
        std::set<std::string> signatures;
        for (const char *flags : { "--seats 2", "--seats 3", "--seats 2 --seed 2", "--seats 2 --bots greedy",
                 "--seats 2 --option scoring=points", "--seats 2 --option immediateWins=off" }) {
            QCOMPARE(signature(flags), signature(flags));
            signatures.insert(signature(flags));
        }
        QCOMPARE(int(signatures.size()), 6);
    }
    // The same on every machine and in every build type. A refactoring keeps it; a change of the rules, the
    // content or the random numbers states the new one in its commit.
    void signature_ofAThousandRandomMatches_isUnchanged()
    {
        const auto report = run("simulate kingdoms --seats 4 --bots random --games 1000 --seed 1 --json").json();
        QCOMPARE(QString::fromStdString(report["signature"].get<std::string>()), QString("52548ed176f4f755"));
    }
    // What a designer asks of Crusaders: who wins, how matches end, where influence comes from, which cards work.
    void tables_ofCrusaders_countWhatHappened()
    {
        const auto report =
            run("simulate crusaders --seats 4 --bots greedy --games 60 --seed 3 --tables --json").json();
        int wins = 0;
        for (const char *state : { "jerusalem", "tripoli", "edessa", "antioch" }) {
            wins += report["wins"].at(state).get<int>();
            const auto &rate = report["winRates"].at(state);
            QVERIFY(rate["low"] <= rate["rate"] && rate["rate"] <= rate["high"] && rate["matches"] == 60);
        }
        QCOMPARE(wins, 60);
        QCOMPARE(report["chairs"].size(), std::size_t(4));
        const auto &tables = report["tables"];
        QCOMPARE(tables["rounds played"]["round 1"].get<int>(), 60);
        int bySource = 0;
        for (const auto &[source, points] : tables["influence by source"].items())
            bySource += points.get<int>();
        int byState = 0;
        for (const auto &[state, points] : tables["influence by state"].items())
            byState += points.get<int>();
        QVERIFY(bySource > 0);
        QCOMPARE(bySource, byState);
        QCOMPARE(tables["use of tactics"].size(), std::size_t(78));
        QCOMPARE(tables["use of rescripts"].size(), std::size_t(32));
        QVERIFY(run("simulate crusaders --seats 2 --games 3 --tables").out.find("influence by source")
            != std::string::npos);
    }
    void greedy_inCrusaders_beatsThreeRandomBots()
    {
        const auto report =
            run("simulate crusaders --seats 4 --bots greedy,random,random,random --games 200 --seed 1 --json").json();
        QVERIFY(report["chairs"][0]["rate"].get<double>() >= 0.8);
    }
    void greedy_beatsRandomInFourOfFiveMatches()
    {
        const auto report = run("simulate kingdoms --seats 2 --bots greedy,random --games 2000 --seed 1 --json").json();
        const int wins = report["wins"]["cross"].get<int>();
        QVERIFY2(wins >= 1600, qPrintable(QString("greedy won %1 of 2000").arg(wins)));
    }
};

OUTREMER_TEST(TestSimulate)
#include "tst_simulate.moc"
