#include "crusaders/crusadersboard.h"

namespace outremer {

CrusadersBoard::CrusadersBoard(QObject *parent)
    : QObject(parent)
    , m_map(new MapPart(this))
    , m_cross(new CrossPart(this))
    , m_tracks(new TrackPart(this))
    , m_markets(new MarketPart(this))
    , m_hand(new HandPart(this))
    , m_states(new StatesPart(this))
    , m_battle(new BattlePart(*this))
    , m_payment(new PaymentPart(*this))
    , m_aftermath(new AftermathPart(this))
    , m_result(new ResultPart(this))
    , m_parts{ m_map, m_cross, m_tracks, m_markets, m_hand, m_states, m_battle, m_payment, m_aftermath, m_result }
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
