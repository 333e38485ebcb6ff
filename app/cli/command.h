#pragma once

#include "app/cli/arguments.h"
#include "model/core/language.h"
#include "model/shelf.h"

#include <iosfwd>

namespace outremer::cli {

// Where a command reads and writes; tests give it strings instead of the terminal.
struct Console {
    std::istream &in;
    std::ostream &out;
    std::ostream &err;
    bool isTerminal = false;     // progress is shown on a terminal only
    std::string programFolder{}; // where the executable lies
};

// One verb of the command line. `run` answers nothing when it succeeded.
struct Command {
    std::string name;
    std::string words; // what follows the name, for the help
    std::string help;
    std::vector<Flag> flags;
    std::size_t minWords;
    std::size_t maxWords;
    std::optional<Refusal> (*run)(const Arguments &, Console &);
};

extern const Command kGamesCommand;
extern const Command kSimulateCommand;
extern const Command kPlayCommand;
extern const Command kPositionCommand;
extern const Command kPackCommand;
extern const Command kTraceCommand;
extern const Command kWatchCommand;
extern const Command kCampaignCommand;
extern const Command kDbCommand;
extern const Command kEveningCommand;
extern const Command kPlaysCommand;
extern const Command kChronicleCommand;

inline const Flag kJsonFlag{ "--json", "", "machine-readable output" };
inline const Flag kForceFlag{ "--force", "", "replace a file that is there (a database never is)" };
inline const Flag kPackFlag{ "--pack", "DIR", "lay a content pack over the game (may be repeated)" };
inline const Flag kOptionFlag{ "--option", "NAME=VALUE", "agree on a set-up option (may be repeated)" };
inline const Flag kLangFlag{ "--lang", "ru|en", "language of texts (en)" };
inline const Flag kSeatsFlag{ "--seats", "N", "number of players" };
inline const Flag kSeedFlag{ "--seed", "S", "seed of all chance (1)" };

// The game of the first word with the packs of --pack.
Result<GamePtr> chosenGame(const Arguments &arguments);

// The bots of --bots: one for every seat, or one for each; without the flag all are `otherwise`.
Result<std::vector<BotSpec>> chosenBots(const Arguments &arguments, int seats, const std::string &otherwise);

// What a match is played with: the game, --seats, --seed, --option and --lang.
struct Arrangement {
    GamePtr game;
    Setup setup;
    Lang lang;
};
Result<Arrangement> arrange(const Arguments &arguments);

// The whole program: exit code 0 done, 1 refused with one line on `err`, 2 wrong usage.
int runCommandLine(const std::vector<std::string> &words, Console &console);

} // namespace outremer::cli
