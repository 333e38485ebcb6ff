#include "app/table/plainchoice.h"

#include "app/table/tablelink.h"
#include "model/core/anygame.h"

namespace outremer {

void PlainChoice::setTable(Table *table)
{
    if (!turnTo(table, m_table, this))
        return;
    if (m_table)
        connect(m_table, &Table::choicesChanged, this, &PlainChoice::refresh);
    emit tableChanged();
    refresh();
}

void PlainChoice::setOption(const QString &option)
{
    if (option == m_option)
        return;
    m_option = option;
    emit optionChanged();
    refresh();
}

void PlainChoice::refresh()
{
    std::optional<Option> found;
    const bool isPresent = m_table && m_table->match() && m_table->shown() == m_table->match();
    if (isPresent && m_table->phase() == Table::Choosing) {
        const AnyMatch &match = *m_table->match();
        for (const Option &option : match.options()) {
            if (match.game().optionName(option) == m_option.toStdString())
                found = option;
        }
    }
    if (found == m_found)
        return;
    m_found = found;
    emit stateChanged();
}

void PlainChoice::choose()
{
    if (m_found)
        m_table->decide(*m_found);
}

} // namespace outremer
