#pragma once

#include "model/core/rng.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

// A disk that does what disks do: it is full, it fails, or the power goes. While a FaultyDisk lives, SQLite writes all
// its files through it.
namespace outremer::test {

class FaultyDisk {
public:
    FaultyDisk();
    ~FaultyDisk();
    FaultyDisk(const FaultyDisk &) = delete;
    FaultyDisk &operator=(const FaultyDisk &) = delete;

    // Writes, syncs, truncations and deletions since the last plan was made.
    int calls() const { return m_calls; }

    // The n-th of them (from 1) fails with this SQLite code, and all later ones too when it lasts.
    void failAt(int call, int code, bool lasts);
    // At the n-th of them the power goes: it and everything after it fails.
    void losePowerAt(int call);
    void beSound();
    bool hasStruck() const { return m_hasStruck; }

    // What the disk holds after the power loss: everything that was synced, and of each write after the last sync all,
    // nothing or some sectors, in any order. The files get their own names in `folder`.
    void writeSurvivors(const std::filesystem::path &folder, Rng &rng) const;

    // For the file methods.
    struct Change {
        bool isTruncation = false;
        std::int64_t at = 0; // or the new size
        std::string bytes;
    };
    struct Image {
        bool isThere = false; // for certain
        std::string durable;
        std::vector<Change> pending;
    };
    int strike(); // the code this call must fail with, or SQLITE_OK
    Image *imageOf(const std::string &path);
    void opened(const std::string &path);
    void changed(const std::string &path, Change change);
    void synced(const std::string &path);
    void removed(const std::string &path);

private:
    int m_calls = 0;
    int m_failAt = 0;
    int m_code = 0;
    bool m_lasts = false;
    bool m_hasStruck = false;
    bool m_isRecording = false;
    std::map<std::string, Image> m_images;
};

} // namespace outremer::test
