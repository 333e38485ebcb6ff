#pragma once

#include "db/backup.h"
#include "db/biographies.h"
#include "db/bundle.h"
#include "db/campaigns.h"
#include "db/check.h"
#include "db/contents.h"
#include "db/evenings.h"
#include "db/journal.h"
#include "db/people.h"
#include "db/plays.h"
#include "db/settings.h"
#include "db/trash.h"

namespace outremer {

// A group's chronicle: one SQLite file with everything it has played. One writer at a time, one owner thread. Nothing
// here throws; every refusal says in words what happened and what to do.
class Chronicle {
public:
    // Creates the file when there is none, recovers from a crash, migrates an older file (keeping a copy) and checks
    // that what it holds is what was written. A damaged, foreign or newer file is refused and not touched.
    // `knowledge` is what a check or an import plays matches again and reads documents by. A document that nobody can
    // read does not keep the file from opening: whatever asks for it is refused.
    static Result<Chronicle> open(const std::filesystem::path &path, const Knowledge &knowledge = &gameOnShelf);

    Chronicle(Chronicle &&) noexcept;
    Chronicle &operator=(Chronicle &&) noexcept;
    ~Chronicle(); // closes

    const std::filesystem::path &path() const;
    Journal &journal();
    Contents &contents();
    People &people();
    Campaigns &campaigns();
    Evenings &evenings();
    Biographies &biographies();
    Plays &plays();
    Settings &settings();
    Trash &trash();
    Backups &backups();
    Bundles &bundles();

    Health check(Depth depth = Depth::Chains);
    Result<ContentSum> content();

private:
    struct Inner;
    explicit Chronicle(std::unique_ptr<Inner> inner);
    std::unique_ptr<Inner> m_inner;
};

} // namespace outremer
