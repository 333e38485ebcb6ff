#pragma once

#include "model/core/refusal.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace outremer::cli {

// The words of one command line, split by what a command declares it takes.
struct Arguments {
    std::vector<std::string> words;                         // everything that is no flag
    std::map<std::string, std::vector<std::string>> values; // "--seats" -> {"4"}; a flag without value -> {""}

    bool has(const std::string &flag) const { return values.contains(flag); }
    std::string text(const std::string &flag, const std::string &otherwise) const;
    std::vector<std::string> list(const std::string &flag) const; // all values, commas split them too
};

struct Flag {
    std::string name;
    std::string value; // what it takes, for the help; empty: nothing
    std::string help;
};

// Refuses unknown flags and missing values: that is wrong usage.
Result<Arguments> parseArguments(std::span<const std::string> words, const std::vector<Flag> &flags);

// A whole number in a range, or a sentence that names the flag and what it takes.
Result<long long> numberIn(
    const Arguments &arguments, const std::string &flag, long long otherwise, long long least, long long most);

} // namespace outremer::cli
