#include "tests/app/parts/partbench.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::test;

// Parts of boards in a window: what is clicked, walked to or read out is the right thing, and nothing beside it.
class TestPartsChoosing : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QAccessible::setActive(true); }

    void cardRow_everyVisibleStripOfACard_choosesThatCard_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("isFan");
        QTest::newRow("wide") << 860 << false;
        QTest::newRow("narrow") << 260 << false;
        QTest::newRow("fan") << 420 << true;
    }
    void cardRow_everyVisibleStripOfACard_choosesThatCard()
    {
        QFETCH(int, width);
        QFETCH(bool, isFan);
        PartBench bench;
        const QList<CardThing> cards = bench.standingFor(samples::cards(false, 6), "card");
        QStringList ids;
        for (const CardThing &card : cards) {
            QVERIFY(!card.what.isEmpty());
            ids.append(card.id);
        }
        bench.show("CardRow { }", { { "rows", bench.rows(cards) }, { "fan", isFan } }, { width, 140 });
        for (const QString &id : ids) {
            const QRectF box = PartBench::boxOf(bench.find("card_" + id));
            bench.click(
                QPointF(box.left() + (isFan ? box.width() / 4 : 5), box.center().y())); // the others lie to the right
            QCOMPARE(bench.selected(ids), QStringList(id));
        }
    }
    void cardRow_byKeyboard_walksFromCardToCardAndChooses()
    {
        PartBench bench;
        const QList<CardThing> cards = bench.standingFor(samples::cards(false, 6), "card");
        bench.show("CardRow { }", { { "rows", bench.rows(cards) } }, { 860, 140 });
        bench.target("card0")->forceActiveFocus();
        bench.table().moveFocus(Qt::Key_Right);
        QVERIFY(bench.target("card1")->hasActiveFocus());
        bench.key(Qt::Key_Tab);
        QVERIFY(bench.target("card2")->hasActiveFocus());
        QCOMPARE(bench.find("card_card2")->y(), 0.0); // it rises
        QVERIFY(bench.find("card_card1")->y() > 0);
        bench.key(Qt::Key_Space);
        QCOMPARE(bench.selected({ "card0", "card1", "card2" }), QStringList("card2"));
    }
    void cardRow_isReadOut()
    {
        PartBench bench;
        QList<CardThing> cards = bench.standingFor(samples::cards(false, 3), "card");
        cards[2].what.clear();
        BoardThing deck = samples::thing<BoardThing>("deck", "A deck of 12 cards");
        deck.what = { { "deck", "deck" } };
        bench.show("CardRow { label: 'Market'; deckCount: 12 }",
            { { "rows", bench.rows(cards) }, { "deck", QVariant::fromValue(deck) } }, { 700, 140 });
        QCOMPARE(PartBench::spoken(bench.target("card1")), cards[1].label);
        QCOMPARE(PartBench::roleOf(bench.target("card1")), QAccessible::Button);
        QVERIFY(!bench.target("card2")); // it stands for nothing: no button, but it can be read
        QCOMPARE(PartBench::spoken(bench.find("card_card2")), cards[2].label);
        QCOMPARE(PartBench::roleOf(bench.find("card_card2")), QAccessible::StaticText);
        QCOMPARE(PartBench::spoken(bench.target("deck")), QString("A deck of 12 cards"));
    }
    void ofOverlappingThings_theTopmostAloneIsChosen()
    {
        PartBench bench;
        const QList<QVariantMap> offers = bench.offered("card");
        QVERIFY(offers.size() > 1);
        bench.show("Item { id: root; property Table table; property var lower; property var upper\n"
                   "Choosable { objectName: 'target_lower'; width: 100; height: 60; table: root.table; "
                   "what: root.lower; label: 'Lower' }\n"
                   "Choosable { objectName: 'target_upper'; x: 50; width: 100; height: 60; table: root.table; "
                   "what: root.upper; label: 'Upper' } }",
            { { "lower", offers[0] }, { "upper", offers[1] } }, { 200, 60 });
        QSignalSpy chosen(&bench.table(), &Table::choicesChanged);
        bench.click(QPointF(75, 30)); // where both are
        QCOMPARE(bench.selected({ "lower", "upper" }), QStringList("upper"));
        QVERIFY(bench.target("upper")->hasActiveFocus());
        QCOMPARE(chosen.size(), 1);
        bench.click(QPointF(25, 30));
        QCOMPARE(bench.selected({ "lower", "upper" }), QStringList("lower"));
        bench.target("upper")->setVisible(false);
        bench.click(QPointF(75, 30)); // nothing lies above it any more: taken back
        QCOMPARE(bench.selected({ "lower" }), QStringList());
    }
    void thing_thatIsNoOption_saysWhyNot()
    {
        PartBench bench;
        BoardThing deck = samples::thing<BoardThing>("deck", "A deck");
        deck.what = { { "deck", "deck" } };
        bench.show("CardRow { deckCount: 3 }",
            { { "rows", bench.rows(QList<CardThing>{}) }, { "deck", QVariant::fromValue(deck) } }, { 300, 140 });
        QSignalSpy explained(&bench.table(), &Table::explained);
        bench.click(bench.find("deck"));
        QCOMPARE(explained.size(), 1);
        QVERIFY(!explained.first().first().toString().isEmpty());
    }

    void chart_clickOnATown_choosesIt_alsoWhenItIsEnlarged()
    {
        PartBench bench;
        ChartPlan plan = samples::chart(false);
        plan.places = bench.standingFor(plan.places, "card");
        for (ChartRoad &road : plan.roads) // they end at the towns, but a town is meant there
            road.what = { { "deck", "deck" } };
        bench.show("Chart { zoomable: true }", { { "plan", QVariant::fromValue(plan) } }, { 900, 450 });
        QSignalSpy explained(&bench.table(), &Table::explained);
        bench.click(bench.find("place_safed"));
        QCOMPARE(explained.size(), 0);
        QCOMPARE(bench.selected({ "tyre", "acre", "safed" }), QStringList("safed"));
        bench.find("place_tyre")->forceActiveFocus();
        QQuickItem *chart = bench.find("place_tyre")->parentItem();
        const QRectF before = PartBench::boxOf(bench.find("place_tyre"));
        bench.target("tyre")->forceActiveFocus();
        bench.key(Qt::Key_Plus);
        bench.key(Qt::Key_Plus);
        bench.settle();
        QVERIFY(chart->width() > 1.5 * 900);
        QVERIFY(PartBench::boxOf(bench.find("place_tyre")).width() > before.width());
        bench.target("acre")->forceActiveFocus(); // it is brought into sight
        QVERIFY(QRectF(0, 0, 900, 450).contains(PartBench::boxOf(bench.target("acre")).center()));
        bench.click(bench.target("acre"));
        QCOMPARE(bench.selected({ "tyre", "acre", "safed" }), QStringList("acre"));
    }
    void chart_clickAnywhereAlongARoad_choosesIt_besideItNothing()
    {
        PartBench bench;
        ChartPlan plan = samples::chart(false);
        plan.roads = bench.standingFor(plan.roads, "card");
        bench.show("Chart { }", { { "plan", QVariant::fromValue(plan) } }, { 900, 450 });
        QStringList ids;
        for (qsizetype i = 0; i < 3; ++i)
            ids.append(plan.roads[i].id);
        const auto on = [](double x, double y) { return QPointF(x, y) * 0.9; }; // a unit is 0.9 pixels
        bench.click(on(125, 304));                                              // a third of the way from Tyre to Acre
        QCOMPARE(bench.selected(ids), QStringList("tyre-acre"));
        bench.click(on(125, 304)); // again: taken back
        QCOMPARE(bench.selected(ids), QStringList());
        bench.click(on(125, 340)); // the sea beside it
        QCOMPARE(bench.selected(ids), QStringList());
        bench.click(on(300, 350)); // where the long way bends
        QCOMPARE(bench.selected(ids), QStringList("acre-caesarea"));
        QCOMPARE(PartBench::spoken(bench.target("acre-nazareth")), QString("Acre – Nazareth"));
        bench.target("acre-nazareth")->forceActiveFocus();
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.selected(ids), QStringList("acre-nazareth"));
    }

    void tokensAndBlocks_areChosenOneByOne()
    {
        PartBench bench;
        const QList<BlockThing> blocks = bench.standingFor(samples::blocks(false, 4), "card");
        bench.show("PieceStack { label: 'An army' }", { { "rows", bench.rows(blocks) } }, { 200, 60 });
        for (int i = 0; i < 4; ++i) {
            const QRectF box = PartBench::boxOf(bench.target(blocks[i].id));
            bench.click(QPointF(box.left() + 6, box.center().y())); // the next one stands before the rest of it
            QCOMPARE(bench.selected({ "block0", "block1", "block2", "block3" }), QStringList(blocks[i].id));
        }
        QCOMPARE(PartBench::spoken(bench.target("block3")), QString("A block nobody knows"));
    }
    void stack_withMoreThanItShows_saysHowMany()
    {
        PartBench bench;
        bench.show("PieceStack { most: 5 }", { { "rows", bench.rows(samples::blocks(false, 8)) } }, { 160, 40 });
        QCOMPARE(bench.named("piece_").size(), 8);
        QVERIFY(bench.find("more"));
        QCOMPARE(bench.find("more")->property("text").toString(), QString("+3"));
        QCOMPARE(PartBench::spoken(bench.find("more")), QString("and 3 more"));
    }

    void track_stepsAreChosen_markersAreReadOut()
    {
        PartBench bench;
        TrackPlan plan = samples::track(false, 12);
        plan.steps = bench.standingFor(plan.steps, "card");
        bench.show("Track { label: 'Glory' }",
            { { "plan", QVariant::fromValue(plan) }, { "markers", bench.rows(samples::markers(false, { 1, 1, 7 })) } },
            { 600, 40 });
        bench.click(bench.target("4"));
        QCOMPARE(bench.selected({ "2", "3", "4", "5" }), QStringList("4"));
        bench.click(bench.target("1")); // under two markers, which stand for nothing
        QCOMPARE(bench.selected({ "0", "1", "2" }), QStringList("1"));
        QCOMPARE(PartBench::spoken(bench.find("marker_marker2")), QString("Marker on step 7"));
        QCOMPARE(PartBench::spoken(bench.target("5")), QString("Step 5"));
    }

    void workerSlots_targetIsChosen_proposalAsksForAnother()
    {
        PartBench bench;
        QList<SlotThing> list = samples::workerSlots(false);
        list[0].what = bench.offered("card").first();
        QQuickItem &part =
            bench.show("WorkerSlots { property string wanted; onChangeWanted: id => wanted += id + ' ' }",
                { { "rows", bench.rows(list) } }, { 300, 40 });
        bench.click(bench.find("slot_slot0"));
        QCOMPARE(bench.selected({ "slot0" }), QStringList("slot0"));
        bench.click(bench.find("slot_slot3")); // somebody stands there for good
        QCOMPARE(part.property("wanted").toString(), QString());
        bench.click(bench.find("slot_slot2"));
        QCOMPARE(part.property("wanted").toString(), QString("slot2 "));
        QVERIFY(bench.find("slot_slot2")->hasActiveFocus());
        bench.key(Qt::Key_Return);
        QCOMPARE(part.property("wanted").toString(), QString("slot2 slot2 "));
        QCOMPARE(PartBench::roleOf(bench.find("slot_slot2")), QAccessible::Button);
        QCOMPARE(PartBench::roleOf(bench.find("slot_slot3")), QAccessible::StaticText);
    }

    void bracket_placeOfTheFirstRound_isChosen_andItsWayIsShown()
    {
        PartBench bench;
        const auto riders = bench.standingFor(samples::riders(false, 4), "card");
        QQuickItem &part = bench.show(
            "Bracket { rounds: 3 }", { { "rows", bench.rows(BracketSlots::of(riders, { 0, 1, 1 })) } }, { 500, 300 });
        bench.click(bench.target("0.2"));
        QCOMPARE(bench.selected({ "0.0", "0.1", "0.2", "0.3" }), QStringList("0.2"));
        QCOMPARE(part.property("pointed").toString(), QString("0.2"));
        QVERIFY(!bench.target("1.0")); // it is the place that is chosen, not who came further
        QCOMPARE(PartBench::spoken(bench.find("bracket_1.0")), QString("Round 2: William Marshal, beaten"));
        QCOMPARE(PartBench::spoken(bench.find("bracket_2.0")), QString("Champion: Guy of Lusignan"));
    }

    void stage_isReadOut_andKeepsClicksFromTheBoard()
    {
        PartBench bench;
        const QList<CardThing> cards = bench.standingFor(samples::cards(false, 2), "card");
        bench.show("Item { id: root; property Table table; property var rows\n"
                   "CardRow { anchors.fill: parent; table: root.table; rows: root.rows }\n"
                   "StageFrame { objectName: 'stage'; anchors.fill: parent; title: 'Arsuf'; rounds: 4; round: 2; "
                   "prompt: 'Who?'\n"
                   "leftSide: StageSide { name: 'Franks'; colour: 'antioch'; words: 'defend'; acts: true }\n"
                   "steps: ['Ride', 'Roll', 'Compare']; step: 1; story: ['One.', 'Two.'] } }",
            { { "rows", bench.rows(cards) } }, { 900, 480 });
        bench.click(bench.target("card0"));
        QCOMPARE(bench.selected({ "card0", "card1" }), QStringList());
        QStringList heard;
        for (QQuickItem *item : bench.named("")) {
            if (QAccessible::queryAccessibleInterface(item) && !PartBench::spoken(item).isEmpty())
                heard.append(PartBench::spoken(item));
        }
        for (const char *words :
            { "Arsuf", "Who?", "Round 2 of 4", "Now: Roll", "Franks, to act. defend", "The story so far" })
            QVERIFY2(heard.contains(words), qPrintable(QString(words) + " is not among " + heard.join(" | ")));
    }
};

OUTREMER_TEST(TestPartsChoosing)
#include "tst_parts_choosing.moc"
