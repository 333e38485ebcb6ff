#include "app/campaigns/campaignreader.h"
#include "app/cli/chroniclefile.h"
#include "app/play/datafolder.h"
#include "db/clock.h"
#include "db/info.h"
#include "db/restore.h"
#include "db/salvage.h"
#include "model/core/hash.h"
#include "model/core/jsontext.h"

#include <nlohmann/json.hpp>

#include <iostream>

namespace outremer::cli {
namespace {

using nlohmann::ordered_json;
namespace fs = std::filesystem;

// The file a verb is about: the word behind it, or the user's own chronicle.
fs::path chosenFile(const Arguments &arguments)
{
    return arguments.words.size() > 1 ? fs::path(arguments.words[1])
                                      : fs::path(arguments.text("--db", userChronicle().string()));
}

void print(Console &console, bool asJson, const ordered_json &json, const std::string &words)
{
    console.out << (asJson ? toText(json, 2) : words) << "\n";
}

std::optional<Refusal> runCheck(const Arguments &arguments, Console &console)
{
    const fs::path file = chosenFile(arguments);
    const auto health = checkFile(file, arguments.has("--replay") ? Depth::Outcomes : Depth::Chains, ourKnowledge());
    if (!health)
        return health.refusal();
    if (arguments.has("--json"))
        console.out << toText({ { "ok", health->isOk() }, { "problems", health->problems },
                                  { "remarks", health->remarks }, { "unreadable", health->unreadable },
                                  { "version", health->version }, { "content", hex(health->content.total()) } },
            2) << "\n";
    if (!health->isOk())
        return Refusal{ "damaged", health->problems.front() };
    if (!arguments.has("--json")) {
        console.out << file.string() << " is sound; content " << hex(health->content.total()) << "\n";
        for (const auto *told : { &health->unreadable, &health->remarks }) {
            for (const std::string &line : *told)
                console.out << "  " << line << "\n";
        }
    }
    return std::nullopt;
}

std::optional<Refusal> runInfo(const Arguments &arguments, Console &console)
{
    const fs::path file = chosenFile(arguments);
    const auto info = describeFile(file);
    if (!info)
        return info.refusal();
    ordered_json json{ { "file", file.string() }, { "version", info->version }, { "bytes", info->bytes },
        { "content", hex(info->content.total()) }, { "rows", ordered_json::object() },
        { "lastBackup", info->lastBackup ? ordered_json(info->lastBackup->path) : ordered_json() } };
    std::string words = file.string() + ": version " + std::to_string(info->version) + ", "
        + std::to_string(info->bytes) + " bytes, content " + hex(info->content.total());
    for (const TableSum &table : info->content.tables) {
        json["rows"][table.table] = table.rows;
        words += "\n  " + table.table + ": " + std::to_string(table.rows);
    }
    words += info->lastBackup ? "\n  last backup " + stampOf(info->lastBackup->at) + ": " + info->lastBackup->path
                              : "\n  no backup yet";
    print(console, arguments.has("--json"), json, words);
    return std::nullopt;
}

std::optional<Refusal> runBackup(const Arguments &arguments, Console &console)
{
    const fs::path file = chosenFile(arguments);
    if (!fs::exists(file)) // opening would make one
        return Refusal{ "not-found", file.string() + ": there is no such file." };
    auto chronicle = Chronicle::open(file, ourKnowledge());
    if (!chronicle)
        return chronicle.refusal();
    const auto backup =
        chronicle->backups().make(arguments.text("--to", (chronicle->path().parent_path() / "backups").string()));
    if (!backup)
        return backup.refusal();
    print(console, arguments.has("--json"),
        { { "path", backup->path }, { "bytes", backup->bytes }, { "result", backup->result } },
        "proven backup " + backup->path + ", " + std::to_string(backup->bytes) + " bytes");
    return std::nullopt;
}

std::optional<Refusal> runRestore(const Arguments &arguments, Console &console)
{
    if (arguments.words.size() != 2)
        return Refusal{ "usage", "usage: outremer-cli db restore BACKUP [--db FILE]" };
    const auto restored = restoreBackup(arguments.words[1], arguments.text("--db", userChronicle().string()));
    if (!restored)
        return restored.refusal();
    print(console, arguments.has("--json"),
        { { "chronicle", restored->chronicle.string() }, { "movedAside", restored->movedAside.string() } },
        "restored to " + restored->chronicle.string()
            + (restored->movedAside.empty() ? "" : "; what was there is now " + restored->movedAside.string()));
    return std::nullopt;
}

std::optional<Refusal> runSalvage(const Arguments &arguments, Console &console)
{
    if (!arguments.has("--to"))
        return Refusal{ "usage", "usage: outremer-cli db salvage FILE --to NEWFILE" };
    const auto salvaged = salvage(chosenFile(arguments), arguments.text("--to", ""));
    if (!salvaged)
        return salvaged.refusal();
    std::string words =
        (salvaged->isComplete ? "everything was salvaged into " : "salvaged into ") + salvaged->file.string();
    for (const std::string &line : salvaged->report)
        words += "\n  " + line;
    print(console, arguments.has("--json"),
        { { "file", salvaged->file.string() }, { "complete", salvaged->isComplete }, { "report", salvaged->report } },
        words);
    return std::nullopt;
}

std::optional<Refusal> runDb(const Arguments &arguments, Console &console)
{
    const std::string &verb = arguments.words[0];
    if (verb == "check")
        return runCheck(arguments, console);
    if (verb == "info")
        return runInfo(arguments, console);
    if (verb == "backup")
        return runBackup(arguments, console);
    if (verb == "restore")
        return runRestore(arguments, console);
    if (verb == "salvage")
        return runSalvage(arguments, console);
    return Refusal{ "usage", "db has the verbs check, info, backup, restore and salvage, not \"" + verb + "\"" };
}

} // namespace

const Command kDbCommand{ "db", "check|info|backup [FILE] | restore BACKUP | salvage FILE",
    "Health of a chronicle file: checks it, makes a proven backup, puts a backup in its place (what was there is moved "
    "aside), or saves what can be read of a damaged one.",
    { kDbFlag, { "--to", "PATH", "backup: the folder of backups; salvage: the new file" },
        { "--replay", "", "check: play every match again and compare its end" }, kJsonFlag },
    1, 2, &runDb };

} // namespace outremer::cli
