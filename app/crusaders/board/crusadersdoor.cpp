#include "app/crusaders/board/crusadersdoor.h"

#include "app/crusaders/board/crusaderchoices.h"
#include "app/table/table.h"

#include <QCoreApplication>

namespace outremer {
namespace {

class SightWords {
    Q_DECLARE_TR_FUNCTIONS(outremer::CrusadersDoor)
public:
    static QString cards(const crusaders::Player &player)
    {
        return tr("tactics %1, rescripts %2, spies %3")
            .arg(player.tactics.size())
            .arg(player.rescripts.size())
            .arg(player.heldSpies.size());
    }
    static QString open() { return tr("The map, the cross of orders, the markets, goods, coins, holiness, buildings"); }
    static QString ownHand(const QString &cards) { return tr("Its own hand: %1").arg(cards); }
    static QString ownSecrets() { return tr("Its own influence, bishops and bull"); }
    static QString handOf(const QString &name, const QString &cards)
    {
        return tr("The hand of %1: %2").arg(name, cards);
    }
    static QString otherSecrets() { return tr("The influence, bishops and bulls of the others"); }
    static QString decks() { return tr("What comes next in any deck"); }
};

} // namespace

QUrl CrusadersDoor::page() const
{
    return QUrl("qrc:/qt/qml/Outremer/Crusaders/CrusadersPage.qml");
}

std::vector<Sight> CrusadersDoor::sights(const Table &table, const AnyMatch &match, Seat seat) const
{
    const auto seen = BoardView::of(match, kNobody, seat);
    if (!seen)
        return {};
    const auto cards = [&](Seat whose) { return SightWords::cards(seen->state.player(whose)); };
    std::vector<Sight> sights{ { Sight::Group::Open, SightWords::open() },
        { Sight::Group::Own, SightWords::ownHand(cards(seat)) }, { Sight::Group::Own, SightWords::ownSecrets() } };
    for (Seat other = 0; other < match.seatCount(); ++other) {
        if (other != seat)
            sights.push_back({ Sight::Group::Hidden, SightWords::handOf(table.nameOf(other), cards(other)) });
    }
    sights.push_back({ Sight::Group::Hidden, SightWords::otherSecrets() });
    sights.push_back({ Sight::Group::Hidden, SightWords::decks() });
    return sights;
}

GameDoor::DetailsOf CrusadersDoor::details(const Table &table) const
{
    const auto view = BoardView::of(table);
    if (!view)
        return GameDoor::details(table);
    return [view](const Option &option, const RefList &targets) { return crusaderChoice(*view, option, targets); };
}

} // namespace outremer
