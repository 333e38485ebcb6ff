#include "app/cli/namedmatch.h"

#include "app/play/datafolder.h"
#include "model/core/record.h"

#include <algorithm>

namespace outremer::cli {
namespace {

bool isPlain(const std::string &name)
{
    const auto isPlainLetter = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    return !name.empty() && name.size() <= 64 && std::ranges::all_of(name, isPlainLetter);
}

const Refusal kBadName{ "bad-name", "a name has 1 to 64 letters, digits, - or _" };

std::filesystem::path pathOf(const std::string &name)
{
    return dataFolder() / "matches" / (name + ".json");
}

} // namespace

std::optional<Refusal> saveUnder(const std::string &name, const AnyMatch &match)
{
    if (!isPlain(name))
        return kBadName;
    if (dataFolder().empty())
        return noHome();
    std::error_code error;
    if (std::filesystem::exists(pathOf(name), error))
        return Refusal{ "name-taken", "there is a saved match \"" + name + "\" already" };
    return writeFileSafely(pathOf(name).string(), writeRecord(match));
}

Result<std::unique_ptr<AnyMatch>> openNamed(const std::string &name, const AnyGame &game)
{
    if (!isPlain(name))
        return kBadName;
    if (dataFolder().empty())
        return noHome();
    const auto bytes = readFile(pathOf(name));
    if (const auto *problem = std::get_if<Problem>(&bytes))
        return problem->refusal("bad-record");
    return readRecord(game, std::get<std::string>(bytes), pathOf(name).string());
}

} // namespace outremer::cli
