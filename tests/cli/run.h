#pragma once

#include "app/cli/command.h"

#include <QStringList>
#include <nlohmann/json.hpp>

#include <sstream>

namespace outremer::test {

// What a command line answered.
struct Answer {
    int code = 0;
    std::string out;
    std::string err;

    nlohmann::ordered_json json() const { return nlohmann::ordered_json::parse(out); }
    // As promised for refusals: nothing on standard output, one line on standard error.
    bool isOneComplaint(int wanted) const
    {
        return code == wanted && out.empty() && err.starts_with("outremer-cli: ") && err.find('\n') == err.size() - 1;
    }
};

inline Answer run(const std::vector<std::string> &words, const std::string &input = {}, bool isTerminal = false)
{
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    cli::Console console{ in, out, err, isTerminal, "/nowhere" };
    const int code = cli::runCommandLine(words, console);
    return { code, out.str(), err.str() };
}

inline bool has(const std::string &text, const std::string &part)
{
    return text.find(part) != std::string::npos;
}

// Words parted by blanks, as in a shell without quotes.
inline Answer run(const QString &line, const std::string &input = {})
{
    std::vector<std::string> words;
    for (const QString &word : line.split(' ', Qt::SkipEmptyParts))
        words.push_back(word.toStdString());
    return run(words, input);
}

} // namespace outremer::test
