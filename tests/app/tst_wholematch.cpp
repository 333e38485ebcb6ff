#include "archive/archive.h"
#include "quickfolder.h"
#include "ruletest.h"
#include "window.h"

#include <QGuiApplication>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(OutremerPlugin)

using namespace outremer;

namespace {

// Somebody who plays by events of a mouse and by nothing else.
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
    void playToTheEnd()
    {
        int idle = 0; // hand-overs in a row: somebody whose only step is made for them hands over again
        int steps = -1;
        while (table().phase() != Table::Over && !QTest::currentTestFailed()) {
            QTRY_VERIFY_WITH_TIMEOUT(isWaiting() || table().phase() == Table::Over, 20000);
            idle = table().stepCount() == steps ? idle + 1 : 0;
            steps = table().stepCount();
            QVERIFY(idle < 20);
            if (table().phase() == Table::HandOver)
                takeOverByMouse();
            else if (table().phase() == Table::Choosing)
                chooseByMouse();
        }
    }

private:
    test::ShellWindow &m_window;
    mutable Rng m_rng{ 77 };
};

} // namespace

// A whole match through the real window.
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

    void fourStates_byMouseAlone()
    {
        test::ShellWindow window;
        window.setHandOverPause(1);
        window.plan().setSeed(5);
        window.begin("crusaders", 4, 2);
        Hands hands(window);
        hands.playToTheEnd();
        QCOMPARE(window.table().phase(), Table::Over);
        QVERIFY2(hands.onBoard > 50, qPrintable(QString::number(hands.onBoard)));
        QVERIFY2(hands.inList > 0, qPrintable(QString::number(hands.inList)));
    }

private:
    std::unique_ptr<QTemporaryDir> m_home;
};

int main(int argc, char *argv[])
{
    QGuiApplication app(argc, argv);
    TestWholeMatch test;
    return test::runRuleTest(test, argc, argv);
}
#include "tst_wholematch.moc"
