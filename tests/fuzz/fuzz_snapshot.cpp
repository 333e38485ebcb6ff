#include "model/bots/simulation.h"
#include "model/core/snapshot.h"
#include "model/crusaders/crusaders.h"
#include "model/kingdoms/kingdoms.h"

#include <cstdlib>

using namespace outremer;

namespace {

template <Game G>
const G &game()
{
    static const G kGame = *G::load(Pack::builtIn(G::kId));
    return kGame;
}

// The archive of a sound state some way into a match, without its envelope.
template <Game G>
std::string soundArchive()
{
    ArchiveWriter writer;
    Fields<ArchiveWriter> fields(writer);
    auto state = game<G>().start(defaultSetup(game<G>().setupOptions(), 3, 7));
    EventSink deaf;
    for (int i = 0; i < 30; ++i) {
        OptionsOf<G> options;
        game<G>().listOptions(state, options);
        game<G>().apply(state, options[i % options.size()], deaf);
    }
    fields &state;
    return writer.finish();
}

template <Game G>
void open(const std::string &snapshot)
{
    const auto state = unpackSnapshot(game<G>(), snapshot);
    if (state && !game<G>().brokenInvariant(*state).empty())
        std::abort();
}

template <Game G>
void openAll(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    open<G>(std::string(bytes));
    open<G>(sealSnapshot(stampOf(game<G>()), bytes));
    static const std::string kSound = soundArchive<G>();
    std::string changed = kSound;
    for (std::size_t i = 0; i + 2 < size; i += 3)
        changed[(std::size_t(data[i]) * 256 + data[i + 1]) % changed.size()] = char(data[i + 2]);
    open<G>(sealSnapshot(stampOf(game<G>()), changed));
}

} // namespace

// The input is a whole snapshot; an archive in a sound envelope; and a list of changes (place, byte) to a sound archive.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    openAll<kingdoms::Kingdoms>(data, size);
    openAll<crusaders::Crusaders>(data, size);
    return 0;
}
