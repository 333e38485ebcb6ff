// Area З of the set-up: the players [p.13], CR-SETUP-44..59.
#include "campaign/crusaders/companion/checklistwriter.h"

namespace outremer::campaign::table {

void writePlayers(ChecklistWriter &out, const SetupPlan &plan)
{
    const TableSetup &setup = out.setup;
    for (const SeatSetup &seat : setup.seats) {
        const crusaders::Realm &realm = out.c.realms[seat.realm];
        const crusaders::City &capital = out.c.cities[realm.capital];
        out.section("section.player", { { "state", realm.name } });
        out.guess("player.coins", { { "count", int(realm.coins) } }, { "coins." + realm.id });
        out.box("player.supply", { { "count", seat.troopsLeft }, { "total", seat.bishopsLeft } });
        out.box("player.orders", { { "count", crusaders::kOrders } });
        out.box("player.tactics", { { "count", setup.startingTactics }, { "state", realm.name } });
        out.box("player.capital", { { "city", capital.name } });
        out.box("player.good", { { "good", out.goodName(capital.good) } });
        if (plan.drawsGovernors)
            out.box("player.governor-drawn");
        else if (seat.governor != crusaders::kNoCard)
            out.box("player.governor", { { "name", out.c.governors[seat.governor].name } });
        out.box("player.coats", { { "count", setup.rivalCoats }, { "total", setup.ownCoats } });
    }
    out.section("section.last");
    out.box(plan.choosesBulls ? "last.bulls-two" : "last.bulls-one", { { "count", setup.bulls } });
    out.box("last.aids");
    out.box("last.box");
}

} // namespace outremer::campaign::table
