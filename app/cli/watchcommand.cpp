#include "app/cli/command.h"

#include "model/bots/bots.h"
#include "model/core/speech.h"

#include <iostream>

namespace outremer::cli {
namespace {

std::optional<Refusal> watch(const Arguments &arguments, Console &console)
{
    const auto arrangement = arrange(arguments);
    if (!arrangement)
        return arrangement.refusal();
    const auto &[game, setup, lang] = *arrangement;
    const auto match = game->start(setup);
    if (!match)
        return match.refusal();

    const Speech speech(*game, lang);
    Rng rng = streamOf(setup.seed, 1);
    std::size_t told = 0;
    console.out << game->phrases().say("title", lang) << "\n\n";
    while (!(*match)->decision().isOver()) {
        (*match)->submit((*match)->decision().seat, (*match)->botChoice(BotKind::Greedy, rng));
        for (; told < (*match)->events().size(); ++told)
            console.out << speech.event((*match)->events()[told], kNobody) << "\n";
    }
    const Outcome outcome = (*match)->outcome();
    console.out << "\n" << speech.ending(outcome) << "\n";
    for (int seat = 0; seat < (*match)->seatCount(); ++seat)
        console.out << (contains(outcome.winners, Seat(seat)) ? " * " : "   ")
                    << speech.name((*match)->seatRef(Seat(seat))) << ": " << outcome.scores[std::size_t(seat)] << "\n";
    return std::nullopt;
}

} // namespace

const Command kWatchCommand{ "watch", "GAME --seats N --seed S [--lang ru|en]",
    "A match between greedy bots, told in sentences as a spectator sees it.",
    { kSeatsFlag, kSeedFlag, kOptionFlag, kPackFlag, kLangFlag }, 1, 1, &watch };

} // namespace outremer::cli
