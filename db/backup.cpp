#include "db/backup.h"

#include "db/clock.h"
#include "db/contentsum.h"
#include "db/files.h"
#include "db/ledger.h"
#include "db/opening.h"
#include "db/photofiles.h"
#include "db/restore.h"
#include "db/schema.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <optional>
#include <set>

namespace outremer {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPattern = "-####-##-##T######Z.db"; // behind the chronicle's own name
constexpr std::size_t kDays = 7;
constexpr std::size_t kWeeks = 4;

// Days since 1970 of a backup's name; nothing for names that are not ours.
std::optional<long long> dayIn(std::string_view name, std::string_view stem)
{
    if (!name.starts_with(stem) || name.size() != stem.size() + kPattern.size())
        return std::nullopt;
    name.remove_prefix(stem.size());
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
    const year_month_day date{ year(number(1, 4)), month(unsigned(number(6, 2))), day(unsigned(number(9, 2))) };
    if (!date.ok())
        return std::nullopt;
    return sys_days(date).time_since_epoch().count();
}

std::vector<fs::path> presentIn(const fs::path &folder, const std::vector<Backup> &noted)
{
    std::vector<fs::path> present;
    for (const Backup &backup : noted) {
        const fs::path path = backup.path;
        if (path.parent_path() == folder && fs::exists(path))
            present.push_back(path);
    }
    return present;
}

// Only what is both named after this chronicle and noted in it: the folder may be shared, with a chronicle of the same
// name (most are called "chronicle") or with the one this is a copy of.
void rotate(const fs::path &folder, const std::vector<Backup> &noted, std::string_view stem)
{
    std::vector<std::string> names; // in the order of their ids
    for (const fs::path &path : presentIn(folder, noted))
        names.push_back(path.filename().string());
    for (const std::string &name : surplusBackups(std::move(names), stem)) {
        fs::remove(folder / name);
        fs::remove(KeptPhotos::listOf(folder / name));
        fs::remove(folder / (name + ".owner"));
    }
}

} // namespace

std::vector<std::string> surplusBackups(std::vector<std::string> names, std::string_view stem)
{
    std::erase_if(names, [&](const std::string &name) { return !dayIn(name, stem); });
    std::ranges::reverse(names);
    std::set<std::string> seen; // noted twice is still one file
    std::set<long long> days;
    std::set<long long> weeks;
    std::vector<std::string> surplus;
    for (const std::string &name : names) {
        if (!seen.insert(name).second)
            continue;
        const long long day = *dayIn(name, stem);
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
        const fs::path place = fs::canonical(folder); // one folder, one spelling: it is compared later
        const std::string stem = m_ledger.file().stem().string();
        fs::path name;
        for (Moment at = backup.at; name.empty() || fs::exists(name) || fs::exists(KeptPhotos::listOf(name));
             at += 1000) // one second, one name
            name = place / (stem + "-" + stampOf(at) + ".db");
        backup.path = name.string();
        KeptPhotos(name).keep(m_ledger.file(), m_ledger.list<Photo>(), presentIn(place, m_ledger.list<Backup>()));
        renameDurably(draft, name);
        backup.id = { valueOf(m_ledger.write([&] { return m_ledger.insert(backup); })) };
        rotate(place, m_ledger.list<Backup>(), stem);
        return backup;
    });
}

Result<std::vector<Backup>> Backups::all() const
{
    return m_ledger.read([&] { return m_ledger.list<Backup>(); });
}

} // namespace outremer
