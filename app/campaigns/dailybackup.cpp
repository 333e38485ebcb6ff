#include "app/campaigns/dailybackup.h"

#include "db/clock.h"

#include <nlohmann/json.hpp>

namespace outremer {
namespace {

constexpr Moment kDay = 24 * 60 * 60 * 1000;

} // namespace

bool areBackupsDaily(Chronicle &chronicle)
{
    const auto setting = chronicle.settings().get("backups");
    if (!setting || !*setting)
        return true;
    const auto json = nlohmann::json::parse(**setting, nullptr, false);
    return !json.is_object() || !json.contains("on") || json["on"] != false;
}

std::optional<Refusal> backUpDaily(Chronicle &chronicle)
{
    if (!areBackupsDaily(chronicle))
        return std::nullopt;
    const auto backups = chronicle.backups().all();
    if (!backups)
        return backups.refusal();
    const bool hasRecent = std::ranges::any_of(
        *backups, [](const Backup &backup) { return backup.provenAt && now() - *backup.provenAt < kDay; });
    if (hasRecent)
        return std::nullopt;
    const auto made = chronicle.backups().make(chronicle.path().parent_path() / "backups");
    return made ? std::nullopt : std::optional(made.refusal());
}

} // namespace outremer
