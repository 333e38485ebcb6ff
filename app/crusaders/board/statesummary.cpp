#include "app/crusaders/board/statesummary.h"

#include "app/crusaders/board/knowable.h"
#include "app/crusaders/board/stateoptions.h"

namespace outremer {

using namespace crusaders;

QString stateName(const BoardView &view, Seat seat)
{
    const auto realm = view.state.player(seat).realm;
    if (realm != kNoRealm)
        return wordFor(view.content->realms[realm].name);
    const auto found = view.content->names.find("seat.seat-" + std::to_string(seat + 1));
    return found == view.content->names.end() ? QString::number(seat + 1) : wordFor(found->second);
}

QString playerName(const BoardView &view, Seat seat)
{
    const std::string name = seat < view.people.size() ? view.people[seat].name : std::string();
    return name.empty() ? stateName(view, seat) : QString::fromStdString(name);
}

QString goodName(const BoardView &view, int good)
{
    const std::string id(kGoodWords[std::size_t(good)]);
    const auto name = view.content->names.find("good." + id);
    return name == view.content->names.end() ? QString::fromStdString(id) : wordFor(name->second);
}

StateSummary StateSummary::of(const BoardView &view, Seat seat)
{
    const crusaders::Player &player = view.state.player(seat);
    const Board board = view.board();
    const Knowable known(view);
    const bool acts = !view.state.orders.empty() && view.state.note().seat == seat;
    StateSummary summary{ .realm = view.ownerId(seat),
        .stateName = outremer::stateName(view, seat),
        .playerName = outremer::playerName(view, seat),
        .isBot = seat < view.people.size() && view.people[seat].bot.has_value(),
        .isHome = seat == view.home,
        .isActive = seat == view.active,
        .isAsked = StateOptions(view).isAbout(seat),
        .isOut = player.isOut != 0,
        .order = acts ? QString::fromUtf8(kOrderWords[std::size_t(view.state.note().order)].data()) : QString(),
        .coins = player.coins,
        .place = board.turnOrder().indexOf(seat) + 1,
        .troops = player.troops,
        .bishops = player.bishops.count(),
        .cities = board.count(seat, Quantity::Cities),
        .holyLands = known.holyLands(seat),
        .contestedLands = known.contestedLands(seat),
        .buildings = player.buildings.size(),
        .tactics = player.tactics.size(),
        .learned = board.count(seat, Quantity::Learned),
        .rescripts = player.rescripts.size(),
        .spies = player.spies.size(),
        .heldSpies = player.heldSpies.size(),
        .goods = player.goods };
    if (seat == view.viewer || view.state.phase == Phase::Over) // CR-MODEL-38
        summary.influence = player.influence;
    if (seat == view.viewer) // CR-MODEL-36
        summary.bishopLevels = player.bishops;
    for (int good = 0; good < kGoods; ++good)
        summary.goodNames.append(goodName(view, good));
    return summary;
}

} // namespace outremer
