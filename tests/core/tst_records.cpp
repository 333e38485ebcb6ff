#include "tests/core/mutants.h"
#include "tests/core/packfolder.h"
#include "tests/core/play.h"
#include "tests/support/ruletest.h"

#include "model/core/hash.h"
#include "model/core/record.h"
#include "model/shelf.h"

#include <functional>

using namespace outremer;
using nlohmann::ordered_json;

namespace {

using Edit = std::function<void(ordered_json &)>;
using MatchPtr = std::unique_ptr<AnyMatch>;

MatchPtr playedMatch(int seats, std::uint64_t seed, int steps)
{
    MatchPtr match = std::move(*gameOnShelf("kingdoms")->start(test::variedSetup(seats, seed)));
    Rng rng = streamOf(seed, 1);
    for (; steps > 0 && !match->decision().isOver(); --steps)
        match->submit(match->decision().seat, match->botChoice(BotKind::Random, rng));
    return match;
}

MatchPtr fromPosition(const ordered_json &position)
{
    const auto parsed = parseJson(position.dump(), "position.json");
    std::optional<Problem> problem;
    auto match = gameOnShelf("kingdoms")->startFrom(JsonReader(std::get<JsonNode>(parsed), problem));
    return match ? std::move(*match) : nullptr;
}

Result<MatchPtr> opened(std::string_view bytes)
{
    return readRecord(*gameOnShelf("kingdoms"), bytes, "match.json");
}

bool isSame(const AnyMatch &a, const AnyMatch &b)
{
    return a.stateHash() == b.stateHash() && a.journal() == b.journal() && a.events() == b.events()
        && a.setup() == b.setup() && a.decision() == b.decision() && a.startPosition() == b.startPosition()
        && a.snapshot() == b.snapshot();
}

} // namespace

// Matches on disk. What is read is played again by the rules, so nothing but the very match that was written
// is opened.
class TestRecords : public test::RuleTest {
    Q_OBJECT
private slots:
    void record_opensToTheSameMatch()
    {
        for (std::uint64_t seed = 0; seed < 24; ++seed) {
            const MatchPtr match = playedMatch(2 + int(seed % 3), seed, int(seed * 7));
            const std::string bytes = writeRecord(*match);
            const auto again = opened(bytes);
            QVERIFY2(again, test::atSeed(seed).c_str());
            QVERIFY2(isSame(*match, **again), test::atSeed(seed).c_str());
            QVERIFY2(writeRecord(**again) == bytes, test::atSeed(seed).c_str());
        }
    }
    void record_ofAMatchFromAPosition_opensToTheSameMatch()
    {
        for (int steps : { 0, 1, 40, 70, 1000 }) {
            const MatchPtr match = fromPosition(playedMatch(4, 3, steps)->position());
            QVERIFY(match && !match->setup());
            Rng rng{ 4 };
            for (int i = 0; i < 9 && !match->decision().isOver(); ++i)
                match->submit(match->decision().seat, match->botChoice(BotKind::Greedy, rng));
            const auto again = opened(writeRecord(*match));
            QVERIFY(again && isSame(*match, **again));
        }
    }
    void position_ofAnotherGame_startsNoMatch()
    {
        ordered_json position = playedMatch(2, 1, 5)->position();
        QVERIFY(fromPosition(position) != nullptr);
        position["game"] = "rex";
        QVERIFY(fromPosition(position) == nullptr);
    }

    void record_tamperedWith_isRefused_data()
    {
        QTest::addColumn<Edit>("edit");
        const auto row = [](const char *name, Edit edit) { QTest::addRow("%s", name) << edit; };
        row("format", [](ordered_json &json) { json["format"] = 2; });
        row("game", [](ordered_json &json) { json["game"] = "rex"; });
        row("revision before", [](ordered_json &json) { json["revision"] = 0; });
        row("revision after", [](ordered_json &json) { json["revision"] = 2; });
        row("pack", [](ordered_json &json) { json["pack"] = "0000000000000000"; });
        row("hash", [](ordered_json &json) { json["hash"] = "0000000000000000"; });
        row("hash of another kind", [](ordered_json &json) { json["hash"] = 5; });
        row("seats", [](ordered_json &json) { json["setup"]["seats"] = 4; });
        row("one seat", [](ordered_json &json) { json["setup"]["seats"] = 1; });
        row("five seats", [](ordered_json &json) { json["setup"]["seats"] = 5; });
        row("seed", [](ordered_json &json) { json["setup"]["seed"] = "0000000000000fff"; });
        row("seed as a number", [](ordered_json &json) { json["setup"]["seed"] = 13; });
        row("option", [](ordered_json &json) { json["setup"]["options"]["immediateWins"] = "on"; });
        row("option without meaning", [](ordered_json &json) { json["setup"]["options"]["scoring"] = "luck"; });
        row("unknown option", [](ordered_json &json) { json["setup"]["options"]["luck"] = "on"; });
        row("missing option", [](ordered_json &json) { json["setup"]["options"].erase("scoring"); });
        row("step less", [](ordered_json &json) { json["steps"].erase(json["steps"].size() - 1); });
        row("step more", [](ordered_json &json) { json["steps"].push_back("0000000000000000"); });
        row("step that is no number", [](ordered_json &json) { json["steps"][3] = "first"; });
        row("step of another kind", [](ordered_json &json) { json["steps"][3] = 0; });
        row("steps of another kind", [](ordered_json &json) { json["steps"] = "none"; });
        row("unknown field", [](ordered_json &json) { json["cheat"] = true; });
        row("two beginnings", [](ordered_json &json) { json["position"] = playedMatch(3, 13, 0)->position(); });
        row("two different beginnings",
            [](ordered_json &json) { json["position"] = playedMatch(2, 1, 0)->position(); });
        row("a list", [](ordered_json &json) { json = ordered_json::array({ json }); });
        for (const char *field : { "format", "game", "revision", "pack", "setup", "steps", "hash" })
            row(qPrintable(QString("no ") + field), [field](ordered_json &json) { json.erase(field); });
    }
    void record_tamperedWith_isRefused()
    {
        QFETCH(Edit, edit);
        ordered_json json = ordered_json::parse(writeRecord(*playedMatch(3, 13, 31)));
        QVERIFY(opened(json.dump()));
        edit(json);
        const auto match = opened(json.dump(1));
        QVERIFY(!match);
        QVERIFY2(match.refusal().message.starts_with("match.json"), match.refusal().message.c_str());
    }
    void record_withAnyOtherStep_isRefused()
    {
        const MatchPtr match = playedMatch(3, 13, 60);
        const ordered_json json = ordered_json::parse(writeRecord(*match));
        for (std::size_t at = 0; at < match->journal().size(); ++at) {
            std::vector<Option> others{ Option::fromCode(match->journal()[at].option.code() ^ 1),
                Option::fromCode(~0ull) };
            for (const Option &option : match->forkAt(at)->options()) {
                if (option != match->journal()[at].option)
                    others.push_back(option);
            }
            for (const Option &other : others) {
                ordered_json changed = json;
                changed["steps"][at] = hex(other.code());
                QVERIFY(!opened(changed.dump()));
            }
        }
    }
    void record_withAnotherPack_isRefused()
    {
        test::PackFolder folder("kingdoms");
        folder.file("table.json", R"({"numbers": {"points": [4, 2, 1, 0]}})");
        const auto other = gameWithPacks("kingdoms", { folder.path() });
        const std::string bytes = writeRecord(*playedMatch(2, 1, 8));
        QVERIFY(opened(bytes) && !readRecord(**other, bytes, "match.json"));
        folder.file("table.json", R"({"seats": [{"id": "cross", "name": {"en": "Red"}}]})"); // only a text
        QVERIFY(readRecord(**gameWithPacks("kingdoms", { folder.path() }), bytes, "match.json"));
    }
    void mutantsOfARecord_areRefusedOrTheSameMatch()
    {
        const MatchPtr match = playedMatch(2, 6, 25);
        for (const std::string &bytes : { writeRecord(*match), writeRecord(*fromPosition(match->position())) }) {
            for (std::uint64_t seed = 0; seed < 1000; ++seed) {
                Rng rng = streamOf(3, seed);
                const auto again = opened(test::mutantOf(bytes, rng));
                if (again)
                    QVERIFY2((*again)->stateHash() == match->stateHash(), test::atSeed(seed).c_str());
                else
                    QVERIFY2(!again.refusal().message.empty(), test::atSeed(seed).c_str());
            }
        }
    }

    void file_isReplacedInOneStep_andNothingElseIsLeft()
    {
        test::PackFolder folder;
        const std::string path = (folder.path() / "new" / "match.json").string();
        QVERIFY(!writeFileSafely(path, "first"));
        QVERIFY(!writeFileSafely(path, std::string(100'000, 'x')));
        QCOMPARE(std::get<std::string>(readFile(path)).size(), std::size_t(100'000));
        const std::filesystem::directory_iterator files(folder.path() / "new");
        QCOMPARE(int(std::distance(files, {})), 1);
    }
    void file_thatCannotBeWritten_isRefusedInWords()
    {
        test::PackFolder folder;
        folder.file("file", "");
        const auto inside = writeFileSafely((folder.path() / "file" / "match.json").string(), "x");
        QVERIFY(inside && inside->code == "cannot-write" && inside->message.find("match.json") != std::string::npos);
        std::filesystem::create_directories(folder.path() / "busy" / "inside");
        QVERIFY(writeFileSafely((folder.path() / "busy").string(), "x"));
        QVERIFY(!std::filesystem::exists(folder.path() / "busy.part"));
    }
};

OUTREMER_TEST(TestRecords)
#include "tst_records.moc"
