#include "db/bundle.h"

#include "db/check.h"
#include "db/connection.h"
#include "db/contentsum.h"
#include "db/files.h"
#include "db/gathering.h"
#include "db/ledger.h"
#include "db/linefile.h"
#include "db/opening.h"
#include "db/schema.h"
#include "db/uuid.h"

#include "model/core/hash.h"

#include <algorithm>
#include <set>

namespace outremer {
namespace {

namespace fs = std::filesystem;

constexpr const char *kChecksum = "bundle.checksum";
constexpr std::uintmax_t kMaxBundle = 256u << 20;

void addOnce(Gathering &gathering, Ledger &ledger, const std::string &table, std::int64_t id)
{
    if (id == 0 || gathering.has(table, id))
        return;
    for (const Row &row : ledger.rows(table, { { "id", id } }))
        gathering.rows[table].push_back(row);
}

void addMatch(Gathering &gathering, Ledger &ledger, std::int64_t match)
{
    if (match == 0 || gathering.has("matches", match))
        return;
    addOnce(gathering, ledger, "matches", match);
    for (const LineRow &line : ledger.list<LineRow>({ { "match", match } })) {
        LoadedLine loaded = loadLine(ledger, line.id);
        loaded.steps.erase(loaded.steps.begin(), loaded.steps.begin() + std::ptrdiff_t(line.forkedAt));
        gathering.lines.push_back({ line, std::move(loaded.steps) });
    }
}

// The content that these matches are played with.
void addPacks(Gathering &gathering, Ledger &ledger)
{
    std::set<std::int64_t> hashes;
    for (const char *table : { "campaigns", "matches" }) {
        for (const Row &row : gathering.rows[table])
            hashes.insert(row.integer("pack_hash"));
    }
    for (const GatheredLine &line : gathering.lines)
        hashes.insert(std::int64_t(line.line.packHash.value_or(0)));
    for (const std::int64_t hash : hashes) {
        for (const Row &row : ledger.rows("packs", { { "hash", hash } }))
            gathering.rows["packs"].push_back(row);
    }
}

// Content that somebody sends must say what its hash says, or it could later be taken for our own. What is refused is
// left out, and its matches can be read but not played on.
void proveContent(Gathering &gathering, const GameFinder &games, std::vector<std::string> &report)
{
    std::erase_if(gathering.rows["packs"], [&](const Row &row) {
        const auto pack = valueOfRow<KeptPack>(row);
        const GamePtr present = games(pack.game);
        const auto game = present
            ? gameWithKept(*present, pack)
            : Result<GamePtr>(Refusal{ "unknown-game", "there is no game \"" + pack.game + "\"" });
        if (!game)
            report.push_back(game.refusal().message + ": left out");
        return !game;
    });
}

// The campaign, everything that names it, and whatever those rows point to: matches, people, the group.
Gathering gatherCampaign(Ledger &ledger, CampaignId campaign)
{
    Gathering gathering;
    gathering.rows["campaigns"] = ledger.rows("campaigns", { { "id", campaign.value } });
    if (gathering.rows["campaigns"].empty())
        throw notFound("campaign " + std::to_string(campaign.value));
    for (const TableShape &shape : ledger.shapes()) {
        if (shape.parents.contains("campaign"))
            gathering.rows[shape.name] = ledger.rows(shape.name, { { "campaign", campaign.value } });
    }
    const auto evenings = gathering.rows["evenings"];
    for (const Row &evening : evenings) {
        for (const Row &row : ledger.rows("attendance", { { "evening", evening.integer("id") } }))
            gathering.rows["attendance"].push_back(row);
    }
    const auto chapters = gathering.rows["chapters"];
    for (const Row &chapter : chapters) {
        for (const Row &play : ledger.rows("plays", { { "chapter", chapter.integer("id") } })) {
            gathering.rows["plays"].push_back(play);
            for (const char *table : { "play_seats", "play_results" }) {
                for (const Row &row : ledger.rows(table, { { "play", play.integer("id") } }))
                    gathering.rows[table].push_back(row);
            }
        }
    }
    const std::int64_t group = gathering.rows["campaigns"].front().integer("group_id");
    addOnce(gathering, ledger, "groups", group);
    for (const Row &row : ledger.rows("group_people", { { "group_id", group } }))
        gathering.rows["group_people"].push_back(row);
    const auto known = gathering.rows;
    for (const auto &[table, rows] : known) {
        for (const Row &row : rows) {
            if (ledger.shape(table).parents.contains("person"))
                addOnce(gathering, ledger, "people", row.integer("person"));
            if (table == "chapters")
                addMatch(gathering, ledger, row.integer("match"));
        }
    }
    addPacks(gathering, ledger);
    mendReferences(gathering, ledger); // a note about an evening of another campaign stays without that evening
    std::ranges::sort(gathering.lines, {}, [](const GatheredLine &line) { return line.line.id; });
    return gathering;
}

// Of everything but the row that holds it.
std::string checksumOf(Ledger &ledger)
{
    ContentSum content = contentSum(ledger);
    std::erase_if(content.tables, [](const TableSum &table) { return table.table == "settings"; });
    return '"' + hex(content.total()) + '"';
}

// Everything a bundle must be before a row of it is believed.
Gathering gatherBundle(OpenFile &bundle, const fs::path &file, const Knowledge &knowledge)
{
    Ledger &ledger = bundle.ledger();
    const Health health = check(ledger, Depth::Replay, knowledge);
    if (!health.isOk())
        throw damaged(file, health.problems.front());
    if (!health.unreadable.empty())
        throw damaged(file, health.unreadable.front());
    const auto checksum = ledger.rows("settings");
    if (checksum.size() != 1 || checksum.front().text("key") != kChecksum
        || checksum.front().text("value") != checksumOf(ledger))
        throw damaged(file, "its checksum does not fit");
    Gathering gathering = gatherAll(ledger);
    if (gathering.rows["campaigns"].size() != 1)
        throw damaged(file, "it does not hold exactly one campaign");
    gathering.rows.erase("settings");
    gathering.rows.erase("backups");
    return gathering;
}

// Rows of a table that are already here under the same name. Two of one name in the bundle stay two: whoever has been
// recognised is not taken for another as well.
void recognise(
    Ledger &ledger, const Gathering &gathering, const std::string &table, IdMap &ids, std::vector<std::string> &report)
{
    const auto rows = gathering.rows.find(table);
    if (rows == gathering.rows.end())
        return;
    std::set<std::int64_t> taken;
    for (const Row &row : rows->second) {
        auto namesakes = ledger.rows(table, { { "name", row.at("name") } });
        std::erase_if(namesakes, [&](const Row &one) { return taken.contains(one.integer("id")); });
        const auto best = std::ranges::find_if(namesakes, [](const Row &one) { return one.isNull("trashed"); });
        if (!namesakes.empty()) {
            const Row &known = best == namesakes.end() ? namesakes.front() : *best;
            ids[table][row.integer("id")] = known.integer("id");
            taken.insert(known.integer("id"));
        }
        report.push_back(row.text("name") + (namesakes.empty() ? ": new" : ": already known"));
    }
}

} // namespace

std::optional<Refusal> Bundles::save(
    CampaignId campaign, const fs::path &file, const std::function<bool()> &goesOn) const
{
    const auto demandGoOn = [&] {
        if (goesOn && !goesOn())
            throw StoreProblem("cancelled", file.string() + ": the export was cancelled; nothing was written.");
    };
    return guarded(file, [&] {
        if (fs::exists(file))
            throw StoreProblem("exists", file.string() + ": there is already a file of that name. Choose another.");
        const Gathering gathering = gatherCampaign(m_ledger, campaign);
        demandGoOn();
        const ScratchFolder scratch(fs::absolute(file).parent_path());
        const fs::path draft = scratch.path() / "bundle.outremer";
        createFile(draft, kBundleId, newestSchemaVersion());
        {
            const auto bundle = OpenFile::open(draft, Access::Write, kBundleId);
            Ledger &ledger = bundle->ledger();
            IdMap ids;
            demand(ledger.write([&] {
                setDown(gathering, ledger, NewIds::No, ids);
                ledger.insert("settings", { { "key", std::string(kChecksum) }, { "value", checksumOf(ledger) } });
            }));
            demandGoOn();
            gatherBundle(*bundle, draft, m_knowledge); // what we give away, we would take
        }
        demandGoOn();
        syncFile(draft);
        renameDurably(draft, fs::absolute(file));
    });
}

Result<Imported> Bundles::take(const fs::path &file)
{
    return guarded(file, [&] {
        if (!inspect(file, kBundleId).isThere)
            throw StoreProblem("not-found", file.string() + ": there is no such file.");
        if (fs::file_size(file) > kMaxBundle)
            throw StoreProblem("too-large", file.string() + ": a campaign is never that large; it was not read.");
        const ScratchFolder scratch(m_ledger.file().parent_path());
        const fs::path copy = scratch.path() / "bundle.outremer";
        copyDurably(file, copy);
        Gathering gathering;
        try {
            gathering = gatherBundle(*OpenFile::open(copy, Access::Look, kBundleId), file, m_knowledge);
        } catch (const SQLite::Exception &error) {
            throw damaged(file, error.what());
        }
        std::vector<std::string> refused;
        proveContent(gathering, m_knowledge.games, refused);
        gathering.rows["campaigns"].front().set("uuid", newUuid());
        for (Row &match : gathering.rows["matches"])
            match.set("uuid", newUuid());
        return valueOf(m_ledger.write([&] {
            Imported imported{ {}, refused };
            IdMap ids;
            recognise(m_ledger, gathering, "people", ids, imported.report);
            recognise(m_ledger, gathering, "groups", ids, imported.report);
            setDown(gathering, m_ledger, NewIds::Yes, ids);
            keepKnownContents(m_ledger);
            imported.campaign = { ids["campaigns"].begin()->second };
            return imported;
        }));
    });
}

} // namespace outremer
