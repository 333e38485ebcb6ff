#include "campaign/crusaders/facts/facts_reader.h"

#include "campaign/crusaders/facts/facts_words.h"
#include "campaign/document/wholetext.h"

#include <set>

namespace outremer::campaign {
namespace {

constexpr int kMost = 1'000'000;
using crusaders::kMaxRounds;

std::string readText(const JsonReader &reader)
{
    return reader.text();
}

int seatOf(const JsonReader &reader)
{
    return int(reader.at("seat").integer(0, kMaxSeats - 1));
}

Standing readStanding(const JsonReader &reader)
{
    reader.onlyKeys({ "seat", "state", "rank", "influence", "points", "hegemony", "righteousness", "fell", "cities",
        "holyLands", "traded" });
    Standing standing;
    standing.seat = seatOf(reader);
    standing.state = reader.at("state").text();
    standing.rank = int(reader.at("rank").integer(1, kMaxSeats));
    if (const auto influence = reader.maybe("influence"))
        standing.influence = int(influence->integer(-kMost, kMost));
    standing.points = numberAt(reader, "points", 0, kMost);
    standing.hegemony = flagAt(reader, "hegemony");
    standing.righteousness = flagAt(reader, "righteousness");
    standing.fell = flagAt(reader, "fell");
    standing.cities = textsAt(reader, "cities");
    standing.holyLands = textsAt(reader, "holyLands");
    if (const auto traded = reader.maybe("traded"))
        standing.traded = int(traded->integer(0, kMost));
    return standing;
}

Clash readClash(const JsonReader &reader)
{
    reader.onlyKeys({ "kind", "round", "city", "attacker", "defender", "attackers", "strength", "attackerWon",
        "captured", "commanderBeaten", "tactics" });
    Clash clash;
    clash.kind = Clash::Kind(reader.at("kind").oneOf(kClashWords));
    clash.round = numberAt(reader, "round", 0, kMaxRounds);
    clash.city = reader.at("city").text();
    clash.attacker = reader.at("attacker").text();
    clash.defender = reader.at("defender").text();
    clash.attackers = numberAt(reader, "attackers", 0, kMost);
    clash.strength = numberAt(reader, "strength", 0, kMost);
    clash.attackerWon = flagAt(reader, "attackerWon");
    clash.captured = flagAt(reader, "captured");
    clash.commanderBeaten = flagAt(reader, "commanderBeaten");
    clash.tactics = textsAt(reader, "tactics");
    if (clash.attacker == clash.defender)
        reader.at("defender").fail("somebody other than the attacker");
    if (clash.captured && !clash.attackerWon)
        reader.at("captured").fail("a city captured only where the attacker won");
    return clash;
}

OathFact readOath(const JsonReader &reader)
{
    reader.onlyKeys({ "round", "oath", "vassal", "suzerain", "accepted", "kept" });
    OathFact oath{ numberAt(reader, "round", 0, kMaxRounds), reader.at("oath").text(), reader.at("vassal").text(),
        reader.at("suzerain").text(), flagAt(reader, "accepted"), flagAt(reader, "kept") };
    if (oath.vassal == oath.suzerain)
        reader.at("suzerain").fail("somebody other than the vassal");
    if (oath.kept && !oath.accepted)
        reader.at("kept").fail("an oath kept only where it was accepted");
    return oath;
}

Mark readMark(const JsonReader &reader)
{
    reader.onlyKeys({ "seat", "quality", "reason", "amount", "value" });
    reader.at("quality").oneOf(kQualityWords);
    reader.at("reason").oneOf(kReasonWords);
    return { seatOf(reader), reader.at("quality").text(), reader.at("reason").text(),
        numberAt(reader, "amount", -10, 10, 1), numberAt(reader, "value", -kMost, kMost) };
}

InterludeFact readInterlude(const JsonReader &reader)
{
    reader.onlyKeys({ "interlude", "options" });
    return { reader.at("interlude").text(), textsAt(reader, "options") };
}

Award readAward(const JsonReader &reader)
{
    reader.onlyKeys({ "seat", "nickname" });
    return { seatOf(reader), reader.at("nickname").text() };
}

std::optional<std::string> readHeirloom(const JsonReader &reader)
{
    return reader.node().kind == JsonNode::Kind::Null ? std::nullopt : std::optional(reader.text());
}

Scar readScar(const JsonReader &reader)
{
    reader.onlyKeys({ "kind", "city", "year" });
    return { Scar::Kind(reader.at("kind").oneOf(kScarWords)), reader.at("city").text(),
        numberAt(reader, "year", kFirstScarYear, kLastScarYear) };
}

CityAtEnd readCity(const JsonReader &reader)
{
    reader.onlyKeys({ "city", "owner", "level", "units", "holyLandOf" });
    return { reader.at("city").text(), reader.at("owner").text(), int(reader.at("level").integer(1, 3)),
        numberAt(reader, "units", 0, kMost), textAt(reader, "holyLandOf") };
}

std::pair<std::string, std::string> readCounter(const JsonReader &reader)
{
    reader.onlyKeys({ "name", "value" });
    const JsonReader value = reader.at("value");
    if (!value.isText())
        value.fail("a text");
    return { reader.at("name").text(), value.node().text };
}

// What two parts of a chapter must agree on.
void checkChapter(const JsonReader &reader, const ChapterFacts &facts)
{
    std::set<int> seats;
    for (const Standing &standing : facts.standings) {
        if (!seats.insert(standing.seat).second)
            reader.at("standings")
                .fail("each seat only once, but seat " + std::to_string(standing.seat) + " is repeated");
    }
    if (facts.winner >= 0 && !seats.contains(facts.winner))
        reader.at("winner").fail("a seat of the standings");
    std::set<std::string> cities;
    for (const CityAtEnd &city : facts.map) {
        if (!cities.insert(city.city).second)
            reader.at("map").fail("each city only once, but \"" + city.city + "\" is repeated");
    }
    if (facts.interlude.size() > 1)
        reader.at("interlude").fail("at most one interlude");
    if (facts.heirlooms.size() > kMaxSeats)
        reader.at("heirlooms").fail("at most one heirloom for each seat");
}

} // namespace

std::string textAt(const JsonReader &reader, std::string_view key)
{
    const auto found = reader.maybe(key);
    return found ? found->text() : std::string();
}

int numberAt(const JsonReader &reader, std::string_view key, int least, int most, int otherwise)
{
    const auto found = reader.maybe(key);
    return found ? int(found->integer(least, most)) : otherwise;
}

bool flagAt(const JsonReader &reader, std::string_view key)
{
    const auto found = reader.maybe(key);
    return found && found->boolean();
}

std::string wordAt(const JsonReader &reader, std::string_view key, const std::vector<std::string> &words)
{
    const auto found = reader.maybe(key);
    return found ? words[std::size_t(found->oneOf(words))] : std::string();
}

std::vector<std::string> textsAt(const JsonReader &reader, std::string_view key)
{
    return listAt(reader, key, readText);
}

ChapterFacts readChapterFacts(const JsonReader &reader)
{
    reader.onlyKeys({ "number", "origin", "legacy", "ending", "rounds", "winner", "standings", "clashes", "oaths",
        "events", "marks", "interlude", "nicknames", "heirlooms", "scars", "map", "counters" });
    ChapterFacts facts;
    facts.number = int(reader.at("number").integer(1, kChapters));
    facts.origin = Origin(reader.at("origin").oneOf(kOriginWords));
    facts.legacy = textAt(reader, "legacy");
    facts.ending = wordAt(reader, "ending", kEndingWords);
    facts.rounds = numberAt(reader, "rounds", 0, kMaxRounds);
    facts.winner = numberAt(reader, "winner", 0, kMaxSeats - 1, -1);
    facts.standings = listAt(reader, "standings", readStanding);
    facts.clashes = listAt(reader, "clashes", readClash);
    facts.oaths = listAt(reader, "oaths", readOath);
    facts.events = textsAt(reader, "events");
    facts.marks = listAt(reader, "marks", readMark);
    facts.interlude = listAt(reader, "interlude", readInterlude);
    facts.nicknames = listAt(reader, "nicknames", readAward);
    facts.heirlooms = listAt(reader, "heirlooms", readHeirloom);
    facts.scars = listAt(reader, "scars", readScar);
    facts.map = listAt(reader, "map", readCity);
    facts.counters = listAt(reader, "counters", readCounter);
    if (!reader.failed())
        checkChapter(reader, facts);
    return facts;
}

Result<ChapterFacts> chapterFactsFrom(const std::string &text)
{
    return readWhole(text, "chapter facts", "bad-facts", readChapterFacts);
}

} // namespace outremer::campaign
