#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

// Files around the database. Everything here throws; what returns has reached the disk.
namespace outremer {

void syncFile(const std::filesystem::path &path);
void syncFolder(const std::filesystem::path &folder);

// A copy that is on the disk when this returns. `to` must not exist.
void copyDurably(const std::filesystem::path &from, const std::filesystem::path &to);

// A file of these bytes that is on the disk when this returns. It must not exist.
void writeNew(const std::filesystem::path &path, std::string_view bytes);

// Gives a finished file its name, never over another file.
void renameDurably(const std::filesystem::path &from, const std::filesystem::path &to);

std::filesystem::path journalOf(const std::filesystem::path &database); // SQLite's rollback journal
bool isEmptyOrMissing(const std::filesystem::path &path);
bool haveSameBytes(const std::filesystem::path &one, const std::filesystem::path &other);

// Moves a database with its rollback journal to `<name>.<reason>-<stamp>` beside it and answers that name. The pair
// gets its new names before it loses the old ones, so that a crash never parts them.
std::filesystem::path moveAside(const std::filesystem::path &database, const std::string &reason);

// A folder of our own for scratch copies, gone with this object. What a crash left of others is swept away first.
class ScratchFolder {
public:
    explicit ScratchFolder(const std::filesystem::path &beside);
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder &) = delete;
    ScratchFolder &operator=(const ScratchFolder &) = delete;
    const std::filesystem::path &path() const { return m_path; }

private:
    std::filesystem::path m_path;
    int m_folder = -1; // locked, so that nobody sweeps it away
};

// Beside a file, or where temporary files go when nothing can be written there.
std::unique_ptr<ScratchFolder> scratchFor(const std::filesystem::path &file);

// Does away with what killed runs have left in a folder; every new ScratchFolder does that, too.
void sweepScratch(const std::filesystem::path &folder);

} // namespace outremer
