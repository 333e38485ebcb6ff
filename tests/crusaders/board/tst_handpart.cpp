#include "app/crusaders/board/crusadersboard.h"
#include "app/crusaders/board/handpart.h"
#include "app/table/newmatch.h"
#include "app/ui/preferences.h"
#include "tests/crusaders/board/playedboards.h"
#include "tests/support/ruletest.h"

#include <QGuiApplication>
#include <QSet>
#include <QTemporaryDir>

using namespace outremer;
using namespace outremer::crusaders;
using test::CardCount;

namespace {

template <class Deck>
void count(CardCount &cards, const char *noun, const Deck &deck, Card card)
{
    if (card != kNoCard && card < deck.size())
        ++cards[QString("%1.%2").arg(noun, QString::fromStdString(deck[card].id))];
}

// The secret cards of a seat as the whole truth has them.
CardCount secretsOf(const State &state, Seat seat)
{
    const Content &c = test::crusadersGame().content();
    const auto &player = state.player(seat);
    CardCount cards;
    for (const Card card : player.tactics)
        count(cards, "tactic", c.tactics, card);
    for (const Card card : player.rescripts)
        count(cards, "rescript", c.rescripts, card);
    for (const Card card : player.heldSpies)
        count(cards, "spy", c.spies, card);
    for (const Card card : player.bulls)
        count(cards, "bull", c.bulls, card);
    for (const Card card : state.saga.dynasts[seat].oaths)
        count(cards, "oath", c.oaths, card);
    return cards;
}

// Everything that lies in a seat's hand: its secrets, its personal discard, what it plays the Saracens with, what it is
// offered.
CardCount handOf(const State &state, Seat seat)
{
    const Content &c = test::crusadersGame().content();
    const Board board(c, state);
    CardCount cards = secretsOf(state, seat);
    if (state.player(seat).realm != kNoRealm) {
        for (const Card card : board.personalDiscard(seat))
            count(cards, "tactic", c.tactics, card);
    }
    if (state.isFighting() && hasSaracens(state.battle) && state.battle.saracenPlayer == seat) {
        for (const Card card : state.battle.hands[saracenSide(state.battle)])
            count(cards, "tactic", c.tactics, card);
    }
    const Frame &top = board.top();
    if (top.seat == seat && top.task == Task::KeepGovernor) {
        count(cards, "governor", c.governors, top.as<TwoGovernors>().one);
        count(cards, "governor", c.governors, top.as<TwoGovernors>().two);
    }
    if (top.seat == seat && top.task == Task::AnswerOath)
        count(cards, "oath", c.oaths, top.as<OneCard>().card);
    return cards;
}

CardCount shownBy(const HandPart &part)
{
    CardCount cards;
    for (const RowModel::Row &row : part.cards()->rows())
        ++cards[row["noun"].toString() + "." + row["cardId"].toString()];
    return cards;
}

} // namespace

// The hand shows the viewer's own cards, all of them, and nobody else's.
class TestHandPart : public test::RuleTest {
    Q_OBJECT
private slots:
    void rows_areExactlyTheViewersCards_throughWholeMatches_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("chapter");
        for (int seats = 2; seats <= 4; ++seats)
            QTest::addRow("%d players", seats) << seats << 0;
        QTest::addRow("the oaths of chapter III") << 4 << 3;
        QTest::addRow("chapter IV, where Zengi attacks") << 3 << 4;
    }
    void rows_areExactlyTheViewersCards_throughWholeMatches()
    {
        QFETCH(int, seats);
        QFETCH(int, chapter);
        const Crusaders &game = test::crusadersGame();
        const Setup setup{ seats, 8, {} };
        const State start =
            chapter == 0 ? game.start(setup) : game.start(setup, { .chapter = std::uint8_t(chapter) }, { 0, 1, 2, 3 });
        HandPart parts[kMaxSeats];
        int resets = 0;
        for (const HandPart &part : parts) {
            connect(part.cards(), &QAbstractItemModel::modelReset, this, [&resets] { ++resets; });
            connect(part.groups(), &QAbstractItemModel::modelReset, this, [&resets] { ++resets; });
        }
        QSet<QString> groups;
        test::followMatch(start, 8, [&](const State &state) {
            for (Seat seat = 0; seat < seats; ++seat) {
                parts[seat].show(test::boardView(state, seat));
                QVERIFY(shownBy(parts[seat]) == handOf(state, seat));
                for (const RowModel::Row &row : parts[seat].groups()->rows())
                    groups.insert(row["key"].toString());
            }
        });
        QCOMPARE(resets, 0);
        for (const QString group : { "tactics", "rescripts", "spies", "bulls", "saracens" })
            QVERIFY2(groups.contains(group), qPrintable(group)); // the matches did show them
        QCOMPARE(groups.contains("oaths"), chapter >= 3);
    }

    void withoutAViewer_thereIsNothing()
    {
        HandPart part;
        test::followMatch(test::crusadersGame().start({ 3, 9, {} }), 9, [&part](const State &state) {
            part.show(test::boardView(state, kNobody));
            QCOMPARE(part.cards()->count(), 0);
            QCOMPARE(part.groups()->count(), 0);
        });
        part.show(test::boardView(test::crusadersGame().start({ 3, 9, {} }), 0));
        part.clear();
        QCOMPARE(part.cards()->count(), 0);
    }

    // At a table of three people, with its hand-overs: what is in the rows belongs to the viewer, and nothing is there
    // while the table is handed over.
    void atAHotSeat_nobodySeesAnothersCards()
    {
        NewMatch plan;
        plan.setGameId("crusaders");
        plan.setSeatCount(3);
        for (int seat = 0; seat < 3; ++seat)
            plan.setKind(seat, 0);
        plan.setSeed(1);
        Table table;
        CrusadersBoard board;
        board.setTable(&table);
        QVERIFY(table.start(&plan));
        Rng rng{ 4 };
        int handOvers = 0;
        while (table.match()->journal().size() < 200 && table.phase() != Table::Over) {
            const auto &state = test::truthOf(*table.match());
            if (table.phase() == Table::HandOver) {
                QCOMPARE(board.hand()->cards()->count(), 0);
                ++handOvers;
                table.ready();
                continue; // a choice of one is made at once, and the table handed on
            }
            const CardCount shown = shownBy(*board.hand());
            if (table.askedOpenly())
                QVERIFY(shown.empty()); // whoever answers needs no secret
            else
                QVERIFY(shown == handOf(state, table.viewer()));
            for (Seat seat = 0; seat < 3; ++seat) {
                if (seat == table.viewer())
                    continue;
                for (const auto &[card, copies] : secretsOf(state, seat))
                    QVERIFY2(shown.count(card) == 0, qPrintable(card));
            }
            table.submit(table.match()->botChoice(BotKind::Random, rng));
        }
        QVERIFY(handOvers > 10);
    }

    void inABattle_cardsPlayed_areUsed()
    {
        SHOWS("CR-BATTLE-15");
        int battles = 0;
        HandPart part;
        test::followMatch(test::crusadersGame().start({ 4, 11, {} }), 11, [&](const State &state) {
            if (!state.isFighting() || state.battle.attacker >= 4 || state.battle.maneuvers.empty())
                return;
            ++battles;
            const auto &left = state.battle.hands[kAttacker];
            part.show(test::boardView(state, state.battle.attacker));
            for (const RowModel::Row &row : part.cards()->rows()) {
                if (row["noun"] != "tactic" || row["state"] == "discarded" || row["face"].toMap()["saracen"].toBool())
                    continue;
                const bool isLeft = std::ranges::any_of(left, [&row](Card card) {
                    return test::crusadersGame().content().tactics[card].id == row["cardId"].toString().toStdString();
                });
                QCOMPARE(row["state"].toString(), QString(isLeft ? "battle" : "used"));
            }
        });
        QVERIFY(battles > 0);
    }

    void fan_hasAPlaceForEveryCard_groupAfterGroup()
    {
        HandPart part;
        test::followMatch(test::crusadersGame().start({ 2, 12, {} }), 12, [&part](const State &state) {
            part.show(test::boardView(state, 1));
            double last = 0;
            int group = -1;
            for (const RowModel::Row &row : part.cards()->rows()) {
                const bool isFirst = row["group"].toInt() != group;
                QVERIFY(row["group"].toInt() == group || row["group"].toInt() == group + 1);
                group = row["group"].toInt();
                QVERIFY(isFirst ? row["shift"].toDouble() == last : row["shift"].toDouble() > last);
                last = row["shift"].toDouble();
            }
            QCOMPARE(part.groups()->count(), group + 1);
            QCOMPARE(part.shifts(), last);
        });
    }
};

OUTREMER_TEST(TestHandPart)
#include "tst_handpart.moc"
