#include "app/archive/archive.h"
#include "app/crusaders/founding/foundingmodel.h"
#include "app/thinking/botturn.h"
#include "db/chronicle.h"
#include "tests/app/hands.h"
#include "tests/app/ownhome.h"
#include "tests/app/seated.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"

#include <QGuiApplication>

using namespace outremer;

namespace {

// Thinks until it is told to stop: no machine is so fast that it would be done before.
BotSpec endless()
{
    BotSpec bot = BotKind::Search;
    bot.budget.iterations = 10'000'000;
    return bot;
}

BotSpec searching(std::uint32_t iterations)
{
    BotSpec bot = BotKind::Search;
    bot.budget.iterations = iterations;
    return bot;
}

std::vector<Player> against(const BotSpec &bot, int seats)
{
    std::vector<Player> players(std::size_t(seats), Player{ {}, bot });
    players[0].bot.reset();
    return players;
}

} // namespace

// Bots that take their time: the window goes on, and nothing that was meant for another moment is ever played.
class TestThinking : public test::RuleTest {
    Q_OBJECT
private slots:
    void init()
    {
        m_home = std::make_unique<test::OwnHome>();
        Preferences::instance()->setBotDelay(0);
        Preferences::instance()->setThinkingTime(600); // the clock is not what is tested
    }
    void cleanup()
    {
        m_home.reset();
        Preferences::instance()->setThinkingTime(2);
    }

    void mind_answersTheLastQuestionAlone()
    {
        const auto match = test::seededMatch("kingdoms", 2, 1);
        Mind mind;
        QList<std::size_t> answers;
        connect(&mind, &Mind::answered, this, [&](const Thought &thought) { answers.append(thought.iterations); });
        mind.ask(match->thinker(), { .bot = endless() });
        mind.ask(match->thinker(), { .bot = searching(40) }); // the first is forgotten
        AWAIT_EQUAL(answers.size(), 1);
        QVERIFY(answers[0] <= 40);
        mind.ask(match->thinker(), { .bot = searching(40) });
        mind.forget();
        QVERIFY(!mind.isThinking());
        mind.ask(match->thinker(), { .bot = endless() });
        mind.hurry(); // it answers with what it has
        AWAIT_EQUAL(answers.size(), 2);
        QVERIFY(answers[1] >= 1 && answers[1] < 10'000'000);
    }
    void mind_thatGoesAway_takesItsThoughtsAlong()
    {
        const auto match = test::seededMatch("crusaders", 3, 1);
        auto mind = std::make_unique<Mind>();
        bool isAnswered = false;
        connect(mind.get(), &Mind::answered, this, [&] { isAnswered = true; });
        mind->ask(match->thinker(), { .bot = endless() });
        mind.reset();
        QCoreApplication::processEvents();
        QVERIFY(!isAnswered);
    }

    void window_goesOn_whileABotThinks()
    {
        test::ShellWindow window;
        window.setHandOverPause(1);
        seat("crusaders", 3, endless());
        QMetaObject::invokeMethod(window.shell(), "resume", Q_ARG(QString, "crusaders"));
        Table &table = window.table();
        toTheBot(table);
        const int steps = table.stepCount();
        AWAIT(window.find("thinking"));
        QVERIFY(!window.find("thinking")->property("text").toString().isEmpty());

        int beats = 0; // the event loop turns
        QTimer heart;
        connect(&heart, &QTimer::timeout, this, [&] { ++beats; });
        heart.start(1);
        AWAIT(beats > 20);
        QTest::keyClick(&window.view(), Qt::Key_F1); // and so does the program
        AWAIT(window.view().activeFocusItem());
        QTest::keyClick(&window.view(), Qt::Key_Escape);
        QMetaObject::invokeMethod(window.shell(), "go", Q_ARG(QString, "settings"));
        AWAIT(window.find("thinkingTimeRow"));
        QMetaObject::invokeMethod(window.shell(), "goBack");
        AWAIT(window.find("tablePage"));
        QCOMPARE(table.phase(), Table::BotThinking);
        QCOMPARE(table.stepCount(), steps);

        table.replay(steps); // looking back stops it
        QCOMPARE(table.stepCount(), steps);
        table.endReplay();
        QCOMPARE(table.phase(), Table::BotThinking);
        QMetaObject::invokeMethod(window.shell(), "openHome"); // leaving does
        QCOMPARE(table.phase(), Table::Closed);
    }

    void skip_letsTheSearchAnswer_withWhatItHas()
    {
        Table table;
        seat("crusaders", 2, endless());
        QVERIFY(table.resume("crusaders"));
        toTheBot(table);
        const int steps = table.stepCount();
        table.skipBots();
        AWAIT(table.stepCount() > steps);
        table.leave();
    }

    void leaving_undoing_andRewinding_forgetTheThought()
    {
        Table table;
        seat("kingdoms", 2, searching(2000));
        QVERIFY(table.resume("kingdoms"));
        QTRY_COMPARE_WITH_TIMEOUT(table.phase(), Table::Choosing, 60000);
        Preferences::instance()->setBotDelay(3'600'000); // an answer that comes must wait, and is then dropped
        Rng rng{ 3 };
        table.submit(table.match()->botChoice(BotKind::Random, rng));
        QCOMPARE(table.phase(), Table::BotThinking);
        const int steps = table.stepCount();
        QVERIFY(!table.undoLabel().isEmpty());
        table.undo();
        QCOMPARE(table.phase(), Table::Choosing);
        QCOMPARE(table.stepCount(), steps - 1);
        const std::uint64_t hash = table.match()->stateHash();
        for (int i = 0; i < 50; ++i)
            QCoreApplication::processEvents();
        QCOMPARE(table.match()->stateHash(), hash); // nothing was played into it
        table.submit(table.match()->botChoice(BotKind::Random, rng));
        table.rewind(0);
        QCOMPARE(table.stepCount(), 0);
        table.leave();
        QCOMPARE(table.phase(), Table::Closed);
        Preferences::instance()->setBotDelay(0);
    }

    // The answer to a question that nobody asks any more is not played, however late it comes.
    void staleAnswer_isNeverPlayed()
    {
        const auto match = test::seededMatch("crusaders", 2, 4);
        while (match->options().size() == 1)
            match->submit(match->decision().seat, match->options()[0]);
        BotTurn turn;
        int decided = 0;
        connect(&turn, &BotTurn::decided, this, [&] { ++decided; });
        for (int i = 0; i < 20; ++i) {
            turn.begin(*match, searching(1 + std::uint32_t(i)), Rng{ 5 }, { 0, 0, false });
            turn.cancel();
        }
        QVERIFY(!turn.isUnderWay());
        turn.begin(*match, searching(3), Rng{ 5 }, { 0, 0, false });
        AWAIT_EQUAL(decided, 1);
        for (int i = 0; i < 50; ++i)
            QCoreApplication::processEvents();
        QCOMPARE(decided, 1);
    }

    void sameSeed_sameMoves_alsoWhenLeftInMidThought()
    {
        QList<std::uint64_t> hashes;
        for (const bool isInterrupted : { false, true }) {
            Table table;
            seat("crusaders", 2, searching(12));
            QVERIFY(table.resume("crusaders"));
            Rng rng{ 4 };
            for (int choice = 0; choice < 6; ++choice) {
                if (isInterrupted && table.phase() == Table::BotThinking)
                    QVERIFY(table.resume("crusaders")); // the thought is lost and thought again
                QTRY_VERIFY_WITH_TIMEOUT(table.phase() == Table::Choosing, 60000);
                table.submit(table.match()->botChoice(BotKind::Random, rng));
            }
            QTRY_VERIFY_WITH_TIMEOUT(table.phase() == Table::Choosing, 60000);
            hashes.append(table.match()->stateHash());
        }
        QCOMPARE(hashes[0], hashes[1]);
    }

    void characters_areChosen_data()
    {
        QTest::addColumn<bool>("byMouse");
        QTest::newRow("by mouse") << true;
        QTest::newRow("by keyboard") << false;
    }
    void characters_areChosen()
    {
        QFETCH(bool, byMouse);
        test::ShellWindow window;
        Preferences::instance()->setReducedMotion(true);
        test::Hands hands(window, byMouse ? test::Hands::Tool::Mouse : test::Hands::Tool::Keyboard);
        QMetaObject::invokeMethod(window.shell(), "arrange", Q_ARG(QString, "crusaders"));
        AWAIT(window.find("kindRow1"));
        QCOMPARE(window.find("kindRow1")->property("current").toInt(), 1 + int(BotKind::Knight)); // what is proposed
        const QString about = window.find("about1")->property("text").toString();
        QVERIFY(!about.isEmpty());
        hands.pick("kindRow1", 1 + int(BotKind::King));
        QVERIFY(window.find("about1")->property("text").toString() != about);
        window.find("styleSelect1")->forceActiveFocus();
        hands.key(Qt::Key_Down); // unrolls the list, at what is chosen
        AWAIT(!window.find("styleSelect1")->hasActiveFocus());
        hands.key(Qt::Key_Down);
        hands.key(Qt::Key_Down);
        hands.key(Qt::Key_Return);
        QCOMPARE(window.plan().players()[1].bot->style, Style::Pious);
        hands.press("beginButton");
        AWAIT(window.table().isOpen());
        const auto players = window.table().players();
        QCOMPARE(nameOf(*players[1].bot), std::string("king/pious"));
        window.table().leave();
        Table table;
        QVERIFY(table.resume("crusaders")); // and saved
        QVERIFY(table.players() == players);
    }

    void kingdoms_hasNoStyles()
    {
        NewMatch plan;
        plan.setGameId("kingdoms");
        plan.setStyle(1, int(Style::Warlike));
        QVERIFY(!plan.knowsStyles());
        QVERIFY(plan.players()[1].bot == std::optional<BotSpec>(BotKind::Knight));
        plan.setGameId("crusaders");
        plan.setStyle(1, int(Style::Warlike));
        plan.setKind(1, 1 + int(BotKind::Squire)); // the style stays
        QCOMPARE(nameOf(*plan.players()[1].bot), std::string("squire/warlike"));
        plan.setKind(1, 1 + int(BotKind::Random));
        QCOMPARE(nameOf(*plan.players()[1].bot), std::string("random"));
    }

    void founding_keepsWhichBotSitsWhere()
    {
        FoundingModel founding;
        founding.setSeatCount(3);
        founding.setBotKind(1, int(BotKind::King), int(Style::Warlike));
        const int id = founding.found();
        QVERIFY(id > 0);
        const auto dynasties = Archive::instance()->chronicle()->campaigns().dynasties(CampaignId{ id });
        QCOMPARE(*(*dynasties)[1].bot, std::string("king/warlike"));
        QCOMPARE(*(*dynasties)[2].bot, std::string("knight"));
        const FoundingModel again; // the same company is proposed
        QCOMPARE(again.chairs()->rows()[1]["botKind"].toInt(), int(BotKind::King));
        QCOMPARE(again.chairs()->rows()[1]["botStyle"].toInt(), int(Style::Warlike));
    }
    void founding_offersTheBotsByKeyboard()
    {
        test::ShellWindow window;
        QMetaObject::invokeMethod(window.shell(), "openPage", Q_ARG(QString, "founding"));
        AWAIT(window.find("botPicker1"));
        QQuickItem *kinds = test::itemsNamed(window.find("botPicker1"), "botKindSelect").first();
        for (int i = 0; i < 60 && !kinds->hasActiveFocus(); ++i)
            QTest::keyClick(&window.view(), Qt::Key_Tab);
        QVERIFY(kinds->hasActiveFocus());
        QCOMPARE(kinds->property("value").toInt(), int(BotKind::Knight));
        QTest::keyClick(&window.view(), Qt::Key_Down);
        AWAIT(!kinds->hasActiveFocus()); // the list is unrolled
        QTest::keyClick(&window.view(), Qt::Key_Down);
        QTest::keyClick(&window.view(), Qt::Key_Return);
        AWAIT_EQUAL(window.find("botPicker1")->property("kind").toInt(), int(BotKind::King));
    }

private:
    // A match of one person against such bots, in the chronicle.
    static void seat(const char *game, int seats, const BotSpec &bot)
    {
        QVERIFY(SinglePlay::begin(
            *Archive::instance()->chronicle(), test::seededMatch(game, seats, 3), against(bot, seats)));
    }
    // The person plays until a bot has something to think about.
    static void toTheBot(Table &table)
    {
        Rng rng{ 2 };
        while (table.phase() != Table::BotThinking || table.match()->options().size() == 1) {
            if (table.phase() == Table::Choosing)
                table.submit(table.match()->botChoice(BotKind::Random, rng));
            QCoreApplication::processEvents();
        }
    }

    std::unique_ptr<test::OwnHome> m_home;
};

OUTREMER_TEST(TestThinking)
#include "tst_thinking.moc"
