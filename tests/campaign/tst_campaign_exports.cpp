#include "tests/campaign/abroad.h"
#include "tests/campaign/sagatext.h"
#include "tests/support/ruletest.h"

#include "campaign/crusaders/facts/facts_reader.h"
#include "campaign/crusaders/pictures/svg.h"
#include "campaign/writers/typography.h"
#include "model/core/jsontext.h"

#include <QRegularExpression>
#include <QXmlStreamReader>

#include <set>

using namespace outremer;
using namespace outremer::campaign;
using namespace outremer::campaign::test;

namespace {

const std::string kHostile = "<script>alert('x')</script> & \"quoted\" | *bold* _it_ [link](http://x) `code` # {a}";

CampaignFacts hostileSaga()
{
    CampaignFacts facts = saga(Lang::En);
    facts.title = kHostile;
    facts.group = kHostile;
    facts.dynasties[0].person = kHostile;
    facts.dynasties[2].ruler = kHostile;
    facts.notes = { { 1, 0, kHostile, kHostile + "\n# not a heading\n- not a list\n\x01" } };
    facts.chapters[1].counters = { { kHostile, kHostile } };
    facts.chapters[0].nicknames.push_back({ 1, kHostile });
    facts.evenings[0].place = kHostile + "\nnext line";
    return facts;
}

Document chronicle(const CampaignFacts &facts, Lang lang)
{
    return chronicleOf(facts, sagaNames(), lang);
}

ChapterFacts roundTrip(const ChapterFacts &facts)
{
    const auto read = chapterFactsFrom(toText(toJson(facts)));
    return read ? *read : ChapterFacts{};
}

QString refusalOf(const std::string &json)
{
    const auto facts = chapterFactsFrom(json);
    return facts ? QString("read") : shown(facts.refusal().message);
}

} // namespace

// Markdown, HTML, JSON and the facts themselves.
class TestExports : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void chapterFacts_surviveARoundTrip()
    {
        for (Lang lang : kLanguages) {
            for (const ChapterFacts &chapter : saga(lang).chapters)
                QCOMPARE(shown(toText(toJson(roundTrip(chapter)))), shown(toText(toJson(chapter))));
        }
        const ChapterFacts first = roundTrip(saga(Lang::Ru).chapters[0]);
        QCOMPARE(first.standings.size(), std::size_t(4));
        QCOMPARE(first.standings[0].influence, std::optional(41));
        QCOMPARE(first.clashes[1].attackerWon, false);
        QCOMPARE(first.heirlooms[2], std::optional<std::string>());
        QCOMPARE(shown(*first.heirlooms[0]), QString("cathedral"));
        QCOMPARE(first.winner, 0);
        QCOMPARE(roundTrip(saga(Lang::Ru).chapters[3]).winner, -1);
        QCOMPARE(roundTrip(saga(Lang::Ru).chapters[1]).standings[1].influence, std::optional<int>());
        QCOMPARE(roundTrip(saga(Lang::Ru).chapters[1]).counters.size(), std::size_t(1));
    }
    void badFacts_areRefusedInWords_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *name, const char *json, const char *says) {
            QTest::newRow(name) << json << QString("chapter facts:1: ") + says;
        };
        row("no number", "{\"origin\": \"table\"}", "expected a member \"number\"");
        row("fifth chapter", "{\"number\": 5, \"origin\": \"table\"}",
            "field \"number\": expected a whole number from 1 to 4");
        row("unknown origin", "{\"number\": 1, \"origin\": \"dream\"}",
            "field \"origin\": expected one of \"digital\", \"table\"");
        row("unknown field", "{\"number\": 1, \"origin\": \"table\", \"weather\": 1}",
            "field \"weather\": expected no such field here");
        row("unknown ending", "{\"number\": 1, \"origin\": \"table\", \"ending\": \"tea\"}",
            "field \"ending\": expected one of \"hegemony\", \"righteousness\", \"hegemony-and-righteousness\", "
            "\"defeat\", \"era\"");
        row("seat twice",
            "{\"number\": 1, \"origin\": \"table\", \"standings\": [{\"seat\": 0, \"state\": \"a\", \"rank\": 1}, "
            "{\"seat\": 0, \"state\": \"b\", \"rank\": 2}]}",
            "field \"standings\": expected each seat only once, but seat 0 is repeated");
        row("foreign winner", "{\"number\": 1, \"origin\": \"table\", \"winner\": 2}",
            "field \"winner\": expected a seat of the standings");
        row("captured by the beaten",
            "{\"number\": 1, \"origin\": \"digital\", \"clashes\": [{\"kind\": \"raid\", \"city\": \"acre\", "
            "\"attacker\": \"saracens\", \"defender\": \"a\", \"captured\": true}]}",
            "field \"clashes[0].captured\": expected a city captured only where the attacker won");
        row("kept without acceptance",
            "{\"number\": 3, \"origin\": \"digital\", \"oaths\": [{\"oath\": \"x\", \"vassal\": \"a\", "
            "\"suzerain\": \"b\", \"kept\": true}]}",
            "field \"oaths[0].kept\": expected an oath kept only where it was accepted");
        row("unknown quality",
            "{\"number\": 1, \"origin\": \"table\", \"marks\": [{\"seat\": 0, \"quality\": \"beauty\", "
            "\"reason\": \"deed\"}]}",
            "field \"marks[0].quality\": expected one of \"prudence\", \"piety\", \"leadership\", \"valour\", "
            "\"temperance\"");
    }
    void badFacts_areRefusedInWords()
    {
        QFETCH(QString, json);
        QFETCH(QString, says);
        QCOMPARE(refusalOf(json.toStdString()), says);
    }
    void brokenJson_isRefused()
    {
        QVERIFY(!chapterFactsFrom("{"));
        QVERIFY(!chapterFactsFrom(""));
        QVERIFY(!chapterFactsFrom("[]"));
        QVERIFY(!chapterFactsFrom("null"));
    }

    void html_isWellFormedAndSelfContained()
    {
        for (Lang lang : kLanguages) {
            const CampaignFacts facts = saga(lang);
            const QString html = shown(toHtml(chronicle(facts, lang), facts, sagaNames()));
            QCOMPARE(html.count("<h2>"), qsizetype(5));
            QCOMPARE(html.count("<svg class=\"map\""), qsizetype(3));
            QCOMPARE(html.count("<svg class=\"arms\""), qsizetype(4));
            QVERIFY(!html.contains(QRegularExpression("https?:|src=|url\\(|@import|<link")));
            // Everything but the few tags HTML leaves open is well-formed XML.
            QString body = html.mid(html.indexOf("<body>"));
            body = body.left(body.indexOf("</html>")).replace("<br>", "<br/>");
            QXmlStreamReader xml(body);
            while (!xml.atEnd())
                xml.readNext();
            QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        }
    }
    void whatPeopleWrote_staysText()
    {
        const CampaignFacts facts = hostileSaga();
        const Document document = chronicle(facts, Lang::En);
        const QString html = shown(toHtml(document, facts, sagaNames()));
        QVERIFY(!html.contains("<script"));
        QVERIFY(html.contains("&lt;script&gt;"));
        QVERIFY(!html.contains(QChar(1)));
        const QString markdown = shown(toMarkdown(document, facts, sagaNames()));
        QVERIFY(!markdown.contains(QRegularExpression("(^|[^\\\\])[<*_`\\[]", QRegularExpression::MultilineOption)));
        QVERIFY(!markdown.contains("\n# not"));
        QVERIFY(markdown.contains("\n> \\# not a heading"));
        QVERIFY(markdown.contains("\n> \\- not a list"));
        for (const QString &line : markdown.split('\n')) {
            if (line.startsWith("| 1 |") && line.contains("next line"))
                QVERIFY(line.endsWith(" |"));
        }
    }
    void jsonFile_holdsFactsAndDocument()
    {
        const CampaignFacts facts = stoppedSaga(Lang::Ru, 2);
        const auto json = nlohmann::json::parse(toJsonFile(chronicle(facts, Lang::Ru), facts));
        QCOMPARE(json["facts"]["chapters"].size(), std::size_t(2));
        QCOMPARE(json["facts"]["pause"]["toMove"].get<std::string>(), std::string("tripoli"));
        QCOMPARE(shown(json["document"]["lang"].get<std::string>()), QString("ru"));
        QVERIFY(json["document"]["blocks"].size() > 20);
    }
    void exports_areTheSameInEveryLand()
    {
        for (Lang lang : kLanguages) {
            const CampaignFacts facts = saga(lang);
            const auto html = [&] { return toHtml(chronicle(facts, lang), facts, sagaNames()); };
            const auto json = [&] { return toJsonFile(chronicle(facts, lang), facts); };
            QCOMPARE(madeAbroad(html), html());
            QCOMPARE(madeAbroad(json), json());
        }
    }

    void map_showsOwnersBySignAndScarsByYear()
    {
        const CampaignFacts facts = saga(Lang::Ru);
        const auto page = mapPage(facts, 3);
        QVERIFY(page);
        QCOMPARE(page->scars.size(), std::size_t(3)); // those of chapter I stay
        QCOMPARE(page->scar("acre")->year, 1137);     // the latest one is drawn
        const QString svg = shown(mapSvg(*page, sagaNames(), Lang::Ru));
        QVERIFY(svg.contains(">1137<") && svg.contains(">Акра<") && svg.contains(">Хомс<"));
        QVERIFY(!svg.contains(QRegularExpression("\\bid=|\\d,\\d")));
        QVERIFY(!mapPage(facts, 2)); // the table did not tell
        std::set<std::string> signs;
        for (const MapOwner &owner : builtInMap().owners)
            signs.insert(signSvg(owner.id).substr(signSvg(owner.id).find("<path")));
        QCOMPARE(signs.size(), builtInMap().owners.size());
    }
    void pausedChapter_hasItsMapToo()
    {
        const CampaignFacts facts = stoppedSaga(Lang::En, 3);
        QVERIFY(mapPage(facts, 4));
        QVERIFY(!mapPage(facts, 5));
    }
    void typography_bindsShortWords()
    {
        QCOMPARE(shown(typeset("в Акре и на море", Lang::Ru)), QString("в\u00a0Акре и\u00a0на\u00a0море"));
        QCOMPARE(shown(typeset("5 отрядов — мало", Lang::Ru)), QString("5\u00a0отрядов\u00a0— мало"));
        QCOMPARE(shown(typeset("to Acre in 3 days", Lang::En)), QString("to Acre in 3\u00a0days"));
        QCOMPARE(shown(typeset("", Lang::En)), QString());
    }
};

OUTREMER_TEST(TestExports)
#include "tst_campaign_exports.moc"
