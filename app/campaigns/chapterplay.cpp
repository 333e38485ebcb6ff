#include "app/campaigns/chapterplay.h"

#include "app/play/singleplay.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "model/bots/bots.h"

namespace outremer {
namespace {

// Who holds the seats now. A seat that nobody holds, or a bot this program does not have, is played by a knight.
Result<std::vector<Player>> holdersOf(Chronicle &chronicle, CampaignId campaign)
{
    const auto dynasties = chronicle.campaigns().dynasties(campaign);
    if (!dynasties)
        return dynasties.refusal();
    std::vector<Player> players;
    for (const Dynasty &dynasty : *dynasties) {
        Player player;
        if (dynasty.person) {
            const auto person = chronicle.people().get(*dynasty.person);
            if (!person)
                return person.refusal();
            player.name = person->name;
        } else {
            player.bot = dynasty.bot ? botNamed(*dynasty.bot) : std::nullopt;
            player.bot = player.bot.value_or(BotKind::Knight);
        }
        players.push_back(std::move(player));
    }
    return players;
}

// When they sat down is written beside the match, as it is for every match; it does not matter to who holds the seat.
std::optional<Refusal> readSince(Chronicle &chronicle, const CampaignPlay &play, std::vector<Player> &players)
{
    const auto row = play.matchRow();
    if (!row)
        return row.refusal();
    const auto written = playersOf(chronicle, *row);
    if (!written)
        return written.refusal();
    for (std::size_t seat = 0; seat < players.size() && seat < written->size(); ++seat)
        players[seat].since = (*written)[seat].since;
    return std::nullopt;
}

} // namespace

Result<std::unique_ptr<ChapterPlay>> ChapterPlay::open(
    Chronicle &chronicle, CampaignId campaign, const MatchOpening &how)
{
    auto play = CampaignPlay::open(chronicle, campaign, campaign::chapterGame(), how);
    if (!play)
        return play.refusal();
    if (play->isOver())
        return Refusal{ "campaign-over", "the campaign is over: all four chapters are written" };
    auto players = holdersOf(chronicle, campaign);
    if (!players)
        return players.refusal();
    if (!play->evening()) { // sitting down to play is what begins an evening
        std::vector<std::string> present;
        for (const Player &player : *players) {
            if (!player.bot)
                present.push_back(player.name);
        }
        if (const auto refusal = play->beginEvening({}, present))
            return *refusal;
    }
    if (!play->match()) {
        if (const auto refusal = play->beginChapter())
            return *refusal;
    }
    if (const auto refusal = readSince(chronicle, *play, *players))
        return *refusal;
    return std::unique_ptr<ChapterPlay>(new ChapterPlay(chronicle, std::move(*play), std::move(*players)));
}

std::optional<Refusal> ChapterPlay::reseat(Seat seat, Player player)
{
    const auto row = m_play.matchRow();
    if (!row)
        return row.refusal();
    if (const auto refusal =
            m_play.handOver(seat, player.name, player.bot ? std::optional(nameOf(*player.bot)) : std::nullopt))
        return refusal;
    m_players[seat] = std::move(player);
    return writePlayers(m_chronicle, *row, m_players);
}

std::optional<Refusal> ChapterPlay::goOnWithPresentContent(const std::string &oldName)
{
    if (const auto refusal = m_play.goOnWithPresentContent(oldName))
        return refusal;
    const auto row = m_play.matchRow();
    return row ? seatAnew(m_chronicle, *row, m_players) : std::optional(row.refusal());
}

} // namespace outremer
