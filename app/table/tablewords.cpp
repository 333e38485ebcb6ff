// What a Table says: everything that is words or names, and nothing that changes it.
#include "app/table/table.h"

#include "app/campaigns/chapterplay.h"
#include "app/table/gamedoor.h"
#include "app/thinking/botwords.h"
#include "app/ui/preferences.h"
#include "model/bots/bots.h"

namespace outremer {
namespace {

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), qsizetype(words.size()));
}

// The events of the steps from `before` on, as a viewer may know them.
QStringList told(const Speech &speech, const AnyMatch &match, std::size_t before, std::size_t end, Seat viewer)
{
    QStringList lines;
    for (std::size_t i = before; i < end; ++i) {
        const std::string line = speech.event(match.events()[i], viewer);
        if (!line.empty())
            lines.append(text(line));
    }
    return lines;
}

} // namespace

QString Table::gameId() const
{
    return match() ? text(match()->game().id()) : QString();
}

QUrl Table::page() const
{
    return match() ? doorOf(match()->game().id()).page() : QUrl();
}

Speech Table::speech() const
{
    std::vector<std::string> names;
    for (const Player &player : players())
        names.push_back(player.name);
    return { match()->game(), Preferences::currentLanguage(), std::move(names) };
}

QString Table::title() const
{
    return match() ? text(match()->game().phrases().say("title", Preferences::currentLanguage())) : QString();
}

QString Table::decision() const
{
    return match() && !match()->decision().isOver() ? text(match()->game().decisionName(match()->decision().kind))
                                                    : QString();
}

QString Table::prompt() const
{
    return m_phase == Choosing ? text(speech().decision(match()->decision())) : QString();
}

QString Table::nameOf(Seat seat) const
{
    const std::string &name = players()[seat].name;
    return text(name.empty() ? speech().name(match()->seatRef(seat)) : name);
}

QString Table::activeSeat() const
{
    return match() && !match()->decision().isOver() ? text(match()->seatId(match()->decision().seat)) : QString();
}

QString Table::activeName() const
{
    return match() && !match()->decision().isOver() ? nameOf(match()->decision().seat) : QString();
}

QString Table::thinkingText() const
{
    if (m_phase != BotThinking)
        return {};
    const BotSpec &bot = *players()[match()->decision().seat].bot;
    return bot.isQuick() ? tr("%1 is thinking…").arg(activeName())
                         : tr("%1 (%2) is thinking…").arg(activeName(), BotWords::nameOf(bot));
}

QString Table::viewerSeat() const
{
    return match() && m_viewer != kNobody ? text(match()->seatId(m_viewer)) : QString();
}

bool Table::askedOpenly() const
{
    return m_phase == Choosing && m_viewer == kNobody && isQuestionOpen();
}

bool Table::canConceal() const
{
    return (m_phase == HandOver || (m_phase == Choosing && m_viewer != kNobody)) && isQuestionOpen();
}

QString Table::showSecretsText() const
{
    return match() ? text(match()->game().look().showSecrets.in(Preferences::currentLanguage())) : QString();
}

QString Table::undoLabel() const
{
    const Step *step = match() && !m_replay ? match()->undoable() : nullptr;
    // A bot's move is not the people's to take back, nor is what was done before they sat down.
    if (!step || players()[step->seat].bot || match()->journal().size() <= players()[step->seat].since)
        return {};
    // What somebody chose in secret is not told, even to take it back.
    const auto isHidden = [this](const Event &event) { return event.secret != 0 && !contains(event.seenBy, m_viewer); };
    const auto latest = match()->events().begin() + std::ptrdiff_t(std::min(m_latestEvent, match()->events().size()));
    if (std::any_of(latest, match()->events().end(), isHidden))
        return tr("the last step of %1").arg(nameOf(step->seat));
    return text(speech().option(step->option, match()->undoTargets()));
}

QString Table::undoBarrier() const
{
    if (!match() || m_replay || match()->journal().empty() || match()->undoable())
        return {};
    for (auto event = match()->events().rbegin(); event != match()->events().rend(); ++event) {
        if (event->reveals)
            return text(speech().event(*event, m_viewer));
    }
    return {};
}

QStringList Table::latest() const
{
    if (!shown())
        return {};
    const std::size_t end = shown()->events().size();
    return told(speech(), *shown(), std::min(m_latestEvent, end), end, m_viewer);
}

QString Table::latestSeat() const
{
    return shown() && !shown()->journal().empty() ? text(shown()->seatId(shown()->journal().back().seat)) : QString();
}

int Table::step() const
{
    return m_replay ? int(m_replay->journal().size()) : stepCount();
}

int Table::stepCount() const
{
    return match() ? int(m_play->stepCount()) : 0;
}

QVariantList Table::people() const
{
    QVariantList list;
    for (int seat = 0; match() && seat < match()->seatCount(); ++seat) {
        if (!players()[std::size_t(seat)].bot)
            list.append(QVariantMap{ { "seatId", text(match()->seatId(Seat(seat))) }, { "name", nameOf(Seat(seat)) } });
    }
    return list;
}

QString Table::endingText() const
{
    return m_phase == Over ? text(speech().ending(match()->outcome())) : QString();
}

QString Table::winnersText() const
{
    if (m_phase != Over)
        return {};
    QStringList names;
    for (int seat = 0; seat < match()->seatCount(); ++seat) {
        if (contains(match()->outcome().winners, Seat(seat)))
            names.append(nameOf(Seat(seat)));
    }
    return names.join(", ");
}

QString Table::ruleText(const QString &id) const
{
    const Rule *rule = match() ? match()->game().rulebook().find(id.toStdString()) : nullptr;
    return rule ? text(rule->text.in(Preferences::currentLanguage())) : QString();
}

QVariantList Table::pastSteps(int most) const
{
    QVariantList list;
    if (!match())
        return list;
    const auto &journal = match()->journal();
    auto after = match()->forkAt(journal.size());
    for (std::size_t i = journal.size(); i > 0 && list.size() < most; --i) {
        auto before = match()->forkAt(i - 1);
        const Seat seat = journal[i - 1].seat;
        const QStringList lines = told(speech(), *match(), before->events().size(), after->events().size(), m_viewer);
        if (before->options().size() > 1 && !lines.isEmpty())
            list.append(QVariantMap{ { "step", int(i - 1) }, { "seatId", text(before->seatId(seat)) },
                { "name", nameOf(seat) }, { "text", lines.first() } });
        after = std::move(before);
    }
    return list;
}

} // namespace outremer
