#include "app/campaigns/campaignplay.h"
#include "app/campaigns/chapterplay.h"
#include "app/campaigns/missingplays.h"
#include "app/play/pastplays.h"
#include "app/play/playkeeping.h"
#include "app/play/singleplay.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/plays/bgstats.h"
#include "campaign/plays/playstatistics.h"
#include "db/clock.h"
#include "model/bots/bots.h"
#include "tests/db/faultyvfs.h"
#include "tests/support/quickfolder.h"
#include "tests/support/ruletest.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <sqlite3.h>

using namespace outremer;
using plays::PastPlay;

namespace {

template <class T>
T sure(Result<T> result)
{
    if (!result)
        qFatal("refused: %s", result.refusal().message.c_str());
    return std::move(*result);
}

void playOn(Play &play, int steps, std::uint64_t seed = 1)
{
    for (Rng rng{ seed }; steps > 0 && !play.match().decision().isOver(); --steps)
        QVERIFY(!play.submit(play.match().decision().seat, play.match().botChoice(BotKind::Greedy, rng)));
}

std::unique_ptr<AnyMatch> newMatch(const char *game, int seats, std::uint64_t seed)
{
    const GamePtr rules = gameOnShelf(game);
    return std::move(*rules->start(defaultSetup(rules->setupOptions(), seats, seed)));
}

constexpr int kToTheEnd = 100'000;

// A chronicle in a folder of its own, perhaps one that was written by an older program.
class Shelf {
public:
    explicit Shelf(const char *file = nullptr)
        : m_folder(test::quickFolder())
    {
        if (file)
            std::filesystem::copy_file(OUTREMER_SOURCE_DIR + std::string("/tests/data/") + file, path());
        chronicle.emplace(sure(Chronicle::open(path())));
    }
    std::string path() const { return m_folder.filePath("chronicle.db").toStdString(); }
    PastPlay last() { return sure(pastPlays(*chronicle)).back(); }

    std::optional<Chronicle> chronicle;

private:
    QTemporaryDir m_folder;
};

const plays::PastSeat *winnerOf(const PastPlay &play)
{
    const auto found = std::ranges::find_if(play.seats, [](const plays::PastSeat &seat) { return seat.hasWon; });
    return found == play.seats.end() ? nullptr : &*found;
}

} // namespace

// What is played comes into the group's history as it happens, or is caught up with.
class TestPlayKeeping : public QObject {
    Q_OBJECT
private slots:
    void singleMatch_ofEveryGame_isWrittenDown_data()
    {
        QTest::addColumn<QString>("game");
        for (const GamePtr &game : shelf())
            QTest::addRow("%s", std::string(game->id()).c_str()) << QString::fromStdString(std::string(game->id()));
    }
    void singleMatch_ofEveryGame_isWrittenDown()
    {
        QFETCH(QString, game);
        Shelf shelf;
        const std::string id = game.toStdString();
        const int seats = std::max(2, gameOnShelf(id)->minSeats());
        std::vector<Player> players(std::size_t(seats), Player{ {}, BotSpec(BotKind::Greedy) });
        players[0] = Player{ "Anna", {} };
        auto play = sure(SinglePlay::begin(*shelf.chronicle, newMatch(id.c_str(), seats, 4), players));
        PastPlay past = shelf.last();
        QVERIFY(past.game == id && !past.isOver && !past.steps);
        QCOMPARE(past.seats[0].sitter.name, std::string("Anna"));
        QCOMPARE(past.seats[1].sitter.bot, std::string("greedy"));
        QCOMPARE(past.date, eveningDate(now()));
        // Somebody sits down in the middle: the bot goes, and it is Boris who finishes.
        playOn(*play, 4);
        const auto steps = play->match().journal().size();
        QVERIFY(!play->reseat(1, Player{ "Boris", {}, steps }));
        playOn(*play, kToTheEnd);
        past = shelf.last();
        QVERIFY(past.isOver && past.isDecided && past.minutes);
        QCOMPARE(past.steps, std::optional(std::int64_t(play->match().journal().size())));
        QCOMPARE(past.seats[1].sitter.name, std::string("Boris"));
        QCOMPARE(past.seats[1].since, std::int64_t(steps));
        const Outcome outcome = play->match().outcome();
        QCOMPARE(past.ending, std::string(play->match().game().endingName(outcome.ending)));
        for (const plays::PastSeat &seat : past.seats) {
            QCOMPARE(seat.hasWon, contains(outcome.winners, Seat(seat.seat)));
            QCOMPARE(seat.score, std::optional<std::int64_t>(outcome.scores[std::size_t(seat.seat)]));
            QCOMPARE(seat.house, play->match().seatId(Seat(seat.seat)));
            QCOMPARE(seat.place == 1, seat.hasWon);
            QVERIFY(shelfNames().house(id, seat, Lang::Ru) != seat.house); // the house has a name
        }
        const PlayHistory rows = sure(shelf.chronicle->plays().all());
        QCOMPARE(rows.seats.size(), players.size() + 1); // the bot that left is remembered
        QVERIFY(rows.seats.back().at && rows.plays[0].evening);
        QCOMPARE(sure(completePlays(*shelf.chronicle)), 0);
        QVERIFY(shelf.chronicle->check(Depth::Replay).isOk());
    }
    void matchesOfOneDay_areOneEvening()
    {
        Shelf shelf;
        for (const GamePtr &game : outremer::shelf()) {
            const auto seats = std::size_t(game->maxSeats());
            QVERIFY(SinglePlay::begin(*shelf.chronicle, newMatch(std::string(game->id()).c_str(), int(seats), 1),
                std::vector<Player>(seats)));
        }
        const auto evenings = sure(shelf.chronicle->evenings().all());
        QVERIFY(evenings.size() == 1 && !evenings[0].campaign);
        QVERIFY(!shelf.chronicle->evenings().end(evenings[0].id));
        QVERIFY(SinglePlay::begin(*shelf.chronicle, newMatch("kingdoms", 2, 1), std::vector<Player>(2)));
        QCOMPARE(sure(shelf.chronicle->evenings().all()).size(), std::size_t(2)); // somebody had ended it
    }
    void smallHours_belongToTheEveningBefore()
    {
        qputenv("TZ", "UTC");
        tzset();
        constexpr Moment midnight = 1'762'905'600'000; // 12 November 2025
        constexpr Moment hour = 3'600'000;
        QCOMPARE(eveningDate(midnight - hour), std::string("2025-11-11"));
        QCOMPARE(eveningDate(midnight + 5 * hour), std::string("2025-11-11"));
        QCOMPARE(eveningDate(midnight + 6 * hour), std::string("2025-11-12"));
        eveningDate(std::numeric_limits<Moment>::min()); // whatever a file says
        eveningDate(std::numeric_limits<Moment>::max());
    }
    void matchTakenUpAgain_belongsToTheEveningItEndsOn()
    {
        Shelf shelf;
        MatchId id;
        {
            const auto play =
                sure(SinglePlay::begin(*shelf.chronicle, newMatch("kingdoms", 2, 1), std::vector<Player>(2)));
            playOn(*play, 5);
            id = sure(shelf.chronicle->journal().matches())[0].id;
        }
        const EveningId first = sure(shelf.chronicle->evenings().all())[0].id;
        QVERIFY(!shelf.chronicle->evenings().end(first));
        const auto play = sure(SinglePlay::open(*shelf.chronicle, id));
        QCOMPARE(sure(shelf.chronicle->evenings().all()).size(), std::size_t(1)); // looking is no evening
        playOn(*play, kToTheEnd);
        const auto row = sure(shelf.chronicle->plays().of(id));
        QVERIFY(row && row->evening && *row->evening != first);
        const auto steps = sure(shelf.chronicle->journal().steps(*row->line));
        QVERIFY(steps[4].evening == first && steps[5].evening == *row->evening);
    }
    void rewoundFromItsEnd_isPlayedOn()
    {
        Shelf shelf;
        const auto play = sure(SinglePlay::begin(
            *shelf.chronicle, newMatch("kingdoms", 2, 1), { Player{ "Anna", {} }, Player{ "Boris", {} } }));
        playOn(*play, kToTheEnd);
        QVERIFY(shelf.last().isDecided);
        QVERIFY(!play->rewind(play->match().journal().size() - 4));
        QVERIFY(!shelf.last().isOver);
        QVERIFY(!sure(shelf.chronicle->journal().match({ 1 })).finished);
        QCOMPARE(plays::statisticsOf(sure(pastPlays(*shelf.chronicle))).finished, 0);
        playOn(*play, kToTheEnd, 7);
        QVERIFY(shelf.last().isDecided && sure(shelf.chronicle->journal().match({ 1 })).finished);
        QCOMPARE(sure(pastPlays(*shelf.chronicle)).size(), std::size_t(1));
    }
    // The last step, the row of the match and its end in the history are three transactions.
    void endThatWasCutOff_isWrittenByTheNextTry_orTheNextOpening()
    {
        auto whole = newMatch("kingdoms", 2, 1);
        for (Rng rng{ 1 }; !whole->decision().isOver();)
            QVERIFY(!whole->submit(whole->decision().seat, whole->botChoice(BotKind::Greedy, rng)));
        const Step last = whole->journal().back();
        int cutOff = 0;
        for (const bool isReopened : { false, true }) {
            bool hasStruck = true;
            for (int call = 1; hasStruck; ++call) {
                test::FaultyDisk disk;
                Shelf shelf;
                auto play = sure(SinglePlay::begin(
                    *shelf.chronicle, whole->forkAt(whole->journal().size() - 1), std::vector<Player>(2)));
                disk.failAt(call, SQLITE_FULL, true);
                const auto refusal = play->submit(last.seat, last.option);
                hasStruck = disk.hasStruck();
                disk.beSound();
                if (isReopened) { // as after a crash
                    play.reset();
                    shelf.chronicle.reset();
                    shelf.chronicle.emplace(sure(Chronicle::open(shelf.path())));
                    play = sure(SinglePlay::open(*shelf.chronicle, { 1 }));
                }
                const bool isOver = play->match().decision().isOver();
                cutOff += refusal && isOver ? 1 : 0;
                for (int i = 0; !(isReopened && isOver) && i < 3 && play->submit(last.seat, last.option); ++i)
                    ;
                QVERIFY(play->match().decision().isOver());
                QVERIFY(shelf.last().isDecided && sure(shelf.chronicle->journal().match({ 1 })).finished);
                QVERIFY(!sure(newestUnfinished(*shelf.chronicle, "kingdoms")));
            }
        }
        QVERIFY(cutOff > 4);
    }
    void chapters_hereAndAtARealTable_arePlaysOfTheirGame()
    {
        Shelf shelf;
        Founding founding = drawnFounding(2, 5);
        founding.title = "Salt and Iron";
        founding.group = "Thursdays";
        founding.chairs[0].person = "Anna";
        founding.chairs[1].person = "Boris";
        const CampaignId id = sure(found(*shelf.chronicle, founding));
        CampaignPlay play = sure(CampaignPlay::open(*shelf.chronicle, id, campaign::chapterGame()));
        QVERIFY(!play.beginEvening("at Anna's", { "Anna" }));
        QVERIFY(!play.beginChapter());
        QVERIFY(!shelf.last().isOver);
        Rng rng{ 3 };
        const auto choose = [&] {
            return play.submit(play.match()->decision().seat, play.match()->botChoice(BotKind::Greedy, rng));
        };
        for (int i = 0; i < 40; ++i)
            QVERIFY(!choose());
        QTest::qSleep(2); // the store's clock has milliseconds
        QVERIFY(!play.handOver(1, "Vera", {}));
        while (play.match())
            QVERIFY(!choose());
        PastPlay past = shelf.last();
        QVERIFY(past.game == "crusaders" && past.title == "Salt and Iron" && past.part == "I" && past.isDecided);
        QCOMPARE(past.seats[1].sitter.name, std::string("Vera"));
        QCOMPARE(past.seats[1].since, std::int64_t(40));
        QCOMPARE(past.where, std::string("at Anna's"));
        QVERIFY(past.rounds && past.steps && winnerOf(past));
        campaign::table::ChapterForm form;
        form.chapter = 2;
        form.ranking = { { 1, 1 }, { 0, 2 } };
        QVERIFY(!play.recordTable(form));
        past = shelf.last();
        QVERIFY(past.part == "II" && past.isDecided && !past.steps && !past.minutes && !past.rounds);
        QVERIFY(past.seats[1].hasWon && past.seats[1].sitter.name == "Vera" && past.seats[0].place == 2);
        QCOMPARE(past.where, std::string("at Anna's"));
        QCOMPARE(sure(completePlays(*shelf.chronicle)), 0);
    }
    // Matches written by an older program are found again with all the chronicle knows about them.
    void oldChronicle_isCaughtUpWith()
    {
        Shelf shelf("plays-v4.db");
        QVERIFY(sure(pastPlays(*shelf.chronicle)).empty());
        const ContentSum before = sure(shelf.chronicle->content());
        QCOMPARE(sure(completePlays(*shelf.chronicle)), 7);
        QCOMPARE(sure(completePlays(*shelf.chronicle)), 0); // once and for all
        QVERIFY(shelf.chronicle->check().isOk());
        const ContentSum after = sure(shelf.chronicle->content());
        for (const char *table :
            { "matches", "lines", "steps", "chapters", "dynasty_holders", "evenings", "settings" }) {
            const auto of = [&](const ContentSum &sum) {
                return *std::ranges::find(sum.tables, table, &TableSum::table);
            };
            QVERIFY2(of(before) == of(after), table);
        }
        const auto plays = sure(pastPlays(*shelf.chronicle));
        QCOMPARE(plays.size(), std::size_t(6)); // one lies in the trash
        const PastPlay &kingdoms = plays[0];
        QVERIFY(kingdoms.game == "kingdoms" && kingdoms.isOver);
        QVERIFY(kingdoms.seats[0].sitter.name == "Anna" && kingdoms.seats[1].sitter.name == "Boris");
        const PastPlay &crusaders = plays[1];
        QVERIFY(crusaders.game == "crusaders" && crusaders.isOver);
        QCOMPARE(crusaders.seats[1].sitter.name, std::string("Boris"));
        QCOMPARE(crusaders.seats[1].since, std::int64_t(120));
        QCOMPARE(crusaders.seats[2].sitter.bot, std::string("greedy"));
        // Results are told where the rules and the content of that time are still here, and never guessed.
        const MatchRow row = sure(shelf.chronicle->journal().match({ 1 }));
        const GamePtr game = gameOnShelf("kingdoms");
        if (row.packHash == game->packHash() && row.revision == game->revision()) {
            const auto match = sure(shelf.chronicle->journal().resume(*game, row.currentLine));
            for (const plays::PastSeat &seat : kingdoms.seats)
                QCOMPARE(seat.hasWon, contains(match->outcome().winners, Seat(seat.seat)));
        } else {
            QVERIFY(!kingdoms.isDecided && !winnerOf(kingdoms));
        }
        const auto chapter = [&](const char *part) { return *std::ranges::find(plays, part, &PastPlay::part); };
        QVERIFY(
            chapter("I").isDecided && chapter("I").seats[1].sitter.name == "Vera" && chapter("I").where == "at Anna's");
        QVERIFY(chapter("II").seats[1].hasWon && chapter("II").rounds == 5 && !chapter("II").steps);
        QVERIFY(!chapter("III").isOver && chapter("III").seats[1].sitter.name == "Vera");
        const auto running =
            std::ranges::find_if(plays, [](const PastPlay &one) { return !one.isOver && one.game == "kingdoms"; });
        QVERIFY(
            running != plays.end() && !running->seats[1].sitter.isKnown() && running->seats[2].sitter.bot == "random");
    }
    void gameThatIsGone_isShownByItsId_withoutAnEnd()
    {
        Shelf shelf;
        {
            const auto play =
                sure(SinglePlay::begin(*shelf.chronicle, newMatch("kingdoms", 2, 1), std::vector<Player>(2)));
            playOn(*play, kToTheEnd);
        }
        PlayRow row = *sure(shelf.chronicle->plays().of(MatchId{ 1 }));
        row.game = "tric-trac";
        QVERIFY(!shelf.chronicle->plays().end(row, {}));
        QCOMPARE(shelfNames().game(shelf.last().game, Lang::Ru), std::string("tric-trac"));
        plays::PastSeat seat = shelf.last().seats[0];
        QVERIFY(seat.house.empty()); // without an end nobody knows what it came to
        seat.house = "cross";
        QCOMPARE(shelfNames().house("tric-trac", seat, Lang::Ru), std::string("cross"));
    }
    // Rows with valid seals that no program of ours writes: whatever they say, nothing breaks.
    void hostileRows_areBorne()
    {
        Shelf shelf;
        using Limits = std::numeric_limits<std::int64_t>;
        Plays &plays = shelf.chronicle->plays();
        PlayRow play;
        play.game = std::string(5000, 'x') + "\n<b>";
        play.began = Limits::max();
        play.ended = Limits::min();
        play.steps = play.rounds = play.time = Limits::max();
        play.ending = std::string("\xff\xfe", 2);
        std::vector<PlaySeat> seats;
        for (int seat : { 0, 0, 15, 16, std::numeric_limits<int>::max() })
            seats.push_back({ {}, {}, seat, {}, "no/such:bot", Limits::max(), Limits::min() });
        play.id = sure(plays.begin(play, seats));
        std::vector<PlayResult> results;
        for (int seat : { 0, 7, 99 })
            results.push_back(
                { {}, seat, "no noun", std::string(300, 'y'), std::numeric_limits<int>::min(), Limits::min(), true });
        results[1].place = 1;
        QVERIFY(!plays.end(play, results));
        PlayRow twin = play; // the same match twice, in no evening and of nobody
        QVERIFY(plays.begin(twin, {}));
        const auto past = sure(pastPlays(*shelf.chronicle));
        const auto all = plays::statisticsOf(past);
        QCOMPARE(all.plays.size(), std::size_t(2));
        QVERIFY(plays::bgStatsOf(past, shelfNames(), {}, Lang::Ru).left.size() == 2);
    }
    void everyGame_isInTheFileForBgStats()
    {
        Shelf shelf("plays-v4.db");
        sure(completePlays(*shelf.chronicle));
        const auto plays = sure(pastPlays(*shelf.chronicle));
        const auto decided = std::ranges::count_if(plays, [](const PastPlay &play) { return play.isDecided; });
        const auto json = nlohmann::json::parse(plays::bgStatsOf(plays, shelfNames(), {}, Lang::En).text);
        QCOMPARE(json["plays"].size(), std::size_t(decided));
        QVERIFY(decided >= 2);
        for (const auto &game : json["games"])
            QVERIFY(game["name"] == "Crusaders" || game["name"] == shelfNames().game("kingdoms", Lang::En));
    }
};

OUTREMER_TEST(TestPlayKeeping)
#include "tst_playkeeping.moc"
