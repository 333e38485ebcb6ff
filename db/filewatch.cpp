#include "db/filewatch.h"

#include "db/problems.h"

#include <sqlite3.h>
#include <sys/stat.h>

namespace outremer {

FileWatch::FileWatch(SQLite::Database &database, std::filesystem::path path)
    : m_database(&database)
    , m_path(std::move(path))
{
    remember();
}

std::optional<FileWatch::Stamp> FileWatch::look() const
{
    struct stat found {};
    if (::stat(m_path.c_str(), &found) != 0)
        return std::nullopt;
    return Stamp{ found.st_size, found.st_mtim.tv_sec, found.st_mtim.tv_nsec };
}

void FileWatch::demandInPlace() const
{
    int hasMoved = 0;
    sqlite3_file_control(m_database->getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved);
    if (hasMoved != 0 || !look())
        throw StoreProblem("file-moved",
            m_path.string()
                + ": the file is no longer there, or another one has its name, so nothing more is saved. What was "
                  "saved "
                  "before can still be written to a new file.");
}

void FileWatch::demandUntouched() const
{
    demandInPlace();
    if (m_stamp && look() != m_stamp)
        throw StoreProblem("file-changed",
            m_path.string()
                + ": another program has written into the file while it was open, so nothing more is saved. The match "
                  "can still be written to a new file.");
}

void FileWatch::remember()
{
    m_stamp = look();
}

void FileWatch::forget()
{
    m_stamp.reset();
}

} // namespace outremer
