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
    // `games` knows the rules by which a check or an import plays matches again.
    // `anchors`: a folder elsewhere, where it is noted how much the chronicle holds (db/anchor.h).
    static Result<Chronicle> open(const std::filesystem::path &path, const GameFinder &games = &gameOnShelf,
        const std::filesystem::path &anchors = {});

    // One that may not be written, to be read, shown and exported: a copy of it is opened, and whatever is written there
    // goes with it.
    static Result<Chronicle> look(const std::filesystem::path &path, const GameFinder &games = &gameOnShelf);

    Chronicle(Chronicle &&) noexcept;
    Chronicle &operator=(Chronicle &&) noexcept;
    ~Chronicle(); // closes

    const std::filesystem::path &path() const;
    // What opening it found and did, in words people should hear: a journal that was not its own, a change taken back,
    // that it is older than it was.
    const std::vector<std::string> &remarks() const;
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

    // All of it as a new file, proven to be the same; also when the open file is no longer under its name. `file` must
    // not exist.
    std::optional<Refusal> copyTo(const std::filesystem::path &file);

    Health check(Depth depth = Depth::Chains);
    Result<ContentSum> content();

private:
    struct Inner;
    explicit Chronicle(std::unique_ptr<Inner> inner);
    std::unique_ptr<Inner> m_inner;
};

} // namespace outremer
