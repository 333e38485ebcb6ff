#include "app/home/matchesmodel.h"
#include "app/parts/dicetray.h"
#include "app/table/plainboard.h"
#include "app/table/setupquestion.h"
#include "model/bots/simulation.h"
#include "tests/app/doors/doorcheck.h"
#include "tests/app/hands.h"
#include "tests/app/ownhome.h"
#include "tests/cli/client.h"
#include "tests/support/await.h"
#include "tests/support/battery.h"
#include "tests/support/ruletest.h"
#include "tests/support/seatcounts.h"
#include "tests/tiny/abacus.h"

#include <QAccessible>
#include <QDirIterator>
#include <QGuiApplication>

using namespace outremer;
using abacus::Abacus;
using test::Hands;

namespace {

const QString kId = "abacus";

GamePtr tiny()
{
    return gameOnShelf(kId.toStdString());
}

QStringList beadNames(Lang lang)
{
    QStringList names;
    for (std::int16_t value = 1; value <= abacus::kBeads; ++value)
        names.append(QString::fromStdString(tiny()->nameOf({ abacus::kBeadNoun, value }).in(lang)));
    return names;
}

// Every word that is on the screen, or that a screen reader would say.
QString everythingSaid(test::ShellWindow &window)
{
    QStringList said;
    for (const QQuickItem *item : window.visibleItems()) {
        for (const char *word : { "text", "label", "name", "spoken" })
            said.append(item->property(word).toString());
    }
    return said.join('\n');
}

bool tellsABead(test::ShellWindow &window)
{
    const QString said = everythingSaid(window);
    return std::ranges::any_of(
        beadNames(Lang::En), [&](const QString &bead) { return said.contains(bead, Qt::CaseInsensitive); });
}

int linesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? int(file.readAll().count('\n')) : 0;
}

} // namespace

// A game of a header and three content files, on the shelf by one line: it passes what every game passes, and is played
// wherever games are played, in the window on the plain board.
class TestTiny : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression("\\.qml|loop|DelegateModel|QML"));
        m_home = std::make_unique<test::OwnHome>();
        Preferences &preferences = *Preferences::instance();
        preferences.setLanguage("en");
        preferences.setGuide(false);
        preferences.setReducedMotion(true);
        preferences.setAskInPlay(false);
        preferences.setBotDelay(0);
    }
    void cleanup() { m_home.reset(); }

    void itsSize_isPrinted_andNothingElseNamesIt()
    {
        const QDir root(OUTREMER_SOURCE_DIR);
        const QStringList parts{ "abacus.h", "registry.cpp", "content/look.json", "content/phrases.json",
            "content/rules.json" };
        int lines = 0;
        for (const QString &part : parts)
            lines += linesOf(root.filePath("tests/tiny/" + part));
        qInfo("The tiny game takes %d files and %d lines", int(parts.size()), lines);
        QVERIFY(lines < 280);
        for (const char *room : { "model", "campaign", "db", "app", "qml", "tests" }) {
            QDirIterator files(root.filePath(room), QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString path = files.next();
                QFile file(path);
                if (path.contains("/tests/tiny/") || !file.open(QIODevice::ReadOnly))
                    continue;
                QVERIFY2(!file.readAll().toLower().contains(kId.toUtf8()), qPrintable(path));
            }
        }
    }
    void door_isComplete()
    {
        const QStringList missing = test::DoorCheck(*tiny()).missing();
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join("; ")));
    }
    void battery_data() { test::addSeatCounts(1, 3); }
    void battery()
    {
        QFETCH(int, seats);
        const Abacus game = *Abacus::load(Pack::builtIn(Abacus::kId));
        for (const BotKind bot : { BotKind::Random, BotKind::Greedy }) {
            const std::string broken =
                test::runBattery(game, test::BatteryPlan<Abacus>{ .seats = seats, .matches = 200, .bot = bot });
            QVERIFY2(broken.empty(), broken.c_str());
        }
    }
    void bots_playItToTheEnd()
    {
        for (int seats = 1; seats <= 3; ++seats) {
            SimulationRequest request;
            request.setup = defaultSetup(tiny()->setupOptions(), seats, 4);
            request.matches = 20;
            for (int seat = 0; seat < seats; ++seat)
                request.bots.push_back(seat == 0 ? BotKind::Squire : seat == 1 ? BotKind::Greedy : BotKind::Random);
            const auto report = tiny()->simulate(request, {});
            QVERIFY(report);
            QCOMPARE(report->matches, 20u);
            QVERIFY(seats > 1 || report->endings.contains("short")); // nobody won
        }
    }
    void protocol_playsIt()
    {
        test::Client client(std::move(*tiny()->start(defaultSetup(tiny()->setupOptions(), 2, 1))), { "-", "greedy" });
        test::Client::Lines lines = client.first();
        int choices = 0, rolls = 0;
        for (;; ++choices) {
            for (const auto &line : lines) {
                rolls += line.contains("dice");
                QVERIFY(!line.contains("dice") || line["kind"] == "beads.shown"); // and nothing before tells of them
                for (const auto &die : line.value("dice", test::Client::Lines::value_type::array()))
                    QVERIFY(die["sides"] == abacus::kBeads && die["value"] >= 1 && die["value"] <= abacus::kBeads);
            }
            if (lines.back()["type"] == "over")
                break;
            QVERIFY(choices < 30 && lines.back()["type"] == "decision");
            lines = client.say("{\"choose\": 0}");
        }
        QVERIFY(choices > 2);
        QCOMPARE(rolls, 1);
    }
    void setupOption_isOfferedAndKeptOnlyForItsSeatCounts()
    {
        NewMatch plan;
        plan.setGameId(kId);
        QCOMPARE(plan.seatCount(), 2); // in company, though one could play alone
        QCOMPARE(plan.seatCounts(), QStringList({ "1", "2", "3" }));
        QCOMPARE(plan.options().size(), 1);
        plan.setSeatCount(1);
        QCOMPARE(plan.options().size(), 2);
        const int index = plan.options()[1].value<SetupQuestion>().index;
        plan.setOption(index, 1);
        QCOMPARE(int(plan.setup(1).choices[std::size_t(index)]), 1);
        plan.setSeatCount(2);
        QCOMPARE(int(plan.setup(1).choices[std::size_t(index)]), 0);
        Setup strange = plan.setup(1);
        strange.choices[std::size_t(index)] = 1;
        QVERIFY(!tiny()->start(strange));
    }

    void twoPeople_byMouseAlone() { play(Hands::Tool::Mouse, 2, 2); }
    void onePersonAndABot_byKeyboardAlone() { play(Hands::Tool::Keyboard, 2, 1); }
    void onePersonAlone_byKeyboardAlone() { play(Hands::Tool::Keyboard, 1, 1); }

    void leftMatch_isResumedAndListed()
    {
        test::ShellWindow window;
        window.begin(kId, 2, 2);
        Rng rng{ 1 };
        window.chooseAnything(rng);
        window.chooseAnything(rng);
        const std::uint64_t hash = window.table().match()->stateHash();
        window.table().leave();
        MatchesModel matches;
        QCOMPARE(matches.count(), 1);
        QCOMPARE(matches.rows()[0]["gameTitle"].toString(), QString("Abacus"));
        QVERIFY(window.table().resume(kId));
        QCOMPARE(window.table().match()->stateHash(), hash);
        QCOMPARE(window.table().stepCount(), 2);
        QCOMPARE(window.table().page().fileName(), QString("PlainPage.qml"));
    }

    // The beads are dice: they tumble when they are shown, a click cuts that short, and nobody waits for them.
    void roll_isShownOnThePlainBoardAndSkipped()
    {
        Preferences::instance()->setReducedMotion(false);
        test::ShellWindow window;
        window.begin(kId, 1, 1);
        QVERIFY(!window.find("dice"));
        Rng rng{ 1 };
        while (window.table().phase() != Table::Over)
            window.chooseAnything(rng);
        AWAIT(window.find("dice"));
        QQuickItem *dice = window.find("dice");
        AWAIT(dice->property("tumbling").toBool());
        const int bead = window.table().match()->events().back().dice[0].value;
        QVERIFY(QAccessible::queryAccessibleInterface(dice)->text(QAccessible::Name).contains(QString::number(bead)));
        QMetaObject::invokeMethod(dice, "skip");
        QVERIFY(!dice->property("tumbling").toBool());
    }
    // What can be answered from public knowledge is asked without a hand-over, and shows nobody's secret.
    void openQuestion_isAskedWithoutHandOverAndShowsNoSecret()
    {
        test::ShellWindow window;
        window.begin(kId, 3, 3);
        Table &table = window.table();
        Rng rng{ 2 };
        int asked = 0;
        for (; table.decision() == "count"; ++asked) {
            QCOMPARE(table.phase(), Table::Choosing);
            QVERIFY(table.askedOpenly());
            QCOMPARE(table.viewer(), kNobody);
            QVERIFY(!window.find("secrets"));
            QVERIFY2(!tellsABead(window), qPrintable(everythingSaid(window)));
            QCOMPARE(window.find("askedName")->property("text").toString(), table.activeName());
            QCOMPARE(table.picker().matching(), table.match()->options());
            window.chooseAnything(rng);
        }
        QVERIFY(asked > 2);
        QCOMPARE(table.phase(), Table::HandOver); // this one needs the secret
        QVERIFY(!table.askedOpenly() && !table.canConceal());
        QVERIFY(!tellsABead(window));
    }
    void secrets_areShownOnDemandAndHiddenAgain()
    {
        test::ShellWindow window;
        window.begin(kId, 2, 2);
        Table &table = window.table();
        QMetaObject::invokeMethod(window.find("secretsButton"), "clicked");
        QCOMPARE(table.phase(), Table::HandOver); // the others are asked to look away first
        QVERIFY(!tellsABead(window));
        QMetaObject::invokeMethod(window.find("backToTableButton"), "clicked");
        QVERIFY(table.askedOpenly());
        table.lookAtSecrets();
        table.ready();
        QCOMPARE(table.phase(), Table::Choosing);
        QCOMPARE(table.viewer(), table.match()->decision().seat);
        QVERIFY(window.find("secrets"));
        QVERIFY(tellsABead(window));
        QCOMPARE(table.picker().matching(), table.match()->options());
        QMetaObject::invokeMethod(window.find("secretsButton"), "clicked");
        QVERIFY(table.askedOpenly());
        QVERIFY(!tellsABead(window));
        table.lookAtSecrets();
        table.ready();
        Rng rng{ 1 };
        window.chooseAnything(rng); // the next one is asked openly again, and sees nothing of it
        QVERIFY(table.askedOpenly());
        QVERIFY(!tellsABead(window));
        table.undo(); // so is whoever takes back
        QVERIFY(table.askedOpenly());
        QVERIFY(!tellsABead(window));
    }
    void openQuestion_withOnePersonAtTheTable_needsNoHiding()
    {
        test::ShellWindow window;
        window.begin(kId, 2, 1);
        AWAIT_EQUAL(window.table().phase(), Table::Choosing);
        QVERIFY(!window.table().askedOpenly() && !window.table().canConceal());
        QVERIFY(window.find("secrets"));
    }

    // What reveals something waits as a bot does, so that the last choice can still be taken back.
    void forcedStepThatReveals_waitsWhileThereIsSomethingToTakeBack()
    {
        Table table;
        beginAlone(table);
        while (table.decision() == "count")
            table.submit(table.match()->options().front());
        Preferences::instance()->setBotDelay(60000);
        table.submit(table.match()->options().front()); // keeps the bead
        QCOMPARE(table.decision(), QString("show"));
        QCOMPARE(table.phase(), Table::Choosing);
        QCOMPARE(table.picker().matching().size(), 1u); // it need not be waited for
        QVERIFY(!table.undoLabel().isEmpty());
        table.undo();
        QCOMPARE(table.decision(), QString("bead"));
        table.submit(table.match()->options().back()); // another bead: there is nothing to take back
        QCOMPARE(table.phase(), Table::Over);
    }
    void forcedStepThatReveals_isMadeWhenTheTimeIsUp()
    {
        Table table;
        beginAlone(table);
        while (table.decision() == "count")
            table.submit(table.match()->options().front());
        Preferences::instance()->setBotDelay(20);
        table.submit(table.match()->options().front());
        QCOMPARE(table.phase(), Table::Choosing);
        AWAIT_EQUAL(table.phase(), Table::Over);
    }

    void plainBoard_namesAndCountsWhatLiesOnTheTable()
    {
        Table table;
        PlainBoard board;
        NewMatch plan;
        plan.setGameId(kId);
        plan.setSeed(3);
        plan.setKind(1, 0);
        QVERIFY(table.start(&plan));
        board.setTable(&table);
        QCOMPARE(board.places()->count(), 3); // the table and two players
        QCOMPARE(board.secrets()->count(), 0);
        const auto groupOf = [](const RowModel &groups, int row) {
            return groups.rows()[row]["group"].value<PlainGroupRow>();
        };
        const auto thingOf = [](const PlainGroupRow &group, int row) {
            return group.things->rows()[row]["thing"].value<PlainThingRow>();
        };
        const auto groupsOf = [&](int place) -> RowModel & {
            return *board.places()->rows()[place]["place"].value<PlainPlaceRow>().groups;
        };
        QCOMPARE(groupsOf(0).count(), 2);
        QCOMPARE(groupOf(groupsOf(0), 0).number, QString("0"));
        const PlainGroupRow steps = groupOf(groupsOf(0), 1);
        QCOMPARE(steps.things->count(), 3);
        QCOMPARE(thingOf(steps, 1).what, (QVariantMap{ { "number", "2" } }));
        QVERIFY(thingOf(groupOf(groupsOf(1), 1), 0).isHidden);
        table.lookAtSecrets();
        table.ready();
        QCOMPARE(board.secrets()->count(), 1);
        QCOMPARE(groupsOf(1).count(), 1); // it lies apart now
        const PlainThingRow own = thingOf(groupOf(*board.secrets(), 0), 0);
        QVERIFY(!own.isHidden);
        QCOMPARE(own.what.keys(), QStringList({ "bead", "seat" }));
        Preferences::instance()->setLanguage("ru");
        QCOMPARE(groupOf(*board.secrets(), 0).title, QString("Костяшка"));
        table.conceal();
        QCOMPARE(board.secrets()->count(), 0);
    }
    void nameInTheLog_leadsToTheThing()
    {
        test::ShellWindow window;
        window.begin(kId, 2, 1);
        const auto things = [&] {
            QList<QQuickItem *> found;
            for (QQuickItem *item : window.visibleItems()) {
                if (item->objectName() == "thing" && item->property("what").toMap().contains("bead"))
                    found.append(item);
            }
            return found;
        };
        QCOMPARE(things().size(), 1);
        const QString bead = things().first()->property("what").toMap()["bead"].toString();
        auto *page = window.find("tablePage")->property("boardPage").value<QQuickItem *>();
        QMetaObject::invokeMethod(page, "locate", Q_ARG(QString, "bead"), Q_ARG(QString, bead));
        QVERIFY(things().first()->property("isWanted").toBool());
        QVERIFY(things().first()->hasActiveFocus());
    }

private:
    static void beginAlone(Table &table)
    {
        NewMatch plan;
        plan.setGameId(kId);
        plan.setSeatCount(1);
        plan.setSeed(1);
        QVERIFY(table.start(&plan));
        table.ready();
    }
    void play(Hands::Tool tool, int seats, int people)
    {
        test::ShellWindow window;
        window.plan().setSeed(8);
        Hands hands(window, tool);
        hands.press("playMatchButton");
        hands.press("newMatchButton", "shelf_" + kId);
        hands.pick("seatCountRow", seats - 1);
        for (int seat = 0; seat < seats; ++seat)
            hands.pick("kindRow" + QString::number(seat), seat < people ? 0 : 1 + int(BotKind::Greedy));
        hands.press("beginButton");
        AWAIT(window.table().isOpen());
        QCOMPARE(window.table().gameId(), kId);
        hands.playToTheEnd([] {});
        QCOMPARE(window.table().phase(), Table::Over);
        QVERIFY2(hands.onBoard > 0, qPrintable(QString::number(hands.onBoard)));
        QCOMPARE(hands.handOvers, people > 1 ? people : 0); // for the beads, and for nothing else
        AWAIT(window.find("leaveButton"));
        const QString winners = window.table().winnersText();
        const QString expected = winners.isEmpty() ? QString("Nobody has won") : winners;
        QVERIFY(std::ranges::any_of(hands.words(), [&](const QString &text) { return text.contains(expected); }));
        hands.press("leaveButton");
        AWAIT(window.find("homePage"));
    }

    std::unique_ptr<test::OwnHome> m_home;
};

OUTREMER_TEST(TestTiny)
#include "tst_tiny.moc"
