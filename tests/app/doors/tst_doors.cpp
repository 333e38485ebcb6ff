#include "app/looks/looks.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/facts/chapterwords.h"
#include "model/core/pack.h"
#include "tests/app/doors/doorcheck.h"
#include "tests/app/window.h"
#include "tests/support/ruletest.h"

#include <QDirIterator>
#include <QGuiApplication>
#include <QRegularExpression>

using namespace outremer;

namespace {

QString nameOf(const AnyGame &game)
{
    return QString::fromStdString(std::string(game.id()));
}

QString refusalOf(const std::string &look)
{
    Pack pack = Pack::builtIn("kingdoms");
    if (const auto problem = pack.overlayFile("look.json", look, "look.json"))
        return QString::fromStdString(problem->text());
    const GamePtr game = gameOnShelf("kingdoms");
    const auto read = Look::load(pack, { game->id(), game->phrases(), game->rulebook() });
    return read ? QString() : QString::fromStdString(read.refusal().message);
}

} // namespace

// Every game of the shelf has a complete door: a look, and a page that opens.
class TestDoors : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression("\\.qml|loop|DelegateModel|QML"));
        test::useOwnHome();
        Preferences::instance()->setGuide(false);
        Preferences::instance()->setLanguage("en");
    }

    void everyGame_hasACompleteDoor_data()
    {
        QTest::addColumn<QString>("id");
        for (const GamePtr &game : shelf())
            QTest::addRow("%s", qPrintable(nameOf(*game))) << nameOf(*game);
    }
    void everyGame_hasACompleteDoor()
    {
        QFETCH(QString, id);
        const QStringList missing = test::DoorCheck(*gameOnShelf(id.toStdString())).missing();
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join("; ")));
    }
    void everyGame_opensInTheWindow_data() { everyGame_hasACompleteDoor_data(); }
    void everyGame_opensInTheWindow()
    {
        QFETCH(QString, id);
        test::ShellWindow window;
        window.begin(id, gameOnShelf(id.toStdString())->maxSeats(), 1);
        QQuickItem *page = window.find("tablePage");
        QVERIFY(page && page->property("boardPage").value<QQuickItem *>());
        QCOMPARE(window.table().page(), doorOf(id.toStdString()).page());
    }
    // The campaign is played at the same table: what it adds to its game is complete too.
    void campaign_addsToTheLookOfItsGame()
    {
        const Look &look = campaign::chapterGame()->look();
        QVERIFY(!look.emblem.path.empty() && look.houses.size() >= 4);
        for (const Rule &rule : campaign::chapterGame()->rulebook().rules())
            QVERIFY2(look.sections.contains(rule.id.substr(0, rule.id.rfind('-'))), rule.id.c_str());
        for (int kind = 0; kind < 256; ++kind) {
            const std::string_view event = campaign::chapterGame()->eventName(std::uint8_t(kind));
            QVERIFY2(event == "?" || look.tones.contains(event), std::string(event).c_str());
        }
        const QVariantMap signs = test::drawnSigns();
        for (int verb = campaign::kFirstWord; verb <= int(campaign::Verb::NoHeirloom); ++verb) {
            const Option option{ .verb = std::uint8_t(verb) };
            const QString icon = choiceIcon(*campaign::chapterGame(), option, {});
            QVERIFY2(signs.contains(icon), qPrintable(icon));
        }
        QVERIFY(look.isPass("no-heirloom") && look.isPass("done") && !look.isPass("heirloom"));
        QVERIFY(look.hints.front().id.starts_with("campaign/")); // its own come first
        QCOMPARE(look.toneOf("chapter.ended"), Tone::Strong);
        QCOMPARE(look.toneOf("coins.paid"), Tone::Quiet);
    }
    void icon_thatTheWindowCannotDraw_isFound()
    {
        Pack pack = Pack::builtIn("kingdoms");
        QVERIFY(!pack.overlayFile("look.json", "{\"icons\": {\"draw\": \"dragon\"}}", "look.json"));
        const auto game = gameOnShelf("kingdoms")->withPack(pack);
        QVERIFY(game);
        const QStringList missing = test::DoorCheck(**game).missing();
        QVERIFY2(missing.contains("a sign for \"draw\""), qPrintable(missing.join("; ")));
    }
    void houses_ofDifferentGamesThatShareAName_lookTheSame()
    {
        std::map<std::string, std::string> charges;
        for (const GamePtr &game : shelf()) {
            for (const House &house : game->look().houses) {
                const auto [found, isNew] =
                    charges.emplace(house.id, house.charge + house.field.day + house.field.night);
                QVERIFY2(
                    isNew || found->second == house.charge + house.field.day + house.field.night, house.id.c_str());
            }
        }
    }
    void looks_giveTheThemeTheColoursOfEveryHouse()
    {
        const Looks looks;
        for (const GamePtr &game : shelf()) {
            for (const House &house : game->look().houses) {
                const QString id = QString::fromStdString(house.id);
                for (const char *theme : { "day", "night" }) {
                    for (const char *kind : { "fields", "texts" })
                        QVERIFY2(looks.property(theme).toMap()[kind].toMap().contains(id), qPrintable(id));
                }
                QVERIFY(looks.property("charges").toMap().contains(id));
            }
            QVERIFY(!looks.emblem(nameOf(*game)).path.isEmpty());
        }
        QVERIFY(looks.emblem("no such game") == EmblemLook{});
        QCOMPARE(looks.houses("campaign").size(), 4);
    }
    void everyStyle_isExplainedByTheGameThatKnowsIt()
    {
        for (const GamePtr &game : shelf()) {
            for (const Style style : { Style::Warlike, Style::Pious, Style::Merchant })
                QCOMPARE(game->look().styles.contains(outremer::nameOf(style)), game->knowsStyles());
            QCOMPARE(game->look().styles.size(), game->knowsStyles() ? std::size_t(3) : std::size_t(0));
        }
    }
    void brokenLook_isRefusedWhereItIs()
    {
        const auto expect = [](const char *look, const char *problem) {
            QVERIFY2(refusalOf(look).contains(problem), qPrintable(QString(look) + " -> " + refusalOf(look)));
        };
        QCOMPARE(refusalOf("{}"), QString());
        expect("{\n\"sound\": 1}", "look.json:2: field \"sound\": expected no such field here");
        expect("{\"emblem\": {\n\"path\": \"<svg>\"}}", "look.json:2: field \"emblem.path\": expected an SVG path");
        expect("{\"houses\": [{\"id\": \"cross\",\n\"field\": {\"day\": \"red\"}}]}",
            "look.json:2: field \"houses[0].field.day\": expected a colour");
        expect("{\"means\": [{\"id\": \"coin\",\n\"field\": {\"day\": \"gold\"}}]}",
            "look.json:2: field \"means[0].field.day\": expected a colour");
        expect("{\"tones\": {\n\"quiet\": [\"nothing.happened\"]}}", "event.nothing.happened");
        expect("{\"tones\": {\"strong\": [\"card.drawn\"]}}", "each event only once");
        expect("{\"tones\": {\"default\": \"loud\"}}", "one of \"quiet\", \"plain\", \"strong\"");
        expect("{\"icons\": {\n\"dance\": \"check\"}}", "option.dance");
        expect("{\"icons\": {\"draw\":\n\"{}\"}}", "look.json:2: field \"icons.draw\": expected the name of a sign");
        expect("{\"icons\": {\"draw\": 1}}", "icons.draw");
        expect("{\"passes\": [\"dance\"]}", "option.dance");
        expect("{\"sections\": {\n\"XX-NONE\": {\"ru\": \"1\", \"en\": \"1\"}}}", "a section of the rulebook");
        expect("{\"showSecrets\": {\"en\": \"\"}}", "showSecrets.en");
        expect("{\"hints\": [{\"id\": \"turn.draw\", \"rules\": []}]}", "at least one rule");
        expect("{\"hints\": [{\"id\": \"turn.draw\", \"rules\": [\"KC-NONE-01\"]}]}", "a rule of the game");
        expect("{\"hints\": [{\"id\": \"new\", \"title\": {\"ru\": \"1\", \"en\": \"1\"}}]}", "decision.new");
    }
    // A look is nothing but looks: another one plays the same match.
    void look_isNoPartOfThePackHash()
    {
        const QTemporaryDir folder;
        const auto write = [&](const char *name, const char *text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write("pack.json", "{\"id\": \"p\", \"game\": \"kingdoms\", \"name\": {\"ru\": \"п\", \"en\": \"p\"}}");
        write("look.json", "{\"houses\": [{\"id\": \"cross\", \"field\": {\"day\": \"#123456\"}}]}");
        const auto game = gameWithPacks("kingdoms", { folder.path().toStdString() });
        QVERIFY(game);
        QCOMPARE((*game)->look().houses.front().field.day, std::string("#123456"));
        QCOMPARE((*game)->packHash(), gameOnShelf("kingdoms")->packHash());
    }
};

OUTREMER_TEST(TestDoors)
#include "tst_doors.moc"
