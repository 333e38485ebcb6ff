#include "choicelist.h"

#include "core/anygame.h"
#include "crusaders/crusaderchoices.h"
#include "tablelink.h"
#include "textcase.h"

#include <algorithm>

namespace outremer {
namespace {

QString codeOf(const Option &option)
{
    return QString::number(option.code());
}

RowModel::Row rowOf(const Table &table, const Option &option, const std::optional<BoardView> &crusaders)
{
    const AnyMatch &match = *table.match();
    const RefList targets = match.targets(option);
    const std::string_view verb = match.game().optionName(option);
    const ChoiceDetails details = crusaders ? crusaderChoice(*crusaders, option, targets) : ChoiceDetails{};
    return { { "key", codeOf(option) },
        { "text", capitalised(QString::fromStdString(table.speech().option(option, targets))) },
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
        connect(m_table, &Table::choicesChanged, this, &ChoiceList::refresh);
    }
    emit tableChanged();
    refresh();
}

void ChoiceList::refresh()
{
    QList<Row> rows;
    if (m_table && m_table->phase() == Table::Choosing) {
        const auto crusaders = BoardView::of(*m_table);
        for (const Option &option : m_table->picker().matching())
            rows.append(rowOf(*m_table, option, crusaders));
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
