#pragma once

#include "db/connection.h"
#include "db/ledger.h"
#include "db/leftovers.h"
#include "db/writerlock.h"

#include <memory>

namespace outremer {

// An open file of ours before anybody trusts its content: inspected, locked, connected, its schema as it must be.
class OpenFile {
public:
    // Throws. Look changes nothing, and works where nothing can be written.
    static std::unique_ptr<OpenFile> open(const std::filesystem::path &path, Access access, std::int32_t applicationId);

    // A copy of it, in a folder of its own that goes with this object: whatever is written is written there.
    static std::unique_ptr<OpenFile> openCopy(const std::filesystem::path &path, std::int32_t applicationId);

    SQLite::Database &database() { return m_database; }
    Ledger &ledger() { return m_ledger; }
    const std::filesystem::path &path() const { return m_path; }
    // What was found beside the file and done about it; empty nearly always.
    const std::vector<std::string> &remarks() const { return m_settled.remarks; }

    // Migrates to the newest version. A verified copy of the file as it was stays beside it as `<name>.before-vN`.
    void bringUpToDate();

private:
    OpenFile(std::filesystem::path path, Access access, std::optional<WriterLock> lock, Settled settled);
    void keepCopyBefore(int version);

    std::filesystem::path m_path;
    std::optional<WriterLock> m_lock;
    Settled m_settled;
    SQLite::Database m_database;
    Ledger m_ledger;
};

// A compact copy of an open file, on the disk when this returns.
void copyInto(SQLite::Database &database, const std::filesystem::path &copy);

} // namespace outremer
