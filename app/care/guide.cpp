#include "app/care/guide.h"

#include "app/table/tablelink.h"
#include "app/ui/preferences.h"
#include "model/core/anygame.h"

#include <algorithm>

namespace outremer {

Guide::Guide(QObject *parent)
    : QObject(parent)
{
    const Preferences *preferences = Preferences::instance();
    connect(preferences, &Preferences::languageChanged, this, &Guide::changed);
    connect(preferences, &Preferences::guideChanged, this, [this] { choose(true); });
    connect(preferences, &Preferences::hintsChanged, this, [this] {
        if (Preferences::instance()->seenHints() == 0) // they were forgotten
            choose(true);
    });
}

void Guide::setTable(Table *table)
{
    if (!turnTo(table, m_table, this))
        return;
    if (m_table)
        connect(m_table, &Table::changed, this, &Guide::follow);
    emit tableChanged();
    follow();
}

QString Guide::title() const
{
    return m_hint ? QString::fromStdString(m_hint->title.in(Preferences::currentLanguage())) : QString();
}

QString Guide::text() const
{
    return m_hint ? QString::fromStdString(m_hint->text.in(Preferences::currentLanguage())) : QString();
}

QStringList Guide::rules() const
{
    QStringList rules;
    for (const std::string &rule : m_hint ? m_hint->rules : std::vector<std::string>())
        rules.append(QString::fromStdString(rule));
    return rules;
}

std::vector<const Hint *> Guide::hints() const
{
    if (!m_table || m_table->phase() != Table::Choosing)
        return {};
    std::vector<const Hint *> hints;
    for (const Hint &hint : m_table->match()->game().look().hints)
        hints.push_back(&hint);
    return hints;
}

bool Guide::isAt(const Hint &hint) const
{
    const AnyMatch &match = *m_table->match();
    return std::ranges::count(hint.at, match.game().decisionName(match.decision().kind)) > 0;
}

// Of an event only its kind is looked at, so that nothing is told that the viewer may not know.
bool Guide::isDue(const Hint &hint) const
{
    const AnyMatch &match = *m_table->match();
    return hint.times > 0 && std::ranges::count(match.events(), hint.event, [&](const Event &event) {
        return match.game().eventName(event.kind);
    }) >= hint.times;
}

void Guide::follow()
{
    const AnyMatch *match = m_table ? m_table->match() : nullptr;
    const std::size_t steps = match ? match->journal().size() : 0;
    const bool isSameMoment = match == m_match && steps == m_steps;
    if (isSameMoment && m_hint && !hints().empty())
        return;
    if (!isSameMoment)
        noteSeen();
    m_match = match;
    m_steps = steps;
    choose(true);
}

// What belongs to the decision comes first; what has merely happened waits for a decision without news.
void Guide::choose(bool isFresh)
{
    const Preferences &preferences = *Preferences::instance();
    const auto isNew = [&](const Hint *hint) { return !preferences.hasSeen(QString::fromStdString(hint->id)); };
    const auto all = preferences.guide() ? hints() : std::vector<const Hint *>();
    auto found = std::ranges::find_if(all, [&](const Hint *hint) { return isNew(hint) && isAt(*hint); });
    if (found == all.end() && isFresh)
        found = std::ranges::find_if(all, [&](const Hint *hint) { return isNew(hint) && isDue(*hint); });
    show(found == all.end() ? nullptr : *found);
}

void Guide::show(const Hint *hint)
{
    if (hint ? m_hint && hint->id == m_hint->id : !m_hint)
        return;
    m_hint = hint ? std::optional(*hint) : std::nullopt;
    emit changed();
}

void Guide::noteSeen()
{
    if (m_hint)
        Preferences::instance()->noteSeen(QString::fromStdString(m_hint->id));
}

void Guide::gotIt()
{
    noteSeen();
    choose(false);
}

void Guide::stop()
{
    Preferences::instance()->setGuide(false);
    show(nullptr);
}

void Guide::toggle()
{
    if (m_hint)
        return gotIt();
    const auto all = hints();
    // The last one that belongs here speaks of the decision itself.
    const auto found = std::find_if(all.rbegin(), all.rend(), [this](const Hint *hint) { return isAt(*hint); });
    show(found == all.rend() ? nullptr : *found);
}

} // namespace outremer
