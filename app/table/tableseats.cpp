// Who sits at a Table, and how somebody else sits down in the middle of a match.
#include "app/table/table.h"

#include "app/archive/archive.h"
#include "app/table/newmatch.h"
#include "app/thinking/botwords.h"

#include <algorithm>

namespace outremer {

int Table::peopleCount() const
{
    return int(std::ranges::count_if(players(), [](const Player &player) { return !player.bot; }));
}

void Table::findHome()
{
    const auto isPerson = [](const Player &player) { return !player.bot; };
    if (isPerson(players()[m_homeSeat]))
        return;
    const auto person = std::ranges::find_if(players(), isPerson);
    m_homeSeat = person == players().end() ? 0 : Seat(person - players().begin());
}

bool Table::seatPerson(int seat, const QString &name)
{
    if (!match() || seat < 0 || seat >= match()->seatCount())
        return false;
    const QString kept = name.simplified().left(NewMatch::kMaxName);
    Player player;
    player.name = (kept.isEmpty() ? seatAt(seat)["proposed"].toString() : kept).toStdString();
    return reseat(Seat(seat), std::move(player));
}

bool Table::seatBot(int seat, int kind, int style)
{
    const auto bot = match() ? BotWords::picked(kind, style, match()->game().knowsStyles()) : std::nullopt;
    if (!bot || seat < 0 || seat >= match()->seatCount())
        return false;
    return reseat(Seat(seat), { {}, bot });
}

bool Table::reseat(Seat seat, Player player)
{
    if (m_phase == Over)
        return false;
    player.since = match()->journal().size();
    if (const auto refusal = m_play->reseat(seat, std::move(player)))
        return refuse(*refusal);
    m_replay.reset();
    m_isHurrying = false;
    findHome();
    // The screen stays with whoever sits before it and with nobody else: the one person who is left may be another one,
    // and is asked to take it over first.
    m_isAlone = peopleCount() == 1 && m_viewer == m_homeSeat;
    if (players()[seat].bot && m_viewer == seat)
        m_viewer = kNobody;
    proceed();
    Archive::instance()->announce();
    return true;
}

QVariantMap Table::seatAt(int seat) const
{
    if (!match() || seat < 0 || seat >= match()->seatCount())
        return {};
    const Player &player = players()[std::size_t(seat)];
    const BotSpec bot = player.bot.value_or(BotWords::kUsual);
    const bool isOffered = int(bot.kind) < BotWords::kOffered;
    return { { "seatId", QString::fromStdString(match()->seatId(Seat(seat))) },
        { "houseName",
            QString::fromStdString(Speech(match()->game(), speech().lang()).name(match()->seatRef(Seat(seat)))) },
        { "name", nameOf(Seat(seat)) }, { "isBot", player.bot.has_value() },
        { "botName", player.bot ? BotWords::nameOf(bot) : QString() },
        { "about", player.bot ? BotWords::aboutOf(bot) : QString() },
        { "kind", isOffered ? int(bot.kind) : int(BotWords::kUsual) }, { "style", int(bot.style) },
        { "knowsStyles", match()->game().knowsStyles() }, { "canChange", m_phase != Over },
        { "proposed", tr("Player %1").arg(seat + 1) } };
}

} // namespace outremer
