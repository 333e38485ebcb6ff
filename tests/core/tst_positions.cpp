#include "tests/core/mutants.h"
#include "tests/core/play.h"
#include "tests/support/ruletest.h"
#include "tests/support/seatcounts.h"

#include "model/core/exact.h"
#include "model/core/hash.h"

using namespace outremer;
using namespace outremer::kingdoms;

namespace {

// A position of two seats with these further fields.
std::string twoSeats(const char *fields)
{
    return std::string(R"({"game": "kingdoms", "seats": ["cross", "tower"], )") + fields + "}";
}

void addRow(const char *name, const std::string &position, const char *reason)
{
    QTest::addRow("%s", name) << QByteArray::fromStdString(position) << QString(reason);
}

// Both houses have a full army in Edessa and the cross has the better one.
constexpr const char *kTwoArmies = R"("turn": {"seat": "cross", "step": "draw"},
    "cross": {"sectors": {"edessa": ["lbshn", "bshn", "bshn", "lshn"]}}, "tower": {"sectors": {"edessa": ["lb", "lb", "ls", "ls"]}})";

} // namespace

// Positions: what a match writes it reads, what cannot be on a table is refused with the reason.
class TestPositions : public test::RuleTest {
    Q_OBJECT
private slots:
    void everyStateOfAMatch_readsBackAndFinishesTheSame_data() { test::addSeatCounts(2, 4); }
    void everyStateOfAMatch_readsBackAndFinishesTheSame()
    {
        QFETCH(int, seats);
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            for (const State &state : test::statesOf(m_game, seats, seed)) {
                const std::string text = writeExact(m_game, state).dump();
                const auto again = test::readPosition(m_game, text);
                QVERIFY2(again, test::atSeed(seed, again ? "" : again.refusal().message).c_str());
                QVERIFY2(*again == state && hashOf(*again) == hashOf(state), test::atSeed(seed).c_str());
                QVERIFY2(writeExact(m_game, *again).dump() == text, test::atSeed(seed).c_str());
                test::KingdomsMatch match(m_game, state);
                test::KingdomsMatch twin(m_game, *again);
                Rng rng = streamOf(seed, 2);
                Rng same = rng;
                test::playOn(match, rng);
                test::playOn(twin, same);
                QVERIFY2(match.state() == twin.state() && match.events() == twin.events(), test::atSeed(seed).c_str());
            }
        }
    }
    void view_isNoPosition()
    {
        for (const State &state : test::statesOf(m_game, 3, 4)) {
            for (Seat viewer : { Seat(0), Seat(1), Seat(2), kNobody }) {
                const auto read = test::readPosition(m_game, writeExactView(m_game, state, viewer).dump());
                QVERIFY(!read);
                QVERIFY2(
                    read.refusal().message.find("a known card") != std::string::npos, read.refusal().message.c_str());
            }
        }
    }
    void positionThatSaysLittle_isDealtByItsSeed()
    {
        const auto dealt = [this](const char *fields) { return *test::readPosition(m_game, twoSeats(fields)); };
        QVERIFY(dealt(R"("seed": 5)") == dealt(R"("seed": 5)"));
        QVERIFY(!(dealt(R"("seed": 5)") == dealt(R"("seed": 6)")));
        const State state = dealt(
            R"("turn": {"seat": "tower", "step": "place"}, "tower": {"hand": ["n", "l"]}, "deckTop": ["h", "s"])");
        QVERIFY(state.active == 1 && state.phase == Phase::Place);
        QVERIFY(state.hands[1].size() == 6 && state.hands[1].contains(1) && state.hands[1].contains(16)
            && state.hands[0].size() == 5);
        QVERIFY(state.deck.back() == 8 && state.deck[state.deck.size() - 2] == 4);
    }

    void impossiblePosition_isRefusedWithTheReason_data()
    {
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char *name, const char *fields, const char *reason) {
            addRow(name, twoSeats(fields), reason);
        };
        row("five cards in a sector", R"("cross": {"sectors": {"edessa": ["lb", "lb", "lb", "ls", "ls"]}})",
            "\"cross.sectors.edessa\": expected at most 4 cards in a sector (KC-TURN-07)");
        row("too many copies in a hand", R"("cross": {"hand": ["l", "l"]})",
            "\"cross.hand[1]\": expected no more than the 1 cards of this kind in the game");
        row("too many copies all over", R"("cross": {"hand": ["lbshn"]}, "deckTop": ["lbshn"])",
            "\"deckTop[0]\": expected no more than the 1 cards");
        row("two markers on one territory",
            R"("markers": [{"territory": "edessa", "seat": "cross"}, {"territory": "edessa", "seat": "tower"}])",
            "\"markers[1]\": expected one marker for each territory");
        row("decided without marker", kTwoArmies, "\"edessa\" is decided but has no marker (KC-WIN-01, KC-WIN-04)");
        row("marker without army", R"("markers": [{"territory": "edessa", "seat": "cross"}])",
            "the winner of \"edessa\" has no army there (KC-WIN-02)");
        row("out of turn", R"("cross": {"sectors": {"edessa": ["lb", "lb"]}})",
            "not placed their cards in turn (KC-TURN-01)");
        row("out of turn by one", R"("turn": {"seat": "cross"}, "cross": {"sectors": {"edessa": ["lb"]}})",
            "not placed their cards in turn (KC-TURN-01)");
        row("hand of seven", R"("cross": {"hand": ["lb", "lb", "ls", "ls", "lh", "lh", "bs"]})",
            "\"cross.hand\": expected at most 6 cards in a hand");
        row("hand of six before the draw",
            R"("turn": {"seat": "cross", "step": "draw"}, "cross": {"hand": ["lb", "lb", "ls", "ls", "lh", "lh"]})",
            "a hand has 6 cards instead of 5");
        row("over too early", R"("turn": {"seat": "cross", "step": "over"})",
            "the match ends with the fifth marker (KC-WIN-06)");
        row("fourth card of three", R"("fourthCards": [{"seat": "cross", "territory": "edessa", "at": 1}])",
            "the order of the fourth cards is wrong");
        row("fourth card at 0", R"("fourthCards": [{"seat": "cross", "territory": "edessa", "at": 0}])",
            "\"fourthCards[0].at\": expected a whole number from 1 to 80");
        row("fourth card at 81", R"("fourthCards": [{"seat": "cross", "territory": "edessa", "at": 81}])",
            "\"fourthCards[0].at\": expected a whole number from 1 to 80");
        std::string completedTwice = kTwoArmies;
        completedTwice += R"(, "markers": [{"territory": "edessa", "seat": "cross"}],
            "fourthCards": [{"seat": "cross", "territory": "edessa", "at": 7}, {"seat": "cross", "territory": "edessa", "at": 8}])";
        row("one army completed twice", completedTwice.c_str(), "fourthCards[1]");

        row("unknown card", R"("cross": {"hand": ["knight"]})", "\"cross.hand[0]\": expected one of ");
        row("unseen card", R"("cross": {"hand": ["?"]})", "\"cross.hand[0]\": expected a known card");
        row("unknown territory", R"("cross": {"sectors": {"rome": ["lb"]}})",
            "\"cross.sectors.rome\": expected a territory of the game");
        row("unknown seat", R"("turn": {"seat": "moon"})", "\"turn.seat\": expected one of \"cross\", \"tower\"");
        row("seat that does not play", R"("turn": {"seat": "lily"})",
            "\"turn.seat\": expected one of \"cross\", \"tower\"");
        row("cards of a seat that does not play", R"("lily": {"hand": ["lb"]})",
            "\"lily\": expected no such field here");
        row("unknown step", R"("turn": {"step": "sleep"})",
            "\"turn.step\": expected one of \"draw\", \"place\", \"over\"");
        row("unknown option", R"("options": {"luck": "on"})", "\"options.luck\": expected no such field here");
        row("unknown value", R"("options": {"scoring": "luck"})",
            "\"options.scoring\": expected one of \"markers\", \"points\"");
        row("unknown field", R"("weather": "fair")", "\"weather\": expected no such field here");
        row("unknown field of a seat", R"("cross": {"purse": 5})", "\"cross.purse\": expected no such field here");
        row("seed below nothing", R"("seed": -1)", "\"seed\": expected a whole number from 0 to ");
        row("seed in words", R"("seed": "one")", "\"seed\": expected a whole number from 0 to ");
        row("hand of another kind", R"("cross": {"hand": 5})", "\"cross.hand\": expected an array");
        row("sectors of another kind", R"("cross": {"sectors": ["lb"]})", "\"cross.sectors\": expected an object");
        row("sector of another kind", R"("cross": {"sectors": {"edessa": "lb"}})",
            "\"cross.sectors.edessa\": expected an array");
        row("seat of another kind", R"("cross": "lb")", "\"cross\": expected an object");
        row("turn of another kind", R"("turn": "cross")", "\"turn\": expected an object");
        row("markers of another kind", R"("markers": {})", "\"markers\": expected an array");
        row("marker of another kind", R"("markers": [5])", "\"markers[0]\": expected an object");
        row("moments of another kind", R"("fourthCards": 7)", "\"fourthCards\": expected an array");
        row("options of another kind", R"("options": [])", "\"options\": expected an object");
        row("deck of another kind", R"("deckTop": {"l": 1})", "\"deckTop\": expected an array");

        addRow("another game", R"({"game": "rex", "seats": ["cross", "tower"]})",
            "\"game\": expected one of \"kingdoms\"");
        addRow("no seats", R"({"game": "kingdoms"})", "expected a member \"seats\"");
        addRow("zero seats", R"({"game": "kingdoms", "seats": []})", "\"seats\": expected 2 to 4 seats");
        addRow("one seat", R"({"game": "kingdoms", "seats": ["cross"]})", "\"seats\": expected 2 to 4 seats");
        addRow("five seats", R"({"game": "kingdoms", "seats": ["cross", "tower", "lily", "star", "moon"]})",
            "\"seats\": expected 2 to 4 seats");
        addRow("seats in disorder", R"({"game": "kingdoms", "seats": ["tower", "cross"]})",
            "\"seats[0]\": expected \"cross\"");
        addRow("one seat twice", R"({"game": "kingdoms", "seats": ["cross", "cross"]})",
            "\"seats[1]\": expected \"tower\"");
        addRow("seats of another kind", R"({"game": "kingdoms", "seats": 2})", "\"seats\": expected an array");
        addRow("no object", "[]", "expected an object");
        addRow("nothing", "null", "expected an object");
        std::string many = R"({"game": "kingdoms", "seats": ["cross", "tower"], "deckTop": ["lb")";
        for (int i = 0; i < 120; ++i)
            many += R"(, "lb")";
        addRow("endless deck", many + "]}", "\"deckTop\": expected at most 120 cards");
    }
    void impossiblePosition_isRefusedWithTheReason()
    {
        QFETCH(QByteArray, position);
        QFETCH(QString, reason);
        const auto read = test::readPosition(m_game, position.toStdString());
        QVERIFY(!read);
        QVERIFY2(
            read.refusal().message.find(reason.toStdString()) != std::string::npos, read.refusal().message.c_str());
    }

    void mutantsOfAPosition_areRefusedOrPlayable()
    {
        int playable = 0;
        for (std::uint64_t seed = 0; seed < 2000; ++seed) {
            const auto match = test::playedMatch(m_game, 2 + int(seed % 3), seed % 20, int(seed % 160));
            Rng rng = streamOf(6, seed);
            const auto read = test::readPosition(m_game, test::mutantOf(writeExact(m_game, match.state()).dump(), rng));
            if (!read) {
                QVERIFY2(!read.refusal().message.empty(), test::atSeed(seed).c_str());
                continue;
            }
            ++playable;
            const std::string broken = m_game.brokenInvariant(*read);
            QVERIFY2(broken.empty(), test::atSeed(seed, broken).c_str());
            test::KingdomsMatch on(m_game, *read);
            test::playOn(on, rng);
            QVERIFY2(on.decision().isOver(), test::atSeed(seed).c_str());
        }
        QVERIFY2(playable > 20, qPrintable(QString::number(playable)));
    }

private:
    const Kingdoms m_game = test::builtInKingdoms();
};

OUTREMER_TEST(TestPositions)
#include "tst_positions.moc"
