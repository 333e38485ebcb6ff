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
    const auto home = fromEnvironment("HOME");
    return home.is_absolute() ? home / ".local" / "share" / "outremer" : std::filesystem::path();
}

std::filesystem::path userChronicle()
{
    const auto folder = dataFolder();
    return folder.empty() ? folder : folder / "chronicle.db";
}

Refusal noHome()
{
    return { "no-home", "there is no home folder: set HOME, or OUTREMER_HOME to a folder for Outremer's own files" };
}

std::filesystem::path stateFolder()
{
    if (const auto own = fromEnvironment("OUTREMER_HOME"); !own.empty())
        return own / "state";
    if (const auto xdg = fromEnvironment("XDG_STATE_HOME"); xdg.is_absolute())
        return xdg / "outremer";
    const auto home = fromEnvironment("HOME");
    return home.is_absolute() ? home / ".local" / "state" / "outremer" : std::filesystem::path();
}

} // namespace outremer
