#pragma once

#include "db/evenings.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace outremer {

// Photographs lie beside the chronicle, in its folder; a row of it names each by its path inside that folder. Whatever a
// row says, nothing outside of the folder is ever read or written.
inline constexpr std::uintmax_t kMaxPhoto = 64u << 20;

// The picture's file; empty when it is not there, or no file inside the folder.
std::filesystem::path photoFileOf(const std::filesystem::path &chronicle, const std::string &path);

std::string bytesOfPhoto(const std::filesystem::path &file);                  // throws
void writePhoto(const std::filesystem::path &file, const std::string &bytes); // durably; `file` must not exist

// The photographs of a backup: `<backup>.photos` lists the path, size and hash of each, and is sealed by a hash itself; the
// pictures lie in `photos/` beside the backups, once each, named by their hash, so that seven backups do not hold seven
// copies. A picture is kept for as long as that folder is.
class KeptPhotos {
public:
    explicit KeptPhotos(const std::filesystem::path &backup);

    static std::filesystem::path listOf(const std::filesystem::path &backup);

    // Copies what is not kept yet, reads it back and writes the list; throws when a copy differs. What is no longer in
    // the chronicle's folder is left out. `before` are older backups of that place: what they hold is not read again.
    void keep(const std::filesystem::path &chronicle, const std::vector<Photo> &photos,
        const std::vector<std::filesystem::path> &before);

    // Puts those that are missing back into the chronicle's folder, never over a file; answers how many could not be
    // brought back, because they are not kept or damaged.
    int bringBack(const std::filesystem::path &chronicle) const;

private:
    struct Kept {
        std::uint64_t hash = 0;
        std::uintmax_t bytes = 0;
    };
    using List = std::map<std::string, Kept>;            // by path
    static List read(const std::filesystem::path &list); // empty when there is none, or it does not fit its seal
    std::filesystem::path pictureOf(const Kept &kept) const;

    std::filesystem::path m_backup;
};

} // namespace outremer
