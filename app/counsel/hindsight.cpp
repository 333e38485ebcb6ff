#include "app/counsel/hindsight.h"

#include "app/counsel/findings.h"
#include "app/counsel/sights.h"
#include "app/thinking/botwords.h"
#include "app/ui/preferences.h"
#include "app/ui/variants.h"

#include <algorithm>

namespace outremer {
namespace {

// Where this seat had a choice to make, from so many steps on.
std::vector<std::size_t> decisionsOf(const AnyMatch &match, Seat seat, std::size_t since)
{
    std::vector<std::size_t> steps;
    const auto &journal = match.journal();
    const auto again = match.forkAt(0);
    for (std::size_t step = 0; step < journal.size(); ++step) {
        if (journal[step].seat == seat && step >= since && again->options().size() > 1)
            steps.push_back(step);
        again->submit(journal[step].seat, journal[step].option);
    }
    return steps;
}

} // namespace

Hindsight::Hindsight(QObject *parent)
    : QObject(parent)
{
    connect(Preferences::instance(), &Preferences::languageChanged, this, &Hindsight::changed);
    connect(&m_mind, &Mind::answered, this, [this](const Thought &thought) {
        m_thought = thought;
        if (bot().isQuick()) // it looks no further than the first sight
            std::ranges::stable_sort(m_thought->options, std::ranges::greater{}, &RankedOption::prior);
        emit changed();
    });
}

void Hindsight::setTable(Table *table)
{
    if (table == m_table)
        return;
    if (m_table)
        disconnect(m_table, nullptr, this, nullptr);
    m_table = table;
    if (m_table)
        connect(m_table, &Table::changed, this, &Hindsight::follow);
    emit tableChanged();
    follow();
}

bool Hindsight::isOpen() const
{
    return m_table && m_seat >= 0 && m_table->eyes() == m_seat;
}

// The table looks at something else by now.
void Hindsight::follow()
{
    if (m_seat < 0 || isOpen())
        return;
    m_mind.forget();
    m_thought.reset();
    m_steps.clear();
    m_seat = m_index = -1;
    emit changed();
}

bool Hindsight::canOpen(int seat) const
{
    return m_table && m_table->match() && m_table->phase() == Table::Over && seat >= 0
        && seat < m_table->match()->seatCount() && m_table->players()[std::size_t(seat)].bot;
}

void Hindsight::open(int seat)
{
    if (!canOpen(seat))
        return;
    m_steps = decisionsOf(*m_table->match(), Seat(seat), m_table->players()[std::size_t(seat)].since);
    if (m_steps.empty())
        return;
    m_seat = seat;
    turn(int(m_steps.size()) - 1);
}

void Hindsight::turn(int index)
{
    if (m_seat < 0 || index < 0 || index >= count())
        return;
    const std::size_t step = m_steps[std::size_t(index)];
    m_index = index;
    m_thought.reset();
    m_table->lookAs(m_seat, int(step));
    ThinkRequest request{ .bot = bot(), .seed = m_table->botNumbers(step).next() };
    if (bot().isQuick()) {
        request.bot = BotKind::Search;
        request.bot.style = bot().style;
        request.bot.budget.iterations = 1;
    }
    m_mind.ask(m_table->shown()->thinker(), request);
    emit changed();
}

void Hindsight::close()
{
    if (isOpen())
        m_table->endReplay();
}

QString Hindsight::title() const
{
    return isOpen() ? tr("%1 (%2)").arg(m_table->nameOf(Seat(m_seat)), BotWords::nameOf(bot())) : QString();
}

QString Hindsight::question() const
{
    return isOpen() ? QString::fromStdString(m_table->speech().decision(m_table->shown()->decision())) : QString();
}

QString Hindsight::summary() const
{
    if (!isOpen())
        return {};
    const int options = int(m_table->shown()->options().size());
    if (bot().kind == BotKind::Random)
        return tr("It had %n option(s) and drew lots.", nullptr, options);
    if (bot().kind == BotKind::Greedy)
        return tr("It had %n option(s) and took what looked best at first sight.", nullptr, options);
    if (!m_thought)
        return tr("It had %n option(s). It is thinking them over once more…", nullptr, options);
    const QString summary = tr("It had %n option(s).", nullptr, options) + " "
        + tr("It played the match on %n time(s) in its mind.", nullptr, int(m_thought->iterations));
    return m_thought->choice == played() ? summary
                                         : summary + " " + tr("In the match it had less time and chose otherwise.");
}

QVariantList Hindsight::options() const
{
    if (!isOpen() || !m_thought || bot().kind == BotKind::Random)
        return {};
    QList<Finding> rows;
    const Speech speech = m_table->speech();
    const Findings findings(*m_thought, *m_table->shown(), speech);
    for (const RankedOption &option : m_thought->options) {
        const bool isPlayed = option.option == played();
        if (rows.size() >= kOptions && !isPlayed)
            continue;
        Finding row = findings.of(option);
        if (bot().isQuick() || option.visits == 0) // there is no number to show
            row = { .text = row.text };
        row.isPlayed = isPlayed;
        rows.append(row);
    }
    return asVariants(rows);
}

QVariantList Hindsight::sights() const
{
    return isOpen() ? Sights::of(*m_table, *m_table->shown(), Seat(m_seat)) : QVariantList();
}

QVariantList Hindsight::sightsOf(int seat) const
{
    const AnyMatch *match = m_table ? m_table->match() : nullptr;
    return match && seat >= 0 && seat < match->seatCount() ? Sights::of(*m_table, *match, Seat(seat)) : QVariantList();
}

} // namespace outremer
