#include "archive/archive.h"
#include "campaigns/founding.h"
#include "chronicle.h"
#include "quickfolder.h"
#include "ruletest.h"
#include "window.h"

#include <QGuiApplication>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(OutremerPlugin)

using namespace outremer;

namespace {

// Somebody who plays by events of a mouse or of a keyboard and by nothing else.
class Hands {
public:
    explicit Hands(test::ShellWindow &window)
        : m_window(window)
    {
    }

    int onBoard = 0; // choices made by pointing at the board
    int inList = 0;  // and by picking from the list

    Table &table() const { return m_window.table(); }
    // What must change for a click or a key to have done something.
    std::pair<int, bool> standing() const { return { table().stepCount(), table().hasSelection() }; }
    bool isWaiting() const { return table().phase() == Table::HandOver || table().phase() == Table::Choosing; }

    // Every item that may be pointed at now, board before list.
    QList<QQuickItem *> targets() const
    {
        QList<QQuickItem *> board, list;
        for (QQuickItem *item : m_window.visibleItems()) {
            if (!item->isEnabled() || item->width() < 1 || item->height() < 1)
                continue;
            if (item->property("selectable").toBool() && item->property("what").isValid()
                && !item->property("selected").toBool())
                board.append(item);
            else if (item->objectName() == "choice" || item->objectName() == "pass")
                list.append(item);
        }
        std::rotate(board.begin(),
            board.begin() + (board.isEmpty() ? 0 : int(m_rng.below(std::uint32_t(board.size())))), board.end());
        return board + list;
    }
    void click(QQuickItem *item)
    {
        const QPoint at = item->mapToScene({ item->width() / 2, item->height() / 2 }).toPoint();
        QTest::mouseClick(&m_window.view(), Qt::LeftButton, {}, at);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&m_window.view(), key, modifiers); }
    QString focus() const
    {
        for (QQuickItem *item = m_window.view().activeFocusItem(); item; item = item->parentItem()) {
            if (!item->objectName().isEmpty())
                return item->objectName();
        }
        return {};
    }

    void takeOverByMouse()
    {
        QTRY_VERIFY(m_window.find("readyButton") && m_window.find("handOver")->property("armed").toBool());
        click(m_window.find("readyButton"));
    }
    void chooseByMouse()
    {
        const auto before = standing();
        for (QQuickItem *item : targets()) {
            const bool isListed = item->objectName() == "choice" || item->objectName() == "pass";
            click(item);
            if (standing() != before) {
                ++(isListed ? inList : onBoard);
                return;
            }
        }
        QFAIL(qPrintable("nothing could be clicked: " + table().decision()));
    }
    void takeOverByKeyboard()
    {
        QTRY_VERIFY(focus() == "readyButton" && m_window.find("handOver")->property("armed").toBool());
        key(Qt::Key_Return);
    }
    void chooseByKeyboard()
    {
        const auto before = standing();
        constexpr std::array kArrows{ Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down };
        QCoreApplication::processEvents(); // the focus settles after a change
        const int moves = int(m_rng.below(3));
        for (int i = 0; i < moves; ++i)
            key(kArrows[m_rng.below(4)]);
        key(Qt::Key_Return);
        if (standing() != before) {
            ++onBoard;
            return;
        }
        for (const Qt::Key digit : { Qt::Key_1, Qt::Key_0 }) { // the list beside the board
            key(digit);
            if (standing() != before) {
                ++inList;
                return;
            }
        }
        QFAIL(qPrintable("no key does anything: " + table().decision() + ", focus " + focus()));
    }
    void playToTheEnd(bool byMouse)
    {
        int idle = 0; // hand-overs in a row: somebody whose only step is made for them hands over again
        int steps = -1;
        while (table().phase() != Table::Over && !QTest::currentTestFailed()) {
            QTRY_VERIFY_WITH_TIMEOUT(isWaiting() || table().phase() == Table::Over, 20000);
            idle = table().stepCount() == steps ? idle + 1 : 0;
            steps = table().stepCount();
            QVERIFY(idle < 20);
            if (table().phase() == Table::HandOver)
                byMouse ? takeOverByMouse() : takeOverByKeyboard();
            else if (table().phase() == Table::Choosing)
                byMouse ? chooseByMouse() : chooseByKeyboard();
        }
    }

private:
    test::ShellWindow &m_window;
    mutable Rng m_rng{ 77 };
};

} // namespace

// Whole matches through the real window, by mouse alone and by keyboard alone.
class TestWholeMatch : public test::RuleTest {
    Q_OBJECT
private slots:
    void init()
    {
        Archive::instance()->close();
        m_home = std::make_unique<QTemporaryDir>(test::quickFolder());
        qputenv("OUTREMER_HOME", m_home->path().toLocal8Bit());
        QVERIFY(Archive::instance()->openNow());
    }
    void cleanup() { Archive::instance()->close(); }

    void fourStates_data() { inputs(); }
    void fourStates()
    {
        QFETCH(bool, byMouse);
        test::ShellWindow window;
        window.setHandOverPause(1);
        window.plan().setSeed(5);
        window.begin("crusaders", 4, 2);
        Hands hands(window);
        hands.playToTheEnd(byMouse);
        QCOMPARE(window.table().phase(), Table::Over);
        QVERIFY2(hands.onBoard > 50, qPrintable(QString::number(hands.onBoard)));
        QVERIFY2(hands.inList > 0, qPrintable(QString::number(hands.inList)));
    }

    void chapterWithItsCeremony_data() { inputs(); }
    void chapterWithItsCeremony()
    {
        QFETCH(bool, byMouse);
        Founding founding = drawnFounding(2, 3);
        founding.title = "Окно";
        founding.chairs[0].person = "Аня";
        founding.chairs[1].person = "Борис";
        const auto id = found(*Archive::instance()->chronicle(), founding);
        QVERIFY(id);
        test::ShellWindow window;
        window.setHandOverPause(1);
        QMetaObject::invokeMethod(window.shell(), "continueCampaign", Q_ARG(int, int(id->value)));
        QVERIFY(window.table().isOpen());
        Hands hands(window);
        hands.playToTheEnd(byMouse);
        const auto chapters = Archive::instance()->chronicle()->campaigns().chapters(*id);
        QCOMPARE(chapters->size(), 1u);
        QCOMPARE(chapters->front().status, ChapterStatus::Finished);
    }

private:
    void inputs() const
    {
        QTest::addColumn<bool>("byMouse");
        QTest::newRow("mouse") << true;
        QTest::newRow("keyboard") << false;
    }

    std::unique_ptr<QTemporaryDir> m_home;
};

int main(int argc, char *argv[])
{
    QGuiApplication app(argc, argv);
    TestWholeMatch test;
    return test::runRuleTest(test, argc, argv);
}
#include "tst_wholematch.moc"
