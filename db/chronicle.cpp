#include "db/chronicle.h"

#include "db/opening.h"
#include "db/restore.h"
#include "db/schema.h"

namespace outremer {

namespace fs = std::filesystem;

struct Chronicle::Inner {
    Inner(std::unique_ptr<OpenFile> opened, const GameFinder &finder)
        : file(std::move(opened))
        , games(finder)
        , contents(file->ledger())
        , journal(file->ledger(), contents)
        , people(file->ledger())
        , campaigns(file->ledger())
        , evenings(file->ledger())
        , biographies(file->ledger())
        , plays(file->ledger())
        , settings(file->ledger())
        , trash(file->ledger())
        , backups(file->ledger())
        , bundles(file->ledger(), games)
    {
    }
    std::unique_ptr<OpenFile> file;
    GameFinder games;
    Contents contents;
    Journal journal;
    People people;
    Campaigns campaigns;
    Evenings evenings;
    Biographies biographies;
    Plays plays;
    Settings settings;
    Trash trash;
    Backups backups;
    Bundles bundles;
};

Chronicle::Chronicle(std::unique_ptr<Inner> inner)
    : m_inner(std::move(inner))
{
}
Chronicle::Chronicle(Chronicle &&) noexcept = default;
Chronicle &Chronicle::operator=(Chronicle &&) noexcept = default;
Chronicle::~Chronicle() = default;

Result<Chronicle> Chronicle::open(const fs::path &path, const GameFinder &games)
{
    return guarded(path, [&] {
        const fs::path name = fs::weakly_canonical(fs::absolute(path));
        if (!fs::exists(name)) {
            fs::create_directories(name.parent_path());
            const WriterLock lock = valueOf(WriterLock::take(name));
            if (!fs::exists(name) && !finishRestore(name))
                createFile(name, kChronicleId, newestSchemaVersion());
        }
        auto file = OpenFile::open(name, Access::Write, kChronicleId);
        demandStructure(file->database(), name);
        verifyContent(file->ledger());
        file->bringUpToDate();
        return Chronicle(std::make_unique<Inner>(std::move(file), games));
    });
}

const fs::path &Chronicle::path() const
{
    return m_inner->file->path();
}
Contents &Chronicle::contents()
{
    return m_inner->contents;
}
Journal &Chronicle::journal()
{
    return m_inner->journal;
}
People &Chronicle::people()
{
    return m_inner->people;
}
Campaigns &Chronicle::campaigns()
{
    return m_inner->campaigns;
}
Evenings &Chronicle::evenings()
{
    return m_inner->evenings;
}
Biographies &Chronicle::biographies()
{
    return m_inner->biographies;
}
Plays &Chronicle::plays()
{
    return m_inner->plays;
}
Settings &Chronicle::settings()
{
    return m_inner->settings;
}
Trash &Chronicle::trash()
{
    return m_inner->trash;
}
Backups &Chronicle::backups()
{
    return m_inner->backups;
}
Bundles &Chronicle::bundles()
{
    return m_inner->bundles;
}

Health Chronicle::check(Depth depth)
{
    return outremer::check(m_inner->file->ledger(), depth, m_inner->games);
}

Result<ContentSum> Chronicle::content()
{
    return m_inner->file->ledger().read([&] { return contentSum(m_inner->file->ledger()); });
}

} // namespace outremer
