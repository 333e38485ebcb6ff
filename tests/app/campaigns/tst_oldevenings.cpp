#include "app/campaigns/campaigncontent.h"
#include "app/campaigns/chapterplay.h"
#include "app/campaigns/demo.h"
#include "app/campaigns/tale.h"
#include "app/play/matchage.h"
#include "app/play/replays.h"
#include "app/play/singleplay.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/pictures/campaignpictures.h"
#include "campaign/crusaders/prose/contentnames.h"
#include "model/bots/bots.h"
#include "tests/support/olderrules.h"
#include "tests/support/quickfolder.h"
#include "tests/support/ruletest.h"

#include <QTemporaryDir>

using namespace outremer;

namespace {

namespace fs = std::filesystem;

template <class T>
T sure(Result<T> result)
{
    if (!result)
        qFatal("refused: %s", result.refusal().message.c_str());
    return std::move(*result);
}
void sure(const std::optional<Refusal> &refusal)
{
    if (refusal)
        qFatal("refused: %s", refusal->message.c_str());
}

// The game of `present` with one number of its content changed: what an update does.
GamePtr corrected(const AnyGame &present, const std::string &file, std::string_view over)
{
    Pack pack = Pack::builtIn(present.id() == campaign::Chapter::kId ? "crusaders" : present.id());
    if (const auto bad = pack.overlayFile(file, over, file))
        qFatal("%s", bad->text().c_str());
    return sure(present.withPack(pack));
}

void playOn(Play &play, int steps)
{
    Rng rng = streamOf(5, 5);
    for (; steps > 0 && !play.match().decision().isOver(); --steps)
        sure(play.submit(play.match().decision().seat, play.match().botChoice(BotKind::Greedy, rng)));
}

// A chronicle as the release before wrote it (tests/data/running-v4.db): a campaign in its second chapter, a match of each
// game that is not over, and one that is.
class OldChronicle {
public:
    OldChronicle()
    {
        fs::copy_file(OUTREMER_SOURCE_DIR "/tests/data/running-v4.db", path());
        open();
    }
    void open() { chronicle.emplace(sure(Chronicle::open(path(), &gameOfMatch))); }
    void reopen() // as another evening would find it
    {
        chronicle.reset();
        Replays::instance().clear();
        open();
    }
    // As if an older program had played it (tests/support/olderrules.h).
    void makeOlder(const MatchRow &row, std::optional<std::size_t> forbidden = {})
    {
        chronicle.reset();
        Replays::instance().clear();
        sure(test::makeOlder(path(), row, forbidden));
        open();
    }
    // What was played by older rules goes on by those of today; the others stay as they are. Returns the positions.
    std::uint64_t goOn(std::string_view game)
    {
        const GamePtr present = gameOnShelf(game);
        const MatchRow row = matchOf(game);
        if (row.revision != present->revision())
            sure(goOnByPresentRules(*chronicle, row.id, *present, "older rules"));
        return sure(chronicle->journal().resume(*present, matchOf(game).currentLine))->stateHash();
    }
    std::uint64_t goOnWithCampaign()
    {
        const GamePtr &present = campaign::chapterGame();
        const MatchRow row = chapterMatch();
        if (row.revision != present->revision())
            sure(goOnByPresentRules(*chronicle, campaign, *present, "older rules"));
        return sure(chronicle->journal().resume(*present, chapterMatch().currentLine))->stateHash();
    }
    MatchRow chapterMatch()
    {
        const auto chapters = sure(chronicle->campaigns().chapters(campaign));
        return sure(chronicle->journal().match(*chapters.back().match));
    }
    fs::path path() const { return m_folder.filePath("chronicle.db").toStdString(); }
    MatchRow matchOf(std::string_view game)
    {
        const auto all = sure(chronicle->journal().matches());
        return *std::ranges::find_if(all, [&](const MatchRow &row) { return row.game == game && !row.finished; });
    }

    std::optional<Chronicle> chronicle;
    const CampaignId campaign{ 1 };

private:
    QTemporaryDir m_folder{ test::quickFolder() };
};

constexpr std::uint64_t kKingdoms = 0x3da654ee31d92b2;

} // namespace

// Evenings that began before an update go on after it.
class TestOldEvenings : public test::RuleTest {
    Q_OBJECT
private slots:
    void init() { Replays::instance().clear(); }

    // For ever: whoever changes content or rules makes this pass, not the file.
    void chronicleOfTheFirstRelease_opensPlaysOnAndExports()
    {
        OldChronicle old;
        QVERIFY(old.chronicle->check(Depth::Replay).isOk());
        for (const char *game : { "kingdoms", "crusaders" }) {
            const std::uint64_t hash = old.goOn(game);
            const auto play = sure(SinglePlay::open(*old.chronicle, old.matchOf(game).id));
            QCOMPARE(play->match().stateHash(), hash);
            QCOMPARE(play->players()[0].name, std::string("Anna"));
            playOn(*play, 100'000);
            QVERIFY(play->match().decision().isOver());
        }
        {
            const std::uint64_t hash = old.goOnWithCampaign();
            const auto table = sure(ChapterPlay::open(*old.chronicle, old.campaign));
            QCOMPARE(table->match().stateHash(), hash);
            QCOMPARE(table->campaign().chapter(), 2);
            playOn(*table, 10);
        }
        auto play = sure(CampaignPlay::open(*old.chronicle, old.campaign, campaign::chapterGame()));
        sure(playOut(play, BotKind::Greedy, [](int) { return true; }));
        QVERIFY(play.isOver());
        const auto tale = sure(taleSoFar(*old.chronicle, old.campaign, campaign::chapterGame()));
        QVERIFY(tale.chapters.size() == 4 && tale.winner >= 0);
        sure(old.chronicle->bundles().save(old.campaign, old.path().string() + ".outremer"));
        QVERIFY(old.chronicle->check(Depth::Replay).isOk());
    }

    void match_afterAnUpdate_isPlayedWithTheContentItBeganWith()
    {
        OldChronicle old;
        const GamePtr today = corrected(*gameOnShelf("kingdoms"), "table.json", R"({"numbers": {"handSize": 4}})");
        auto play = sure(SinglePlay::open(*old.chronicle, old.matchOf("kingdoms").id, {}, today));
        QVERIFY(play->isOfOldContent());
        QCOMPARE(play->match().stateHash(), kKingdoms);
        playOn(*play, 3);
        play->leave();
        play = sure(SinglePlay::open(*old.chronicle, old.matchOf("kingdoms").id, {}, today));
        QCOMPARE(play->stepCount(), std::size_t(18));
        QVERIFY(play->isOfOldContent());
        const auto fresh = sure(SinglePlay::open(*old.chronicle, old.matchOf("kingdoms").id));
        QVERIFY(!fresh->isOfOldContent()); // by the program that has it
    }
    void match_whosePositionAllowsIt_goesOnWithTheNewContent_andTheOldLineStays()
    {
        OldChronicle old;
        const GamePtr today = corrected(*gameOnShelf("crusaders"), "saga.json", sagaChange());
        const std::uint64_t crusaders = old.goOn("crusaders");
        const MatchRow before = old.matchOf("crusaders");
        auto play = sure(SinglePlay::open(*old.chronicle, before.id, {}, today));
        QVERIFY(play->isOfOldContent());
        const auto asked = play->match().options();
        sure(play->goOnWithPresentContent("before"));
        QVERIFY(!play->isOfOldContent());
        QCOMPARE(play->match().options(), asked); // the same position
        QCOMPARE(play->match().game().packHash(), today->packHash());
        playOn(*play, 5);
        play.reset();
        old.reopen();
        const MatchRow after = old.matchOf("crusaders");
        QVERIFY(after.id == before.id && after.currentLine != before.currentLine);
        QCOMPARE(sure(old.chronicle->journal().line(before.currentLine)).name, std::string("before"));
        QCOMPARE(sure(old.chronicle->journal().resume(*gameOnShelf("crusaders"), before.currentLine))->stateHash(),
            crusaders);
        play = sure(SinglePlay::open(*old.chronicle, after.id, {}, today));
        QVERIFY(play->stepCount() == 5 && !play->isOfOldContent());
        playOn(*play, 100'000);
        QVERIFY(play->match().decision().isOver() && old.chronicle->check(Depth::Replay).isOk());
    }
    void match_whosePositionTheNewContentDoesNotKnow_staysAsItIs()
    {
        OldChronicle old;
        // Every card of Kingdoms is called otherwise: no hand can be read any more.
        std::string deck = R"({"cards": [)";
        Pack pack = Pack::builtIn("kingdoms");
        std::optional<Problem> problem;
        for (const JsonReader &card : pack.file("deck.json", problem).at("cards").items()) {
            std::string text = card.node().dump();
            const std::string id = "\"id\":\"";
            text.insert(text.find(id) + id.size(), "new_");
            deck += (deck.back() == '[' ? "" : ",") + text;
        }
        std::string whole = gameOnShelf("kingdoms")->content();
        const std::string key = "\"deck.json\":{\"cards\":[";
        const auto begin = whole.find(key) + key.size() - 1;
        const auto end = whole.find("]}", begin);
        whole.replace(begin, end + 1 - begin, deck.substr(deck.find('[')) + "]");
        auto renamed = Pack::fromDocument(whole, "renamed");
        QVERIFY2(std::holds_alternative<Pack>(renamed), whole.substr(0, 200).c_str());
        const GamePtr today = sure(gameOnShelf("kingdoms")->withPack(std::get<Pack>(renamed)));
        auto play = sure(SinglePlay::open(*old.chronicle, old.matchOf("kingdoms").id, {}, today));
        const LineId line = old.matchOf("kingdoms").currentLine;
        QVERIFY(play->goOnWithPresentContent("before"));
        QCOMPARE(old.matchOf("kingdoms").currentLine, line);
        QVERIFY(play->isOfOldContent() && play->match().stateHash() == kKingdoms);
        playOn(*play, 2);
    }

    void campaign_afterAnUpdate_keepsItsContent_untilItGoesOnWithTheNew()
    {
        OldChronicle old;
        const std::uint64_t chapter = old.goOnWithCampaign();
        const GamePtr today = corrected(*campaign::chapterGame(), "saga.json", sagaChange());
        {
            auto play = sure(CampaignPlay::open(*old.chronicle, old.campaign, today));
            QVERIFY(play.isOfOldContent() && play.match()->stateHash() == chapter);
            sure(playOut(play, BotKind::Greedy, [](int) { return false; }));
        }
        {
            auto play = sure(CampaignPlay::open(*old.chronicle, old.campaign, today));
            QVERIFY(play.isOfOldContent() && play.chapter() == 3);
            sure(play.beginChapter()); // the next chapter, too
            QVERIFY(play.match()->game().packHash() != today->packHash());
            Rng rng{ 1 };
            for (int i = 0; i < 20; ++i)
                sure(play.submit(play.match()->decision().seat, play.match()->botChoice(BotKind::Greedy, rng)));
            sure(play.goOnWithPresentContent("before"));
            QVERIFY(!play.isOfOldContent() && play.match()->game().packHash() == today->packHash());
        }
        old.reopen();
        auto play = sure(CampaignPlay::open(*old.chronicle, old.campaign, today));
        QVERIFY(!play.isOfOldContent());
        sure(playOut(play, BotKind::Greedy, [](int) { return true; }));
        QVERIFY(play.isOver());
        QCOMPARE(sure(taleOf(*old.chronicle, old.campaign, *today)).chapters.size(), std::size_t(4));
    }

    // Rules are code. What is written stays to be read; the position can be gone on from.
    void match_ofOlderRules_canBeContinuedFromItsNewestPosition()
    {
        OldChronicle old;
        const MatchRow row = old.matchOf("kingdoms");
        sure(SinglePlay::open(*old.chronicle, row.id))->leave();
        old.makeOlder(row);
        QCOMPARE(SinglePlay::open(*old.chronicle, row.id).refusal().code, std::string("other-rules"));
        const MatchRow older = sure(old.chronicle->journal().match(row.id));
        const Continuation on = sure(continuationOf(*old.chronicle, older, *gameOnShelf("kingdoms")));
        QCOMPARE(on.lost, std::int64_t(0));
        QCOMPARE(on.match->stateHash(), kKingdoms);
        sure(old.chronicle->journal().goOn(older.currentLine, *on.match, "before"));
        const auto play = sure(SinglePlay::open(*old.chronicle, row.id));
        playOn(*play, 5);
        QVERIFY(old.chronicle->check(Depth::Replay).isOk());
    }
    void match_ofOlderRulesWithoutAPosition_isPlayedAgain_ifTodaysRulesAllowEveryStep()
    {
        OldChronicle old;
        const MatchRow row = old.matchOf("kingdoms");
        old.makeOlder(row);
        QVERIFY(!sure(old.chronicle->journal().newestSnapshot(row.currentLine)));
        const Continuation on = sure(continuationOf(*old.chronicle, row, *gameOnShelf("kingdoms")));
        QVERIFY(on.lost == 0 && on.match->stateHash() == kKingdoms && on.match->journal().empty());
    }
    void match_ofOlderRulesWithoutAPosition_saysSo_ifTodaysRulesForbidAStep()
    {
        OldChronicle old;
        const MatchRow row = old.matchOf("kingdoms");
        old.makeOlder(row, 7);
        QCOMPARE(
            continuationOf(*old.chronicle, row, *gameOnShelf("kingdoms")).refusal().code, std::string("other-rules"));
        QCOMPARE(sure(old.chronicle->journal().matches()).size(), std::size_t(5));
    }
    void match_ofOlderRules_keepsTheStepsAfterItsPosition_thatTodaysRulesAllow()
    {
        OldChronicle old;
        const MatchRow row = old.matchOf("kingdoms");
        auto play = sure(SinglePlay::open(*old.chronicle, row.id));
        const std::size_t left = play->stepCount();
        play->leave(); // this is the position that is kept
        play = sure(SinglePlay::open(*old.chronicle, row.id));
        playOn(*play, 5);
        const std::uint64_t afterTwo = play->match().forkAt(left + 2)->stateHash();
        play.reset();
        old.makeOlder(row, left + 2);
        const auto lost = sure(goOnByPresentRules(*old.chronicle, row.id, *gameOnShelf("kingdoms"), "before"));
        QCOMPARE(lost, std::int64_t(3));
        play = sure(SinglePlay::open(*old.chronicle, row.id));
        QVERIFY(play->match().stateHash() == afterTwo && play->stepCount() == 0);
        QCOMPARE(sure(old.chronicle->journal().line(row.currentLine)).name, std::string("before"));
        QCOMPARE(sure(old.chronicle->journal().steps(row.currentLine)).size(), left + 5); // all of it can be read
    }
    void match_thatWentOnByTodaysRules_isOneOfToday()
    {
        OldChronicle old;
        const GamePtr game = gameOnShelf("kingdoms");
        const MatchRow row = old.matchOf("kingdoms");
        QVERIFY(sure(ageOf(*old.chronicle, row, *game)) == MatchAge::Present);
        const GamePtr changed = corrected(*game, "table.json", R"({"numbers": {"handSize": 4}})");
        QVERIFY(sure(ageOf(*old.chronicle, row, *changed)) == MatchAge::OlderContent);
        auto play = sure(SinglePlay::open(*old.chronicle, row.id));
        sure(play->reseat(0, { "Anna", {}, play->stepCount() })); // in its middle
        play.reset();
        old.makeOlder(row);
        QVERIFY(sure(ageOf(*old.chronicle, old.matchOf("kingdoms"), *game)) == MatchAge::OlderRules);
        sure(goOnByPresentRules(*old.chronicle, row.id, *game, "before"));
        QVERIFY(sure(ageOf(*old.chronicle, old.matchOf("kingdoms"), *game)) == MatchAge::Present);
        play = sure(SinglePlay::open(*old.chronicle, row.id));
        QVERIFY(play->players()[0].name == "Anna" && play->players()[0].since == 0);
        playOn(*play, 100'000);
        QVERIFY(play->match().decision().isOver() && old.chronicle->check(Depth::Replay).isOk());
    }
    void campaign_ofOlderRules_isStillTold()
    {
        OldChronicle old;
        const auto chapters = sure(old.chronicle->campaigns().chapters(old.campaign));
        const MatchRow row = sure(old.chronicle->journal().match(*chapters.back().match));
        old.makeOlder(row);
        QCOMPARE(CampaignPlay::open(*old.chronicle, old.campaign, campaign::chapterGame()).refusal().code,
            std::string("other-rules"));
        const auto tale = sure(taleSoFar(*old.chronicle, old.campaign, campaign::chapterGame()));
        QVERIFY(tale.chapters.size() == 1 && !tale.pause);
        sure(old.chronicle->bundles().save(old.campaign, old.path().string() + ".outremer"));
    }

    void campaign_ofOlderRules_goesOnByThoseOfToday_fromWhereItWasLeft()
    {
        OldChronicle old;
        const std::uint64_t chapter = old.goOnWithCampaign();
        sure(ChapterPlay::open(*old.chronicle, old.campaign))->leave();
        const auto chapters = sure(old.chronicle->campaigns().chapters(old.campaign));
        const MatchRow row = sure(old.chronicle->journal().match(*chapters.back().match));
        old.makeOlder(row);
        QCOMPARE(sure(goOnByPresentRules(*old.chronicle, old.campaign, *campaign::chapterGame(), "before")),
            std::int64_t(0));
        auto play = sure(CampaignPlay::open(*old.chronicle, old.campaign, campaign::chapterGame()));
        QVERIFY(play.match()->stateHash() == chapter && play.match()->journal().empty());
        sure(playOut(play, BotKind::Greedy, [](int) { return true; }));
        QVERIFY(play.isOver() && old.chronicle->check(Depth::Replay).isOk());
        QCOMPARE(sure(taleOf(*old.chronicle, old.campaign, *campaign::chapterGame())).chapters.size(), std::size_t(4));
    }

    void opening_afterLeaving_playsNothingAgain()
    {
        OldChronicle old;
        old.goOnWithCampaign();
        auto table = sure(ChapterPlay::open(*old.chronicle, old.campaign));
        playOn(*table, 4);
        const std::uint64_t left = table->match().stateHash();
        const auto replays = replayCount();
        table->leave();
        table = sure(ChapterPlay::open(*old.chronicle, old.campaign));
        QCOMPARE(replayCount(), replays);
        QVERIFY(table->match().stateHash() == left && table->match().undoable() && table->match().events().size() > 10);
    }
    void campaign_isPlayedAgainOnce_toBeOpened()
    {
        OldChronicle old;
        old.goOnWithCampaign();
        old.reopen();
        const auto replays = replayCount();
        const auto table = sure(ChapterPlay::open(*old.chronicle, old.campaign));
        QCOMPARE(replayCount(), replays + 1);
    }
    void longMatch_isShownAtOnce_andItsPastFollows()
    {
        OldChronicle old;
        const MatchId id = longMatch(old);
        bool isTold = false;
        const auto play = sure(SinglePlay::open(*old.chronicle, id, { true, [&] { isTold = true; } }));
        QVERIFY(play->match().journal().empty()); // from the snapshot of leaving
        const std::size_t steps = play->stepCount();
        const std::uint64_t shown = play->match().stateHash();
        QVERIFY(steps > std::size_t(kSnapshotEvery));
        QVERIFY(play->settle() && isTold);
        QVERIFY(play->match().journal().size() == steps && play->match().stateHash() == shown);
        QCOMPARE(play->match().forkAt(0)->stateHash(), play->startHash());
        QVERIFY(!play->settle());
        playOn(*play, 2);
        QVERIFY(old.chronicle->check(Depth::Replay).isOk());
    }
    void snapshot_thatLeadsElsewhere_isThrownAway_beforeAnythingIsChosen()
    {
        OldChronicle old;
        const MatchId id = longMatch(old);
        const LineId line = sure(old.chronicle->journal().match(id)).currentLine;
        const auto truth = sure(old.chronicle->journal().resume(*gameOnShelf("crusaders"), line));
        // Sound, of this game and pack, with the right numbers: but another position.
        const auto other = truth->forkAt(truth->journal().size() - 40);
        sure(old.chronicle->journal().dropSnapshots());
        sure(old.chronicle->journal().keepSnapshot(line, *other, 40));
        const auto play = sure(SinglePlay::open(*old.chronicle, id, { true, {} }));
        QVERIFY(play->match().stateHash() != truth->stateHash());
        const auto options = truth->options();
        sure(play->submit(truth->decision().seat, options.front()));
        QCOMPARE(play->match().journal().size(), truth->journal().size() + 1);
        QVERIFY(!sure(old.chronicle->journal().newestSnapshot(line)));
        QVERIFY(old.chronicle->check(Depth::Replay).isOk());
    }
    void snapshots_areKeptEverySoManySteps_andSurviveTheNext()
    {
        OldChronicle old;
        const MatchId id = longMatch(old);
        const LineId line = sure(old.chronicle->journal().match(id)).currentLine;
        const auto saved = sure(old.chronicle->journal().read(*gameOnShelf("crusaders"), line));
        QCOMPARE(saved.snapshots.size(), std::size_t(2));
        QCOMPARE(saved.snapshots[0].number, std::int64_t(saved.length()));
        QCOMPARE(saved.snapshots[1].number, kSnapshotEvery);
        // What forked off between the two is seen from the earlier one, and plays but few steps again.
        const LineId fork = sure(old.chronicle->journal().fork(line, kSnapshotEvery + 7, "what if"));
        const auto replays = replayCount();
        QCOMPARE(
            sure(old.chronicle->journal().peek(*gameOnShelf("crusaders"), fork))->journal().size(), std::size_t(7));
        QCOMPARE(replayCount(), replays);
    }

private:
    // A number that changes how chapters go, but no position.
    static std::string sagaChange();

    static MatchId longMatch(OldChronicle &old)
    {
        const GamePtr game = gameOnShelf("crusaders");
        auto match = sure(game->start(defaultSetup(game->setupOptions(), 4, 3)));
        Rng rng = streamOf(3, 3);
        while (match->journal().size() < std::size_t(kSnapshotEvery) - 1)
            match->submit(match->decision().seat, match->botChoice(BotKind::Greedy, rng));
        const auto play = sure(SinglePlay::begin(*old.chronicle, std::move(match), std::vector<Player>(4)));
        playOn(*play, 30);
        const MatchId id = sure(newestUnfinished(*old.chronicle, "crusaders"));
        play->leave();
        old.reopen();
        return id;
    }
};

std::string TestOldEvenings::sagaChange()
{
    return R"({"numbers": {"commanderInfluence": 4}})";
}

OUTREMER_TEST(TestOldEvenings)
#include "tst_oldevenings.moc"
