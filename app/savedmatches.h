#pragma once

#include "core/anygame.h"

#include <filesystem>

namespace outremer {

// Who sits in a seat: a person, or a bot.
struct Player {
    std::string name; // what the log calls them; empty: the name of their house
    std::optional<BotKind> bot;

    friend bool operator==(const Player &, const Player &) = default;
};

struct SavedMatch {
    std::unique_ptr<AnyMatch> match;
    std::vector<Player> players;
    std::filesystem::path path;
};

// The matches of this computer, one file each, written anew after every step so that an evening is never lost. Files
// are never overwritten by another match and never deleted.
class SavedMatches {
public:
    explicit SavedMatches(std::filesystem::path folder)
        : m_folder(std::move(folder))
    {
    }

    std::filesystem::path freshPath(const AnyGame &game) const;
    std::optional<Refusal> save(
        const AnyMatch &match, const std::vector<Player> &players, const std::filesystem::path &path) const;
    // The matches of this game that are not over, newest first. A file that cannot be read is among them: opening it says
    // what is wrong, instead of hiding somebody's match.
    std::vector<std::filesystem::path> unfinished(std::string_view game) const;
    Result<SavedMatch> load(const AnyGame &game, const std::filesystem::path &path) const;

private:
    std::filesystem::path m_folder;
};

} // namespace outremer
