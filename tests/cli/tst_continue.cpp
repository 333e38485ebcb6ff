#include "app/campaigns/campaigncontent.h"
#include "app/campaigns/campaignplay.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "tests/cli/run.h"
#include "tests/support/olderrules.h"
#include "tests/support/quickfolder.h"
#include "tests/support/ruletest.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace outremer;
using test::run;

// `campaign continue` and `plays continue`, on a chronicle that the first release wrote: its campaign stopped in the middle
// of chapter II, and a match of each game is not over.
class TestContinue : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>(test::quickFolder());
        const QString file = m_folder->filePath("chronicle.db");
        QVERIFY(QFile::copy(OUTREMER_SOURCE_DIR "/tests/data/running-v4.db", file));
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
        m_file = file.toStdString();
        qputenv("OUTREMER_HOME", m_folder->path().toUtf8());
    }

    void continue_playsToTheEnd()
    {
        const auto done = run({ "campaign", "continue", "1", "--db", m_file });
        QVERIFY2(done.code == 0, done.err.c_str());
        QCOMPARE(done.out,
            std::string(
                "Chapter 2 is written.\nChapter 3 is written.\nChapter 4 is written.\nThe campaign is over.\n"));
        const auto list = run({ "campaign", "list", "--json", "--db", m_file }).json();
        QVERIFY(list[0]["chaptersWritten"] == 4);
        QVERIFY(run({ "campaign", "continue", "1", "--db", m_file }).isOneComplaint(1)); // there is nothing left
        QCOMPARE(run({ "db", "check", "--replay", "--db", m_file }).code, 0);
    }
    void continue_withChapters_stopsThere_andGoesOn()
    {
        const auto one = run({ "campaign", "continue", "1", "--chapters", "1", "--json", "--db", m_file });
        QVERIFY2(one.code == 0, one.err.c_str());
        QVERIFY(one.json()["written"] == nlohmann::json({ 2 }) && one.json()["over"] == false);
        QVERIFY(one.json()["oldContent"] == false);
        const auto two = run({ "campaign", "continue", "1", "--chapters", "2", "--json", "--db", m_file });
        QVERIFY(two.json()["written"] == nlohmann::json({ 3, 4 }) && two.json()["over"] == true);
    }
    void continue_withBots_letsTheseEvenPlay()
    {
        const auto chosen =
            run({ "campaign", "continue", "1", "--chapters", "1", "--bots", "random,greedy", "--db", m_file });
        QVERIFY2(chosen.code == 0, chosen.err.c_str());
        for (const char *bots : { "random,greedy,random", "nobody", "" })
            QVERIFY(run({ "campaign", "continue", "1", "--bots", bots, "--db", m_file }).isOneComplaint(1));
    }
    // Whoever had held a seat has not played the rest, and nobody had met.
    void continue_isTheBotsDoing_alsoOnAnOpenEvening()
    {
        {
            auto chronicle = Chronicle::open(m_file, &gameOfMatch);
            auto play = CampaignPlay::open(*chronicle, CampaignId{ 1 }, campaign::chapterGame());
            if (!play->evening())
                QVERIFY(!play->beginEvening("at Anna's", { "Anna" }));
        }
        QCOMPARE(run({ "campaign", "continue", "1", "--chapters", "1", "--db", m_file }).code, 0);
        const auto all = run({ "plays", "show", "--json", "--db", m_file }).json();
        int chapters = 0;
        for (const auto &evening : all["evenings"]) {
            for (const auto &play : evening["plays"]) {
                if (play["part"] != "II")
                    continue;
                ++chapters;
                QVERIFY(play["isOver"] == true && play["place"] == "");
                for (const auto &seat : play["seats"])
                    QVERIFY(seat["who"].contains("bot"));
            }
        }
        QCOMPARE(chapters, 1);
        auto chronicle = Chronicle::open(m_file, &gameOfMatch);
        const auto evening = chronicle->evenings().of(CampaignId{ 1 })->back();
        QVERIFY(!evening.ended);
        const auto match = *chronicle->campaigns().chapters(CampaignId{ 1 })->back().match;
        const auto steps = *chronicle->journal().steps(chronicle->journal().match(match)->currentLine);
        QVERIFY(!steps.back().evening);
    }
    void continue_isTheSame_forTheSameFile()
    {
        const std::string copy = m_folder->filePath("copy.db").toStdString();
        QVERIFY(QFile::copy(QString::fromStdString(m_file), QString::fromStdString(copy)));
        std::vector<std::string> tales;
        for (const std::string &file : { m_file, copy }) {
            QCOMPARE(run({ "campaign", "continue", "1", "--chapters", "1", "--db", file }).code, 0);
            tales.push_back(run({ "campaign", "show", "1", "--json", "--db", file }).json()["chapters"].dump());
        }
        QCOMPARE(tales[0], tales[1]);
    }
    void wrongUsage_isExplained()
    {
        QVERIFY(run({ "campaign", "continue", "--db", m_file }).isOneComplaint(2));
        QVERIFY(run({ "campaign", "continue", "77", "--db", m_file }).isOneComplaint(1));
        QVERIFY(run({ "campaign", "continue", "1", "--chapters", "5", "--db", m_file }).isOneComplaint(1));
        QVERIFY(
            run({ "campaign", "continue", "1", "--db", m_folder->filePath("no.db").toStdString() }).isOneComplaint(1));
        QVERIFY(run({ "campaign", "--help" }).out.find("--new-content") != std::string::npos);
    }

    void waiting_listsTheMatchesThatAreNotOver()
    {
        const auto list = run({ "plays", "waiting", "--json", "--db", m_file }).json();
        QCOMPARE(list.size(), std::size_t(2)); // no chapter
        for (const auto &match : list)
            QVERIFY(match["steps"] > 0 && match["olderRules"] == false && match["olderContent"] == false);
        const auto told = run({ "plays", "waiting", "--db", m_file });
        QVERIFY(told.out.find("kingdoms  (") != std::string::npos);
        QVERIFY(told.out.find("older") == std::string::npos);
    }
    void continuedMatch_isPlayedToItsEnd()
    {
        const std::string id = waiting("kingdoms");
        const auto some = run({ "plays", "continue", id, "--steps", "3", "--json", "--db", m_file }).json();
        QVERIFY(some["made"] == 3 && some["over"] == false);
        const auto rest = run({ "plays", "continue", id, "--db", m_file });
        QVERIFY2(rest.code == 0, rest.err.c_str());
        QVERIFY(rest.out.ends_with("The match is over.\n"));
        QVERIFY(waiting("kingdoms").empty());
        QVERIFY(run({ "plays", "continue", id, "--db", m_file }).isOneComplaint(1));
        QCOMPARE(run({ "db", "check", "--replay", "--db", m_file }).code, 0);
    }
    void matchOfOlderRules_goesOnByThoseOfToday_onlyIfWanted()
    {
        const std::string id = waiting("kingdoms");
        const auto rowOf = [this](MatchId match) {
            return *Chronicle::open(m_file, &gameOfMatch)->journal().match(match);
        };
        QVERIFY(!test::makeOlder(m_file, rowOf(MatchId{ std::stoll(id) })));
        const auto list = run({ "plays", "waiting", "--db", m_file });
        QVERIFY2(list.out.find("older rules: --new-content") != std::string::npos, list.out.c_str());
        const auto refused = run({ "plays", "continue", id, "--db", m_file });
        QVERIFY(refused.isOneComplaint(1));
        QVERIFY(refused.err.find("--new-content") != std::string::npos);
        const auto done = run({ "plays", "continue", id, "--new-content", "--json", "--db", m_file });
        QVERIFY2(done.code == 0, done.err.c_str());
        QVERIFY(done.json()["over"] == true && done.json()["lost"] == 0);
        QCOMPARE(run({ "db", "check", "--db", m_file }).code, 0);
    }

private:
    // The number of the match of this game that is not over.
    std::string waiting(const std::string &game) const
    {
        for (const auto &match : run({ "plays", "waiting", "--json", "--db", m_file }).json()) {
            if (match["game"] == game)
                return std::to_string(match["id"].get<int>());
        }
        return {};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::string m_file;
};

OUTREMER_TEST(TestContinue)
#include "tst_continue.moc"
