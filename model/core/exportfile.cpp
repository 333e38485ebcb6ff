#include "model/core/exportfile.h"

#include "model/core/hash.h"
#include "model/core/record.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <random>
#include <sys/stat.h>
#include <unistd.h>

namespace outremer {
namespace {

bool isDatabase(const std::string &path)
{
    struct stat found {};
    if (::stat(path.c_str(), &found) != 0 || !S_ISREG(found.st_mode))
        return false;
    std::ifstream in(path, std::ios::binary);
    std::string beginning(16, '\0');
    in.read(beginning.data(), 16);
    return in && beginning == std::string_view("SQLite format 3\0", 16);
}

bool isThere(const std::string &path)
{
    struct stat found {};
    return ::lstat(path.c_str(), &found) == 0; // a link that leads nowhere is there, too
}

Refusal alreadyThere(const std::string &path)
{
    return { "exists", path + ": there is already a file of that name. Choose another." };
}

} // namespace

std::string draftNameFor(const std::string &path)
{
    std::random_device chance;
    return path + ".part-" + hex(std::uint64_t(chance()) << 32 | chance());
}

bool renameWithoutReplacing(const std::string &from, const std::string &to)
{
    if (::link(from.c_str(), to.c_str()) == 0)
        return ::unlink(from.c_str()) == 0;
    if (errno == EEXIST)
        return false;
    if (isThere(to)) { // a stick without links
        errno = EEXIST;
        return false;
    }
    return std::rename(from.c_str(), to.c_str()) == 0;
}

std::optional<Refusal> putInPlace(const std::string &draft, const std::string &path, Existing existing)
{
    std::optional<Refusal> refusal;
    if (existing == Existing::Replace && isDatabase(path))
        refusal = Refusal{ "exists", path + ": this is a database, perhaps a chronicle, and is never replaced." };
    else if (existing == Existing::Replace ? std::rename(draft.c_str(), path.c_str()) != 0
                                           : !renameWithoutReplacing(draft, path))
        refusal = errno == EEXIST ? alreadyThere(path)
                                  : Refusal{ "cannot-write", path + ": cannot be written: " + std::strerror(errno) };
    if (refusal)
        ::unlink(draft.c_str());
    return refusal;
}

std::optional<Refusal> writeExport(const std::string &path, std::string_view bytes, Existing existing)
{
    if (existing == Existing::Refuse && isThere(path))
        return alreadyThere(path);
    const std::string draft = draftNameFor(path);
    if (const auto refusal = writeFileSafely(draft, bytes))
        return Refusal{ refusal->code, path + ": " + refusal->message };
    return putInPlace(draft, path, existing);
}

} // namespace outremer
