#pragma once

#include "app/archive/archive.h"
#include "app/play/singleplay.h"
#include "model/bots/bots.h"
#include "model/core/jsonreader.h"
#include "model/shelf.h"

namespace outremer::test {

// Puts a match of Crusaders that begins from this position into the user's chronicle, where a Table can resume it. People sit in the first seats, greedy bots in the others.
inline std::optional<Refusal> savePosition(const std::string &position, int people)
{
    const GamePtr game = gameOnShelf("crusaders");
    const auto parsed = parseJson(position, "position");
    if (const auto *bad = std::get_if<Problem>(&parsed))
        return bad->refusal("bad-position");
    std::optional<Problem> problem;
    auto match = game->startFrom(JsonReader(std::get<JsonNode>(parsed), problem));
    if (!match)
        return match.refusal();
    std::vector<Player> players(std::size_t((*match)->seatCount()));
    for (std::size_t seat = std::size_t(people); seat < players.size(); ++seat)
        players[seat].bot = BotKind::Greedy;
    if (!Archive::instance()->openNow())
        return Refusal{ "no-chronicle", Archive::instance()->problemText().toStdString() };
    const auto play = SinglePlay::begin(*Archive::instance()->chronicle(), std::move(*match), players);
    return play ? std::nullopt : std::optional(play.refusal());
}

} // namespace outremer::test
