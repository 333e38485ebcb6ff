#include "app/crusaders/board/battlerows.h"
#include "app/crusaders/board/crusadersboard.h"
#include "tests/app/seated.h"
#include "tests/app/texts.h"
#include "tests/crusaders/board/playedboards.h"
#include "tests/support/await.h"
#include "tests/support/quickfolder.h"
#include "tests/support/ruletest.h"

#include "model/crusaders/crusaders.h"
#include "model/erased.h"

#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace outremer;
using namespace outremer::crusaders;

namespace {

using CrusadersMatch = ErasedMatch<Crusaders>;
using test::truthOf;

Board boardOf(const AnyMatch &match)
{
    return { dynamic_cast<const CrusadersMatch &>(match).rules().content(), truthOf(match) };
}

bool isDecision(const AnyMatch &match, std::string_view name)
{
    return !match.decision().isOver() && match.game().decisionName(match.decision().kind) == name;
}

using test::gather;

QStringList everyTextIn(const QObject &part)
{
    QStringList texts;
    for (int i = 0; i < part.metaObject()->propertyCount(); ++i) {
        const QVariant value = part.metaObject()->property(i).read(&part);
        if (auto *rows = value.value<RowModel *>()) {
            for (const RowModel::Row &row : rows->rows())
                gather(row, texts);
        } else {
            gather(value, texts);
        }
    }
    return texts;
}

// Cards of the battle that this viewer may not know: hands and covers of the sides somebody else plays.
std::vector<Card> secretsOf(const AnyMatch &match, Seat viewer)
{
    std::vector<Card> secrets;
    const BattleState &battle = truthOf(match).battle;
    for (Side side : { kDefender, kAttacker }) {
        const Seat seat = boardOf(match).seatOf(side);
        if (isPlayer(seat) && seat == viewer)
            continue;
        for (Card card : battle.hands[side])
            secrets.push_back(card);
        for (const Maneuver &maneuver : battle.maneuvers) {
            if (maneuver.side != side && maneuver.cover != kNoCard)
                secrets.push_back(maneuver.cover);
        }
    }
    return secrets;
}

void checkSecrets(const CrusadersBoard &board, const AnyMatch &match, Seat viewer)
{
    const QStringList texts = everyTextIn(*board.battle()) + everyTextIn(*board.tale());
    for (Card card : secretsOf(match, viewer)) {
        const Tactic &tactic = boardOf(match).c.tactics[card];
        const QString name = wordFor(tactic.name);
        for (const QString &text : texts) {
            QVERIFY2(text != QString::fromStdString(tactic.id) && text != name, qPrintable(text));
            QVERIFY2(!text.contains("«" + name + "»") && !text.contains("“" + name + "”"), qPrintable(text));
        }
    }
}

int sumOf(const RowModel &rows)
{
    int sum = 0;
    for (const RowModel::Row &row : rows.rows())
        sum += row.value("amount").toInt();
    return sum;
}

void checkDecided(const BattlePart &part, const AnyMatch &match)
{
    const auto won = std::find_if(match.events().rbegin(), match.events().rend(),
        [](const Event &event) { return EventKind(event.kind) == EventKind::BattleWon; });
    const BattleState &battle = truthOf(match).battle;
    const bool isConquered = truthOf(match).city(battle.city).owner == battle.attacker;
    QCOMPARE(part.difference(), int(won->fields[2].value));
    const bool isByStrength = (battle.winner == kAttacker) == (part.difference() >= 0);
    QCOMPARE(part.lead().contains("no troops left"), !isByStrength);
    for (Side side : { kDefender, kAttacker }) { // strength changes as the dead are carried away, and means nothing
        const QVariantMap &shown = side == kAttacker ? part.attacker() : part.defender();
        QVERIFY(!shown.contains("total"));
        const int units = !isConquered ? boardOf(match).unitsOf(side)
            : side == kAttacker        ? boardOf(match).unitsOf(kDefender)
                                       : 0;
        QCOMPARE(shown.value("units").toInt(), units);
        QCOMPARE(sumOf(side == kAttacker ? *part.attackerStrength() : *part.defenderStrength()), units);
    }
    QVERIFY((battle.winner == kAttacker ? part.attacker() : part.defender()).value("units").toInt() > 0);
}

void checkStrength(const BattlePart &part, const AnyMatch &match)
{
    if (isBattleDecided(truthOf(match)))
        return checkDecided(part, match);
    QCOMPARE(part.difference(), boardOf(match).difference());
    QCOMPARE(part.attacker().value("total").toInt() - part.defender().value("total").toInt(), part.difference());
    QCOMPARE(sumOf(*part.attackerStrength()), part.attacker().value("total").toInt());
    QCOMPARE(sumOf(*part.defenderStrength()), part.defender().value("total").toInt());
    QCOMPARE(part.attacker().value("units").toInt(), boardOf(match).unitsOf(kAttacker));
    QCOMPARE(part.defender().value("units").toInt(), boardOf(match).unitsOf(kDefender));
}

void checkCards(const BattlePart &part, const AnyMatch &match, Seat viewer)
{
    const BattleState &battle = truthOf(match).battle;
    int played = 0;
    for (const RowModel::Row &row : part.maneuvers()->rows()) {
        if (!row.value("isPlayed").toBool())
            continue;
        const int slot = row.value("key").toInt();
        ++played;
        QCOMPARE(row.value("side").toString(), QString(slot % 2 == kAttacker ? "attacker" : "defender"));
        QVERIFY(!row.value("upper").toString().isEmpty() && !row.value("lower").toString().isEmpty());
    }
    QCOMPARE(played, battle.maneuvers.size());
    int mine = 0;
    for (Side side : { kDefender, kAttacker }) {
        const Seat seat = boardOf(match).seatOf(side);
        mine += isPlayer(seat) && seat == viewer ? battle.hands[side].size() : 0;
        const QVariantMap &shown = side == kAttacker ? part.attacker() : part.defender();
        QCOMPARE(shown.value("handCount").toInt(), battle.hands[side].size());
    }
    QCOMPARE(part.hand()->count(), mine);
}

} // namespace

// The stage of a battle as the viewer sees it.
class TestBattlePart : public test::RuleTest {
    Q_OBJECT
private slots:
    void stage_followsEveryBattle_andKeepsItsSecrets()
    {
        SHOWS("CR-BATTLE-08", "CR-BATTLE-12");
        int battles = 0;
        int againstSaracens = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto match = test::seededMatch("crusaders", 2 + int(seed % 3), seed);
            Rng rng{ seed };
            while (!match->decision().isOver()) {
                auto before = test::copyOf(*match);
                match->submit(match->decision().seat, test::someChoice(*match, rng));
                if (!isBattleOn(truthOf(*match)))
                    continue;
                ++battles;
                againstSaracens += hasSaracens(truthOf(*match).battle) ? 1 : 0;
                follow(std::move(before), *match, rng);
                if (QTest::currentTestFailed())
                    return;
            }
        }
        QVERIFY(battles > 60);
        QVERIFY(againstSaracens > 0 && againstSaracens < battles);
    }

    void report_tellsHowItEnded_untilItIsClosed()
    {
        const auto match = matchAt("governor.pick");
        test::SeatedTable table(std::move(*match->game().start(*match->setup())));
        CrusadersBoard board;
        board.setTable(&*table);
        while (table->match()->journal().size() < match->journal().size()) {
            if (table->phase() == Table::HandOver)
                table.takeOver();
            else
                table->submit(match->journal()[table->match()->journal().size()].option);
        }
        table.takeOver();
        TalePart &tale = *board.tale();
        QVERIFY(isBattleOn(truthOf(*match)));
        QVERIFY(!board.battle()->isActive()); // the markets are wanted
        QVERIFY(!tale.report().value("verdict").toString().isEmpty());
        QVERIFY(tale.reportLines()->count() > 0);
        tale.closeReport();
        QVERIFY(tale.report().isEmpty());
        table->submit(match->options().front());
        QVERIFY(tale.report().isEmpty());
    }

    void decidedBattle_withoutItsStory_claimsNothingAboutTheStrengths()
    {
        const auto match = matchAt("battle.retreat");
        QVERIFY(isBattleDecided(truthOf(*match)));
        test::SeatedTable table(test::copyOf(*match)); // begins here: what happened before is not told
        table.takeOver();
        CrusadersBoard board;
        board.setTable(&*table);
        QVERIFY(!board.battle()->winner().isEmpty());
        QCOMPARE(board.battle()->lead(), QString());
    }

    void story_goesOnWithTheNextQuestion_notWithTheBoard()
    {
        const auto match = matchAt("battle.tactic");
        test::SeatedTable table(test::copyOf(*match));
        table.takeOver();
        CrusadersBoard board;
        board.setTable(&*table);
        QQuickView view;
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        table->setStage(&view);
        const RowModel &story = *board.tale()->story();
        Rng rng{ 1 };
        int wentOnLater = 0;
        while (board.battle()->isActive()) {
            const QList<RowModel::Row> before = story.rows();
            table->submit(test::someChoice(*table->match(), rng));
            if (table->isAskPending()) {
                QCOMPARE(story.rows(), before);
                AWAIT(!table->isAskPending());
                wentOnLater += story.rows() != before ? 1 : 0;
            }
            table.takeOver();
        }
        QVERIFY(wentOnLater > 0);
    }

    void raid_showsBothStrengths()
    {
        SHOWS("CR-RAID-09", "CR-RAID-10");
        for (std::uint64_t seed = 1; seed < 40; ++seed) {
            const auto match = test::seededMatch("crusaders", 3, seed);
            Rng rng{ seed };
            while (!match->decision().isOver() && truthOf(*match).raid.city == kNoCity)
                match->submit(match->decision().seat, test::someChoice(*match, rng));
            if (match->decision().isOver())
                continue;
            test::SeatedTable table(test::copyOf(*match));
            CrusadersBoard board;
            board.setTable(&*table);
            const QVariantMap raid = board.battle()->raid();
            const Board rules = boardOf(*match);
            QCOMPARE(raid.value("strength").toInt(), rules.cityStrength(truthOf(*match).raid.city));
            QCOMPARE(raid.value("raidStrength").toInt(), rules.raidStrength());
            QCOMPARE(raid.value("raiders").toInt() + raid.value("bonus").toInt(), rules.raidStrength());
            return;
        }
        QFAIL("no raid came up");
    }

    void aClickOnAHalf_cancelsIt()
    {
        SHOWS("CR-BATTLE-16");
        const auto match = matchAt("battle.cancel");
        test::SeatedTable table(test::copyOf(*match));
        table.takeOver();
        CrusadersBoard board;
        board.setTable(&*table);
        QQuickView view;
        view.engine()->addImportPath(":/qt/qml");
        view.setInitialProperties({ { "table", QVariant::fromValue(&*table) },
            { "battle", QVariant::fromValue(board.battle()) }, { "tale", QVariant::fromValue(board.tale()) } });
        view.setResizeMode(QQuickView::SizeRootObjectToView);
        view.resize(984, 590);
        view.setSource(QUrl("qrc:/qt/qml/Outremer/Crusaders/BattleStage.qml"));
        view.show();
        QQuickItem *lower = nullptr;
        for (QQuickItem *item : test::itemsNamed(view.rootObject(), "half-lower")) {
            if (item->property("selectable").toBool())
                lower = item;
        }
        QVERIFY(lower);
        AWAIT(lower->height() > 0);
        const std::size_t steps = table->match()->journal().size();
        QTest::mouseClick(&view, Qt::LeftButton, {}, lower->mapToScene({ 60, lower->height() / 2 }).toPoint());
        QVERIFY(table->match()->journal().size() > steps);
        QCOMPARE(Verb(table->match()->journal()[steps].option.verb), Verb::CancelLower);
    }

private:
    // Plays a battle to its end, from the step that begins it, at a table, and looks at the stage after every step.
    static void follow(std::unique_ptr<AnyMatch> before, AnyMatch &match, Rng &rng)
    {
        test::SeatedTable table(std::move(before));
        table.takeOver();
        if (table->match()->journal().empty()) // otherwise it was the only one, and was made at once
            table->submit(match.journal().back().option);
        CrusadersBoard board;
        board.setTable(&*table);
        BattlePart &part = *board.battle();
        std::vector<std::unique_ptr<QSignalSpy>> resets;
        for (RowModel *rows :
            { part.maneuvers(), part.hand(), board.tale()->story(), part.attackerStrength(), part.roads() })
            resets.push_back(std::make_unique<QSignalSpy>(rows, &QAbstractItemModel::modelReset));
        while (isBattleOn(truthOf(*table->match()))) {
            const Task asked = truthOf(*table->match()).frames.back().task;
            const bool isAtMarket =
                asked == Task::PickGovernor || asked == Task::KeepOrReplaceGovernor || asked == Task::NewCapital;
            QCOMPARE(part.isActive(), !isAtMarket);
            checkSecrets(board, *table->match(), table->viewer());
            if (part.isActive()) {
                checkStrength(part, *table->match());
                checkCards(part, *table->match(), table->viewer());
                QVERIFY(!part.title().isEmpty() && !part.moment().isEmpty());
                QVERIFY(board.tale()->story()->count() > 0);
                QCOMPARE(part.winner().isEmpty(), !isBattleDecided(truthOf(*table->match())));
            }
            if (QTest::currentTestFailed())
                return;
            if (table->phase() == Table::HandOver)
                table.takeOver();
            else
                table->submit(test::someChoice(*table->match(), rng));
        }
        QVERIFY(!part.isActive());
        for (const auto &reset : resets)
            QCOMPARE(reset->size(), 0);
        const auto &steps = table->match()->journal();
        for (std::size_t i = 1; i < steps.size(); ++i) // the first was made already
            QVERIFY(!match.submit(steps[i].seat, steps[i].option));
    }

    static std::unique_ptr<AnyMatch> matchAt(std::string_view decision)
    {
        for (std::uint64_t seed = 1;; ++seed) {
            auto match = test::seededMatch("crusaders", 3, seed);
            Rng rng{ seed };
            for (; !match->decision().isOver(); match->submit(match->decision().seat, test::someChoice(*match, rng))) {
                if (isDecision(*match, decision) && isBattleOn(truthOf(*match)) && match->options().size() > 1)
                    return match;
            }
        }
    }
};

OUTREMER_TEST(TestBattlePart)
#include "tst_battlepart.moc"
