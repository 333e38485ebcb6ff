#include "app/table/plainboard.h"
#include "tests/app/ownhome.h"
#include "tests/app/seated.h"
#include "tests/support/ruletest.h"

#include <QGuiApplication>

using namespace outremer;

namespace {

constexpr int kHandOvers = 40; // looked at in each match; the rows are made anew at each

// What a group of the plain board lacks to be read, told with its title.
QStringList unreadable(const PlainGroupRow &group)
{
    QStringList wrong;
    if (group.title.isEmpty() || group.title.startsWith('<') || (group.number.isEmpty() && !group.things))
        wrong += "a group without words: " + group.title;
    for (const RowModel::Row &row : group.things ? group.things->rows() : QList<RowModel::Row>()) {
        const auto thing = row["thing"].value<PlainThingRow>();
        if (thing.count < 1 || (!thing.isHidden && (thing.name.isEmpty() || thing.what.isEmpty()))
            || !thing.spoken.contains(thing.name))
            wrong += "a thing without words in " + group.title;
    }
    return wrong;
}

QStringList unreadable(const RowModel &groups)
{
    QStringList wrong;
    for (const RowModel::Row &row : groups.rows())
        wrong += unreadable(row["group"].value<PlainGroupRow>());
    return wrong;
}

QStringList unreadable(const PlainBoard &board)
{
    QStringList wrong = unreadable(*board.secrets());
    for (const RowModel::Row &row : board.places()->rows()) {
        const auto place = row["place"].value<PlainPlaceRow>();
        if (place.title.isEmpty())
            wrong += "a place without a title";
        wrong += unreadable(*place.groups);
    }
    return wrong;
}

} // namespace

// The board of games that have none of their own shows every game there is.
class TestPlainBoard : public QObject {
    Q_OBJECT
private slots:
    void everyGame_isReadableAndKeepsItsSecrets_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("seats");
        for (const GamePtr &game : shelf()) {
            const std::string id(game->id());
            for (int seats = game->minSeats(); seats <= game->maxSeats(); ++seats)
                QTest::addRow("%s, %d seats", id.c_str(), seats) << QString::fromStdString(id) << seats;
        }
    }
    void everyGame_isReadableAndKeepsItsSecrets()
    {
        QFETCH(QString, id);
        QFETCH(int, seats);
        const test::OwnHome home;
        Preferences::instance()->setLanguage(seats % 2 ? "en" : "ru");
        const auto seed = std::uint64_t(seats);
        std::vector<Player> players;
        for (int seat = 0; seat < seats; ++seat) // whoever has chosen no state yet is called by name
            players.push_back({ "Person " + std::to_string(seat + 1), {}, 0 });
        test::SeatedTable table(test::seededMatch(id.toStdString().c_str(), seats, seed), players);
        PlainBoard board;
        board.setTable(&*table);
        int looked = 0;
        for (Rng rng{ seed }; table->phase() != Table::Over;
             table->submit(table->match()->botChoice(BotKind::Random, rng))) {
            if (table->phase() == Table::HandOver && looked < kHandOvers) {
                ++looked;
                QCOMPARE(board.secrets()->count(), 0); // nobody may look
                QVERIFY(board.viewerName().isEmpty());
                QVERIFY(board.places()->count() > 0);
                const QStringList hidden = unreadable(board);
                QVERIFY2(hidden.isEmpty(), qPrintable(hidden.join("; ")));
                table.takeOver();
                QCOMPARE(board.viewerName().isEmpty(), table->viewer() == kNobody); // a forced step hands on at once
                const QStringList seen = unreadable(board);
                QVERIFY2(seen.isEmpty(), qPrintable(seen.join("; ")));
                if (looked == kHandOvers)
                    board.setTable(nullptr); // it has been seen enough
            }
            table.takeOver();
        }
        QVERIFY(looked > 0 || seats == 1);
        board.setTable(&*table);
        const QStringList open = unreadable(board);
        QVERIFY2(open.isEmpty(), qPrintable(open.join("; ")));
    }
};

OUTREMER_TEST(TestPlainBoard)
#include "tst_plainboard.moc"
