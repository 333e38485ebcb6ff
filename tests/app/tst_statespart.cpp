#include "playedboards.h"
#include "ruletest.h"

#include "crusaders/crusadersboard.h"
#include "newmatch.h"
#include "preferences.h"

#include <QGuiApplication>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <set>

using namespace outremer;
using namespace outremer::crusaders;

namespace {

QVariantMap rowOf(const StatesPart &part, Seat seat)
{
    return part.states()->rows()[seat];
}

QVariantMap goodOf(const QVariantMap &row, int good)
{
    return row["goods"].toList()[good].toMap();
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
    void rows_followAWholeMatchWithoutReset_data()
    {
        QTest::addColumn<int>("seats");
        for (int seats = 2; seats <= 4; ++seats)
            QTest::addRow("%d", seats) << seats;
    }
    void rows_followAWholeMatchWithoutReset()
    {
        QFETCH(int, seats);
        const auto match = test::crusadersMatch(seats, std::uint64_t(seats));
        StatesPart part(nullptr);
        QSignalSpy resets(part.states(), &QAbstractItemModel::modelReset);
        QSignalSpy inserts(part.states(), &QAbstractItemModel::rowsInserted);
        QSignalSpy removals(part.states(), &QAbstractItemModel::rowsRemoved);
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
            QCOMPARE(part.own()->rows()[0], rowOf(part, home));
            for (Seat seat = 0; seat < seats; ++seat) {
                const QVariantMap row = rowOf(part, seat);
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
                    QCOMPARE(goodOf(row, good)["counts"].toList(),
                        QVariantList({ stock.ready, stock.spent, stock.blocked }));
                }
                QVERIFY(!row["spoken"].toString().isEmpty());
            }
            ++steps;
        });
        QVERIFY(steps > 100);
        QCOMPARE(resets.size(), 0);
        QCOMPARE(inserts.size(), seats); // once, at the beginning
        QCOMPARE(removals.size(), 0);
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
        RULES("CR-MODEL-36", "CR-MODEL-38", "CR-MODEL-40");
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
                    StatesPart part(nullptr);
                    part.show(*view);
                    // The same evening with other hidden cards looks the same.
                    BoardView other = *view;
                    other.state = *rules.viewFor(rules.resample(rules.viewFor(state, viewer), rng), viewer);
                    StatesPart twin(nullptr);
                    twin.show(other);
                    QCOMPARE(part.states()->rows(), twin.states()->rows());
                    for (Seat seat = 0; seat < seats; ++seat) {
                        if (seat == viewer)
                            continue;
                        const QString told = QDebug::toString(rowOf(part, seat));
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
                StatesPart part(nullptr);
                part.show(*view);
                const Board truth(*view->content, state);
                for (Seat seat = 0; seat < state.seats; ++seat) {
                    const QVariantMap row = rowOf(part, seat);
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
                StatesPart part(nullptr);
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
                    const QVariantMap row = rowOf(part, seat);
                    for (int good = 0; good < kGoods; ++good) {
                        for (int side = 0; side < 3; ++side) {
                            const bool isNamed = name(goodOf(row, good)["whats"].toList()[side].toMap());
                            goods += isNamed ? 1 : 0;
                            QVERIFY(!isNamed || goodOf(row, good)["counts"].toList()[side].toInt() > 0);
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
        Table table;
        QVERIFY(table.start(&plan));
        CrusadersBoard board;
        board.setTable(&table);
        const StatesPart &part = *board.states();
        const QVariantMap before = rowOf(part, 0);
        QSignalSpy resets(part.states(), &QAbstractItemModel::modelReset);
        QSignalSpy changes(part.states(), &QAbstractItemModel::dataChanged);
        Preferences::instance()->setLanguage("en");
        const QVariantMap after = rowOf(part, 0);
        QVERIFY(changes.size() > 0);
        QCOMPARE(resets.size(), 0);
        QVERIFY(before["stateName"] != after["stateName"]);
        QVERIFY(goodOf(before, 0)["name"].toString() == "древесина");
        QVERIFY(goodOf(after, 0)["name"].toString() == "wood");
        QVERIFY(before["spoken"] != after["spoken"]);
        QCOMPARE(before["coins"], after["coins"]);
    }
};

int main(int argc, char *argv[])
{
    const QTemporaryDir home;
    qputenv("OUTREMER_HOME", home.path().toLocal8Bit());
    QGuiApplication app(argc, argv);
    TestStatesPart test;
    return test::runRuleTest(test, argc, argv);
}
#include "tst_statespart.moc"
