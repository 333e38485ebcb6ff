#include "tests/db/samples.h"
#include "tests/support/ruletest.h"

#include "db/contents.h"

using namespace outremer;
using test::MatchPtr;
using test::sure;

namespace {

// Kingdoms as another release might have it: one number of its table is another.
GamePtr correctedKingdoms()
{
    Pack pack = Pack::builtIn("kingdoms");
    if (const auto bad = pack.overlayFile("table.json", R"({"numbers": {"handSize": 4}})", "table.json"))
        qFatal("%s", bad->text().c_str());
    return sure(gameOnShelf("kingdoms")->withPack(pack));
}

std::vector<KeptPack> packsIn(const test::fs::path &file)
{
    SQLite::Database database = outremer::connect(file, Access::Write);
    return Ledger(database, file).list<KeptPack>();
}

// Another content under the same hash, with a good seal: what only a stranger would write.
void writePack(const test::fs::path &file, std::uint64_t hash, const std::string &document)
{
    SQLite::Database database = outremer::connect(file, Access::Write);
    Ledger ledger(database, file);
    sure(ledger.write([&] {
        ledger.change("packs", { { "hash", std::int64_t(hash) } }, { { "document", document } });
    }));
}

} // namespace

// The content a match began with stays with it.
class TestDbContents : public test::RuleTest {
    Q_OBJECT
private slots:
    void content_ofABuiltInGame_comesBackAsTheSame()
    {
        for (const GamePtr &game : shelf()) {
            const std::string document = game->content();
            auto pack = Pack::fromDocument(document, "pack");
            QVERIFY(std::holds_alternative<Pack>(pack));
            const GamePtr again = sure(game->withPack(std::get<Pack>(pack)));
            QCOMPARE(again->packHash(), game->packHash());
            QCOMPARE(again->content(), document);
            QVERIFY(document.find("rules.json") == std::string::npos); // words are those of today
        }
    }
    void matches_ofOneContent_shareIt()
    {
        const test::Folder folder;
        {
            Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
            for (std::uint64_t seed = 1; seed <= 3; ++seed)
                sure(chronicle.journal().begin(*test::playedMatch("kingdoms", 2, seed, 5)));
            sure(chronicle.journal().begin(*test::newMatch("crusaders", 2, 4)));
            sure(
                chronicle.journal().begin(*test::newMatch("campaign", 2, 5))); // a chapter has the content of its match
        }
        const auto packs = packsIn(folder / "chronicle.db");
        QCOMPARE(packs.size(), std::size_t(2));
        for (const KeptPack &pack : packs)
            QCOMPARE(pack.hash, gameOnShelf(pack.game)->packHash());
    }
    // What an update used to do to every running match: refuse it.
    void match_afterItsContentWasCorrected_goesOnWithWhatItBeganWith()
    {
        const test::Folder folder;
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        const GamePtr old = correctedKingdoms();
        const MatchPtr match = sure(old->start(defaultSetup(old->setupOptions(), 3, 7)));
        const LineId line = sure(chronicle.journal().begin(*match));
        Rng rng = streamOf(7, 1);
        for (int i = 0; i < 20; ++i)
            sure(chronicle.journal().append(line, test::playOne(*match, rng)));
        QVERIFY(old->packHash() != gameOnShelf("kingdoms")->packHash());
        const MatchPtr again = sure(chronicle.journal().resume(*gameOnShelf("kingdoms"), line));
        QCOMPARE(again->stateHash(), match->stateHash());
        QCOMPARE(again->game().packHash(), old->packHash());
        QVERIFY(!match->decision().isOver());
        sure(chronicle.journal().append(line, test::playOne(*again, rng)));
        const Health health = chronicle.check(Depth::Replay);
        QVERIFY(health.isOk() && health.remarks.empty());
        // Read once, for all matches that have it.
        QCOMPARE(&sure(chronicle.journal().resume(*gameOnShelf("kingdoms"), line))->game(), &again->game());
    }
    void line_goingOnFromAPosition_hasRulesAndContentOfItsOwn()
    {
        const test::Folder folder;
        const GamePtr today = correctedKingdoms();
        LineId first, second, fork;
        std::uint64_t reached = 0;
        {
            Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
            Journal &journal = chronicle.journal();
            const MatchPtr match = test::playedMatch("kingdoms", 3, 7, 12);
            first = sure(journal.begin(*match));
            const MatchPtr on = sure(today->start(defaultSetup(today->setupOptions(), 3, 8)));
            QCOMPARE(journal.goOn(first, *test::newMatch("kingdoms", 2, 1), { "x" }).refusal().code,
                std::string("bad-step"));
            QCOMPARE(journal.goOn(first, *test::newMatch("crusaders", 3, 1), { "x" }).refusal().code,
                std::string("bad-step"));
            second = sure(journal.goOn(first, *on, { "before" }));
            Rng rng = streamOf(7, 2);
            for (int i = 0; i < 9; ++i)
                sure(journal.append(second, test::playOne(*on, rng)));
            fork = sure(journal.undo(second));
            reached = on->stateHash();
            QCOMPARE(sure(journal.line(first)).name, std::string("before"));
            QCOMPARE(sure(journal.match(sure(journal.line(first)).match)).currentLine, fork);
        }
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        const AnyGame &present = *gameOnShelf("kingdoms");
        QCOMPARE(sure(chronicle.journal().resume(present, first))->journal().size(), std::size_t(12));
        QCOMPARE(sure(chronicle.journal().resume(present, second))->stateHash(), reached);
        QCOMPARE(sure(chronicle.journal().resume(present, fork))->journal().size(), std::size_t(8));
        QCOMPARE(sure(chronicle.journal().resume(present, fork))->game().packHash(), today->packHash());
        QVERIFY(chronicle.check(Depth::Replay).isOk());
        for (const char *sql : { "UPDATE lines SET revision = 99 WHERE start IS NOT NULL",
                 "UPDATE lines SET start = NULL WHERE start IS NOT NULL" }) {
            test::fs::copy_file(
                folder / "chronicle.db", folder / "tampered.db", test::fs::copy_options::overwrite_existing);
            SQLite::Database(folder / "tampered.db", SQLite::OPEN_READWRITE).exec(sql);
            QVERIFY(!sure(checkFile(folder / "tampered.db")).isOk());
        }
    }
    // Rules are code: what an older program played by cannot be played again, but nothing of it is lost.
    void match_ofAnotherRevision_isReadButNotPlayedAgain()
    {
        const test::Folder folder;
        test::fs::copy_file(OUTREMER_SOURCE_DIR "/tests/data/running-v4.db", folder / "chronicle.db");
        {
            SQLite::Database database = outremer::connect(folder / "chronicle.db", Access::Write);
            Ledger ledger(database, folder / "chronicle.db");
            const auto matches = ledger.list<MatchRow>();
            const auto found = std::ranges::find(matches, "kingdoms", &MatchRow::game);
            MatchRow older = *found;
            older.id = {};
            older.uuid = "00000000-0000-4000-8000-00000000000f";
            older.revision = found->revision - 1;
            sure(ledger.write([&] {
                older.currentLine = { database.execAndGet("SELECT max(id) + 1 FROM lines").getInt64() };
                older.id = { ledger.insert(older) };
                ledger.insert(LineRow{ older.currentLine, older.id, {}, 0, "", 1, {}, {}, {} });
                ledger.insert(Head{ older.currentLine, 0, chainOfMatch(older) });
            }));
        }
        Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
        const auto matches = sure(chronicle.journal().matches());
        QCOMPARE(matches.size(), std::size_t(6)); // the others are there as before
        const auto resumed = chronicle.journal().resume(*gameOnShelf("kingdoms"), matches.back().currentLine);
        QCOMPARE(resumed.refusal().code, std::string("other-rules"));
        QVERIFY(sure(chronicle.journal().steps(matches.back().currentLine)).empty());
        const Health health = chronicle.check(Depth::Replay);
        QVERIFY(health.isOk() && health.remarks.size() >= 1);
    }

    void migration_keepsTheContentOfMatchesThatAreThere()
    {
        const test::Folder folder;
        test::fs::copy_file(OUTREMER_SOURCE_DIR "/tests/data/running-v4.db", folder / "chronicle.db");
        QCOMPARE(sure(checkFile(folder / "chronicle.db")).version, 4);
        std::vector<MatchRow> matches;
        {
            Chronicle chronicle = sure(Chronicle::open(folder / "chronicle.db"));
            matches = sure(chronicle.journal().matches());
        }
        const auto packs = packsIn(folder / "chronicle.db");
        QCOMPARE(packs.size(), std::size_t(2));
        for (const MatchRow &match : matches) {
            const auto kept = std::ranges::find(packs, match.packHash, &KeptPack::hash);
            QVERIFY(kept != packs.end());
            QVERIFY(gameWithKept(*gameOnShelf(kept->game), *kept)); // and it says what its hash says
        }
    }
    // Whoever comes from that release after the content has changed finds the old one here.
    void contentOfTheFirstRelease_isPartOfTheProgram()
    {
        const auto packs = releasedPacks();
        for (const KeptPack &pack : packs)
            QVERIFY2(gameWithKept(*gameOnShelf(pack.game), pack), pack.game.c_str());
        SQLite::Database release(OUTREMER_SOURCE_DIR "/tests/data/running-v4.db");
        SQLite::Statement hashes(release, "SELECT DISTINCT pack_hash FROM matches");
        int count = 0;
        for (; hashes.executeStep(); ++count)
            QVERIFY(std::ranges::find(packs, std::uint64_t(hashes.getColumn(0).getInt64()), &KeptPack::hash)
                != packs.end());
        QCOMPARE(count, 2);
    }
    void content_thatIsNowhere_isToldOf()
    {
        const test::Folder folder;
        const test::fs::path file = folder / "chronicle.db";
        LineId line;
        {
            Chronicle chronicle = sure(Chronicle::open(file));
            const GamePtr other = correctedKingdoms();
            line = sure(chronicle.journal().begin(*sure(other->start(defaultSetup(other->setupOptions(), 2, 1)))));
        }
        {
            SQLite::Database database = outremer::connect(file, Access::Write);
            database.exec("DELETE FROM packs; DELETE FROM tallies WHERE name = 'packs'");
            Ledger(database, file).openTallies();
        }
        Chronicle chronicle = sure(Chronicle::open(file));
        const Refusal refusal = chronicle.journal().resume(*gameOnShelf("kingdoms"), line).refusal();
        QCOMPARE(refusal.code, std::string("other-pack"));
        QVERIFY(refusal.message.find("not kept here") != std::string::npos);
        QVERIFY(chronicle.check(Depth::Replay).isOk()); // no damage
    }
    void hostilePack_withAGoodSeal_isRefused_andHidesNothing()
    {
        const GamePtr old = correctedKingdoms();
        const std::string sound = old->content();
        std::string lying = sound; // sound JSON of the game, but not what the hash says
        const std::string key = "\"handSize\":";
        lying.replace(lying.find(key) + key.size(), 1, "3");
        for (const std::string &document : { lying, std::string("{}"), std::string("[1,2]"), std::string("\"x\""),
                 std::string(R"({"game":"kingdoms","files":{"deck.json":[]}})"),
                 std::string(R"({"game":"crusaders","files":{}})"), std::string(R"({"game":"nowhere","files":{}})"),
                 std::string(R"({"game":"kingdoms","files":{"deck.json":{"handSize":1e9}},"more":1})") }) {
            const test::Folder folder;
            const test::fs::path file = folder / "chronicle.db";
            LineId line, other;
            {
                Chronicle chronicle = sure(Chronicle::open(file));
                line = sure(chronicle.journal().begin(*sure(old->start(defaultSetup(old->setupOptions(), 2, 1)))));
                other = sure(chronicle.journal().begin(*test::playedMatch("kingdoms", 2, 5, 9)));
            }
            writePack(file, old->packHash(), document);
            Chronicle chronicle = sure(Chronicle::open(file)); // its seals are good
            const auto resumed = chronicle.journal().resume(*gameOnShelf("kingdoms"), line);
            QVERIFY2(!resumed && resumed.refusal().code == "bad-pack", document.substr(0, 60).c_str());
            QVERIFY(!resumed.refusal().message.empty());
            QCOMPARE(
                sure(chronicle.journal().resume(*gameOnShelf("kingdoms"), other))->journal().size(), std::size_t(9));
            QCOMPARE(sure(chronicle.journal().matches()).size(), std::size_t(2));
        }
    }
    void bundle_bringsTheContentAlong_butNoneThatLies()
    {
        const test::Folder folder;
        const GamePtr old = correctedKingdoms();
        CampaignId campaign;
        {
            Chronicle chronicle = sure(Chronicle::open(folder / "home.db"));
            campaign = test::fill(chronicle).campaign;
            Chapter chapter;
            chapter.campaign = campaign;
            chapter.number = 3;
            const LineId line =
                sure(chronicle.journal().begin(*sure(old->start(defaultSetup(old->setupOptions(), 2, 1)))));
            chapter.match = sure(chronicle.journal().line(line)).match;
            sure(chronicle.campaigns().beginChapter(chapter));
            sure(chronicle.bundles().save(campaign, folder / "sound.outremer"));
        }
        {
            Chronicle away = sure(Chronicle::open(folder / "away.db"));
            sure(away.bundles().take(folder / "sound.outremer"));
            const auto matches = sure(away.journal().matches());
            QCOMPARE(
                sure(away.journal().resume(*gameOnShelf("kingdoms"), matches.back().currentLine))->game().packHash(),
                old->packHash());
        }
        writePack(folder / "home.db", old->packHash(), R"({"game":"kingdoms","files":{}})");
        {
            Chronicle chronicle = sure(Chronicle::open(folder / "home.db"));
            sure(chronicle.bundles().save(campaign, folder / "lying.outremer"));
        }
        Chronicle careful = sure(Chronicle::open(folder / "careful.db"));
        const Imported imported = sure(careful.bundles().take(folder / "lying.outremer"));
        QVERIFY(imported.report.front().find("left out") != std::string::npos);
        const auto matches = sure(careful.journal().matches());
        QCOMPARE(careful.journal().resume(*gameOnShelf("kingdoms"), matches.back().currentLine).refusal().code,
            std::string("other-pack"));
        QVERIFY(careful.journal().resume(*gameOnShelf("kingdoms"), matches.front().currentLine));
    }
};

OUTREMER_TEST(TestDbContents)
#include "tst_db_contents.moc"
