#include "db/anchor.h"

#include "db/files.h"
#include "db/ledger.h"
#include "db/uuid.h"

#include "model/core/hash.h"

#include <algorithm>
#include <fstream>

namespace outremer {

namespace fs = std::filesystem;

Anchor::Anchor(const fs::path &folder, const fs::path &chronicle)
    : m_chronicle(chronicle)
{
    if (folder.empty())
        return;
    Hasher hasher;
    std::error_code error;
    hasher.text(fs::weakly_canonical(chronicle, error).string());
    m_note = folder / (hex(hasher.result()) + ".anchor");
}

Anchor::Holdings Anchor::holdingsOf(Ledger &ledger)
{
    const auto sum = [&](const char *sql) { return ledger.database().execAndGet(sql).getInt64(); };
    return { sum("SELECT coalesce(sum(rows), 0) FROM tallies"),
        sum("SELECT coalesce(sum(length - forked_at), 0) FROM heads JOIN lines ON lines.id = heads.line") };
}

std::optional<std::string> Anchor::whatIsMissing(Ledger &ledger) const
{
    std::ifstream in(m_note);
    Holdings before;
    if (m_note.empty() || !(in >> before.rows >> before.steps))
        return std::nullopt;
    std::optional<std::string> words;
    (void)guarded(m_chronicle, [&] {
        const Holdings present = holdingsOf(ledger);
        const std::int64_t rows = std::max<std::int64_t>(0, before.rows - present.rows);
        const std::int64_t steps = std::max<std::int64_t>(0, before.steps - present.steps);
        if (rows > 0 || steps > 0)
            words = m_chronicle.string() + ": this file is older than the one that was here before: it lacks "
                + std::to_string(rows) + " entries and " + std::to_string(steps)
                + " steps. If that is not what you want, look for the newer file or a newer backup.";
    });
    return words;
}

void Anchor::forget() const
{
    std::error_code ignored;
    if (!m_note.empty())
        fs::remove(m_note, ignored);
}

void Anchor::drop(Ledger &ledger) const
{
    if (m_note.empty())
        return;
    (void)guarded(m_note, [&] {
        const Holdings present = holdingsOf(ledger);
        fs::create_directories(m_note.parent_path());
        const fs::path draft = m_note.string() + ".new-" + newUuid();
        writeNew(draft, std::to_string(present.rows) + " " + std::to_string(present.steps) + "\n");
        fs::rename(draft, m_note); // over the older one
    });
}

} // namespace outremer
