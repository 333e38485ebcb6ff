#include "db/files.h"

#include "db/clock.h"
#include "db/system.h"
#include "db/uuid.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace outremer {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const char *what, const fs::path &path)
{
    throw fs::filesystem_error(what, path, std::error_code(errno, std::generic_category()));
}

// A file descriptor that is closed in any case.
class File {
public:
    File(const fs::path &path, int flags)
        : m_path(path)
        , m_file(::open(path.c_str(), flags | O_CLOEXEC, 0600))
    {
        if (m_file < 0)
            fail("cannot be opened", path);
    }
    ~File() { ::close(m_file); }
    File(const File &) = delete;
    File &operator=(const File &) = delete;

    void sync() const
    {
        if (::fsync(m_file) != 0)
            fail("cannot be synchronised", m_path);
    }
    std::size_t read(char *bytes, std::size_t size) const
    {
        for (;;) {
            const ssize_t got = ::read(m_file, bytes, size);
            if (got >= 0)
                return std::size_t(got);
            if (errno != EINTR)
                fail("cannot be read", m_path);
        }
    }
    void write(const char *bytes, std::size_t size) const
    {
        while (size > 0) {
            const ssize_t written = ::write(m_file, bytes, size);
            if (written < 0 && errno != EINTR)
                fail("cannot be written", m_path);
            if (written > 0) {
                bytes += written;
                size -= std::size_t(written);
            }
        }
    }

private:
    fs::path m_path;
    int m_file;
};

fs::path folderOf(const fs::path &path)
{
    return path.has_parent_path() ? path.parent_path() : ".";
}

constexpr std::string_view kScratchPrefix = ".outremer-scratch-";

// The folder, open and locked; -1 when somebody else has it.
int lockFolder(const fs::path &folder)
{
    const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW);
    if (file < 0 || system().lock(file) == 0)
        return file;
    ::close(file);
    return -1;
}

// Scratch folders whose makers are gone.
void sweep(const fs::path &beside)
{
    std::error_code ignored;
    for (const auto &entry : fs::directory_iterator(beside, ignored)) {
        if (!entry.path().filename().string().starts_with(kScratchPrefix))
            continue;
        if (const int folder = lockFolder(entry.path()); folder >= 0) {
            fs::remove_all(entry.path(), ignored);
            ::close(folder);
        }
    }
}

// A second name. Where a file has only one, a copy.
void linkOrCopy(const fs::path &from, const fs::path &to)
{
    if (system().link(from.c_str(), to.c_str()) == 0)
        return;
    if (!isUnknownThere())
        fail("cannot be given its name", to);
    copyDurably(from, to);
}

// Where the system cannot do it in one step: by a link, which is never made over a file; where there are no links either,
// after a look.
void renameOtherwise(const fs::path &from, const fs::path &to)
{
    if (system().link(from.c_str(), to.c_str()) == 0) {
        fs::remove(from);
        return;
    }
    if (!isUnknownThere())
        fail("cannot be given its name", to);
    if (fs::exists(fs::symlink_status(to))) {
        errno = EEXIST;
        fail("cannot be given its name", to);
    }
    fs::rename(from, to);
}

} // namespace

void syncFile(const fs::path &path)
{
    File(path, O_RDONLY).sync();
}

void syncFolder(const fs::path &folder)
{
    File(folder, O_RDONLY | O_DIRECTORY).sync();
}

void copyDurably(const fs::path &from, const fs::path &to)
{
    const File in(from, O_RDONLY);
    const File out(to, O_WRONLY | O_CREAT | O_EXCL);
    std::string buffer(1u << 18, '\0');
    while (const std::size_t got = in.read(buffer.data(), buffer.size()))
        out.write(buffer.data(), got);
    out.sync();
}

void writeNew(const fs::path &path, std::string_view bytes)
{
    const File out(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW);
    out.write(bytes.data(), bytes.size());
    out.sync();
}

void renameDurably(const fs::path &from, const fs::path &to)
{
    if (system().renameOverNothing(from.c_str(), to.c_str()) != 0) {
        if (!isUnknownThere())
            fail("cannot be given its name", to);
        renameOtherwise(from, to);
    }
    syncFolder(folderOf(to));
}

fs::path journalOf(const fs::path &database)
{
    return database.string() + "-journal";
}

bool isEmptyOrMissing(const fs::path &path)
{
    std::error_code error;
    const auto size = fs::file_size(path, error);
    return error || size == 0;
}

bool haveSameBytes(const fs::path &one, const fs::path &other)
{
    if (fs::file_size(one) != fs::file_size(other))
        return false;
    const File first(one, O_RDONLY);
    const File second(other, O_RDONLY);
    std::string ours(1u << 18, '\0');
    std::string theirs(ours);
    for (;;) { // plain files answer what was asked for, up to their end
        const std::size_t got = first.read(ours.data(), ours.size());
        if (got != second.read(theirs.data(), theirs.size()) || std::memcmp(ours.data(), theirs.data(), got) != 0)
            return false;
        if (got == 0)
            return true;
    }
}

fs::path moveAside(const fs::path &database, const std::string &reason)
{
    const std::string base = database.string() + "." + reason + "-" + stampOf(now());
    fs::path aside = base;
    for (int i = 2; fs::exists(aside) || fs::exists(journalOf(aside)); ++i)
        aside = base + "-" + std::to_string(i);
    const fs::path journal = journalOf(database);
    if (fs::exists(journal))
        linkOrCopy(journal, journalOf(aside));
    if (system().link(database.c_str(), aside.c_str()) == 0) {
        syncFolder(folderOf(database));
        fs::remove(database);
    } else if (isUnknownThere()) {
        renameDurably(database, aside); // its journal is there already
    } else {
        fail("cannot be given its name", aside);
    }
    fs::remove(journal);
    syncFolder(folderOf(database));
    return aside;
}

std::unique_ptr<ScratchFolder> scratchFor(const fs::path &file)
{
    try {
        return std::make_unique<ScratchFolder>(folderOf(file));
    } catch (const fs::filesystem_error &) { // read-only, or full
        return std::make_unique<ScratchFolder>(fs::temp_directory_path());
    }
}

void sweepScratch(const fs::path &folder)
{
    sweep(folder);
}

ScratchFolder::ScratchFolder(const fs::path &beside)
    : m_path(beside / (std::string(kScratchPrefix) + newUuid()))
{
    sweep(beside);
    if (::mkdir(m_path.c_str(), 0700) != 0)
        fail("cannot be created", m_path);
    m_folder = lockFolder(m_path);
}

ScratchFolder::~ScratchFolder()
{
    std::error_code ignored;
    fs::remove_all(m_path, ignored);
    if (m_folder >= 0)
        ::close(m_folder);
}

} // namespace outremer
