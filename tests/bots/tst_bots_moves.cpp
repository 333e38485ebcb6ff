#include "model/bots/simulation.h"
#include "tests/bots/positions.h"
#include "tests/support/ruletest.h"

#include <cmath>

using namespace outremer;
using namespace outremer::test;

namespace {

// Every move of a match between bots, as one number.
template <Game G>
QString movesOf(int seats, const BotSpec &bot, std::uint64_t seed)
{
    const G &game = rulesOf<G>();
    auto state = game.start(defaultSetup(game.setupOptions(), seats, seed));
    Rng rng = streamOf(seed, 1);
    EventSink deaf;
    OptionsOf<G> options;
    Hasher moves;
    while (!game.decision(state).isOver()) {
        game.listOptions(state, options);
        const Option option = chooseFor(bot, game, state, options, rng);
        moves.integer(option.code());
        game.apply(state, option, deaf);
    }
    return QString::fromStdString(hex(moves.result()));
}

// How often each order was begun by the first seat, over matches where it has a style and the others have none.
int ordersOf(Style style, crusaders::Order wanted)
{
    const crusaders::Crusaders &game = rulesOf<crusaders::Crusaders>();
    int count = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        auto state = game.start(defaultSetup(game.setupOptions(), 4, seed));
        Rng rng = streamOf(seed, 1);
        EventSink deaf;
        OptionsOf<crusaders::Crusaders> options;
        while (!game.decision(state).isOver()) {
            const Seat seat = game.decision(state).seat;
            game.listOptions(state, options);
            BotSpec bot = BotKind::Greedy;
            bot.style = seat == 0 ? style : Style::Even;
            const Option option = chooseFor(bot, game, state, options, rng);
            const auto verb = crusaders::Verb(option.verb);
            const bool isPlan = verb == crusaders::Verb::PlaceInner || verb == crusaders::Verb::PlaceOuter
                || verb == crusaders::Verb::PlaceEnhanced;
            count += seat == 0 && isPlan && crusaders::Order(option.first) == wanted ? 1 : 0;
            game.apply(state, option, deaf);
        }
    }
    return count;
}

} // namespace

// The same seed and iterations give the same moves, in all builds; and what positions are thought to be worth.
class TestBotsMoves : public RuleTest {
    Q_OBJECT
private slots:
    // A change of the rules, the content, the appraisal or the search states the new numbers in its commit.
    void moves_areTheSameInEveryBuild_data()
    {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("expected");
        QTest::newRow("kingdoms, 2") << movesOf<kingdoms::Kingdoms>(2, searching(60), 1) << "fc8b243f6dafdcd2";
        QTest::newRow("kingdoms, 4 squires")
            << movesOf<kingdoms::Kingdoms>(4, BotKind::Squire, 2) << "feb16456999d00f8";
        QTest::newRow("crusaders, 2") << movesOf<crusaders::Crusaders>(2, searching(20), 1) << "afd0e41a0b55424b";
        QTest::newRow("crusaders, 4 warlike")
            << movesOf<crusaders::Crusaders>(4, searching(8, Style::Warlike), 2) << "0644ebbb3c7b5eed";
        QTest::newRow("chapter, 3") << movesOf<campaign::Chapter>(3, searching(6), 3) << "dda71bf1862c4d0f";
    }
    void moves_areTheSameInEveryBuild()
    {
        QFETCH(QString, moves);
        QFETCH(QString, expected);
        QCOMPARE(moves, expected);
    }
    void search_beatsGreedy()
    {
        const auto &game = rulesOf<kingdoms::Kingdoms>();
        const SimulationRequest request{ defaultSetup(game.setupOptions(), 2, 5), { searching(100), BotKind::Greedy },
            60, false, true, 2 };
        const auto report = runSimulation(game, request, {});
        QVERIFY2(report.bots[0].second.wins >= 36, qPrintable(QString::number(report.bots[0].second.wins)));
    }
    void expectations_addUpToOne_andFavourWhoIsAhead()
    {
        const crusaders::Crusaders &game = rulesOf<crusaders::Crusaders>();
        int seen = 0;
        bool isSound = true;
        walkPositions<crusaders::Crusaders>(31, [&](const auto &state, const auto &, Rng &) {
            const Expectation before = game.evaluate(state, {});
            auto richer = state;
            richer.players[0].influence = std::int16_t(richer.players[0].influence + 3);
            const Expectation after = game.evaluate(richer, {});
            double sum = 0;
            for (std::size_t seat = 0; seat < state.seats; ++seat) {
                sum += before[seat];
                isSound = isSound && before[seat] >= 0 && before[seat] <= 1;
                isSound = isSound && (seat == 0 ? after[seat] > before[seat] : after[seat] < before[seat]);
            }
            isSound = isSound && std::abs(sum - 1) < 1e-9;
            return isSound && ++seen < 2000;
        });
        QVERIFY(isSound);
        QCOMPARE(seen, 2000);
    }
    void expectation_ofAnEnd_isTheVictory()
    {
        QCOMPARE(expectationOf({ .winners = only(2) }, 4), (Expectation{ 0, 0, 1, 0 }));
        QCOMPARE(expectationOf({ .winners = SeatSet(only(0) | only(1)) }, 3), (Expectation{ 0.5, 0.5, 0, 0 }));
    }
    void styles_planDifferently()
    {
        using crusaders::Order;
        const auto isMore = [](Style style, Order order) {
            return ordersOf(style, order) > ordersOf(Style::Even, order);
        };
        QVERIFY(isMore(Style::Warlike, Order::March));
        QVERIFY(isMore(Style::Pious, Order::Prayer));
        QVERIFY(isMore(Style::Merchant, Order::Construction));
    }
};

OUTREMER_TEST(TestBotsMoves)
#include "tst_bots_moves.moc"
