#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace outremer {

class Ledger;

// A note outside of a chronicle, in another folder, of how much it held when it was last closed. Nothing in a chronicle is
// ever deleted, so a file that holds less is an older one: somebody has put it there, or a disk has gone back in time.
// Nothing inside the file could tell that.
class Anchor {
public:
    // Of the chronicle at this path. Without a folder there is none.
    Anchor(const std::filesystem::path &folder, const std::filesystem::path &chronicle);

    // In words, when the file holds less than it did. Never a reason to refuse it.
    std::optional<std::string> whatIsMissing(Ledger &ledger) const;
    void forget() const;             // somebody has put another file there on purpose
    void drop(Ledger &ledger) const; // what cannot be written is not told; the file itself is safe

private:
    struct Holdings {
        std::int64_t rows = 0;
        std::int64_t steps = 0;
    };
    static Holdings holdingsOf(Ledger &ledger);

    std::filesystem::path m_note; // empty: none
    std::filesystem::path m_chronicle;
};

} // namespace outremer
