#include "tests/app/window.h"
#include "tests/support/ruletest.h"
#include "tests/support/seatcounts.h"

#include "model/erased.h"
#include "model/kingdoms/kingdoms.h"

#include <QGuiApplication>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace outremer;
using namespace outremer::kingdoms;

// What the board of Kingdoms shows, and that its models follow the match without ever being reset.
class TestKingdomsBoard : public test::RuleTest {
    Q_OBJECT
private slots:
    void everyPlayer_hasALocationCardWithFiveNamedNumberedSectors_data() { test::addSeatCounts(2, 4); }
    void everyPlayer_hasALocationCardWithFiveNamedNumberedSectors()
    {
        RULES("KC-SETUP-05", "KC-SETUP-06", "KC-SETUP-07", "KC-SETUP-08", "KC-SETUP-09");
        QFETCH(int, seats);
        test::ShellWindow window;
        window.begin(seats, 1);
        std::map<QString, std::map<int, QString>> names; // seat -> number -> name
        std::map<int, QList<qreal>> lefts;               // number -> where its sectors begin
        std::map<QString, qreal> tops;
        for (QQuickItem *item : window.visibleItems()) {
            if (!item->objectName().startsWith("sector_"))
                continue;
            const QString seat = item->property("seatId").toString();
            const int number = item->property("number").toInt();
            names[seat][number] = item->property("territoryName").toString();
            lefts[number].append(item->mapToScene({ 0, 0 }).x());
            tops[seat] = item->mapToScene({ 0, 0 }).y();
        }
        QCOMPARE(int(names.size()), seats);
        qreal previous = -1;
        for (int number = 1; number <= 5; ++number) {
            // Equal numbers lie opposite each other, and 1 is leftmost for everybody.
            QCOMPARE(lefts[number].size(), seats);
            for (qreal left : lefts[number])
                QCOMPARE(left, lefts[number].first());
            QVERIFY(lefts[number].first() > previous);
            previous = lefts[number].first();
        }
        for (const auto &[seat, byNumber] : names) {
            QCOMPARE(int(byNumber.size()), 5);
            QVERIFY(byNumber == names.begin()->second); // the same territory whatever the seating
            for (const auto &[number, name] : byNumber)
                QVERIFY(!name.isEmpty());
        }
        for (const auto &[seat, top] : tops) // the person's row is nearest to the hand
            QVERIFY(top <= tops["cross"]);
    }

    void symbols_standWeakestLeft_onCardsInHandAndOnTheTable()
    {
        SHOWS("KC-ARMY-03");
        test::ShellWindow window;
        window.begin(2, 1);
        Rng rng{ 1 };
        const QStringList order{ "lance", "bow", "swords", "helmet", "banner" };
        for (int i = 0; i < 8; ++i)
            window.chooseAnything(rng);
        int rows = 0;
        for (QQuickItem *row : window.visibleItems()) {
            if (row->objectName() != "symbolRow")
                continue;
            ++rows;
            std::map<qreal, QString> byPlace;
            for (QQuickItem *place : row->childItems()) {
                if (place->property("modelData").isValid())
                    byPlace[place->x()] = place->property("modelData").toString();
            }
            QCOMPARE(int(byPlace.size()), 5);
            qsizetype kind = 0;
            for (const auto &[x, symbol] : byPlace)
                QCOMPARE(symbol, order[kind++]);
        }
        QVERIFY(rows > 10);
        KingdomsBoard board;
        board.setTable(&window.table());
        for (int row = 0; row < board.hand()->rowCount(); ++row) {
            const QStringList symbols =
                board.hand()->data(board.hand()->index(row), KingdomsHand::SymbolsRole).toStringList();
            for (qsizetype i = 1; i < symbols.size(); ++i)
                QVERIFY(order.indexOf(symbols[i]) > order.indexOf(symbols[i - 1]));
        }
    }

    void models_followTheMatchWithoutReset()
    {
        test::ShellWindow window;
        window.begin(3, 2);
        KingdomsBoard board;
        board.setTable(&window.table());
        QSignalSpy handResets(board.hand(), &QAbstractItemModel::modelReset);
        QSignalSpy sectorResets(board.sectors(), &QAbstractItemModel::modelReset);
        Rng rng{ 2 };
        while (window.table().phase() != Table::Over) {
            if (window.table().phase() == Table::HandOver)
                window.table().ready();
            const auto &state = dynamic_cast<const ErasedMatch<Kingdoms> &>(*window.table().match()).truth().state();
            const Seat viewer = window.table().viewer();
            QCOMPARE(board.hand()->rowCount(), viewer == kNobody ? 0 : state.hands[viewer].size());
            for (int row = 0; row < board.sectors()->rowCount(); ++row) {
                const auto cards =
                    board.sectors()->data(board.sectors()->index(row), KingdomsSectors::CardsRole).toList();
                QCOMPARE(cards.size(), state.sector(Seat(row / kTerritories), row % kTerritories).size());
            }
            QCOMPARE(board.deckCount(), state.deck.size());
            window.chooseAnything(rng);
        }
        QCOMPARE(handResets.size(), 0);
        QCOMPARE(sectorResets.size(), 0);
    }
};

OUTREMER_TEST(TestKingdomsBoard)
#include "tst_kingdomsboard.moc"
