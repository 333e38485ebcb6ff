#include "db/problems.h"

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

#include <new>

namespace outremer {
namespace {

Refusal refusalOfSqlite(int code, const std::string &detail, const std::string &file)
{
    switch (code & 0xff) {
    case SQLITE_FULL:
        return { "disk-full",
            file
                + ": the disk is full, so nothing was saved; what was saved before is safe. Free some space and try "
                  "again." };
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return { "read-only",
            file + ": the file or its folder may not be written. Allow writing, or open a copy of it elsewhere." };
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL:
        return { "in-use", file + ": another program is using the file. Close it there and try again." };
    case SQLITE_CORRUPT:
        return damaged(file, detail).refusal();
    case SQLITE_NOTADB:
        return { "not-a-chronicle", file + ": this is not a chronicle of Outremer; it was left as it is." };
    case SQLITE_CANTOPEN:
        return { "cannot-open",
            file + ": the file cannot be opened. Check that its folder exists and may be written." };
    case SQLITE_IOERR:
        return { "disk-error",
            file
                + ": the disk reported an error, so nothing was saved; what was saved before is safe. Check the disk "
                  "and make a backup." };
    case SQLITE_NOMEM:
        return { "no-memory", file + ": there is not enough memory. Close other programs and try again." };
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
    case SQLITE_TOOBIG:
        return { "bad-value", file + ": the chronicle does not take that: " + detail + "." };
    default:
        return { "store-failed", file + ": the chronicle could not do that: " + detail + "." };
    }
}

} // namespace

StoreProblem damaged(const std::filesystem::path &file, const std::string &what)
{
    return { "damaged",
        file.string() + ": the file is damaged (" + what
            + "). It was left as it is; restore a backup, or salvage what can still be read into a new file." };
}

StoreProblem notFound(const std::string &what)
{
    return { "not-found", "the chronicle holds no " + what };
}

Refusal refusalOfCurrentException(const std::filesystem::path &file)
{
    try {
        throw;
    } catch (const StoreProblem &problem) {
        return problem.refusal();
    } catch (const SQLite::Exception &error) {
        return refusalOfSqlite(error.getErrorCode(), error.what(), file.string());
    } catch (const std::bad_alloc &) {
        return refusalOfSqlite(SQLITE_NOMEM, {}, file.string());
    } catch (const std::filesystem::filesystem_error &error) {
        const bool isFull = error.code() == std::errc::no_space_on_device;
        const bool isForbidden =
            error.code() == std::errc::permission_denied || error.code() == std::errc::read_only_file_system;
        return refusalOfSqlite(isFull ? SQLITE_FULL
                : isForbidden         ? SQLITE_READONLY
                                      : SQLITE_ERROR,
            error.code().message(), file.string());
    } catch (const std::exception &error) {
        return refusalOfSqlite(SQLITE_ERROR, error.what(), file.string());
    }
}

void demand(const std::optional<Refusal> &refusal)
{
    if (refusal)
        throw StoreProblem(*refusal);
}

} // namespace outremer
