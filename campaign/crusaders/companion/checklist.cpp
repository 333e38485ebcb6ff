#include "campaign/crusaders/companion/checklist.h"

#include "campaign/crusaders/companion/checklistwriter.h"

namespace outremer::campaign::table {
namespace {

// CR-SETUP-02, 04, 05.
void writeStates(ChecklistWriter &out)
{
    Realms realms;
    for (const SeatSetup &seat : out.setup.seats)
        realms.push_back(seat.realm);
    out.section("section.states");
    out.box("states.boards", { { "states", out.states(realms) } });
    if (out.setup.absent.empty())
        return;
    out.box("states.absent", { { "count", int(out.setup.absent.size()) }, { "states", out.states(out.setup.absent) } });
    out.box("states.bans");
}

// CR-SETUP-06..09.
void writeEvents(ChecklistWriter &out, const ChapterPlan &chapter)
{
    const TableSetup &setup = out.setup;
    out.section("section.events");
    if (chapter.reached > 1)
        out.box("events.deck-chapter",
            { { "rest", kChapterEvents }, { "total", setup.events }, { "count", setup.eventsDrawn },
                { "level", kLeastChapterEvents } });
    else
        out.box("events.deck",
            { { "total", setup.events }, { "count", setup.eventsDrawn },
                { "rest", setup.events - setup.eventsDrawn } });
    out.box("events.raids", { { "total", setup.raidTokens }, { "count", setup.raidCells } });
    out.box("events.raids.rest", { { "count", setup.raidTokens - setup.raidCells } });
    out.box("events.saracens", { { "count", setup.saracenCards } });
}

// Cells closed for fewer players: the dearest ones (CR-SETUP-14, 15, 19, 20, 24, 25).
void writeClosedCells(ChecklistWriter &out, const std::string &key)
{
    if (out.setup.closedCells > 0)
        out.box(key + (out.setup.closedCells == 1 ? ".close-one" : ".close-two"));
}

// CR-SETUP-10..15.
void writeBuildings(ChecklistWriter &out)
{
    const TableSetup &setup = out.setup;
    out.section("section.buildings");
    out.guess("buildings.decks",
        { { "level", setup.topBuildingLevel }, { "total", setup.topBuildings }, { "count", setup.buildings },
            { "rest", setup.freeBuildings } },
        { "deck.buildings-0", "deck.buildings", "deck.buildings-iv" });
    out.box("buildings.free");
    out.box("buildings.top", { { "count", setup.topCells }, { "level", setup.topBuildingLevel } });
    writeClosedCells(out, "buildings");
    out.box("buildings.market", { { "count", setup.marketCells } });
}

// CR-SETUP-16..20.
void writeTactics(ChecklistWriter &out)
{
    const TableSetup &setup = out.setup;
    out.section("section.tactics");
    out.box("tactics.starting", { { "count", setup.startingTactics * crusaders::kRealms } });
    out.guess("tactics.top",
        { { "total", setup.topTactics }, { "count", setup.topCells }, { "level", setup.topTacticLevel } },
        { "deck.tactics-iv" });
    writeClosedCells(out, "tactics");
    out.guess("tactics.market", { { "total", setup.tactics }, { "count", setup.marketCells } }, { "deck.tactics" });
}

// CR-SETUP-21..25.
void writeGovernors(ChecklistWriter &out, const SetupPlan &plan)
{
    const TableSetup &setup = out.setup;
    out.section("section.governors");
    out.box("governors.spies", { { "count", setup.spies } });
    out.box(plan.drawsGovernors ? "governors.all" : "governors.first", { { "count", setup.governors } });
    writeClosedCells(out, "governors");
    out.box("governors.market", { { "count", setup.marketCells } });
}

// CR-SETUP-26..30. Cells are counted from the left, as the track is read.
void writeHoliness(ChecklistWriter &out)
{
    out.section("section.holiness");
    for (const SeatSetup &seat : out.setup.seats) {
        const crusaders::Realm &realm = out.c.realms[seat.realm];
        out.guess(
            "holiness.marker", { { "state", realm.name }, { "count", realm.startCell + 1 } }, { "cell." + realm.id });
    }
    if (out.setup.automaSets > 0)
        out.box(out.setup.automaSets == 1 ? "holiness.automa-one" : "holiness.automa-two",
            { { "states", out.states(out.setup.absent) } });
    out.guess("holiness.rescripts", { { "count", out.setup.rescripts[0] }, { "total", out.setup.rescripts[1] } },
        { "deck.rescripts-i", "deck.rescripts-ii" });
}

// CR-SETUP-42, CR-AUTOMA-01..05.
void writeAutoma(ChecklistWriter &out)
{
    const int sets = out.setup.automaSets;
    if (sets == 0)
        return;
    out.section("section.automa");
    out.box(sets == 1 ? "automa.tokens-one" : "automa.tokens-two", { { "count", sets * kAutomaTokens } });
    out.box(sets == 1 ? "automa.turns-one" : "automa.turns-two");
}

} // namespace

Result<Document> setupChecklist(const crusaders::Content &guessed, const SetupPlan &plan, const ChapterPlan &chapter,
    Lang lang, const BoxNumbers &box)
{
    const crusaders::Content content = box.over(guessed);
    auto setup = tableSetup(content, plan);
    if (!setup)
        return setup.refusal();
    box.overDecks(*setup);
    Document document{ {}, std::string(codeOf(lang)), {} };
    ChecklistWriter out(content, *setup, box, lang, document);
    document.title = out.text("title");
    document.blocks.push_back({ .kind = Block::Kind::Title, .text = document.title });
    document.blocks.push_back({ .kind = Block::Kind::Arms, .lines = plan.states });
    writeStates(out);
    writeChapter(out, chapter);
    writeEvents(out, chapter);
    writeBuildings(out);
    writeTactics(out);
    writeGovernors(out, plan);
    writeHoliness(out);
    writeMap(out);
    if (plan.hasTerrains)
        writeTerrains(out);
    writeAutoma(out);
    out.section("section.battle");
    out.box("battle.marker");
    writePlayers(out, plan);
    return document;
}

} // namespace outremer::campaign::table
