#include "tests/core/play.h"
#include "tests/support/ruletest.h"

#include "model/core/exact.h"
#include "model/core/pending.h"
#include "model/core/teller.h"
#include "model/core/things.h"
#include "model/core/wordrow.h"
#include "model/shelf.h"

using namespace outremer;
using namespace outremer::kingdoms;

namespace {

enum class Told : std::uint8_t { Thrown, Drawn };

struct Offer {
    std::uint8_t deck = 0;
    std::uint8_t card = 0;
};
struct NoFields {
    template <class Self, class Walk>
    static void fields(Self &, Walk &)
    {
    }
};
using TestFrame = Pending<Told, NoFields>;

const ThingGroup *groupOf(const std::vector<ThingGroup> &groups, std::string_view field, std::optional<Ref> of)
{
    const auto found =
        std::ranges::find_if(groups, [&](const ThingGroup &group) { return group.field == field && group.of == of; });
    return found == groups.end() ? nullptr : &*found;
}

} // namespace

// What every game stands on beside its values: fields, things, frames, telling, set-ups.
class TestKit : public test::RuleTest {
    Q_OBJECT
private slots:
    void domains_holdTheirNumbersAndNoOthers()
    {
        QVERIFY(kFlag.holds(1, 0, false) && !kFlag.holds(2, 0, false));
        QVERIFY(between(1, 3).holds(3, 0, false) && !between(1, 3).holds(0, 0, false));
        const Domain card = idOfNoun(kFirstNoun).orNone(0);
        QVERIFY(card.holds(0, 5, false) && !card.holds(0, 5, true)); // a list holds no nothing
        QVERIFY(card.holds(4, 5, true) && !card.holds(5, 5, true) && !card.holds(-1, 5, true));
        QVERIFY(card.asSet().holds(31, 5, false) && !card.asSet().holds(32, 5, false));
        static constexpr std::array kOther{ OtherWord{ 0xfe, "saracens" } };
        QVERIFY(kSeatId.orElse(kOther).holds(0xfe, 2, false) && !kSeatId.holds(0xfe, 2, false));
    }
    // A number that its field cannot hold is found before anything is indexed by it.
    void brokenFields_namesTheFirstField()
    {
        const State whole = m_game.start(test::variedSetup(3, 1));
        QCOMPARE(brokenFields(m_game, whole), std::string());
        State card = whole;
        card.hands[1].items[0] = 200;
        QCOMPARE(brokenFields(m_game, card), std::string("\"hands\" holds what it cannot"));
        State longer = whole;
        longer.deck.count = 200;
        QCOMPARE(brokenFields(m_game, longer), std::string("\"deck\" holds what it cannot"));
        State behind = whole;
        behind.sectors[0][2].items[3] = 7;
        QCOMPARE(brokenFields(m_game, behind), std::string("\"sectors\" holds what it cannot"));
        State stranger = whole;
        stranger.hands[3] = whole.hands[0];
        QCOMPARE(brokenFields(m_game, stranger), std::string("\"hands\" holds what it cannot"));
        State seats = whole;
        seats.seats = 9;
        QVERIFY(!brokenFields(m_game, seats).empty());
    }

    void things_showTheOwnHandAndOnlyTheSizeOfOthers()
    {
        const auto match = test::playedMatch(m_game, 2, 1, 1);
        const auto groups = thingsOf(m_game, match.state(), 0);
        const ThingGroup *mine = groupOf(groups, "hands", Ref{ kSeatNoun, 0 });
        const ThingGroup *theirs = groupOf(groups, "hands", Ref{ kSeatNoun, 1 });
        QVERIFY(mine && theirs);
        int held = 0;
        for (const Thing &thing : mine->things) {
            QVERIFY(!thing.isHidden && match.state().hands[0].contains(Card(thing.ref.value)));
            held += thing.count;
        }
        QCOMPARE(held, match.state().hands[0].size());
        QCOMPARE(theirs->things, (std::vector<Thing>{ { { kCardNoun, 0 }, 5, true } }));
        const ThingGroup *deck = groupOf(groups, "deck", std::nullopt);
        QVERIFY(deck && deck->things.size() == 1 && deck->things[0].isHidden);
        QCOMPARE(deck->things[0].count, match.state().deck.size());
    }
    // A sector belongs to its seat and begins with its territory, so that both can be chosen.
    void things_keyedTwice_beginWithTheSecondKey()
    {
        const auto match = test::playedMatch(m_game, 2, 1, 2);
        const auto groups = thingsOf(m_game, match.state(), kNobody);
        int sectors = 0;
        for (const ThingGroup &group : groups) {
            if (group.field != "sectors")
                continue;
            ++sectors;
            QVERIFY(group.of && group.of->noun == kSeatNoun && group.things[0].ref.noun == kTerritoryNoun);
            const auto &sector = match.state().sector(Seat(group.of->value), group.things[0].ref.value);
            QCOMPARE(group.things.size() - 1, std::size_t(sector.size()));
        }
        QCOMPARE(sectors, 2 * kTerritories);
    }
    void things_ofEveryGame_haveWords()
    {
        for (const GamePtr &game : shelf()) {
            auto match = game->start(defaultSetup(game->setupOptions(), game->maxSeats(), 5));
            Rng rng{ 5 };
            for (int step = 0; step < 150 && !(*match)->decision().isOver(); ++step)
                (*match)->submit((*match)->decision().seat, (*match)->botChoice(BotKind::Random, rng));
            const auto groups = (*match)->things(0);
            QVERIFY(int(groups.size()) >= game->maxSeats());
            for (const ThingGroup &group : groups) {
                QVERIFY2(game->phrases().has("field." + group.field), group.field.c_str());
                for (const Thing &thing : group.things) {
                    QVERIFY(thing.count > 0);
                    QVERIFY(thing.isHidden || !game->nameOf(thing.ref).in(Lang::Ru).empty());
                }
            }
        }
    }

    void frames_readWhatWasWritten()
    {
        TestFrame frame = TestFrame{ Told::Drawn, 1, 2 }.with(Offer{ 3, 4 });
        QVERIFY(frame.seat == 1 && frame.self == 2 && frame.rival == kNobody);
        QCOMPARE(frame.bytes, (std::array<std::uint8_t, 4>{ 3, 4, 0, 0 }));
        frame.as<Offer>().card = 9;
        QCOMPARE(int(frame.as<Offer>().card), 9);
        QCOMPARE(std::uint16_t(TwoBytes(0x1234)), std::uint16_t(0x1234));
    }

    void telling_saysWhoMaySeeWhat()
    {
        std::vector<Event> events;
        EventSink sink(events);
        const Teller<Told> told(sink);
        told.tell(Told::Thrown, { { kNumberNoun, 3 } });
        told.reveal(Told::Thrown, { { kNumberNoun, 4 } });
        told.whisper(1, Told::Drawn, 0b10, { { kSeatNoun, 1 }, { kNumberNoun, 7 } });
        told.confide(kNobody, Told::Drawn, Event::kAllSecret, { { kSeatNoun, 1 } });
        QCOMPARE(events.size(), std::size_t(4));
        QVERIFY(!events[0].reveals && events[1].reveals && events[2].reveals && !events[3].reveals);
        QCOMPARE(seenFrom(events[2], 1)->fields.size(), 2);
        QCOMPARE(seenFrom(events[2], 0)->fields.size(), 1);
        QVERIFY(!seenFrom(events[3], 0));
        EventSink deaf;
        Teller<Told>(deaf).reveal(Told::Thrown, {});
    }
    void dice_areCarriedByTheirEvent()
    {
        Event event{ .kind = std::uint8_t(Told::Thrown), .reveals = true };
        event.dice.push({ 6, 5, true });
        event.dice.push({ .sides = 20, .value = 1 });
        Event other = event;
        QVERIFY(event == other);
        other.dice[1].value = 2;
        QVERIFY(!(event == other));
        QCOMPARE(seenFrom(event, kNobody)->dice.size(), 2);
        QCOMPARE(int(event.dice[1].sides), 20);
    }
    void rows_outOfOrder_areFound()
    {
        using Row = WordRow<Told>;
        QVERIFY(areInOrder(std::array{ Row{ Told::Thrown, "a" }, Row{ Told::Drawn, "b" } }));
        QVERIFY(!areInOrder(std::array{ Row{ Told::Drawn, "a" }, Row{ Told::Thrown, "b" } }));
    }

    void setUp_thatNobodyCanPlay_isRefused_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("choice");
        QTest::addColumn<QString>("code");
        QTest::newRow("alone") << 1 << 0 << QString();
        QTest::newRow("alone, with what is for three") << 1 << 1 << QString("bad-option");
        QTest::newRow("three") << 3 << 1 << QString();
        QTest::newRow("no such value") << 3 << 2 << QString("bad-option");
        QTest::newRow("nobody") << 0 << 0 << QString("bad-seats");
        QTest::newRow("five") << 5 << 0 << QString("bad-seats");
    }
    void setUp_thatNobodyCanPlay_isRefused()
    {
        QFETCH(int, seats);
        QFETCH(int, choice);
        QFETCH(QString, code);
        const std::vector<SetupOption> options{ { "rival", { "off", "on" }, 0, 3, 4 } };
        Setup setup = defaultSetup(options, seats, 1);
        setup.choices[0] = std::uint8_t(choice);
        const auto refusal = refuseSetup("a game", 1, 4, options, setup);
        QCOMPARE(refusal ? QString::fromStdString(refusal->code) : QString(), code);
    }

private:
    const Kingdoms m_game = test::builtInKingdoms();
};

OUTREMER_TEST(TestKit)
#include "tst_kit.moc"
