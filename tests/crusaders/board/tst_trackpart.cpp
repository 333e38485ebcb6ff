#include "tests/crusaders/board/playedboards.h"
#include "tests/support/ruletest.h"
#include "tests/support/seatcounts.h"

#include "app/crusaders/board/trackpart.h"
#include "app/ui/preferences.h"
#include "tests/crusaders/chapter.h"

#include <QGuiApplication>
#include <QTemporaryDir>

using namespace outremer;
using namespace outremer::crusaders;
namespace scene = outremer::crusaders::test;

namespace {

RowModel::Row rowOf(const RowModel &model, const char *key, const QVariant &value)
{
    for (const auto &row : model.rows()) {
        if (row[key] == value)
            return row;
    }
    return {};
}

} // namespace

// Tracks, phases, the event and what would end the match, on the screen.
class TestTrackPart : public outremer::test::RuleTest {
    Q_OBJECT
public:
    TestTrackPart() { Preferences::instance()->setLanguage("en"); }

private slots:
    void rows_followAWholeMatch_withoutAReset_data() { outremer::test::addSeatCounts(2, 4); }
    void rows_followAWholeMatch_withoutAReset()
    {
        SHOWS("CR-TURN-01", "CR-AUTOMA-03", "CR-ROUND-03", "CR-EVENT-16", "CR-EVENT-18");
        QFETCH(int, seats);
        TrackPart part(nullptr);
        const outremer::test::ResetWatch resets{ part.cells(), part.markers(), part.raids(), part.phases(),
            part.endings(), part.prices() };
        int moves = 0;
        QVariantList before;
        outremer::test::watchMatch(seats, 5, [&](const BoardView &view, const State &truth) {
            part.show(view);
            const Board board(*view.content, truth);
            QCOMPARE(part.cells()->count(), int(view.content->track.size()));
            // Players in turn order, each on their cell; the automa behind them on the last cells.
            QVariantList cells;
            int place = 0;
            for (const Seat seat : board.turnOrder()) {
                if (truth.player(seat).realm == kNoRealm)
                    continue;
                const auto &row = part.markers()->rows()[place++];
                QCOMPARE(row["owner"].toString(), view.ownerId(seat));
                QCOMPARE(row["place"].toInt(), place);
                QCOMPARE(row["cell"].toInt(), int(truth.player(seat).holiness));
                cells.append(row["cell"]);
            }
            moves += cells != before ? 1 : 0;
            before = cells;
            QCOMPARE(part.markers()->count(), place + board.automaSets());
            for (; place < part.markers()->count(); ++place) {
                QCOMPARE(part.markers()->rows()[place]["owner"].toString(), "automa");
                QVERIFY(board.isCellTaken(part.markers()->rows()[place]["cell"].toInt(), kNobody));
            }
            QCOMPARE(part.saracens()["strength"].toInt(), board.strengthBonus());
            QCOMPARE(part.saracens()["raiders"].toInt(), board.raidersPerCity());
            int lit = 0;
            for (const auto &row : part.phases()->rows())
                lit += row["stage"] == "now" ? 1 : 0;
            QCOMPARE(lit, truth.phase == Phase::Setup || truth.phase == Phase::Over ? 0 : 1);
            QCOMPARE(part.currentEvent()["left"].toInt(), truth.eventDeck.size());
            if (truth.round > 0)
                QCOMPARE(part.round()["first"].toString(), view.ownerId(board.firstPlayer()));
        });
        QVERIFY(moves > 3);
        QCOMPARE(resets.count(), 0);
    }

    // Only the token that lies face up tells its colour.
    void raidTokens_lieFaceDown_untilTheyAreShown()
    {
        TrackPart part(nullptr);
        int shown = 0;
        outremer::test::watchMatch(3, 2, [&](const BoardView &view, const State &truth) {
            part.show(view);
            int covered = 0;
            for (const auto &row : part.raids()->rows()) {
                covered += row["covered"].toBool() ? 1 : 0;
                const bool isNext = row["cell"].toInt() == truth.bonuses && truth.tokenShown != 0;
                QCOMPARE(row["good"].toString().isEmpty(), !isNext);
                if (isNext) {
                    QCOMPARE(row["good"].toString().toStdString(),
                        std::string(kGoodWords[std::size_t(truth.raidTokens.back())]));
                    ++shown;
                }
            }
            QCOMPARE(covered, truth.raidTokens.size());
        });
        QVERIFY(shown > 0);
    }

    void endings_tellWhoIsNearest()
    {
        SHOWS("CR-END-02", "CR-END-03");
        TrackPart part(nullptr);
        scene::Setting t;
        t.place("acre", scene::kTripoli, 2, 1);
        t.place("homs", scene::kTripoli, 2, 1);
        t.bishops(scene::kEdessa, "aleppo", 1, 0);
        t.s.round = 2;
        part.show(outremer::test::boardView(t.s, scene::kAntioch));
        auto hegemony = rowOf(*part.endings(), "ending", "hegemony-met");
        QCOMPARE(hegemony["text"].toString(), "3/4");
        QCOMPARE(hegemony["owners"].toStringList(), QStringList{ "tripoli" });
        QVERIFY(hegemony["near"].toBool() && !hegemony["met"].toBool());
        auto righteousness = rowOf(*part.endings(), "ending", "righteousness-met");
        QCOMPARE(righteousness["text"].toString(), "2/5"); // a bishop sits in each capital
        QCOMPARE(righteousness["owners"].toStringList(), QStringList{ "edessa" });
        // Bishops of two players in one city: whose land it is lies face down, so the number is only the least.
        t.bishops(scene::kAntioch, "aleppo", 0, 1);
        part.show(outremer::test::boardView(t.s, scene::kAntioch));
        righteousness = rowOf(*part.endings(), "ending", "righteousness-met");
        QCOMPARE(righteousness["text"].toString(), "1+/5");
        QVERIFY(rowOf(*part.endings(), "ending", "crescent").isEmpty());
    }

    void fourthChapter_showsPricesAndTheCommander()
    {
        SHOWS("CH2-TRADE-01", "CH4-END-01");
        TrackPart part(nullptr);
        const scene::ChapterTable t(4);
        part.show(outremer::test::boardView(t.s, 0));
        QCOMPARE(part.prices()->count(), kGoods);
        for (std::size_t good = 0; good < kGoods; ++good)
            QCOMPARE(part.prices()->rows()[qsizetype(good)]["price"].toInt(), int(t.s.saga.prices[good]));
        QCOMPARE(part.commander()["left"].toInt(), t.s.saga.commanderDeck.size());
        QVERIFY(!part.commander()["city"].toString().isEmpty());
        QVERIFY(part.commander()["face"].toMap().isEmpty()); // he has given no order yet
        const scene::Setting plain;
        part.show(outremer::test::boardView(plain.s, 0));
        QCOMPARE(part.prices()->count(), 0);
        QVERIFY(part.commander().isEmpty());
    }

    // What an event changes is told in words for as long as it lasts.
    void modifiers_areToldUntilTheEndOfTheRound()
    {
        TrackPart part(nullptr);
        scene::Table t;
        t.planning(2);
        part.show(outremer::test::boardView(t.s, 0));
        QVERIFY(!part.currentEvent()["lasting"].toBool());
        t.s.modifiers[modifierOf(Place::NoOuter)] = 1;
        part.show(outremer::test::boardView(t.s, 0));
        QVERIFY(part.currentEvent()["lasting"].toBool());
        QCOMPARE(part.currentEvent()["words"].toString(), "The outer cells of the cross are closed.");
    }

    void language_changesTheWords_andNothingElse()
    {
        TrackPart part(nullptr);
        const outremer::test::ResetWatch resets{ part.cells(), part.markers(), part.raids(), part.phases(),
            part.endings() };
        const scene::Setting t;
        const BoardView view = outremer::test::boardView(t.s, 0);
        part.show(view);
        QCOMPARE(part.phases()->rows()[1]["name"].toString(), "Planning");
        QCOMPARE(part.markers()->rows()[0]["name"].toString(), "Jerusalem");
        Preferences::instance()->setLanguage("ru");
        part.show(view);
        QCOMPARE(part.phases()->rows()[1]["name"].toString(), "Планирование");
        QCOMPARE(part.markers()->rows()[0]["name"].toString(), "Иерусалим");
        QVERIFY(part.saracens()["targetWords"].toString().contains("Хомс"));
        QCOMPARE(resets.count(), 0);
        Preferences::instance()->setLanguage("en");
    }

    void clear_leavesNothingBehind()
    {
        TrackPart part(nullptr);
        part.show(outremer::test::boardView(scene::Setting().s, 0));
        part.clear();
        for (const RowModel *model : { part.cells(), part.markers(), part.raids(), part.phases(), part.endings() })
            QCOMPARE(model->count(), 0);
        QVERIFY(part.round().isEmpty() && part.saracens().isEmpty() && part.currentEvent().isEmpty());
    }
};

OUTREMER_TEST(TestTrackPart)
#include "tst_trackpart.moc"
