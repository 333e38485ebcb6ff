#include "backup.h"

#include "clock.h"
#include "contentsum.h"
#include "files.h"
#include "ledger.h"
#include "opening.h"
#include "restore.h"
#include "schema.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <optional>
#include <set>

namespace outremer {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPrefix = "chronicle-";
constexpr std::string_view kPattern = "chronicle-####-##-##T######Z.db";
constexpr std::size_t kDays = 7;
constexpr std::size_t kWeeks = 4;

// Days since 1970 of a backup's name; nothing for names that are not ours.
std::optional<long long> dayIn(std::string_view name)
{
    if (name.size() != kPattern.size())
        return std::nullopt;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const bool isDigit = name[i] >= '0' && name[i] <= '9';
        if (kPattern[i] == '#' ? !isDigit : name[i] != kPattern[i])
            return std::nullopt;
    }
    const auto number = [&](std::size_t at, std::size_t digits) {
        int value = 0;
        std::from_chars(name.data() + at, name.data() + at + digits, value);
        return value;
    };
    using namespace std::chrono;
    const std::size_t at = kPrefix.size();
    const year_month_day date{ year(number(at, 4)), month(unsigned(number(at + 5, 2))),
        day(unsigned(number(at + 8, 2))) };
    if (!date.ok())
        return std::nullopt;
    return sys_days(date).time_since_epoch().count();
}

void rotate(const fs::path &folder)
{
    std::vector<std::string> names;
    for (const auto &entry : fs::directory_iterator(folder))
        names.push_back(entry.path().filename().string());
    for (const std::string &name : surplusBackups(std::move(names))) {
        fs::remove(folder / name);
        fs::remove(folder / (name + ".owner"));
    }
}

} // namespace

std::vector<std::string> surplusBackups(std::vector<std::string> names)
{
    std::erase_if(names, [](const std::string &name) { return !dayIn(name); });
    std::ranges::sort(names, std::greater());
    std::set<long long> days;
    std::set<long long> weeks;
    std::vector<std::string> surplus;
    for (const std::string &name : names) {
        const long long day = *dayIn(name);
        const bool isDaily = days.size() < kDays && days.insert(day).second;
        const bool isWeekly = weeks.size() < kWeeks && weeks.insert((day + 3) / 7).second; // weeks begin on Mondays
        if (!isDaily && !isWeekly)
            surplus.push_back(name);
    }
    return surplus;
}

Result<Backup> Backups::make(const fs::path &folder)
{
    return guarded(folder, [&] {
        fs::create_directories(folder);
        const ScratchFolder scratch(folder);
        const fs::path draft = scratch.path() / "draft.db";
        copyInto(m_ledger.database(), draft);
        const fs::path restored = scratch.path() / "restored.db";
        restoreInto(draft, restored);
        const std::string difference = contentSum(OpenFile::open(restored, Access::Look, kChronicleId)->ledger())
                                           .differenceFrom(contentSum(m_ledger));
        if (!difference.empty())
            throw StoreProblem("backup-differs",
                folder.string() + ": the backup was thrown away because it differs from the chronicle: " + difference
                    + ". Check the chronicle and the disk.");

        Backup backup{ {}, now(), {}, std::int64_t(fs::file_size(draft)), now(), "proven" };
        fs::path name;
        for (Moment at = backup.at; name.empty() || fs::exists(name); at += 1000) // one second, one name
            name = fs::absolute(folder) / (std::string(kPrefix) + stampOf(at) + ".db");
        backup.path = name.string();
        renameDurably(draft, name);
        backup.id = { valueOf(m_ledger.write([&] { return m_ledger.insert(backup); })) };
        rotate(folder);
        return backup;
    });
}

Result<std::vector<Backup>> Backups::all() const
{
    return m_ledger.read([&] { return m_ledger.list<Backup>(); });
}

} // namespace outremer
