#include "table.h"

#include "bots/bots.h"
#include "choicetarget.h"
#include "datafolder.h"
#include "logmodel.h"
#include "newmatch.h"
#include "preferences.h"
#include "seatmodel.h"
#include "shelf.h"
#include "targetfocus.h"

#include <QRandomGenerator>

#include <algorithm>

namespace outremer {

Table::Table(QObject *parent)
    : QObject(parent)
    , m_savedMatches(dataFolder() / "matches")
    , m_botRng{ QRandomGenerator::global()->generate64() }
    , m_seats(new SeatModel(*this))
    , m_log(new LogModel(*this))
{
    m_botTimer.setSingleShot(true);
    connect(&m_botTimer, &QTimer::timeout, this, &Table::letBotPlay);
    connect(Preferences::instance(), &Preferences::languageChanged, this, &Table::textChanged);
}

Table::~Table() = default;

QString Table::gameId() const
{
    return m_match ? QString::fromUtf8(m_match->game().id().data(), qsizetype(m_match->game().id().size())) : QString();
}

Speech Table::speech() const
{
    std::vector<std::string> names;
    for (const Player &player : m_players)
        names.push_back(player.name);
    return { m_match->game(), Preferences::currentLanguage(), std::move(names) };
}

QString Table::title() const
{
    return m_match ? QString::fromStdString(m_match->game().phrases().say("title", Preferences::currentLanguage()))
                   : QString();
}

QString Table::prompt() const
{
    return m_phase == Choosing ? QString::fromStdString(speech().decision(m_match->decision())) : QString();
}

QString Table::activeSeat() const
{
    if (!m_match || m_match->decision().isOver())
        return {};
    return QString::fromStdString(m_match->seatId(m_match->decision().seat));
}

QString Table::activeName() const
{
    if (!m_match || m_match->decision().isOver())
        return {};
    return QString::fromStdString(speech().name({ kSeatNoun, m_match->decision().seat }));
}

QString Table::undoLabel() const
{
    const Step *step = m_match ? m_match->undoable() : nullptr;
    // A bot's move is not the people's to take back.
    if (!step || m_players[step->seat].bot)
        return {};
    return QString::fromStdString(speech().option(step->option, m_match->undoTargets()));
}

QString Table::endingText() const
{
    return m_phase == Over ? QString::fromStdString(speech().ending(m_match->outcome())) : QString();
}

QString Table::winnersText() const
{
    if (m_phase != Over)
        return {};
    QStringList names;
    for (int seat = 0; seat < m_match->seatCount(); ++seat) {
        if (contains(m_match->outcome().winners, Seat(seat)))
            names.append(QString::fromStdString(speech().name({ kSeatNoun, std::int16_t(seat) })));
    }
    return names.join(", ");
}

bool Table::start(NewMatch *plan)
{
    const GamePtr game = gameOnShelf(plan->gameId().toStdString());
    if (!game)
        return false;
    auto match = game->start(plan->setup(QRandomGenerator::global()->generate64()));
    if (!match) {
        emit explained(QString::fromStdString(match.refusal().message), {});
        return false;
    }
    open({ std::move(*match), plan->players(), m_savedMatches.freshPath(*game) });
    return true;
}

bool Table::resume(const QString &id)
{
    const GamePtr game = gameOnShelf(id.toStdString());
    // The newest first; one that cannot be opened is reported and does not hide the older ones.
    for (const auto &path : m_savedMatches.unfinished(id.toStdString())) {
        auto saved = m_savedMatches.load(*game, path);
        if (saved) {
            open(std::move(*saved));
            return true;
        }
        emit explained(tr("This match cannot be opened. Its file was left untouched.\n%1")
                           .arg(QString::fromStdString(saved.refusal().message)),
            {});
    }
    return false;
}

void Table::open(SavedMatch saved)
{
    m_match = std::move(saved.match);
    m_players = std::move(saved.players);
    m_path = std::move(saved.path);
    m_viewer = kNobody;
    const auto person = std::ranges::find_if(m_players, [](const Player &player) { return !player.bot; });
    m_homeSeat = person == m_players.end() ? 0 : Seat(person - m_players.begin());
    m_seats->reset();
    m_log->reset();
    emit opened();
    save();
    proceed();
}

int Table::peopleCount() const
{
    return int(std::ranges::count_if(m_players, [](const Player &player) { return !player.bot; }));
}

void Table::proceed()
{
    m_botTimer.stop();
    m_picker.close();
    m_pointedAt.clear();
    const Decision decision = m_match->decision();
    if (decision.isOver()) {
        m_phase = Over;
        m_viewer = kNobody; // hands are put down; what was played lies open
        return announce();
    }
    const bool isBot = m_players[decision.seat].bot.has_value();
    // With one person at the table nobody else can look, so the screen stays theirs.
    if (peopleCount() == 1)
        m_viewer = m_homeSeat;
    else if (isBot || m_viewer != decision.seat)
        m_viewer = kNobody;
    if (isBot) {
        m_phase = BotThinking;
        // After a person's move there is time to take it back before the bot looks at a card.
        const int delay = Preferences::instance()->botDelay();
        m_botTimer.start(undoLabel().isEmpty() ? delay : 2 * delay);
        return announce();
    }
    m_homeSeat = decision.seat;
    if (m_viewer != decision.seat) {
        m_phase = HandOver;
        return announce();
    }
    m_phase = Choosing;
    // Where there is nothing to choose the step is made at once, as a helpful neighbour would.
    if (const auto options = m_match->options(); options.size() == 1)
        return submit(options.front());
    m_picker.reset(*m_match);
    announce();
}

void Table::announce()
{
    emit textChanged();
    emit changed();
    emit choicesChanged();
}

void Table::submit(const Option &option)
{
    if (const auto refusal = m_match->submit(m_match->decision().seat, option)) {
        emit explained(QString::fromStdString(refusal->message), {});
        return;
    }
    save();
    proceed();
}

void Table::letBotPlay()
{
    const Decision decision = m_match->decision();
    submit(m_match->botChoice(*m_players[decision.seat].bot, m_botRng));
}

void Table::save()
{
    const auto refusal = m_savedMatches.save(*m_match, m_players, m_path);
    m_saveProblem =
        refusal ? tr("The match could not be saved: %1").arg(QString::fromStdString(refusal->message)) : QString();
}

void Table::ready()
{
    if (m_phase != HandOver)
        return;
    m_viewer = m_match->decision().seat;
    proceed();
}

void Table::undo()
{
    if (undoLabel().isEmpty() || !m_match->undo())
        return;
    save();
    // Whoever sits here now must not see the cards of the one whose turn it is again.
    if (m_viewer != m_match->decision().seat)
        m_viewer = kNobody;
    proceed();
}

void Table::clearSelection()
{
    m_picker.clear();
    m_pointedAt.clear();
    emit choicesChanged();
}

QString Table::ruleText(const QString &id) const
{
    const Rule *rule = m_match ? m_match->game().rulebook().find(id.toStdString()) : nullptr;
    return rule ? QString::fromStdString(rule->text.in(Preferences::currentLanguage())) : QString();
}

void Table::explain(const RefList &refs)
{
    QStringList rules;
    QStringList texts;
    for (const std::string &id : m_match->whyNot(refs)) {
        rules.append(QString::fromStdString(id));
        texts.append(ruleText(rules.last()));
    }
    if (!rules.isEmpty())
        emit explained(texts.join('\n'), rules);
}

void Table::choose(const RefList &refs, ChoiceTarget *by)
{
    if (!m_picker.isSelectable(refs))
        return explain(refs);
    if (const auto option = m_picker.name(refs))
        return submit(*option);
    if (!m_picker.hasSelection())
        m_pointedAt.clear();
    else if (by)
        m_pointedAt.push_back(by);
    emit choicesChanged();
}

bool Table::wasPointedAt(const ChoiceTarget *target) const
{
    return std::ranges::count(m_pointedAt, target) > 0;
}

void Table::dismiss(ChoiceTarget *target)
{
    std::erase(m_targets, target);
    std::erase(m_pointedAt, target);
}

void Table::focusFirst() const
{
    if (ChoiceTarget *target = firstTarget(m_targets))
        target->item()->forceActiveFocus(Qt::OtherFocusReason);
}

void Table::moveFocus(int arrowKey) const
{
    if (ChoiceTarget *target = targetTowards(m_targets, Qt::Key(arrowKey)))
        target->item()->forceActiveFocus(Qt::TabFocusReason);
}

} // namespace outremer
