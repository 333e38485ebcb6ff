#pragma once

#include "tests/db/samples.h"

#include <cstdio>
#include <iostream>

// What a child process does to a chronicle until it is killed. It says on standard output what it has done: each
// line is written after the deed was durable.
namespace outremer::test {

inline void say(const std::string &words)
{
    std::fwrite((words + "\n").data(), 1, words.size() + 1, stdout);
    std::fflush(stdout);
}

// The choice at a step depends on the step's number only, so that parent and child play the same match.
inline Step chosenStep(AnyMatch &match)
{
    Rng rng = streamOf(17, match.journal().size());
    return playOne(match, rng);
}

inline constexpr const char *kPlayedGame = "crusaders";
inline MatchPtr playedStart(std::size_t number)
{
    return newMatch(kPlayedGame, 2 + int(number % 3), number);
}

// Goes on with the last match, or begins the next, for ever: "<match> <steps>" after each step.
inline void playForEver(Chronicle &chronicle)
{
    Journal &journal = chronicle.journal();
    for (;;) {
        auto matches = sure(journal.matches());
        MatchPtr match;
        LineId line;
        if (!matches.empty()) {
            line = matches.back().currentLine;
            match = sure(journal.resume(*gameOnShelf(kPlayedGame), line));
        }
        if (!match || match->decision().isOver()) {
            match = playedStart(matches.size());
            line = sure(journal.begin(*match));
            matches = sure(journal.matches());
        }
        while (!match->decision().isOver()) {
            const Step step = chosenStep(*match);
            say(std::to_string(matches.size()) + " " + std::to_string(sure(journal.append(line, step))));
        }
    }
}

// The words after "--deed". Answers the exit code.
inline int doDeed(const std::vector<std::string> &words)
{
    const fs::path file = words.at(1);
    say("ready");
    std::string go;
    std::getline(std::cin, go);
    auto chronicle = Chronicle::open(file);
    if (!chronicle) {
        say(chronicle.refusal().code);
        return 1;
    }
    if (words[0] == "hold") {
        say("won");
        std::getline(std::cin, go); // until the parent lets go
        return 0;
    }
    if (words[0] == "play")
        playForEver(*chronicle);
    else if (words[0] == "backup")
        sure(chronicle->backups().make(words.at(2)));
    else if (words[0] == "import")
        sure(chronicle->bundles().take(words.at(2)));
    say("done"); // "migrate" has nothing more to do than to open
    return 0;
}

} // namespace outremer::test
