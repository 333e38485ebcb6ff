#include "db/oldchapters.h"

#include "db/ledger.h"

#include "model/core/hash.h"
#include "model/core/jsontext.h"
#include "model/core/rng.h"

#include <nlohmann/json.hpp>

namespace outremer {

using nlohmann::ordered_json;

std::string presentStart(Ledger &ledger, const Origin &origin, MatchId match)
{
    ordered_json record = ordered_json::parse(origin.start, nullptr, false);
    if (!record.is_object() || !record.contains("position") || !record["position"].is_object()
        || !record["position"].contains("book") || !record["position"].contains("match"))
        return origin.start;
    SQLite::Statement made(ledger.database(),
        "SELECT campaigns.seed, chapters.number, dynasties.ruler FROM chapters "
        "JOIN campaigns ON campaigns.id = chapters.campaign "
        "LEFT JOIN dynasties ON dynasties.campaign = campaigns.id AND dynasties.seat = 0 WHERE chapters.match = ?");
    made.bind(1, match.value);
    if (!made.executeStep())
        return origin.start;
    const std::uint64_t seed = std::uint64_t(made.getColumn(0).getInt64());
    ordered_json position{ { "game", origin.game }, { "book", record["position"]["book"] },
        { "seed", hex(streamOf(seed, std::uint64_t(made.getColumn(1).getInt64())).next()) } };
    const ordered_json ruler = ordered_json::parse(made.getColumn(2).getString(), nullptr, false);
    position["options"] = ordered_json::object();
    for (const char *key : { "governors", "bulls" }) {
        if (ruler.is_object() && ruler.contains(key))
            position["options"][key] = ruler[key];
    }
    record["position"] = std::move(position);
    return toText(record);
}

} // namespace outremer
