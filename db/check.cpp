#include "db/check.h"

#include "db/linefile.h"
#include "db/opening.h"
#include "db/outcomes.h"
#include "db/replaying.h"
#include "db/schema.h"
#include "db/unreadable.h"

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

// Plays a line again and hands on what it came to, if somebody compares.
void checkReplay(Health &health, Ledger &ledger, Contents &contents, LineId line, const Knowledge &knowledge,
    std::optional<Outcomes> &outcomes)
{
    const Replayed replayed = replayLine(ledger, contents, line, knowledge);
    if (replayed.match && outcomes)
        outcomes->add(replayed.line, *replayed.match);
    if (!replayed.match)
        health.remarks.push_back("match " + replayed.line.match.uuid + " of \"" + replayed.line.origin.game
            + "\" was not played again: " + replayed.why);
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

Health check(Ledger &ledger, Depth depth, const Knowledge &knowledge)
{
    Health health;
    run(health, ledger, [&] { health.version = ledger.database().execAndGet("PRAGMA user_version").getInt(); });
    run(health, ledger, [&] { demandSchema(ledger.database(), ledger.file()); });
    run(health, ledger, [&] { checkStructure(health, ledger); });
    run(health, ledger, [&] { verifyContent(ledger); });
    run(health, ledger, [&] { checkStepCount(ledger); });
    Contents contents(ledger);
    std::vector<LineRow> lines;
    std::optional<Outcomes> outcomes;
    run(health, ledger, [&] {
        lines = ledger.list<LineRow>();
        if (depth == Depth::Outcomes)
            outcomes.emplace(ledger, knowledge);
    });
    for (const LineRow &line : lines) {
        run(health, ledger, [&] {
            if (depth == Depth::Chains)
                loadLine(ledger, line.id);
            else
                checkReplay(health, ledger, contents, line.id, knowledge, outcomes);
        });
    }
    if (outcomes) {
        run(health, ledger, [&] {
            for (const std::string &problem : outcomes->problems())
                health.problems.push_back(problem);
        });
    }
    if (health.isOk())
        run(health, ledger, [&] { health.unreadable = unreadableParts(ledger, contents, knowledge); });
    run(health, ledger, [&] { health.content = contentSum(ledger); });
    return health;
}

Result<Health> checkFile(const std::filesystem::path &path, Depth depth, const Knowledge &knowledge)
{
    auto file = guarded(path, [&] { return OpenFile::open(path, Access::Look, kChronicleId); });
    if (file)
        return check((*file)->ledger(), depth, knowledge);
    if (file.refusal().code != "damaged")
        return file.refusal();
    Health health;
    health.problems.push_back(file.refusal().message);
    return health;
}

} // namespace outremer
