#include "tests/core/packfolder.h"
#include "tests/support/ruletest.h"

#include "model/kingdoms/kingdoms.h"

#include <nlohmann/json.hpp>

#include <QRegularExpression>

#include <functional>

using namespace outremer;
using namespace outremer::kingdoms;

namespace {

using nlohmann::ordered_json;
using Edit = std::function<void(ordered_json &)>;

// What the game says to a pack with this file.
QString refusalOf(const std::string &file, const std::vector<std::string> &texts)
{
    Pack pack = Pack::builtIn("kingdoms");
    for (const std::string &text : texts) {
        if (const auto problem = pack.overlayFile(file, text, file))
            return QString::fromStdString(problem->text());
    }
    const auto game = Kingdoms::load(pack);
    return game ? QString() : QString::fromStdString(game.refusal().message);
}

void addColumns()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
}

} // namespace

// Every mistake an author of a pack can make is answered with the file, the line, the field and what belongs
// there.
class TestBrokenPacks : public test::RuleTest {
    Q_OBJECT
private slots:
    void deck_withAMistake_isRefusedWhereItIs_data()
    {
        addColumns();
        // One card of the built-in deck with one field put over it, on the third line.
        const auto card = [](const char *field, const char *problem) {
            QTest::addRow("%s", field) << QString("{\"cards\": [\n{\"id\": \"b\",\n%1}]}").arg(field)
                                       << QString("deck.json:3: field \"cards[1].") + problem;
        };
        const char *copies = "copies\": expected a whole number from 0 to 60";
        for (const char *wrong : { "-1", "61", "1.5", "1e1", "\"1\"", "true", "null", "[1]", "99999999999999999999999",
                 "-99999999999999999999999" })
            card(qPrintable(QString("\"copies\": %1").arg(wrong)), copies);
        card("\"symbols\": [\"lance\", \"spoon\"]",
            "symbols[1]\": expected one of \"lance\", \"bow\", \"swords\", \"helmet\", \"banner\"");
        card("\"symbols\": [\"lance\", 1]",
            "symbols[1]\": expected one of \"lance\", \"bow\", \"swords\", \"helmet\", \"banner\"");
        card("\"symbols\": [\"bow\", \"bow\"]", "symbols[1]\": expected different symbols, weakest first");
        card("\"symbols\": [\"bow\", \"lance\"]", "symbols[1]\": expected different symbols, weakest first");
        card("\"symbols\": []", "symbols\": expected at least one symbol");
        card("\"symbols\": \"bow\"", "symbols\": expected an array");
        card("\"name\": { \"de\": \"X\" }", "name.de\": expected no such field here");
        card("\"name\": { \"ru\": null }", "name.ru\": expected an object");
        card("\"name\": { \"en\": \"\" }", "name.en\": expected a text");
        card("\"name\": { \"en\": { \"acc\": \"X\" } }", "name.en\": expected a form \"nom\"");
        card("\"name\": \"X\"", "name\": expected an object");
        card("\"origin\": \"moon\"", "origin\": expected one of \"rulebook\", \"house\"");
        card("\"colour\": 1", "colour\": expected no such field here");

        const auto row = [](const char *name, const char *text, const char *problem) {
            QTest::addRow("%s", name) << QString(text) << QString(problem);
        };
        row("not an object", "[]", "deck.json:1: expected an object");
        row("unknown key", "{\n\"cardz\": []}", "deck.json:2: field \"cardz\": expected no such field here");
        row("no array", "{\n\"cards\": {}}", "deck.json:2: field \"cards\": expected an array");
        row("incomplete new card", "{\"cards\": [\n{\"id\": \"new\"}]}",
            "deck.json:2: field \"cards[31]\": expected a member \"symbols\"");
        row("second card with a face", "{\"cards\": [\n{\"id\": \"new\", \"symbols\": [\"bow\"]}]}",
            "deck.json:2: field \"cards[31]\": expected each set of symbols only once");
        row("card without id", "{\"cards\": [\n{\"symbols\": [\"lance\"]}]}",
            "deck.json:2: field \"cards[0]\": expected a member \"id\"");
        row("duplicate key", "{\"cards\": [],\n\"cards\": []}",
            "deck.json:2: expected each key only once, but \"cards\" is repeated");
        row("one id twice", "{\"cards\": [{\"id\": \"b\", \"copies\": 1},\n{\"id\": \"b\", \"copies\": 2}]}",
            "deck.json:2: field \"cards[1]\": expected each id only once, but \"b\" is repeated");
        row("too many cards", "{\n\"cards\": [{\"id\": \"b\", \"copies\": 60}]}",
            "deck.json:2: field \"cards\": expected between 60 and 120 cards for 3 players, not 230");
        QStringList none;
        for (const char *id : { "lb", "ls", "lbs", "lbh", "lh", "ln", "bs" })
            none += QString("{\"id\": \"%1\", \"copies\": 0}").arg(id);
        row("too few cards", qPrintable("{\n\"cards\": [" + none.join(",") + "]}"),
            "deck.json:2: field \"cards\": expected between 40 and 120 cards for 2 players, not 38");
    }
    void deck_withAMistake_isRefusedWhereItIs()
    {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        QCOMPARE(refusalOf("deck.json", { text.toStdString() }), problem);
    }

    void table_withAMistake_isRefusedWhereItIs_data()
    {
        addColumns();
        const auto number = [](const char *field, const char *problem) {
            QTest::addRow("%s", field) << QString("{\"numbers\": {\n%1}}").arg(field)
                                       << QString("table.json:2: field \"numbers.") + problem;
        };
        for (const char *wrong : { "0", "6", "-5", "5.0", "null" })
            number(
                qPrintable(QString("\"handSize\": %1").arg(wrong)), "handSize\": expected a whole number from 1 to 5");
        number("\"decks\": {\"2\": 3}", "decks.2\": expected a whole number from 1 to 2");
        number("\"decks\": {\"5\": 1}", "decks.5\": expected no such field here");
        number("\"points\": [3, 2, 1]", "points\": expected points for four ranks");
        number("\"points\": [3, 2, 1, -1]", "points[3]\": expected a whole number from 0 to 20");
        number("\"points\": [21, 2, 1, 0]", "points[0]\": expected a whole number from 0 to 20");
        number("\"luck\": 1", "luck\": expected no such field here");
        const auto row = [](const char *text, const char *problem) {
            QTest::addRow("%s", text) << QString(text) << QString("table.json:") + problem;
        };
        const char *fifth = "{\n\"seats\": [{\"id\": \"moon\", \"name\": {\"ru\": \"X\", \"en\": \"X\"}}]}";
        row(fifth, "2: field \"seats\": expected 4 entries");
        row("{\"seats\": [\n{\"id\": \"star\", \"colour\": 1}]}",
            "2: field \"seats[3].colour\": expected no such field here");
        row("{\"territories\": [\n{\"id\": \"edessa\", \"name\": 1}]}",
            "2: field \"territories[2].name\": expected an object");
        row("{\n\"symbols\": []}", "2: field \"symbols\": expected 5 entries");
        row("{\n\"seats\": null}", "2: field \"seats\": expected an array");
    }
    void table_withAMistake_isRefusedWhereItIs()
    {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        QCOMPARE(refusalOf("table.json", { text.toStdString() }), problem);
    }

    void phrase_withAMistake_isRefusedWhereItIs_data()
    {
        addColumns();
        const auto row = [](const char *patterns, const char *problem) {
            QTest::addRow("%s", patterns) << QString("{\n\"option.draw\": %1}").arg(patterns)
                                          << QString("phrases.json:2: field \"option.draw") + problem;
        };
        row("{ \"ru\": \"Взять {card\" }", "\": expected every { closed by a }");
        row("{ \"en\": \"Draw {\" }", "\": expected every { closed by a }");
        row("{ \"en\": \"Draw } a card\" }", "\": expected every { closed by a }");
        row("{ \"ru\": \"{seat{card}\", \"en\": \"{seat{card}\" }", "\": expected every { closed by a }");
        row("{ \"ru\": \"{crad}\", \"en\": \"{crad}\" }",
            "\": expected blanks named after the game's nouns: seat, number, card, territory, deck");
        row("{ \"en\": \"Draw {card}\" }", "\": expected the same blanks in Russian and English");
        row("{ \"ru\": \"{card}\", \"en\": \"{deck}\" }", "\": expected the same blanks in Russian and English");
        row("{ \"de\": \"X\" }", ".de\": expected no such field here");
        row("{ \"ru\": \"\" }", ".ru\": expected a text");
        row("{ \"ru\": null }", ".ru\": expected a text");
        row("\"X\"", "\": expected an object");
    }
    void phrase_withAMistake_isRefusedWhereItIs()
    {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        QCOMPARE(refusalOf("phrases.json", { text.toStdString() }), problem);
    }
    void newPhrase_inOneLanguageOnly_isRefused()
    {
        QCOMPARE(refusalOf("phrases.json", { "{\n\"my.own\": {\"en\": \"X\"}}" }),
            QString("phrases.json:2: field \"my.own\": expected a member \"ru\""));
        QCOMPARE(refusalOf("phrases.json", { "{\n\"my.own\": {\"ru\": \"X\"}}" }),
            QString("phrases.json:2: field \"my.own\": expected a member \"en\""));
    }

    void endlessLists_areRefusedOrRead()
    {
        QStringList cards;
        QStringList phrases;
        for (int i = 0; i < 40'000; ++i) {
            cards += QString("{\"id\": \"%1\"}").arg(i);
            phrases += QString("\"%1\": {\"ru\": \"X\", \"en\": \"X\"}").arg(i);
        }
        QVERIFY(!refusalOf("deck.json", { ("{\"cards\": [" + cards.join(',') + "]}").toStdString() }).isEmpty());
        refusalOf("phrases.json", { ("{" + phrases.join(',') + "}").toStdString() });
    }

    // What only a pack that replaces a whole list can get wrong: here each file is replaced by an edited
    // copy.
    void wholeFile_withAMistake_isRefusedWhereItIs_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char *file, const char *problem, Edit edit) {
            QTest::addRow("%s", problem) << file << edit << problem;
        };
        row("deck.json", "field \"cards\": expected a card for each of the 31 sets of symbols",
            [](ordered_json &json) { json["cards"].erase(30); });
        row("deck.json", "field \"cards[5]\": expected each id only once, but \"l\" is repeated",
            [](ordered_json &json) { json["cards"][5]["id"] = "l"; });
        row("deck.json", "field \"cards[5]\": expected each id only once, but \"?\" is repeated",
            [](ordered_json &json) { json["cards"][5]["id"] = "?"; });
        row("deck.json", "field \"cards[5]\": expected a member \"copies\"",
            [](ordered_json &json) { json["cards"][5].erase("copies"); });
        row("deck.json", "field \"cards[5].name\": expected a member \"ru\"",
            [](ordered_json &json) { json["cards"][5]["name"].erase("ru"); });
        row("deck.json", "expected a member \"cards\"", [](ordered_json &json) { json.erase("cards"); });
        row("table.json", "field \"seats[2]\": expected each id only once, but \"cross\" is repeated",
            [](ordered_json &json) { json["seats"][2]["id"] = "cross"; });
        row("table.json", "field \"territories\": expected 5 entries",
            [](ordered_json &json) { json["territories"].erase(4); });
        row("table.json", "field \"symbols\": expected the five symbols from weakest to strongest (KC-ARMY-02)",
            [](ordered_json &json) { std::swap(json["symbols"][0], json["symbols"][1]); });
        row("table.json", "field \"numbers\": expected a member \"handSize\"",
            [](ordered_json &json) { json["numbers"].erase("handSize"); });
        row("table.json", "field \"numbers.decks\": expected a member \"4\"",
            [](ordered_json &json) { json["numbers"]["decks"].erase("4"); });
        row("rules.json", "only once, but \"KC-SETUP-01\" is repeated",
            [](ordered_json &json) { json["rules"][7]["id"] = "KC-SETUP-01"; });
        row("rules.json", "field \"rules[7]\": expected a member \"page\"",
            [](ordered_json &json) { json["rules"][7].erase("page"); });
        row("rules.json", "field \"rules[7]\": expected a member \"en\"",
            [](ordered_json &json) { json["rules"][7].erase("en"); });
    }
    void wholeFile_withAMistake_isRefusedWhereItIs()
    {
        QFETCH(QString, file);
        QFETCH(Edit, edit);
        QFETCH(QString, problem);
        ordered_json json = ordered_json::parse(test::builtInFile(file.toStdString()));
        edit(json);
        const QString refusal = refusalOf(file.toStdString(), { "0", json.dump(1) });
        QVERIFY2(QRegularExpression("^" + file + ":[1-9][0-9]*: ").match(refusal).hasMatch(), qPrintable(refusal));
        QVERIFY2(refusal.endsWith(problem), qPrintable(refusal));
    }
};

OUTREMER_TEST(TestBrokenPacks)
#include "tst_brokenpacks.moc"
