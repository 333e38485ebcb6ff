#include "thinking/sights.h"

#include "crusaders/boardview.h"
#include "erased.h"
#include "kingdoms/kingdoms.h"
#include "table.h"

namespace outremer {
namespace {

QVariantMap line(const char *group, const QString &text)
{
    return { { "group", group }, { "text", text } };
}

} // namespace

QVariantList Sights::of(const Table &table, const AnyMatch &match, Seat seat)
{
    QVariantList lines;
    const auto eachOther = [&](auto tell) {
        for (Seat other = 0; other < match.seatCount(); ++other) {
            if (other != seat)
                tell(other);
        }
    };
    if (const auto *kingdoms = dynamic_cast<const ErasedMatch<kingdoms::Kingdoms> *>(&match)) {
        const auto view = kingdoms->viewFor(kNobody);
        lines.append(line("open", tr("Every card that lies on the table")));
        lines.append(line("own", tr("Its own hand: %n card(s)", nullptr, view->hands[seat].size())));
        eachOther([&](Seat other) {
            lines.append(line("hidden",
                tr("The hand of %1: %n card(s)", nullptr, view->hands[other].size()).arg(table.nameOf(other))));
        });
        lines.append(line("hidden", tr("The order of the deck: %n card(s)", nullptr, view->deck.size())));
    } else if (const auto seen = BoardView::of(match, kNobody, seat)) {
        const auto cards = [&](Seat whose) {
            const crusaders::Player &player = seen->state.player(whose);
            return tr("tactics %1, rescripts %2, spies %3")
                .arg(player.tactics.size())
                .arg(player.rescripts.size())
                .arg(player.heldSpies.size());
        };
        lines.append(line("open", tr("The map, the cross of orders, the markets, goods, coins, holiness, buildings")));
        lines.append(line("own", tr("Its own hand: %1").arg(cards(seat))));
        lines.append(line("own", tr("Its own influence, bishops and bull")));
        eachOther([&](Seat other) {
            lines.append(line("hidden", tr("The hand of %1: %2").arg(table.nameOf(other), cards(other))));
        });
        lines.append(line("hidden", tr("The influence, bishops and bulls of the others")));
        lines.append(line("hidden", tr("What comes next in any deck")));
    }
    return lines;
}

} // namespace outremer
