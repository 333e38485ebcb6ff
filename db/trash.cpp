#include "db/trash.h"

#include "db/clock.h"
#include "db/ledger.h"

namespace outremer {
namespace {

struct Bin {
    TrashKind kind;
    const char *table;
    const char *title;
};
constexpr std::array kBins{ Bin{ TrashKind::Person, "people", "name" }, Bin{ TrashKind::Match, "matches", "game" },
    Bin{ TrashKind::Campaign, "campaigns", "title" }, Bin{ TrashKind::Photo, "photos", "caption" } };

} // namespace

std::optional<Refusal> Trash::mark(TrashKind kind, std::int64_t id, bool isTrashed)
{
    return m_ledger.write([&] {
        m_ledger.change(
            kBins[std::size_t(kind)].table, { { "id", id } }, { { "trashed", isTrashed ? Cell(now()) : Cell() } });
    });
}

Result<std::vector<Trashed>> Trash::all() const
{
    return m_ledger.read([&] {
        std::vector<Trashed> found;
        for (const Bin &bin : kBins) {
            for (const Row &kept : m_ledger.rows(bin.table)) {
                const Row row = withinLimits(kept);
                if (!row.isNull("trashed"))
                    found.push_back({ bin.kind, row.integer("id"), row.text(bin.title), row.integer("trashed") });
            }
        }
        return found;
    });
}

} // namespace outremer
