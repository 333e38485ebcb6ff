#include "db/chain.h"

#include "model/core/hash.h"

namespace outremer {

std::uint64_t chainOfMatch(const MatchRow &match)
{
    Hasher hasher;
    hasher.text("match");
    hasher.text(match.uuid);
    hasher.text(match.game);
    hasher.integer(std::uint64_t(match.revision));
    hasher.integer(match.packHash);
    hasher.text(match.start);
    return hasher.result();
}

std::uint64_t chainOfRoot(const MatchRow &match, const LineRow &line)
{
    if (!line.start)
        return chainOfMatch(match);
    const Origin origin = originOf(match, line);
    Hasher hasher;
    hasher.text("start");
    hasher.integer(chainOfMatch(match));
    hasher.integer(std::uint64_t(line.id.value));
    hasher.integer(std::uint64_t(origin.revision));
    hasher.integer(origin.packHash);
    hasher.text(origin.start);
    return hasher.result();
}

std::uint64_t chainOfFork(std::uint64_t chainOfParent, const MatchRow &match, const LineRow &line)
{
    Hasher hasher;
    hasher.text("fork");
    hasher.integer(chainOfParent);
    hasher.text(match.uuid);
    hasher.integer(std::uint64_t(line.id.value));
    hasher.integer(std::uint64_t(line.forkedAt));
    return hasher.result();
}

std::uint64_t chainOfStep(std::uint64_t chainBefore, std::int64_t number, const JournalStep &step)
{
    Hasher hasher;
    hasher.integer(chainBefore);
    hasher.integer(std::uint64_t(number));
    hasher.integer(step.step.seat);
    hasher.integer(step.step.option.code());
    hasher.integer(std::uint64_t(step.at));
    hasher.integer(std::uint64_t(step.evening.value));
    return hasher.result();
}

} // namespace outremer
