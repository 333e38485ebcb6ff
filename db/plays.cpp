#include "db/plays.h"

#include "db/ledger.h"

namespace outremer {
namespace {

std::optional<PlayRow> firstOf(std::vector<PlayRow> rows)
{
    return rows.empty() ? std::nullopt : std::optional(std::move(rows.front()));
}

template <class Key>
std::vector<Key> keysOf(Ledger &ledger, const char *sql)
{
    std::vector<Key> keys;
    SQLite::Statement rows(ledger.database(), sql);
    while (rows.executeStep())
        keys.push_back({ rows.getColumn(0).getInt64() });
    return keys;
}

constexpr Moment kBreak = 15 * 60'000; // who does nothing for longer is not at the table

constexpr const char *kOrigins =
    "SELECT plays.id, matches.trashed IS NOT NULL OR campaigns.trashed IS NOT NULL, "
    "matches.id IS NOT NULL AND plays.line IS NOT matches.current_line, "
    "matches.uuid, campaigns.title, groups.name, chapters.number "
    "FROM plays LEFT JOIN matches ON matches.id = plays.match LEFT JOIN chapters ON chapters.id = plays.chapter "
    "LEFT JOIN campaigns ON campaigns.id = chapters.campaign LEFT JOIN groups ON groups.id = campaigns.group_id";

// A chapter is known by its own row: its match is part of it.
constexpr const char *kMissingMatches =
    "SELECT matches.id FROM matches LEFT JOIN plays ON plays.match = matches.id "
    "WHERE matches.id NOT IN (SELECT match FROM chapters WHERE match IS NOT NULL) AND (plays.id IS NULL "
    "OR (matches.finished IS NOT NULL AND (plays.ended IS NULL OR plays.line IS NOT matches.current_line))) "
    "ORDER BY matches.id";

constexpr const char *kMissingChapters =
    "SELECT chapters.id FROM chapters LEFT JOIN plays ON plays.chapter = chapters.id "
    "WHERE plays.id IS NULL OR (chapters.status = 'finished' AND plays.ended IS NULL) ORDER BY chapters.id";

} // namespace

Result<PlayId> Plays::begin(const PlayRow &play, const std::vector<PlaySeat> &seats)
{
    return m_ledger.write([&] {
        PlayRow fresh = play;
        fresh.id = {};
        const PlayId id{ m_ledger.insert(fresh) };
        for (PlaySeat seat : seats) {
            seat.id = {};
            seat.play = id;
            m_ledger.insert(seat);
        }
        return id;
    });
}

std::optional<Refusal> Plays::sitDown(const PlaySeat &seat)
{
    return m_ledger.write([&] { m_ledger.insert(seat); });
}

std::optional<Refusal> Plays::end(const PlayRow &play, const std::vector<PlayResult> &results)
{
    const auto write = [&](const PlayResult &result, bool isKnown) {
        if (!isKnown)
            m_ledger.insert(result);
        else
            m_ledger.change(PlayResult::kTable, { { "play", play.id.value }, { "seat", std::int64_t(result.seat) } },
                rowOf(result));
    };
    return m_ledger.write([&] {
        m_ledger.change(PlayRow::kTable, { { "id", play.id.value } }, rowOf(play));
        std::set<int> known;
        for (const PlayResult &old : m_ledger.list<PlayResult>({ { "play", play.id.value } })) {
            known.insert(old.seat);
            if (std::ranges::find(results, old.seat, &PlayResult::seat) == results.end())
                write(PlayResult{ play.id, old.seat, {}, {}, {}, {}, false }, true);
        }
        for (PlayResult result : results) {
            result.play = play.id;
            write(result, known.contains(result.seat));
        }
    });
}

Result<std::optional<PlayRow>> Plays::of(MatchId match) const
{
    return m_ledger.read([&] { return firstOf(m_ledger.list<PlayRow>({ { "match", match.value } })); });
}

Result<std::optional<PlayRow>> Plays::of(ChapterId chapter) const
{
    return m_ledger.read([&] { return firstOf(m_ledger.list<PlayRow>({ { "chapter", chapter.value } })); });
}

Result<std::vector<PlaySeat>> Plays::seats(PlayId play) const
{
    return m_ledger.read([&] { return m_ledger.list<PlaySeat>({ { "play", play.value } }); });
}

Result<PlayHistory> Plays::all() const
{
    return m_ledger.read([&] {
        PlayHistory history{ m_ledger.tame<PlayRow>(), m_ledger.tame<PlaySeat>(), m_ledger.tame<PlayResult>(), {} };
        std::set<PlayId> takenBack;
        SQLite::Statement origins(m_ledger.database(), kOrigins);
        while (origins.executeStep()) {
            const PlayId id{ origins.getColumn(0).getInt64() };
            if (origins.getColumn(1).getInt() != 0)
                continue; // in the trash
            if (origins.getColumn(2).getInt() != 0)
                takenBack.insert(id);
            history.origins[id] = { origins.getColumn(3).getString(), origins.getColumn(4).getString(),
                origins.getColumn(5).getString(), origins.getColumn(6).getInt() };
        }
        const auto isGone = [&](PlayId play) { return !history.origins.contains(play); };
        std::erase_if(history.plays, [&](const PlayRow &play) { return isGone(play.id); });
        std::erase_if(history.seats, [&](const PlaySeat &seat) { return isGone(seat.play); });
        std::erase_if(history.results,
            [&](const PlayResult &result) { return isGone(result.play) || takenBack.contains(result.play); });
        for (PlayRow &play : history.plays) {
            if (takenBack.contains(play.id))
                play.ended.reset();
        }
        return history;
    });
}

Result<MissingPlays> Plays::missing() const
{
    return m_ledger.read([&] {
        return MissingPlays{ keysOf<MatchId>(m_ledger, kMissingMatches),
            keysOf<ChapterId>(m_ledger, kMissingChapters) };
    });
}

void measure(PlayRow &play, const std::vector<JournalStep> &steps)
{
    play.steps = std::int64_t(steps.size());
    Moment time = 0;
    for (std::size_t i = 1; i < steps.size(); ++i) {
        const auto gap = std::uint64_t(steps[i].at) - std::uint64_t(steps[i - 1].at); // a clock may have been set back
        time += gap <= std::uint64_t(kBreak) ? Moment(gap) : 0;
    }
    play.time = time;
    if (!steps.empty() && steps.back().evening)
        play.evening = steps.back().evening;
}

} // namespace outremer
