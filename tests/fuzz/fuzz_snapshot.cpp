#include "bots/simulation.h"
#include "core/snapshot.h"
#include "kingdoms/kingdoms.h"

#include <cstdlib>

using namespace outremer;

namespace {

const kingdoms::Kingdoms &game()
{
    static const kingdoms::Kingdoms kGame = *kingdoms::Kingdoms::load(Pack::builtIn("kingdoms"));
    return kGame;
}

// The archive of a sound state, without its envelope.
std::string soundArchive()
{
    ArchiveWriter writer;
    Fields<ArchiveWriter> fields(writer);
    const auto state = game().start(defaultSetup(game().setupOptions(), 3, 7));
    fields &state;
    return writer.finish();
}

void open(const std::string &snapshot)
{
    const auto state = unpackSnapshot(game(), snapshot);
    if (state && !game().brokenInvariant(*state).empty())
        std::abort();
}

} // namespace

// The input is a whole snapshot; an archive in a sound envelope; and a list of changes (place, byte) to a sound archive.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    open(std::string(bytes));
    open(sealSnapshot(stampOf(game()), bytes));
    static const std::string kSound = soundArchive();
    std::string changed = kSound;
    for (std::size_t i = 0; i + 2 < size; i += 3)
        changed[(std::size_t(data[i]) * 256 + data[i + 1]) % changed.size()] = char(data[i + 2]);
    open(sealSnapshot(stampOf(game()), changed));
    return 0;
}
