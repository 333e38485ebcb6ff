#include "db/chronicle.h"

#include "db/anchor.h"
#include "db/files.h"
#include "db/opening.h"
#include "db/restore.h"
#include "db/schema.h"

namespace outremer {

namespace fs = std::filesystem;

struct Chronicle::Inner {
    Inner(std::unique_ptr<OpenFile> opened, const GameFinder &finder, const fs::path &anchors)
        : file(std::move(opened))
        , anchor(anchors, file->path())
        , remarks(file->remarks())
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
        if (const auto missing = anchor.whatIsMissing(file->ledger()))
            remarks.push_back(*missing);
        anchor.drop(file->ledger()); // it was said once
    }
    ~Inner()
    {
        if (!file->ledger().isAstray()) // else it would speak of a file that is not there
            anchor.drop(file->ledger());
    }
    Inner(const Inner &) = delete;
    Inner &operator=(const Inner &) = delete;

    std::unique_ptr<OpenFile> file;
    Anchor anchor;
    std::vector<std::string> remarks;
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

Result<Chronicle> Chronicle::open(const fs::path &path, const GameFinder &games, const fs::path &anchors)
{
    return guarded(path, [&] {
        const fs::path name = fs::weakly_canonical(path);
        if (!fs::exists(name)) {
            fs::create_directories(name.parent_path());
            const WriterLock lock = valueOf(WriterLock::take(name));
            if (!fs::exists(name) && !finishRestore(name))
                createFile(name, kChronicleId, newestSchemaVersion());
        }
        auto file = OpenFile::open(name, Access::Write, kChronicleId);
        sweepScratch(name.parent_path());
        demandStructure(file->database(), name);
        verifyContent(file->ledger());
        file->bringUpToDate();
        file->ledger().watchFile();
        return Chronicle(std::make_unique<Inner>(std::move(file), games, anchors));
    });
}

Result<Chronicle> Chronicle::look(const fs::path &path, const GameFinder &games)
{
    return guarded(path, [&] {
        auto file = OpenFile::openCopy(path, kChronicleId);
        demandStructure(file->database(), path);
        verifyContent(file->ledger());
        file->bringUpToDate();
        return Chronicle(std::make_unique<Inner>(std::move(file), games, fs::path()));
    });
}

const fs::path &Chronicle::path() const
{
    return m_inner->file->path();
}
const std::vector<std::string> &Chronicle::remarks() const
{
    return m_inner->remarks;
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

std::optional<Refusal> Chronicle::copyTo(const fs::path &file)
{
    return guarded(file, [&] {
        const fs::path name = fs::absolute(file);
        const ScratchFolder scratch(name.parent_path());
        const fs::path draft = scratch.path() / "copy.db";
        copyInto(m_inner->file->database(), draft);
        {
            const auto copy = OpenFile::open(draft, Access::Look, kChronicleId);
            const Health health = outremer::check(copy->ledger(), Depth::Chains, m_inner->games);
            if (!health.isOk())
                throw damaged(path(), health.problems.front());
            if (const std::string difference = health.content.differenceFrom(contentSum(m_inner->file->ledger()));
                !difference.empty())
                throw damaged(path(), difference);
        }
        renameDurably(draft, name);
    });
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
