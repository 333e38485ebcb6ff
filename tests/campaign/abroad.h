#pragma once

#include <cstdlib>
#include <ctime>
#include <locale>

namespace outremer::campaign::test {

// What is made while somebody lives in another land: numbers are grouped there, and it is already tomorrow. Files that are
// handed on must not tell where they were written.
template <class Make>
auto madeAbroad(Make make)
{
    struct Grouped : std::numpunct<char> {
        char do_thousands_sep() const override { return '.'; }
        char do_decimal_point() const override { return ','; }
        std::string do_grouping() const override { return "\1"; }
    };
    const std::locale home = std::locale::global(std::locale(std::locale(), new Grouped));
    ::setenv("TZ", "Pacific/Kiritimati", 1);
    ::tzset();
    auto made = make();
    ::unsetenv("TZ");
    ::tzset();
    std::locale::global(home);
    return made;
}

} // namespace outremer::campaign::test
