#include "db/clock.h"

#include <chrono>
#include <ctime>

namespace outremer {

Moment now()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::string stampOf(Moment moment)
{
    const std::time_t seconds = std::time_t(moment / 1000);
    std::tm parts{};
    ::gmtime_r(&seconds, &parts);
    char text[32];
    return { text, std::strftime(text, sizeof text, "%Y-%m-%dT%H%M%SZ", &parts) };
}

} // namespace outremer
