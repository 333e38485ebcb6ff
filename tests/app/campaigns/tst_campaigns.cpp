#include "app/campaigns/demo.h"
#include "app/campaigns/tale.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/companion/playedchapters.h"
#include "campaign/crusaders/companion/tonight.h"
#include "campaign/crusaders/pictures/campaignpictures.h"
#include "campaign/crusaders/prose/chapters.h"
#include "campaign/crusaders/prose/contentnames.h"
#include "campaign/crusaders/prose/storybook.h"
#include "model/bots/bots.h"
#include "tests/support/quickfolder.h"
#include "tests/support/ruletest.h"

#include <nlohmann/json.hpp>

#include <set>

#include <QTemporaryDir>
#include <QTest>

using namespace outremer;

namespace {

const campaign::Chapter &rules()
{
    return campaign::chapterRules(*campaign::chapterGame());
}

// A chronicle with one campaign that is closed and opened again as often as a test likes.
class Shelf {
public:
    Shelf(int seats, std::uint64_t seed)
        : m_folder(test::quickFolder())
    {
        open();
        Founding founding = drawnFounding(seats, seed);
        founding.title = "The Long Evening";
        founding.group = "Thursdays";
        founding.chairs[0].person = "Anna";
        founding.chairs[0].gender = Gender::Female;
        id = *found(*chronicle, founding);
    }

    std::string path() const { return m_folder.filePath("chronicle.db").toStdString(); }
    void open()
    {
        chronicle.reset();
        auto opened = Chronicle::open(path());
        if (!opened)
            qFatal("%s", opened.refusal().message.c_str());
        chronicle = std::make_unique<Chronicle>(std::move(*opened));
    }
    CampaignPlay play()
    {
        auto play = CampaignPlay::open(*chronicle, id, campaign::chapterGame());
        if (!play)
            qFatal("%s", play.refusal().message.c_str());
        return std::move(*play);
    }
    campaign::CampaignFacts tale(const AnyMatch *playing = nullptr)
    {
        return *taleOf(*chronicle, id, *campaign::chapterGame(), playing);
    }

    std::unique_ptr<Chronicle> chronicle;
    CampaignId id;

private:
    QTemporaryDir m_folder;
};

bool stopAfter(int chapter, int wanted)
{
    return chapter < wanted;
}

// Everything a reader could be given of a campaign, in every format and both languages.
std::string everythingTold(const campaign::CampaignFacts &facts)
{
    const campaign::Names names(std::make_shared<campaign::ContentNames>(rules().crusaders().sharedContent()));
    std::string told = campaign::toJson(facts).dump();
    for (Lang lang : kLanguages) {
        for (const campaign::Document &document :
            { campaign::chronicleOf(facts, names, lang), campaign::recapOf(facts, names, lang) })
            told += campaign::toMarkdown(document, facts, names) + campaign::toHtml(document, facts, names)
                + campaign::toJsonFile(document, facts);
        told += campaign::table::bgStatsOf({ facts }, rules().content(), {}, lang).text;
        const auto sheet =
            campaign::table::tonightSheet(rules().content(), facts, catalogueOf(rules().content()), {}, lang);
        if (sheet)
            told += campaign::toMarkdown(*sheet, facts, names);
    }
    return told;
}

} // namespace

// A campaign and its chronicle file together.
class TestCampaigns : public QObject {
    Q_OBJECT
    static campaign::table::ChapterForm nicknamedForm()
    {
        campaign::table::ChapterForm form;
        form.chapter = 1;
        for (int seat = 0; seat < 2; ++seat) {
            campaign::table::Ranked ranked;
            ranked.seat = seat;
            ranked.rank = seat + 1;
            form.ranking.push_back(ranked);
        }
        campaign::table::SeatCard nickname;
        nickname.card = rules().content().nicknames[1].id;
        form.nicknames.push_back(nickname);
        campaign::table::QualityMark mark;
        mark.quality = "valour";
        form.marks.push_back(mark);
        campaign::table::Remark remark;
        remark.person = "Anna";
        remark.text = "Well met.";
        form.notes.push_back(remark);
        campaign::table::Counter counter;
        counter.name = "sieges";
        counter.value = "3";
        form.counters.push_back(counter);
        campaign::table::Unlocked unlocked;
        unlocked.kind = "envelope";
        unlocked.id = "A";
        form.unlocked.push_back(unlocked);
        return form;
    }

private slots:
    void everyDecision_ofAWholeCampaign_resumesExactly_data()
    {
        QTest::addColumn<int>("seats");
        QTest::newRow("two dynasties") << 2;
        QTest::newRow("three dynasties") << 3;
        QTest::newRow("four dynasties") << 4;
    }
    void everyDecision_ofAWholeCampaign_resumesExactly()
    {
        QFETCH(int, seats);
        Shelf shelf(seats, std::uint64_t(seats) * 17);
        Rng rng = streamOf(std::uint64_t(seats), 5);
        std::uint64_t hash = 0;
        int decisions = 0;
        for (;; ++decisions) {
            shelf.open(); // the program was closed after every single option
            CampaignPlay play = shelf.play();
            if (play.isOver())
                break;
            if (!play.match())
                QVERIFY(!play.beginChapter());
            else if (hash != 0)
                QCOMPARE(play.match()->stateHash(), hash);
            const Option option = play.match()->botChoice(BotKind::Greedy, rng);
            QVERIFY(!play.submit(play.match()->decision().seat, option));
            hash = play.match() ? play.match()->stateHash() : 0;
        }
        qInfo("%d decisions, closed and opened at each", decisions);
        QCOMPARE(shelf.tale().chapters.size(), std::size_t(4));
        QVERIFY(shelf.chronicle->check(Depth::Replay).isOk());
    }

    void theSameSeed_tellsTheSameChronicle()
    {
        std::set<std::string> told;
        for (int i = 0; i < 2; ++i) {
            Shelf shelf(4, 1);
            CampaignPlay play = shelf.play();
            QVERIFY(!playOut(play, BotKind::Greedy, [](int) { return true; }));
            told.insert(everythingTold(shelf.tale()));
        }
        QCOMPARE(told.size(), std::size_t(1));
    }

    void whatIsSealed_isToldNowhere()
    {
        Shelf shelf(4, 3);
        const crusaders::Crusaders &game = rules().crusaders();
        const crusaders::Content &c = game.content();
        for (int reached = 1; reached <= 3; ++reached) {
            CampaignPlay play = shelf.play();
            QVERIFY(!playOut(play, BotKind::Greedy, [&](int chapter) { return stopAfter(chapter, reached); }));
            const std::string told = everythingTold(shelf.tale());
            const auto checkAll = [&](std::uint16_t noun, std::size_t cards) {
                for (std::size_t card = 1; card < cards; ++card) {
                    const Ref ref{ noun, std::int16_t(card) };
                    if (game.chapterOf(ref) <= reached + 1) // the next chapter is at the door: its sheet may name it
                        continue;
                    QVERIFY2(told.find("\"" + game.idOf(ref) + "\"") == std::string::npos, game.idOf(ref).c_str());
                    for (Lang lang : kLanguages)
                        QVERIFY2(told.find("«" + game.nameOf(ref).in(lang) + "»") == std::string::npos
                                && told.find("“" + game.nameOf(ref).in(lang) + "”") == std::string::npos,
                            game.idOf(ref).c_str());
                }
            };
            checkAll(crusaders::kEventNoun, c.events.size());
            checkAll(crusaders::kTacticNoun, c.tactics.size());
            checkAll(crusaders::kBuildingNoun, c.buildings.size());
            checkAll(crusaders::kRescriptNoun, c.rescripts.size());
            checkAll(crusaders::kSpyNoun, c.spies.size());
            checkAll(crusaders::kOathNoun, c.oaths.size());
            checkAll(crusaders::kCommanderNoun, c.commander.size());
            for (int number = reached + 2; number <= 4; ++number) {
                const campaign::ChapterText &text = campaign::chapterText(number);
                for (Lang lang : kLanguages) {
                    QVERIFY(told.find(text.title.in(lang)) == std::string::npos);
                    QVERIFY(told.find(text.subtitle.in(lang)) == std::string::npos);
                }
            }
        }
    }

    void undo_keepsTheOldLine()
    {
        Shelf shelf(2, 5);
        CampaignPlay play = shelf.play();
        QVERIFY(!play.beginChapter());
        Rng rng{ 7 };
        while (!play.match()->undoable()) {
            const Option option = play.match()->botChoice(BotKind::Greedy, rng);
            QVERIFY(!play.submit(play.match()->decision().seat, option));
        }
        const LineId before = play.line();
        const std::size_t steps = play.match()->journal().size();
        QVERIFY(!play.undo());
        QCOMPARE(play.match()->journal().size(), steps - 1);
        const std::uint64_t hash = play.match()->stateHash();
        QCOMPARE(shelf.chronicle->journal().steps(before)->size(), steps); // nothing is overwritten
        shelf.open();
        CampaignPlay again = shelf.play();
        QCOMPARE(again.match()->stateHash(), hash);
        QVERIFY(again.line() != before);
    }

    void aChapterCutOffAtItsLastOption_isClosedWhenOpened()
    {
        Shelf shelf(2, 6);
        CampaignPlay play = shelf.play();
        QVERIFY(!play.beginChapter());
        Rng rng{ 3 };
        for (;;) {
            const Decision asked = play.match()->decision();
            const Option option = play.match()->botChoice(BotKind::Greedy, rng);
            const auto ahead = play.match()->forkAt(play.match()->journal().size());
            ahead->submit(asked.seat, option);
            if (ahead->decision().isOver()) { // the option reaches the file, and the power goes
                QVERIFY(shelf.chronicle->journal().append(play.line(), { asked.seat, option }));
                break;
            }
            QVERIFY(!play.submit(asked.seat, option));
        }
        shelf.open();
        CampaignPlay again = shelf.play();
        QCOMPARE(again.chapter(), 2);
        QVERIFY(!again.match());
        const std::size_t marks = shelf.chronicle->campaigns().marks(shelf.id)->size();
        QCOMPARE(marks, shelf.tale().chapters[0].marks.size());
        shelf.open();
        (void)shelf.play();
        QCOMPARE(shelf.chronicle->campaigns().marks(shelf.id)->size(), marks); // and only once
    }

    void aTableChapter_betweenTwoDigitalOnes_isOneHistory()
    {
        Shelf shelf(3, 8);
        CampaignPlay play = shelf.play();
        QVERIFY(!play.beginEvening("At Anna's", { "Anna" }));
        QVERIFY(!playOut(play, BotKind::Greedy, [](int chapter) { return stopAfter(chapter, 1); }));
        campaign::table::ChapterForm form;
        form.chapter = 2;
        for (int seat = 0; seat < 3; ++seat) {
            campaign::table::Ranked ranked;
            ranked.seat = seat;
            ranked.rank = 3 - seat;
            form.ranking.push_back(ranked);
        }
        form.ending = "era";
        campaign::table::SeatCard heirloom;
        heirloom.seat = 2;
        heirloom.card = "warehouses";
        form.heirlooms.push_back(heirloom);
        campaign::table::Remark remark;
        remark.text = "The dice were cold.";
        form.notes.push_back(remark);
        const campaign::Book before = play.book();
        QVERIFY(!play.recordTable(form));
        QCOMPARE(play.chapter(), 3);
        QCOMPARE(int(play.book().dynasties[2].points), before.dynasties[2].points + 5); // 5, 3, 1
        QCOMPARE(int(play.book().dynasties[0].points), before.dynasties[0].points + 1);
        QVERIFY(!play.endEvening());
        QVERIFY(!playOut(play, BotKind::Greedy, [](int) { return true; }));
        const campaign::CampaignFacts tale = shelf.tale();
        QCOMPARE(tale.chapters.size(), std::size_t(4));
        QCOMPARE(int(tale.chapters[1].origin), int(campaign::Origin::Table));
        QCOMPARE(int(tale.chapters[2].origin), int(campaign::Origin::Digital));
        QVERIFY(!tale.finals.empty());
        QCOMPARE(tale.evenings.size(), std::size_t(1));
        QCOMPARE(tale.evenings[0].present, std::vector<std::string>{ "Anna" });
        QVERIFY(everythingTold(tale).find("The dice were cold.") != std::string::npos);
    }

    void theEveningEnds_withAProvenBackup_onceADay()
    {
        Shelf shelf(2, 12);
        CampaignPlay play = shelf.play();
        for (int evening = 0; evening < 2; ++evening) {
            QVERIFY(!play.beginEvening("Here", {}));
            QVERIFY(!play.endEvening());
        }
        const auto backups = shelf.chronicle->backups().all();
        QCOMPARE(backups->size(), std::size_t(1));
        QVERIFY(backups->front().provenAt.has_value());
    }
    void aBackupSwitchedOff_isNotMade()
    {
        Shelf shelf(2, 12);
        QVERIFY(!shelf.chronicle->settings().set("backups", R"({"on": false})"));
        CampaignPlay play = shelf.play();
        QVERIFY(!play.beginEvening("Here", {}));
        QVERIFY(!play.endEvening());
        QVERIFY(shelf.chronicle->backups().all()->empty());
    }

    void anEvening_goesOnAfterARestart()
    {
        Shelf shelf(2, 13);
        CampaignPlay play = shelf.play();
        QVERIFY(!play.beginEvening("Here", { "Anna", "Somebody New" }));
        const EveningId evening = play.evening();
        shelf.open();
        CampaignPlay again = shelf.play();
        QVERIFY(again.evening() == evening);
        const auto second = again.beginEvening("There", {});
        QVERIFY(second && second->code == "evening-open");
        QVERIFY(!again.endEvening());
        QCOMPARE(shelf.tale().evenings.at(0).present.size(), std::size_t(2));
        QVERIFY(!again.beginEvening("There", {}));
    }

    void statesThatCannotPlay_beginNothing()
    {
        Shelf shelf(2, 14);
        Founding founding = drawnFounding(3, 1);
        founding.title = "Twice the same";
        founding.chairs[1].state = founding.chairs[0].state;
        QCOMPARE(found(*shelf.chronicle, founding).refusal().code, std::string("bad-states"));
        founding.chairs[1].state = "atlantis";
        QCOMPARE(found(*shelf.chronicle, founding).refusal().code, std::string("unknown-state"));
        founding.chairs.resize(1);
        QCOMPARE(found(*shelf.chronicle, founding).refusal().code, std::string("bad-seats"));
        QCOMPARE(shelf.chronicle->campaigns().all()->size(), std::size_t(1));
    }

    void aFileWithForeignSeats_isRefused()
    {
        Shelf shelf(2, 15);
        Campaign campaign;
        campaign.title = "Forged";
        campaign.seats = 2;
        std::vector<Dynasty> dynasties(2);
        dynasties[0].state = "jerusalem";
        dynasties[1].state = "tripoli";
        dynasties[1].seat = 1000;
        const auto id = shelf.chronicle->campaigns().begin(campaign, dynasties);
        if (!id)
            return; // the store would not have it either
        const auto play = CampaignPlay::open(*shelf.chronicle, *id, campaign::chapterGame());
        QVERIFY(!play && play.refusal().code == "bad-campaign");
    }

    void aTableChapterCutOff_isCompletedWhenOpened()
    {
        Shelf first(2, 16);
        CampaignPlay play = first.play();
        QVERIFY(!play.recordTable(nicknamedForm()));
        const auto chapters = first.chronicle->campaigns().chapters(first.id);
        Shelf second(2, 16); // the same campaign, in which only the chapter itself was written
        Chapter chapter = chapters->front();
        chapter.campaign = second.id;
        QVERIFY(second.chronicle->campaigns().beginChapter(chapter));
        for (int i = 0; i < 2; ++i) { // completed once, however often it is opened
            second.open();
            QCOMPARE(second.play().chapter(), 2);
            QCOMPARE(second.chronicle->campaigns().nicknames(second.id)->size(), std::size_t(1));
            QCOMPARE(second.chronicle->campaigns().marks(second.id)->size(), std::size_t(1));
            const auto notes = second.chronicle->evenings().notes(second.id);
            QCOMPARE(notes->size(), std::size_t(1));
            QVERIFY(notes->front().person.has_value());
            QCOMPARE(second.chronicle->campaigns().counters(second.id)->size(), std::size_t(1));
            QCOMPARE(second.chronicle->biographies().unlocks(second.id)->size(), std::size_t(1));
        }
    }

    void aTableForm_ofTheWrongChapter_isRefusedInWords()
    {
        Shelf shelf(2, 9);
        CampaignPlay play = shelf.play();
        campaign::table::ChapterForm form;
        form.chapter = 3;
        const auto refusal = play.recordTable(form);
        QVERIFY(refusal && refusal->code == "wrong-chapter");
        form.chapter = 1; // without a ranking
        QVERIFY(play.recordTable(form));
        QCOMPARE(play.chapter(), 1);
    }

    void components_haveTheirLives()
    {
        Shelf shelf(4, 11);
        CampaignPlay play = shelf.play();
        QVERIFY(!playOut(play, BotKind::Greedy, [](int chapter) { return stopAfter(chapter, 3); }));
        std::map<std::string, int> unlocked;
        const auto unlocks = shelf.chronicle->biographies().unlocks(shelf.id);
        for (const Unlock &unlock : *unlocks)
            ++unlocked[unlock.kind];
        QCOMPARE(unlocked["event"], 16); // of chapters II and III; IV is sealed
        QCOMPARE(unlocked["building"], 12);
        QCOMPARE(unlocked["tactic"], 12);
        QCOMPARE(unlocked["rescript"], 16);
        QCOMPARE(unlocked["spy"], 8);
        QCOMPARE(unlocked["oath"], 16);
        QCOMPARE(unlocked.contains("commander"), false);
        const auto plays = *shelf.chronicle->biographies().plays(shelf.id);
        QVERIFY(!plays.empty());
        const Biography life = *shelf.chronicle->biographies().of(plays[0].kind, plays[0].component);
        QVERIFY(life.games > 0);
    }
};

OUTREMER_TEST(TestCampaigns)
#include "tst_campaigns.moc"
