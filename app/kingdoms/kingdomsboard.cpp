#include "kingdoms/kingdomsboard.h"

#include "core/erased.h"
#include "kingdoms/kingdoms.h"
#include "preferences.h"

namespace outremer {

using namespace kingdoms;

namespace {

// The card the viewer drew last, if nothing happened since: it is shown as new.
Card freshCard(const AnyMatch &match, Seat viewer)
{
    if (match.events().empty() || EventKind(match.events().back().kind) != EventKind::CardDrawn)
        return kUnknownCard;
    const auto seen = seenFrom(match.events().back(), viewer);
    return seen->fields.size() == 2 && contains(match.events().back().seenBy, viewer) ? Card(seen->fields[1].value)
                                                                                      : kUnknownCard;
}

} // namespace

KingdomsBoard::KingdomsBoard(QObject *parent)
    : QObject(parent)
    , m_hand(new KingdomsHand(this))
    , m_sectors(new KingdomsSectors(this))
{
    connect(Preferences::instance(), &Preferences::languageChanged, m_hand, &KingdomsHand::reword);
    connect(Preferences::instance(), &Preferences::languageChanged, m_sectors, &KingdomsSectors::reword);
}

void KingdomsBoard::setTable(Table *table)
{
    if (table == m_table)
        return;
    if (m_table)
        disconnect(m_table, nullptr, this, nullptr);
    m_table = table;
    if (m_table)
        connect(m_table, &Table::changed, this, &KingdomsBoard::refresh);
    emit tableChanged();
    refresh();
}

void KingdomsBoard::refresh()
{
    const auto *erased = m_table ? dynamic_cast<const ErasedMatch<Kingdoms> *>(m_table->match()) : nullptr;
    if (!erased)
        return;
    const Kingdoms &game = erased->match().game();
    const Seat viewer = m_table->viewer();
    const auto view = game.viewFor(erased->match().state(), viewer);
    if (std::exchange(m_shown, erased) != erased)
        m_sectors->reset(game.content(), *view, m_table->homeSeat());
    else
        m_sectors->show(*view, m_table->homeSeat());
    m_hand->show(game.content(), viewer == kNobody ? Hand{} : view->hands[viewer], freshCard(*erased, viewer));
    m_deckCount = view->deck.size();
    m_seatCount = view->seats;
    m_viewerSeat = viewer == kNobody ? QString() : QString::fromStdString(game.content().seats[viewer].id);
    emit changed();
}

} // namespace outremer
