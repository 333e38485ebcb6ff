#include "model/bots/simulation.h"
#include "model/shelf.h"

using namespace outremer;

// The first byte says which content file of which game the rest is laid over, in alphabetical order. An accepted pack must
// be playable.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const auto files = embeddedFiles();
    const EmbeddedFile &file = files[data[0] % files.size()];
    Pack pack = Pack::builtIn(file.game);
    const std::string_view bytes(reinterpret_cast<const char *>(data) + 1, size - 1);
    if (pack.overlayFile(std::string(file.name), bytes, "input"))
        return 0;
    const auto game = gameOnShelf(file.game)->withPack(pack);
    if (!game)
        return 0;
    for (int seats = (*game)->minSeats(); seats <= (*game)->maxSeats(); ++seats) {
        SimulationRequest request{ .setup = defaultSetup((*game)->setupOptions(), seats, 1), .matches = 1 };
        request.bots.assign(std::size_t(seats), BotKind::Random);
        (void)(*game)->simulate(request, {});
    }
    return 0;
}
