#include "model/bots/botspec.h"

#include <charconv>

namespace outremer {
namespace {

// Saved with matches: a name is never changed.
constexpr std::array<std::string_view, 5> kKindNames{ "random", "greedy", "squire", "knight", "king" };
constexpr std::array<std::string_view, 4> kStyleNames{ "even", "warlike", "pious", "merchant" };
constexpr std::string_view kSearchName = "ismcts:";
constexpr std::string_view kClockUnit = "ms";
constexpr std::uint32_t kMostIterations = 10'000'000;
constexpr std::uint32_t kLongest = 600'000; // ten minutes

Refusal refuse(const std::string &why)
{
    return { "bad-bots", why };
}

Result<SearchBudget> readBudget(std::string_view text)
{
    const bool isTime = text.ends_with(kClockUnit);
    const std::string_view digits = isTime ? text.substr(0, text.size() - kClockUnit.size()) : text;
    const std::uint32_t most = isTime ? kLongest : kMostIterations;
    std::uint32_t amount = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), amount);
    if (error != std::errc() || end != digits.data() + digits.size() || amount == 0 || amount > most)
        return refuse("ismcts takes 1 to " + std::to_string(kMostIterations) + " iterations, as in ismcts:400, or 1 to "
            + std::to_string(kLongest) + " milliseconds, as in ismcts:500ms, not \"" + std::string(text) + "\"");
    return isTime ? SearchBudget{ 0, amount } : SearchBudget{ amount, 0 };
}

Result<BotSpec> readKind(std::string_view text)
{
    for (std::size_t kind = 0; kind < kKindNames.size(); ++kind) {
        if (kKindNames[kind] == text)
            return BotSpec(BotKind(kind));
    }
    if (!text.starts_with(kSearchName))
        return refuse("there is no bot \"" + std::string(text)
            + "\"; there are random, greedy, squire, knight, king, ismcts:400 and ismcts:500ms");
    const auto budget = readBudget(text.substr(kSearchName.size()));
    if (!budget)
        return budget.refusal();
    BotSpec bot = BotKind::Search;
    bot.budget = *budget;
    return bot;
}

} // namespace

std::string_view nameOf(Style style)
{
    return kStyleNames[std::size_t(style)];
}

std::string nameOf(const BotSpec &bot)
{
    std::string name;
    if (bot.kind != BotKind::Search)
        name = kKindNames[std::size_t(bot.kind)];
    else if (bot.budget.milliseconds > 0)
        name = std::string(kSearchName) + std::to_string(bot.budget.milliseconds) + std::string(kClockUnit);
    else
        name = std::string(kSearchName) + std::to_string(bot.budget.iterations);
    return bot.style == Style::Even ? name : name + "/" + std::string(nameOf(bot.style));
}

Result<BotSpec> readBot(std::string_view text)
{
    const std::size_t slash = text.find('/');
    auto bot = readKind(text.substr(0, slash));
    if (!bot || slash == std::string_view::npos)
        return bot;
    const std::string_view style = text.substr(slash + 1);
    if (bot->kind == BotKind::Random)
        return refuse("a random bot has no style");
    for (std::size_t i = 1; i < kStyleNames.size(); ++i) {
        if (kStyleNames[i] == style) {
            bot->style = Style(i);
            return bot;
        }
    }
    return refuse("there is no style \"" + std::string(style) + "\"; there are warlike, pious and merchant");
}

std::optional<BotSpec> botNamed(std::string_view name)
{
    const auto bot = readBot(name);
    return bot ? std::optional(*bot) : std::nullopt;
}

} // namespace outremer
