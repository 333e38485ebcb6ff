#include "bots/bots.h"

namespace outremer {

std::string_view nameOf(BotKind bot)
{
    return bot == BotKind::Random ? "random" : "greedy";
}

std::optional<BotKind> botNamed(std::string_view name)
{
    for (BotKind bot : kBotKinds) {
        if (nameOf(bot) == name)
            return bot;
    }
    return std::nullopt;
}

} // namespace outremer
