#pragma once

#include "db/ids.h"

#include "model/core/step.h"

#include <optional>
#include <string>

namespace outremer {

// A match as the chronicle holds it: how it began and which of its lines is the one being played.
struct MatchRow {
    static constexpr const char *kTable = "matches";
    MatchId id;
    std::string uuid;
    std::string game;
    int revision = 0;
    std::uint64_t packHash = 0;
    std::string start; // a record (core/record.h) without steps
    int seats = 0;
    Moment created = 0;
    std::optional<Moment> finished;
    std::optional<Moment> trashed;
    LineId currentLine;

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("id", self.id);
        visit("uuid", self.uuid);
        visit("game", self.game);
        visit("revision", self.revision);
        visit("pack_hash", self.packHash);
        visit("start", self.start);
        visit("seats", self.seats);
        visit("created", self.created);
        visit("finished", self.finished);
        visit("trashed", self.trashed);
        visit("current_line", self.currentLine);
    }
};

// A line of options: the match as it was played, or a fork of it. It shares its parent's first `forkedAt` steps.
struct LineRow {
    static constexpr const char *kTable = "lines";
    LineId id;
    MatchId match;
    std::optional<LineId> parent;
    std::int64_t forkedAt = 0;
    std::string name;
    Moment created = 0;
    // Of a line that went on with other rules or content than the match began with: it has no parent, and begins here.
    std::optional<std::string> start{};
    std::optional<int> revision{};
    std::optional<std::uint64_t> packHash{};

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("id", self.id);
        visit("match", self.match);
        visit("parent", self.parent);
        visit("forked_at", self.forkedAt);
        visit("name", self.name);
        visit("created", self.created);
        visit("start", self.start);
        visit("revision", self.revision);
        visit("pack_hash", self.packHash);
    }
};

// What a line is played by and from. `root` is its first ancestor.
struct Origin {
    std::string game;
    int revision = 0;
    std::uint64_t packHash = 0;
    std::string start;
};
inline Origin originOf(const MatchRow &match, const LineRow &root)
{
    return { match.game, root.revision.value_or(match.revision), root.packHash.value_or(match.packHash),
        root.start.value_or(match.start) };
}

// Where a line ends: how many steps it has, its parent's included, and the last link of its chain.
struct Head {
    static constexpr const char *kTable = "heads";
    LineId line;
    std::int64_t length = 0;
    std::uint64_t chain = 0;

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("line", self.line);
        visit("length", self.length);
        visit("chain", self.chain);
    }
    friend bool operator==(const Head &, const Head &) = default;
};

struct JournalStep {
    Step step;
    Moment at = 0;
    EveningId evening; // none outside an evening

    friend bool operator==(const JournalStep &, const JournalStep &) = default;
};

} // namespace outremer
