#include "app/play/datafolder.h"

#include <cstdlib>

namespace outremer {
namespace {

std::filesystem::path fromEnvironment(const char *name)
{
    const char *value = std::getenv(name);
    return value ? value : "";
}

} // namespace

std::filesystem::path dataFolder()
{
    if (const auto own = fromEnvironment("OUTREMER_HOME"); !own.empty())
        return own;
    if (const auto xdg = fromEnvironment("XDG_DATA_HOME"); xdg.is_absolute()) // XDG: a relative one is invalid
        return xdg / "outremer";
    return fromEnvironment("HOME") / ".local" / "share" / "outremer";
}

std::filesystem::path userChronicle()
{
    return dataFolder() / "chronicle.db";
}

} // namespace outremer
