#include "campaign/crusaders/companion/tablesetup.h"

#include "model/crusaders/state.h"

#include <algorithm>
#include <numeric>

namespace outremer::campaign::table {
namespace {

using namespace crusaders;

bool isIn(const Realms &realms, std::uint8_t realm)
{
    return std::ranges::count(realms, realm) > 0;
}

// CR-SETUP-03: two states can play if one city lies between their capitals.
bool areNeighbours(const Content &content, std::uint8_t one, std::uint8_t other)
{
    return std::ranges::any_of(content.cities, [&](const City &city) {
        return (city.between[0] == one && city.between[1] == other)
            || (city.between[0] == other && city.between[1] == one);
    });
}

Result<Realms> checkedRealms(const Content &content, const SetupPlan &plan)
{
    if (plan.states.size() < 2 || plan.states.size() > std::size_t(kMaxSeats))
        return Refusal{ "bad-seats", "the game is for two to four states", { "CR-SETUP-01" } };
    Realms realms;
    for (const std::string &state : plan.states) {
        const auto realm = content.realmNamed(state);
        if (!realm)
            return Refusal{ "unknown-state", "there is no state \"" + state + "\"", { "CR-SETUP-02" } };
        if (isIn(realms, *realm))
            return Refusal{ "state-twice", "no state is shared: \"" + state + "\"", { "CR-SETUP-02" } };
        realms.push_back(*realm);
    }
    if (realms.size() == 2 && !areNeighbours(content, realms[0], realms[1]))
        return Refusal{ "not-neighbours", "two players need states with a city between them", { "CR-SETUP-03" } };
    return realms;
}

// The basic game's; what chapters add is told apart from it.
template <class Cards>
int basicCards(const Cards &cards)
{
    return int(std::ranges::count(cards, 0, &CardFace::chapter)) - 1;
}

void countGovernors(const Content &content, const SetupPlan &plan, TableSetup &setup)
{
    for (std::size_t card = 1; card < content.governors.size(); ++card) {
        const std::uint8_t realm = content.governors[card].realm;
        if (plan.drawsGovernors || realm == kNoRealm) {
            ++setup.governors; // CR-SETUP-22, 23
            continue;
        }
        const auto seat = std::ranges::find(setup.seats, realm, &SeatSetup::realm);
        if (seat != setup.seats.end())
            seat->governor = Card(card); // CR-SETUP-54
    }
}
} // namespace

void countDecks(const Content &content, TableSetup &setup)
{
    for (std::size_t card = 1; card < content.buildings.size(); ++card) {
        const Building &building = content.buildings[card];
        if (building.chapter > 0)
            continue;
        (building.level == 0         ? setup.freeBuildings
                : building.level > 2 ? setup.topBuildings
                                     : setup.buildings) += building.copies;
        setup.topBuildingLevel = std::max<int>(setup.topBuildingLevel, building.level);
    }
    for (std::size_t card = 1; card < content.tactics.size(); ++card) {
        const Tactic &tactic = content.tactics[card];
        if (tactic.isStarting() || tactic.chapter > 0)
            continue;
        ++(tactic.isSaracen ? setup.saracenCards : tactic.level > 2 ? setup.topTactics : setup.tactics);
        setup.topTacticLevel = std::max<int>(setup.topTacticLevel, tactic.level);
    }
    for (std::size_t card = 1; card < content.rescripts.size(); ++card) {
        if (content.rescripts[card].chapter == 0)
            ++setup.rescripts[std::size_t(content.rescripts[card].level() - 1)];
    }
    setup.startingTactics = int(content.startingTactics[0].size());
    setup.spies = basicCards(content.spies);
    setup.bulls = int(content.bulls.size()) - 1;
    setup.events = basicCards(content.events);
    setup.eventsDrawn = kMaxRounds;
    setup.raidTokens = std::accumulate(content.raidTokens.begin(), content.raidTokens.end(), 0);
    setup.raidCells = kTrackCells;
    setup.trackCells = int(content.track.size());
}

CitySet closedCities(const Content &content, const Realms &realms)
{
    CitySet closed = 0;
    for (CityId id = 0; id < kCities; ++id) {
        const City &city = content.cities[id];
        const bool isHome =
            std::ranges::any_of(realms, [&](auto realm) { return content.realms[realm].capital == id; });
        const bool isLost = city.kind == CityKind::Capital ? !isHome
            : city.kind == CityKind::Between ? !isIn(realms, city.between[0]) && !isIn(realms, city.between[1])
                                             : false;
        closed = CitySet(closed | (isLost ? setOf(id) : 0));
    }
    return closed;
}

Realms realmsOf(const Content &content, const CampaignFacts &campaign)
{
    Realms realms;
    for (const DynastyFacts &dynasty : campaign.dynasties) {
        if (const auto realm = content.realmNamed(dynasty.state))
            realms.push_back(*realm);
    }
    return realms;
}

Result<TableSetup> tableSetup(const Content &content, const SetupPlan &plan)
{
    const auto realms = checkedRealms(content, plan);
    if (!realms)
        return realms.refusal();
    const int seats = int(realms->size());
    TableSetup setup;
    for (std::uint8_t realm : *realms)
        setup.seats.push_back(
            { realm, content.realms[realm].troops, content.numbers.troops - content.realms[realm].troops,
                content.numbers.bishopsOne + content.numbers.bishopsTwo - 1 });
    for (std::uint8_t realm = 0; realm < kRealms; ++realm) {
        if (!isIn(*realms, realm))
            setup.absent.push_back(realm);
    }
    setup.closed = closedCities(content, *realms);
    setup.saracensLeft = content.numbers.saracens;
    for (CityId city = 0; city < kCities; ++city)
        setup.saracensLeft -= crusaders::isIn(setup.closed, city) ? 0 : content.cities[city].saracens;
    countDecks(content, setup);
    countGovernors(content, plan, setup);
    setup.marketCells = seats + 1; // CR-MARKET-07
    setup.closedCells = kMarketCells - setup.marketCells;
    setup.topCells = kTopMarketCells;
    setup.bullsDealt = plan.choosesBulls ? 2 : 1;
    setup.automaSets = kMaxSeats - seats;
    setup.ownCoats = seats == 3 ? 3 : 4;
    setup.rivalCoats = seats == 4 ? 1 : seats == 3 ? 2 : 3;
    return setup;
}

} // namespace outremer::campaign::table
