#include "model/bots/simulation.h"
#include "model/crusaders/crusaders.h"
#include "model/kingdoms/kingdoms.h"

using namespace outremer;

namespace {

// An accepted pack must be playable.
template <Game G>
void play(const std::string &file, std::string_view bytes)
{
    static const Pack kBuiltIn = Pack::builtIn(G::kId);
    Pack pack = kBuiltIn;
    if (pack.overlayFile(file, bytes, "input"))
        return;
    const auto game = G::load(pack);
    if (!game)
        return;
    for (int seats = 2; seats <= 4; ++seats) {
        auto state = game->start(defaultSetup(game->setupOptions(), seats, 1));
        Rng rng{ 1 };
        std::uint64_t choices = 0;
        playOut(*game, state, std::vector<BotSpec>(std::size_t(seats), BotKind::Random), rng, choices, nullptr);
    }
}

} // namespace

// The first byte says which content file of which game the rest is laid over, in alphabetical order.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const auto files = embeddedFiles();
    const EmbeddedFile &file = files[data[0] % files.size()];
    const std::string_view bytes(reinterpret_cast<const char *>(data) + 1, size - 1);
    if (file.game == kingdoms::Kingdoms::kId)
        play<kingdoms::Kingdoms>(std::string(file.name), bytes);
    else
        play<crusaders::Crusaders>(std::string(file.name), bytes);
    return 0;
}
