#include "app/kingdoms/kingdomsdoor.h"

#include "app/table/table.h"
#include "model/erased.h"
#include "model/kingdoms/kingdoms.h"

#include <QCoreApplication>

namespace outremer {
namespace {

class SightWords {
    Q_DECLARE_TR_FUNCTIONS(outremer::KingdomsDoor)
public:
    static QString open() { return tr("Every card that lies on the table"); }
    static QString ownHand(int cards) { return tr("Its own hand: %n card(s)", nullptr, cards); }
    static QString handOf(const QString &name, int cards)
    {
        return tr("The hand of %1: %n card(s)", nullptr, cards).arg(name);
    }
    static QString deck(int cards) { return tr("The order of the deck: %n card(s)", nullptr, cards); }
};

} // namespace

QUrl KingdomsDoor::page() const
{
    return QUrl("qrc:/qt/qml/Outremer/Kingdoms/KingdomsPage.qml");
}

std::vector<Sight> KingdomsDoor::sights(const Table &table, const AnyMatch &match, Seat seat) const
{
    const auto view = dynamic_cast<const ErasedMatch<kingdoms::Kingdoms> &>(match).viewFor(kNobody);
    std::vector<Sight> sights{ { Sight::Group::Open, SightWords::open() },
        { Sight::Group::Own, SightWords::ownHand(view->hands[seat].size()) } };
    for (Seat other = 0; other < match.seatCount(); ++other) {
        if (other != seat)
            sights.push_back(
                { Sight::Group::Hidden, SightWords::handOf(table.nameOf(other), view->hands[other].size()) });
    }
    sights.push_back({ Sight::Group::Hidden, SightWords::deck(view->deck.size()) });
    return sights;
}

} // namespace outremer
