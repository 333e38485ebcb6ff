#include "tests/db/samples.h"
#include "tests/support/ruletest.h"

#include <limits>
#include <sqlite3.h>

using namespace outremer;
using test::sure;

namespace {

PlayRow playOf(MatchId match, std::optional<LineId> line = {})
{
    PlayRow play;
    play.game = "kingdoms";
    play.match = match;
    play.began = 1000;
    play.line = line;
    return play;
}

int countStatement(unsigned, void *count, void *, void *)
{
    ++*static_cast<int *>(count);
    return 0;
}

} // namespace

// The rows of the group's history.
class TestDbPlays : public test::RuleTest {
    Q_OBJECT
private slots:
    void init()
    {
        m_chronicle.reset();
        m_folder = std::make_unique<test::Folder>();
        m_chronicle.emplace(sure(Chronicle::open(*m_folder / "chronicle.db")));
    }
    void cleanup()
    {
        if (m_chronicle)
            QVERIFY(m_chronicle->check().isOk());
        m_chronicle.reset();
    }

    void play_isKeptWithWhoSatThere_andHowItEnded()
    {
        const MatchId match = begin();
        const PersonId anna = sure(m_chronicle->people().add("Anna", Gender::Female));
        const PlayId id = sure(
            plays().begin(playOf(match), { { {}, {}, 0, anna, {}, 0, 5 }, { {}, {}, 1, {}, "knight/pious", 0, 5 } }));
        sure(plays().sitDown({ {}, id, 1, {}, {}, 12, 9 })); // somebody without a name
        PlayRow play = *sure(plays().of(match));
        QVERIFY(play.id == id && !play.ended && !play.steps && !play.time);
        play.ended = 4000;
        play.line = lineOf(match);
        play.steps = 30;
        play.ending = "points";
        sure(plays().end(play, { { {}, 0, "seat", "cross", 1, -3, true }, { {}, 1, {}, {}, {}, {}, false } }));
        const PlayHistory all = sure(plays().all());
        QVERIFY(all.plays.size() == 1 && all.plays[0].ended == 4000 && all.plays[0].ending == "points");
        QCOMPARE(all.seats.size(), std::size_t(3));
        QVERIFY(all.seats[0].person == anna && !all.seats[0].bot);
        QCOMPARE(all.seats[1].bot, std::optional<std::string>("knight/pious"));
        QVERIFY(!all.seats[2].person && !all.seats[2].bot && all.seats[2].since == 12);
        QVERIFY(all.results[0].score == -3 && all.results[0].hasWon && all.results[0].house == "cross");
        QVERIFY(!all.results[1].place && !all.results[1].score); // unknown, and no 0
        QCOMPARE(all.origins.at(id).match, sure(m_chronicle->journal().match(match)).uuid);
        QVERIFY(sure(plays().missing()).matches.empty());
        QCOMPARE(plays().begin(PlayRow{}, {}).refusal().code, std::string("bad-value")); // of no game
    }
    // Whoever goes back from the end plays on: what was won there is not won.
    void endTakenBack_isNoEnd_untilTheNext()
    {
        const MatchId match = begin();
        PlayRow play = playOf(match);
        play.id = sure(plays().begin(play, {}));
        play.ended = 4000;
        play.line = lineOf(match);
        sure(plays().end(play, { { {}, 0, {}, {}, 1, {}, true }, { {}, 1, {}, {}, 2, {}, false } }));
        sure(m_chronicle->journal().undo(lineOf(match)));
        PlayHistory all = sure(plays().all());
        QVERIFY(!all.plays[0].ended && all.results.empty());
        play.line = lineOf(match);
        sure(plays().end(play, { { {}, 0, {}, {}, 2, {}, false }, { {}, 1, {}, {}, 1, {}, true } }));
        all = sure(plays().all());
        QVERIFY(all.plays[0].ended && all.results.size() == 2 && all.results[1].hasWon);
        sure(plays().end(play, {})); // an end that nobody knows
        all = sure(plays().all());
        QVERIFY(all.plays[0].ended && !all.results[1].place && !all.results[1].hasWon);
    }
    void trash_takesItsPlaysWithIt_andGivesThemBack()
    {
        const test::Filled filled = test::fill(*m_chronicle);
        const MatchId match = begin();
        sure(plays().begin(playOf(match), { { {}, {}, 0, {}, {}, 0, {} } }));
        QCOMPARE(sure(plays().all()).plays.size(), std::size_t(2));
        QCOMPARE(sure(plays().all()).origins.begin()->second.campaign, std::string("Дорога на Эдессу"));
        sure(m_chronicle->trash().put(filled.campaign));
        QCOMPARE(sure(plays().all()).plays.size(), std::size_t(1));
        sure(m_chronicle->trash().put(match));
        QVERIFY(sure(plays().all()).plays.empty() && sure(plays().all()).seats.empty());
        sure(m_chronicle->trash().takeBack(TrashKind::Campaign, filled.campaign.value));
        QCOMPARE(sure(plays().all()).results.size(), std::size_t(2));
    }
    void missing_isWhatWasPlayedAndNotWrittenDown()
    {
        const MatchId match = begin();
        QVERIFY(sure(plays().missing()).matches == std::vector{ match });
        PlayRow play = playOf(match);
        play.id = sure(plays().begin(play, {}));
        QVERIFY(sure(plays().missing()).matches.empty());
        sure(m_chronicle->journal().finish(match)); // and cut off before its end was noted
        QVERIFY(sure(plays().missing()).matches == std::vector{ match });
        play.ended = 1;
        play.line = lineOf(match);
        sure(plays().end(play, {}));
        QVERIFY(sure(plays().missing()).matches.empty());
        test::fill(*m_chronicle); // its second chapter is nobody's play yet
        const MissingPlays missing = sure(plays().missing());
        QVERIFY(missing.matches.empty() && missing.chapters.size() == 1);
    }
    void length_isWithoutTheBreaks()
    {
        PlayRow play;
        constexpr Moment minute = 60'000;
        measure(play,
            { { {}, 0, { 3 } }, { {}, 5 * minute, { 3 } }, { {}, 100 * minute, { 4 } }, { {}, 102 * minute, { 4 } },
                { {}, 90 * minute, {} } });
        QVERIFY(play.steps == 5 && play.time == 7 * minute && !play.evening);
        using Limits = std::numeric_limits<Moment>;
        measure(play, { { {}, Limits::min(), {} }, { {}, Limits::max(), { 2 } } }); // whatever a file says
        QVERIFY(play.time == 0 && play.evening == EveningId{ 2 });
    }
    void queries_doNotGrowWithThePlays()
    {
        m_chronicle.reset();
        const auto file = *m_folder / "chronicle.db";
        SQLite::Database database = outremer::connect(file, Access::Write);
        Ledger ledger(database, file);
        Plays history(ledger);
        std::vector<int> statements;
        for (int more : { 1, 200 }) {
            for (int i = 0; i < more; ++i) {
                PlayRow play;
                play.game = "chess";
                play.id = sure(history.begin(play, { { {}, {}, 0, {}, "king", 0, {} }, { {}, {}, 1, {}, {}, 0, {} } }));
                play.ended = i;
                sure(history.end(play, { { {}, 0, {}, {}, 1, {}, true }, { {}, 1, {}, {}, 2, {}, false } }));
            }
            int count = 0;
            sqlite3_trace_v2(database.getHandle(), SQLITE_TRACE_STMT, countStatement, &count);
            sure(history.all());
            sqlite3_trace_v2(database.getHandle(), 0, nullptr, nullptr);
            statements.push_back(count);
        }
        QCOMPARE(sure(history.all()).results.size(), std::size_t(402));
        QVERIFY2(statements[0] == statements[1] && statements[0] == 4, qPrintable(QString::number(statements[1])));
    }

private:
    Plays &plays() { return m_chronicle->plays(); }
    MatchId begin()
    {
        const LineId line = sure(m_chronicle->journal().begin(*test::playedMatch("kingdoms", 2, 3, 10)));
        return sure(m_chronicle->journal().line(line)).match;
    }
    LineId lineOf(MatchId match) { return sure(m_chronicle->journal().match(match)).currentLine; }

    std::unique_ptr<test::Folder> m_folder;
    std::optional<Chronicle> m_chronicle;
};

OUTREMER_TEST(TestDbPlays)
#include "tst_db_plays.moc"
