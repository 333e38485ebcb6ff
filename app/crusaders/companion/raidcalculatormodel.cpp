#include "app/crusaders/board/boardview.h"
#include "app/crusaders/companion/boxedcampaign.h"
#include "app/crusaders/companion/calculators.h"
#include "app/ui/preferences.h"

namespace outremer {

using campaign::table::RaidAnswer;
using campaign::table::RaidQuestion;

namespace {

constexpr int kMostRaiders = 20; // of anything on a city

// The numbers of the question by their names on the screen.
int *numberNamed(RaidQuestion &question, const QString &field)
{
    const std::pair<const char *, int *> numbers[] = { { "troops", &question.troops }, { "level", &question.level },
        { "defence", &question.defence }, { "garrison", &question.garrison }, { "turnedBack", &question.turnedBack },
        { "uncovered", &question.uncovered } };
    for (const auto &[name, number] : numbers) {
        if (field == name)
            return number;
    }
    return nullptr;
}

} // namespace

RaidCalculator::RaidCalculator(QObject *parent)
    : Calculator(parent)
{
    clear();
}

QVariantList RaidCalculator::fields() const
{
    Choices events{ { "", tr("Only the numbers") } };
    for (std::size_t card = 1; card < boxContent().events.size(); ++card) {
        const crusaders::EventCard &event = boxContent().events[card];
        if (event.chapter <= m_chapter)
            events.append({ QString::fromStdString(event.id), wordFor(event.name) });
    }
    return { ruled(numberField("troops", tr("Troops in the city"), 1, kMostRaiders), "CR-RAID-09"),
        ruled(fewField("level", tr("Level of the city"), { { 1, "I" }, { 2, "II" }, { 3, "III" } }), "CR-RAID-09"),
        ruled(numberField("defence", tr("Defence by event or nickname"), -kMostRaiders, kMostRaiders), "CR-EVENT-02"),
        ruled(numberField("garrison", tr("Garrison by rescripts"), 0, kMostRaiders), "CR-RESCR-02"),
        ruled(numberField("turnedBack", tr("Raiders sent home"), 0, kMostRaiders), "CR-RAID-13"),
        ruled(numberField("uncovered", tr("Bonuses of the Saracen track"), 0, crusaders::kTrackCells), "CR-EVENT-12"),
        ruled(manyField("event", tr("Event of this round"), events), "CR-EVENT-03") };
}

QVariantMap RaidCalculator::values() const
{
    return { { "troops", m_question.troops }, { "level", m_question.level }, { "defence", m_question.defence },
        { "garrison", m_question.garrison }, { "turnedBack", m_question.turnedBack },
        { "uncovered", m_question.uncovered }, { "event", QString::fromStdString(m_question.event) } };
}

QVariantList RaidCalculator::rowFields() const
{
    return { ruled(numberField("units", tr("Units there"), 1, kMostRaiders), "CR-RAID-03") };
}

RaidCalculator::Words RaidCalculator::words() const
{
    return { tr("The city"), tr("The raid"), tr("Saracen cities next to it"), tr("One more city") };
}

void RaidCalculator::enter(const QString &field, const QVariant &value)
{
    if (int *number = numberNamed(m_question, field))
        *number = value.toInt();
    else if (field == "event")
        m_question.event = value.toString().toStdString();
}

void RaidCalculator::grow()
{
    m_question.neighbours.push_back(2);
}

void RaidCalculator::enterInRow(int row, const QString &, const QVariant &value)
{
    m_question.neighbours[std::size_t(row)] = value.toInt();
}

void RaidCalculator::shrink(int row)
{
    m_question.neighbours.erase(m_question.neighbours.begin() + row);
}

void RaidCalculator::forget()
{
    m_question = {};
    m_question.neighbours = { 2 };
}

void RaidCalculator::work()
{
    QList<RowModel::Row> rows;
    for (int units : m_question.neighbours)
        rows.append({ { "key", int(rows.size()) }, { "row", int(rows.size()) },
            { "title", tr("City %1").arg(rows.size() + 1) }, { "values", QVariantMap{ { "units", units } } } });
    showRows(rows);
    const auto answer = campaign::table::reckon(boxContent(), m_question);
    if (!answer)
        return refuse(answer.refusal());
    const QString verdict = answer->outcome == RaidAnswer::Outcome::NoRaid ? tr("No raid")
        : answer->outcome == RaidAnswer::Outcome::Captured                 ? tr("The city falls")
                                                                           : tr("The city holds");
    show(answer->city, answer->raid, campaign::table::explain(*answer, boxContent(), Preferences::currentLanguage()),
        verdict, answer->outcome != RaidAnswer::Outcome::Captured);
}

} // namespace outremer
