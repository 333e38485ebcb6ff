#include "core/snapshot.h"
#include "kingdoms/kingdoms.h"

#include <cstdlib>

using namespace outremer;

// The input is taken as a whole snapshot, and once more as an archive in a sound envelope.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const kingdoms::Kingdoms kGame = *kingdoms::Kingdoms::load(Pack::builtIn("kingdoms"));
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    for (const std::string &snapshot : { std::string(bytes), sealSnapshot(stampOf(kGame), bytes) }) {
        const auto state = unpackSnapshot(kGame, snapshot);
        if (state && !kGame.brokenInvariant(*state).empty())
            std::abort();
    }
    return 0;
}
