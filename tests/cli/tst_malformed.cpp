#include "tests/cli/client.h"
#include "tests/core/mutants.h"
#include "tests/support/ruletest.h"

#include <QTemporaryDir>

using namespace outremer;
using test::Client;
using test::shown;

namespace {

std::string nested(int depth)
{
    return std::string(std::size_t(depth), '[') + std::string(std::size_t(depth), ']');
}

} // namespace

// Lines that are no requests: each gets one error, and the match does not notice.
class TestMalformed : public test::RuleTest {
    Q_OBJECT
private slots:
    void initTestCase() { qputenv("OUTREMER_HOME", m_home.path().toLocal8Bit()); }

    void malformedLine_getsOneErrorAndChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("line");
        const std::vector<std::string> lines{ "", " ", "hello", "{", "}", "[]", "{}", "null", "0", "\"choose\"",
            "{\"choose\"}", "{\"choose\":}", "{\"choose\":0", "{\"choose\":0}}", "{\"choose\":0},",
            "{\"choose\":0}{\"choose\":0}", "{'choose':0}", "{choose:0}", "{\"choose\":0,}",
            "{\"choose\":0,\"choose\":0}", "{\"choose\":0,\"undo\":true}", "[{\"choose\":0}]", "{\"Choose\":0}",
            "{\"\":0}", "{\"choose \":0}", "{\"choose\":00}", "{\"choose\":0x0}", "{\"choose\":+0}", "{\"choose\":-1}",
            "{\"choose\":1}", "{\"choose\":99}", "{\"choose\":0.0}", "{\"choose\":1e0}", "{\"choose\":\"0\"}",
            "{\"choose\":true}", "{\"choose\":null}", "{\"choose\":[0]}", "{\"choose\":{\"id\":0}}",
            "{\"choose\":9223372036854775807}", "{\"choose\":9223372036854775808}", "{\"choose\":-9223372036854775809}",
            "{\"choose\":1e999}", "{\"choose\":NaN}", "{\"undo\":false}", "{\"undo\":1}", "{\"undo\":null}",
            "{\"undo\":\"true\"}", "{\"position\":false}", "{\"position\":{}}", "{\"quit\":false}", "{\"quit\":1}",
            "{\"view\":null}", "{\"view\":\"\"}", "{\"view\":\"?\"}", "{\"view\":[\"cross\"]}", "{\"view\":{}}",
            "{\"why\":null}", "{\"why\":5}", "{\"why\":\"edessa\"}", "{\"why\":[]}", "{\"why\":{\"territory\":null}}",
            "{\"why\":{\"territory\":\"\"}}", "{\"why\":{\"number\":1}}",
            "{\"why\":{\"seat\":\"cross\",\"seat\":\"cross\"}}",
            "{\"why\":{\"a\":1,\"b\":1,\"c\":1,\"d\":1,\"e\":1,\"f\":1,\"g\":1,\"h\":1}}", "{\"save\":null}",
            "{\"save\":\"../x\"}", "{\"save\":{}}", "{\"resume\":\"x\"}", "{\"choose\":0}\n{\"choose\":0}",
            "\xef\xbb\xbf", "\xff", "{\"\xff\":0}", "{\"view\":\"\xc3\x28\"}", "{\"view\":\"\xed\xa0\x80\"}",
            "{\"view\":\"\\ud800\"}", "{\"view\":\"\\u0000\"}", std::string("{\"choose\":0\0}", 13),
            std::string(3, '\0'), "// {\"choose\":0}", "{\"choose\":0} // now", "{\"choose\":0;}", nested(33),
            nested(30'000), "{\"choose\":" + std::string(60'000, '9') + "}",
            std::string(70'000, ' ') + "{\"choose\":0}", "{\"view\":\"" + std::string(60'000, 'x') + "\"}",
            "{\"view\":\"" + std::string(4'000'000, 'x') + "\"}" };
        for (const std::string &line : lines)
            QTest::addRow("%s", qPrintable(QString::fromLatin1(line.c_str()).left(60)))
                << QByteArray(line.data(), qsizetype(line.size()));
    }
    void malformedLine_getsOneErrorAndChangesNothing()
    {
        QFETCH(QByteArray, line);
        Client client = Client::referee({ "-", "-" });
        const auto before = client.position();
        const auto lines = client.say(line.toStdString());
        QCOMPARE(int(lines.size()), 1);
        QCOMPARE(shown(lines[0]["type"]), QString("error"));
        QVERIFY(!lines[0]["code"].get<std::string>().empty() && !lines[0]["message"].get<std::string>().empty());
        QVERIFY2(
            lines[0]["message"].get<std::string>().size() < 500, "an error is a sentence, not a copy of the input");
        QVERIFY(client.isOpen());
        QVERIFY(client.position() == before);
    }

    void mutantsOfRequests_areUnderstoodOrChangeNothing()
    {
        const std::vector<std::string> requests{ R"({"choose":0})", R"({"choose":12})", R"({"undo":true})",
            R"({"view":"tower"})", R"({"why":{"territory":"edessa","card":"lb"}})", R"({"position":true})",
            R"({"save":"evening"})", R"({"quit":true})" };
        Client client = Client::referee({ "-", "-", "random" });
        auto before = client.position();
        int errors = 0;
        for (std::uint64_t seed = 0; seed < 5000; ++seed) {
            Rng rng = streamOf(7, seed);
            const auto lines = client.say(test::mutantOf(requests[rng.below(std::uint32_t(requests.size()))], rng));
            const auto after = client.position();
            if (lines.size() == 1 && lines[0]["type"] == "error") {
                ++errors;
                QVERIFY2(after == before, test::atSeed(seed).c_str());
            }
            for (const auto &line : lines)
                QVERIFY2(lines.size() == 1 || line["type"] != "error", test::atSeed(seed, line.dump()).c_str());
            before = after;
        }
        QVERIFY2(errors > 3000 && errors < 4900, qPrintable(QString::number(errors)));
    }

private:
    QTemporaryDir m_home;
};

OUTREMER_TEST(TestMalformed)
#include "tst_malformed.moc"
