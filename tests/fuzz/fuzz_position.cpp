#include "kingdoms/kingdoms.h"

#include <nlohmann/json.hpp>

#include <cstdlib>

using namespace outremer;

// Whatever is accepted must be possible and must read back from its canonical form.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const kingdoms::Kingdoms kGame = *kingdoms::Kingdoms::load(Pack::builtIn("kingdoms"));
    const auto read = [](std::string_view text) -> Result<kingdoms::State> {
        const auto parsed = parseJson(text, "input");
        if (const auto *problem = std::get_if<Problem>(&parsed))
            return problem->refusal("bad-position");
        std::optional<Problem> problem;
        return kGame.readPosition(JsonReader(std::get<JsonNode>(parsed), problem));
    };
    const auto state = read({ reinterpret_cast<const char *>(data), size });
    if (!state)
        return 0;
    const auto again = read(kGame.writePosition(*state).dump());
    if (!again || !(*again == *state) || !kGame.brokenInvariant(*state).empty())
        std::abort();
    return 0;
}
