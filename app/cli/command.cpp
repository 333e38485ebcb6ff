#include "app/cli/command.h"

#include "model/bots/botspec.h"

#include <algorithm>
#include <iostream>

namespace outremer::cli {
namespace {

constexpr int kDone = 0;
constexpr int kRefused = 1;
constexpr int kWrongUsage = 2;

std::vector<const Command *> allCommands()
{
    return { &kGamesCommand, &kSimulateCommand, &kPlayCommand, &kWatchCommand, &kPositionCommand, &kPackCommand,
        &kTraceCommand, &kCampaignCommand, &kEveningCommand, &kPlaysCommand, &kChronicleCommand, &kDbCommand };
}

void printOverview(std::ostream &out)
{
    out << "Outremer on the command line\n\n";
    for (const Command *command : allCommands())
        out << "  outremer-cli " << command->name << " " << command->words << "\n      " << command->help << "\n";
    out << "\nEach command explains itself with --help.\n";
}

void printHelp(const Command &command, std::ostream &out)
{
    out << "outremer-cli " << command.name << " " << command.words << "\n\n" << command.help << "\n";
    for (const Flag &flag : command.flags)
        out << "  " << flag.name << (flag.value.empty() ? "" : " ") << flag.value << "\n      " << flag.help << "\n";
}

Result<Setup> chosenSetup(const Arguments &arguments, const AnyGame &game)
{
    const auto seats = numberIn(arguments, "--seats", game.minSeats(), game.minSeats(), game.maxSeats());
    if (!seats)
        return seats.refusal();
    const auto seed = numberIn(arguments, "--seed", 1, 0, INT64_MAX);
    if (!seed)
        return seed.refusal();
    const auto &options = game.setupOptions();
    Setup setup = defaultSetup(options, int(*seats), std::uint64_t(*seed));
    for (const std::string &choice : arguments.list("--option")) {
        const std::size_t equals = choice.find('=');
        const auto option = std::ranges::find(options, choice.substr(0, equals), &SetupOption::id);
        if (equals == std::string::npos || option == options.end())
            return Refusal{ "bad-option",
                "--option takes NAME=VALUE with a name the game knows, not \"" + choice + "\"" };
        const auto value = std::ranges::find(option->values, choice.substr(equals + 1));
        if (value == option->values.end())
            return Refusal{ "bad-option", "\"" + option->id + "\" has no value \"" + choice.substr(equals + 1) + "\"" };
        setup.choices[std::size_t(option - options.begin())] = std::uint8_t(value - option->values.begin());
    }
    return setup;
}

Result<Lang> chosenLanguage(const Arguments &arguments)
{
    const std::string code = arguments.text("--lang", "en");
    for (Lang lang : kLanguages) {
        if (codeOf(lang) == code)
            return lang;
    }
    return Refusal{ "bad-language", "--lang takes ru or en, not \"" + code + "\"" };
}

} // namespace

Result<GamePtr> chosenGame(const Arguments &arguments)
{
    std::vector<std::filesystem::path> packs;
    if (const auto folders = arguments.values.find("--pack"); folders != arguments.values.end())
        packs.assign(folders->second.begin(), folders->second.end());
    return gameWithPacks(arguments.words.front(), packs);
}

Result<std::vector<BotSpec>> chosenBots(const Arguments &arguments, int seats, const std::string &otherwise)
{
    std::vector<std::string> names = arguments.list("--bots");
    if (names.empty())
        names = { otherwise };
    if (names.size() == 1)
        names.resize(std::size_t(seats), names.front());
    if (names.size() != std::size_t(seats))
        return Refusal{ "bad-bots",
            "--bots takes one bot, or one for each of the " + std::to_string(seats) + " seats" };
    std::vector<BotSpec> bots;
    for (const std::string &name : names) {
        const auto bot = readBot(name);
        if (!bot)
            return bot.refusal();
        bots.push_back(*bot);
    }
    return bots;
}

Result<Arrangement> arrange(const Arguments &arguments)
{
    const auto game = chosenGame(arguments);
    if (!game)
        return game.refusal();
    const auto setup = chosenSetup(arguments, **game);
    if (!setup)
        return setup.refusal();
    const auto lang = chosenLanguage(arguments);
    if (!lang)
        return lang.refusal();
    return Arrangement{ *game, *setup, *lang };
}

int runCommandLine(const std::vector<std::string> &words, Console &console)
{
    if (words.empty() || words[0] == "--help" || words[0] == "help") {
        printOverview(words.empty() ? console.err : console.out);
        return words.empty() ? kWrongUsage : kDone;
    }
    const auto commands = allCommands();
    const auto command = std::ranges::find(commands, words[0], &Command::name);
    if (command == commands.end()) {
        console.err << "outremer-cli: there is no command \"" << words[0] << "\"; --help lists them\n";
        return kWrongUsage;
    }
    if (std::ranges::find(words, "--help") != words.end()) {
        printHelp(**command, console.out);
        return kDone;
    }
    const auto arguments = parseArguments(std::span(words).subspan(1), (*command)->flags);
    if (!arguments) {
        console.err << "outremer-cli: " << arguments.refusal().message << "\n";
        return kWrongUsage;
    }
    if (arguments->words.size() < (*command)->minWords || arguments->words.size() > (*command)->maxWords) {
        console.err << "outremer-cli: usage: outremer-cli " << (*command)->name << " " << (*command)->words << "\n";
        return kWrongUsage;
    }
    const auto refusal = (*command)->run(*arguments, console);
    if (!refusal && !console.out.flush()) { // a full disk or a closed pipe: nobody has the answer
        console.err << "outremer-cli: standard output could not be written; the answer is lost\n";
        return kRefused;
    }
    if (!refusal)
        return kDone;
    console.err << "outremer-cli: " << refusal->message << "\n";
    return refusal->code == "usage" ? kWrongUsage : kRefused;
}

} // namespace outremer::cli
