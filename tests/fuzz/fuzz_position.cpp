#include "model/shelf.h"

#include <nlohmann/json.hpp>

#include <cstdlib>

using namespace outremer;

namespace {

Result<std::unique_ptr<AnyMatch>> open(const AnyGame &game, std::string_view text)
{
    const auto parsed = parseJson(text, "input");
    if (const auto *problem = std::get_if<Problem>(&parsed))
        return problem->refusal("bad-position");
    std::optional<Problem> problem;
    return game.startFrom(JsonReader(std::get<JsonNode>(parsed), problem));
}

} // namespace

// Whatever is accepted must be possible, which reading it again proves, and must read back from its canonical form.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    for (const GamePtr &game : shelf()) {
        const auto match = open(*game, { reinterpret_cast<const char *>(data), size });
        if (!match)
            continue;
        const auto again = open(*game, (*match)->position().dump());
        if (!again || (*again)->stateHash() != (*match)->stateHash())
            std::abort();
    }
    return 0;
}
