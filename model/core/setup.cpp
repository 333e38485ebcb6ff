#include "model/core/setup.h"

namespace outremer {

std::optional<Refusal> refuseSetup(
    std::string_view game, int minSeats, int maxSeats, const std::vector<SetupOption> &options, const Setup &setup)
{
    const auto range = [](int least, int most) { return std::to_string(least) + " to " + std::to_string(most); };
    if (setup.seats < minSeats || setup.seats > maxSeats)
        return Refusal{ "bad-seats",
            std::string(game) + " is for " + range(minSeats, maxSeats) + " players, not "
                + std::to_string(setup.seats) };
    for (std::size_t i = 0; i < options.size(); ++i) {
        const SetupOption &option = options[i];
        if (setup.choices[i] >= option.values.size())
            return Refusal{ "bad-option", "\"" + option.id + "\" has no such value" };
        if (!option.isFor(setup.seats) && setup.choices[i] != option.byDefault)
            return Refusal{ "bad-option",
                "\"" + option.id + "\" can be chosen only with " + range(option.minSeats, option.maxSeats)
                    + " players" };
    }
    return std::nullopt;
}

} // namespace outremer
