#pragma once

#include "backup.h"
#include "biographies.h"
#include "bundle.h"
#include "campaigns.h"
#include "check.h"
#include "evenings.h"
#include "journal.h"
#include "people.h"
#include "settings.h"
#include "trash.h"

namespace outremer {

// A group's chronicle: one SQLite file with everything it has played. One writer at a time, one owner thread. Nothing
// here throws; every refusal says in words what happened and what to do.
class Chronicle {
public:
    // Creates the file when there is none, recovers from a crash, migrates an older file (keeping a copy) and checks
    // that what it holds is what was written. A damaged, foreign or newer file is refused and not touched.
    static Result<Chronicle> open(const std::filesystem::path &path);

    Chronicle(Chronicle &&) noexcept;
    Chronicle &operator=(Chronicle &&) noexcept;
    ~Chronicle(); // closes

    const std::filesystem::path &path() const;
    Journal &journal();
    People &people();
    Campaigns &campaigns();
    Evenings &evenings();
    Biographies &biographies();
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
