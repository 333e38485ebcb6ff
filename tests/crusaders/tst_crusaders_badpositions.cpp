#include "tests/crusaders/positions.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;
using nlohmann::ordered_json;

namespace {

ordered_json anyValue(const std::vector<std::string> &words, Rng &rng)
{
    static constexpr std::array kNumbers{ 0, 1, 2, 3, 4, 5, 10, 26, -1, 99, 255, 256, 100000 };
    switch (rng.below(8)) {
    case 0:
        return nullptr;
    case 1:
        return rng.below(2) == 0;
    case 2:
    case 3:
        return kNumbers[rng.below(kNumbers.size())];
    default:
        return words[rng.below(std::uint32_t(words.size()))];
    }
}

// All ids and keys of a document.
void collect(const ordered_json &json, std::vector<std::string> &words)
{
    if (json.is_string())
        words.push_back(json.get<std::string>());
    if (json.is_structured()) {
        for (const auto &[key, value] : json.items()) {
            if (json.is_object())
                words.push_back(key);
            collect(value, words);
        }
    }
}

// Does one thing to a value somewhere in the document: loses, doubles, exchanges, changes or replaces it.
void mutate(ordered_json &document, const std::vector<std::string> &words, Rng &rng)
{
    ordered_json *parent = &document;
    const auto anyChild = [&] {
        auto child = parent->begin();
        std::advance(child, rng.below(std::uint32_t(parent->size())));
        return child;
    };
    while (!parent->empty()) {
        const auto child = anyChild();
        if (child->is_structured() && !child->empty() && rng.below(8) > 0) {
            parent = &*child;
            continue;
        }
        const ordered_json copy = *child;
        switch (rng.below(6)) {
        case 0:
            parent->erase(child);
            return;
        case 1:
            if (parent->is_array())
                parent->push_back(copy);
            else
                (*parent)[words[rng.below(std::uint32_t(words.size()))]] = copy;
            return;
        case 2:
            std::swap(*child, *anyChild());
            return;
        case 3:
        case 4:
            if (copy.is_number_integer()) {
                *child = copy.get<int>() + (rng.below(2) == 0 ? 1 : -1);
                return;
            }
            [[fallthrough]];
        default:
            *child = anyValue(words, rng);
            return;
        }
    }
}

} // namespace

// What cannot be on a table is refused with the reason; damaged positions are refused or can be played.
class TestCrusadersBadPositions : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void impossiblePosition_isRefusedWithTheReason_data()
    {
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<QString>("reason");
        const auto whole = [](const char *name, const std::string &position, const char *reason) {
            QTest::addRow("%s", name) << QByteArray::fromStdString(position) << QString(reason);
        };
        const auto row = [&](const char *name, const char *fields, const char *reason) {
            whole(name, twoSeats(fields), reason);
        };
        const auto planning = [&](const char *name, const std::string &fields, const char *reason) {
            whole(name, twoSeats(R"("phase": "planning", )" + fields), reason);
        };
        planning("17 troops of a colour", R"("cities": {"homs": {"owner": "antioch", "troops": 11}})",
            "antioch has 15 troops, not 17");
        planning("26 Saracens", R"("cities": {"homs": {"saracens": 15}})", "there are 25 Saracen units, not 26");
        planning("troops in a closed city", R"("cities": {"edessa": {"owner": "antioch", "troops": 1}})",
            "\"cities.edessa\": expected a city that is open in this match");
        planning("two owners", R"("cities": {"homs": {"owner": "antioch", "saracens": 1}})",
            "expected one owner of the city");
        planning("troops of nobody", R"("cities": {"homs": {"troops": 1}})", "expected an \"owner\" of these troops");
        planning("empty city", R"("cities": {"homs": {"saracens": 0}})", "homs: a city is never without a unit");
        planning("level 4", R"("cities": {"homs": {"level": 4}})", "a whole number from 1 to 3");
        planning("governor of the Saracens", R"("cities": {"homs": {"governor": "raynald"}})",
            "the Saracens have no governors");
        planning("governor of an absent state", R"("cities": {"antioch": {"governor": "baldwin-of-bourcq"}})",
            "that is in the match");
        planning(
            "unknown city", R"("cities": {"rome": {"saracens": 1}})", "\"cities.rome\": expected a city of the game");
        planning("bishops overflow", R"("antioch": {"bishops": {"homs": {"one": 6}}})", "a whole number from 0 to 5");
        planning("bishops too many", R"("antioch": {"bishops": {"homs": {"one": 3}, "antioch": {"one": 3}}})",
            "antioch has 5 bishops");
        planning(
            "bishops counted", R"("antioch": {"bishops": {"homs": {"count": 3}}})", "\"antioch.bishops.homs.count\"");
        planning("bishop in a closed city", R"("antioch": {"bishops": {"edessa": {"one": 1}}})",
            "no bishop is in a closed city");
        planning("negative coins", R"("antioch": {"coins": -1})",
            "\"antioch.coins\": expected a whole number from 0 to 999");
        planning("two markers on a cell", R"("antioch": {"holiness": 5}, "tripoli": {"holiness": 5})",
            "two markers on one cell");
        planning("marker of the automa", R"("antioch": {"holiness": 15})", "a marker on the automa's cell");
        planning("cell off the track", R"("antioch": {"holiness": 16})", "a whole number from 0 to 15");
        planning("goods that no city shows", R"("antioch": {"spent": {"steel": 1}})", "a whole number from 0 to 0");
        planning("4 rescripts",
            R"("antioch": {"rescripts": ["town-charter", "safe-conduct", "right-of-passage", "pactum-warmundi"]})",
            "antioch holds at most three rescripts");
        planning("9 rescripts", R"("antioch": {"rescripts": ["a", "b", "c", "d", "e", "f", "g", "h", "i"]})",
            "at most 8 entries");
        planning("card twice",
            R"("antioch": {"rescripts": ["town-charter"]}, "tripoli": {"rescripts": ["town-charter"]})",
            "\"tripoli.rescripts[0]\": expected a rescript that is in the match and lies nowhere else");
        planning("card in hand and deck", R"("antioch": {"tactics": ["the-mine"]}, "decks": {"tactics": ["the-mine"]})",
            "\"decks.tactics[0]\": expected a tactic that is in the match and lies nowhere else");
        planning("five bazaars", R"("antioch": {"buildings": ["bazaar", "bazaar", "bazaar", "bazaar", "bazaar"]})",
            "lies nowhere else");
        planning(
            "wrong deck", R"("decks": {"tactics-iv": ["the-mine"]})", "expected a card that belongs to \"tactics-iv\"");
        planning("tactic of another state", R"("antioch": {"tactics": ["mangonels"]})",
            "expected an own starting tactic or a learnt one");
        planning("Saracen card in a hand", R"("antioch": {"tactics": ["filled-wells"]})",
            "expected an own starting tactic or a learnt one");
        planning("six tactics",
            R"("antioch": {"tactics": ["the-mine", "fire-volley", "turcopoles", "siege-tower", "crossbowmen", "spare-lances"]})",
            "antioch always has five tactics");
        planning("unknown card", R"("antioch": {"heldSpies": ["matahari"]})",
            "\"antioch.heldSpies[0]\": expected a spy of the game");
        planning("hidden card", R"("antioch": {"heldSpies": ["?"]})", "\"antioch.heldSpies[0]\": expected a known spy");
        planning("hidden learnt card", R"("antioch": {"tactics": ["?learned"]})",
            "\"antioch.tactics[0]\": expected a known tactic");
        planning("spy on oneself", R"("antioch": {"spies": [{"card": "dragoman", "target": "antioch"}]})",
            "too many spies on one rival");
        planning("token twice on the cross", R"("cross": {"march": {"inner": ["antioch"], "outer": "antioch"}})",
            "one token of each order and player");
        planning("token of nobody", R"("cross": {"march": {"inner": ["edessa"]}})",
            "\"cross.march.inner[0]\": expected one of");
        planning("battle alone", R"("battle": {"city": "homs"})", "\"battle\": expected no such field here");
        planning("event behind its phase", R"("event": "locusts")", "\"event\": expected an event only where");
        planning("unknown field", R"("weather": "fair")", "\"weather\": expected no such field here");
        planning("state that does not play", R"("edessa": {"coins": 1})", "\"edessa\": expected no such field here");
        row("round 7", R"("round": 7)", "\"round\": expected a whole number from 1 to 6");
        row("income", R"("phase": "income")", "expected one of \"event\", \"planning\", \"activation\"");
        row("activation of nothing", R"("phase": "activation")", "expected an order on the cross");
        row("order of somebody out",
            R"("cities": {"antioch": {"saracens": 1}}, "pending": {"order": "march", "seat": "antioch"})",
            "expected an order on the cross");
        row("order beside a cross", R"("cross": {}, "pending": {"order": "march", "seat": "antioch"})",
            "expected no cross beside an order");
        row("unknown order", R"("pending": {"order": "retreat", "seat": "antioch"})",
            "\"pending.order\": expected one of \"construction\"");
        whole("three of a pair", R"({"seats": ["antioch", "jerusalem"]})",
            "\"seats[1]\": expected a state that is free and fits the others");
        whole("state twice", R"({"seats": ["antioch", "antioch", "tripoli"]})",
            "\"seats[1]\": expected a state that is free");
        whole("five seats", R"({"seats": ["antioch", "tripoli", "edessa", "jerusalem", "?"]})",
            "\"seats\": expected at most 4 entries");
        whole("one seat", R"({"seats": ["antioch"]})", "\"seats\": expected 2 to 4 seats");
        whole("cities before states", R"({"seats": ["antioch", "?"], "cities": {}})",
            "\"cities\": expected no such field here");
        whole("another game", R"({"game": "kingdoms", "seats": 2})", "\"game\": expected one of \"crusaders\"");
        whole("no object", "[]", "expected an object");
    }
    void impossiblePosition_isRefusedWithTheReason()
    {
        QFETCH(QByteArray, position);
        QFETCH(QString, reason);
        const auto state = readPosition(position.toStdString());
        QVERIFY(!state);
        QVERIFY2(
            state.refusal().message.find(reason.toStdString()) != std::string::npos, state.refusal().message.c_str());
    }

    // The exact form: what does not fit is refused where it stands, what only the whole can tell by the rule.
    void impossibleExactPosition_isRefusedWithTheReason_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char *path, const char *value, const char *reason) {
            QTest::addRow("%s %s", path, value) << QString(path) << QString(value) << QString(reason);
        };
        row("/state/weather", "1", "\"state.weather\": expected no such field here");
        row("/state/cities/rome", "{}", "\"state.cities.rome\": expected no such field here");
        row("/state/cities/homs/level", "4", "\"state.cities.homs.level\": expected a whole number from 1 to 3");
        row("/state/cities/homs/owner", "\"seat-3\"", "\"cities.owner\" holds what it cannot");
        row("/state/cities/homs/owner", "null", "\"state.cities.homs.owner\": expected a text");
        row("/state/players/seat-1/tactics/0", "\"?\"", "tactics[0]\": expected a known tactic");
        row("/state/players/seat-1/tactics/0", "\"spoon\"", "tactics[0]\": expected a tactic of the game");
        row("/state/players/seat-1/coins", "-1", "\"state.players.seat-1.coins\": expected a whole number from 0");
        row("/state/players/seat-1/coins", "\"many\"", "\"state.players.seat-1.coins\": expected a whole number");
        row("/state/players/seat-1/isOut", "1", "\"state.players.seat-1.isOut\": expected true or false");
        row("/state/resolved", "[\"seat-1\", \"seat-1\"]", "\"state.resolved[1]\": expected each of them once");
        row("/state/frames/0/task", "\"sleep\"", "\"state.frames[0].task\": expected a word of the game");
        row("/state/frames", "[]", "a match is always waiting for something");
        row("/state/frames", R"([{"task": "over", "seat": null, "self": null, "rival": null}])",
            "the match is over or not");
        row("/state/frames/0", R"({"task": "over"})", "\"state.frames[0]\": expected a member \"seat\"");
        row("/state/rng", "\"?\"", "\"state.rng\": expected 16 hexadecimal digits");
        row("/state/seats", "7", "\"state.seats\": expected a whole number from 2 to 4");
        row("/state/battle", "{}", "\"state.battle\": expected a member \"city\"");
        row("/state/phase", "\"winter\"", "\"state.phase\": expected a word of the game");
        row("/state/eventDeck", R"(["a", "b", "c", "d", "e", "f", "g"])",
            "\"state.eventDeck\": expected at most 6 entries");
        row("/state/saracens", "0", "there are 25 Saracen units, not ");
        row("/seats", "[]", "\"seats\": expected no such field here");
        row("/game", "\"kingdoms\"", "\"game\": expected one of \"crusaders\"");
    }
    void impossibleExactPosition_isRefusedWithTheReason()
    {
        QFETCH(QString, path);
        QFETCH(QString, value);
        QFETCH(QString, reason);
        ordered_json json = writeExact(game(), stated(twoSeats(R"("phase": "planning")")));
        json[ordered_json::json_pointer(path.toStdString())] = ordered_json::parse(value.toStdString());
        const auto state = readPosition(json.dump());
        QVERIFY(!state);
        QVERIFY2(
            state.refusal().message.find(reason.toStdString()) != std::string::npos, state.refusal().message.c_str());
    }
    void exactPosition_withoutAField_isRefused()
    {
        const ordered_json whole = writeExact(game(), stated(twoSeats(R"("phase": "planning")")));
        const std::set<std::string> later{ "emptyRaids", "rescriptsDue", "saracenRescripts" }; // older ones lack them
        for (const auto &[field, value] : whole["state"].items()) {
            ordered_json json = whole;
            json["state"].erase(field);
            const auto state = readPosition(json.dump());
            QCOMPARE(bool(state), later.contains(field));
            QVERIFY(state || state.refusal().message.find("expected a member \"" + field) != std::string::npos);
        }
    }

    void mutantsOfAPosition_areRefusedOrPlayable()
    {
        std::vector<ordered_json> positions;
        for (std::uint64_t seed = 0; seed < 24; ++seed) {
            playMatch(seed, [&](const State &state, int step) {
                if (step % 11 == 0 || isOver(state))
                    positions.push_back(writeExact(game(), state));
                return true;
            });
        }
        int playable = 0;
        for (std::uint64_t seed = 0; seed < 3000; ++seed) {
            Rng rng = streamOf(6, seed);
            ordered_json mutant = positions[rng.below(std::uint32_t(positions.size()))];
            const ordered_json original = mutant;
            std::vector<std::string> words;
            collect(mutant, words);
            for (std::uint32_t accidents = 1 + rng.below(3); accidents > 0; --accidents)
                mutate(mutant, words, rng);
            const auto read = readPosition(mutant.dump());
            if (!read) {
                QVERIFY2(!read.refusal().message.empty(), at(seed, 0).c_str());
                continue;
            }
            playable += mutant != original ? 1 : 0;
            State state = *read;
            for (int step = 0; step < 200 && !isOver(state); ++step) {
                take(state, anyOption(state, rng));
                const std::string broken = game().brokenInvariant(state);
                QVERIFY2(broken.empty(), at(seed, step, broken).c_str());
            }
        }
        QVERIFY2(playable > 10, std::to_string(playable).c_str());
    }
};

OUTREMER_TEST(TestCrusadersBadPositions)
#include "tst_crusaders_badpositions.moc"
