#include "tests/cli/client.h"
#include "tests/cli/keys.h"
#include "tests/core/mutants.h"
#include "tests/support/ruletest.h"

#include "model/core/record.h"

#include <QTemporaryDir>

#include <filesystem>

using namespace outremer;
using test::Client;
using test::keysOf;
using test::ordered_json;
using test::shown;

namespace {

QString codeOf(const Client::Lines &lines)
{
    return lines.size() == 1 && lines[0]["type"] == "error" ? shown(lines[0]["code"]) : QString("no error");
}

const std::vector<std::string> kTwoPeople{ "-", "-" };

} // namespace

// The protocol as a client meets it, line by line.
class TestProtocol : public test::RuleTest {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QVERIFY(m_home.isValid());
        qputenv("OUTREMER_HOME", m_home.path().toLocal8Bit());
    }

    void wholeMatch_canBePlayedByChoosing()
    {
        Client client({ "-", "-", "-" }, 4);
        Rng rng{ 1 };
        std::uint64_t sequence = 0;
        Client::Lines lines = client.first();
        for (int choices = 0; lines.back()["type"] != "over"; ++choices) {
            QVERIFY(choices < 160 && lines.back()["type"] == "decision");
            for (const ordered_json &line : lines)
                QCOMPARE(line["seq"].get<std::uint64_t>(), sequence++);
            const ordered_json &decision = lines.back();
            QCOMPARE(keysOf(decision),
                (std::vector<std::string>{ "type", "seq", "seat", "kind", "text", "rules", "options" }));
            QVERIFY(!decision["text"].get<std::string>().empty());
            const auto count = std::uint32_t(decision["options"].size());
            for (std::uint32_t id = 0; id < count; ++id)
                QVERIFY(
                    decision["options"][id]["id"] == id && !decision["options"][id]["text"].get<std::string>().empty());
            QCOMPARE(codeOf(client.say("{\"choose\": " + std::to_string(count) + "}")), QString("illegal-option"));
            QCOMPARE(codeOf(client.say("{\"choose\": -1}")), QString("illegal-option"));
            sequence += 2;
            lines = client.say("{\"choose\": " + std::to_string(rng.below(count)) + "}");
        }
        const ordered_json &over = lines.back();
        QCOMPARE(keysOf(over), (std::vector<std::string>{ "type", "seq", "ending", "scores", "winner", "winners" }));
        QVERIFY(over["scores"].size() == 3 && over["scores"][0]["seat"] == "cross" && !over["winners"].empty());
        QCOMPARE(codeOf(client.say("{\"choose\": 0}")), QString("match-over"));
        QVERIFY(!client.say("{\"why\": {\"deck\": \"deck\"}}").at(0)["rules"].empty());
    }
    void match_betweenBotsOnly_isToldToTheEnd()
    {
        const Client client({ "greedy", "random" }, 2);
        QVERIFY(client.first().size() > 50 && client.first().back()["type"] == "over");
    }
    void decision_saysWhatTheProtocolPromises()
    {
        Client client(kTwoPeople);
        QCOMPARE(shown(client.first().at(0)["kind"]), QString("turn.draw"));
        QCOMPARE(shown(client.first().at(0)["rules"]), QString("[\"KC-TURN-02\"]"));
        const auto lines = client.say("{\"choose\": 0}");
        QCOMPARE(shown(lines.at(0)["type"]), QString("event"));
        QCOMPARE(shown(lines.at(0)["kind"]), QString("card.drawn"));
        QCOMPARE(shown(lines.at(1)["kind"]), QString("turn.place"));
        QCOMPARE(
            keysOf(lines.at(1)["options"][0]["targets"]), (std::vector<std::string>{ "seat", "card", "territory" }));
        Client russian(kTwoPeople, 1, Lang::Ru);
        QCOMPARE(shown(russian.first().at(0)["options"][0]["text"]), QString("Взять карту"));
    }

    // A client that plays one seat hears that others draw, not what.
    void cardsOfBots_areNotToldToTheClient()
    {
        Client client({ "random", "-", "greedy" }, 3);
        Client::Lines lines = client.first();
        int own = 0;
        int others = 0;
        while (lines.back()["type"] != "over") {
            for (const ordered_json &line : lines) {
                if (line["type"] == "decision")
                    QCOMPARE(shown(line["seat"]), QString("tower"));
                if (line["type"] != "event" || line["kind"] != "card.drawn")
                    continue;
                QCOMPARE(line.contains("card"), line["seat"] == "tower");
                ++(line["seat"] == "tower" ? own : others);
            }
            lines = client.say("{\"choose\": 0}");
        }
        QVERIFY(own > 8 && others > 16);
        Client both(kTwoPeople);
        QVERIFY(both.say("{\"choose\": 0}").at(0).contains("card"));
    }
    void wholeTruth_isAReferees()
    {
        const std::vector<std::string> players{ "-", "random", "-" };
        Client client(players, 3);
        for (const char *own : { R"({"view": "cross"})", R"({"view": "lily"})" })
            QVERIFY(codeOf(client.say(own)) == "no error" || codeOf(client.say(own)) == "unknown-seat");
        for (const char *hidden : { R"({"view": "tower"})", R"({"position": true})", R"({"save": "everything"})" })
            QCOMPARE(codeOf(client.say(hidden)), QString("needs-referee"));
        QVERIFY(!std::filesystem::exists(m_home.path().toStdString() + "/matches/everything.json"));
        Client nobody({ "random", "greedy" }, 2); // a match that one only listens to
        for (const ordered_json &line : nobody.first())
            QVERIFY(line["type"] != "event" || line["kind"] != "card.drawn" || !line.contains("card"));
        QCOMPARE(codeOf(nobody.say(R"({"view": "cross"})")), QString("needs-referee"));
        Client referee = Client::referee(players, 3);
        for (const char *hidden : { R"({"view": "tower"})", R"({"position": true})", R"({"save": "everything"})" })
            QCOMPARE(codeOf(referee.say(hidden)), QString("no error"));
        bool hasHeardTheBotsCard = false;
        const Client listener = Client::referee({ "random", "greedy" }, 2);
        for (const ordered_json &line : listener.first())
            hasHeardTheBotsCard = hasHeardTheBotsCard || (line["type"] == "event" && line.contains("card"));
        QVERIFY(hasHeardTheBotsCard);
    }

    void undo_takesBackAPlacement_notADraw()
    {
        Client client = Client::referee(kTwoPeople);
        QCOMPARE(codeOf(client.say("{\"undo\": true}")), QString("nothing-to-undo"));
        const auto decision = client.say("{\"choose\": 0}").back();
        QCOMPARE(codeOf(client.say("{\"undo\": true}")), QString("nothing-to-undo"));
        const ordered_json before = client.position();
        client.say("{\"choose\": 3}");
        QVERIFY(client.position() != before);
        const auto lines = client.say("{\"undo\": true}");
        QCOMPARE(int(lines.size()), 2);
        QCOMPARE(shown(lines[0]["type"]), QString("undone"));
        QCOMPARE(shown(lines[0]["text"]), shown(decision["options"][3]["text"]));
        QVERIFY(lines[1]["options"] == decision["options"]);
        QVERIFY(client.position() == before);
        QCOMPARE(codeOf(client.say("{\"undo\": true}")), QString("nothing-to-undo"));
        QCOMPARE(shown(client.say("{\"choose\": 3}").at(0)["kind"]),
            QString("card.placed")); // told again after the undo
    }
    // Otherwise the client would be asked the bot's question, with the bot's hand as options.
    void undo_ofABotsPlacement_isRefused()
    {
        Client client = Client::referee({ "random", "-" }, 3);
        for (int turn = 0; turn < 5; ++turn) {
            const ordered_json before = client.position();
            QCOMPARE(codeOf(client.say("{\"undo\": true}")), QString("nothing-to-undo"));
            QVERIFY(client.position() == before);
            client.say("{\"choose\": 0}");
            client.say("{\"choose\": 0}");
        }
    }

    void why_quotesTheRules()
    {
        Client client(kTwoPeople);
        const auto why = client.say(R"({"why": {"territory": "edessa"}})").at(0);
        QCOMPARE(keysOf(why), (std::vector<std::string>{ "type", "seq", "option", "rules" }));
        QVERIFY(why["option"] == false && why["rules"][0]["id"] == "KC-TURN-04"
            && why["rules"][0]["text"].get<std::string>().size() > 20);
        QCOMPARE(shown(client.say(R"({"why": {"deck": "deck"}})").at(0)["option"]), QString("true"));
        QCOMPARE(shown(client.say(R"({"why": {}})").at(0)["rules"][0]["id"]), QString("KC-TURN-05"));
        const auto option = client.say("{\"choose\": 0}").back()["options"][0];
        QCOMPARE(
            shown(client.say(ordered_json{ { "why", option["targets"] } }.dump()).at(0)["option"]), QString("true"));
        for (const char *unknown :
            { R"({"why": {"territory": "rome"}})", R"({"why": {"seat": "star"}})", R"({"why": {"weather": "fair"}})" })
            QCOMPARE(codeOf(client.say(unknown)), QString("unknown-target"));
        QCOMPARE(codeOf(client.say(R"({"why": {"card": 7}})")), QString("malformed"));
    }
    void view_showsOneSeatsKnowledge()
    {
        Client client = Client::referee(kTwoPeople, 5);
        const auto view = client.say(R"({"view": "tower"})").at(0);
        QCOMPARE(shown(view["type"]), QString("view"));
        const ordered_json &state = view["view"]["state"];
        QVERIFY(state["hands"]["tower"] == client.position()["state"]["hands"]["tower"]);
        QCOMPARE(shown(state["hands"]["cross"]), QString(R"(["?","?","?","?","?"])"));
        for (const ordered_json &card : state["deck"])
            QCOMPARE(shown(card), QString("?"));
        for (const char *unknown : { R"({"view": "star"})", R"({"view": "moon"})" })
            QCOMPARE(codeOf(client.say(unknown)), QString("unknown-seat"));
        QCOMPARE(codeOf(client.say(R"({"view": 0})")), QString("malformed"));
    }
    // Crusaders from the choice of states to the end of the first round, by a client that reads as it goes.
    void crusaders_areNamedByTheirStates_andCardsCanBeRead()
    {
        const auto game = gameOnShelf("crusaders");
        Client client(std::move(*game->start(defaultSetup(game->setupOptions(), 2, 5))), { "-", "-" });
        QCOMPARE(shown(client.first().back()["seat"]), QString("seat-1"));
        client.say("{\"choose\": 0}");
        const auto lines = client.say("{\"choose\": 0}");
        QVERIFY(game->refOf("state", lines.back()["seat"].get<std::string>()));
        QCOMPARE(shown(client.say(R"({"view": "jerusalem"})").at(0)["seat"]), QString("jerusalem"));
        for (const ordered_json &line : lines) {
            if (line["type"] == "event")
                QVERIFY(!line["text"].get<std::string>().empty());
        }
        const auto card = client.say(R"({"describe": {"tactic": "fire-volley"}})").at(0);
        QCOMPARE(shown(card["type"]), QString("description"));
        QCOMPARE(shown(card["name"]), QString("Fire Volley"));
        QVERIFY(shown(card["text"]).contains("+2"));
        QCOMPARE(codeOf(client.say(R"({"describe": {"tactic": "spoon"}})")), QString("unknown-target"));
        for (int i = 0; i < 60; ++i)
            client.say("{\"choose\": 0}");
        const auto option = client.say(R"({"why": {"city": "nowhere"}})");
        QCOMPARE(codeOf(option), QString("unknown-target"));
    }
    void position_startsTheSameMatchElsewhere()
    {
        Client client = Client::referee(kTwoPeople, 6);
        for (int i = 0; i < 21; ++i)
            client.say("{\"choose\": 0}");
        const auto parsed = parseJson(client.position().dump(), "position");
        std::optional<Problem> problem;
        auto match = gameOnShelf("kingdoms")->startFrom(JsonReader(std::get<JsonNode>(parsed), problem));
        QVERIFY(match);
        Client other(std::move(*match), kTwoPeople, Lang::En, Client::Kind::Referee);
        QVERIFY(other.position() == client.position());
        QVERIFY(other.say("{\"choose\": 0}").back()["options"] == client.say("{\"choose\": 0}").back()["options"]);
    }

    void save_writesARecordThatOpensToTheSamePosition()
    {
        Client client = Client::referee({ "random", "-" }, 7);
        for (int i = 0; i < 9; ++i)
            client.say("{\"choose\": 0}");
        QCOMPARE(shown(client.say(R"({"save": "An-evening_1"})").at(0)["type"]), QString("saved"));
        const std::string path = m_home.path().toStdString() + "/matches/An-evening_1.json";
        auto match = readRecord(*gameOnShelf("kingdoms"), std::get<std::string>(readFile(path)), path);
        QVERIFY(match);
        QVERIFY((*match)->position() == client.position());
        QCOMPARE(codeOf(client.say(R"({"save": "An-evening_1"})")), QString("name-taken"));
        QVERIFY(client.say(R"({"save": "Another"})").at(0)["type"] == "saved");
    }
    void save_underABadName_isRefusedAndWritesNothing()
    {
        Client client = Client::referee(kTwoPeople);
        const auto count = [this] {
            return QDir(m_home.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden).size();
        };
        const auto before = count();
        const std::string longName(65, 'a');
        for (const ordered_json &name : std::vector<ordered_json>{ "", "../escape", "a/b", "a.b", "..", "/etc/x", "имя",
                 "a b", "a\n", std::string("a\0b", 3), longName, 5, 1e5, true, nullptr, ordered_json::array({ "a" }) })
            QCOMPARE(codeOf(client.say(ordered_json{ { "save", name } }.dump())) == "no error", false);
        QVERIFY(codeOf(client.say("{\"save\": 1e5}")) != "no error"); // a number is no name, even if it looks like one
        QCOMPARE(count(), before);
    }
    void save_whereNothingCanBeWritten_isRefused()
    {
        qputenv("OUTREMER_HOME", "/dev/null");
        Client client = Client::referee(kTwoPeople);
        const QString code = codeOf(client.say(R"({"save": "lost"})"));
        qputenv("OUTREMER_HOME", m_home.path().toLocal8Bit());
        QCOMPARE(code, QString("cannot-write"));
    }

private:
    QTemporaryDir m_home;
};

OUTREMER_TEST(TestProtocol)
#include "tst_protocol.moc"
