#include "db/check.h"

#include "db/linefile.h"
#include "db/oldchapters.h"
#include "db/opening.h"
#include "db/resume.h"
#include "db/schema.h"

namespace outremer {
namespace {

// Runs one part of the check; what it throws is one more problem.
template <class Part>
void run(Health &health, const Ledger &ledger, Part part)
{
    if (const auto refusal = guarded(ledger.file(), part))
        health.problems.push_back(refusal->message);
}

void checkStructure(Health &health, Ledger &ledger)
{
    SQLite::Statement integrity(ledger.database(), "PRAGMA integrity_check(20)");
    while (integrity.executeStep()) {
        if (const std::string text = integrity.getColumn(0).getString(); text != "ok")
            health.problems.push_back("structure: " + text);
    }
    SQLite::Statement references(ledger.database(), "PRAGMA foreign_key_check");
    for (int i = 0; i < 20 && references.executeStep(); ++i)
        health.problems.push_back("a row of \"" + references.getColumn(0).getString() + "\" points to a row of \""
            + references.getColumn(2).getString() + "\" that is not there");
}

// A line whose rules or content are not here is no damage: it is proven by its chain, and can be read.
void checkLine(Health &health, Ledger &ledger, Contents &contents, LineId line, Depth depth, const GameFinder &games)
{
    SavedLine saved{ nullptr, loadLine(ledger, line), {} };
    if (depth == Depth::Chains)
        return;
    const Origin &origin = saved.line.origin;
    const GamePtr present = games(origin.game);
    const bool hasRules = present && present->revision() == origin.revision;
    const auto game = hasRules ? contents.game(*present, origin.packHash)
                               : Result<GamePtr>(Refusal{ "other-rules", "its rules are not here" });
    if (!game) {
        health.remarks.push_back("match " + saved.line.match.uuid + " of \"" + origin.game
            + "\" was not played again: " + game.refusal().message);
        return;
    }
    saved.game = *game;
    saved.line.origin.start = presentStart(ledger, saved.line);
    valueOf(saved.replay());
}

// Steps that belong to no line, or stand behind its end, would be read by nobody: they are damage all the same.
void checkStepCount(Ledger &ledger)
{
    const auto count = [&](const char *sql) { return ledger.database().execAndGet(sql).getInt64(); };
    if (count("SELECT count(*) FROM steps")
        != count("SELECT coalesce(sum(length - forked_at), 0) FROM heads JOIN lines ON lines.id = heads.line"))
        throw damaged(ledger.file(), "there are steps that belong to no line");
}

} // namespace

void verifyContent(Ledger &ledger)
{
    ledger.verify();
    const auto lines = ledger.list<LineRow>();
    const auto heads = ledger.list<Head>();
    bool isPaired = lines.size() == heads.size();
    for (std::size_t i = 0; isPaired && i < lines.size(); ++i)
        isPaired = lines[i].id == heads[i].line && lines[i].forkedAt <= heads[i].length;
    if (!isPaired)
        throw damaged(ledger.file(), "the lines of the journal and their heads do not fit");
}

Health check(Ledger &ledger, Depth depth, const GameFinder &games)
{
    Health health;
    run(health, ledger, [&] { health.version = ledger.database().execAndGet("PRAGMA user_version").getInt(); });
    run(health, ledger, [&] { demandSchema(ledger.database(), ledger.file()); });
    run(health, ledger, [&] { checkStructure(health, ledger); });
    run(health, ledger, [&] { verifyContent(ledger); });
    run(health, ledger, [&] { checkStepCount(ledger); });
    Contents contents(ledger);
    std::vector<LineRow> lines;
    run(health, ledger, [&] { lines = ledger.list<LineRow>(); });
    for (const LineRow &line : lines)
        run(health, ledger, [&] { checkLine(health, ledger, contents, line.id, depth, games); });
    run(health, ledger, [&] { health.content = contentSum(ledger); });
    return health;
}

Result<Health> checkFile(const std::filesystem::path &path, Depth depth, const GameFinder &games)
{
    auto file = guarded(path, [&] { return OpenFile::open(path, Access::Look, kChronicleId); });
    if (file) {
        Health health = check((*file)->ledger(), depth, games);
        const auto &found = (*file)->remarks();
        health.remarks.insert(health.remarks.begin(), found.begin(), found.end());
        return health;
    }
    if (file.refusal().code != "damaged")
        return file.refusal();
    Health health;
    health.problems.push_back(file.refusal().message);
    return health;
}

} // namespace outremer
