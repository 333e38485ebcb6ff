#include "app/table/choicelist.h"

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

RowModel::Row rowOf(
    const AnyMatch &match, const Speech &speech, const Option &option, const GameDoor::DetailsOf &detailsOf)
{
    const RefList targets = match.targets(option);
    const std::string_view verb = match.game().optionName(option);
    const ChoiceDetails details = detailsOf(option, targets);
    return { { "key", codeOf(option) }, { "text", capitalised(QString::fromStdString(speech.option(option, targets))) },
        { "verb", QString::fromUtf8(verb.data(), qsizetype(verb.size())) }, { "icon", details.icon },
        { "note", details.note }, { "price", details.price }, { "discount", details.discount },
        { "face", details.face }, { "isPass", details.isPass || verb == "done" || verb == "decline" } };
}

} // namespace

ChoiceList::ChoiceList(QObject *parent)
    : RowModel(
        { "place", "key", "text", "verb", "icon", "note", "price", "discount", "face", "isPass", "isDefault" }, parent)
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
    QList<Row> rows;
    m_offered = offered();
    if (!m_offered.empty()) {
        const auto details = doorOf(m_table->match()->game().id()).details(*m_table);
        const Speech speech = m_table->speech();
        for (const Option &option : m_offered)
            rows.append(rowOf(*m_table->match(), speech, option, details));
    }
    std::stable_partition(rows.begin(), rows.end(), [](const Row &row) { return !row.value("isPass").toBool(); });
    if (!rows.isEmpty())
        rows.first().insert("isDefault", true); // where the keyboard begins
    // A row is known by its place: the screen writes new words into what it has instead of making everything anew.
    for (qsizetype i = 0; i < rows.size(); ++i)
        rows[i].insert("place", i);
    show(rows);
    const QVariantMap pass = !rows.isEmpty() && rows.last().value("isPass").toBool() ? rows.last() : QVariantMap();
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
