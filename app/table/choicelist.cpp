#include "app/table/choicelist.h"

#include "app/table/choiceicon.h"
#include "app/table/gamedoor.h"
#include "app/table/tablelink.h"
#include "app/ui/textcase.h"
#include "model/core/anygame.h"

#include <algorithm>

namespace outremer {
namespace {

QString codeOf(const Option &option)
{
    return QString::number(option.code());
}

ListedChoice choiceOf(
    const AnyMatch &match, const Speech &speech, const Option &option, const GameDoor::DetailsOf &detailsOf)
{
    const RefList targets = match.targets(option);
    const AnyGame &game = match.game();
    return { detailsOf(option, targets), codeOf(option),
        capitalised(QString::fromStdString(speech.option(option, targets))), choiceIcon(game, option, targets),
        game.look().isPass(game.optionName(option)) };
}

// A row is known by its place: the screen writes new words into what it has instead of making everything anew.
RowModel::Row rowOf(const ListedChoice &choice, qsizetype place)
{
    return { { "place", place }, { "key", choice.key }, { "text", choice.text }, { "icon", choice.icon },
        { "note", choice.note }, { "price", choice.price }, { "discount", choice.discount }, { "face", choice.face },
        { "isPass", choice.isPass } };
}

} // namespace

ChoiceList::ChoiceList(QObject *parent)
    : RowModel({ "place", "key", "text", "icon", "note", "price", "discount", "face", "isPass" }, parent)
{
}

void ChoiceList::setTable(Table *table)
{
    if (!turnTo(table, m_table, this))
        return;
    if (m_table) {
        connect(m_table, &Table::textChanged, this, &ChoiceList::refresh);
        connect(m_table, &Table::choicesChanged, this, &ChoiceList::narrow);
    }
    emit tableChanged();
    refresh();
}

// Every step is told twice, as new words and as new choices; the second time there is nothing new about it.
void ChoiceList::narrow()
{
    if (offered() != m_offered)
        refresh();
}

std::vector<Option> ChoiceList::offered() const
{
    return m_table && m_table->phase() == Table::Choosing ? m_table->picker().matching() : std::vector<Option>();
}

void ChoiceList::refresh()
{
    QList<ListedChoice> choices;
    m_offered = offered();
    if (!m_offered.empty()) {
        const auto details = doorOf(m_table->match()->game().id()).details(*m_table);
        const Speech speech = m_table->speech();
        for (const Option &option : m_offered)
            choices.append(choiceOf(*m_table->match(), speech, option, details));
    }
    std::stable_partition(choices.begin(), choices.end(), [](const ListedChoice &choice) { return !choice.isPass; });
    QList<Row> rows;
    for (const ListedChoice &choice : choices)
        rows.append(rowOf(choice, rows.size()));
    show(rows);
    const ListedChoice pass = !choices.isEmpty() && choices.last().isPass ? choices.last() : ListedChoice();
    if (pass != m_pass) {
        m_pass = pass;
        emit passChanged();
    }
}

void ChoiceList::pick(const QString &key)
{
    if (!m_table || m_table->phase() != Table::Choosing)
        return;
    for (const Option &option : m_table->picker().matching()) {
        if (codeOf(option) == key)
            return m_table->decide(option);
    }
}

void ChoiceList::pickAt(int row)
{
    if (row >= 0 && row < count())
        pick(rows()[row].value("key").toString());
}

} // namespace outremer
