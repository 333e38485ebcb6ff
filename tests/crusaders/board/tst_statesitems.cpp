#include "tests/app/window.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"

#include "app/crusaders/board/statebrief.h"
#include "model/core/anygame.h"

#include <QGuiApplication>
#include <QTemporaryDir>

using namespace outremer;

namespace {

// A person and a greedy bot at Crusaders, in the real window.
class CrusadersWindow : public test::ShellWindow {
public:
    CrusadersWindow()
    {
        QMetaObject::invokeMethod(shell(), "arrange", Q_ARG(QString, "crusaders"));
        plan().setSeatCount(2);
        plan().setKind(0, 0);
        plan().setKind(1, 1 + int(BotKind::Greedy));
        plan().setOption(0, 1); // states by lot
        plan().setSeed(1);
        QMetaObject::invokeMethod(shell(), "begin");
        AWAIT(table().phase() == Table::Choosing);
        view().requestActivate(); // shortcuts are for the active window
        QVERIFY(QTest::qWaitForWindowActive(&view()));
    }
    bool isOffered(std::string_view name) const
    {
        const auto options = table().match()->options();
        return std::ranges::any_of(
            options, [&](const Option &option) { return table().match()->game().optionName(option) == name; });
    }
    // Plays on until the person may choose the option; false if that never happens.
    bool playUntil(std::string_view name)
    {
        Rng rng{ 3 };
        while (table().phase() != Table::Over) {
            if (table().phase() == Table::Choosing && !table().isAskPending()) {
                if (isOffered(name))
                    return true;
                table().submit(table().match()->botChoice(BotKind::Greedy, rng));
            }
            QCoreApplication::processEvents();
        }
        return false;
    }
    void click(QQuickItem *item)
    {
        QVERIFY(item);
        QTest::mouseClick(
            &view(), Qt::LeftButton, {}, item->mapToScene({ item->width() / 2, item->height() / 2 }).toPoint());
    }
    QString idOf(Seat seat) const { return QString::fromStdString(table().match()->seatId(seat)); }
    int openSeat() const { return find("stateDetails") ? find("stateDetails")->property("seat").toInt() : -1; }
};

} // namespace

// The items of the states as people use them.
class TestStatesItems : public QObject {
    Q_OBJECT
private slots:
    void aGlance_pressedOrEntered_opensTheStateInDetail_andEscapeClosesIt()
    {
        CrusadersWindow window;
        QCOMPARE(window.openSeat(), -1);
        QQuickItem *glance = window.find("glance_" + window.idOf(1));
        QVERIFY(glance);
        window.click(glance);
        QCOMPARE(window.openSeat(), 1);
        QTest::keyClick(&window.view(), Qt::Key_Escape);
        QCOMPARE(window.openSeat(), -1);
        glance->forceActiveFocus();
        QTest::keyClick(&window.view(), Qt::Key_Return);
        QCOMPARE(window.openSeat(), 1);
        QTest::keyClick(&window.view(), Qt::Key_Return); // the way out has the focus
        QCOMPARE(window.openSeat(), -1);
    }
    void functionKeys_openAndCloseTheStatesBySeat()
    {
        CrusadersWindow window;
        QTest::keyClick(&window.view(), Qt::Key_F3);
        QCOMPARE(window.openSeat(), 1);
        QTest::keyClick(&window.view(), Qt::Key_F2);
        QCOMPARE(window.openSeat(), 0);
        QTest::keyClick(&window.view(), Qt::Key_F2);
        QCOMPARE(window.openSeat(), -1);
        QTest::keyClick(&window.view(), Qt::Key_F5); // nobody sits there
        QCOMPARE(window.openSeat(), -1);
    }
    void thePurse_pressed_paysACoin()
    {
        CrusadersWindow window;
        QVERIFY(window.playUntil("pay-coin"));
        const auto before = window.table().match()->journal().size();
        window.click(window.find("purse"));
        const auto &journal = window.table().match()->journal();
        QVERIFY(journal.size() > before);
        QCOMPARE(window.table().match()->game().optionName(journal[before].option), std::string_view("pay-coin"));
    }
    void aRestingPointer_isToldWhatASignMeans()
    {
        CrusadersWindow window;
        const QQuickItem *purse = window.find("purse");
        QVERIFY(purse);
        QTest::mouseMove(&window.view(), { 1, 1 }); // wherever it was before
        QTest::mouseMove(&window.view(), purse->mapToScene({ purse->width() / 2, purse->height() / 2 }).toPoint());
        const auto hint = [&window] {
            QList<QQuickItem *> items{ window.view().contentItem() };
            for (qsizetype i = 0; i < items.size(); ++i) {
                if (items[i]->objectName() == "hint" && items[i]->isVisible())
                    return items[i]->property("text").toString();
                items.append(items[i]->childItems());
            }
            return QString();
        };
        AWAIT(!hint().isEmpty());
        QVERIFY(hint().contains(QString::number(purse->parentItem()->property("row").value<StateBrief *>()->coins())));
    }
    // A spy needs a target: the rival's glance is the option, its arms still open the state.
    void aGlance_ofAStateThatCanBeChosen_glows_andItsArmsStillOpenIt()
    {
        CrusadersWindow window;
        QVERIFY(window.playUntil("play-spy"));
        QQuickItem *glance = window.find("glance_" + window.idOf(1));
        QVERIFY(glance->property("selectable").toBool());
        QVERIFY(!window.find("glance_" + window.idOf(0))->property("selectable").toBool());
        const auto steps = window.table().match()->journal().size();
        QTest::mouseClick(&window.view(), Qt::LeftButton, {}, glance->mapToScene({ 20, 25 }).toPoint());
        QCOMPARE(window.openSeat(), 1);
        QCOMPARE(window.table().match()->journal().size(), steps);
    }
    // Which piles glow is exactly which goods may be paid; the keyboard can reach them.
    void goodsThatMayBePaid_glow_andOthersDoNot()
    {
        CrusadersWindow window;
        QVERIFY(window.playUntil("pay-good"));
        QStringList payable;
        for (const Option &option : window.table().match()->options()) {
            if (window.table().match()->game().optionName(option) == "pay-good")
                payable.append(QString::fromStdString(
                    window.table().match()->game().idOf(window.table().match()->targets(option)[1])));
        }
        int glowing = 0;
        for (QQuickItem *item : window.visibleItems()) {
            if (!item->objectName().startsWith("pile_"))
                continue;
            const QStringList parts = item->objectName().split('_');
            const bool isPayable = payable.contains(parts[1]) && parts[2] == "0";
            QCOMPARE(item->property("selectable").toBool(), isPayable);
            QCOMPARE(item->activeFocusOnTab(), isPayable || item->hasActiveFocus());
            glowing += isPayable ? 1 : 0;
        }
        QCOMPARE(glowing, int(payable.size()));
    }
};

OUTREMER_TEST(TestStatesItems)
#include "tst_statesitems.moc"
