#pragma once

#include <array>

namespace outremer {

// Append-only: a released migration is never edited, because files made by it are out there.
//
// Every table of truth has a `seal`, the hash of its row, and a line in `tallies` with the number and sum of its seals:
// SQLite does not checksum pages, so this is how damage is noticed. Steps are sealed by their chain instead, and `heads`
// says where each chain ends. A column added later must be NULL in old rows; the seal skips NULL. There are no
// secondary indexes: nothing can then be missed by a lookup and still be found by a scan. Who looks for the rows of one
// campaign or match asks `lookups.h`, which is made from the tables and cannot disagree with them.
inline constexpr std::array kMigrations{ // 1: people, matches and their journal
    R"sql(
CREATE TABLE tallies(name TEXT PRIMARY KEY, rows INTEGER NOT NULL, sum INTEGER NOT NULL, seal INTEGER NOT NULL)
    STRICT, WITHOUT ROWID;
CREATE TABLE settings(key TEXT PRIMARY KEY, value TEXT NOT NULL, seal INTEGER NOT NULL)
    STRICT, WITHOUT ROWID;
CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT NOT NULL CHECK(name <> ''),
    gender TEXT NOT NULL CHECK(gender IN ('m', 'f', 'n')), created INTEGER NOT NULL, trashed INTEGER,
    seal INTEGER NOT NULL) STRICT;
CREATE TABLE groups(id INTEGER PRIMARY KEY, name TEXT NOT NULL CHECK(name <> ''), created INTEGER NOT NULL,
    seal INTEGER NOT NULL) STRICT;
CREATE TABLE group_people(group_id INTEGER NOT NULL REFERENCES groups(id), person INTEGER NOT NULL REFERENCES people(id),
    joined INTEGER NOT NULL, parted INTEGER, seal INTEGER NOT NULL, PRIMARY KEY(group_id, person))
    STRICT, WITHOUT ROWID;
CREATE TABLE matches(id INTEGER PRIMARY KEY, uuid TEXT NOT NULL, game TEXT NOT NULL, revision INTEGER NOT NULL,
    pack_hash INTEGER NOT NULL, start TEXT NOT NULL,
    seats INTEGER NOT NULL CHECK(seats BETWEEN 1 AND 16), created INTEGER NOT NULL, finished INTEGER, trashed INTEGER,
    current_line INTEGER NOT NULL REFERENCES lines(id) DEFERRABLE INITIALLY DEFERRED, seal INTEGER NOT NULL) STRICT;
CREATE TABLE lines(id INTEGER PRIMARY KEY, match INTEGER NOT NULL REFERENCES matches(id) DEFERRABLE INITIALLY DEFERRED,
    parent INTEGER REFERENCES lines(id) CHECK(parent < id), forked_at INTEGER NOT NULL CHECK(forked_at >= 0),
    name TEXT NOT NULL, created INTEGER NOT NULL, seal INTEGER NOT NULL) STRICT;
CREATE TABLE heads(line INTEGER PRIMARY KEY REFERENCES lines(id), length INTEGER NOT NULL CHECK(length >= 0),
    chain INTEGER NOT NULL, seal INTEGER NOT NULL) STRICT;
CREATE TABLE steps(line INTEGER NOT NULL REFERENCES lines(id), number INTEGER NOT NULL CHECK(number >= 0),
    seat INTEGER NOT NULL CHECK(seat BETWEEN 0 AND 255), option INTEGER NOT NULL, chain INTEGER NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY(line, number)) STRICT, WITHOUT ROWID;
CREATE TABLE snapshots(line INTEGER NOT NULL REFERENCES lines(id), number INTEGER NOT NULL, bytes BLOB NOT NULL,
    state_hash INTEGER NOT NULL, PRIMARY KEY(line, number)) STRICT, WITHOUT ROWID;
CREATE TABLE backups(id INTEGER PRIMARY KEY, at INTEGER NOT NULL, path TEXT NOT NULL, bytes INTEGER NOT NULL,
    proven_at INTEGER, result TEXT NOT NULL, seal INTEGER NOT NULL) STRICT;
)sql",
    // 2: campaigns
    R"sql(
CREATE TABLE campaigns(id INTEGER PRIMARY KEY, uuid TEXT NOT NULL, group_id INTEGER REFERENCES groups(id),
    title TEXT NOT NULL, kind TEXT NOT NULL CHECK(kind IN ('digital', 'table', 'mixed')),
    hard INTEGER NOT NULL CHECK(hard IN (0, 1)), seats INTEGER NOT NULL CHECK(seats BETWEEN 1 AND 16),
    seed INTEGER NOT NULL, created INTEGER NOT NULL, trashed INTEGER, seal INTEGER NOT NULL) STRICT;
CREATE TABLE evenings(id INTEGER PRIMARY KEY, campaign INTEGER REFERENCES campaigns(id), started INTEGER NOT NULL,
    ended INTEGER, place TEXT NOT NULL, notes TEXT NOT NULL, seal INTEGER NOT NULL) STRICT;
CREATE TABLE attendance(evening INTEGER NOT NULL REFERENCES evenings(id),
    person INTEGER NOT NULL REFERENCES people(id), seat INTEGER, seal INTEGER NOT NULL, PRIMARY KEY(evening, person))
    STRICT, WITHOUT ROWID;
CREATE TABLE dynasties(campaign INTEGER NOT NULL REFERENCES campaigns(id), seat INTEGER NOT NULL CHECK(seat >= 0),
    state TEXT NOT NULL, ruler TEXT NOT NULL, person INTEGER REFERENCES people(id), bot TEXT,
    seal INTEGER NOT NULL, PRIMARY KEY(campaign, seat)) STRICT, WITHOUT ROWID;
CREATE TABLE dynasty_holders(id INTEGER PRIMARY KEY, campaign INTEGER NOT NULL REFERENCES campaigns(id),
    seat INTEGER NOT NULL, evening INTEGER REFERENCES evenings(id), person INTEGER REFERENCES people(id), bot TEXT,
    at INTEGER NOT NULL, seal INTEGER NOT NULL) STRICT;
CREATE TABLE chapters(id INTEGER PRIMARY KEY, campaign INTEGER NOT NULL REFERENCES campaigns(id),
    number INTEGER NOT NULL CHECK(number BETWEEN 1 AND 4),
    origin TEXT NOT NULL CHECK(origin IN ('digital', 'table')), match INTEGER REFERENCES matches(id),
    status TEXT NOT NULL CHECK(status IN ('playing', 'aftermath', 'finished')),
    book_before TEXT NOT NULL,
    book_after TEXT, started INTEGER NOT NULL, finished INTEGER,
    seal INTEGER NOT NULL) STRICT;
CREATE TABLE notes(id INTEGER PRIMARY KEY, campaign INTEGER REFERENCES campaigns(id),
    chapter INTEGER REFERENCES chapters(id), evening INTEGER REFERENCES evenings(id),
    person INTEGER REFERENCES people(id), text TEXT NOT NULL, at INTEGER NOT NULL, seal INTEGER NOT NULL) STRICT;
CREATE TABLE photos(id INTEGER PRIMARY KEY, campaign INTEGER REFERENCES campaigns(id),
    chapter INTEGER REFERENCES chapters(id), evening INTEGER REFERENCES evenings(id), path TEXT NOT NULL,
    caption TEXT NOT NULL, seal INTEGER NOT NULL) STRICT;
CREATE TABLE unlocks(id INTEGER PRIMARY KEY, campaign INTEGER NOT NULL REFERENCES campaigns(id), kind TEXT NOT NULL,
    component TEXT NOT NULL, chapter INTEGER REFERENCES chapters(id), evening INTEGER REFERENCES evenings(id),
    at INTEGER NOT NULL, seal INTEGER NOT NULL) STRICT;
CREATE TABLE nickname_awards(id INTEGER PRIMARY KEY, campaign INTEGER NOT NULL REFERENCES campaigns(id),
    seat INTEGER NOT NULL, nickname TEXT NOT NULL, chapter INTEGER REFERENCES chapters(id), at INTEGER NOT NULL,
    seal INTEGER NOT NULL) STRICT;
CREATE TABLE quality_marks(id INTEGER PRIMARY KEY, campaign INTEGER NOT NULL REFERENCES campaigns(id),
    seat INTEGER NOT NULL, quality TEXT NOT NULL, chapter INTEGER REFERENCES chapters(id), reason TEXT NOT NULL,
    delta INTEGER NOT NULL, seal INTEGER NOT NULL) STRICT;
ALTER TABLE steps ADD COLUMN evening INTEGER REFERENCES evenings(id);
)sql",
    // 3: chapters played on the table, and the lives of components
    R"sql(
ALTER TABLE chapters ADD COLUMN form TEXT;
ALTER TABLE chapters ADD COLUMN facts TEXT;
CREATE TABLE component_plays(id INTEGER PRIMARY KEY, campaign INTEGER NOT NULL REFERENCES campaigns(id),
    chapter INTEGER NOT NULL REFERENCES chapters(id), evening INTEGER REFERENCES evenings(id), seat INTEGER NOT NULL,
    kind TEXT NOT NULL, component TEXT NOT NULL, won INTEGER NOT NULL CHECK(won IN (0, 1)), at INTEGER NOT NULL,
    seal INTEGER NOT NULL) STRICT;
CREATE TABLE counters(id INTEGER PRIMARY KEY, campaign INTEGER NOT NULL REFERENCES campaigns(id),
    chapter INTEGER REFERENCES chapters(id), seat INTEGER, name TEXT NOT NULL, value INTEGER NOT NULL,
    seal INTEGER NOT NULL) STRICT;
)sql",
    // 4: photographs can be put into the trash
    R"sql(
ALTER TABLE photos ADD COLUMN trashed INTEGER;
)sql",
    // 5: the content a match or campaign began with; lines that go on with another; positions beside snapshots, because
    // they outlive the rules. kContentVersion: the migration keeps the content of the matches that are there.
    R"sql(
CREATE TABLE packs(hash INTEGER PRIMARY KEY, game TEXT NOT NULL, document TEXT NOT NULL, seal INTEGER NOT NULL) STRICT;
ALTER TABLE campaigns ADD COLUMN pack_hash INTEGER;
ALTER TABLE lines ADD COLUMN start TEXT;
ALTER TABLE lines ADD COLUMN revision INTEGER;
ALTER TABLE lines ADD COLUMN pack_hash INTEGER;
ALTER TABLE snapshots ADD COLUMN position TEXT;
)sql",
    // 6: every match is part of the group's history: who sat where, and how each of them came out of it
    R"sql(
CREATE TABLE plays(id INTEGER PRIMARY KEY, game TEXT NOT NULL CHECK(game <> ''), match INTEGER REFERENCES matches(id),
    chapter INTEGER REFERENCES chapters(id), evening INTEGER REFERENCES evenings(id), began INTEGER, ended INTEGER,
    line INTEGER REFERENCES lines(id), steps INTEGER, rounds INTEGER, time INTEGER, ending TEXT, seal INTEGER NOT NULL)
    STRICT;
CREATE TABLE play_seats(id INTEGER PRIMARY KEY, play INTEGER NOT NULL REFERENCES plays(id),
    seat INTEGER NOT NULL CHECK(seat >= 0), person INTEGER REFERENCES people(id), bot TEXT,
    since INTEGER NOT NULL CHECK(since >= 0), at INTEGER, seal INTEGER NOT NULL) STRICT;
CREATE TABLE play_results(play INTEGER NOT NULL REFERENCES plays(id), seat INTEGER NOT NULL CHECK(seat >= 0),
    noun TEXT, house TEXT, place INTEGER, score INTEGER, won INTEGER NOT NULL CHECK(won IN (0, 1)),
    seal INTEGER NOT NULL, PRIMARY KEY(play, seat)) STRICT, WITHOUT ROWID;
)sql"
};

inline constexpr int kContentVersion = 5;

} // namespace outremer
