#include "app/archive/archive.h"
#include "app/crusaders/board/crusadersboard.h"
#include "app/table/choicelist.h"
#include "app/table/logmodel.h"
#include "app/table/seatmodel.h"
#include "campaign/crusaders/chapter/chapter.h"
#include "db/chronicle.h"
#include "model/erased.h"
#include "tests/app/texts.h"
#include "tests/app/window.h"
#include "tests/support/quickfolder.h"
#include "tests/support/ruletest.h"

#include <QGuiApplication>
#include <QTemporaryDir>

using namespace outremer;

namespace {

const crusaders::State &truthOf(const Table &table)
{
    return dynamic_cast<const ErasedMatch<crusaders::Crusaders> &>(*table.match()).truth().state();
}

const crusaders::Content &contentOf(const Table &table)
{
    return dynamic_cast<const ErasedMatch<crusaders::Crusaders> &>(*table.match()).rules().content();
}

template <class Deck, class Cards>
void addNames(QStringList &names, const Deck &deck, const Cards &cards)
{
    for (const crusaders::Card card : cards) {
        if (card != crusaders::kNoCard && card != crusaders::kUnknownHigh)
            names.append(wordFor(deck[card].name));
    }
}

// What a seat holds that nobody else ever sees before it is played: rescripts, spies in hand, bulls.
QStringList secretsOf(const Table &table, int seat)
{
    const crusaders::Player &player = truthOf(table).players[std::size_t(seat)];
    QStringList names;
    addNames(names, contentOf(table).rescripts, player.rescripts);
    addNames(names, contentOf(table).spies, player.heldSpies);
    addNames(names, contentOf(table).bulls, player.bulls);
    return names;
}

using test::everythingIn;

QString everythingIn(const QObject &part)
{
    QString text;
    for (const auto *model : part.findChildren<QAbstractItemModel *>())
        text += everythingIn(*model);
    return text;
}

} // namespace

// Hot-seat privacy in the models behind the screen: what the wrong seat may not know is not there at all.
class TestPrivacy : public test::RuleTest {
    Q_OBJECT
private slots:
    void aThousandHandOvers_showNothingOfAnybodyElse()
    {
        const QTemporaryDir home(test::quickFolder());
        qputenv("OUTREMER_HOME", home.path().toLocal8Bit());
        QVERIFY(Archive::instance()->openNow());
        Rng rng{ 41 };
        int handOvers = 0;
        for (std::uint64_t seed = 1; handOvers < 1000; ++seed) {
            NewMatch plan;
            plan.setGameId("crusaders");
            plan.setSeatCount(2 + int(seed % 3));
            for (int seat = 0; seat < plan.seatCount(); ++seat)
                plan.setKind(seat, 0);
            plan.setSeed(seed);
            Table table;
            CrusadersBoard board;
            board.setTable(&table);
            board.states()->setDetailed(true); // everything anybody could look at
            ChoiceList choices;
            choices.setTable(&table);
            QVERIFY(table.start(&plan));
            while (table.phase() != Table::Over && handOvers < 1000) {
                if (table.phase() == Table::HandOver) {
                    ++handOvers;
                    lookAround(table, board, choices, kNobody);
                    table.ready();
                } else {
                    if (handOvers % 7 == 0)
                        lookAround(
                            table, board, choices, table.askedOpenly() ? kNobody : table.match()->decision().seat);
                    table.submit(table.match()->botChoice(BotKind::Random, rng));
                }
                if (QTest::currentTestFailed())
                    return;
            }
        }
        Archive::instance()->close();
    }

private:
    void lookAround(const Table &table, const CrusadersBoard &board, const ChoiceList &choices, Seat viewer)
    {
        QCOMPARE(table.viewer(), viewer);
        const QString hand = everythingIn(*board.hand());
        if (viewer == kNobody) {
            QVERIFY2(hand.isEmpty(), qPrintable(hand));
            if (!table.askedOpenly()) {
                QCOMPARE(choices.rowCount(), 0);
                QVERIFY(!board.payment()->isActive());
            }
        }
        const QString shown = everythingIn(board) + everythingIn(choices) + everythingIn(*table.seats());
        QString publicLog, log;
        for (int row = 0; row < table.log()->rowCount(); ++row) {
            log += table.log()->data(table.log()->index(row), LogModel::LinkedRole).toString() + "\n";
            publicLog +=
                QString::fromStdString(table.speech().event(table.match()->events()[std::size_t(row)], kNobody)) + "\n";
        }
        QStringList own;
        if (viewer != kNobody)
            own = secretsOf(table, viewer);
        for (int seat = 0; seat < table.match()->seatCount(); ++seat) {
            if (seat == viewer)
                continue;
            for (const QString &secret : secretsOf(table, seat)) {
                if (own.contains(secret) || publicLog.contains(secret))
                    continue; // equal cards, and what was seen before, give nothing away
                QVERIFY2(!shown.contains(secret), qPrintable(secret));
                QVERIFY2(!log.contains(secret), qPrintable(secret));
            }
        }
    }
};

OUTREMER_TEST(TestPrivacy)
#include "tst_privacy.moc"
