#include "db/files.h"

#include "db/clock.h"
#include "db/uuid.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
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
    if (file < 0 || ::flock(file, LOCK_EX | LOCK_NB) == 0)
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

void linkTo(const fs::path &from, const fs::path &to)
{
    if (::link(from.c_str(), to.c_str()) != 0)
        fail("cannot be given its name", to);
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

void renameDurably(const fs::path &from, const fs::path &to)
{
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) != 0)
        fail("cannot be given its name", to);
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

fs::path moveAside(const fs::path &database, const std::string &reason)
{
    const std::string base = database.string() + "." + reason + "-" + stampOf(now());
    fs::path aside = base;
    for (int i = 2; fs::exists(aside) || fs::exists(journalOf(aside)); ++i)
        aside = base + "-" + std::to_string(i);
    const fs::path journal = journalOf(database);
    if (fs::exists(journal))
        linkTo(journal, journalOf(aside));
    linkTo(database, aside);
    syncFolder(folderOf(database));
    fs::remove(database);
    fs::remove(journal);
    syncFolder(folderOf(database));
    return aside;
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
