#include "model/bots/bots.h"
#include "model/core/snapshot.h"
#include "model/shelf.h"

#include <nlohmann/json.hpp>

#include <cstdlib>
#include <map>

using namespace outremer;

namespace {

SnapshotStamp stampOfGame(const AnyGame &game)
{
    return { game.id(), game.revision(), game.packHash() };
}

// The archive of a sound state some way into a match, without its envelope.
std::string soundArchive(const AnyGame &game)
{
    const auto started = game.start(defaultSetup(game.setupOptions(), game.maxSeats(), 7));
    AnyMatch &match = **started;
    Rng rng{ 7 };
    for (int step = 0; step < 30 && !match.decision().isOver(); ++step)
        match.submit(match.decision().seat, match.botChoice(BotKind::Random, rng));
    const std::string snapshot = match.snapshot();
    return std::string(*openSnapshot(stampOfGame(game), snapshot));
}

// What a snapshot opens to is possible: as a position it is accepted again.
void open(const AnyGame &game, const std::string &snapshot)
{
    const auto match = game.startFromSnapshot(snapshot);
    if (!match)
        return;
    const auto parsed = parseJson((*match)->position().dump(), "position");
    std::optional<Problem> problem;
    const auto again = game.startFrom(JsonReader(std::get<JsonNode>(parsed), problem));
    if (!again || (*again)->stateHash() != (*match)->stateHash())
        std::abort();
}

void openAll(const AnyGame &game, const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    open(game, std::string(bytes));
    open(game, sealSnapshot(stampOfGame(game), bytes));
    static std::map<std::string_view, std::string> sound;
    if (!sound.contains(game.id()))
        sound.emplace(game.id(), soundArchive(game));
    std::string changed = sound[game.id()];
    for (std::size_t i = 0; i + 2 < size; i += 3)
        changed[(std::size_t(data[i]) * 256 + data[i + 1]) % changed.size()] = char(data[i + 2]);
    open(game, sealSnapshot(stampOfGame(game), changed));
}

} // namespace

// The input is a whole snapshot; an archive in a sound envelope; and a list of changes (place, byte) to a sound archive.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    for (const GamePtr &game : shelf())
        openAll(*game, data, size);
    return 0;
}
