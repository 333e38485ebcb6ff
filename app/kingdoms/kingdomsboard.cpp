#include "app/kingdoms/kingdomsboard.h"

#include "app/table/tablelink.h"
#include "app/ui/preferences.h"

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
    if (!turnTo(table, m_table, this))
        return;
    if (m_table) {
        connect(m_table, &Table::opened, this, &KingdomsBoard::open);
        connect(m_table, &Table::moved, this, &KingdomsBoard::refresh);
    }
    emit tableChanged();
    open();
    refresh();
}

const ErasedMatch<Kingdoms> *KingdomsBoard::match() const
{
    return m_table ? dynamic_cast<const ErasedMatch<Kingdoms> *>(m_table->shown()) : nullptr;
}

void KingdomsBoard::open()
{
    m_hand->clear();
    if (const auto *shown = match())
        m_sectors->open(shown->rules().sharedContent(), *shown->viewFor(kNobody), m_table->homeSeat());
    else
        m_sectors->close();
}

void KingdomsBoard::refresh()
{
    const auto *shown = match();
    if (!shown)
        return;
    const Seat viewer = m_table->viewer();
    const auto view = shown->viewFor(viewer);
    const auto content = shown->rules().sharedContent();
    m_sectors->show(*view, m_table->homeSeat());
    m_hand->show(content, viewer == kNobody ? Hand{} : view->hands[viewer], freshCard(*shown, viewer));
    m_deckCount = view->deck.size();
    m_seatCount = view->seats;
    m_viewerSeat = viewer == kNobody ? QString() : QString::fromStdString(content->seats[viewer].id);
    emit changed();
}

} // namespace outremer
