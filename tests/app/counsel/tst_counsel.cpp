#include "app/counsel/counsel.h"
#include "app/counsel/finding.h"
#include "app/counsel/hindsight.h"
#include "app/kingdoms/kingdomsboard.h"
#include "campaign/crusaders/chapter/chapter.h"
#include "db/chronicle.h"
#include "model/erased.h"
#include "model/kingdoms/kingdoms.h"
#include "tests/app/hands.h"
#include "tests/app/ownhome.h"
#include "tests/app/seated.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"

#include <QGuiApplication>
#include <QtQuickTest/quicktest.h>

using namespace outremer;

namespace {

// Every property of some values.
QString written(const QVariantList &values)
{
    QString text;
    for (const QVariant &value : values) {
        const QMetaObject *kind = value.metaType().metaObject();
        for (int i = 0; kind && i < kind->propertyCount(); ++i)
            text += kind->property(i).readOnGadget(value.constData()).toString() + "\n";
    }
    return text;
}

// The faces of the cards in a hand of Kingdoms.
QStringList handOf(const AnyMatch &match, Seat seat)
{
    const auto &erased = dynamic_cast<const ErasedMatch<kingdoms::Kingdoms> &>(match);
    QStringList names;
    for (const kingdoms::Card card : erased.truth().state().hands[seat])
        names.append(
            QString::fromStdString(erased.rules().content().cards[card].name.in(Preferences::currentLanguage())));
    return names;
}

} // namespace

// What the program tells people about thinking: the counsel for whoever chooses, and what a bot saw when all is over.
class TestCounsel : public test::RuleTest {
    Q_OBJECT
private slots:
    void init()
    {
        m_home = std::make_unique<test::OwnHome>();
        Preferences::instance()->setBotDelay(0);
        Preferences::instance()->setThinkingTime(600);
    }
    void cleanup()
    {
        m_home.reset();
        Preferences::instance()->setThinkingTime(2);
    }

    void counsel_namesTheBestOptions_andPlaysOne()
    {
        test::SeatedTable table(test::seededMatch("kingdoms", 2, 1), { {}, { {}, BotKind::Greedy } });
        AWAIT_EQUAL(table->phase(), Table::Choosing);
        Counsel counsel;
        counsel.setTable(&*table);
        QVERIFY(counsel.possible());
        counsel.ask();
        QVERIFY(counsel.thinking());
        QVERIFY(counsel.options().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(counsel.shown(), 120000);
        const QVariantList options = counsel.options();
        QCOMPARE(options.size(), Counsel::kOptions);
        for (const QVariant &option : options) {
            const auto row = option.value<Finding>();
            for (const QString &words : { row.text, row.share, row.hope, row.surety })
                QVERIFY(!words.isEmpty());
            QVERIFY(row.percent >= 0 && row.percent <= 100);
        }
        QVERIFY(!counsel.why().isEmpty());
        const int steps = table->stepCount();
        const QString best = options[0].value<Finding>().text;
        counsel.take(0);
        QVERIFY(table->stepCount() > steps);
        const Step &step = table->match()->journal()[std::size_t(steps)];
        const auto before = table->match()->forkAt(std::size_t(steps));
        QCOMPARE(QString::fromStdString(table->speech().option(step.option, before->targets(step.option))), best);
        QVERIFY(!counsel.shown()); // it was for that step
    }

    void counsel_isGone_withTheDecisionAndWithTheViewer()
    {
        test::SeatedTable table(test::seededMatch("kingdoms", 2, 1));
        Counsel counsel;
        counsel.setTable(&*table);
        QVERIFY(!counsel.possible()); // nobody has taken the table over
        counsel.ask();
        QVERIFY(!counsel.thinking());
        table.takeOver();
        counsel.ask();
        counsel.enough();
        AWAIT(counsel.shown());
        table->conceal();
        QCOMPARE(table->phase(), Table::HandOver);
        QVERIFY(!counsel.shown() && counsel.options().isEmpty() && counsel.why().isEmpty());
        table.takeOver();
        QVERIFY(!counsel.shown());
        counsel.ask();
        table->conceal(); // while it thinks
        QVERIFY(!counsel.thinking());
        for (int i = 0; i < 50; ++i)
            QCoreApplication::processEvents();
        QVERIFY(!counsel.shown());
        table.takeOver();
        counsel.ask();
        counsel.enough();
        AWAIT(counsel.shown());
        table->replay(0);
        QVERIFY(!counsel.shown());
    }

    void handOver_leavesNothingOfItOnTheScreen()
    {
        test::ShellWindow window;
        window.setHandOverPause(1);
        window.begin(2, 2);
        window.table().ready();
        AWAIT(window.find("counselButton"));
        QTest::keyClick(&window.view(), Qt::Key_H);
        AWAIT(window.find("counselCard"));
        QMetaObject::invokeMethod(window.find("enoughButton"), "clicked");
        AWAIT(window.find("counselOption0"));
        const QString text = window.find("counselOption0")->property("option").value<Finding>().text;
        window.table().conceal();
        QVERIFY(!window.find("counselCard"));
        for (const QQuickItem *item : window.shell()->findChildren<QQuickItem *>()) {
            QVERIFY(!item->objectName().startsWith("counselOption"));
            QVERIFY2(item->objectName() != "counselWhy" || item->property("text").toString().isEmpty(), "why");
        }
        for (const QQuickItem *item : window.visibleItems())
            QVERIFY2(!item->property("text").toString().contains(text), qPrintable(text));
    }
    void counsel_byMouse_playsTheOption()
    {
        test::ShellWindow window;
        window.begin(2, 1);
        test::Hands hands(window, test::Hands::Tool::Mouse);
        const int steps = window.table().stepCount();
        hands.press("counselButton");
        hands.press("enoughButton");
        hands.press("counselOption0");
        AWAIT(window.table().stepCount() > steps);
        AWAIT(window.table().phase() == Table::Choosing);
        hands.press("counselButton");
        hands.press("putCounselAwayButton");
        AWAIT(!window.find("counselCard"));
    }

    // Another truth that looks the same to whoever asks: the counsel is the same to the letter.
    void counsel_knowsNothingTheSeatDoesNotSee()
    {
        QStringList told;
        for (const bool isOther : { false, true }) {
            auto match = test::seededMatch("kingdoms", 3, 5);
            Rng rng{ 6 };
            for (int i = 0; i < 9 || match->options().size() == 1; ++i)
                match->submit(match->decision().seat, match->botChoice(BotKind::Greedy, rng));
            auto &erased = dynamic_cast<ErasedMatch<kingdoms::Kingdoms> &>(*match);
            const auto view = erased.viewFor(match->decision().seat);
            const kingdoms::State guess = erased.rules().resample(view, rng);
            QVERIFY(guess != erased.truth().state());
            const std::string position = packSnapshot(erased.rules(), isOther ? guess : erased.truth().state());
            test::SeatedTable table(std::move(*match->game().startFromSnapshot(position)));
            table.takeOver();
            Counsel counsel;
            counsel.setTable(&*table);
            counsel.ask();
            QTRY_VERIFY_WITH_TIMEOUT(counsel.shown(), 120000);
            told.append(written(counsel.options()) + counsel.why());
        }
        QCOMPARE(told[0], told[1]);
    }

    // While the match goes on: counts that everybody knows, and not a card of the bot's.
    void whatABotCanSee_isToldInCounts_whileTheMatchGoesOn()
    {
        test::SeatedTable table(test::seededMatch("kingdoms", 3, 1), { {}, { {}, BotKind::Greedy }, {} });
        Hindsight hindsight;
        hindsight.setTable(&*table);
        Rng rng{ 3 };
        for (int i = 0; i < 20; ++i) {
            AWAIT(table->phase() != Table::BotThinking);
            table.takeOver();
            QVERIFY(!hindsight.canOpen(1));
            hindsight.open(1);
            table->lookAs(1, table->stepCount());
            QVERIFY(!hindsight.isOpen() && !table->replaying());
            QVERIFY(table->viewer() != Seat(1));
            const QString sights = written(hindsight.sightsOf(1));
            QVERIFY(sights.contains("hidden") && sights.contains("own"));
            for (const QString &card : handOf(*table->match(), 1))
                QVERIFY2(!sights.contains(card), qPrintable(card));
            table->submit(table->match()->botChoice(BotKind::Random, rng));
        }
    }

    void whatABotSaw_isOpen_whenTheMatchIsOver()
    {
        BotSpec bot = BotKind::Search;
        bot.budget.iterations = 20;
        test::SeatedTable table(test::seededMatch("kingdoms", 2, 1), { {}, { {}, bot } });
        Hindsight hindsight;
        hindsight.setTable(&*table);
        Rng rng{ 3 };
        while (table->phase() != Table::Over) {
            if (table->phase() == Table::Choosing)
                table->submit(table->match()->botChoice(BotKind::Random, rng));
            QCoreApplication::processEvents();
        }
        QVERIFY(!hindsight.canOpen(0)); // what a person saw is theirs
        table->lookAs(0, 3);
        QVERIFY(!table->replaying());
        KingdomsBoard board;
        board.setTable(&*table);
        QCOMPARE(board.hand()->rowCount(), 0);
        hindsight.open(1);
        QVERIFY(hindsight.isOpen());
        QVERIFY(hindsight.count() > 5);
        for (int index = 0; index < hindsight.count(); ++index) {
            hindsight.turn(index);
            QCOMPARE(table->viewer(), Seat(1));
            QCOMPARE(table->shown()->decision().seat, Seat(1));
            QCOMPARE(board.hand()->rowCount(), handOf(*table->shown(), 1).size()); // the board shows what it held
            QCOMPARE(table->homeSeat(), Seat(1));
            AWAIT(!hindsight.thinking());
            // The same thought as in the match: what it preferred is what it played.
            const auto best = hindsight.options()[0].value<Finding>();
            QVERIFY(best.isPlayed);
            QVERIFY(!best.share.isEmpty());
            QVERIFY(!hindsight.question().isEmpty() && !hindsight.summary().isEmpty());
        }
        hindsight.close();
        QVERIFY(!hindsight.isOpen() && !table->replaying());
        QCOMPARE(table->viewer(), kNobody);
        hindsight.open(1);
        table->replay(2); // looking back by oneself again
        QVERIFY(!hindsight.isOpen());
        QCOMPARE(table->viewer(), kNobody);
    }

    void hindsight_isReachedFromThePlayers()
    {
        test::ShellWindow window;
        Preferences::instance()->setReducedMotion(true);
        window.begin("crusaders", 2, 1);
        Rng rng{ 4 };
        while (window.table().phase() != Table::Over)
            window.chooseAnything(rng);
        test::Hands hands(window, test::Hands::Tool::Mouse);
        hands.press("putAsideButton");
        hands.press("seatButton1");
        AWAIT(sheet(window, "hindsightButton") && sheet(window, "hindsightButton")->hasActiveFocus());
        QVERIFY(QQuickTest::qWaitForPolish(&window.view())); // the sheet lies where it will stay
        hands.click(sheet(window, "hindsightButton"));
        AWAIT(window.find("hindsightCard"));
        QCOMPARE(window.table().eyes(), 1);
        AWAIT(window.find("hindsightOption0"));
        hands.press("hindsightBack");
        hands.press("hindsightClose");
        AWAIT(!window.find("hindsightCard"));
        QCOMPARE(window.table().viewer(), kNobody);
    }

private:
    // Sheets lie beside the Shell.
    static QQuickItem *sheet(test::ShellWindow &window, const QString &name)
    {
        const auto found = test::itemsNamed(window.view().contentItem(), name);
        return found.isEmpty() ? nullptr : found.first();
    }

    std::unique_ptr<test::OwnHome> m_home;
};

OUTREMER_TEST(TestCounsel)
#include "tst_counsel.moc"
