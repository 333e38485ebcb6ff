#include "app/cli/command.h"

#include "app/cli/namedmatch.h"
#include "app/cli/positionfile.h"
#include "app/cli/protocol.h"

#include <iostream>

namespace outremer::cli {
namespace {

Result<Protocol::Players> chosenPlayers(const Arguments &arguments, int seats)
{
    Protocol::Players players(std::size_t(seats), std::nullopt);
    const std::vector<std::string> names = arguments.list("--bots");
    if (names.size() > players.size())
        return Refusal{ "bad-bots", "--bots names more bots than there are seats" };
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == "-")
            continue;
        const auto bot = readBot(names[i]);
        if (!bot)
            return Refusal{ "bad-bots", bot.refusal().message + ", and - for a seat of yours" };
        players[i] = *bot;
    }
    return players;
}

std::optional<Refusal> play(const Arguments &arguments, Console &console)
{
    const auto arrangement = arrange(arguments);
    if (!arrangement)
        return arrangement.refusal();
    const auto &[game, setup, lang] = *arrangement;
    auto match = arguments.has("--resume") ? openNamed(arguments.text("--resume", ""), *game)
        : arguments.has("--position")      ? matchFromPositionFile(*game, arguments.text("--position", ""))
                                           : game->start(setup);
    if (!match)
        return match.refusal();
    const auto players = chosenPlayers(arguments, (*match)->seatCount());
    if (!players)
        return players.refusal();
    Protocol(std::move(*match), *players, setup.seed, lang, console.out,
        arguments.has("--referee") ? Protocol::Client::Referee : Protocol::Client::Players)
        .run(console.in);
    return std::nullopt;
}

} // namespace

const Command kPlayCommand{ "play", "GAME --seats N --seed S [--position FILE] [--bots ..]",
    "A match over JSON lines on standard input and output. A client is told what the seats it plays may know; "
    "positions, "
    "saves and the views of other seats hold the whole truth and need --referee.",
    { kSeatsFlag, kSeedFlag, { "--position", "FILE", "start from a position" },
        { "--resume", "NAME", "go on with a match saved by {\"save\":\"NAME\"}" },
        { "--referee", "", "the client may know everything" },
        { "--bots", "A,B,..", "a bot for each seat, - for the client's (all are the client's)" }, kOptionFlag,
        kPackFlag, kLangFlag },
    1, 1, &play };

} // namespace outremer::cli
