#include "crusaders/crusadersboard.h"

namespace outremer {

CrusadersBoard::CrusadersBoard(QObject *parent)
    : QObject(parent)
    , m_aftermath(new AftermathPart(this))
    , m_parts{ m_aftermath }
{
}

void CrusadersBoard::setTable(Table *table)
{
    if (table == m_table)
        return;
    if (m_table)
        disconnect(m_table, nullptr, this, nullptr);
    m_table = table;
    if (m_table) // its words change with every step and with the language
        connect(m_table, &Table::textChanged, this, &CrusadersBoard::refresh);
    emit tableChanged();
    refresh();
}

void CrusadersBoard::refresh()
{
    const auto view = m_table ? BoardView::of(*m_table) : std::nullopt;
    for (BoardPart *part : m_parts) {
        if (view)
            part->show(*view);
        else
            part->clear();
    }
}

} // namespace outremer
