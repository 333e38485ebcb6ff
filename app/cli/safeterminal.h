#pragma once

#include <streambuf>
#include <string>

namespace outremer::cli {

// What goes to a terminal. A name in somebody's campaign may hold letters a terminal obeys: they are shown as "?", as are
// those that turn the direction of writing around. Line ends and tabs stay.
class SafeTerminal : public std::streambuf {
public:
    explicit SafeTerminal(std::streambuf *terminal)
        : m_terminal(terminal)
    {
    }
    ~SafeTerminal() override { pass(); }

protected:
    int_type overflow(int_type letter) override;
    int sync() override;

private:
    bool pass(); // what is held back

    std::streambuf *m_terminal;
    std::string m_held; // the beginning of a letter of several bytes
    bool m_isWell = true;
};

} // namespace outremer::cli
