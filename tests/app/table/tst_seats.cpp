#include "app/archive/archive.h"
#include "app/campaigns/founding.h"
#include "app/campaigns/tale.h"
#include "app/kingdoms/kingdomsboard.h"
#include "app/table/seatmodel.h"
#include "app/table/standings.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/statistics/campaignstatistics.h"
#include "db/chronicle.h"
#include "tests/app/hands.h"
#include "tests/app/ownhome.h"
#include "tests/app/seated.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"

#include <QGuiApplication>

using namespace outremer;

// A seat changes hands in the middle of a match: it is saved, and nobody sees what is not theirs.
class TestSeats : public test::RuleTest {
    Q_OBJECT
private slots:
    void init()
    {
        m_home = std::make_unique<test::OwnHome>();
        Preferences::instance()->setBotDelay(0);
    }
    void cleanup() { m_home.reset(); }

    void botsSeat_isTakenByAPerson_andStaysTheirs()
    {
        test::SeatedTable table(test::seededMatch("kingdoms", 2, 1), { { "Anna", {} }, { {}, BotKind::Greedy } });
        AWAIT_EQUAL(table->phase(), Table::Choosing);
        const std::uint64_t hash = table->match()->stateHash();
        const auto since = table->match()->journal().size();
        QVERIFY(table->seats()->seatPerson(1, "  Boris  the   Bold "));
        QCOMPARE(table->match()->stateHash(), hash);
        QCOMPARE(table->viewer(), Seat(0)); // whoever is choosing goes on
        QCOMPARE(table->phase(), Table::Choosing);
        Rng rng{ 2 };
        table->submit(table->match()->botChoice(BotKind::Random, rng));
        QCOMPARE(table->phase(), Table::HandOver); // there are two of them now
        QCOMPARE(table->viewer(), kNobody);
        QVERIFY(table->resume("kingdoms"));
        const Player expected{ "Boris the Bold", {}, since };
        QVERIFY(table->players()[1] == expected);
        QCOMPARE(table->seats()->people().size(), 2);
        QVERIFY(table->seats()->seatBot(1, int(BotKind::Squire), 0));
        QVERIFY(table->resume("kingdoms"));
        QVERIFY(table->players()[1].bot == std::optional<BotSpec>(BotKind::Squire));
        table->leave();
    }

    void standings_haveTheWinnerFirst_thenByScore()
    {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            test::SeatedTable table(test::seededMatch(seed % 2 == 0 ? "kingdoms" : "crusaders", 3, seed));
            Standings standings;
            standings.setSourceModel(table->seats());
            Rng rng{ seed };
            while (table->phase() != Table::Over) {
                table.takeOver();
                if (table->phase() != Table::Over) // a step that had to be made may have been the last
                    table->submit(test::someChoice(*table->match(), rng));
            }
            QVERIFY(
                standings.index(0, 0).data(SeatModel::IsWinnerRole).toBool() || table->match()->outcome().winners == 0);
            for (int row = 1; row < standings.rowCount(); ++row) {
                const QModelIndex seat = standings.index(row, 0);
                const QModelIndex better = standings.index(row - 1, 0);
                const bool hasWon = better.data(SeatModel::IsWinnerRole).toBool();
                QVERIFY(hasWon || !seat.data(SeatModel::IsWinnerRole).toBool());
                QVERIFY(hasWon || better.data(SeatModel::ScoreRole).toInt() >= seat.data(SeatModel::ScoreRole).toInt());
            }
        }
    }

    // Who gives the seat away while another person is left: that one is asked to take the screen over first.
    void personsSeat_isGivenToABot_andTheHandIsHidden()
    {
        test::SeatedTable table(test::seededMatch("kingdoms", 2, 1));
        KingdomsBoard board;
        board.setTable(&*table);
        table.takeOver();
        const Seat giver = table->viewer();
        QVERIFY(board.hand()->rowCount() > 0);
        QVERIFY(table->seats()->seatBot(giver, int(BotKind::Greedy), 0));
        QCOMPARE(table->viewer(), kNobody);
        QCOMPARE(board.hand()->rowCount(), 0);
        AWAIT_EQUAL(table->phase(), Table::HandOver);
        QCOMPARE(table->viewer(), kNobody);
        QCOMPARE(board.hand()->rowCount(), 0);
        table->ready();
        QCOMPARE(table->viewer(), Seat(1 - giver));
        Rng rng{ 2 };
        for (int i = 0; i < 6; ++i) { // and from then on the screen is theirs
            table->submit(table->match()->botChoice(BotKind::Random, rng));
            AWAIT_EQUAL(table->phase(), Table::Choosing);
        }
        QVERIFY(table->undoLabel().isEmpty() || table->match()->undoable()->seat != giver);
        QVERIFY(table->seats()->seatBot(1 - giver, int(BotKind::Greedy), 0)); // nobody is left: the bots play it out
        AWAIT_EQUAL(table->phase(), Table::Over);
        QVERIFY(!table->seats()->seatPerson(0, "Late"));
    }

    void takenWhileItThinks_isThePersonsDecision()
    {
        BotSpec endless = BotKind::Search;
        endless.budget.iterations = 10'000'000;
        Preferences::instance()->setThinkingTime(600);
        test::SeatedTable table(test::seededMatch("crusaders", 2, 3), { { {}, endless }, { {}, endless } });
        AWAIT(table->phase() == Table::BotThinking && table->match()->options().size() > 1);
        const Seat seat = table->match()->decision().seat;
        const std::uint64_t hash = table->match()->stateHash();
        QVERIFY(table->seats()->seatPerson(seat, {}));
        QCOMPARE(table->phase(), Table::HandOver);
        QVERIFY(!table->nameOf(seat).isEmpty()); // a name was proposed
        table->ready();
        for (int i = 0; i < 50; ++i)
            QCoreApplication::processEvents();
        QCOMPARE(table->match()->stateHash(), hash); // the bot's answer is not wanted any more
        QCOMPARE(table->phase(), Table::Choosing);
        table->leave();
        Preferences::instance()->setThinkingTime(2);
    }

    void campaignsSeat_changesHands_inTheBookToo()
    {
        Founding founding = drawnFounding(2, 7);
        founding.title = "Salt";
        founding.chairs[0].person = "Anna";
        founding.chairs[1].bot = BotSpec{ BotKind::Greedy };
        founding.chairs[1].bot.style = Style::Pious;
        Chronicle &chronicle = *Archive::instance()->chronicle();
        const auto id = found(chronicle, founding);
        QVERIFY(id);
        Table table;
        QVERIFY(table.openCampaign(id->value));
        QCOMPARE(nameOf(*table.players()[1].bot), std::string("greedy/pious"));
        AWAIT_EQUAL(table.phase(), Table::Choosing);
        QVERIFY(table.seats()->seatPerson(1, "Boris"));
        const auto since = table.players()[1].since;
        QVERIFY(table.openCampaign(id->value)); // taken up again
        QCOMPARE(table.players()[1].name, std::string("Boris"));
        QCOMPARE(table.players()[1].since, since);
        const auto holders = chronicle.campaigns().holders(*id);
        QCOMPARE(holders->size(), 3u);
        QVERIFY(holders->back().person && holders->back().evening);
        QCOMPARE(chronicle.evenings().attendance(*holders->back().evening)->size(), 2u);
        QVERIFY(table.seats()->seatBot(0, int(BotKind::Knight), int(Style::Warlike)));
        QCOMPARE(*chronicle.campaigns().dynasties(*id)->front().bot, std::string("knight/warlike"));
        table.leave();
        const auto tale = taleOf(chronicle, *id, *campaign::chapterGame()); // what counts people still counts
        QVERIFY(tale);
        QCOMPARE(tale->dynasties[1].person, std::string("Boris"));
        QVERIFY(tale->dynasties[0].person.empty());
    }

    void sheet_changesHands_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("byMouse");
        QTest::newRow("kingdoms by mouse") << "kingdoms" << true;
        QTest::newRow("kingdoms by keyboard") << "kingdoms" << false;
        QTest::newRow("crusaders by mouse") << "crusaders" << true;
        QTest::newRow("crusaders by keyboard") << "crusaders" << false;
    }
    void sheet_changesHands()
    {
        QFETCH(QString, game);
        QFETCH(bool, byMouse);
        test::ShellWindow window;
        Preferences::instance()->setReducedMotion(true);
        window.begin(game, 2, 1);
        test::Hands hands(window, byMouse ? test::Hands::Tool::Mouse : test::Hands::Tool::Keyboard);
        openSheet(window, hands, game, byMouse, 1);
        AWAIT(inSheet(window, "takeSeatName"));
        AWAIT(inSheet(window, "takeSeatName")->hasActiveFocus());
        hands.write("Vera");
        hands.settle();
        byMouse ? hands.click(inSheet(window, "takeSeatButton")) : hands.key(Qt::Key_Return);
        AWAIT(!window.table().players()[1].bot);
        QCOMPARE(window.table().players()[1].name, std::string("Vera"));
        AWAIT(!inSheet(window, "takeSeatButton"));

        openSheet(window, hands, game, byMouse, 1);
        AWAIT(inSheet(window, "giveSeatButton"));
        hands.settle();
        if (byMouse) {
            hands.click(inSheet(window, "giveSeatButton"));
        } else {
            for (int i = 0; i < 20 && !inSheet(window, "giveSeatButton")->hasActiveFocus(); ++i)
                hands.key(Qt::Key_Tab);
            hands.key(Qt::Key_Return);
        }
        AWAIT(window.table().players()[1].bot);
        QVERIFY(*window.table().players()[1].bot == BotSpec(BotKind::Knight));
    }

private:
    static void openSheet(
        const test::ShellWindow &window, test::Hands &hands, const QString &game, bool byMouse, int seat)
    {
        if (byMouse || game == "kingdoms")
            return hands.press("seatButton" + QString::number(seat));
        if (!window.find("detailSeatButton")) // the details of the state stay open below the sheet
            hands.key(Qt::Key(Qt::Key_F2 + seat));
        hands.press("detailSeatButton");
    }
    // Sheets lie beside the Shell.
    static QQuickItem *inSheet(test::ShellWindow &window, const QString &name)
    {
        const auto found = test::itemsNamed(window.view().contentItem(), name);
        return found.isEmpty() ? nullptr : found.first();
    }

    std::unique_ptr<test::OwnHome> m_home;
};

OUTREMER_TEST(TestSeats)
#include "tst_seats.moc"
