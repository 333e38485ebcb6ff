#include "tests/crusaders/board/playedboards.h"
#include "tests/support/ruletest.h"
#include "tests/support/seatcounts.h"

#include "app/crusaders/board/crusadersboard.h"
#include "app/crusaders/board/statebrief.h"
#include "app/table/newmatch.h"
#include "app/ui/preferences.h"

#include <QGuiApplication>
#include <QMetaProperty>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <set>

using namespace outremer;
using namespace outremer::crusaders;

namespace {

// Somebody looks at everything there is to know.
class OpenStates : public StatesPart {
public:
    OpenStates()
        : StatesPart(nullptr)
    {
        setDetailed(true);
    }
};

QVariantMap stateRow(const StatesPart &part, Seat seat)
{
    return part.details()->rows()[seat]["row"].toMap();
}

QVariantMap goodOf(const StatesPart &part, Seat seat, int good)
{
    return part.brief(seat).stocks()->rows()[good];
}

// Everything a screen can ask of a state at a glance.
QVariantMap glanceOf(const StatesPart &part, Seat seat)
{
    const StateBrief &brief = part.brief(seat);
    QVariantMap all;
    for (int i = brief.metaObject()->propertyOffset(); i < brief.metaObject()->propertyCount(); ++i) {
        const QMetaProperty property = brief.metaObject()->property(i);
        if (property.name() != std::string_view("stocks"))
            all.insert(property.name(), property.read(&brief));
    }
    QVariantList goods;
    for (const QVariantMap &good : brief.stocks()->rows())
        goods.append(good);
    all.insert("goods", goods);
    return all;
}

// And of all states, in detail.
QVariantList everyState(const StatesPart &part)
{
    QVariantList all;
    for (int seat = 0; seat < part.states()->count(); ++seat) {
        QVariantMap row = stateRow(part, Seat(seat));
        row.remove("stocks"); // an object; what is in it comes with the glance
        all.append({ row, glanceOf(part, Seat(seat)) });
    }
    return all;
}

// What a Choosable makes of the words it is given.
RefList refsOf(const AnyMatch &match, const QVariantMap &what)
{
    RefList refs;
    for (auto entry = what.begin(); entry != what.end(); ++entry) {
        if (entry.key() == "number")
            refs.push({ kNumberNoun, std::int16_t(entry.value().toInt()) });
        else
            refs.push(*match.game().refOf(entry.key().toStdString(), entry.value().toString().toStdString()));
    }
    return refs;
}

// The ids of the cards in a player's hand that nobody else may know.
QStringList secretsOf(const Content &content, const State &state, Seat seat)
{
    QStringList ids;
    const crusaders::Player &player = state.player(seat);
    for (const Card card : player.rescripts)
        ids.append(QString::fromStdString(content.rescripts[card].id));
    for (const Card card : player.tactics)
        ids.append(QString::fromStdString(content.tactics[card].id));
    for (const Card card : player.heldSpies)
        ids.append(QString::fromStdString(content.spies[card].id));
    if (player.bulls[0] != kNoCard && state.phase != Phase::Over)
        ids.append(QString::fromStdString(content.bulls[player.bulls[0]].id));
    return ids;
}

} // namespace

// The rows of the players' states: they follow the match, tell nothing that is secret, and say nothing that is not so.
class TestStatesPart : public test::RuleTest {
    Q_OBJECT
private slots:
    void rows_followAWholeMatchWithoutReset_data() { test::addSeatCounts(2, 4); }
    void rows_followAWholeMatchWithoutReset()
    {
        QFETCH(int, seats);
        const auto match = test::crusadersMatch(seats, std::uint64_t(seats));
        OpenStates part;
        QSignalSpy resets(part.states(), &QAbstractItemModel::modelReset);
        QSignalSpy inserts(part.states(), &QAbstractItemModel::rowsInserted);
        QSignalSpy removals(part.states(), &QAbstractItemModel::rowsRemoved);
        QSignalSpy changes(part.states(), &QAbstractItemModel::dataChanged);
        int steps = 0;
        test::play(*match, Rng{ 5 }, [&] {
            const State &state = test::truthOf(*match);
            const Seat viewer = match->decision().seat;
            const Seat home = isPlayer(viewer) ? viewer : Seat(0);
            const auto view = BoardView::of(*match, viewer, home);
            part.show(*view);
            const Board board(*view->content, state);
            QCOMPARE(part.states()->count(), seats);
            QCOMPARE(part.own()->count(), 1);
            QCOMPARE(part.own()->rows()[0], part.states()->rows()[home]);
            for (Seat seat = 0; seat < seats; ++seat) {
                const QVariantMap row = stateRow(part, seat);
                const crusaders::Player &player = state.player(seat);
                QCOMPARE(row["seat"].toInt(), int(seat));
                QCOMPARE(row["isHome"].toBool(), seat == home);
                QCOMPARE(row["isViewer"].toBool(), seat == viewer);
                QCOMPARE(row["coins"].toInt(), int(player.coins));
                QCOMPARE(row["troops"].toInt(), int(player.troops));
                QCOMPARE(row["place"].toInt(), board.turnOrder().indexOf(seat) + 1);
                QCOMPARE(row["cities"].toInt(), board.count(seat, Quantity::Cities));
                QCOMPARE(row["tactics"].toInt(), player.tactics.size());
                QCOMPARE(row["learned"].toInt(), board.count(seat, Quantity::Learned));
                QCOMPARE(row["buildings"].toList().size(), player.buildings.size());
                QCOMPARE(row["spies"].toList().size(), player.spies.size());
                QCOMPARE(row["governors"].toList().size(), board.count(seat, Quantity::Governors));
                QCOMPARE(row.contains("influence"), seat == viewer || state.phase == Phase::Over);
                for (int good = 0; good < kGoods; ++good) {
                    const Stock &stock = player.goods[std::size_t(good)];
                    QCOMPARE(goodOf(part, seat, good)["ready"].toInt(), int(stock.ready));
                    QCOMPARE(goodOf(part, seat, good)["spent"].toInt(), int(stock.spent));
                    QCOMPARE(goodOf(part, seat, good)["blocked"].toInt(), int(stock.blocked));
                }
                QVERIFY(!row["spoken"].toString().isEmpty());
                // The glance says the same, as far as it goes.
                const QVariantMap glance = glanceOf(part, seat);
                for (const char *role :
                    { "seat", "realm", "stateName", "playerName", "isBot", "isHome", "isActive", "isAsked", "isOut",
                        "order", "coins", "influence", "place", "troops", "bishops", "cities", "learned", "spoken" })
                    QCOMPARE(glance[role], row[role]);
                QCOMPARE(glance["bishopLevels"].toList(), row["bishopLevels"].toList());
                QCOMPARE(glance["buildings"].toInt(), player.buildings.size());
                QCOMPARE(glance["rescripts"].toInt(), player.rescripts.size());
                QCOMPARE(glance["spies"].toInt(), player.spies.size() + player.heldSpies.size());
            }
            ++steps;
        });
        QVERIFY(steps > 100);
        QCOMPARE(resets.size(), 0);
        QCOMPARE(inserts.size(), seats); // once, at the beginning
        QCOMPARE(removals.size(), 0);
        QCOMPARE(changes.size(), 0); // a row is its brief, and that tells what is new about it
    }

    void aBrief_tellsOnlyWhatIsNew()
    {
        const auto match = test::crusadersMatch(2, 5);
        auto view = BoardView::of(*match, 0, 0);
        StatesPart part(nullptr);
        part.show(*view);
        const StateBrief &brief = part.brief(0);
        QSignalSpy coins(&brief, &StateBrief::coinsChanged);
        QSignalSpy troops(&brief, &StateBrief::troopsChanged);
        QSignalSpy spoken(&brief, &StateBrief::spokenChanged);
        QSignalSpy stocks(brief.stocks(), &QAbstractItemModel::dataChanged);
        part.show(*view);
        QCOMPARE(coins.size() + troops.size() + spoken.size() + stocks.size(), 0);
        view->state.player(0).coins += 3;
        part.show(*view);
        QCOMPARE(coins.size(), 1);
        QCOMPARE(spoken.size(), 1);
        QCOMPARE(troops.size() + stocks.size(), 0);
        view->state.player(0).goods[2].ready += 1;
        part.show(*view);
        QCOMPARE(coins.size(), 1);
        QCOMPARE(spoken.size(), 2);
        QCOMPARE(stocks.size(), 1);
        QCOMPARE(stocks[0][0].toModelIndex().row(), 2);
    }

    void details_areMadeWhileTheyAreWanted_andNoLonger()
    {
        const auto match = test::crusadersMatch(3, 5);
        StatesPart part(nullptr);
        part.show(*BoardView::of(*match, 0, 0));
        QCOMPARE(part.details()->count(), 0);
        part.setDetailed(true);
        QCOMPARE(part.details()->count(), 3);
        QVERIFY(stateRow(part, 1).contains("tacticCards"));
        part.setDetailed(false);
        QCOMPARE(part.details()->count(), 0);
    }

    void nothingSecret_isInAnyRole_whoeverLooks_data()
    {
        QTest::addColumn<int>("chapter");
        QTest::addColumn<int>("seats");
        QTest::newRow("match for 2") << 0 << 2;
        QTest::newRow("match for 3") << 0 << 3;
        QTest::newRow("match for 4") << 0 << 4;
        QTest::newRow("chapter III") << 3 << 4;
        QTest::newRow("chapter IV") << 4 << 3;
    }
    void nothingSecret_isInAnyRole_whoeverLooks()
    {
        QFETCH(int, chapter);
        QFETCH(int, seats);
        const auto match = chapter > 0 ? test::chapterMatch(seats, 7, chapter) : test::crusadersMatch(seats, 11);
        const auto &rules = chapter > 0 ? campaign::chapterRules(match->game()).crusaders()
                                        : dynamic_cast<const ErasedMatch<Crusaders> &>(*match).rules();
        Rng rng{ 3 };
        test::play(
            *match, Rng{ 9 },
            [&] {
                const State &state = test::truthOf(*match);
                for (const Seat viewer : { Seat(0), Seat(1), Seat(seats - 1), kNobody }) {
                    const auto view = BoardView::of(*match, viewer, 0);
                    OpenStates part;
                    part.show(*view);
                    // The same evening with other hidden cards looks the same.
                    BoardView other = *view;
                    other.state = *rules.viewFor(rules.resample(rules.viewFor(state, viewer), rng), viewer);
                    OpenStates twin;
                    twin.show(other);
                    QCOMPARE(everyState(part), everyState(twin));
                    for (Seat seat = 0; seat < seats; ++seat) {
                        if (seat == viewer)
                            continue;
                        const QString told =
                            QDebug::toString(stateRow(part, seat)) + QDebug::toString(glanceOf(part, seat));
                        for (const QString &id : secretsOf(rules.content(), state, seat))
                            QVERIFY2(!told.contains('"' + id + '"'), qPrintable(id));
                    }
                }
            },
            300);
    }

    void whatCountsAsKnown_isTrue_andWhatIsOwnIsKnown()
    {
        int known = 0;
        int unknown = 0;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const auto match = test::crusadersMatch(2 + int(seed % 3), seed);
            test::play(*match, Rng{ seed }, [&] {
                const State &state = test::truthOf(*match);
                const Seat viewer = match->decision().seat;
                if (!isPlayer(viewer))
                    return;
                const auto view = BoardView::of(*match, viewer, viewer);
                OpenStates part;
                part.show(*view);
                const Board truth(*view->content, state);
                for (Seat seat = 0; seat < state.seats; ++seat) {
                    const QVariantMap row = stateRow(part, seat);
                    const auto points = truth.pointsOfGovernors(seat);
                    for (const QVariant &each : row["governors"].toList()) {
                        const QVariantMap governor = each.toMap();
                        const CityId city = *view->content->cityNamed(governor["city"].toString().toStdString());
                        if (governor.contains("points"))
                            QCOMPARE(governor["points"].toInt(), int(points[city]));
                        ++(governor.contains("points") ? known : unknown);
                    }
                    const int lands = truth.count(seat, Quantity::HolyLands);
                    QVERIFY(row["holyLands"].toInt() <= lands);
                    QVERIFY(lands <= row["holyLands"].toInt() + row["contestedLands"].toInt());
                    if (row.contains("bullPoints"))
                        QCOMPARE(row["bullPoints"].toInt(), truth.bullPoints(seat));
                    QVERIFY(seat == viewer || !row.contains("bullPoints"));
                    if (seat == viewer)
                        QCOMPARE(row["influence"].toInt(), int(state.player(seat).influence));
                }
            });
        }
        QVERIFY(known > 1000);
        QVERIFY(unknown > 0); // tactics of other players
    }

    void everyGoodBuildingAndSpy_canBeNamed_exactlyWhenItIsAnOption()
    {
        int goods = 0;
        int buildings = 0;
        int spies = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const auto match = test::crusadersMatch(2 + int(seed % 3), seed);
            test::play(*match, Rng{ seed }, [&] {
                const Seat viewer = match->decision().seat;
                if (!isPlayer(viewer))
                    return;
                OpenStates part;
                part.show(*BoardView::of(*match, viewer, viewer));
                OptionPicker picker;
                picker.reset(*match);
                std::set<std::uint64_t> covered;
                const auto options = match->options();
                const auto name = [&](const QVariantMap &what) {
                    const RefList refs = refsOf(*match, what);
                    if (!picker.isSelectable(refs))
                        return false;
                    for (const Option &option : options) {
                        if (includes(match->targets(option), refs))
                            covered.insert(option.code());
                    }
                    return true;
                };
                for (Seat seat = 0; seat < match->seatCount(); ++seat) {
                    const QVariantMap row = stateRow(part, seat);
                    for (int good = 0; good < kGoods; ++good) {
                        for (int side = 0; side < 3; ++side) {
                            const QString which = QStringList{ "ready", "spent", "blocked" }[side];
                            const QVariantMap stock = goodOf(part, seat, good);
                            const bool isNamed = name(stock[which + "What"].toMap());
                            goods += isNamed ? 1 : 0;
                            QVERIFY(!isNamed || stock[which].toInt() > 0);
                        }
                    }
                    for (const QVariant &each : row["buildings"].toList())
                        buildings += name(each.toMap()["what"].toMap()) ? 1 : 0;
                    for (const QVariant &each : row["spies"].toList())
                        spies += name(each.toMap()["what"].toMap()) ? 1 : 0;
                }
                for (const Option &option : options) {
                    switch (Verb(option.verb)) {
                    case Verb::PayGood:
                    case Verb::RestoreGood:
                    case Verb::SpendGood:
                    case Verb::BlockGood:
                    case Verb::HandOver:
                    case Verb::SellGood:
                    case Verb::UseBuilding:
                    case Verb::DiscardBuilding:
                    case Verb::LoseBuilding:
                    case Verb::Unban:
                    case Verb::UseSpy:
                        QVERIFY2(covered.contains(option.code()), match->game().optionName(option).data());
                        break;
                    default:
                        break;
                    }
                }
            });
        }
        QVERIFY(goods > 100);
        QVERIFY(buildings > 20);
        QVERIFY(spies > 5);
    }

    void anotherLanguage_rewordsTheRowsWithoutReset()
    {
        Preferences::instance()->setLanguage("ru");
        NewMatch plan;
        plan.setGameId("crusaders");
        plan.setSeatCount(2);
        plan.setKind(1, 1);
        plan.setOption(0, 1); // states by lot
        plan.setSeed(1);
        Table table;
        QVERIFY(table.start(&plan));
        CrusadersBoard board;
        board.setTable(&table);
        StatesPart &part = *board.states();
        part.setDetailed(true);
        const QVariantMap before = stateRow(part, 0), glanceBefore = glanceOf(part, 0);
        QSignalSpy resets(part.details(), &QAbstractItemModel::modelReset);
        QSignalSpy changes(part.details(), &QAbstractItemModel::dataChanged);
        QSignalSpy persons(&part.brief(0), &StateBrief::personChanged);
        Preferences::instance()->setLanguage("en");
        const QVariantMap after = stateRow(part, 0), glanceAfter = glanceOf(part, 0);
        QVERIFY(changes.size() > 0);
        QCOMPARE(persons.size(), 1);
        QVERIFY(glanceBefore["spoken"] != glanceAfter["spoken"]);
        QCOMPARE(resets.size(), 0);
        QVERIFY(before["stateName"] != after["stateName"]);
        QCOMPARE(glanceBefore["goods"].toList()[0].toMap()["name"].toString(), "древесина");
        QCOMPARE(glanceAfter["goods"].toList()[0].toMap()["name"].toString(), "wood");
        QVERIFY(before["spoken"] != after["spoken"]);
        QCOMPARE(before["coins"], after["coins"]);
    }
};

OUTREMER_TEST(TestStatesPart)
#include "tst_statespart.moc"
