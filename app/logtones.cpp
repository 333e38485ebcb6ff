#include "logtones.h"

#include <algorithm>
#include <array>

namespace outremer {
namespace {

// Names of events, of all games.
constexpr std::array<std::string_view, 22> kQuiet{ "card.drawn", "coins.paid", "coins.gained", "good.spent",
    "good.restored", "good.blocked", "market.filled", "governor.shown", "building.shown", "tactic.shown", "tactic.back",
    "lots.drawn", "taxes.paid", "order.ended", "raid.ended", "track.bonus", "event.resolved", "placement.skipped",
    "automa.boost", "holiness.moved", "price.changed", "spy.drawn" };
constexpr std::array<std::string_view, 34> kStrong{ "territory.won", "round.started", "event.revealed", "raid.started",
    "raid.repelled", "city.captured", "capital.new", "player.out", "city.upgraded", "city.destroyed", "march.declared",
    "battle.started", "battle.won", "city.conquered", "city.defended", "holyland.held", "ending.met", "bull.scored",
    "match.over", "oath.sworn", "oath.kept", "oath.broken", "commander.ordered", "commander.besieged",
    "commander.beaten", "crescent.risen", "chapter.ended", "dynasty.ranked", "legacy.written", "interlude.revealed",
    "nickname.taken", "city.scarred", "city.ruined", "campaign.won" };

} // namespace

LogTone toneOf(std::string_view event)
{
    if (std::ranges::find(kQuiet, event) != kQuiet.end())
        return LogTone::Quiet;
    return std::ranges::find(kStrong, event) != kStrong.end() ? LogTone::Strong : LogTone::Plain;
}

} // namespace outremer
