#include "app/campaigns/dailybackup.h"

#include "db/clock.h"

#include <nlohmann/json.hpp>

namespace outremer {
namespace {

constexpr Moment kHour = 60 * 60 * 1000;
constexpr Moment kDay = 24 * kHour;

bool isSwitchedOff(const std::optional<std::string> &setting)
{
    const auto json = nlohmann::json::parse(setting.value_or("{}"), nullptr, false);
    return json.is_object() && json.value("on", true) == false;
}

} // namespace

std::optional<Refusal> backUpDaily(Chronicle &chronicle)
{
    const auto setting = chronicle.settings().get("backups");
    if (!setting)
        return setting.refusal();
    const auto backups = chronicle.backups().all();
    if (!backups)
        return backups.refusal();
    // One from tomorrow was made when the clock was wrong: it says nothing about today.
    const bool hasRecent = std::ranges::any_of(*backups, [](const Backup &backup) {
        const Moment age = backup.provenAt ? now() - *backup.provenAt : kDay;
        return age > -kHour && age < kDay;
    });
    if (hasRecent || isSwitchedOff(*setting))
        return std::nullopt;
    const auto made = chronicle.backups().make(chronicle.path().parent_path() / "backups");
    return made ? std::nullopt : std::optional(made.refusal());
}

} // namespace outremer
