#include "db/opening.h"

#include "db/check.h"
#include "db/contentsum.h"
#include "db/files.h"
#include "db/schema.h"
#include "db/uuid.h"

namespace outremer {
namespace {

namespace fs = std::filesystem;

std::optional<WriterLock> lockFor(const fs::path &path, Access access)
{
    auto lock = WriterLock::take(path);
    if (lock)
        return std::move(*lock);
    if (access == Access::Look && lock.refusal().code == "read-only")
        return std::nullopt; // nobody can write there, so nobody has to be kept from it
    throw StoreProblem(lock.refusal());
}

} // namespace

OpenFile::OpenFile(fs::path path, Access access, std::optional<WriterLock> lock)
    : m_path(std::move(path))
    , m_lock(std::move(lock))
    , m_database(connect(m_path, access))
    , m_ledger((demandSchema(m_database, m_path), Ledger(m_database, m_path)))
{
}

std::unique_ptr<OpenFile> OpenFile::open(const fs::path &path, Access access, std::int32_t applicationId)
{
    // One file has one name here, or two writers could lock it under two.
    const fs::path name = fs::weakly_canonical(fs::absolute(path));
    if (!inspect(name, applicationId).isThere)
        throw StoreProblem("not-found", path.string() + ": there is no such file.");
    std::unique_ptr<OpenFile> file(new OpenFile(name, access, lockFor(name, access)));
    return file;
}

void OpenFile::bringUpToDate()
{
    const int version = m_database.execAndGet("PRAGMA user_version").getInt();
    if (version == newestSchemaVersion())
        return;
    keepCopyBefore(newestSchemaVersion());
    migrate(m_database);
    m_ledger = Ledger(m_database, m_path);
    demandSchema(m_database, m_path);
    verifyContent(m_ledger);
}

void OpenFile::keepCopyBefore(int version)
{
    const ScratchFolder scratch(m_path.parent_path());
    const fs::path draft = scratch.path() / "copy.db";
    copyInto(m_database, draft);
    const ContentSum content = contentSum(m_ledger);
    const auto sumOf = [](const fs::path &path) {
        const auto copy = OpenFile::open(path, Access::Look, kChronicleId);
        demandStructure(copy->database(), path);
        verifyContent(copy->ledger());
        return contentSum(copy->ledger());
    };
    if (const std::string difference = sumOf(draft).differenceFrom(content); !difference.empty())
        throw damaged(m_path, "the copy made before changing it differs: " + difference);
    const std::string base = m_path.string() + ".before-v" + std::to_string(version);
    fs::path name = base;
    for (int i = 2; fs::exists(name); ++i) {
        const auto same = guarded(name, [&] { return sumOf(name) == content; });
        if (same && *same)
            return; // an earlier attempt was cut short after its copy was made
        name = base + "-" + std::to_string(i);
    }
    renameDurably(draft, name);
}

void copyInto(SQLite::Database &database, const fs::path &copy)
{
    SQLite::Statement vacuum(database, "VACUUM INTO ?");
    vacuum.bind(1, fs::absolute(copy).string());
    vacuum.exec();
    syncFile(copy); // SQLite leaves that to us
    syncFolder(copy.parent_path());
}

} // namespace outremer
