#include "model/core/record.h"
#include "model/shelf.h"

#include <cstdlib>

using namespace outremer;

// A record that opens must write itself again in a form that opens to the same position.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    for (const GamePtr &game : shelf()) {
        const auto match = readRecord(*game, { reinterpret_cast<const char *>(data), size }, "input");
        if (!match)
            continue;
        const auto again = readRecord(*game, writeRecord(**match), "again");
        if (!again || (*again)->stateHash() != (*match)->stateHash())
            std::abort();
    }
    return 0;
}
