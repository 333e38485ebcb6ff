#include "app/crusaders/board/marketpart.h"
#include "app/table/newmatch.h"
#include "app/table/table.h"
#include "app/ui/preferences.h"
#include "tests/crusaders/board/playedboards.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"
#include "tests/support/seatcounts.h"

#include "model/bots/bots.h"

#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QSignalSpy>
#include <QStyleHints>
#include <QTemporaryDir>

using namespace outremer;
using namespace outremer::crusaders;

namespace {

QList<RowModel *> modelsOf(const MarketPart &part)
{
    return { part.buildings(), part.tactics(), part.governors(), part.freeBuildings(), part.buildingDecks(),
        part.tacticDecks(), part.governorDecks(), part.otherDecks() };
}

// The cells of a row model from `first` on hold the cards of a market.
template <class Deck, std::size_t N>
void compareCells(const RowModel &model, int first, const Deck &deck, const std::array<Card, N> &market, int size)
{
    for (int cell = 0; cell < size; ++cell) {
        const RowModel::Row &row = model.rows()[first + cell];
        const Card card = market[std::size_t(cell)];
        QCOMPARE(row["cardId"].toString(), card == kNoCard ? QString() : QString::fromStdString(deck[card].id));
        QCOMPARE(row["face"].toMap()["id"].toString(), row["cardId"].toString());
        QCOMPARE(row["isTop"].toBool(), first > 0);
    }
}

QQuickItem *visibleItem(QQuickItem *item, const QString &name)
{
    if (!item->isVisible())
        return nullptr;
    if (item->objectName() == name)
        return item;
    for (QQuickItem *child : item->childItems()) {
        if (QQuickItem *found = visibleItem(child, name))
            return found;
    }
    return nullptr;
}

// Plays matches of one person and a bot until the person may learn a tactic; answers which.
std::optional<Option> playUntilLearning(Table &table)
{
    Preferences::instance()->setBotDelay(0);
    NewMatch plan;
    plan.setGameId("crusaders");
    plan.setSeatCount(2);
    plan.setKind(0, 0);
    plan.setKind(1, 1 + int(BotKind::Greedy));
    Rng rng{ 1 };
    for (int matches = 0; matches < 50; ++matches) { // there are some in which nobody ever learns
        plan.setSeed(std::uint64_t(matches) + 1);
        for (table.start(&plan); table.phase() != Table::Over; QCoreApplication::processEvents()) {
            if (table.phase() != Table::Choosing)
                continue;
            for (const Option &option : table.match()->options()) {
                if (Verb(option.verb) == Verb::LearnTactic)
                    return option;
            }
            table.submit(table.match()->botChoice(BotKind::Greedy, rng));
        }
    }
    return std::nullopt;
}

// A match with four players after its set-up.
State startedState()
{
    State state;
    bool isFound = false;
    test::followMatch(test::crusadersGame().start({ 4, 3, {} }), 3, [&](const State &each) {
        if (!isFound && each.phase == Phase::Planning) {
            state = each;
            isFound = true;
        }
    });
    return state;
}

} // namespace

// What the markets show, and that their models follow a match without ever being reset.
class TestMarketPart : public test::RuleTest {
    Q_OBJECT
private slots:
    void cells_followWholeMatches_withoutAReset_data() { test::addSeatCounts(2, 4); }
    void cells_followWholeMatches_withoutAReset()
    {
        SHOWS("CR-MARKET-07", "CR-MARKET-08");
        QFETCH(int, seats);
        const Content &c = test::crusadersGame().content();
        MarketPart part;
        int resets = 0;
        for (const RowModel *model : modelsOf(part))
            connect(model, &QAbstractItemModel::modelReset, this, [&resets] { ++resets; });
        test::followMatch(test::crusadersGame().start({ seats, 5, {} }), 5, [&](const State &state) {
            part.show(test::boardView(state, Seat(state.round % seats)));
            QCOMPARE(part.size(), seats + 1);
            QCOMPARE(part.buildings()->count(), seats + 1 + 3);
            QCOMPARE(part.tactics()->count(), seats + 1 + 3);
            QCOMPARE(part.governors()->count(), seats + 1);
            compareCells(*part.buildings(), 0, c.buildings, state.buildingMarket, part.size());
            compareCells(*part.buildings(), part.size(), c.buildings, state.topBuildingMarket, 3);
            compareCells(*part.tactics(), 0, c.tactics, state.tacticMarket, part.size());
            compareCells(*part.tactics(), part.size(), c.tactics, state.topTacticMarket, 3);
            compareCells(*part.governors(), 0, c.governors, state.governorMarket, part.size());
            QCOMPARE(part.tacticDecks()->rows()[0]["count"].toInt(), state.tacticDeck.pile.size());
            QCOMPARE(part.tacticDecks()->rows()[0]["discards"].toInt(), state.tacticDeck.discard.size());
            QCOMPARE(part.otherDecks()->rows()[2]["count"].toInt(), state.spyDeck.pile.size());
            QCOMPARE(part.freeBuildings()->count(), state.freeBuildings.empty() ? 0 : 1);
        });
        QCOMPARE(resets, 0);
    }

    void aBoughtCard_leavesAnEmptyCell_andTheOthersWhereTheyAre()
    {
        State state = startedState();
        MarketPart part;
        part.show(test::boardView(state, 0));
        const auto before = part.tactics()->rows();
        QSignalSpy removed(part.tactics(), &QAbstractItemModel::rowsRemoved);
        state.tacticMarket[1] = kNoCard;
        part.show(test::boardView(state, 0));
        QCOMPARE(removed.size(), 0);
        for (int cell = 0; cell < part.tactics()->count(); ++cell) {
            if (cell == 1)
                QCOMPARE(part.tactics()->rows()[cell]["cardId"].toString(), QString());
            else
                QCOMPARE(part.tactics()->rows()[cell], before[cell]);
        }
    }

    void twoEqualCards_areTwoCells()
    {
        State state = startedState();
        state.buildingMarket[1] = state.buildingMarket[0];
        MarketPart part;
        part.show(test::boardView(state, 0));
        const auto &rows = part.buildings()->rows();
        QCOMPARE(rows[0]["cardId"], rows[1]["cardId"]);
        QVERIFY(rows[0]["key"] != rows[1]["key"]);
    }

    void discount_isThatOfTheRunningOrder_andNotForTheAdditionalCard()
    {
        SHOWS("CR-BUILD-20", "CR-MUSTER-11");
        State state = startedState();
        MarketPart part;
        const auto discounts = [&part](RowModel *model) {
            QList<int> list;
            for (const auto &row : model->rows())
                list.append(row["discount"].toInt());
            return list;
        };
        state.orders.clear();
        part.show(test::boardView(state, 0));
        QCOMPARE(discounts(part.buildings()), QList<int>(8, 0));
        const auto full = test::crusadersGame().content().numbers.discount;
        QVERIFY(full > 0);
        const Content &content = test::crusadersGame().content();
        const auto spared = [&](const auto &cards,
                                const auto &market) { // no more than a card costs, none for the top row
            QList<int> list;
            for (int i = 0; i < 5; ++i)
                list.append(std::min<int>(full, Payment{ .price = cards[market[std::size_t(i)]].price }.symbols()));
            return list + QList<int>(3, 0);
        };
        state.orders.push({ .order = Order::Construction, .seat = 0, .enhanced = 1, .discount = full });
        part.show(test::boardView(state, 0));
        QCOMPARE(discounts(part.buildings()), spared(content.buildings, state.buildingMarket));
        QVERIFY(discounts(part.buildings()).contains(full) && discounts(part.buildings()).first(5).contains(full - 1));
        QCOMPARE(discounts(part.tactics()), QList<int>(8, 0));
        part.show(test::boardView(state, 1)); // it is for who builds
        QCOMPARE(discounts(part.buildings()), QList<int>(8, 0));
        state.note().order = Order::Muster;
        state.frames.push(ask(Task::Learn, 0, Learning{ 2, 0 }));
        part.show(test::boardView(state, 0));
        QCOMPARE(discounts(part.buildings()), QList<int>(8, 0));
        QCOMPARE(discounts(part.tactics()), spared(content.tactics, state.tacticMarket));
        state.frames.pop();
        state.frames.push(ask(Task::Learn, 0, Learning{ 1, 1 })); // the additional one
        part.show(test::boardView(state, 0));
        QCOMPARE(discounts(part.tactics()), QList<int>(8, 0));
    }

    void topCard_isShown_onlyWhenEverybodyHasSeenIt()
    {
        SHOWS("CR-MARKET-03", "CR-MARKET-04");
        State state = startedState();
        MarketPart part;
        const auto top = [&part](
                             int deck) { return part.tacticDecks()->rows()[deck]["face"].toMap()["id"].toString(); };
        const auto idOf = [](Card card) {
            return QString::fromStdString(test::crusadersGame().content().tactics[card].id);
        };
        part.show(test::boardView(state, 0));
        QCOMPARE(top(0), QString());
        state.tacticDeck.topShown = 1;
        part.show(test::boardView(state, 0));
        QCOMPARE(top(0), idOf(state.tacticDeck.pile.back()));
        // Turned over and on offer: it has left the pile, and everybody sees it.
        state.tacticDeck.topShown = 0;
        const Card turned = state.topTacticDeck.pile.pop();
        state.frames.push(ask(Task::BlindOffer, 1, BlindOffer{ kTopTacticDeck, turned, 0 }));
        part.show(test::boardView(state, 0));
        QCOMPARE(top(0), QString());
        QCOMPARE(top(1), idOf(turned));
    }

    void aClickOnACard_namesIt_andHoldingItOnlyShowsIt()
    {
        QQuickView view;
        view.engine()->addImportPath(":/qt/qml");
        view.resize(1280, 800);
        QQmlComponent component(view.engine());
        component.setData("import QtQuick\nimport Outremer.Table\nimport Outremer.Crusaders\n"
                          "Item { id: page; width: 1280; height: 800; property alias table: match\n"
                          "Table { id: match }\n"
                          "CrusadersBoard { id: board; table: match }\n"
                          "Markets { x: 400; y: 300; width: 482; height: 248; table: match; markets: board.markets }\n"
                          "ZoomLayer { anchors.fill: parent } }",
            QUrl());
        const std::unique_ptr<QObject> object(component.create());
        QVERIFY2(object, qPrintable(component.errorString()));
        auto *page = qobject_cast<QQuickItem *>(object.get());
        page->setParentItem(view.contentItem());
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        Table &table = *page->property("table").value<Table *>();
        const std::optional<Option> option = playUntilLearning(table);
        QVERIFY(option);
        const QString id = QString::fromStdString(test::crusadersGame().content().tactics[option->first].id);
        QQuickItem *card = nullptr;
        AWAIT((card = visibleItem(page, "market_tactic_" + id)));
        QVERIFY(card->property("selectable").toBool());
        const QPoint middle = card->mapToScene({ card->width() / 2, card->height() / 2 }).toPoint();
        const std::size_t steps = table.match()->journal().size();
        QTest::mousePress(&view, Qt::LeftButton, {}, middle);
        AWAIT(visibleItem(page, "zoomedCard"));
        QCOMPARE(visibleItem(page, "zoomedCard")->property("face").toMap()["id"].toString(), id);
        QTest::lastMouseTimestamp += 10 * QGuiApplication::styleHints()->mousePressAndHoldInterval(); // as it was held
        QTest::mouseRelease(&view, Qt::LeftButton, {}, middle);
        QVERIFY(!visibleItem(page, "zoomedCard"));
        QCOMPARE(table.match()->journal().size(), steps);
        QVERIFY(!table.hasSelection());
        QTest::mouseClick(&view, Qt::LeftButton, {}, middle);
        if (table.match()->journal().size() > steps)
            QCOMPARE(table.match()->journal()[steps].option, *option);
        else
            QVERIFY(card->property("selected").toBool());
    }

    void anotherGame_leavesNothing()
    {
        MarketPart part;
        part.show(test::boardView(startedState(), 0));
        part.clear();
        for (const RowModel *model : modelsOf(part))
            QCOMPARE(model->count(), 0);
    }
};

OUTREMER_TEST(TestMarketPart)
#include "tst_marketpart.moc"
