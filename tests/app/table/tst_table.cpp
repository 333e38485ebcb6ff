#include "app/archive/archive.h"
#include "app/play/datafolder.h"
#include "app/table/logmodel.h"
#include "app/table/seatmodel.h"
#include "db/chronicle.h"
#include "tests/app/texts.h"
#include "tests/app/window.h"
#include "tests/support/await.h"
#include "tests/support/quickfolder.h"
#include "tests/support/ruletest.h"

#include "model/erased.h"
#include "model/kingdoms/kingdoms.h"

#include <QAccessible>
#include <QDir>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace outremer;

namespace {

// Names of cards that somebody holds and that nobody has seen on the table.
QStringList secretNames(const Table &table)
{
    const auto &erased = dynamic_cast<const ErasedMatch<kingdoms::Kingdoms> &>(*table.match());
    const kingdoms::State &state = erased.truth().state();
    std::array<bool, kingdoms::kCardFaces> open{};
    for (const auto &sectors : state.sectors) {
        for (const auto &sector : sectors) {
            for (kingdoms::Card card : sector)
                open[card] = true;
        }
    }
    QStringList names;
    for (const auto &hand : state.hands) {
        for (kingdoms::Card card : hand) {
            if (!open[card])
                names.append(QString::fromStdString(
                    erased.rules().content().cards[card].name.in(Preferences::currentLanguage())));
        }
    }
    return names;
}

using test::everythingIn;

} // namespace

// The table on the screen: hot-seat privacy, undo, saving, words.
class TestTable : public test::RuleTest {
    Q_OBJECT
private slots:
    void init()
    {
        Archive::instance()->close();
        QDir(qEnvironmentVariable("OUTREMER_HOME")).removeRecursively();
    }

    void fileThatIsGone_isSaidAtTheNextStep_andCanBeWrittenAgain()
    {
        test::ShellWindow window;
        window.begin(2, 3);
        Table &table = window.table();
        Rng rng{ 12 };
        for (int i = 0; i < 3; ++i) {
            table.ready();
            window.chooseAnything(rng);
        }
        const auto steps = table.match()->journal().size();
        QVERIFY(!table.isFileAstray() && !window.find("rescueButton"));
        std::filesystem::remove(userChronicle());
        table.ready();
        table.submit(table.match()->botChoice(BotKind::Random, rng));
        QVERIFY(table.isFileAstray() && !table.saveProblem().isEmpty());
        QCOMPARE(table.match()->journal().size(), steps);
        AWAIT(window.find("rescueButton") && window.find("readAgainButton"));

        QSignalSpy said(Archive::instance(), &Archive::said);
        table.rescue();
        QVERIFY(said.count() == 1 && std::filesystem::exists(userChronicle()));
        table.readAgain();
        AWAIT(Archive::instance()->state() == Archive::Ready);
        QVERIFY(!table.isOpen());
        const auto head = Archive::instance()->chronicle()->journal().head(LineId{ 1 });
        QVERIFY(head && head->length == std::int64_t(steps));
    }
    void handOver_showsNothingPrivate()
    {
        test::ShellWindow window;
        window.begin(3, 3);
        KingdomsBoard board;
        board.setTable(&window.table());
        Rng rng{ 11 };
        int handOvers = 0;
        while (window.table().phase() != Table::Over) {
            if (window.table().phase() != Table::HandOver) {
                QVERIFY(board.hand()->rowCount() > 0);
                window.chooseAnything(rng);
                continue;
            }
            ++handOvers;
            QCOMPARE(window.table().viewer(), kNobody);
            QCOMPARE(board.hand()->rowCount(), 0);
            const QString models = everythingIn(*window.table().log()) + everythingIn(*window.table().seats())
                + everythingIn(*board.sectors());
            QString screen;
            for (QQuickItem *item : window.visibleItems()) {
                QVERIFY2(item->objectName() != "handCard", "no card of a hand is on the screen");
                screen += item->property("text").toString() + "\n" + item->property("name").toString() + "\n";
            }
            for (const QString &secret : secretNames(window.table())) {
                QVERIFY2(!models.contains(secret), qPrintable(secret));
                QVERIFY2(!screen.contains(secret), qPrintable(secret));
            }
            window.table().ready();
        }
        QVERIFY(handOvers > 30);
    }

    void viewer_seesOnlyTheirOwnDraws()
    {
        test::ShellWindow window;
        window.begin(2, 2);
        Rng rng{ 3 };
        for (int i = 0; i < 12; ++i) {
            window.table().ready();
            const LogModel &log = *window.table().log();
            for (int row = 0; row < log.rowCount(); ++row) {
                const bool isDraw = log.data(log.index(row), LogModel::KindRole) == "card.drawn";
                const bool isMine = log.data(log.index(row), LogModel::SeatIdRole) == window.table().activeSeat();
                const bool tells =
                    log.data(log.index(row), LogModel::TextRole).toString().contains(QRegularExpression("[«“]"));
                if (isDraw)
                    QCOMPARE(tells, isMine);
            }
            window.chooseAnything(rng);
        }
    }

    void step_isShownOnTheBoardFirst_andWhatIsAskedNextFollowsAFrameLater()
    {
        test::ShellWindow window;
        window.begin("crusaders", 2, 1);
        Table &table = window.table();
        QSignalSpy moved(&table, &Table::moved), frames(&window.view(), &QQuickWindow::frameSwapped);
        int framesBefore = -1;
        connect(&table, &Table::choicesChanged, &window.view(), [&] { framesBefore = int(frames.size()); });
        Rng rng{ 2 };
        int later = 0;
        for (int i = 0; i < 12; ++i) {
            AWAIT(table.phase() == Table::Choosing && !table.isAskPending());
            moved.clear();
            frames.clear();
            framesBefore = -1;
            table.submit(table.match()->botChoice(BotKind::Greedy, rng));
            QCOMPARE(moved.size() > 0, true);
            if (!table.isAskPending())
                continue;
            ++later;
            QCOMPARE(framesBefore, -1);
            AWAIT(!table.isAskPending());
            QVERIFY(framesBefore > 0);
            QCOMPARE(table.log()->rowCount(), int(table.match()->events().size()));
        }
        QVERIFY(later > 3);
    }
    void whatIsAskedNext_waitsForNobody_whereOthersMayLookOrAStepIsTakenBack()
    {
        test::ShellWindow window;
        window.begin(2, 2);
        Table &table = window.table();
        table.ready();
        QSignalSpy told(&table, &Table::choicesChanged);
        Rng rng{ 5 };
        table.submit(table.match()->botChoice(BotKind::Random, rng));
        QCOMPARE(table.phase(), Table::HandOver);
        QVERIFY(!table.isAskPending());
        QCOMPARE(told.size(), 1);
        table.undo();
        QVERIFY(!table.isAskPending());
        QCOMPARE(told.size(), 2);
        QCOMPARE(table.log()->rowCount(), int(table.match()->events().size()));
    }

    void onePersonAmongBots_isNeverAskedToHandOver()
    {
        test::ShellWindow window;
        window.begin(4, 1);
        Rng rng{ 4 };
        while (window.table().phase() != Table::Over) {
            QCOMPARE(window.table().phase(), Table::Choosing);
            QCOMPARE(window.table().viewer(), Seat(0));
            window.chooseAnything(rng);
        }
    }

    void undo_takesBackThePlacement_untilTheNextPlayerLooks()
    {
        test::ShellWindow window;
        window.begin(2, 2);
        Rng rng{ 5 };
        Table &table = window.table();
        table.ready();
        QVERIFY(table.undoLabel().isEmpty());
        const Seat first = table.match()->decision().seat;
        const std::uint64_t before = table.match()->stateHash();
        window.chooseAnything(rng);
        QCOMPARE(table.phase(), Table::HandOver);
        QVERIFY(!table.undoLabel().isEmpty());
        table.undo();
        QCOMPARE(table.match()->stateHash(), before);
        QCOMPARE(table.phase(), Table::HandOver); // the screen may be in other hands by now
        QCOMPARE(table.match()->decision().seat, first);
        table.ready();
        window.chooseAnything(rng);
        table.ready(); // the other player draws and looks
        QVERIFY(table.undoLabel().isEmpty());
        const std::uint64_t now = table.match()->stateHash();
        table.undo();
        QCOMPARE(table.match()->stateHash(), now);
    }

    // A bot's draw leaves no choice, but it would end the undo of what the person has just placed.
    void undo_beforeTheForcedDrawOfABot_hasItsTime()
    {
        test::ShellWindow window;
        window.begin(2, 1);
        Table &table = window.table();
        Preferences::instance()->setBotDelay(10'000);
        const std::uint64_t before = table.match()->stateHash();
        const int steps = table.stepCount();
        table.submit(table.match()->options().front());
        QCOMPARE(table.phase(), Table::BotThinking);
        QCOMPARE(table.decision(), QString("turn.draw"));
        for (int i = 0; i < 50; ++i)
            QCoreApplication::processEvents();
        QCOMPARE(table.stepCount(), steps + 1);
        QVERIFY(!table.undoLabel().isEmpty());
        table.undo();
        QCOMPARE(table.match()->stateHash(), before);
        QCOMPARE(table.phase(), Table::Choosing);
        table.submit(table.match()->options().front());
        table.skipBots(); // whoever does not want to wait
        AWAIT_EQUAL(table.phase(), Table::Choosing);
        Preferences::instance()->setBotDelay(0);
    }

    void whyNot_isAnsweredWithTheRule()
    {
        test::ShellWindow window;
        window.begin(2, 1);
        Table &table = window.table();
        QSignalSpy spy(&table, &Table::explained);
        RefList others;
        others.push({ kSeatNoun, 1 });
        others.push({ kingdoms::kTerritoryNoun, 0 });
        const std::uint64_t before = table.match()->stateHash();
        table.choose(others);
        QCOMPARE(spy.size(), 1);
        QVERIFY(!spy[0][0].toString().isEmpty());
        QVERIFY(spy[0][1].toStringList().contains("KC-TURN-03"));
        QCOMPARE(table.match()->stateHash(), before);
    }

    void everyStepIsSaved_andResumedWhereItWas()
    {
        std::uint64_t hash = 0;
        {
            test::ShellWindow window;
            window.plan().setGameId("kingdoms");
            window.plan().setPlayerName(0, "  Аня   <b>Первая</b> ");
            window.begin(3, 2);
            Rng rng{ 6 };
            window.table().ready();
            window.chooseAnything(rng);
            hash = window.table().match()->stateHash();
        }
        test::ShellWindow window;
        QVERIFY(window.table().resume("kingdoms"));
        QCOMPARE(window.table().match()->stateHash(), hash);
        QCOMPARE(window.table().players()[0].name, std::string("Аня <b>Первая</b>"));
        QVERIFY(!window.table().players()[1].bot);
        QCOMPARE(window.table().players()[2].bot, std::optional<BotSpec>(BotKind::Greedy));
    }

    // What the bots do follows from how the match began and from what people chose, not from when it was played.
    void bots_playTheSameMatchAgain_alsoWhenItIsLeftAndTakenUp()
    {
        Preferences::instance()->setBotDelay(0);
        QList<std::uint64_t> hashes;
        for (const bool isInterrupted : { false, true }) {
            Table table;
            NewMatch plan;
            begin(table, plan, 3, 1);
            Rng rng{ 4 };
            for (int choice = 0; choice < 12; ++choice) {
                AWAIT(table.phase() != Table::BotThinking);
                QVERIFY(!isInterrupted || table.resume("crusaders"));
                table.submit(table.match()->botChoice(BotKind::Random, rng));
            }
            AWAIT(table.phase() != Table::BotThinking);
            QVERIFY(table.stepCount() > 20);
            hashes.append(table.match()->stateHash());
        }
        QCOMPARE(hashes[0], hashes[1]);
    }

    void chronicleThatCannotBeMade_isSaid_andNothingBegins()
    {
        const QString home = qEnvironmentVariable("OUTREMER_HOME");
        QFile blocker(home); // a file where the folder should be
        QVERIFY(blocker.open(QIODevice::WriteOnly));
        blocker.close();
        test::ShellWindow window;
        QSignalSpy spy(&window.table(), &Table::explained);
        window.plan().setGameId("kingdoms");
        window.plan().setSeed(1);
        QVERIFY(!window.table().start(&window.plan()));
        QCOMPARE(spy.size(), 1);
        QVERIFY(!spy[0][0].toString().isEmpty());
        QVERIFY(!window.table().isOpen());
        QVERIFY(blocker.remove());
        QVERIFY(window.table().start(&window.plan())); // once the way is free it works
    }

    void undo_ofASecretStep_doesNotTellIt()
    {
        NewMatch plan;
        Table table; // no window: a whole match is long
        begin(table, plan, 3, 3);
        Rng rng{ 5 };
        int hidden = 0;
        while (table.phase() != Table::Over && hidden < 20) {
            table.ready();
            const Seat seat = table.match()->decision().seat;
            const std::size_t before = table.match()->events().size();
            const int steps = table.stepCount();
            table.submit(table.match()->botChoice(BotKind::Random, rng));
            if (table.stepCount() != steps + 1 || table.phase() != Table::HandOver || table.undoLabel().isEmpty()
                || !table.match()->undoable())
                continue;
            const auto &events = table.match()->events();
            const bool isSecret = std::any_of(
                events.begin() + std::ptrdiff_t(before), events.end(), [](const Event &e) { return e.secret != 0; });
            QCOMPARE(table.undoLabel() == "the last step of " + table.nameOf(seat), isSecret);
            hidden += isSecret ? 1 : 0;
        }
    }

    void consent_takesBackWhatUndoCannot_andKeepsTheOldLine()
    {
        test::ShellWindow window;
        window.begin(2, 2);
        Table &table = window.table();
        Rng rng{ 8 };
        for (int i = 0; i < 6; ++i) {
            table.ready();
            window.chooseAnything(rng);
        }
        table.ready();
        QVERIFY(table.undoLabel().isEmpty()); // a card was drawn
        QVERIFY(!table.undoBarrier().isEmpty());
        const QVariantList past = table.pastSteps(10);
        QVERIFY(past.size() >= 4);
        const int step = past[3].value<RewindStep>().step;
        const std::uint64_t hash = table.match()->forkAt(std::size_t(step))->stateHash();
        const std::size_t lines = Archive::instance()->chronicle()->journal().lines(MatchId{ 1 })->size();
        table.rewind(step);
        QCOMPARE(table.match()->stateHash(), hash);
        QCOMPARE(table.viewer(), kNobody); // whoever sat here may not be the one in turn
        QCOMPARE(Archive::instance()->chronicle()->journal().lines(MatchId{ 1 })->size(), lines + 1);
        QVERIFY(table.resume("kingdoms"));
        QCOMPARE(table.match()->stateHash(), hash);
    }

    void replay_showsEveryStep_andChangesNothing()
    {
        NewMatch plan;
        Table table;
        begin(table, plan, 2, 2);
        Rng rng{ 9 };
        for (int i = 0; i < 60; ++i) {
            table.ready();
            table.submit(table.match()->botChoice(BotKind::Random, rng));
        }
        table.ready();
        const std::uint64_t now = table.match()->stateHash();
        const int steps = table.stepCount();
        for (int step = steps; step >= 0; step -= 7) {
            table.replay(step);
            QCOMPARE(table.step(), step);
            QCOMPARE(table.shown()->stateHash(), table.match()->forkAt(std::size_t(step))->stateHash());
            QCOMPARE(table.log()->rowCount(), int(table.shown()->events().size()));
            table.choose(table.match()->targets(table.match()->options().front()));
        }
        QCOMPARE(table.stepCount(), steps);
        table.endReplay();
        QCOMPARE(table.match()->stateHash(), now);
        QCOMPARE(table.phase(), Table::Choosing);
        QVERIFY(table.picker().isSelectable(table.match()->targets(table.match()->options().front())));
    }

    void lossOfFocus_hidesTheHand()
    {
        test::ShellWindow window;
        window.begin(2, 2);
        Table &table = window.table();
        table.ready();
        KingdomsBoard board;
        board.setTable(&table);
        QVERIFY(board.hand()->rowCount() > 0);
        emit qGuiApp->applicationStateChanged(Qt::ApplicationInactive);
        QCOMPARE(table.phase(), Table::HandOver);
        QCOMPARE(board.hand()->rowCount(), 0);
        table.ready();
        QVERIFY(board.hand()->rowCount() > 0);
    }

    void skip_letsBotsPlayWithoutPauses()
    {
        test::ShellWindow window;
        window.begin(4, 1);
        Preferences::instance()->setBotDelay(3'600'000);
        Rng rng{ 2 };
        Table &table = window.table();
        table.choose(table.match()->targets(table.match()->botChoice(BotKind::Random, rng)));
        QCOMPARE(table.phase(), Table::BotThinking);
        table.skipBots();
        AWAIT_EQUAL(table.phase(), Table::Choosing);
        QVERIFY(!table.hurrying());
        Preferences::instance()->setBotDelay(0);
    }

    void oneOfTwoEqualCards_isSelectedAlone()
    {
        test::ShellWindow window;
        QList<QQuickItem *> twins;
        while (twins.isEmpty()) { // nearly every other hand has two equal cards
            window.begin(2, 1);
            QMap<QString, QList<QQuickItem *>> byCard;
            for (QQuickItem *item : window.visibleItems()) {
                if (item->objectName() == "handCard")
                    byCard[item->property("cardId").toString()].append(item);
            }
            for (const auto &equals : byCard) {
                if (equals.size() > 1)
                    twins = equals;
            }
        }
        QMetaObject::invokeMethod(twins[1], "choose");
        QVERIFY(!twins[0]->property("selected").toBool());
        QVERIFY(twins[1]->property("selected").toBool());
    }

    void language_changesEveryWordAtOnce()
    {
        test::ShellWindow window;
        window.begin(2, 1);
        Preferences::instance()->setLanguage("en");
        const QString prompt = window.table().prompt();
        const QVariant line = window.table().log()->data(window.table().log()->index(0), LogModel::TextRole);
        Preferences::instance()->setLanguage("ru");
        QVERIFY(window.table().prompt() != prompt);
        QVERIFY(window.table().log()->data(window.table().log()->index(0), LogModel::TextRole) != line);
        for (QQuickItem *item : window.visibleItems()) {
            const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(item);
            QStringList texts{ item->property("text").toString() };
            if (spoken)
                texts.append(spoken->text(QAccessible::Name));
            for (const QString &text : texts) {
                if (text != "Outremer" && !text.contains("English") && text != "Ctrl+Z")
                    QVERIFY2(!text.contains(QRegularExpression("[A-Za-z]{3}")), qPrintable(text));
            }
        }
        Preferences::instance()->setLanguage("en");
    }

private:
    // A match of Crusaders on a table without a window.
    static void begin(Table &table, NewMatch &plan, int seats, int people)
    {
        plan.setGameId("crusaders");
        plan.setSeatCount(seats);
        for (int seat = 0; seat < seats; ++seat)
            plan.setKind(seat, seat < people ? 0 : 1 + int(BotKind::Greedy));
        plan.setSeed(7);
        QVERIFY(table.start(&plan));
    }
};

OUTREMER_TEST(TestTable)
#include "tst_table.moc"
