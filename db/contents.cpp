#include "db/contents.h"

#include "db/ledger.h"

#include "model/core/hash.h"

#include <set>

namespace outremer {

std::span<const EmbeddedFile> releasedContents(); // made from db/released

namespace {

bool isKept(Ledger &ledger, std::uint64_t hash)
{
    SQLite::Statement kept(ledger.database(), "SELECT count(*) FROM packs WHERE hash = ?");
    kept.bind(1, std::int64_t(hash));
    return kept.executeStep() && kept.getColumn(0).getInt() > 0;
}

std::string contentOf(const std::string &document)
{
    const auto json = nlohmann::json::parse(document, nullptr, false);
    return json.is_object() ? json.value("game", std::string()) : std::string();
}

void keep(Ledger &ledger, std::uint64_t hash, const std::string &document)
{
    ledger.insert(KeptPack{ hash, contentOf(document), document });
}

} // namespace

void keepContent(Ledger &ledger, const AnyGame &game)
{
    if (!isKept(ledger, game.packHash()))
        keep(ledger, game.packHash(), game.content());
}

void keepKnownContents(Ledger &ledger)
{
    std::set<std::uint64_t> wanted;
    for (const char *table : { "matches", "lines", "campaigns" }) {
        SQLite::Statement hashes(ledger.database(),
            "SELECT DISTINCT pack_hash FROM " + std::string(table)
                + " WHERE pack_hash IS NOT NULL AND pack_hash NOT IN (SELECT hash FROM packs)");
        while (hashes.executeStep())
            wanted.insert(std::uint64_t(hashes.getColumn(0).getInt64()));
    }
    if (wanted.empty())
        return;
    for (const GamePtr &game : shelf()) {
        if (wanted.erase(game->packHash()) > 0)
            keep(ledger, game->packHash(), game->content());
    }
    for (const KeptPack &pack : releasedPacks()) {
        if (wanted.erase(pack.hash) > 0)
            ledger.insert(pack);
    }
}

std::vector<KeptPack> releasedPacks()
{
    std::vector<KeptPack> packs;
    for (const EmbeddedFile &file : releasedContents()) {
        bool ok = false;
        const std::string document(file.bytes);
        packs.push_back({ fromHex(file.name.substr(0, 16), ok), contentOf(document), document });
    }
    return packs;
}

Result<GamePtr> gameWithKept(const AnyGame &present, const KeptPack &kept)
{
    const std::string name = "content pack " + hex(kept.hash);
    auto pack = Pack::fromDocument(kept.document, name);
    if (const auto *problem = std::get_if<Problem>(&pack))
        return problem->refusal("bad-pack");
    auto game = present.withPack(std::get<Pack>(pack));
    if (!game)
        return game.refusal();
    if ((*game)->packHash() != kept.hash)
        return Refusal{ "bad-pack", name + " does not say what its hash says; it is " + hex((*game)->packHash()) };
    return game;
}

Result<GamePtr> Contents::game(const AnyGame &present, std::uint64_t packHash)
{
    if (present.packHash() == packHash)
        return GamePtr(present.shared_from_this());
    const std::pair key{ std::string(present.id()), packHash };
    const auto known = m_games.find(key);
    if (known != m_games.end())
        return known->second;
    auto game = m_ledger.read([&] {
        const auto kept = m_ledger.has("packs") ? m_ledger.list<KeptPack>({ { "hash", std::int64_t(packHash) } })
                                                : std::vector<KeptPack>();
        if (kept.empty())
            throw StoreProblem("other-pack",
                "this match was begun with the content pack " + hex(packHash) + ", which is not kept here; "
                    + hex(present.packHash()) + " is loaded. It can be read, but not played on.");
        return valueOf(gameWithKept(present, kept.front()));
    });
    if (game || game.refusal().code == "bad-pack") // a bad one is not read again for every list it is in
        m_games.emplace(key, game);
    return game;
}

} // namespace outremer
