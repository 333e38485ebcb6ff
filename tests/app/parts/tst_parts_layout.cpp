#include "app/parts/blockface.h"
#include "app/parts/chartground.h"
#include "app/parts/chartlayout.h"
#include "tests/app/parts/partbench.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::test;

#define VERIFY_NONE(list)                                                                                              \
    do {                                                                                                               \
        const QStringList wrong = (list);                                                                              \
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("; ")));                                                       \
    } while (false)

namespace {

void addSizes(const QList<std::pair<const char *, QSize>> &sizes)
{
    QTest::addColumn<QSize>("size");
    for (const auto &[name, size] : sizes)
        QTest::newRow(name) << size;
}

QStringList namesOf(const QList<BracketSlot> &places, int round)
{
    QStringList names;
    for (const BracketSlot &slot : places) {
        if (slot.round == round)
            names.append(slot.isBye ? "-" : slot.isOpen ? "?" : slot.isOut ? slot.name + "†" : slot.name);
    }
    return names;
}

QList<BracketSlot> entrants(const QStringList &names)
{
    QList<BracketSlot> all;
    for (const QString &name : names) {
        BracketSlot slot;
        slot.name = name;
        slot.isBye = name == "-";
        all.append(slot);
    }
    return all;
}

} // namespace

// Where parts put their things: in narrow and wide boxes, with large letters, and as a tournament goes on.
class TestPartsLayout : public QObject {
    Q_OBJECT
private slots:
    void cards_stayInTheirRow_data()
    {
        addSizes({ { "wide", { 880, 140 } }, { "narrow", { 220, 100 } }, { "tiny", { 120, 60 } } });
    }
    void cards_stayInTheirRow()
    {
        QFETCH(QSize, size);
        PartBench bench;
        const QQuickItem &row = bench.show("CardRow { deckCount: 9 }",
            { { "rows", bench.rows(samples::cards(false, 7)) },
                { "deck", QVariant::fromValue(samples::thing<BoardThing>("deck", "Deck")) } },
            size);
        VERIFY_NONE(bench.crowded("card_", row.property("overlapping").toBool()));
        VERIFY_NONE(bench.crowded("deck"));
        QVERIFY(PartBench::boxOf(bench.find("deck")).right() < PartBench::boxOf(bench.find("card_card0")).left());
    }
    void stack_staysInItsBox_data()
    {
        addSizes({ { "wide", { 400, 60 } }, { "narrow", { 90, 60 } }, { "on a map", { 40, 20 } } });
    }
    void stack_staysInItsBox()
    {
        QFETCH(QSize, size);
        PartBench bench;
        bench.show("PieceStack { }", { { "rows", bench.rows(samples::blocks(false, 9)) } }, size);
        QList<qreal> places;
        for (const QQuickItem *piece : bench.named("piece_")) {
            if (piece->property("active").toBool())
                places.append(PartBench::boxOf(piece).right());
        }
        QCOMPARE(places.size(), 5);
        QVERIFY(std::ranges::max(places) <= size.width() + 1);
        VERIFY_NONE(bench.crowded("more"));
    }
    void track_cellsShareItsBox_inEveryForm_data()
    {
        QTest::addColumn<int>("form");
        QTest::addColumn<QSize>("size");
        QTest::newRow("lying") << 0 << QSize(800, 30);
        QTest::newRow("standing") << 1 << QSize(30, 450);
        QTest::newRow("bent") << 2 << QSize(300, 120);
    }
    void track_cellsShareItsBox_inEveryForm()
    {
        QFETCH(int, form);
        QFETCH(QSize, size);
        PartBench bench;
        bench.show("Track { perRow: 7 }",
            { { "plan", QVariant::fromValue(samples::track(false, 31)) }, { "form", form },
                { "markers", bench.rows(samples::markers(false, { 9, 9, 9, 9, 30 })) } },
            size);
        QCOMPARE(bench.named("step_").size(), 31);
        VERIFY_NONE(bench.crowded("step_"));
        VERIFY_NONE(bench.crowded("marker_"));
        const QRectF cell = PartBench::boxOf(bench.find("step_9")).adjusted(-1, -1, 1, 1);
        for (const char *marker : { "marker_marker0", "marker_marker1", "marker_marker2", "marker_marker3" })
            QVERIFY(cell.contains(PartBench::boxOf(bench.find(marker))));
        // One step leads to the next: there is no jump.
        for (int i = 1; i < 31; ++i) {
            const QRectF before = PartBench::boxOf(bench.find(QString("step_%1").arg(i - 1)));
            const QRectF after = PartBench::boxOf(bench.find(QString("step_%1").arg(i)));
            QVERIFY(before.adjusted(-1, -1, 1, 1).intersects(after));
            QVERIFY(before.center().x() == after.center().x() || before.center().y() == after.center().y());
        }
        const bool isRising =
            PartBench::boxOf(bench.find("step_1")).top() < PartBench::boxOf(bench.find("step_0")).top();
        QCOMPARE(isRising, form == 1); // a ladder stands on its first step
    }
    void marker_thatMoves_isTheSameItem()
    {
        PartBench bench;
        ThingRows rows;
        rows.show(samples::markers(false, { 1 }));
        bench.show("Track { }",
            { { "plan", QVariant::fromValue(samples::track(false, 10)) }, { "markers", QVariant::fromValue(&rows) } },
            { 500, 40 });
        const QPointer<QQuickItem> marker = bench.find("marker_marker0");
        rows.show(samples::markers(false, { 8 }));
        QVERIFY(marker);
        QVERIFY(PartBench::boxOf(bench.find("step_8")).contains(PartBench::boxOf(marker).center()));
    }
    void slots_wrapWhereItIsNarrow()
    {
        PartBench bench;
        bench.show("WorkerSlots { side: 30 }", { { "rows", bench.rows(samples::workerSlots(false)) } }, { 75, 200 });
        VERIFY_NONE(bench.crowded("slot_"));
        QVERIFY(bench.find("slot_slot2")->y() > bench.find("slot_slot1")->y());
    }
    void stage_partsStayApart_data()
    {
        addSizes({ { "1280", { 984, 480 } }, { "2560", { 1968, 960 } }, { "small", { 600, 320 } } });
    }
    void stage_partsStayApart()
    {
        QFETCH(QSize, size);
        for (const double textScale : { 1.0, 2.0 }) {
            PartBench bench(size);
            bench.setTextScale(textScale);
            bench.show(
                "StageFrame { property Table table; title: 'Arsuf'; rounds: 4; round: 2; steps: ['A', 'B']; step: 0\n"
                "story: ['One line of the story.']; footItems: Item { anchors.fill: parent } }",
                {}, size);
            VERIFY_NONE(bench.crowded("stage")); // left, right, centre, story, foot
            for (const char *name : { "stageLeft", "stageRight", "stageCentre", "stageStory", "stageFoot" })
                QVERIFY2(bench.find(name)->height() > 20 && bench.find(name)->width() > 60, name);
            VERIFY_NONE(bench.crowded("railStep"));
        }
    }

    void chart_namesLieUponNothing_data()
    {
        addSizes({ { "1280", { 980, 490 } }, { "2560", { 1960, 980 } }, { "wide and low", { 1200, 420 } } });
    }
    void chart_namesLieUponNothing()
    {
        QFETCH(QSize, size);
        PartBench bench;
        for (const bool isRussian : { false, true }) {
            const ChartPlan plan = samples::chart(isRussian);
            const QQuickItem &chart = bench.show("Chart { }", { { "plan", QVariant::fromValue(plan) } }, size);
            const auto *ground = chart.property("ground").value<ChartGround *>();
            const QList<QRectF> names = ground->nameBoxes();
            QCOMPARE(names.size(), plan.places.size());
            for (qsizetype i = 0; i < names.size(); ++i) {
                const QString &name = plan.places[i].name;
                QVERIFY2(QRectF(QPointF(), size).contains(names[i]), qPrintable(name));
                for (qsizetype j = 0; j < names.size(); ++j) {
                    const QRectF mark = PartBench::boxOf(bench.find("place_" + plan.places[j].id));
                    QVERIFY2(!(mark.adjusted(2, 2, -2, -2) & names[i]).isValid(),
                        qPrintable(name + " upon " + plan.places[j].name));
                    QVERIFY2(
                        j == i || !names[i].intersects(names[j]), qPrintable(name + " and " + plan.places[j].name));
                }
            }
        }
    }
    void chart_nameKeepsToTheSideItsPlaceSays()
    {
        ChartPlan plan;
        plan.box = { 0, 0, 800, 200 };
        for (int i = 0; i < 4; ++i) {
            auto place = samples::thing<ChartPlace>(QString::number(i), {});
            place.name = "Name";
            place.at = { 100.0 + 200 * i, 100 };
            place.side = ChartPlace::Side(1 + i);
            plan.places.append(place);
        }
        const QList<QRectF> names = placeNames(plan, { 800, 200 }, QFont("PT Serif"));
        QVERIFY(names[0].top() > 110);
        QVERIFY(names[1].bottom() < 90);
        QVERIFY(names[2].left() > 510);
        QVERIFY(names[3].right() < 690);
        QCOMPARE(placeNames(plan, { 800, 200 }, QFont("PT Serif")), names); // and does so every time
    }
    void chart_fitsIntoItsItem_inTheMiddle()
    {
        ChartPlan plan;
        plan.box = { 100, 50, 200, 100 };
        const QTransform fit = chartFit(plan, { 400, 400 });
        QCOMPARE(fit.mapRect(plan.box), QRectF(0, 100, 400, 200));
    }
    void road_ofWhichAPlaceIsMissing_isNotDrawn()
    {
        ChartPlan plan = samples::chart(false);
        QVERIFY(!roadPath(plan, plan.roads.first()).isEmpty());
        plan.roads.first().to = "nowhere";
        QVERIFY(roadPath(plan, plan.roads.first()).isEmpty());
    }

    void block_showsItsStrengthOnTheUpperEdge_andHiddenNone()
    {
        BlockFace block;
        block.setSize({ 60, 60 });
        block.setProperty("most", 4);
        block.setProperty("strength", 3);
        QCOMPARE(block.pips().size(), 4);
        for (const QRectF &pip : block.pips())
            QVERIFY(pip.bottom() < 20 && pip.top() > 0 && pip.left() > 0 && pip.right() < 60);
        block.setProperty("hidden", true);
        QVERIFY(block.pips().isEmpty());
    }
    // Whatever a board says by mistake: a hidden block looks like any other of its side.
    void hiddenBlock_looksLikeEveryOther()
    {
        const auto painted = [](int strength, const char *name) {
            BlockFace block;
            block.setSize({ 60, 60 });
            block.setProperty("wood", QColor(Qt::darkGreen));
            block.setProperty("hidden", true);
            block.setProperty("strength", strength);
            block.setProperty("name", name);
            block.setProperty("sign", samples::kStar);
            QImage image(60, 60, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            block.paint(&painter);
            return image;
        };
        QCOMPARE(painted(1, "One"), painted(4, "Another"));
    }

    void bracket_winnersAdvance()
    {
        const auto riders = entrants({ "a", "b", "c", "d", "e", "f", "g", "h" });
        const auto begun = BracketSlots::of(riders, {});
        QCOMPARE(begun.size(), 15);
        QCOMPARE(namesOf(begun, 1), QStringList({ "?", "?", "?", "?" }));
        const auto later = BracketSlots::of(riders, { 0, 1, 1, 0, 1, -1 });
        QCOMPARE(namesOf(later, 0), QStringList({ "a", "b†", "c†", "d", "e†", "f", "g", "h†" }));
        QCOMPARE(namesOf(later, 1), QStringList({ "a†", "d", "f", "g" }));
        QCOMPARE(namesOf(later, 2), QStringList({ "d", "?" }));
        QCOMPARE(namesOf(later, 3), QStringList({ "?" }));
        const auto over = BracketSlots::of(riders, { 0, 1, 1, 0, 1, 0, 1 });
        QCOMPARE(namesOf(over, 2), QStringList({ "d†", "f" }));
        QCOMPARE(namesOf(over, 3), QStringList({ "f" }));
        QVERIFY(over.last().isChampion);
        QVERIFY(!later.last().isChampion);
    }
    void bracket_byesGoNowhere_andWhoMeetsOneGoesOn()
    {
        const auto places = BracketSlots::of(entrants({ "a", "b", "c" }), { 1 }); // three: the fourth is a bye
        QCOMPARE(namesOf(places, 0), QStringList({ "a†", "b", "c", "-" }));
        QCOMPARE(namesOf(places, 1), QStringList({ "b", "c" }));
        QCOMPARE(namesOf(places, 2), QStringList({ "?" }));
        QCOMPARE(namesOf(BracketSlots::of(entrants({ "a", "-", "-", "-" }), {}), 2), QStringList({ "a" }));
    }
    void bracket_noDecisionAboutWhoIsNotThereYet()
    {
        const auto places = BracketSlots::of(entrants({ "a", "b", "c", "d" }), { 0, -1, 1 });
        QCOMPARE(namesOf(places, 1), QStringList({ "a", "?" }));
        QCOMPARE(namesOf(places, 2), QStringList({ "?" }));
    }
    void bracket_placesStayApart_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isUpward");
        QTest::newRow("wide") << QSize(600, 300) << false;
        QTest::newRow("narrow") << QSize(300, 240) << false;
        QTest::newRow("upward") << QSize(420, 260) << true;
    }
    void bracket_placesStayApart()
    {
        QFETCH(QSize, size);
        QFETCH(bool, isUpward);
        PartBench bench;
        bench.show("Bracket { rounds: 4 }",
            { { "rows", bench.rows(BracketSlots::of(samples::riders(false, 8), { 0, 1 })) }, { "upward", isUpward } },
            size);
        QCOMPARE(bench.named("bracket_").size(), 15);
        VERIFY_NONE(bench.crowded("bracket_"));
        const QPointF first = PartBench::boxOf(bench.find("bracket_0.0")).center();
        const QPointF champion = PartBench::boxOf(bench.find("bracket_3.0")).center();
        QVERIFY(isUpward ? champion.y() < first.y() : champion.x() > first.x());
    }
};

OUTREMER_TEST(TestPartsLayout)
#include "tst_parts_layout.moc"
