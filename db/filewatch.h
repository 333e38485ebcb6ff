#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <filesystem>
#include <optional>

namespace outremer {

// Whether the file under a chronicle's name is still the one that is open, as we left it. SQLite goes on writing into a
// file that was deleted or replaced, and believes its own pages when somebody else has written into theirs: without this
// look, moves would be acknowledged that nobody finds again.
class FileWatch {
public:
    FileWatch(SQLite::Database &database, std::filesystem::path path);

    // Throws "file-moved" when another file, or none, has the name.
    void demandInPlace() const;
    // The same, and throws "file-changed" when it has another size or time of change than after our last change.
    void demandUntouched() const;

    void remember(); // after a change of ours
    void forget();   // one of ours is under way, or was cut short: its times say nothing
private:
    struct Stamp {
        std::int64_t bytes = 0;
        std::int64_t seconds = 0;
        std::int64_t nanoseconds = 0;
        friend bool operator==(const Stamp &, const Stamp &) = default;
    };
    std::optional<Stamp> look() const;

    SQLite::Database *m_database;
    std::filesystem::path m_path;
    std::optional<Stamp> m_stamp;
};

} // namespace outremer
