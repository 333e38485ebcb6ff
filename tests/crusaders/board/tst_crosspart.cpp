#include "tests/crusaders/board/playedboards.h"
#include "tests/support/ruletest.h"
#include "tests/support/savedposition.h"
#include "tests/support/seatcounts.h"

#include "app/crusaders/board/crosspart.h"
#include "app/crusaders/board/crusadersboard.h"
#include "app/ui/preferences.h"

#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QTemporaryDir>

using namespace outremer;
using namespace outremer::crusaders;

namespace {

// "jerusalem", "edessa+" (enhanced): tokens as a row has them, and as they truly lie.
QString tokenWord(const QVariantMap &token)
{
    return token["owner"].toString() + (token["enhanced"].toBool() ? "+" : "");
}
QString tokenWord(const BoardView &view, const Token &token)
{
    return token.isThere() ? view.ownerId(token.owner) + (token.enhanced ? "+" : "") : QString();
}

// A cross on a screen, and the table it belongs to.
class CrossWindow {
public:
    CrossWindow()
    {
        qputenv("OUTREMER_HOME", m_home.path().toLocal8Bit());
        m_view.engine()->addImportPath(":/qt/qml");
        QQmlComponent component(m_view.engine());
        component.setData("import QtQuick; import Outremer.Table; import Outremer.Crusaders; Item { property alias "
                          "table: table; width: 400; height: 400;"
                          "Table { id: table } CrusadersBoard { id: board; table: table }"
                          "OrderCross { anchors.fill: parent; table: table; cross: board.cross } }",
            {});
        auto *root = qobject_cast<QQuickItem *>(component.create());
        m_view.setContent({}, nullptr, root);
        m_view.resize(400, 400);
        m_view.show();
        [[maybe_unused]] const bool isThere = QTest::qWaitForWindowExposed(&m_view);
    }
    Table &table() const { return *m_view.rootObject()->property("table").value<Table *>(); }
    const State &truth() const { return test::truthOf(*table().match()); }
    QQuickItem *item(const QString &name) const
    {
        QList<QQuickItem *> items{ m_view.rootObject() };
        for (qsizetype i = 0; i < items.size(); ++i) {
            if (items[i]->objectName() == name)
                return items[i];
            items.append(items[i]->childItems());
        }
        qFatal("there is no %s", qPrintable(name));
        return nullptr;
    }
    void click(const QString &name)
    {
        const QQuickItem *target = item(name);
        const QPointF middle = target->mapToScene({ target->width() / 2, target->height() / 2 });
        QTest::mouseClick(&m_view, Qt::LeftButton, {}, middle.toPoint());
    }
    // A position in which a person is asked.
    void open(const char *position)
    {
        const auto refused = test::savePosition(position, kMaxSeats);
        QVERIFY2(!refused, refused ? refused->message.c_str() : "");
        QVERIFY(table().resume("crusaders"));
        table().ready();
        QCOMPARE(table().phase(), Table::Choosing);
    }

private:
    QTemporaryDir m_home; // with its position and no other
    QQuickView m_view;
};

} // namespace

// The cross of orders on the screen.
class TestCrossPart : public test::RuleTest {
    Q_OBJECT
public:
    TestCrossPart() { Preferences::instance()->setLanguage("en"); }

private slots:
    void rows_followAWholeMatch_withoutAReset_data() { test::addSeatCounts(2, 4); }
    void rows_followAWholeMatch_withoutAReset()
    {
        SHOWS("CR-PLAN-01", "CR-PLAN-07", "CR-PLAN-08");
        QFETCH(int, seats);
        CrossPart part(nullptr);
        const test::ResetWatch resets{ part.sectors(), part.placements() };
        int highest = 0;
        test::watchMatch(seats, 11, [&](const BoardView &view, const State &truth) {
            part.show(view);
            QCOMPARE(part.sectors()->count(), kOrders);
            for (std::size_t order = 0; order < kOrders; ++order) {
                const auto &row = part.sectors()->rows()[qsizetype(order)];
                const QVariantList stack = row["stack"].toList();
                QCOMPARE(stack.size(), truth.inner[order].size());
                for (int i = 0; i < stack.size(); ++i) // the top one last
                    QCOMPARE(tokenWord(stack[i].toMap()), tokenWord(view, truth.inner[order][i]));
                QCOMPARE(tokenWord(row["outer"].toMap()), tokenWord(view, truth.outer[order]));
                QCOMPARE(row["price"].toInt(),
                    truth.phase == Phase::Planning ? Board(*view.content, truth).coverPrice(order) : 0);
                QCOMPARE(row["stage"].toString() == "now", truth.phase == Phase::Activation && truth.sector == order);
                highest = std::max(highest, int(stack.size()));
            }
            QCOMPARE(part.placements()->count(), truth.plan.size());
            for (int slot = 0; slot < truth.plan.size(); ++slot) {
                const auto &row = part.placements()->rows()[slot];
                QCOMPARE(row["owner"].toString(), view.ownerId(truth.plan[slot]));
                QCOMPARE(row["stage"].toString() == "now", slot == truth.planSlot - 1);
            }
        });
        QVERIFY(highest > 1);
        QCOMPARE(resets.count(), 0);
    }

    void language_changesTheWords_andNothingElse()
    {
        CrossPart part(nullptr);
        const test::ResetWatch resets{ part.sectors(), part.placements() };
        const auto started = gameOnShelf("crusaders")->start({ 2, 1, {} });
        const auto &match = dynamic_cast<const ErasedMatch<Crusaders> &>(**started);
        const BoardView view = test::boardView(match.truth().state(), 0);
        for (const auto &[language, name] : { std::pair{ "en", "Construction" }, std::pair{ "ru", "Строительство" } }) {
            Preferences::instance()->setLanguage(language);
            part.show(view);
            const auto &row = part.sectors()->rows()[0];
            QCOMPARE(row["name"].toString(), QString(name));
            QVERIFY(row["spokenInner"].toString().startsWith(name));
        }
        QCOMPARE(resets.count(), 0);
        Preferences::instance()->setLanguage("en");
    }

    // Construction on the left, prayer at the top, muster on the right, march below.
    void sectors_lieAsOnTheBoard()
    {
        SHOWS("CR-PLAN-04");
        CrossWindow window;
        window.open(R"({"seats": ["edessa", "antioch"], "round": 2, "phase": "planning"})");
        const auto middle = [&](const char *name) {
            const QQuickItem *item = window.item(name);
            return item->mapToScene({ item->width() / 2, item->height() / 2 }) - QPointF(200, 200);
        };
        for (const QString cell : { "inner", "outer" }) {
            const QByteArray prefix = (cell + "_").toLatin1();
            QVERIFY(middle(prefix + "construction").x() < -40);
            QVERIFY(middle(prefix + "prayer").y() < -40);
            QVERIFY(middle(prefix + "muster").x() > 40);
            QVERIFY(middle(prefix + "march").y() > 40);
        }
        QVERIFY(-middle("outer_prayer").y() > -middle("inner_prayer").y());
    }

    // Edessa holds Homs: it may place in the inner cell, there with the enhanced side up, or in the outer cell.
    void eachCell_isAChoiceOfItsOwn_data()
    {
        QTest::addColumn<QString>("item");
        QTest::addColumn<bool>("outer");
        QTest::addColumn<bool>("enhanced");
        QTest::newRow("inner") << "inner_march" << false << false;
        QTest::newRow("enhanced") << "enhanced_march" << false << true;
        QTest::newRow("outer") << "outer_march" << true << true;
    }
    void eachCell_isAChoiceOfItsOwn()
    {
        SHOWS("CR-PLAN-05", "CR-HOMS-02");
        QFETCH(QString, item);
        QFETCH(bool, outer);
        QFETCH(bool, enhanced);
        CrossWindow window;
        window.open(R"({"seats": ["jerusalem", "tripoli", "edessa", "antioch"], "round": 2, "phase": "planning",
            "edessa": {"holiness": 12}, "cities": {"homs": {"owner": "edessa", "troops": 2}}})");
        const Seat edessa = 2;
        QCOMPARE(window.table().match()->decision().seat, edessa);
        QVERIFY(window.item(item)->isVisible());
        QVERIFY(window.item(item)->property("selectable").toBool());
        window.click(item);
        const auto march = std::size_t(Order::March);
        const auto &stack = window.truth().inner[march];
        const Token token = outer ? window.truth().outer[march] : stack.empty() ? Token() : stack.back();
        QCOMPARE(token.owner, edessa);
        QCOMPARE(token.enhanced != 0, enhanced);
    }

    void enhancedCell_isNotThere_forWhoHasNoHoms()
    {
        SHOWS("CR-HOMS-02");
        CrossWindow window;
        window.open(R"({"seats": ["jerusalem", "tripoli", "edessa", "antioch"], "round": 2, "phase": "planning"})");
        QVERIFY(!window.item("enhanced_march")->isVisible());
        QVERIFY(window.item("inner_march")->property("selectable").toBool());
    }
};

OUTREMER_TEST(TestCrossPart)
#include "tst_crosspart.moc"
