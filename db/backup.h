#pragma once

#include "db/ids.h"

#include "model/core/refusal.h"

#include <filesystem>

namespace outremer {

class Ledger;

struct Backup {
    static constexpr const char *kTable = "backups";
    RowId id;
    Moment at = 0;
    std::string path;
    std::int64_t bytes = 0;
    std::optional<Moment> provenAt;
    std::string result;

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("id", self.id);
        visit("at", self.at);
        visit("path", self.path);
        visit("bytes", self.bytes);
        visit("proven_at", self.provenAt);
        visit("result", self.result);
    }
};

// Proven backups: a copy counts only after it was checked, restored to a scratch file and compared with the chronicle
// table by table. Until then it has no name of its own. Its photographs are kept beside it (db/photofiles.h).
class Backups {
public:
    explicit Backups(Ledger &ledger)
        : m_ledger(ledger)
    {
    }
    // Into `folder`, which is created; then lets go of what the rotation no longer keeps there. Backups of other
    // chronicles in that folder are left alone.
    Result<Backup> make(const std::filesystem::path &folder);
    Result<std::vector<Backup>> all() const;

private:
    Ledger &m_ledger;
};

// Of names like "chronicle-2026-11-16T090633Z.db", where `stem` is "chronicle": those the rotation lets go. The names come
// in the order they were made, which a clock cannot change: the last one is always kept, and so is the last of each of
// the 7 days and 4 weeks that were backed up last. Other names are never among them.
std::vector<std::string> surplusBackups(std::vector<std::string> names, std::string_view stem);

} // namespace outremer
