#include "clock.h"

#include <chrono>
#include <ctime>

namespace outremer {
namespace {

std::string formatted(Moment moment, const char *format)
{
    const std::time_t seconds = std::time_t(moment / 1000);
    std::tm parts{};
    ::gmtime_r(&seconds, &parts);
    char text[32];
    return { text, std::strftime(text, sizeof text, format, &parts) };
}

} // namespace

Moment now()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::string dayOf(Moment moment)
{
    return formatted(moment, "%Y-%m-%d");
}

std::string stampOf(Moment moment)
{
    return formatted(moment, "%Y-%m-%dT%H%M%SZ");
}

} // namespace outremer
