#include "campaign/crusaders/facts/facts_read.h"

#include "campaign/crusaders/facts/facts_reader.h"
#include "campaign/crusaders/facts/facts_words.h"
#include "campaign/document/wholetext.h"

#include <algorithm>

namespace outremer::campaign {
namespace {

constexpr int kMostRead = 1'000'000;

DynastyFacts readDynastyFacts(const JsonReader &reader)
{
    reader.onlyKeys({ "seat", "state", "ruler", "feminine", "person", "bot" });
    DynastyFacts dynasty;
    dynasty.seat = int(reader.at("seat").integer(0, kMaxSeats - 1));
    dynasty.state = reader.at("state").text();
    dynasty.ruler = reader.at("ruler").text();
    dynasty.isFeminine = flagAt(reader, "feminine");
    dynasty.person = textAt(reader, "person");
    dynasty.bot = textAt(reader, "bot");
    return dynasty;
}

EveningFact readEvening(const JsonReader &reader)
{
    reader.onlyKeys({ "number", "date", "place", "present", "firstChapter", "lastChapter" });
    EveningFact evening;
    evening.number = int(reader.at("number").integer(1, kMostRead));
    evening.date = textAt(reader, "date");
    evening.place = textAt(reader, "place");
    evening.present = textsAt(reader, "present");
    evening.firstChapter = numberAt(reader, "firstChapter", 0, kChapters);
    evening.lastChapter = numberAt(reader, "lastChapter", 0, kChapters);
    return evening;
}

NoteFact readNote(const JsonReader &reader)
{
    reader.onlyKeys({ "chapter", "evening", "person", "text" });
    return { numberAt(reader, "chapter", 0, kChapters), numberAt(reader, "evening", 0, kMostRead),
        textAt(reader, "person"), reader.at("text").text() };
}

FinalScore readFinal(const JsonReader &reader)
{
    reader.onlyKeys({ "seat", "chronicle", "fame", "sets", "crown" });
    const auto number = [&](std::string_view key, int most) { return int(reader.at(key).integer(0, most)); };
    return { number("seat", kMaxSeats - 1), number("chronicle", kMostRead), number("fame", kMostRead),
        number("sets", kMostRead), number("crown", kMostRead) };
}

Pause readPause(const JsonReader &reader)
{
    reader.onlyKeys({ "chapter", "round", "phase", "toMove", "soFar" });
    Pause pause;
    pause.chapter = int(reader.at("chapter").integer(1, kChapters));
    pause.round = numberAt(reader, "round", 0, kMostRead);
    pause.phase = wordAt(reader, "phase", kPhaseWords);
    pause.toMove = textAt(reader, "toMove");
    pause.soFar = readChapterFacts(reader.at("soFar"));
    return pause;
}

// Dynasties are found by their seat and chapters by their number.
void checkOrder(const JsonReader &reader, const CampaignFacts &facts)
{
    for (std::size_t i = 0; i < facts.dynasties.size(); ++i) {
        if (facts.dynasties[i].seat != int(i))
            reader.at("dynasties").fail("one dynasty for each seat, in the order of seats");
    }
    if (std::ranges::adjacent_find(facts.chapters, std::greater_equal{}, &ChapterFacts::number) != facts.chapters.end())
        reader.at("chapters").fail("each chapter only once, in their order");
    if (facts.winner >= int(facts.dynasties.size()))
        reader.at("winner").fail("the seat of a dynasty");
}

} // namespace

CampaignFacts readCampaignFacts(const JsonReader &reader)
{
    reader.onlyKeys({ "title", "group", "hard", "dynasties", "chapters", "evenings", "notes", "pause", "finals",
        "winner", "epilogue" });
    CampaignFacts facts;
    const JsonReader title = reader.at("title");
    if (!title.isText())
        title.fail("a text");
    facts.title = title.node().text;
    facts.group = textAt(reader, "group");
    facts.isHard = flagAt(reader, "hard");
    facts.dynasties = listAt(reader, "dynasties", readDynastyFacts);
    facts.chapters = listAt(reader, "chapters", readChapterFacts);
    facts.evenings = listAt(reader, "evenings", readEvening);
    facts.notes = listAt(reader, "notes", readNote);
    if (const auto pause = reader.maybe("pause"))
        facts.pause = readPause(*pause);
    facts.finals = listAt(reader, "finals", readFinal);
    facts.winner = numberAt(reader, "winner", 0, kMaxSeats - 1, -1);
    facts.epilogue = textAt(reader, "epilogue");
    if (!reader.failed())
        checkOrder(reader, facts);
    return facts;
}

Result<CampaignFacts> campaignFactsFrom(const std::string &text)
{
    return readWhole(text, "campaign facts", "bad-facts", readCampaignFacts);
}

} // namespace outremer::campaign
