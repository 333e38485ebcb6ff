#include "app/parts/dicetray.h"
#include "app/parts/dieface.h"
#include "tests/app/parts/dicethrow.h"
#include "tests/app/parts/partbench.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::test;

namespace {

constexpr const char *kPanel = "Item { id: root; property Table table; property DicePanel panel: panel\n"
                               "DicePanel { id: panel; objectName: 'panel'; width: parent.width\n"
                               "tray: DiceTray { table: root.table } } }";

const std::vector<Die> kThree{ { 6, 6, true }, { 6, 5, true }, { 6, 2 } };

struct DiceWindow {
    PartBench bench;
    QQuickItem &part = bench.show(kPanel, {}, { 400, 200 });
    QQuickItem *panel = part.property("panel").value<QQuickItem *>();

    // What the dice show at this moment.
    QList<int> shown() const
    {
        QList<int> values;
        for (const QQuickItem *die : bench.named("die_"))
            values.append(die->property("shown").toInt());
        return values;
    }
    bool isTumbling() const { return panel->property("tumbling").toBool(); }
};

} // namespace

// The dice tray: it shows the newest roll at a table, as its viewer may know it.
class TestPartsDice : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QAccessible::setActive(true); }

    void tray_beforeAnybodyRolled_isEmptyAndNotSeen()
    {
        const DiceWindow window;
        QVERIFY(window.shown().isEmpty());
        QVERIFY(!window.panel->isVisible());
    }
    void roll_withMotionOff_isThereAtOnce()
    {
        DiceWindow window;
        throwDice(window.bench.table(), kThree);
        QCOMPARE(window.shown(), (QList<int>{ 6, 5, 2 }));
        QVERIFY(!window.isTumbling());
        QVERIFY(window.panel->isVisible());
        QVERIFY(PartBench::spoken(window.panel).startsWith("Rolled 6, 5, 2; counting: 6, 5."));
    }
    void roll_withMotionOn_tumblesAndComesToRest()
    {
        DiceWindow window;
        window.bench.setMotion(true);
        window.panel->setProperty("duration", 200);
        throwDice(window.bench.table(), kThree);
        QVERIFY(window.isTumbling());
        QVERIFY(PartBench::spoken(window.panel).startsWith("Rolled 6, 5, 2")); // nobody who listens has to wait
        for (const int value : window.shown())
            QVERIFY(value >= 1 && value <= 6);
        AWAIT(!window.isTumbling());
        QCOMPARE(window.shown(), (QList<int>{ 6, 5, 2 }));
    }
    void tumbling_isCutShort_data()
    {
        QTest::addColumn<int>("how");
        QTest::newRow("click") << 0;
        QTest::newRow("space") << 1;
        QTest::newRow("escape") << 2;
        QTest::newRow("next roll without motion") << 3;
    }
    void tumbling_isCutShort()
    {
        QFETCH(int, how);
        DiceWindow window;
        window.bench.setMotion(true);
        window.panel->setProperty("duration", 60000);
        throwDice(window.bench.table(), kThree);
        window.bench.settle();
        QVERIFY(window.isTumbling());
        if (how == 0)
            window.bench.click(window.panel);
        else if (how == 1)
            window.bench.key(Qt::Key_Space);
        else if (how == 2)
            window.bench.key(Qt::Key_Escape);
        else
            emit window.bench.table().moved();
        QVERIFY(!window.isTumbling());
        QCOMPARE(window.shown(), (QList<int>{ 6, 5, 2 }));
    }
    void eventsInARow_areOneRoll_laterEventsLeaveItThere()
    {
        DiceWindow window;
        throwDice(window.bench.table(), { { 6, 3 } });
        throwDice(window.bench.table(), { { 8, 7, true } });
        QCOMPARE(window.shown(), (QList<int>{ 3, 7 }));
        Rng rng{ 1 };
        window.bench.table().submit(window.bench.table().match()->botChoice(BotKind::Random, rng));
        QCOMPARE(window.shown(), (QList<int>{ 3, 7 }));
        throwDice(window.bench.table(), { { 6, 1 } }); // apart from them: a new one
        QCOMPARE(window.shown(), (QList<int>{ 1 }));
    }
    // A step without dice must not make an old roll tumble again.
    void step_withoutDice_rollsNothing()
    {
        DiceWindow window;
        throwDice(window.bench.table(), kThree);
        window.bench.setMotion(true);
        Rng rng{ 1 };
        window.bench.table().submit(window.bench.table().match()->botChoice(BotKind::Random, rng));
        QVERIFY(!window.isTumbling());
        QCOMPARE(window.shown(), (QList<int>{ 6, 5, 2 }));
    }
    void roll_thatTheViewerMayNotKnow_isNotShown()
    {
        DiceWindow window;
        const Seat viewer = window.bench.table().viewer();
        Event secret;
        secret.secret = Event::kAllSecret;
        secret.seenBy = SeatSet(1U << (viewer == 0 ? 1 : 0));
        throwDice(window.bench.table(), kThree, secret);
        QVERIFY(window.shown().isEmpty());
        secret.seenBy = SeatSet(1U << viewer);
        throwDice(window.bench.table(), { { 6, 4 } }, secret);
        QCOMPARE(window.shown(), (QList<int>{ 4 }));
        window.bench.table().conceal(); // nobody may look
        QVERIFY(window.shown().isEmpty());
        QVERIFY(!window.panel->isVisible());
    }
    void match_thatIsLeft_takesItsDiceWithIt()
    {
        DiceWindow window;
        throwDice(window.bench.table(), kThree);
        window.bench.table().leave();
        QVERIFY(window.shown().isEmpty());
    }

    void die_ofSixSides_hasItsPips_data()
    {
        QTest::addColumn<int>("value");
        for (int value = 1; value <= 6; ++value)
            QTest::addRow("%d", value) << value;
    }
    void die_ofSixSides_hasItsPips()
    {
        QFETCH(int, value);
        DieFace die;
        die.setSize({ 60, 60 });
        die.setProperty("sides", 6);
        die.setProperty("value", value);
        const QList<QRectF> pips = die.pips();
        QCOMPARE(pips.size(), value);
        QPointF sum;
        for (const QRectF &pip : pips) {
            QVERIFY(QRectF(0, 0, 60, 60).contains(pip));
            sum += pip.center() - QPointF(30, 30);
        }
        QVERIFY(QLineF({}, sum).length() < 0.01); // as far to one side as to the other
    }
    // Also in shades of grey, and for somebody who sees no gold.
    void die_thatCounts_differsInShape()
    {
        DieFace die;
        die.setSize({ 60, 60 });
        die.setProperty("sides", 6);
        die.setProperty("value", 4);
        for (const char *colour : { "paper", "ink", "edge", "mark" })
            die.setProperty(colour, QColor(Qt::black));
        const auto inkedRows = [&die] {
            QImage image(60, 60, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            die.paint(&painter);
            int rows = 0;
            for (int y = 0; y < 60; ++y)
                rows += image.pixelColor(30, y).alpha() > 128;
            return rows;
        };
        const int plain = inkedRows();
        die.setProperty("counts", true);
        QVERIFY(inkedRows() > plain + 2);
    }
    // By bars and not by colour alone.
    void kindsOfDice_differInShape()
    {
        QSet<QByteArray> pictures;
        for (int kind = 0; kind <= 3; ++kind) {
            DieFace die;
            die.setSize({ 60, 60 });
            die.setProperty("sides", 6);
            die.setProperty("value", 2);
            die.setProperty("kind", kind);
            for (const char *colour : { "paper", "edge", "mark" })
                die.setProperty(colour, QColor(Qt::white));
            die.setProperty("ink", QColor(Qt::black));
            QImage image(60, 60, QImage::Format_Grayscale8);
            image.fill(Qt::white);
            QPainter painter(&image);
            die.paint(&painter);
            painter.end();
            pictures.insert({ reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes() });
        }
        QCOMPARE(pictures.size(), 4);
    }
    void manyDice_wrapAndStayInTheirBox()
    {
        DiceWindow window;
        throwDice(window.bench.table(), std::vector<Die>(12, Die{ 6, 5, true }));
        window.bench.resize({ 180, 400 });
        QCOMPARE(window.shown().size(), 12);
        const QStringList wrong = window.bench.crowded("die_");
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("; ")));
    }
};

OUTREMER_TEST(TestPartsDice)
#include "tst_parts_dice.moc"
