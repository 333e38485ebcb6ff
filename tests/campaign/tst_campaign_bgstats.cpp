#include "campaign/crusaders/companion/playedchapters.h"
#include "tests/campaign/abroad.h"
#include "tests/campaign/tablekit.h"
#include "tests/support/ruletest.h"

#include <QRegularExpression>

#include <nlohmann/json.hpp>

using namespace outremer;
using namespace outremer::campaign;
using namespace outremer::campaign::table;
using namespace outremer::campaign::table::test;
using outremer::plays::BgStatsFile;
using outremer::plays::BgStatsPlan;
using outremer::plays::uuidOf;

namespace {

using Json = nlohmann::ordered_json;

// Two chapters on two evenings, the first with influence, the second with a bare ranking.
CampaignFacts played()
{
    CampaignFacts campaign = trio();
    ChapterFacts one;
    one.number = 1;
    one.rounds = 6;
    one.winner = 1;
    one.standings = { standing(1, "tripoli", 1), standing(0, "jerusalem", 2), standing(2, "antioch", 3) };
    one.standings[0].influence = 42;
    one.standings[1].influence = 30;
    one.standings[2].influence = 0;
    ChapterFacts two = one;
    two.number = 2;
    two.rounds = 0;
    two.winner = -1;
    for (Standing &row : two.standings)
        row.influence.reset();
    campaign.chapters = { one, two };
    campaign.evenings = { { 1, "2026-11-06", "У Ани", { "Аня", "Борис" }, 1, 1 },
        { 2, "2026-11-13", "У Бориса", {}, 1, 2 } };
    return campaign;
}

Json exported(const std::vector<CampaignFacts> &campaigns, const BgStatsPlan &plan = {}, Lang lang = Lang::Ru)
{
    return Json::parse(bgStatsOf(campaigns, content(), plan, lang).text);
}

bool isUuid(const std::string &text)
{
    static const QRegularExpression kShape("^[0-9A-F]{8}-[0-9A-F]{4}-5[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$");
    return kShape.match(QString::fromStdString(text)).hasMatch();
}

std::set<int> idsOf(const Json &list)
{
    std::set<int> ids;
    for (const Json &entry : list)
        ids.insert(entry["id"].get<int>());
    return ids;
}

} // namespace

// The export for BG Stats.
class TestCampaignBgStats : public outremer::test::RuleTest {
    Q_OBJECT

private slots:
    void file_hasWhatTheAppReads()
    {
        const Json file = exported({ played() });
        for (const char *key : { "about", "players", "locations", "games", "plays" })
            QVERIFY2(file.contains(key), key);
        QCOMPARE(file["players"].size(), std::size_t(3));
        QCOMPARE(file["locations"].size(), std::size_t(1)); // both chapters ended on the second evening or before it
        QCOMPARE(file["games"].size(), std::size_t(1));
        QCOMPARE(file["plays"].size(), std::size_t(2));
        const Json &game = file["games"][0];
        QCOMPARE(game["name"].get<std::string>(), std::string("Крестоносцы"));
        QCOMPARE(game["bggId"].get<int>(), 0);
        for (const char *key : { "cooperative", "noPoints", "usesTeams" })
            QCOMPARE(game[key].get<bool>(), false);
        QCOMPARE(game["highestWins"].get<bool>(), true);
        for (const char *list : { "players", "locations", "games", "plays" }) {
            for (const Json &entry : file[list])
                QVERIFY(isUuid(entry["uuid"].get<std::string>()));
        }
    }
    void play_tellsPlacesAndScores()
    {
        const Json play = exported({ played() })["plays"][0];
        QCOMPARE(play["rounds"].get<int>(), 6);
        QCOMPARE(play["board"].get<std::string>(), std::string("I"));
        QCOMPARE(play["comments"].get<std::string>(), std::string("Пятничная хроника"));
        const Json &scores = play["playerScores"];
        QCOMPARE(scores.size(), std::size_t(3));
        QCOMPARE(scores[0]["score"].get<std::string>(), std::string("42"));
        QCOMPARE(scores[0]["winner"].get<bool>(), true);
        QCOMPARE(scores[0]["rank"].get<int>(), 1);
        QCOMPARE(scores[0]["role"].get<std::string>(), std::string("Триполи"));
        QCOMPARE(scores[0]["startPlayer"].get<bool>(), false);
        QCOMPARE(scores[0]["newPlayer"].get<bool>(), true);
        QCOMPARE(scores[1]["winner"].get<bool>(), false);
        QCOMPARE(scores[1]["startPlayer"].get<bool>(), true); // Jerusalem's marker starts furthest right
        QCOMPARE(scores[2]["score"].get<std::string>(), std::string("0"));
    }
    void unknownScores_areEmpty_andNobodyMayHaveWon()
    {
        const Json play = exported({ played() })["plays"][1];
        for (const Json &score : play["playerScores"]) {
            QCOMPARE(score["score"].get<std::string>(), std::string());
            QCOMPARE(score["winner"].get<bool>(), false);
            QCOMPARE(score["newPlayer"].get<bool>(), false); // everybody played chapter I
        }
    }
    void references_leadSomewhere()
    {
        const Json file = exported({ played() });
        const auto people = idsOf(file["players"]);
        const auto places = idsOf(file["locations"]);
        const auto games = idsOf(file["games"]);
        for (const Json &play : file["plays"]) {
            QVERIFY(games.contains(play["gameRefId"].get<int>()));
            QVERIFY(places.contains(play["locationRefId"].get<int>()));
            for (const Json &score : play["playerScores"])
                QVERIFY(people.contains(score["playerRefId"].get<int>()));
        }
    }
    // A chapter is played on the evening on which it ended.
    void dates_areThoseOfTheLastEvening()
    {
        CampaignFacts campaign = played();
        Json plays = exported({ campaign })["plays"];
        QCOMPARE(plays[0]["playDate"].get<std::string>(), std::string("2026-11-13 00:00:00"));
        campaign.evenings[1].firstChapter = 2;
        plays = exported({ campaign })["plays"];
        QCOMPARE(plays[0]["playDate"].get<std::string>(), std::string("2026-11-06 00:00:00"));
        QCOMPARE(plays[0]["playDateYmd"].get<int>(), 20261106);
        QCOMPARE(plays[1]["playDateYmd"].get<int>(), 20261113);
    }
    void chaptersWithoutADate_areLeftOutAndNamed()
    {
        CampaignFacts campaign = played();
        campaign.evenings.clear();
        const BgStatsFile without = bgStatsOf({ campaign }, content(), {}, Lang::En);
        QCOMPARE(without.left, (std::vector<std::string>{ "Пятничная хроника, I", "Пятничная хроника, II" }));
        QVERIFY(Json::parse(without.text)["plays"].empty());
        BgStatsPlan plan;
        plan.fallbackDate = "2026-01-02";
        const BgStatsFile with = bgStatsOf({ campaign }, content(), plan, Lang::En);
        QVERIFY(with.left.empty());
        const Json plays = Json::parse(with.text)["plays"];
        QCOMPARE(plays.size(), std::size_t(2));
        QVERIFY(!plays[0].contains("locationRefId"));
        plan.fallbackDate = "some day";
        QCOMPARE(bgStatsOf({ campaign }, content(), plan, Lang::En).left.size(), std::size_t(2));
    }
    void bots_areOneAnonymousPlayer()
    {
        CampaignFacts campaign = played();
        campaign.dynasties[1].person.clear();
        const Json file = exported({ campaign });
        QCOMPARE(file["players"].size(), std::size_t(2));
        int bots = 0;
        for (const Json &player : file["players"])
            bots += player["isAnonymous"].get<bool>() ? 1 : 0;
        QCOMPARE(bots, 1);
        const Json &score = file["plays"][0]["playerScores"][0];
        QCOMPARE(score["metaData"].get<std::string>(), std::string("{\"isNpc\":1}"));
        QCOMPARE(score["newPlayer"].get<bool>(), false);
    }
    void owner_isPointedOut()
    {
        BgStatsPlan plan;
        plan.owner = "Борис";
        const Json file = exported({ played() }, plan);
        const int me = file["userInfo"]["meRefId"].get<int>();
        QCOMPARE(file["players"][std::size_t(me - 1)]["name"].get<std::string>(), std::string("Борис"));
        plan.owner = "Somebody";
        QVERIFY(!exported({ played() }, plan).contains("userInfo"));
    }
    // The same names give the same ids, whatever else is exported and in whichever language.
    void ids_comeFromNames()
    {
        QVERIFY(uuidOf("player", "Аня") != uuidOf("location", "Аня"));
        QCOMPARE(uuidOf("player", "Аня"), std::string("247CF831-F375-5D3A-BC9D-BF66EDA5D86A"));
        CampaignFacts other = played();
        other.title = "Saturday";
        other.evenings[0].date = "2025-01-01";
        other.evenings[1].date = "2025-01-02";
        const Json alone = exported({ played() });
        const Json both = exported({ other, played() }, {}, Lang::En);
        QCOMPARE(both["plays"].size(), std::size_t(4));
        QVERIFY(both["plays"][2]["uuid"] == alone["plays"][0]["uuid"]); // sorted by date
        QVERIFY(both["plays"][0]["uuid"] != both["plays"][2]["uuid"]);
        QVERIFY(both["games"][0]["uuid"] == alone["games"][0]["uuid"]);
        QCOMPARE(both["plays"][2]["playerScores"][0]["newPlayer"].get<bool>(), false); // played in 2025
    }
    // Plays of any game stand in one file, each with its own game, and everybody is new to each of them once.
    void playsOfSeveralGames_areOneFile()
    {
        using outremer::plays::PastPlay;
        PastPlay chess;
        chess.key = "match-1";
        chess.game = "chess";
        chess.date = "2026-11-16";
        chess.isOver = chess.isDecided = true;
        chess.minutes = 35;
        chess.seats = { { 0, { 1, "Anna", {} }, 0, "seat", "white", 1, 4, true, false },
            { 1, { 0, {}, "king/pious" }, 0, "seat", "black", 2, {}, false, false },
            { 2, {}, 0, {}, {}, 2, {}, false, false } };
        PastPlay again = chess;
        again.key = "match-2";
        PastPlay go = chess;
        go.key = "match-3";
        go.game = "go";
        PastPlay unknown = chess;
        unknown.isDecided = false;
        PastPlay running = unknown;
        running.isOver = false;
        const outremer::plays::GameNames names{ [](const std::string &game, Lang) { return "The game of " + game; },
            [](const std::string &, const outremer::plays::PastSeat &seat, Lang) { return seat.house; } };
        const BgStatsFile file =
            outremer::plays::bgStatsOf({ go, chess, again, unknown, running }, names, {}, Lang::En);
        QCOMPARE(file.left, (std::vector<std::string>{ "The game of chess" })); // its end is not known
        const Json json = Json::parse(file.text);
        QCOMPARE(json["plays"].size(), std::size_t(3));
        QCOMPARE(json["games"].size(), std::size_t(2));
        QCOMPARE(json["games"][1]["name"].get<std::string>(), std::string("The game of chess"));
        QVERIFY(json["games"][0]["uuid"] != json["games"][1]["uuid"]);
        QCOMPARE(json["players"].size(), std::size_t(3)); // Anna, the program, somebody
        QCOMPARE(json["players"][2]["name"].get<std::string>(), std::string("Somebody"));
        const auto isNew = [&](std::size_t play) {
            return json["plays"][play]["playerScores"][0]["newPlayer"].get<bool>();
        };
        QVERIFY(isNew(0) && isNew(1) && !isNew(2));
        QCOMPARE(json["plays"][1]["durationMin"].get<int>(), 35);
        QVERIFY(json["plays"][1]["uuid"] != json["plays"][2]["uuid"]);
        const Json &scores = json["plays"][1]["playerScores"];
        QCOMPARE(scores[1]["metaData"].get<std::string>(), std::string("{\"isNpc\":1}"));
        QCOMPARE(scores[2]["metaData"].get<std::string>(), std::string("{}"));
        QCOMPARE(scores[0]["score"].get<std::string>(), std::string("4"));
        QCOMPARE(scores[0]["role"].get<std::string>(), std::string("white"));
    }
    void export_isTheSameInEveryLand()
    {
        const auto text = [] { return bgStatsOf({ played() }, content(), {}, Lang::Ru).text; };
        QCOMPARE(outremer::campaign::test::madeAbroad(text), text());
    }
};

OUTREMER_TEST(TestCampaignBgStats)
#include "tst_campaign_bgstats.moc"
