#include "app/crusaders/board/crusadersboard.h"

#include "app/table/tablelink.h"
#include "model/core/anygame.h"

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
    , m_tale(new TalePart(*this))
    , m_payment(new PaymentPart(*this))
    , m_aftermath(new AftermathPart(this))
    , m_result(new ResultPart(this))
    , m_parts{ m_map, m_cross, m_tracks, m_markets, m_hand, m_states, m_battle, m_aftermath, m_result }
    , m_words{ m_tale, m_payment }
{
}

void CrusadersBoard::setTable(Table *table)
{
    if (!turnTo(table, m_table, this))
        return;
    if (m_table) {
        connect(m_table, &Table::moved, this, [this] { show(m_parts); });
        connect(m_table, &Table::textChanged, this, [this] { show(m_words); });
    }
    emit tableChanged();
    show(m_parts);
    show(m_words);
}

QVariantMap CrusadersBoard::faceOf(const QString &noun, const QString &id) const
{
    const auto view = m_table ? BoardView::of(*m_table) : std::nullopt;
    const auto ref = view ? m_table->match()->game().refOf(noun.toStdString(), id.toStdString()) : std::nullopt;
    return ref ? view->faceOf(*ref) : QVariantMap();
}

int CrusadersBoard::seatOf(const QString &state) const
{
    const AnyMatch *match = m_table ? m_table->match() : nullptr;
    for (int seat = 0; match && seat < match->seatCount(); ++seat) {
        if (match->seatId(Seat(seat)) == state.toStdString())
            return seat;
    }
    return -1;
}

void CrusadersBoard::show(const std::vector<BoardPart *> &parts)
{
    const auto view = m_table ? BoardView::of(*m_table) : std::nullopt;
    for (BoardPart *part : parts) {
        if (view)
            part->show(*view);
        else
            part->clear();
    }
}

} // namespace outremer
