#include "tests/support/ruletest.h"

#include "model/core/jsonreader.h"

#include <functional>

using namespace outremer;

namespace {

using In = const JsonReader &;
using Read = std::function<void(In)>;

// The first problem of reading `text` with `read`, in words.
QString reading(std::string_view text, const Read &read)
{
    const JsonNode node = std::get<JsonNode>(parseJson(text, "a.json"));
    std::optional<Problem> problem;
    read(JsonReader(node, problem));
    return problem ? QString::fromStdString(problem->text()) : QString();
}

} // namespace

// What a loader tells about the first thing in a file that does not fit.
class TestJsonReader : public test::RuleTest {
    Q_OBJECT
private slots:
    void reader_namesFileLineFieldAndExpectation_data()
    {
        QTest::addColumn<Read>("read");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char *problem, Read read) {
            QTest::addRow("%s", problem) << read << QString(problem);
        };
        row("", [](In r) { r.at("a").at("n").integer(1, 5); });
        row("a.json:3: field \"a.n\": expected a whole number from 6 to 9",
            [](In r) { r.at("a").at("n").integer(6, 9); });
        row("a.json:3: field \"a.n\": expected a whole number from 1 to 4",
            [](In r) { r.at("a").at("n").integer(1, 4); });
        row("a.json:4: field \"a.t\": expected a whole number from 1 to 4",
            [](In r) { r.at("a").at("t").integer(1, 4); });
        row("a.json:8: field \"real\": expected a whole number from 0 to 9", [](In r) { r.at("real").integer(0, 9); });
        row("a.json:3: field \"a.n\": expected a text", [](In r) { r.at("a").at("n").text(); });
        row("a.json:7: field \"empty\": expected a text", [](In r) { r.at("empty").text(); });
        row("a.json:4: field \"a.t\": expected one of \"x\", \"y\"", [](In r) {
            r.at("a").at("t").oneOf({ "x", "y" });
        });
        row("a.json:3: field \"a.n\": expected one of \"x\"", [](In r) { r.at("a").at("n").oneOf({ "x" }); });
        row("a.json:3: field \"a.n\": expected true or false", [](In r) { r.at("a").at("n").boolean(); });
        row("a.json:2: field \"a\": expected a member \"m\"", [](In r) { r.at("a").at("m").at("n").text(); });
        row("a.json:2: field \"a\": expected an array", [](In r) { r.at("a").items(); });
        row("a.json:3: field \"a.n\": expected an object", [](In r) { r.at("a").at("n").at("m"); });
        row("a.json:5: field \"list\": expected an object", [](In r) { r.at("list").members(); });
        row("a.json:6: field \"list[1]\": expected a text", [](In r) { r.at("list").items()[1].text(); });
        row("a.json:4: field \"a.t\": expected no such field here", [](In r) { r.at("a").onlyKeys({ "n" }); });
        row("a.json:1: expected a member \"b\"", [](In r) { r.at("b"); });
    }
    void reader_namesFileLineFieldAndExpectation()
    {
        QFETCH(Read, read);
        QFETCH(QString, problem);
        const QString found = reading(R"({
            "a": {
            "n": 5,
            "t": "z" },
            "list": [ 1,
            2 ],
            "empty": "",
            "real": 1.5
        })",
            read);
        QCOMPARE(found, problem);
    }
    void reader_keepsTheFirstProblemAndAnswersDefaults()
    {
        const QString problem = reading("{\"a\": 1,\n\"b\": 2}", [](const JsonReader &reader) {
            QCOMPARE(reader.at("b").text(), std::string());
            QCOMPARE(reader.at("a").integer(5, 9), 5);
            QCOMPARE(reader.at("a").oneOf({ "x" }), 0);
            QVERIFY(reader.at("c").at("d").items().empty() && reader.at("c").members().empty());
        });
        QCOMPARE(problem, QString("a.json:2: field \"b\": expected a text"));
    }
};

OUTREMER_TEST(TestJsonReader)
#include "tst_jsonreader.moc"
