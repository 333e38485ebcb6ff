#include "db/writerlock.h"

#include "db/clock.h"
#include "db/system.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <unistd.h>

namespace outremer {
namespace {

namespace fs = std::filesystem;

fs::path ownerFileOf(const fs::path &chronicle)
{
    return chronicle.string() + ".owner";
}

std::string ownWords()
{
    char host[256] = {};
    ::gethostname(host, sizeof host - 1);
    return "process " + std::to_string(::getpid()) + " on " + host + " since " + stampOf(now());
}

} // namespace

std::string WriterLock::holderOf(const fs::path &chronicle)
{
    std::ifstream in(ownerFileOf(chronicle));
    std::string words;
    std::getline(in, words);
    return words.empty() ? "another program" : words.substr(0, 300);
}

Result<WriterLock> WriterLock::take(const fs::path &chronicle)
{
    const fs::path path = ownerFileOf(chronicle);
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (file < 0) {
        const bool isFull = errno == ENOSPC;
        return Refusal{ isFull ? "disk-full" : "read-only",
            path.string() + ": cannot be created (" + std::strerror(errno)
                + "), so the chronicle cannot be opened for writing. "
                + (isFull ? "Free some space and try again." : "Allow writing to its folder, or open a copy.") };
    }
    bool isLocked = system().lock(file) == 0;
    if (!isLocked && isUnknownThere())
        isLocked = system().lockOtherwise(file) == 0;
    if (!isLocked && isUnknownThere()) {
        ::close(file);
        return Refusal{ "no-locks",
            chronicle.string()
                + ": files cannot be locked where it lies, so two programs could write it at once and spoil it. Copy "
                  "it "
                  "to a disk of this computer." };
    }
    if (!isLocked) {
        ::close(file);
        return Refusal{ "in-use",
            chronicle.string() + ": the chronicle is open elsewhere, by " + holderOf(chronicle)
                + ". Close it there and try again." };
    }
    // The words are only for people: a full disk must not keep anybody from reading their chronicle.
    const std::string words = ownWords() + "\n";
    if (::ftruncate(file, 0) != 0 || ::pwrite(file, words.data(), words.size(), 0) < 0)
        errno = 0;
    return WriterLock(file);
}

WriterLock::~WriterLock()
{
    if (m_file >= 0)
        ::close(m_file); // the file stays: removing it would let two writers lock two files of one name
}

} // namespace outremer
