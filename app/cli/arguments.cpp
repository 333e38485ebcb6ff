#include "app/cli/arguments.h"

#include <algorithm>
#include <charconv>

namespace outremer::cli {

std::string Arguments::text(const std::string &flag, const std::string &otherwise) const
{
    const auto found = values.find(flag);
    return found == values.end() ? otherwise : found->second.back();
}

std::vector<std::string> Arguments::list(const std::string &flag) const
{
    std::vector<std::string> items;
    const auto found = values.find(flag);
    if (found == values.end())
        return items;
    for (const std::string &value : found->second) {
        std::size_t begin = 0;
        for (std::size_t comma = 0; comma != std::string::npos; begin = comma + 1) {
            comma = value.find(',', begin);
            items.push_back(value.substr(begin, comma - begin));
        }
    }
    return items;
}

Result<Arguments> parseArguments(std::span<const std::string> words, const std::vector<Flag> &flags)
{
    Arguments arguments;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string &word = words[i];
        const auto flag = std::ranges::find(flags, word, &Flag::name);
        if (flag == flags.end() && !word.starts_with("--")) {
            arguments.words.push_back(word);
            continue;
        }
        if (flag == flags.end())
            return Refusal{ "usage", "unknown flag " + word };
        if (flag->value.empty()) {
            arguments.values[word].push_back("");
        } else if (i + 1 < words.size()) {
            arguments.values[word].push_back(words[++i]);
        } else {
            return Refusal{ "usage", word + " needs a value: " + flag->value };
        }
    }
    return arguments;
}

Result<long long> numberIn(
    const Arguments &arguments, const std::string &flag, long long otherwise, long long least, long long most)
{
    if (!arguments.has(flag))
        return otherwise;
    const std::string text = arguments.text(flag, "");
    long long value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < least || value > most)
        return Refusal{ "bad-number",
            flag + " takes a whole number from " + std::to_string(least) + " to " + std::to_string(most) + ", not \""
                + text + "\"" };
    return value;
}

} // namespace outremer::cli
