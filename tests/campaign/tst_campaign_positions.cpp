#include "tests/campaign/chaptertable.h"
#include "tests/core/mutants.h"
#include "tests/support/ruletest.h"

#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/facts/book_json.h"
#include "model/bots/bots.h"
#include "model/core/exact.h"
#include "model/core/record.h"
#include "model/core/snapshot.h"

#include <nlohmann/json.hpp>

#include <cstring>

using namespace outremer;
using namespace outremer::campaign;
using namespace outremer::campaign::test;
using nlohmann::ordered_json;

namespace {

Result<State> read(const std::string &text)
{
    const auto parsed = parseJson(text, "position");
    if (const auto *problem = std::get_if<Problem>(&parsed))
        return problem->refusal("bad-json");
    std::optional<Problem> problem;
    return game().readPosition(JsonReader(std::get<JsonNode>(parsed), problem));
}

std::string codeOf(const Result<State> &result)
{
    return result ? "read" : result.refusal().code;
}

ordered_json beginning(const Book &book)
{
    ordered_json json;
    json["game"] = "campaign";
    json["book"] = toJson(book, game().crusaders());
    json["seed"] = 42;
    return json;
}

// Calls visit(state) at every decision of the aftermath of a random chapter, and where it is over.
template <class Visit>
void eachAftermath(std::uint64_t seed, Visit visit)
{
    State state = game().start({ 2 + int(seed % 3), seed, { std::uint8_t(seed % 4) } });
    Rng rng = streamOf(seed, 1);
    EventSink deaf;
    for (;;) {
        if (!state.isInMatch())
            visit(state);
        if (game().decision(state).isOver())
            return;
        OptionsOf<Chapter> options;
        game().listOptions(state, options);
        game().apply(state, options[int(rng.below(std::uint32_t(options.size())))], deaf);
    }
}

} // namespace

// Chapters as JSON and as snapshots: what is written reads back, and nothing else is believed.
class TestCampaignPositions : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void everyMomentOfAnAftermath_readsBack()
    {
        std::set<Stage> stages;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            eachAftermath(seed, [&](const State &state) {
                stages.insert(state.aftermath.stage);
                const auto again = read(writeExact(game(), state).dump());
                QVERIFY2(again, again ? "" : again.refusal().message.c_str());
                QVERIFY(*again == state);
                const auto opened = unpackSnapshot(game(), packSnapshot(game(), state));
                QVERIFY(opened && *opened == state);
            });
        }
        QCOMPARE(stages.size(), std::size_t(4));
    }
    void beginning_isTheChapterTheBookHasComeTo()
    {
        Book book = bookAt(3);
        book.dynasties[kEdessa].nicknames.push(nickname("ironside"));
        const auto state = read(beginning(book).dump());
        QVERIFY2(state, state ? "" : state.refusal().message.c_str());
        QVERIFY(*state == *game().startFrom(book, 42, {}));
        QVERIFY(state->book == book);
        ordered_json agreed = beginning(book);
        agreed["options"] = { { "governors", "draw" }, { "bulls", "choose" } };
        agreed["seed"] = hex(42);
        QVERIFY(*read(agreed.dump()) == *game().startFrom(book, 42, { true, true }));
    }
    // How the store begins a chapter, and how it goes on from there.
    void chapter_begunFromABook_isPlayedAndReplayed()
    {
        const auto parsed = parseJson(beginning(bookAt(2)).dump(), "position");
        std::optional<Problem> problem;
        auto match = chapterGame()->startFrom(JsonReader(std::get<JsonNode>(parsed), problem));
        QVERIFY(bool(match));
        Rng rng = streamOf(5, 1);
        while (!(*match)->decision().isOver())
            (*match)->submit((*match)->decision().seat, (*match)->botChoice(BotKind::Random, rng));
        const auto again = readRecord(*chapterGame(), writeRecord(**match), "record");
        QVERIFY2(again, again ? "" : again.refusal().message.c_str());
        QCOMPARE((*again)->stateHash(), (*match)->stateHash());
        QVERIFY(chapterOf(**match) && chapterOf(**match)->state().book.chapter == 3);
    }
    void book_survivesItsJson()
    {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            eachAftermath(seed, [&](const State &state) {
                const std::string text = toJson(state.book, game().crusaders()).dump();
                const auto parsed = parseJson(text, "book");
                std::optional<Problem> problem;
                const Book book = readBook(JsonReader(std::get<JsonNode>(parsed), problem), game().crusaders());
                QVERIFY(!problem);
                QVERIFY(book == state.book);
            });
        }
    }

    void impossibleBooks_areRefused_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *name, const char *path, const char *value, const char *code) {
            QTest::newRow(name) << QString(path) << QString(value) << QString(code);
        };
        row("over", "/book/chapter", "5", "campaign-over");
        row("no such chapter", "/book/chapter", "6", "bad-position");
        row("blank", "/book/chapter", "1", "impossible-book");
        row("no state", "/book/dynasties/0/state", "\"egypt\"", "bad-position");
        row("too many marks", "/book/dynasties/0/marks/valour", "100", "bad-position");
        row("owed marks", "/book/dynasties/0/marks/valour", "-1", "bad-position");
        row("no quality", "/book/dynasties/0/marks/greed", "1", "bad-position");
        row("nickname twice", "/book/dynasties/0/nicknames", "[\"ironside\"]", "impossible-book");
        row("no nickname", "/book/dynasties/0/nicknames", "[\"the-mild\"]", "bad-position");
        row("unknown nickname", "/book/dynasties/0/nicknames", "[\"?\"]", "bad-position");
        row("a choice to come", "/book/dynasties/0/choices/2", "\"peace-with-the-emirs\"", "impossible-book");
        row("no choice", "/book/dynasties/0/choices/0", "\"stay-at-home\"", "bad-position");
        row("a page to come", "/book/pages/2", "{\"ending\": \"era\"}", "impossible-book");
        row("early crescent", "/book/pages/0/risen", "true", "impossible-book");
        row("winner elsewhere", "/book/pages/0/winner", "\"saracens\"", "bad-position");
        row("no city", "/book/scarred", "[\"cairo\"]", "bad-position");
        row("no ruin", "/book/ruined", "\"cairo\"", "bad-position");
        row("another field", "/book/weather", "\"fine\"", "bad-position");
        row("another game", "/game", "\"crusaders\"", "bad-position");
        row("a bad seed", "/seed", "\"long ago\"", "bad-position");
        row("an option", "/options", "{\"bulls\": \"two\"}", "bad-position");
    }
    void impossibleBooks_areRefused()
    {
        QFETCH(QString, path);
        QFETCH(QString, value);
        QFETCH(QString, code);
        Book book = bookAt(3);
        book.dynasties[kEdessa].nicknames.push(nickname("ironside"));
        book.dynasties[kEdessa].points = 3;
        ordered_json json = beginning(book);
        QCOMPARE(codeOf(read(json.dump())), std::string("read"));
        json[ordered_json::json_pointer(path.toStdString())] = ordered_json::parse(value.toStdString());
        QCOMPARE(QString::fromStdString(codeOf(read(json.dump()))), code);
    }
    void heirloom_ofAHighLevelOrTooOften_isRefused()
    {
        Book book = bookAt(3);
        for (std::size_t card = 1; card < content().buildings.size(); ++card) {
            book.dynasties[kEdessa].heirloom = crusaders::Card(card);
            QCOMPARE(bool(game().startFrom(book, 1, {})), content().buildings[card].level <= 2);
        }
        crusaders::Card single = 1;
        while (content().buildings[single].copies > 1)
            ++single;
        book.dynasties[kEdessa].heirloom = single;
        book.dynasties[kTripoli].heirloom = single;
        QVERIFY(!game().startFrom(book, 1, {}));
    }
    void pairThatCannotPlay_isRefused()
    {
        QVERIFY(!game().startFrom(blankBook({ "jerusalem", "antioch" }), 1, {}));
        QVERIFY(!game().startFrom(blankBook({ "jerusalem", "jerusalem", "tripoli" }), 1, {}));
        QVERIFY(bool(game().startFrom(blankBook({ "jerusalem", "tripoli" }), 1, {})));
    }
    void aftermath_thatDoesNotFitItsMatch_isRefused_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("value");
        const auto row = [](const char *path, const char *value) {
            QTest::newRow(path) << QString(path) << QString(value);
        };
        row("/aftermath/stage", "\"over\"");
        row("/aftermath/stage", "\"heirlooms\"");
        row("/aftermath/stage", "\"match\"");
        row("/aftermath/turn", "3");
        row("/aftermath/ranking/0", "\"seat-2\"");
        row("/aftermath/conditions/seat-1", "[\"hegemony\"]");
        row("/aftermath/conditions/seat-1", "[\"righteousness\"]");
        row("/aftermath/choices/seat-1", "null");
        row("/aftermath/choices/seat-4", "0");
        row("/book/chapter", "2");
        row("/book/isHard", "true");
        row("/book/pages/0/winner", "\"seat-3\"");
        row("/book/pages/0/ending", "3");
        row("/book/pages/0/influence/seat-3", "1");
        row("/book/dynasties/seat-1/points", "0");
        row("/book/dynasties/seat-1/heirloom", "\"?\"");
        row("/book/dynasties/seat-1/nicknames", "[\"ironside\"]");
        row("/book/scarred", "[\"homs\"]");
        row("/tally/captured", "[\"rome\"]");
        row("/tally/attacks/seat-1", "-1");
    }
    void aftermath_thatDoesNotFitItsMatch_isRefused()
    {
        QFETCH(QString, path);
        QFETCH(QString, value);
        ChapterTable table;
        table.calm();
        table.endWith({ 40, 30, 20, 10 });
        table.interlude({ 0, 1 });
        ordered_json json = writeExact(game(), table.s);
        QVERIFY(read(json.dump()) && *read(json.dump()) == table.s);
        ordered_json &field = json.at(ordered_json::json_pointer("/state" + path.toStdString()));
        QVERIFY(field != ordered_json::parse(value.toStdString()));
        field = ordered_json::parse(value.toStdString());
        QVERIFY(!read(json.dump()));
    }

    // Whatever happens to the bytes of a position, it is refused or is a state in which everything holds.
    void damagedPositions_areRefusedOrWhole()
    {
        int whole = 0;
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            eachAftermath(seed, [&](const State &state) {
                const std::string text = writeExact(game(), state).dump();
                Rng rng = streamOf(seed, 7);
                for (int i = 0; i < 25; ++i) {
                    const auto result = read(outremer::test::mutantOf(text, rng));
                    if (!result)
                        continue;
                    ++whole;
                    QVERIFY2(game().brokenInvariant(*result).empty(), outremer::test::atSeed(seed).c_str());
                    playOn(*result, rng);
                }
            });
        }
        QVERIFY(whole > 0);
    }
    // The numbers of a snapshot changed by somebody who knows how.
    void forgedSnapshots_areRefusedOrWhole()
    {
        int whole = 0;
        int refused = 0;
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            eachAftermath(seed, [&](const State &state) {
                const std::string bytes = packSnapshot(game(), state);
                const std::string archive(*openSnapshot(stampOf(game()), bytes));
                Rng rng = streamOf(seed, 8);
                for (int i = 0; i < 60; ++i) {
                    std::string forged = archive;
                    // What a chapter adds lies at the end, behind the match.
                    const std::uint32_t numbers = std::uint32_t(forged.size() / 8);
                    const std::uint32_t at = numbers - 1 - rng.below(std::min(numbers, 260u));
                    std::int64_t number = 0;
                    std::memcpy(&number, forged.data() + 8 * std::size_t(at), 8);
                    number = rng.below(2) ? std::int64_t(rng.below(256)) : number + std::int64_t(rng.below(5)) - 2;
                    std::memcpy(forged.data() + 8 * std::size_t(at), &number, 8);
                    const auto opened = unpackSnapshot(game(), sealSnapshot(stampOf(game()), forged));
                    ++(opened ? whole : refused);
                    if (opened)
                        playOn(*opened, rng);
                }
            });
        }
        QVERIFY(whole > 0 && refused > 0);
    }

private:
    static void playOn(State state, Rng &rng)
    {
        EventSink deaf;
        for (int i = 0; i < 12 && !game().decision(state).isOver(); ++i) {
            OptionsOf<Chapter> options;
            game().listOptions(state, options);
            QVERIFY(!options.empty());
            game().apply(state, options[int(rng.below(std::uint32_t(options.size())))], deaf);
            QCOMPARE(QString::fromStdString(game().brokenInvariant(state)), QString());
        }
    }
};

OUTREMER_TEST(TestCampaignPositions)
#include "tst_campaign_positions.moc"
