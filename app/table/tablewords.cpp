#include "app/table/tablewords.h"

#include "app/thinking/botwords.h"
#include "app/ui/preferences.h"
#include "model/bots/bots.h"

#include <algorithm>

namespace outremer {
namespace {

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), qsizetype(words.size()));
}

} // namespace

Speech TableWords::speech() const
{
    std::vector<std::string> names;
    for (const Player &player : m_players)
        names.push_back(player.name);
    return { m_match.game(), Preferences::currentLanguage(), std::move(names) };
}

QString TableWords::title() const
{
    return text(m_match.game().phrases().say("title", Preferences::currentLanguage()));
}

QString TableWords::idOf(Seat seat) const
{
    return text(m_match.seatId(seat));
}

QString TableWords::nameOf(Seat seat) const
{
    const std::string &name = m_players[seat].name;
    return name.empty() ? text(speech().name(m_match.seatRef(seat))) : text(name);
}

QString TableWords::houseOf(Seat seat) const
{
    return text(Speech(m_match.game(), Preferences::currentLanguage()).name(m_match.seatRef(seat)));
}

QString TableWords::decision() const
{
    const Decision asked = m_match.decision();
    return asked.isOver() ? QString() : text(m_match.game().decisionName(asked.kind));
}

QString TableWords::question() const
{
    return text(speech().decision(m_match.decision()));
}

QString TableWords::activeSeat() const
{
    const Decision asked = m_match.decision();
    return asked.isOver() ? QString() : idOf(asked.seat);
}

QString TableWords::activeName() const
{
    const Decision asked = m_match.decision();
    return asked.isOver() ? QString() : nameOf(asked.seat);
}

QString TableWords::thinking() const
{
    const BotSpec &bot = *m_players[m_match.decision().seat].bot;
    return bot.isQuick() ? tr("%1 is thinking…").arg(activeName())
                         : tr("%1 (%2) is thinking…").arg(activeName(), BotWords::nameOf(bot));
}

QString TableWords::showSecrets() const
{
    return text(m_match.game().look().showSecrets.in(Preferences::currentLanguage()));
}

QString TableWords::option(const Option &option) const
{
    return text(speech().option(option, m_match.targets(option)));
}

QString TableWords::rule(const QString &id) const
{
    const Rule *rule = m_match.game().rulebook().find(id.toStdString());
    return rule ? text(rule->text.in(Preferences::currentLanguage())) : QString();
}

QString TableWords::rules(const QStringList &ids) const
{
    QStringList texts;
    for (const QString &id : ids)
        texts.append(rule(id));
    return texts.join('\n');
}

QStringList TableWords::rulesAgainst(const RefList &refs) const
{
    QStringList ids;
    for (const std::string &id : m_match.whyNot(refs))
        ids.append(text(id));
    return ids;
}

QStringList TableWords::told(std::size_t from, std::size_t to) const
{
    const Speech spoken = speech();
    QStringList lines;
    for (std::size_t i = from; i < to; ++i) {
        if (const std::string line = spoken.event(m_match.events()[i], m_viewer); !line.empty())
            lines.append(text(line));
    }
    return lines;
}

QString TableWords::undoable(std::size_t from) const
{
    const Step *step = m_match.undoable();
    // A bot's move is not the people's to take back, nor is what was done before they sat down.
    if (!step || m_players[step->seat].bot || m_match.journal().size() <= m_players[step->seat].since)
        return {};
    // What somebody chose in secret is not told, even to take it back.
    const auto isHidden = [this](const Event &event) { return event.secret != 0 && !contains(event.seenBy, m_viewer); };
    const auto &events = m_match.events();
    if (std::any_of(events.begin() + std::ptrdiff_t(std::min(from, events.size())), events.end(), isHidden))
        return tr("the last step of %1").arg(nameOf(step->seat));
    return text(speech().option(step->option, m_match.undoTargets()));
}

QString TableWords::undoBarrier() const
{
    if (m_match.journal().empty() || m_match.undoable())
        return {};
    const auto &events = m_match.events();
    const auto shown = std::find_if(events.rbegin(), events.rend(), [](const Event &event) { return event.reveals; });
    return shown == events.rend() ? QString() : text(speech().event(*shown, m_viewer));
}

QList<RewindStep> TableWords::pastSteps(int most) const
{
    QList<RewindStep> list;
    const auto &journal = m_match.journal();
    auto after = m_match.forkAt(journal.size());
    for (std::size_t i = journal.size(); i > 0 && list.size() < most; --i) {
        auto before = m_match.forkAt(i - 1);
        const Seat seat = journal[i - 1].seat;
        const QStringList lines = told(before->events().size(), after->events().size());
        if (before->options().size() > 1 && !lines.isEmpty())
            list.append({ int(i - 1), idOf(seat), nameOf(seat), lines.first() });
        after = std::move(before);
    }
    return list;
}

QString TableWords::ending() const
{
    return text(speech().ending(m_match.outcome()));
}

QString TableWords::winners() const
{
    QStringList names;
    for (int seat = 0; seat < m_match.seatCount(); ++seat) {
        if (contains(m_match.outcome().winners, Seat(seat)))
            names.append(nameOf(Seat(seat)));
    }
    return names.join(", ");
}

} // namespace outremer
