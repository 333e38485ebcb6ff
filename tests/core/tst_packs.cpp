#include "tests/core/mutants.h"
#include "tests/core/packfolder.h"
#include "tests/core/play.h"
#include "tests/support/ruletest.h"
#include "tests/support/seatcounts.h"

#include "model/core/exact.h"
#include "model/core/hash.h"
#include "model/shelf.h"

#include <set>

using namespace outremer;
using namespace outremer::kingdoms;

namespace {

// The game with these texts laid over one of its files, one after the other.
Result<Kingdoms> withOverlay(const std::string &file, std::initializer_list<std::string_view> texts)
{
    Pack pack = Pack::builtIn("kingdoms");
    for (std::string_view text : texts) {
        if (const auto problem = pack.overlayFile(file, text, "pack/" + file))
            return problem->refusal("bad-pack");
    }
    return Kingdoms::load(pack);
}

Card face(const Kingdoms &game, std::string_view id)
{
    return Card(game.refOf("card", id)->value);
}

QString message(const Result<GamePtr> &game)
{
    return game ? QString() : QString::fromStdString(game.refusal().message);
}

// Forty cards: each of the 31, and nine of them twice. With two or four players nothing is left over.
std::string fortyCards()
{
    auto deck = nlohmann::ordered_json::parse(test::builtInFile("deck.json"));
    int extra = 9;
    for (auto &card : deck["cards"])
        card = { { "id", card["id"] }, { "copies", extra-- > 0 ? 2 : 1 } };
    return deck.dump(1);
}

// The built-in content without the texts of other files than this one: loading it thousands of times takes a
// while.
Pack leanPackFor(std::string_view file)
{
    Pack pack = Pack::builtIn("kingdoms");
    for (const auto &[name, bare] : { std::pair("phrases.json", "{}"), std::pair("rules.json", "{\"rules\": []}") }) {
        if (name != file) {
            pack.overlayFile(name, "0", name);
            pack.overlayFile(name, bare, name);
        }
    }
    return pack;
}

} // namespace

// Content packs: how they are laid over the built-in content, and what may change with them.
class TestPacks : public test::RuleTest {
    Q_OBJECT
private slots:
    void overlay_mergesCardsByIdAndKeepsTheirOtherFields()
    {
        const auto game =
            withOverlay("deck.json", { R"({"cards": [{"id": "lb", "copies": 1, "name": {"en": "Slingers"}}]})" });
        QVERIFY(game);
        const Content plain = test::builtInKingdoms().content();
        Content changed = game->content();
        QCOMPARE(int(changed.copies[face(*game, "lb")]), 1);
        QCOMPARE(changed.cards[face(*game, "lb")].name.in(Lang::En), std::string("Slingers"));
        QCOMPARE(changed.cards[face(*game, "lb")].name.in(Lang::Ru), plain.cards[face(*game, "lb")].name.in(Lang::Ru));
        changed.copies[face(*game, "lb")] = plain.copies[face(*game, "lb")];
        QVERIFY(changed.copies == plain.copies);
    }
    void overlay_replacesPlainArraysWhole()
    {
        const auto game = withOverlay("table.json", { R"({"numbers": {"points": [9, 5, 2, 1]}})" });
        QVERIFY(game);
        QVERIFY((game->content().points == std::array<std::uint8_t, 4>{ 9, 5, 2, 1 }));
        QCOMPARE(int(game->content().handSize), 5);
    }
    void overlay_thatIsLaterWins()
    {
        const auto game = withOverlay(
            "table.json", { R"({"numbers": {"handSize": 3, "decks": {"3": 2}}})", R"({"numbers": {"handSize": 4}})" });
        QVERIFY(game);
        QCOMPARE(int(game->content().handSize), 4);
    }
    void overlay_ofAFolder_takesItsJsonFilesOnly()
    {
        test::PackFolder folder("kingdoms");
        folder.file("deck.json", R"({"cards": [{"id": "lb", "copies": 2}]})");
        folder.file("phrases.json", R"({"title": {"ru": "Иначе", "en": "Otherwise"}})");
        folder.file("notes.txt", "not JSON");
        const auto game = gameWithPacks("kingdoms", { folder.path() });
        QVERIFY2(game, qPrintable(message(game)));
        QCOMPARE((*game)->phrases().say("title", Lang::En), std::string("Otherwise"));
        QVERIFY((*game)->packHash() != gameOnShelf("kingdoms")->packHash());
        QCOMPARE(gameOnShelf("kingdoms")->phrases().say("title", Lang::En), std::string("The Kingdoms of Crusaders"));
    }

    void folder_thatIsNoPackOfThisGame_isRefused()
    {
        test::PackFolder folder;
        const QString path = QString::fromStdString(folder.path().string());
        QCOMPARE(message(gameWithPacks("kingdoms", { folder.path() })), path + "/pack.json: expected a readable file");
        QCOMPARE(message(gameWithPacks("kingdoms", { folder.path() / "none" })),
            path + "/none/pack.json: expected a readable file");
        folder.info("rex");
        QCOMPARE(message(gameWithPacks("kingdoms", { folder.path() })),
            path + "/pack.json: field \"game\": expected \"kingdoms\"");
        folder.file("pack.json", "{\"id\": \"test\",\n\"game\": \"kingdoms\"}");
        QCOMPARE(
            message(gameWithPacks("kingdoms", { folder.path() })), path + "/pack.json:1: expected a member \"name\"");
        folder.file("pack.json", "{\"id\": \"test\",\n\"author\": 1}");
        QCOMPARE(message(gameWithPacks("kingdoms", { folder.path() })),
            path + "/pack.json:2: field \"author\": expected no such field here");
        folder.file("pack.json", "{");
        QVERIFY(message(gameWithPacks("kingdoms", { folder.path() }))
                    .startsWith(path + "/pack.json:1: expected well-formed JSON"));
        folder.info("kingdoms");
        QCOMPARE(message(gameWithPacks("kingdoms", { folder.path() })), QString());
        folder.file("cards.json", "{}");
        QCOMPARE(message(gameWithPacks("kingdoms", { folder.path() })),
            path
                + "/cards.json: expected a content file of this game: deck.json, look.json, phrases.json, rules.json, "
                  "table.json");
        QCOMPARE(
            message(gameWithPacks("chess", { folder.path() })), QString("there is no game \"chess\" on the shelf"));
    }
    void folder_withFilesThatCannotBeRead_isRefused()
    {
        test::PackFolder folder("kingdoms");
        std::filesystem::create_directory(folder.path() / "deck.json");
        QVERIFY(message(gameWithPacks("kingdoms", { folder.path() })).endsWith("/deck.json: expected a readable file"));
        std::filesystem::remove(folder.path() / "deck.json");
        folder.file("deck.json", std::string(kMaxJsonBytes + 1, ' '));
        QVERIFY(message(gameWithPacks("kingdoms", { folder.path() }))
                    .endsWith("/deck.json: expected a file of at most 4194304 bytes"));
    }

    // A saved match names its pack by this hash: only what can change how a match goes may change it.
    void packHash_changesWithNumbers_notWithTexts()
    {
        const std::uint64_t plain = test::builtInKingdoms().packHash();
        const auto hashWith = [](const std::string &file, std::string_view text) {
            return withOverlay(file, { text })->packHash();
        };
        QCOMPARE(hashWith("phrases.json", R"({"title": {"ru": "Иначе", "en": "Otherwise"}})"), plain);
        QCOMPARE(
            hashWith("deck.json", R"({"cards": [{"id": "l", "name": {"ru": "Х", "en": "X"}, "origin": "rulebook"}]})"),
            plain);
        QCOMPARE(hashWith("table.json", R"({"seats": [{"id": "cross", "name": {"ru": "Х", "en": "X"}}]})"), plain);
        QCOMPARE(hashWith("rules.json", R"({"rules": [{"id": "KC-SETUP-01", "en": "X"}]})"), plain);
        std::set<std::uint64_t> hashes{ plain };
        for (int copies = 0; copies < 3; ++copies)
            hashes.insert(
                hashWith("deck.json", R"({"cards": [{"id": "lb", "copies": )" + std::to_string(copies) + "}]}"));
        hashes.insert(hashWith("table.json", R"({"numbers": {"handSize": 4}})"));
        hashes.insert(hashWith("table.json", R"({"numbers": {"points": [3, 2, 0, 0]}})"));
        hashes.insert(hashWith("table.json", R"({"numbers": {"decks": {"2": 2}}})"));
        QCOMPARE(int(hashes.size()), 7);
    }

    // KC-AMB-18: when the deck is empty the draw is skipped and a card is still placed.
    void fortyCardDeck_runsEmptyAndPlaysToTheEnd_data() { test::addSeatCounts(2, 4); }
    void fortyCardDeck_runsEmptyAndPlaysToTheEnd()
    {
        QFETCH(int, seats);
        const auto game = withOverlay("deck.json", { fortyCards() });
        QVERIFY2(game, game ? "" : game.refusal().message.c_str());
        int skippedDraws = 0;
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            Match<Kingdoms> match(*game, test::variedSetup(seats, seed));
            Rng rng = streamOf(seed, 1);
            while (!match.decision().isOver()) {
                QVERIFY2(!match.options().empty(), test::atSeed(seed).c_str());
                const std::string broken = game->brokenInvariant(match.state());
                QVERIFY2(broken.empty(), test::atSeed(seed, broken).c_str());
                const auto again = test::readPosition(*game, writeExact(*game, match.state()).dump());
                QVERIFY2(again && *again == match.state(), test::atSeed(seed).c_str());
                const bool wasPlace = match.state().phase == Phase::Place;
                test::playOn(match, rng, 1);
                skippedDraws += wasPlace && match.state().phase == Phase::Place ? 1 : 0;
            }
            QVERIFY2(game->outcome(match.state()).winners != 0, test::atSeed(seed).c_str());
            if (match.state().byPoints && match.state().playOut)
                QCOMPARE(int(match.state().placements), seats * 20);
        }
        QCOMPARE(skippedDraws > 0, seats != 3); // three players leave 20 of 80 cards
    }

    void mutantsOfContent_areRefusedOrPlayable_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *file : { "deck.json", "phrases.json", "rules.json", "table.json" })
            QTest::addRow("%s", file) << file;
    }
    void mutantsOfContent_areRefusedOrPlayable()
    {
        QFETCH(QString, file);
        const std::string name = file.toStdString();
        const std::string bytes = test::builtInFile(name);
        const Pack lean = leanPackFor(name);
        int playable = 0;
        for (std::uint64_t seed = 0; seed < 3000; ++seed) {
            Rng rng = streamOf(2, seed);
            const std::string mutant = test::mutantOf(bytes, rng);
            if (std::holds_alternative<Problem>(parseJson(mutant, name)))
                continue;
            Pack pack = lean;
            if (pack.overlayFile(name, mutant, name))
                continue;
            const auto game = Kingdoms::load(pack);
            if (!game) {
                QVERIFY2(game.refusal().message.find(".json:") != std::string::npos,
                    test::atSeed(seed, game.refusal().message).c_str());
                continue;
            }
            ++playable;
            if (name != "deck.json" && name != "table.json")
                continue; // texts do not change how a match goes
            Match<Kingdoms> match = test::playedMatch(*game, 2 + int(seed % 3), seed);
            QVERIFY2(match.decision().isOver(), test::atSeed(seed).c_str());
            QVERIFY2(game->brokenInvariant(match.state()).empty(), test::atSeed(seed).c_str());
        }
        QVERIFY(playable > 100 && playable < 2000); // else the mutants are too tame or too wild
    }
};

OUTREMER_TEST(TestPacks)
#include "tst_packs.moc"
