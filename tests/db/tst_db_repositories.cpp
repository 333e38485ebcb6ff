#include "tests/db/samples.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using test::sure;

// People, campaigns, evenings, biographies, settings and the trash: what is put in comes out again.
class TestDbRepositories : public test::RuleTest {
    Q_OBJECT
private slots:
    void init()
    {
        cleanupTestCase();
        m_folder = std::make_unique<test::Folder>();
        m_chronicle.emplace(sure(Chronicle::open(*m_folder / "chronicle.db")));
    }
    // Whatever a test did, the file it leaves is sound.
    void cleanupTestCase()
    {
        if (m_chronicle)
            QVERIFY(m_chronicle->check(Depth::Replay).isOk());
        m_chronicle.reset();
    }

    void people_areKeptChangedAndGrouped()
    {
        People &people = m_chronicle->people();
        const PersonId anna = sure(people.add("Анна", Gender::Female));
        const PersonId sasha = sure(people.add("Sasha", Gender::Neutral));
        QVERIFY(!people.change(sasha, "Саша", Gender::Male));
        QCOMPARE(sure(people.get(sasha)).name, std::string("Саша"));
        QVERIFY(sure(people.get(sasha)).gender == Gender::Male && sure(people.get(anna)).gender == Gender::Female);
        QCOMPARE(sure(people.all()).size(), std::size_t(2));
        const GroupId group = sure(people.addGroup("Wednesdays"));
        QVERIFY(!people.join(group, anna) && !people.join(group, sasha));
        QVERIFY(!people.part(group, anna));
        QVERIFY(sure(people.members(group)) == std::vector{ sasha });
        QVERIFY(!people.join(group, anna));
        QCOMPARE(sure(people.members(group)).size(), std::size_t(2));
        QVERIFY(!people.renameGroup(group, "Thursdays") && sure(people.groups())[0].name == "Thursdays");
        QCOMPARE(people.add("", Gender::Male).refusal().code, std::string("bad-value"));
        QCOMPARE(people.join(group, { 99 })->code, std::string("bad-value"));
        QCOMPARE(people.change({ 99 }, "x", Gender::Male)->code, std::string("not-found"));
        QCOMPARE(people.get({ 99 }).refusal().code, std::string("not-found"));
    }
    void namesOfAnyKind_areKeptToTheByte()
    {
        for (const std::string &name : { std::string("O'Brien \"the\" -- ; DROP TABLE people"),
                 std::string("\xF0\x9F\x8F\xB0 Акко"), std::string(100'000, 'x'), std::string("a\nb\tc") }) {
            const PersonId id = sure(m_chronicle->people().add(name, Gender::Neutral));
            QCOMPARE(sure(m_chronicle->people().get(id)).name, name);
        }
    }
    void campaign_isKeptWithItsDynastiesAndWhoHeldThem()
    {
        Campaigns &campaigns = m_chronicle->campaigns();
        const test::Filled filled = test::fill(*m_chronicle);
        const Campaign campaign = sure(campaigns.get(filled.campaign));
        QVERIFY(campaign.kind == CampaignKind::Mixed && !campaign.isHard && campaign.seats == 2);
        QCOMPARE(campaign.seed, std::uint64_t(0xfedcba9876543210u));
        QCOMPARE(campaign.uuid.size(), std::size_t(36));
        const auto dynasties = sure(campaigns.dynasties(filled.campaign));
        QCOMPARE(dynasties.size(), std::size_t(2));
        QVERIFY(dynasties[0].state == "antioch" && dynasties[0].person && !dynasties[0].bot);
        QVERIFY(dynasties[1].person && !dynasties[1].bot);
        const auto holders = sure(campaigns.holders(filled.campaign));
        QCOMPARE(holders.size(), std::size_t(3));
        QVERIFY(holders[1].bot == "greedy" && !holders[1].person && !holders[1].evening);
        QVERIFY(holders[2].seat == 1 && holders[2].person && holders[2].evening == filled.evening);
        QVERIFY(!campaigns.setRuler(filled.campaign, 0, R"({"name": "Tancred"})"));
        QVERIFY(sure(campaigns.dynasties(filled.campaign))[0].ruler.find("Tancred") != std::string::npos);
        QCOMPARE(campaigns.setRuler(filled.campaign, 0, "{nonsense")->code, std::string("bad-value"));
        QCOMPARE(campaigns.setRuler(filled.campaign, 7, "{}")->code, std::string("not-found"));
        QVERIFY(!campaigns.retitle(filled.campaign, "Другая") && sure(campaigns.all())[0].title == "Другая");
    }
    void campaign_refusedHalfWay_leavesNothing()
    {
        const auto refused =
            m_chronicle->campaigns().begin({}, { { {}, 0, "a", "{}", {}, {} }, { {}, 0, "b", "{}", {}, {} } });
        QCOMPARE(refused.refusal().code, std::string("bad-value"));
        QVERIFY(sure(m_chronicle->campaigns().all()).empty());
    }
    void chapter_growsUntilItIsFinished()
    {
        Campaigns &campaigns = m_chronicle->campaigns();
        const test::Filled filled = test::fill(*m_chronicle);
        Chapter chapter = sure(campaigns.chapters(filled.campaign))[0];
        QVERIFY(chapter.match == filled.match && chapter.status == ChapterStatus::Playing && !chapter.bookAfter);
        chapter.status = ChapterStatus::Finished;
        chapter.bookAfter = R"({"pages": 3})";
        chapter.facts = "[]";
        chapter.finished = 5;
        QVERIFY(!campaigns.saveChapter(chapter));
        const Chapter again = sure(campaigns.chapter(chapter.id));
        QVERIFY(again.status == ChapterStatus::Finished && again.bookAfter == chapter.bookAfter && again.facts == "[]");
        chapter.number = 3;
        QCOMPARE(campaigns.saveChapter(chapter)->code, std::string("bad-value"));
        chapter.number = 2;
        QCOMPARE(campaigns.beginChapter(chapter).refusal().code, std::string("bad-value"));
        chapter.number = 5;
        QCOMPARE(campaigns.beginChapter(chapter).refusal().code, std::string("bad-value"));
        chapter.number = 3;
        chapter.bookBefore = "no json";
        QCOMPARE(campaigns.beginChapter(chapter).refusal().code, std::string("bad-value"));
        const Chapter table = sure(campaigns.chapters(filled.campaign))[1];
        QVERIFY(table.origin == ChapterOrigin::Table && table.form && !table.match);
    }
    void nicknamesMarksAndCounters_areKept()
    {
        Campaigns &campaigns = m_chronicle->campaigns();
        const CampaignId id = test::fill(*m_chronicle).campaign;
        QVERIFY(sure(campaigns.nicknames(id))[0].nickname == "lionheart" && sure(campaigns.nicknames(id))[0].at > 0);
        QCOMPARE(sure(campaigns.marks(id))[0].delta, 2);
        Counter counter = sure(campaigns.counters(id))[0];
        QCOMPARE(counter.value, std::int64_t(3));
        counter.value = 4;
        QVERIFY(!campaigns.count(counter));
        counter.seat = {};
        counter.id = {};
        QVERIFY(!campaigns.count(counter)); // the same name for the whole table is another counter
        QCOMPARE(sure(campaigns.counters(id)).size(), std::size_t(2));
        QCOMPARE(sure(campaigns.counters(id))[0].value, std::int64_t(4));
    }
    void evening_isKeptWithWhoWasThere()
    {
        Evenings &evenings = m_chronicle->evenings();
        const test::Filled filled = test::fill(*m_chronicle);
        QVERIFY(!evenings.describe(filled.evening, "в клубе", "играли до утра") && !evenings.end(filled.evening));
        const Evening evening = sure(evenings.of(filled.campaign))[0];
        QVERIFY(evening.place == "в клубе" && evening.ended && evening.notes == "играли до утра");
        QVERIFY(sure(evenings.begin({}, "a friendly evening")));
        QCOMPARE(sure(evenings.all()).size(), std::size_t(2));
        auto there = sure(evenings.attendance(filled.evening));
        QVERIFY(there.size() == 2 && there[0].seat == 0 && !there[1].seat);
        there[1].seat = 1;
        QVERIFY(!evenings.attend(there[1]) && sure(evenings.attendance(filled.evening))[1].seat == 1);
        const Note note = sure(evenings.notes(filled.campaign))[0];
        QVERIFY(!evenings.rewriteNote(note.id, "Иначе") && sure(evenings.notes(filled.campaign))[0].text == "Иначе");
        const Photo photo = sure(evenings.photos(filled.campaign))[0];
        QCOMPARE(photo.path, std::string("photos/1.jpg"));
        QVERIFY(!evenings.captionPhoto(photo.id, "полночь"));
        QCOMPARE(sure(evenings.photos(filled.campaign))[0].caption, std::string("полночь"));
        QCOMPARE(evenings.captionPhoto({ 99 }, "")->code, std::string("not-found"));
    }
    void biography_countsGamesAndWins_andKnowsTheFirst()
    {
        Biographies &lives = m_chronicle->biographies();
        const test::Filled filled = test::fill(*m_chronicle);
        const ComponentPlay first = sure(lives.plays(filled.campaign))[0];
        ComponentPlay second = first;
        second.id = {};
        second.seat = 1;
        second.hasWon = false;
        second.at = first.at + 5;
        sure(lives.played(second));
        const Biography life = sure(lives.of("event", "plague"));
        QVERIFY(life.games == 2 && life.wins == 1 && life.unlocked && life.firstPlay->seat == 0);
        QVERIFY(life.firstPlay->evening == filled.evening);
        QCOMPARE(sure(m_chronicle->people().get(*life.firstPlayer)).name, std::string("Анна"));
        QCOMPARE(sure(lives.of("event", "nothing")).games, 0);
        QCOMPARE(sure(lives.unlocks(filled.campaign)).size(), std::size_t(1));
    }
    void settings_areJsonByName()
    {
        Settings &settings = m_chronicle->settings();
        QVERIFY(!sure(settings.get("colour")));
        QVERIFY(!settings.set("colour", "\"red\"") && !settings.set("colour", "{\"r\": 1}"));
        QCOMPARE(*sure(settings.get("colour")), std::string("{\"r\": 1}"));
        QCOMPARE(settings.set("colour", "red")->code, std::string("bad-value"));
        QCOMPARE(sure(settings.all()).size(), std::size_t(1));
    }
    void trash_hidesAndGivesBack()
    {
        const test::Filled filled = test::fill(*m_chronicle);
        const PersonId anna = sure(m_chronicle->people().all())[0].id;
        const ContentSum before = sure(m_chronicle->content());
        Trash &trash = m_chronicle->trash();
        const RowId photo = sure(m_chronicle->evenings().photos(filled.campaign))[0].id;
        QVERIFY(!trash.put(anna) && !trash.put(filled.match) && !trash.put(filled.campaign) && !trash.putPhoto(photo));
        QVERIFY(sure(m_chronicle->evenings().photos(filled.campaign)).empty());
        QCOMPARE(sure(m_chronicle->evenings().photos(filled.campaign, true)).size(), std::size_t(1));
        QVERIFY(sure(m_chronicle->people().all()).size() == 1 && sure(m_chronicle->people().all(true)).size() == 2);
        QVERIFY(sure(m_chronicle->journal().matches()).empty() && sure(m_chronicle->campaigns().all()).empty());
        const auto thrown = sure(trash.all());
        QCOMPARE(thrown.size(), std::size_t(4));
        QCOMPARE(thrown[0].title, std::string("Анна"));
        QCOMPARE(thrown[3].title, std::string("стол"));
        for (const Trashed &one : thrown)
            QVERIFY(!trash.takeBack(one.kind, one.id));
        QVERIFY(sure(trash.all()).empty() && sure(m_chronicle->content()) == before);
        QCOMPARE(trash.put(PersonId{ 99 })->code, std::string("not-found"));
    }

private:
    std::unique_ptr<test::Folder> m_folder;
    std::optional<Chronicle> m_chronicle;
};

OUTREMER_TEST(TestDbRepositories)
#include "tst_db_repositories.moc"
