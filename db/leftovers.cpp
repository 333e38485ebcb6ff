#include "db/leftovers.h"

#include "db/check.h"
#include "db/clock.h"
#include "db/ledger.h"
#include "db/problems.h"

#include <algorithm>
#include <chrono>
#include <fstream>

namespace outremer {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kJournalMagic("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);

// What SQLite would take for a journal to play back.
bool hasHotJournal(const fs::path &path)
{
    std::ifstream in(journalOf(path), std::ios::binary);
    const int first = in.get();
    return in && first != 0;
}

// Ours begin like one. One that ends like one names other files, which SQLite would look for and delete: never ours.
bool isOurKind(const fs::path &journal)
{
    std::ifstream in(journal, std::ios::binary);
    std::string head(8, '\0'), tail(8, '\0');
    in.read(head.data(), 8);
    in.seekg(-8, std::ios::end);
    in.read(tail.data(), 8);
    return in && head == kJournalMagic && tail != kJournalMagic;
}

// The change was cut short when its last page was there: the file is newer than its journal, and by moments only.
bool wereWrittenTogether(const fs::path &path)
{
    const auto lead = fs::last_write_time(path) - fs::last_write_time(journalOf(path));
    return lead >= std::chrono::seconds(0) && lead <= std::chrono::seconds(2);
}

struct Finding {
    bool opens = false;
    std::vector<std::string> problems; // sorted, and without the copy's name

    // Whether this is wrong with the other one, too.
    bool isWithin(const Finding &other) const { return std::ranges::includes(other.problems, problems); }
};

Finding examine(const fs::path &copy, std::int32_t applicationId)
{
    Finding finding;
    const auto refusal = guarded(copy, [&] {
        inspect(copy, applicationId);
        SQLite::Database database = connect(copy, Access::Write); // plays back what lies beside it
        demandSchema(database, copy);
        Ledger ledger(database, copy);
        finding.problems = check(ledger, Depth::Chains, &gameOnShelf).problems;
        demandStructure(database, copy);
        verifyContent(ledger);
        finding.opens = true;
    });
    if (refusal)
        finding.problems.push_back(refusal->message);
    for (std::string &problem : finding.problems) {
        if (const auto at = problem.find(copy.string()); at != std::string::npos)
            problem.erase(at, copy.string().size());
    }
    std::ranges::sort(finding.problems);
    return finding;
}

// Both ways, tried on copies: `alone` is the file without its journal, `played` with it.
struct Trial {
    enum class Outcome { Harmless, KeepFile, PlayBack } outcome{};
    fs::path alone;
    fs::path played;
};

Trial tryBoth(const fs::path &path, const fs::path &scratch, std::int32_t applicationId, const fs::path &original)
{
    Trial trial{ Trial::Outcome::KeepFile, scratch / "alone.db", scratch / "played.db" };
    copyDurably(path, trial.alone);
    const bool canPlay = isOurKind(journalOf(path));
    if (canPlay) {
        copyDurably(path, trial.played);
        copyDurably(journalOf(path), journalOf(trial.played));
        if (!guarded(path, [&] { connect(trial.played, Access::Write); }) && haveSameBytes(trial.alone, trial.played)) {
            trial.outcome = Trial::Outcome::Harmless; // the crash came before the first page, or after the last undone
            return trial;
        }
    }
    const Finding alone = examine(trial.alone, applicationId);
    if (alone.problems.empty())
        return trial;
    const Finding played = canPlay ? examine(trial.played, applicationId) : alone;
    if (alone.opens && alone.isWithin(played))
        return trial; // whatever is wrong with it was wrong before
    if (!played.opens)
        throw damaged(original, "the journal beside it does not make it whole");
    trial.outcome = Trial::Outcome::PlayBack;
    return trial;
}

fs::path walOf(const fs::path &database)
{
    return database.string() + "-wal";
}

// Gives something that lay beside the file a name under which SQLite does not find it.
fs::path putAway(const fs::path &leftover)
{
    const std::string base = leftover.string() + ".unused-" + stampOf(now());
    fs::path name = base;
    for (int i = 2; fs::exists(name); ++i)
        name = base + "-" + std::to_string(i);
    renameDurably(leftover, name);
    return name;
}

fs::path copyAside(const fs::path &path)
{
    const std::string base = path.string() + ".before-recovery-" + stampOf(now());
    fs::path copy = base;
    for (int i = 2; fs::exists(copy) || fs::exists(journalOf(copy)); ++i)
        copy = base + "-" + std::to_string(i);
    copyDurably(path, copy);
    copyDurably(journalOf(path), journalOf(copy));
    syncFolder(path.parent_path());
    return copy;
}

void settleForWriting(Settled &settled, const fs::path &path, Trial::Outcome outcome)
{
    const fs::path journal = journalOf(path);
    if (outcome == Trial::Outcome::Harmless)
        return; // SQLite does away with it
    if (outcome == Trial::Outcome::PlayBack) {
        settled.remarks.push_back(path.string()
            + ": a crash had left a change half-done, which was taken back. The file as it was is kept as "
            + copyAside(path).string());
    } else if (isOurKind(journal) && wereWrittenTogether(path)) {
        syncFile(path); // the change was there in full, only its end was not written down
        fs::remove(journal);
        syncFolder(path.parent_path());
    } else {
        settled.remarks.push_back(path.string()
            + ": a journal lay beside it that does not belong to it; it was not played back and is kept as "
            + putAway(journal).string());
    }
}

} // namespace

bool hasOwnJournal(const fs::path &path)
{
    return hasHotJournal(path) && isOurKind(journalOf(path));
}

Settled settleLeftovers(const fs::path &path, Access access, std::int32_t applicationId)
{
    Settled settled{ path, nullptr, {} };
    const bool hasJournal = hasHotJournal(path);
    const bool hasWal = fs::exists(fs::symlink_status(walOf(path)));
    if (!hasJournal && !hasWal)
        return settled;
    auto scratch = scratchFor(path);
    Trial trial{ Trial::Outcome::Harmless, scratch->path() / "alone.db", {} };
    if (hasJournal)
        trial = tryBoth(path, scratch->path(), applicationId, path);
    if (access == Access::Look) {
        if (!hasJournal)
            copyDurably(path, trial.alone);
        const bool isPlayed = trial.outcome == Trial::Outcome::PlayBack;
        settled.file = isPlayed ? trial.played : trial.alone;
        settled.scratch = std::move(scratch);
        settled.remarks.push_back(path.string()
            + (isPlayed
                    ? ": a crash has left a change half-done; a copy without it was read, and nothing was touched"
                    : ": a journal lies beside it that it does not need; it was left out, and nothing was touched"));
        return settled;
    }
    if (hasWal)
        settled.remarks.push_back(path.string()
            + ": a write-ahead log lay beside it, which a chronicle never has; it was not read and is kept as "
            + putAway(walOf(path)).string());
    if (hasJournal)
        settleForWriting(settled, path, trial.outcome);
    return settled;
}

void settleCopy(const fs::path &copy, std::int32_t applicationId, const fs::path &original)
{
    if (!hasHotJournal(copy))
        return;
    const ScratchFolder scratch(copy.parent_path());
    if (tryBoth(copy, scratch.path(), applicationId, original).outcome == Trial::Outcome::PlayBack)
        connect(copy, Access::Write);
    else
        fs::remove(journalOf(copy));
}

} // namespace outremer
