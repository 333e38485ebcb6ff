#include "app/crusaders/board/battlerows.h"
#include "app/crusaders/board/citywords.h"
#include "app/crusaders/board/crusadersboard.h"
#include "app/crusaders/board/levantscene.h"
#include "tests/app/window.h"
#include "tests/crusaders/board/playedboards.h"
#include "tests/support/await.h"
#include "tests/support/quickfolder.h"
#include "tests/support/ruletest.h"
#include "tests/support/seatcounts.h"

#include "model/crusaders/crusaders.h"
#include "model/crusaders/nouns.h"
#include "model/erased.h"

#include <QAbstractItemModelTester>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <set>

using namespace outremer;
using namespace outremer::crusaders;

namespace {

void begin(Table &table, int seats)
{
    NewMatch plan;
    plan.setGameId("crusaders");
    plan.setSeatCount(seats);
    for (int seat = 0; seat < seats; ++seat)
        plan.setKind(seat, 0);
    plan.setSeed(1);
    QVERIFY(table.start(&plan));
}

void step(Table &table, Rng &rng)
{
    if (table.phase() == Table::HandOver)
        table.ready();
    else
        table.submit(table.match()->botChoice(BotKind::Random, rng));
}

QVariantMap cityRow(const MapPart &part, const QString &city)
{
    for (const RowModel::Row &row : part.cities()->rows()) {
        if (row["cityId"] == city)
            return row;
    }
    return {};
}

// What a city's row must say, found from the truth by hand.
void compareRow(const RowModel::Row &row, const BoardView &view, const State &state, CityId id)
{
    const CityState &city = state.city(id);
    QCOMPARE(row["cityId"].toString(), QString::fromStdString(view.content->cities[id].id));
    QCOMPARE(row["ownerId"].toString(), view.ownerId(city.owner));
    QCOMPARE(row["level"].toInt(), int(city.level));
    QCOMPARE(row["units"].toInt(), int(city.units));
    QCOMPARE(row["closed"].toBool(), city.owner == kClosed);
    QCOMPARE(row["governor"].toMap().isEmpty(), city.governor == kNoCard);
    QCOMPARE(row["attack"].toString(), state.battle.city == id ? "battle" : state.raid.city == id ? "raid" : "");
    QVERIFY(row["spoken"].toString().startsWith(row["name"].toString()));
    // Bishops: everybody sees how many, only their owner of which level.
    std::map<QString, int> counts;
    for (const QVariant &entry : row["bishops"].toList()) {
        const QVariantMap bishops = entry.toMap();
        const bool isOwn = view.viewer != kNobody && bishops["owner"] == view.ownerId(view.viewer);
        QCOMPARE(bishops["level"].toInt() != 0, isOwn);
        if (isOwn)
            QCOMPARE(
                bishops["count"].toInt(), int(state.player(view.viewer).clergy[id].ofLevel(bishops["level"].toInt())));
        counts[bishops["owner"].toString()] += bishops["count"].toInt();
    }
    const Board board(*view.content, state);
    for (Seat seat = 0; seat < state.seats; ++seat)
        QCOMPARE(counts[view.ownerId(seat)], state.player(seat).clergy[id].count());
    // A halo is never a guess.
    QCOMPARE(row["holyLand"].toString(), board.isContested(id) ? QString() : view.ownerId(board.holyLandOf(id)));
}

} // namespace

// The map of the board: its rows, its drawing, and cities chosen by pointing at them.
class TestMapPart : public test::RuleTest {
    Q_OBJECT
private slots:
    void rows_followWholeMatches_withoutAReset_data() { test::addSeatCounts(2, 4); }
    void rows_followWholeMatches_withoutAReset()
    {
        SHOWS("CR-PRAY-27");
        QFETCH(int, seats);
        Table table;
        CrusadersBoard board;
        begin(table, seats);
        board.setTable(&table);
        RowModel *cities = board.map()->cities();
        QAbstractItemModelTester tester(cities, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy resets(cities, &QAbstractItemModel::modelReset);
        QSignalSpy inserted(cities, &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(cities, &QAbstractItemModel::rowsRemoved);
        QSignalSpy plans(board.map(), &MapPart::planChanged);
        Rng rng{ 1099 };
        for (; table.phase() != Table::Over; step(table, rng)) {
            const auto view = BoardView::of(table);
            QCOMPARE(cities->count(), kCities);
            for (CityId id = 0; id < kCities; ++id) {
                compareRow(cities->rows()[id], *view, test::truthOf(*table.match()), id);
                if (QTest::currentTestFailed())
                    return;
            }
        }
        QCOMPARE(resets.size() + inserted.size() + removed.size(), 0);
        QVERIFY(plans.size() <= 1); // cities may be closed once states are chosen; the land is not painted for a move
    }
    // Rows of cities that did not change are kept, not made again: nothing may be forgotten in that.
    void rows_areAlwaysWhatTheyWouldBeIfMadeAnew()
    {
        std::vector<std::unique_ptr<AnyMatch>> matches;
        matches.push_back(test::crusadersMatch(4, 11));
        for (int chapter = 2; chapter <= 4; ++chapter)
            matches.push_back(test::chapterMatch(3, 7, chapter));
        MapPart followed(nullptr); // through all of them
        std::size_t looks = 0;
        for (const auto &match : matches) {
            test::play(*match, { 23 }, [&] {
                const Seat viewer = ++looks % 3 == 0 ? kNobody : Seat(looks % 2);
                Preferences::instance()->setLanguage(looks % 50 < 25 ? "en" : "ru");
                const auto view = BoardView::of(*match, viewer, 0);
                if (!view)
                    return;
                MapPart made(nullptr);
                followed.show(*view);
                made.show(*view);
                for (CityId id = 0; id < kCities && !QTest::currentTestFailed(); ++id) {
                    RowModel::Row row = followed.cities()->rows()[id];
                    row.insert("fresh", made.cities()->rows()[id]["fresh"]); // what it remembers itself
                    QCOMPARE(row, made.cities()->rows()[id]);
                }
                QCOMPARE(followed.plan(), made.plan());
            });
        }
        QVERIFY(looks > 1000);
    }
    void closedCities_areCovered_andNoRoadLeadsThere()
    {
        SHOWS("CR-SETUP-40", "CR-SETUP-41");
        Table table;
        CrusadersBoard board;
        begin(table, 2);
        board.setTable(&table);
        Rng rng{ 3 };
        while (test::truthOf(*table.match()).round == 0)
            step(table, rng);
        const auto view = BoardView::of(table);
        int closed = 0, roads = 0;
        for (CityId id = 0; id < kCities; ++id) {
            const auto row = board.map()->cities()->rows()[id];
            closed += row["closed"].toBool() ? 1 : 0;
            if (row["closed"].toBool()) {
                QCOMPARE(row["ownerId"].toString(), "closed");
                QCOMPARE(row["facts"].toList().size(), 1); // that it is, and nothing else
            } else {
                roads += sizeOf(view->board().openNeighbours(id));
            }
        }
        QCOMPARE(closed, 3);
        const auto scene = LevantScene::of(board.map()->plan(), {}, Lang::En, "PT Serif");
        QCOMPARE(2 * int(scene.roads.size()), roads);
    }
    void marks_haveRoom_forEveryCity()
    {
        Table table;
        CrusadersBoard board;
        begin(table, 4);
        board.setTable(&table);
        std::vector<QRectF> marks;
        for (const RowModel::Row &row : board.map()->cities()->rows()) {
            QRectF mark({}, kCityMark);
            mark.moveCenter({ row["mapX"].toReal(), row["mapY"].toReal() });
            QVERIFY2(kChart.adjusted(20, 20, -20, -20).contains(mark), qPrintable(row["cityId"].toString()));
            for (const QRectF &other : marks)
                QVERIFY2(!mark.intersects(other), qPrintable(row["cityId"].toString()));
            marks.push_back(mark);
        }
    }
    void language_rewordsTheRows()
    {
        Preferences::instance()->setLanguage("en");
        Table table;
        CrusadersBoard board;
        begin(table, 4);
        board.setTable(&table);
        Rng rng{ 8 };
        while (cityRow(*board.map(), "homs")["units"].toInt() == 0) // states are chosen before the board is set up
            step(table, rng);
        const QVariantMap english = cityRow(*board.map(), "homs");
        QSignalSpy resets(board.map()->cities(), &QAbstractItemModel::modelReset);
        QCOMPARE(english["name"].toString(), "Homs");
        QCOMPARE(english["spoken"].toString(),
            "Homs. Held by the Saracens. Saracens: 2, level 3, walls +3. Goods: spices. Coins by level: 1, 2, 3.");
        Preferences::instance()->setLanguage("ru");
        const QVariantMap russian = cityRow(*board.map(), "homs");
        QCOMPARE(russian["name"].toString(), "Хомс");
        QCOMPARE(russian["spoken"].toString(),
            "Хомс. Под властью сарацин. Сарацины: 2, уровень\u00a03, стены\u00a0+3. Товары: пряности. "
            "Монеты по уровням: 1, 2, 3.");
        QCOMPARE(resets.size(), 0);
        Preferences::instance()->setLanguage("en");
    }
    void fresh_isWhatOthersChangedSinceMyOwnStep()
    {
        Table table;
        CrusadersBoard board;
        begin(table, 3);
        board.setTable(&table);
        Rng rng{ 5 };
        std::array<std::set<QString>, kMaxSeats> unseen; // what each has not looked at yet
        int marked = 0;
        while (table.phase() != Table::Over) {
            const State before = test::truthOf(*table.match());
            const std::size_t steps = table.match()->journal().size();
            step(table, rng);
            const std::size_t made = table.match()->journal().size() - steps;
            for (CityId id = 0; id < kCities; ++id) {
                if (before.city(id) == test::truthOf(*table.match()).city(id))
                    continue;
                for (Seat seat = 0; seat < 3; ++seat)
                    unseen[seat].insert(QString::fromStdString(BoardView::of(table)->content->cities[id].id));
            }
            if (made > 0) // what follows the first was forced
                unseen[table.match()->journal()[steps].seat].clear();
            if (table.viewer() == kNobody)
                continue;
            for (const QString &city : unseen[table.viewer()]) {
                QVERIFY2(cityRow(*board.map(), city)["fresh"].toBool(), qPrintable(city));
                ++marked;
            }
        }
        QVERIFY(marked > 0);
    }
    void chapters_showZengiScarsAndTerrains()
    {
        SHOWS("CR-CAMP-10");
        Table table;
        begin(table, 4);
        auto view = BoardView::of(table);
        MapPart part(nullptr);
        part.show(*view);
        QVERIFY(cityRow(part, "jerusalem")["terrains"].toStringList().isEmpty()); // the basic game takes no notice
        const CityId aleppo = *view->content->cityNamed("aleppo"), acre = *view->content->cityNamed("acre");
        view->state.terrains = 1;
        view->state.saga.commander = aleppo;
        view->state.saga.scarred = setOf(acre);
        view->state.saga.ruined = aleppo;
        view->state.raid.raiders[aleppo] = 2;
        view->state.raid.left = setOf(acre);
        part.show(*view);
        QCOMPARE(cityRow(part, "jerusalem")["terrains"].toStringList(), QStringList{ "mountains" });
        QCOMPARE(cityRow(part, "jerusalem")["walls"].toInt(), 2); // mountains help its walls
        QVERIFY(cityRow(part, "aleppo")["commander"].toBool() && cityRow(part, "aleppo")["ruined"].toBool());
        QCOMPARE(cityRow(part, "aleppo")["raiders"].toInt(), 2);
        QVERIFY(cityRow(part, "acre")["scarred"].toBool() && cityRow(part, "acre")["raidAhead"].toBool());
        for (const char *words : { "Zengi stands here", "Ruined", "Raiders from here: 2", "Terrain: deserts" })
            QVERIFY2(cityRow(part, "aleppo")["spoken"].toString().contains(words), words);
    }
    // A move of troops or of a bishop is two clicks on the map, or one click and the key.
    void move_isTwoClicks_onTheMap();
    void card_tellsTheCityThatIsPointedAt_orReachedByArrows();
    void card_coversNoCity();
};

void TestMapPart::move_isTwoClicks_onTheMap()
{
    test::ShellWindow window;
    window.begin("crusaders", 2, 2);
    Table &table = window.table();
    Rng rng{ 17 };
    const auto isMove = [](const RefList &targets) {
        return std::ranges::any_of(targets, [](const Ref &ref) { return ref.noun == kToNoun; });
    };
    const auto clickOn = [&](CityId city) {
        const std::string id =
            dynamic_cast<const ErasedMatch<Crusaders> &>(*table.match()).rules().content().cities[city].id;
        QQuickItem *item = window.find("city_" + QString::fromStdString(id));
        QVERIFY(item);
        QVERIFY(item->property("selectable").toBool());
        QTest::mouseClick(
            &window.view(), Qt::LeftButton, {}, item->mapToScene({ item->width() / 2, item->height() / 2 }).toPoint());
    };
    int moves = 0;
    for (int made = 0; made < 4000 && moves < 3; ++made) {
        if (table.phase() == Table::Over)
            window.begin("crusaders", 2, 2);
        if (table.phase() != Table::Choosing) {
            table.ready();
            continue;
        }
        const auto options = table.match()->options();
        const auto move = std::ranges::find_if(options, [&](const Option &option) {
            return isMove(table.match()->targets(option)) && std::ranges::count_if(options, [&](const Option &other) {
                return other.verb == option.verb && other.first == option.first && other.second == option.second;
            }) == 1; // bishops of both levels there: the level would have to be said too
        });
        if (move == options.end()
            || isBattleStaged(test::truthOf(*table.match()))) { // a battle covers the map: other tests have it
            step(table, rng);
            continue;
        }
        const Option chosen = *move;
        const std::size_t steps = table.match()->journal().size();
        AWAIT(window.find("city_homs") && !table.isAskPending()); // the page has come back from the hand-over
        clickOn(chosen.first);
        QCOMPARE(table.match()->journal().size(), steps);
        clickOn(chosen.second);
        QVERIFY(table.match()->journal().size() > steps);
        QCOMPARE(table.match()->journal()[steps].option, chosen);
        ++moves;
    }
    QVERIFY(moves > 0);
}

void TestMapPart::card_tellsTheCityThatIsPointedAt_orReachedByArrows()
{
    test::ShellWindow window;
    window.begin("crusaders", 2, 1);
    AWAIT(window.find("city_homs"));
    QVERIFY(!window.find("cityCard")); // the program may have put the keyboard on a city: nobody asked yet
    const QQuickItem *homs = window.find("city_homs");
    QTest::mouseMove(&window.view(), { 5, 5 });
    QTest::mouseMove(&window.view(), homs->mapToScene({ homs->width() / 2, homs->height() / 2 }).toPoint());
    AWAIT(window.find("cityCard"));
    const auto shown = [&] { return window.find("cityCard")->property("city").value<QQuickItem *>()->objectName(); };
    QCOMPARE(shown(), "city_homs");
    window.find("city_aleppo")->forceActiveFocus();
    QTest::keyClick(&window.view(), Qt::Key_Up); // to Turbessel, straight above
    AWAIT_EQUAL(shown(), "city_turbessel");      // though the mouse still lies on Homs
    const QRectF card = window.find("cityCard")->mapRectToScene(window.find("cityCard")->boundingRect());
    for (const char *city : { "city_turbessel", "city_jerusalem" })
        QVERIFY(!card.intersects(window.find(city)->mapRectToScene(window.find(city)->boundingRect())));
    window.find("city_damascus")->forceActiveFocus();
    QVERIFY(!window.find("cityCard")); // whom nobody asked about
}

void TestMapPart::card_coversNoCity()
{
    test::ShellWindow window;
    window.begin("crusaders", 4, 1);
    AWAIT(window.find("city_homs"));
    QQuickItem *map = window.find("city_homs")->parentItem()->parentItem();
    QList<QQuickItem *> cities;
    for (QQuickItem *item : window.visibleItems()) {
        if (item->objectName().startsWith("city_"))
            cities.append(item);
    }
    QVERIFY(cities.size() > 10);
    for (const QQuickItem *city : cities) {
        QMetaObject::invokeMethod(map, "locate", Q_ARG(QString, city->objectName().mid(5)));
        const QQuickItem *card = window.find("cityCard");
        QVERIFY(card);
        AWAIT(card->height() > 20);
        const QRectF covered = card->mapRectToScene(card->boundingRect());
        for (const QQuickItem *other : cities) {
            const qreal margin = other->width() / 5; // beside the walls and the name
            QVERIFY(!covered.intersects(other->mapRectToScene(other->boundingRect().adjusted(margin, 0, -margin, 0))));
        }
    }
}

OUTREMER_TEST(TestMapPart)
#include "tst_mappart.moc"
