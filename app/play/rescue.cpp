#include "app/play/rescue.h"

#include "app/play/playkeeping.h"
#include "app/play/singleplay.h"
#include "db/clock.h"
#include "model/shelf.h"

namespace outremer {
namespace {

namespace fs = std::filesystem;

fs::path newFileFor(const fs::path &chronicle)
{
    std::error_code error;
    if (!fs::exists(fs::symlink_status(chronicle, error)))
        return chronicle;
    const std::string base = chronicle.stem().string() + ".rescued-" + stampOf(now());
    fs::path file = chronicle.parent_path() / (base + ".db");
    for (int i = 2; fs::exists(file, error); ++i)
        file = chronicle.parent_path() / (base + "-" + std::to_string(i) + ".db");
    return file;
}

// A chapter without its campaign is a match to be read; who sat there stands with the campaign.
std::optional<Refusal> writeAlone(const AnyMatch &match, const std::vector<Player> &players, const fs::path &file)
{
    auto fresh = Chronicle::open(file);
    if (!fresh)
        return fresh.refusal();
    if (const auto line = fresh->journal().begin(match); !line)
        return line.refusal();
    const auto matches = fresh->journal().matches();
    if (!matches)
        return matches.refusal();
    if (!gameOnShelf(match.game().id()))
        return std::nullopt;
    if (const auto refusal = writePlayers(*fresh, matches->back(), players))
        return refusal;
    return noteBeginning(*fresh, matches->back(), players, {});
}

} // namespace

bool isAstray(const std::string &code)
{
    return code == "file-moved" || code == "file-changed";
}

Result<Rescued> rescue(
    Chronicle &chronicle, const AnyMatch &match, const std::vector<Player> &players, const std::string &code)
{
    if (code == "file-moved") {
        const fs::path file = newFileFor(chronicle.path());
        if (const auto refusal = chronicle.copyTo(file); !refusal)
            return Rescued{ file, true };
        else if (refusal->code != "damaged")
            return *refusal;
    }
    const std::string name = chronicle.path().stem().string() + ".rescued-" + stampOf(now()) + ".db";
    const fs::path file = chronicle.path().parent_path() / name;
    std::error_code error;
    if (fs::exists(file, error))
        return Refusal{ "exists", file.string() + ": there is already a file of that name. Choose another." };
    if (const auto refusal = writeAlone(match, players, file))
        return *refusal;
    return Rescued{ file, false };
}

Refusal rescuedFrom(
    const Refusal &refusal, Chronicle &chronicle, const AnyMatch &match, const std::vector<Player> &players)
{
    if (!isAstray(refusal.code))
        return refusal;
    const auto rescued = rescue(chronicle, match, players, refusal.code);
    if (!rescued)
        return { refusal.code, refusal.message + " That failed: " + rescued.refusal().message };
    return { refusal.code,
        refusal.message + (rescued->isWhole ? " All of it is now in " : " The match is now in ")
            + rescued->file.string() + "." };
}

} // namespace outremer
