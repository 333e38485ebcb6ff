#include "tests/core/mutants.h"
#include "tests/db/samples.h"
#include "tests/support/ruletest.h"

#include "db/opening.h"
#include "model/core/hash.h"

using namespace outremer;
using test::sure;

// A campaign as one file: out of one chronicle, into another, whole or not at all.
class TestDbBundle : public test::RuleTest {
    Q_OBJECT
private slots:
    void photographs_travelWithTheCampaign_andTwiceIsSaid()
    {
        const test::Folder folder;
        test::fs::create_directories(folder / "home" / "photos");
        std::string picture(70'001, 'x');
        for (std::size_t i = 0; i < picture.size(); ++i)
            picture[i] = char(i * 31 % 256);
        test::writeBytes(folder / "home" / "photos" / "1.jpg", picture);
        {
            Chronicle home = sure(Chronicle::open(folder / "home" / "chronicle.db"));
            const test::Filled filled = test::fill(home); // with the photograph photos/1.jpg
            sure(home.evenings().addPhoto({ {}, filled.campaign, {}, filled.evening, "photos/gone.jpg", "", {} }));
            sure(home.bundles().save(filled.campaign, folder / "a.outremer"));
        }
        Chronicle away = sure(Chronicle::open(folder / "away" / "chronicle.db"));
        const Imported first = sure(away.bundles().take(folder / "a.outremer"));
        const auto photos = sure(away.evenings().photos(first.campaign));
        QCOMPARE(photos.size(), std::size_t(2));
        QVERIFY(photos[0].path.starts_with("photos/") && photos[0].path.ends_with(".jpg"));
        QVERIFY(test::bytesOf(folder / "away" / photos[0].path.c_str()) == picture);
        const auto says = [](const Imported &imported, const char *words) {
            return std::ranges::any_of(
                imported.report, [&](const std::string &line) { return line.find(words) != std::string::npos; });
        };
        QVERIFY(says(first, "did not come along: 1 of 2"));
        QVERIFY(!says(first, "twice"));
        const Imported second = sure(away.bundles().take(folder / "a.outremer"));
        QVERIFY(says(second, "twice") && second.campaign != first.campaign);
        QVERIFY(sure(away.evenings().photos(second.campaign))[0].path != photos[0].path);
        QVERIFY(away.check(Depth::Replay).isOk());
        // And from there on to somebody else.
        sure(away.bundles().save(second.campaign, folder / "b.outremer"));
        Chronicle third = sure(Chronicle::open(folder / "third" / "chronicle.db"));
        const Imported there = sure(third.bundles().take(folder / "b.outremer"));
        QVERIFY(
            test::bytesOf(folder / "third" / sure(third.evenings().photos(there.campaign))[0].path.c_str()) == picture);
    }
    void campaign_travelsWithEverythingThatBelongsToIt()
    {
        const test::Folder folder;
        Chronicle home = sure(Chronicle::open(folder / "home.db"));
        sure(home.journal().begin(*test::playedMatch("kingdoms", 4, 77, 10))); // so that ids differ
        const test::Filled filled = test::fill(home);
        sure(home.bundles().save(filled.campaign, folder / "campaign.outremer"));

        Chronicle away = sure(Chronicle::open(folder / "away.db"));
        for (int i = 0; i < 5; ++i)
            sure(away.people().add("Somebody " + std::to_string(i), Gender::Neutral));
        sure(away.people().add("Иван", Gender::Male));
        const Imported imported = sure(away.bundles().take(folder / "campaign.outremer"));
        QVERIFY(away.check(Depth::Replay).isOk());
        const Campaign campaign = sure(away.campaigns().get(imported.campaign));
        QCOMPARE(campaign.title, std::string("Дорога на Эдессу"));
        QVERIFY(campaign.uuid != sure(home.campaigns().get(filled.campaign)).uuid);
        QCOMPARE(sure(away.people().all()).size(), std::size_t(7)); // Ivan was known, Anna is new
        QCOMPARE(sure(away.journal().matches()).size(), std::size_t(1));
        const auto chapters = sure(away.campaigns().chapters(imported.campaign));
        QCOMPARE(chapters.size(), std::size_t(2));
        const MatchRow match = sure(away.journal().match(*chapters[0].match));
        QVERIFY(match.uuid != sure(home.journal().match(filled.match)).uuid);
        QCOMPARE(
            sure(away.journal().resume(*gameOnShelf("kingdoms"), match.currentLine))->stateHash(), filled.stateHash);
        QCOMPARE(sure(away.journal().lines(match.id)).size(), std::size_t(2));
        const auto evenings = sure(away.evenings().of(imported.campaign));
        QCOMPARE(evenings.size(), std::size_t(1));
        QCOMPARE(sure(away.journal().steps(match.currentLine))[3].evening, evenings[0].id);
        QCOMPARE(sure(away.evenings().attendance(evenings[0].id)).size(), std::size_t(2));
        QCOMPARE(sure(away.campaigns().holders(imported.campaign)).size(), std::size_t(3));
        QCOMPARE(sure(away.campaigns().counters(imported.campaign)).size(), std::size_t(1));
        QCOMPARE(sure(away.biographies().of("event", "plague")).wins, 1);
        for (const auto &[key, value] : sure(away.settings().all()))
            QVERIFY2(
                key.starts_with("imported."), key.c_str()); // nothing but the mark of the file // settings stay at home
        const PlayHistory history = sure(away.plays().all());
        QVERIFY(history.plays.size() == 1 && history.seats.size() == 3 && history.results.size() == 2);
        QVERIFY(history.plays[0].ended && history.plays[0].evening == evenings[0].id);
        QCOMPARE(sure(away.people().get(*history.seats[2].person)).name, std::string("Иван"));
    }
    void importTwice_makesTwoCampaigns()
    {
        const test::Folder folder;
        Chronicle home = sure(Chronicle::open(folder / "home.db"));
        const CampaignId campaign = test::fill(home).campaign;
        sure(home.bundles().save(campaign, folder / "a.outremer"));
        QVERIFY(sure(home.bundles().take(folder / "a.outremer")).campaign != campaign);
        QVERIFY(sure(home.bundles().take(folder / "a.outremer")).campaign != campaign);
        QCOMPARE(sure(home.campaigns().all()).size(), std::size_t(3));
        QCOMPARE(sure(home.people().all()).size(), std::size_t(2));
        QVERIFY(home.check(Depth::Replay).isOk());
        QCOMPARE(home.bundles().save(campaign, folder / "a.outremer")->code, std::string("exists"));
        QCOMPARE(home.bundles().save({ 77 }, folder / "b.outremer")->code, std::string("not-found"));
        test::fs::create_directory(folder / "c");
        for (int steps = 0; steps < 3; ++steps) { // whenever it is cancelled nothing is left
            int asked = 0;
            const auto refusal =
                home.bundles().save(campaign, folder / "c" / "c.outremer", [&] { return asked++ < steps; });
            QCOMPARE(refusal->code, std::string("cancelled"));
            QVERIFY(test::fs::is_empty(folder / "c"));
        }
        QVERIFY(!test::fs::exists(folder / "b.outremer"));
    }
    void people_areRecognisedByTheirName()
    {
        const test::Folder folder;
        Chronicle home = sure(Chronicle::open(folder / "home.db"));
        sure(home.bundles().save(test::fill(home).campaign, folder / "a.outremer"));
        Chronicle away = sure(Chronicle::open(folder / "away.db"));
        sure(away.trash().put(sure(away.people().add("Анна", Gender::Female))));
        const PersonId anna = sure(away.people().add("Анна", Gender::Neutral));
        const PersonId ivan = sure(away.people().add("Иван", Gender::Neutral));
        sure(away.trash().put(ivan));
        const Imported imported = sure(away.bundles().take(folder / "a.outremer"));
        QCOMPARE(sure(away.people().all(true)).size(), std::size_t(3));
        const auto dynasties = sure(away.campaigns().dynasties(imported.campaign));
        QVERIFY(dynasties[0].person == anna && dynasties[1].person == ivan);
        QCOMPARE(std::ranges::count(imported.report, std::string("Анна: already known")), std::ptrdiff_t(1));
    }
    void twoPeopleOfOneName_stayTwo()
    {
        const test::Folder folder;
        Chronicle home = sure(Chronicle::open(folder / "home.db"));
        const test::Filled filled = test::fill(home);
        const PersonId second = sure(home.people().add("Анна", Gender::Female));
        sure(home.evenings().attend({ filled.evening, second, {} }));
        sure(home.bundles().save(filled.campaign, folder / "a.outremer"));
        Chronicle away = sure(Chronicle::open(folder / "away.db"));
        sure(away.people().add("Анна", Gender::Female));
        for (int times = 0; times < 2; ++times) {
            const CampaignId campaign = sure(away.bundles().take(folder / "a.outremer")).campaign;
            const auto evenings = sure(away.evenings().of(campaign));
            QCOMPARE(sure(away.evenings().attendance(evenings[0].id)).size(), std::size_t(3));
            QCOMPARE(sure(away.people().all()).size(), std::size_t(3));
        }
    }
    void foreignFiles_areRefused_andNothingIsWritten()
    {
        const test::Folder folder;
        Chronicle home = sure(Chronicle::open(folder / "home.db"));
        const CampaignId campaign = test::fill(home).campaign;
        sure(home.bundles().save(campaign, folder / "good.outremer"));
        {
            Chronicle other = sure(Chronicle::open(folder / "other.db"));
        }
        test::writeBytes(folder / "text.outremer", "Dear diary");
        createFile(folder / "empty.outremer", kBundleId, newestSchemaVersion());
        const ContentSum before = sure(home.content());
        QCOMPARE(home.bundles().take(folder / "other.db").refusal().code, std::string("not-a-chronicle"));
        QCOMPARE(home.bundles().take(folder / "text.outremer").refusal().code, std::string("not-a-chronicle"));
        QCOMPARE(home.bundles().take(folder / "empty.outremer").refusal().code, std::string("damaged"));
        QCOMPARE(home.bundles().take(folder / "none.outremer").refusal().code, std::string("not-found"));
        const std::string good = test::bytesOf(folder / "good.outremer");
        for (const char *sql :
            { "UPDATE people SET name = 'Eve'", "DELETE FROM settings", "UPDATE steps SET option = 5 WHERE number = 3",
                "CREATE TRIGGER t AFTER INSERT ON people BEGIN SELECT 1; END",
                "INSERT INTO steps SELECT line, number + 100, seat, option, chain, at, evening FROM steps" }) {
            test::writeBytes(folder / "bad.outremer", good);
            SQLite::Database(folder / "bad.outremer", SQLite::OPEN_READWRITE).exec(sql);
            QCOMPARE(home.bundles().take(folder / "bad.outremer").refusal().code, std::string("damaged"));
        }
        QVERIFY(sure(home.content()) == before);
    }
    // Somebody who knows how we seal can make a file that is whole and still nonsense.
    void wellSealedNonsense_isRefused()
    {
        const test::Folder folder;
        Chronicle home = sure(Chronicle::open(folder / "home.db"));
        const test::Filled filled = test::fill(home);
        sure(home.journal().append(filled.line, { 0, Option::fromCode(~0ull) })); // no rule allows this
        const auto refused = home.bundles().save(filled.campaign, folder / "a.outremer");
        QVERIFY(refused && refused->message.find("rules") != std::string::npos);
        QVERIFY(!test::fs::exists(folder / "a.outremer"));
    }
    void wellSealedNonsense_inAChapterOfTheCampaign_isNotTakenIn()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "a.outremer";
        Chronicle home = sure(Chronicle::open(folder / "home.db", &test::anyGame));
        const CampaignId campaign = test::fill(home).campaign;
        Chapter chapter;
        chapter.campaign = campaign;
        chapter.number = 3;
        const LineId line = sure(home.journal().begin(*test::playedMatch("campaign", 2, 5, 30)));
        chapter.match = sure(home.journal().line(line)).match;
        sure(home.campaigns().beginChapter(chapter));
        sure(home.bundles().save(campaign, file));
        const std::string good = test::bytesOf(file);
        sure(home.bundles().take(file));
        {
            const auto bundle = OpenFile::open(file, Access::Write, kBundleId);
            Ledger &ledger = bundle->ledger();
            Contents contents(ledger);
            sure(Journal(ledger, contents).append(line, { 0, Option::fromCode(~0ull) }));
            ContentSum content = contentSum(ledger);
            std::erase_if(content.tables, [](const TableSum &table) { return table.table == "settings"; });
            sure(ledger.write([&] {
                ledger.change("settings", { { "key", std::string("bundle.checksum") } },
                    { { "value", '"' + hex(content.total()) + '"' } });
            }));
        }
        QVERIFY(test::bytesOf(file) != good);
        const ContentSum before = sure(home.content());
        const auto refused = home.bundles().take(file);
        QVERIFY(!refused && refused.refusal().message.find("rules do not allow") != std::string::npos);
        QVERIFY(sure(home.content()) == before);
    }
    void mutants_areRefusedOrTheSame()
    {
        const test::Folder folder;
        Chronicle home = sure(Chronicle::open(folder / "home.db"));
        sure(home.bundles().save(test::fill(home).campaign, folder / "good.outremer"));
        const std::string good = test::bytesOf(folder / "good.outremer");
        const ContentSum before = sure(home.content());
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            Rng rng = streamOf(seed, 3);
            test::fs::remove(folder / "bad.outremer");
            test::writeBytes(folder / "bad.outremer", test::mutantOf(good, rng));
            if (home.bundles().take(folder / "bad.outremer"))
                QVERIFY2(home.check(Depth::Replay).isOk(), test::atSeed(seed).c_str());
            else
                QVERIFY2(seed > 0 || sure(home.content()) == before, test::atSeed(seed).c_str());
        }
        QVERIFY(home.check(Depth::Replay).isOk());
    }
};

OUTREMER_TEST(TestDbBundle)
#include "tst_db_bundle.moc"
