#include "model/core/exact.h"
#include "model/crusaders/crusaders.h"
#include "model/kingdoms/kingdoms.h"

#include <nlohmann/json.hpp>

#include <cstdlib>

using namespace outremer;

namespace {

template <Game G>
void open(std::string_view text)
{
    static const G kGame = *G::load(Pack::builtIn(G::kId));
    const auto read = [](std::string_view from) -> Result<typename G::State> {
        const auto parsed = parseJson(from, "input");
        if (const auto *problem = std::get_if<Problem>(&parsed))
            return problem->refusal("bad-position");
        std::optional<Problem> problem;
        return kGame.readPosition(JsonReader(std::get<JsonNode>(parsed), problem));
    };
    const auto state = read(text);
    if (!state)
        return;
    const auto again = read(writeExact(kGame, *state).dump());
    if (!again || !(*again == *state) || !kGame.brokenInvariant(*state).empty())
        std::abort();
}

} // namespace

// Whatever is accepted must be possible and must read back from its canonical form.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    open<kingdoms::Kingdoms>(text);
    open<crusaders::Crusaders>(text);
    return 0;
}
