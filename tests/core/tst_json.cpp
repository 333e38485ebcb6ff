#include "tests/core/mutants.h"
#include "tests/support/ruletest.h"

#include "model/core/jsonreader.h"
#include "model/core/pack.h"

#include <QElapsedTimer>

using namespace outremer;

namespace {

JsonNode parsed(std::string_view text)
{
    return std::get<JsonNode>(parseJson(text, "a.json"));
}

// What parsing says is wrong; line 0 and no words when nothing is.
Problem problemOf(std::string_view text)
{
    const auto result = parseJson(text, "a.json");
    const auto *problem = std::get_if<Problem>(&result);
    return problem ? *problem : Problem{};
}

// Asks a node for everything it could be asked, as loaders of any file would.
void readEverything(const JsonReader &reader, int depth = 0)
{
    QVERIFY(depth <= kMaxJsonDepth);
    reader.text();
    reader.integer(-5, 5);
    reader.boolean();
    reader.oneOf({ "cross", "tower" });
    reader.onlyKeys({ "id" });
    QVERIFY(reader.at("no such member").node().line == 0 && !reader.maybe("no such member"));
    for (const JsonReader &item : reader.items())
        readEverything(item, depth + 1);
    for (const auto &[key, member] : reader.members())
        readEverything(member, depth + 1);
}

} // namespace

// Files from outside: parsed strictly, refused with their place, and never the end of the program.
class TestJson : public test::RuleTest {
    Q_OBJECT
private slots:
    void lines_areRight_forEveryKindOfValue()
    {
        const JsonNode list = parsed("\n\n[\n1\n,\n\"a\"\n,\ntrue\n,\n-2.5\n,\nnull\n,\n{\n}\n,\n[\n]\n,-3,4 \n]\n");
        QCOMPARE(list.line, 3);
        std::vector<int> lines;
        for (const JsonNode &item : list.items)
            lines.push_back(item.line);
        QCOMPARE(lines, (std::vector<int>{ 4, 6, 8, 10, 12, 14, 17, 19, 19 }));
        QCOMPARE(parsed("7\n").line, 1);
        QCOMPARE(parsed("\n7").line, 2);
        QCOMPARE(parsed("\r\n7\r\n").line, 2);
        const JsonNode object = parsed("{\"a\":\n1\n,\"b\":2\n,\n\"c\": 3}");
        QCOMPARE(object.member("a")->line, 2);
        QCOMPARE(object.member("b")->line, 3);
        QCOMPARE(object.member("c")->line, 5);
    }
    void values_keepWhatWasWritten()
    {
        const JsonNode node =
            parsed(R"({"t": "Эдесса \u0041\n", "i": -9223372036854775808, "r": 1.5e3, "b": false, "n": null})");
        QCOMPARE(QString::fromStdString(node.member("t")->text), QString("Эдесса A\n"));
        QCOMPARE(node.member("i")->integer, INT64_MIN);
        QVERIFY(node.member("r")->kind == JsonNode::Kind::Real && node.member("r")->text == "1.5e3");
        QVERIFY(node.member("b")->kind == JsonNode::Kind::Boolean && node.member("b")->integer == 0);
        QVERIFY(node.member("n")->kind == JsonNode::Kind::Null && !node.member("x"));
        QVERIFY(node.file && *node.member("t")->file == "a.json");
        QCOMPARE(QString::fromStdString(parsed(node.dump()).dump()), QString::fromStdString(node.dump()));
    }

    void notJson_isRefusedAtItsLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addRow("nothing") << QByteArray() << 1;
        QTest::addRow("blanks") << QByteArray("  ") << 1;
        QTest::addRow("duplicate key") << QByteArray("{\"a\": 1,\n\n\"a\": 2}") << 3;
        QTest::addRow("duplicate key, other spelling") << QByteArray("{\"a\": 1,\n\"\\u0061\": 2}") << 2;
        QTest::addRow("trailing text") << QByteArray("{}\n{}") << 2;
        QTest::addRow("trailing comma") << QByteArray("[1,\n]") << 2;
        QTest::addRow("missing comma") << QByteArray("{\"a\": 1\n\"b\": 2}") << 2;
        QTest::addRow("missing value") << QByteArray("{\"a\":\n}") << 2;
        QTest::addRow("comment") << QByteArray("{\n// no\n}") << 2;
        QTest::addRow("single quotes") << QByteArray("\n{'a': 1}") << 2;
        QTest::addRow("not a number") << QByteArray("[\nNaN]") << 2;
        QTest::addRow("leading zero") << QByteArray("[\n01]") << 2;
        QTest::addRow("plus sign") << QByteArray("[\n+1]") << 2;
        QTest::addRow("zero byte") << QByteArray("[1,\n\0]", 6) << 2;
        QTest::addRow("control character in a text") << QByteArray("[\n\"a\tb\"]") << 2;
        QTest::addRow("unknown escape") << QByteArray("[\n\"\\x41\"]") << 2;
        QTest::addRow("half a surrogate pair") << QByteArray("[\n\"\\ud800\"]") << 2;
        QTest::addRow("byte that is no UTF-8") << QByteArray("[\n\"\xff\"]") << 2;
        QTest::addRow("overlong UTF-8") << QByteArray("[\n\"\xc0\xaf\"]") << 2;
        QTest::addRow("cut UTF-8") << QByteArray("[\n\"\xd0\"]") << 2;
        QTest::addRow("surrogate in UTF-8") << QByteArray("[\n\"\xed\xa0\x80\"]") << 2;
        QTest::addRow("not closed") << QByteArray("{\"a\": [1,\n2") << 2;
        QTest::addRow("text not closed") << QByteArray("[\n\"a") << 2;
        QTest::addRow("more than 64 bits") << QByteArray("[\n9223372036854775808]") << 2;
        QTest::addRow("more than 64 bits, at the end of a line") << QByteArray("[\n9223372036854775808\n]") << 2;
        QTest::addRow("beyond every number") << QByteArray("[\n1e999]") << 2;
        QTest::addRow("beyond every number, at the end of a line") << QByteArray("[\n1e999\n]") << 2;
        QTest::addRow("text broken by the end of a line") << QByteArray("[\n\"a\n\"]") << 2;
    }
    void notJson_isRefusedAtItsLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        const Problem problem = problemOf(std::string_view(text.data(), std::size_t(text.size())));
        QVERIFY(!problem.expected.empty());
        QCOMPARE(problem.line, line);
        QCOMPARE(problem.file, std::string("a.json"));
        QVERIFY2(!problem.text().starts_with("[json") && problem.text().find('\n') == std::string::npos,
            problem.text().c_str());
    }
    // The problem is shown to people and put into JSON lines; both break on half a character.
    void problem_ofAFileThatIsNoUtf8_isItselfUtf8()
    {
        for (const char *bytes : { "\"\xff\"", "\xff", "\"\xd0", "{\"\xc3\x28\": 1}", "[1\x80]" }) {
            const std::string text = problemOf(bytes).text();
            QVERIFY2(QString::fromStdString(text).toStdString() == text, text.c_str());
        }
    }

    void nesting_isBounded()
    {
        const std::string opens(kMaxJsonDepth, '[');
        const std::string closes(kMaxJsonDepth, ']');
        QVERIFY(problemOf(opens + closes).expected.empty());
        QVERIFY(problemOf("[" + opens + closes + "]").expected.find("32 levels") != std::string::npos);
        std::string objects;
        for (int i = 0; i < 100'000; ++i)
            objects += "{\"a\":";
        for (const std::string &deep :
            { std::string(100'000, '['), objects, std::string(100'000, '[') + std::string(100'000, ']') })
            QVERIFY(problemOf(deep).expected.find("32 levels") != std::string::npos);
    }
    void size_isBounded()
    {
        const std::string most = "\"" + std::string(kMaxJsonBytes - 2, 'a') + "\"";
        QVERIFY(problemOf(most).expected.empty());
        QCOMPARE(QString::fromStdString(problemOf(most + " ").text()),
            QString("a.json: expected a file of at most 4194304 bytes"));
    }
    // A file within the size limit must not keep the program busy for minutes, whether it is refused or not.
    void manyKeys_areReadQuickly()
    {
        std::string text = "{\"first\":0";
        for (int i = 0; i < 40'000; ++i)
            text += ",\"" + std::to_string(i) + "\":0";
        QElapsedTimer timer;
        timer.start();
        const JsonNode node = parsed(text + "}");
        QCOMPARE(node.members.size(), std::size_t(40'001));
        QVERIFY(problemOf(text + ",\"first\":1}").expected.find("first") != std::string::npos);
        QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
    }

    void mutantsOfAFile_neverCrash()
    {
        std::string table;
        for (const EmbeddedFile &file : embeddedFiles())
            table = file.name == "table.json" ? std::string(file.bytes) : table;
        for (std::uint64_t seed = 0; seed < 5000; ++seed) {
            Rng rng = streamOf(1, seed);
            const std::string bytes = test::mutantOf(table, rng);
            const auto result = parseJson(bytes, "mutant.json");
            if (const auto *problem = std::get_if<Problem>(&result)) {
                QVERIFY2(problem->line > 0 && !problem->expected.empty(), test::atSeed(seed).c_str());
                continue;
            }
            std::optional<Problem> problem;
            const JsonNode &node = std::get<JsonNode>(result);
            readEverything(JsonReader(node, problem));
            QVERIFY2(problem && problem->line > 0, test::atSeed(seed).c_str());
            QVERIFY2(parsed(node.dump()).dump() == node.dump(), test::atSeed(seed).c_str());
        }
    }
};

OUTREMER_TEST(TestJson)
#include "tst_json.moc"
