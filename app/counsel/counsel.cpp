#include "app/counsel/counsel.h"

#include "app/counsel/findings.h"
#include "app/ui/preferences.h"
#include "app/ui/variants.h"
#include "model/core/hash.h"
#include "model/core/jsontext.h"

#include <nlohmann/json.hpp>

namespace outremer {
namespace {

// The same view gives the same counsel, whatever lies hidden behind it.
std::uint64_t seedOf(const AnyMatch &match)
{
    Hasher hasher;
    hasher.text(toText(match.view(match.decision().seat)));
    return hasher.result();
}

} // namespace

Counsel::Counsel(QObject *parent)
    : QObject(parent)
{
    connect(Preferences::instance(), &Preferences::languageChanged, this, &Counsel::changed);
    connect(&m_mind, &Mind::answered, this, [this](const Thought &thought) {
        m_thought = thought;
        emit changed();
    });
}

void Counsel::setTable(Table *table)
{
    if (table == m_table)
        return;
    if (m_table)
        disconnect(m_table, nullptr, this, nullptr);
    m_table = table;
    if (m_table) {
        connect(m_table, &Table::opened, this, &Counsel::putAway);
        connect(m_table, &Table::changed, this, &Counsel::follow);
    }
    emit tableChanged();
    putAway();
}

bool Counsel::possible() const
{
    return m_table && m_table->phase() == Table::Choosing && !m_table->replaying()
        && m_table->viewer() == m_table->match()->decision().seat;
}

Counsel::Moment Counsel::moment() const
{
    return { m_table->match(), m_table->match()->journal().size(), m_table->viewer() };
}

void Counsel::follow()
{
    if (!possible() || moment() != m_asked)
        return putAway();
    emit changed();
}

void Counsel::ask()
{
    if (!possible())
        return;
    m_thought.reset();
    m_asked = moment();
    const auto time = std::uint32_t(1000 * Preferences::instance()->thinkingTime());
    const AnyMatch &match = *m_table->match();
    m_mind.ask(match.thinker(), { .bot = BotKind::King, .seed = seedOf(match), .milliseconds = time });
    emit changed();
}

void Counsel::enough()
{
    m_mind.hurry();
}

void Counsel::putAway()
{
    m_mind.forget();
    m_thought.reset();
    m_asked = {};
    emit changed();
}

void Counsel::toggle()
{
    if (thinking() || shown())
        putAway();
    else
        ask();
}

QVariantList Counsel::options() const
{
    return m_thought && possible()
        ? asVariants(Findings(*m_thought, *m_table->match(), m_table->speech()).best(kOptions))
        : QVariantList();
}

QString Counsel::why() const
{
    return m_thought && possible() ? Findings(*m_thought, *m_table->match(), m_table->speech()).why() : QString();
}

void Counsel::take(int index)
{
    if (!m_thought || !possible() || index < 0 || std::size_t(index) >= m_thought->options.size())
        return;
    m_table->decide(Option(m_thought->options[std::size_t(index)].option)); // a copy: the counsel goes with the step
}

} // namespace outremer
