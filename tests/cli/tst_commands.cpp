#include "tests/cli/keys.h"
#include "tests/cli/run.h"
#include "tests/core/packfolder.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using test::Answer;
using test::keysOf;
using test::run;

namespace {

// The commands the overview lists.
QStringList allCommands()
{
    QStringList names;
    for (const QString &line : QString::fromStdString(run("--help").out).split('\n')) {
        if (line.startsWith("  outremer-cli "))
            names += line.split(' ', Qt::SkipEmptyParts)[1];
    }
    return names;
}

} // namespace

// Every command of the command line: what it prints, how it ends and what it says when it is used wrongly.
class TestCommands : public test::RuleTest {
    Q_OBJECT
private slots:
    void initTestCase() { qputenv("OUTREMER_HOME", QByteArray::fromStdString(m_home.path().string())); }

    void help_isThereForEveryCommand()
    {
        for (const char *name : { "games", "simulate", "play", "position", "pack", "trace", "watch" })
            QVERIFY2(allCommands().contains(name), name);
        for (const QString &name : allCommands()) {
            for (const QString &line : { name + " --help", name + " kingdoms --help", name + " --help --nonsense" }) {
                const Answer help = run(line);
                QVERIFY2(help.code == 0 && help.err.empty(), qPrintable(line));
                QVERIFY2(help.out.starts_with("outremer-cli " + name.toStdString()), qPrintable(line));
            }
        }
        QCOMPARE(run("help").out, run("--help").out);
        const Answer nothing = run("");
        QVERIFY(nothing.code == 2 && nothing.out.empty() && nothing.err == run("help").out);
    }

    void wrongUsage_isOneLineAndCodeTwo_data()
    {
        QTest::addColumn<QString>("line");
        for (const char *line : { "nonsense", "Games", "--json", "games kingdoms", "games --seats 2", "simulate",
                 "simulate kingdoms rex", "simulate kingdoms --seats", "simulate kingdoms --games",
                 "simulate kingdoms --nonsense", "simulate --seats 2", "simulate kingdoms --seats=2", "play",
                 "play kingdoms --resume", "play kingdoms --json", "watch", "watch kingdoms --lang", "position",
                 "position kingdoms", "position kingdoms a b", "pack", "pack check", "pack frob", "pack list all",
                 "pack check a b", "trace kingdoms rex", "trace --results" })
            QTest::addRow("%s", line) << line;
    }
    void wrongUsage_isOneLineAndCodeTwo()
    {
        QFETCH(QString, line);
        const Answer answer = run(line);
        QVERIFY2(answer.isOneComplaint(2), answer.err.c_str());
    }

    void refusedRequest_isOneLineAndCodeOne_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("about");
        const auto row = [](const QString &line, const QString &about) {
            QTest::addRow("%s", qPrintable(line)) << line << about;
        };
        for (const char *command : { "simulate kingdoms --games 1", "play kingdoms", "watch kingdoms" }) {
            for (const char *seats :
                { "0", "1", "5", "999", "-1", "abc", "2.0", "+2", "2x", "0x2", "99999999999999999999" })
                row(QString("%1 --seats %2").arg(command, seats),
                    QString("--seats takes a whole number from 2 to 4, not \"%1\"").arg(seats));
            for (const char *seed : { "-1", "abc", "9223372036854775808" })
                row(QString("%1 --seed %2").arg(command, seed), "--seed takes a whole number");
            row(QString("%1 --option luck=on").arg(command), "luck=on");
            row(QString("%1 --option scoring").arg(command), "--option takes NAME=VALUE");
            row(QString("%1 --option scoring=luck").arg(command), "\"scoring\" has no value \"luck\"");
            row(QString("%1 --pack /nowhere").arg(command), "/nowhere/pack.json: expected a readable file");
        }
        for (const char *games : { "0", "-5", "100000001", "99999999999999999999", "abc", "1e3" })
            row(QString("simulate kingdoms --games %1").arg(games),
                QString("--games takes a whole number from 1 to 100000000, not \"%1\"").arg(games));
        for (const char *command : { "simulate", "play", "watch", "trace" })
            row(QString("%1 chess").arg(command), "there is no game \"chess\"");
        row("position chess /nowhere", "there is no game \"chess\"");
        row("simulate kingdoms --seats 2 --bots clever", "there is no bot \"clever\"");
        row("simulate kingdoms --seats 3 --bots random,greedy", "one for each of the 3 seats");
        row("simulate kingdoms --seats 2 --bots random,greedy,random", "one for each of the 2 seats");
        row("simulate kingdoms --seats 2 --bots random,", "there is no bot \"\"");
        row("play kingdoms --bots clever", "there is no bot \"clever\"");
        row("simulate kingdoms --seats 2 --bots ismcts:none", "ismcts takes 1 to 10000000 iterations");
        row("simulate kingdoms --seats 2 --bots king/bold", "there is no style \"bold\"");
        row("simulate kingdoms --seats 2 --bots greedy/pious", "bots have no styles in kingdoms");
        row("simulate kingdoms --seats 2 --threads 0", "--threads takes a whole number from 1 to 256");
        row("simulate kingdoms --seats 2 --workers 0", "--workers takes a whole number from 1 to 256");
        row("play kingdoms --bots -,-,-", "more bots than there are seats");
        row("play kingdoms --lang de", "--lang takes ru or en");
        row("play kingdoms --position /nowhere", "/nowhere: expected a readable file");
        row("play kingdoms --resume nothing", "nothing.json: expected a readable file");
        row("play kingdoms --resume ../nothing", "a name has 1 to 64 letters");
        row("watch kingdoms --lang de", "--lang takes ru or en");
        row("position kingdoms /nowhere", "/nowhere: expected a readable file");
        row("position kingdoms /", "/: expected a readable file");
        row("pack check /nowhere", "/nowhere/pack.json: expected a readable file");
        row("trace --results /nowhere", "/nowhere");
        row("trace", "/nowhere/../trace");
    }
    void refusedRequest_isOneLineAndCodeOne()
    {
        QFETCH(QString, line);
        QFETCH(QString, about);
        const Answer answer = run(line);
        QVERIFY2(answer.isOneComplaint(1), answer.err.c_str());
        QVERIFY2(answer.err.find(about.toStdString()) != std::string::npos, answer.err.c_str());
    }

    void games_listsTheShelf()
    {
        const Answer plain = run("games");
        QVERIFY(plain.code == 0 && plain.err.empty() && plain.out.starts_with("crusaders  ")
            && plain.out.find("\nkingdoms  ") != std::string::npos);
        const auto list = run("games --json").json();
        QVERIFY(list.is_array() && list.size() >= 2);
        QCOMPARE(keysOf(list[0]),
            (std::vector<std::string>{ "id", "title", "titleRu", "minSeats", "maxSeats", "revision", "pack" }));
        QVERIFY(list[0]["id"] == "crusaders" && list[1]["id"] == "kingdoms" && list[0]["minSeats"] == 2
            && list[0]["maxSeats"] == 4 && list[0]["revision"] == 1);
    }

    void position_printsTheCanonicalForm()
    {
        test::PackFolder folder;
        folder.file("small.json", R"({"game": "kingdoms", "seats": ["cross", "tower"], "seed": 7, "deckTop": ["l"]})");
        const QString path = QString::fromStdString((folder.path() / "small.json").string());
        const Answer first = run("position kingdoms " + path);
        QVERIFY(first.code == 0 && first.err.empty() && first.json()["state"]["deck"].back() == "l");
        folder.file("small.json", first.out);
        QVERIFY(run("position kingdoms " + path).out == first.out
            && run("position kingdoms --json " + path).out == first.out);
        QCOMPARE(run("play kingdoms --position " + path, "{\"quit\": true}\n").code, 0);
        for (const char *wrong :
            { "{", "[]", R"({"game": "rex", "seats": []})", R"({"game": "kingdoms", "seats": ["cross"]})" }) {
            folder.file("small.json", wrong);
            const Answer refused = run("position kingdoms " + path);
            QVERIFY2(refused.isOneComplaint(1) && refused.err.find("small.json:1: ") != std::string::npos,
                refused.err.c_str());
        }
    }
    void pack_isCheckedAndListed()
    {
        const auto packs = m_home.path() / "packs";
        std::filesystem::create_directories(packs);
        QCOMPARE(int(run("pack list --json").json().size()), 2); // what is built in
        test::PackFolder sound("kingdoms");
        sound.file("phrases.json", R"({"title": {"ru": "Иначе", "en": "Otherwise"}})");
        const Answer checked = run("pack check " + QString::fromStdString(sound.path().string()) + " --json");
        QVERIFY2(checked.code == 0, checked.err.c_str());
        QCOMPARE(keysOf(checked.json()), (std::vector<std::string>{ "id", "game", "name", "nameRu", "hash" }));
        sound.file("deck.json", "{\"cards\": [\n{\"id\": \"l\", \"copies\": -1}]}");
        const Answer refused = run("pack check " + QString::fromStdString(sound.path().string()));
        QVERIFY2(refused.isOneComplaint(1)
                && refused.err.find("deck.json:2: field \"cards[0].copies\": expected a whole number")
                    != std::string::npos,
            refused.err.c_str());
        std::filesystem::copy(sound.path(), packs / "broken");
        std::filesystem::create_directory(packs / "\xff no UTF-8");
        const Answer listed = run("pack list --json");
        QCOMPARE(listed.code, 0);
        const auto list = listed.json();
        QVERIFY(list.size() == 4 && list[0]["id"] == "built-in" && list[1]["id"] == "built-in"
            && list[2]["problem"].get<std::string>().find("deck.json:2") != std::string::npos
            && list[3].contains("problem"));
        QVERIFY(run("pack list").code == 0 && run("pack list").out.find("built-in") != std::string::npos);
    }
    void examplePack_isSound()
    {
        for (const char *game : { "crusaders", "kingdoms" }) {
            const Answer checked = run(QString("pack check " OUTREMER_SOURCE_DIR "/model/%1/example-pack").arg(game));
            QVERIFY2(checked.code == 0 && checked.err.empty(), checked.err.c_str());
        }
    }
    void trace_countsWhatTestsHaveProven()
    {
        test::PackFolder results;
        const QString flags = " --results " + QString::fromStdString(results.path().string());
        auto trace = run("trace kingdoms --json" + flags).json();
        const int total = trace["total"].get<int>();
        QVERIFY(keysOf(trace)[0] == "game" && trace["proven"] == 0
            && int(trace["missing"].size() + trace["notApplicable"].size()) == total);
        results.file("tst_a.json", R"({"proven": {"KC-TURN-01": ["a"], "KC-TURN-03": ["a"]}, "refuted": []})");
        results.file(
            "tst_b.json", R"({"proven": {"KC-TURN-01": ["b"], "KC-TURN-02": ["b"]}, "refuted": ["KC-TURN-03"]})");
        results.file("notes.txt", "not JSON");
        trace = run("trace kingdoms --json" + flags).json();
        QVERIFY(trace["proven"] == 2 && trace["total"] == total
            && int(trace["missing"].size() + trace["notApplicable"].size()) == total - 2);
        QCOMPARE(run("trace --json" + flags).json()[1]["proven"].get<int>(), 2);
        QVERIFY(run("trace" + flags).out.find("kingdoms: 2 of ") != std::string::npos);
        results.file("tst_c.json", R"({"proven": {"KC-NONSENSE-01": ["c"]}, "refuted": []})");
        const Answer unknown = run("trace" + flags);
        QVERIFY(unknown.isOneComplaint(1) && unknown.err.find("KC-NONSENSE-01") != std::string::npos);
        results.file("tst_c.json", "{");
        QVERIFY(run("trace" + flags).isOneComplaint(1));
    }
    void play_goesOnWithASavedMatch()
    {
        const Answer saved = run("play kingdoms --referee --seats 3 --seed 5 --bots -,random",
            "{\"choose\":0}\n{\"choose\":0}\n{\"save\":\"evening\"}\n{\"position\":true}\n{\"quit\":true}\n{"
            "\"position\":true}\n");
        QVERIFY(saved.code == 0 && saved.err.empty());
        const Answer resumed = run("play kingdoms --referee --resume evening --bots -,random", "{\"position\":true}\n");
        const auto last = [](const Answer &answer) { return answer.out.substr(answer.out.find("\"position\":{")); };
        QCOMPARE(last(resumed), last(saved));
        QVERIFY(std::filesystem::exists(m_home.path() / "matches" / "evening.json"));
    }
    void watch_tellsAMatchToItsEnd()
    {
        const Answer english = run("watch kingdoms --seats 4 --seed 3");
        QVERIFY(english.code == 0 && english.err.empty()
            && english.out.find("House of the Cross draws a card\n") != std::string::npos);
        QVERIFY(english.out.find('<') == std::string::npos && english.out.find(" * ") != std::string::npos);
        QVERIFY(run("watch kingdoms --seats 4 --seed 3 --lang ru").out.starts_with("Ордонанс\n"));
    }

private:
    test::PackFolder m_home;
};

OUTREMER_TEST(TestCommands)
#include "tst_commands.moc"
