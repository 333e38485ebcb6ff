#include "kingdoms/kingdoms.h"

#include "bots/simulation.h"

using namespace outremer;

// The first byte says which content file the rest is laid over. An accepted pack must be playable.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const std::array<std::string, 4> kFiles{ "deck.json", "table.json", "phrases.json", "rules.json" };
    if (size == 0)
        return 0;
    Pack pack = Pack::builtIn("kingdoms");
    if (pack.overlayFile(
            kFiles[data[0] % kFiles.size()], { reinterpret_cast<const char *>(data) + 1, size - 1 }, "input"))
        return 0;
    const auto game = kingdoms::Kingdoms::load(pack);
    if (!game)
        return 0;
    for (int seats = 2; seats <= 4; ++seats) {
        auto state = game->start(defaultSetup(game->setupOptions(), seats, 1));
        Rng rng{ 1 };
        std::uint64_t choices = 0;
        playOut(*game, state, std::vector<BotKind>(std::size_t(seats), BotKind::Random), rng, choices);
    }
    return 0;
}
