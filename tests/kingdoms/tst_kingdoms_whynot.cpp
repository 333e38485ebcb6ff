#include "tests/kingdoms/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::kingdoms;
using namespace outremer::test;

namespace {

constexpr Ref seatRef(int seat)
{
    return { kSeatNoun, std::int16_t(seat) };
}
constexpr Ref landRef(int land)
{
    return { kTerritoryNoun, std::int16_t(land) };
}
Ref cardRef(std::string_view symbols)
{
    return { kCardNoun, card(symbols) };
}
constexpr Ref kDeck{ kDeckNoun, 0 };

// The rules that forbid choosing these things now, in a row.
QString whyNot(const KingdomsMatch &match, std::initializer_list<Ref> named)
{
    RefList refs;
    for (Ref ref : named)
        refs.push(ref);
    QStringList ids;
    for (const std::string &id : match.game().whyNot(match.state(), refs))
        ids += QString::fromStdString(id);
    return ids.join(" ");
}

} // namespace

// What the table answers to somebody who tries something that is not possible now.
class TestKingdomsWhyNot : public RuleTest {
    Q_OBJECT
    const Kingdoms game = kingdomsGame();

private slots:
    void whyNot_inTheDrawStep_saysDrawFirst()
    {
        const KingdomsMatch match = Position(game).hand(Cross, "l").turn(Cross, "draw").match();
        QCOMPARE(whyNot(match, { kDeck }), QString());
        QCOMPARE(whyNot(match, { cardRef("l") }), QString("KC-TURN-04 KC-TURN-02"));
        QCOMPARE(whyNot(match, { seatRef(Cross), landRef(Edessa) }), QString("KC-TURN-04 KC-TURN-02"));
        QCOMPARE(whyNot(match, { seatRef(Tower), landRef(Edessa) }), QString("KC-TURN-03 KC-TURN-01"));
        QCOMPARE(whyNot(match, { seatRef(Tower) }), QString("KC-TURN-01"));
        QCOMPARE(whyNot(match, {}), QString("KC-TURN-05"));
    }
    void whyNot_inThePlaceStep_saysWhatForbidsTheCardOrSector()
    {
        KingdomsMatch match = Position(game)
                                  .sector(Cross, Jerusalem, "shn lhn bhn")
                                  .sector(Tower, Jerusalem, "lbs lb lsh")
                                  .hand(Cross, "hn l")
                                  .turn(Cross)
                                  .match();
        QCOMPARE(whyNot(match, { cardRef("l"), seatRef(Cross), landRef(Jerusalem) }), QString());
        QCOMPARE(whyNot(match, { kDeck }), QString("KC-TURN-02 KC-TURN-03"));
        QCOMPARE(whyNot(match, { cardRef("shn"), landRef(Cyprus) }), QString("KC-TURN-03"));
        QCOMPARE(whyNot(match, { cardRef("l"), seatRef(Tower), landRef(Jerusalem) }), QString("KC-TURN-03 KC-TURN-01"));
        QCOMPARE(whyNot(match, {}), QString("KC-TURN-05"));
        QVERIFY(place(match, Cross, "l", Jerusalem));
        QVERIFY(!match.submit(Tower, drawing()) && !match.submit(Tower, match.options()[0]));
        QVERIFY(!match.submit(Cross, drawing()));
        QCOMPARE(whyNot(match, { cardRef("hn"), landRef(Jerusalem) }), QString("KC-TURN-07 KC-TURN-06"));
        QCOMPARE(whyNot(match, { seatRef(Cross), landRef(Jerusalem) }), QString("KC-TURN-07 KC-TURN-06"));
        QCOMPARE(whyNot(match, { seatRef(Cross), landRef(Antioch) }), QString());
    }
    void whyNot_inWholeMatches_isEmptyExactlyForLegalPlacements()
    {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            KingdomsMatch match(game, defaultSetup(game.setupOptions(), 2 + int(seed % 3), seed));
            Rng rng{ seed };
            while (!match.decision().isOver()) {
                const auto options = match.options();
                for (const Option &option : options)
                    QVERIFY2(game.whyNot(match.state(), game.targets(match.state(), option)).empty(),
                        qPrintable(QString("seed %1").arg(seed)));
                for (int face = 1; face < kCardFaces; ++face) {
                    for (int land = 0; land < kTerritories; ++land) {
                        const Option option = placing(Card(face), land);
                        const WhyNot why = game.whyNot(match.state(), game.targets(match.state(), option));
                        QVERIFY2(why.empty() == options.contains(option), qPrintable(QString("seed %1").arg(seed)));
                        for (const std::string &id : why)
                            QVERIFY2(game.rulebook().find(id), id.c_str());
                    }
                }
                stepAnyhow(match, rng);
            }
            QCOMPARE(whyNot(match, { kDeck }), QString("KC-WIN-06"));
            QCOMPARE(whyNot(match, {}), QString("KC-WIN-06"));
        }
    }
    void otherSeats_inWholeMatches_mayNotAct()
    {
        RULES("KC-TURN-01");
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            const int seats = 2 + int(seed % 3);
            KingdomsMatch match(game, defaultSetup(game.setupOptions(), seats, seed));
            Rng rng{ seed };
            while (!match.decision().isOver()) {
                const State before = match.state();
                const Seat other = Seat((before.active + 1) % seats);
                const auto refusal = match.submit(other, match.options()[0]);
                QVERIFY2(refusal && refusal->code == "not-your-turn", qPrintable(QString("seed %1").arg(seed)));
                QVERIFY(match.state() == before);
                stepAnyhow(match, rng);
            }
        }
    }
};

OUTREMER_TEST(TestKingdomsWhyNot)
#include "tst_kingdoms_whynot.moc"
