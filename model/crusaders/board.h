#pragma once

#include "model/crusaders/nouns.h"
#include "model/crusaders/state.h"
#include "model/crusaders/verbs.h"

namespace outremer::crusaders {

using SeatList = FixedList<Seat, kMaxSeats>;

// A State read with the eyes of the rulebook: what follows from it, without changing it.
class Board {
public:
    Board(const Content &content, const State &state)
        : c(content)
        , s(state)
    {
    }

    // The map (map.cpp).
    bool isOpen(CityId city) const { return s.city(city).owner != kClosed; }
    CitySet citiesOf(Seat owner) const;
    CitySet openNeighbours(CityId city) const;
    CitySet neighboursOf(CityId city, Seat owner) const; // those of one owner
    int distance(CityId from, CityId to) const;          // -1: no way
    int distanceToCities(CityId from, Seat owner) const;
    SeatList nearestRivals(CityId city, Seat attacker) const; // CR-BATTLE-03, CR-AMB-56
    bool hasTerrain(CityId city, Terrain terrain) const;
    bool isCentral(CityId city) const { return c.cities[city].kind == CityKind::Central; }
    std::array<std::uint8_t, kGoods> goodsOf(CityId city) const; // that it produces at its level

    // Turn order (turnorder.cpp).
    SeatList turnOrder() const; // players only, rightmost marker first (CR-TURN-01)
    Seat firstPlayer() const;   // of those still in play (CR-CAPITAL-08)
    int automaSets() const { return kMaxSeats - s.seats; }
    bool isCellTaken(int cell, Seat except) const;

    // Counting (counting.cpp).
    int count(Seat seat, Quantity quantity) const;
    bool isLeader(Seat seat, Quantity quantity) const;                    // CR-GOV-03, 04
    Seat holyLandOf(CityId city) const;                                   // CR-PRAY-25, 26
    int holyLandsOf(Seat seat) const;                                     // CR-PRAY-30: whoever controls them
    bool isContested(CityId city) const;                                  // bishops of several players
    int points(Seat seat, const Goal &goal, int spare) const;             // `spare`: spices counted as its colour
    std::array<std::uint8_t, kCities> pointsOfGovernors(Seat seat) const; // by the city they sit in
    int governorPoints(Seat seat) const;                                  // all of them
    int bullPoints(Seat seat) const;
    bool isLearned(Card tactic) const
    {
        return tactic == kUnknownHigh || (tactic != kNoCard && !c.tactics[tactic].isStarting());
    }
    Card backOf(Card rescript) const;                    // kNoCard or kUnknownHigh, as its level is
    FixedList<Card, 5> personalDiscard(Seat seat) const; // CR-MODEL-29
    int marketSize() const { return s.seats + 1; }       // CR-MARKET-07

    // Paying (payment.cpp).
    bool canPay(Seat seat, const Payment &payment, bool withRescripts) const;
    bool canPayAfter(Seat seat, const Program &program, Card played, bool withRescripts) const; // what is being paid
    void listPayments(Seat seat, const Payment &payment, Options &options) const;
    void listExtras(Seat seat, int discount, int room, Options &options) const;
    Payment upgradePrice(CityId city) const;
    Payment buildingPrice(Card building, bool isExtra) const;
    Payment tacticPrice(Card tactic, bool isExtra) const;

    // The campaign (prelude.cpp, oaths.cpp, commander.cpp).
    struct Grant {
        ProgramKind kind{};
        Card card = kNoCard;
        std::uint8_t part = 0;
        Seat seat = 0;
    };
    using Grants = FixedList<Grant, 64>;
    Grants grants() const;                      // what the chapter begins with, in order
    int modifier(Place place, Seat seat) const; // of the round and of the seat's nicknames
    int uncovered() const;                      // bonuses of the Saracen track that count
    bool isUnlocked(const CardFace &card) const { return card.chapter <= s.saga.chapter; }
    bool isHeirloom(Card building, int copy) const;
    const Oath *swornOath(Seat vassal, Duty duty) const; // unless it is broken already
    bool isOathKept(Seat vassal) const;
    CityId commanderTarget(Aim aim) const;
    CityId commanderStep(Aim aim) const;
    CityId besieged(Aim aim) const;
    bool isCrescentRisen() const;

    // Strength (battle.cpp, raids.cpp).
    int wallsInBattle(CityId city) const;
    int strengthBonus() const;     // type S of the Saracen track, added up (CR-EVENT-16)
    int raidersPerCity() const;    // 1, or the highest type M (CR-EVENT-18)
    int difference() const;        // of the battle, for the attacker
    Seat seatOf(Side side) const;  // who plays a side; kNobody: the engine
    Seat ownerOf(Side side) const; // the player or kSaracens
    int unitsOf(Side side) const;
    int raidStrength() const;
    int cityStrength(CityId city) const;

    // Effects (effects.cpp).
    int amountOf(const Effect &effect, Seat self) const;
    bool isPossible(const Effect &effect, Seat self, Seat rival) const;
    bool isFull(const Effect &effect, Seat self, Seat rival) const;
    bool canStart(const Program &program, Seat self, Seat rival) const;
    Program programOf(const Frame &run) const;
    CitySet destroyable(Seat self, Place where) const;
    CitySet bombardable(Seat self) const;
    CitySet saracenPlaces(Place where) const;
    CityId hereCity() const; // of the raid or battle
    CitySet towardSteps(CityId from, Seat target) const;

    bool hasTrigger(const Trigger &trigger, const OrderNote &note) const;
    void listWindow(Seat seat, Options &options) const;             // CR-ACT-08
    void listMeanwhile(const Frame &frame, Options &options) const; // the same in the middle of an order
    bool mayUseMeanwhile(const Frame &frame, const Option &option) const;
    void listRescripts(Seat seat, Moment moment, Options &options) const { listRescripts(seat, seat, moment, options); }
    void listRescripts(Seat seat, Seat self, Moment moment, Options &options) const; // of `seat`, for `self`
    void listBattleRescripts(const Frame &frame, Options &options) const;
    int coverPrice(std::size_t order) const; // CR-PLAN-08
    bool isOnCross(Seat seat, std::size_t order) const;
    int spiesPerRival() const { return s.seats == 4 ? 1 : s.seats == 3 ? 2 : 3; } // CR-SPY-07..09
    void listSpyPlays(Seat seat, Card spy, Options &options) const;
    bool isOwnTurn(Seat seat) const { return !s.orders.empty() && s.note().seat == seat; } // CR-ACT-04
    bool isWithinOrder() const; // one is being carried out and not yet resolved
    bool canTrain(Seat seat) const;
    int movableBishops(Seat seat, CityId city, int level) const;
    int movableBishops(Seat seat) const;
    CitySet trainingCities(Seat seat) const;

    const Frame &top() const { return s.frames.back(); }

    // The options of the question on top, unsorted (tasks.cpp has the table; each lives in the file of its phase).
    void list(Options &options) const;

    const Content &c;
    const State &s;

protected:
    friend struct TaskTable;
    void listChooseState(const Frame &frame, Options &options) const;
    void listKeepBull(const Frame &frame, Options &options) const;
    void listKeepGovernor(const Frame &frame, Options &options) const;
    void listPlaceReinforcement(const Frame &frame, Options &options) const;
    void listChooseRaid(const Frame &frame, Options &options) const;
    void listRaidRetreat(const Frame &frame, Options &options) const;
    void listNewCapital(const Frame &frame, Options &options) const;
    void listPlace(const Frame &frame, Options &options) const;
    void listNewSpy(const Frame &frame, Options &options) const;
    void listOrderMenu(const Frame &frame, Options &options) const;
    void listAfterOrder(const Frame &frame, Options &options) const;
    void listUseSpy(const Frame &frame, Options &options) const;
    void listPay(const Frame &frame, Options &options) const;
    void listBlindOffer(const Frame &frame, Options &options) const;
    void listDiscardBuilding(const Frame &frame, Options &options) const;
    void listDiscardTactics(const Frame &frame, Options &options) const;
    void listDiscardRescripts(const Frame &frame, Options &options) const;
    void listPrayExtra(const Frame &frame, Options &options) const;
    void listBishopActions(const Frame &frame, Options &options) const;
    void listHire(const Frame &frame, Options &options) const;
    void listLearn(const Frame &frame, Options &options) const;
    void listMarchMove(const Frame &frame, Options &options) const;
    void listPickGovernor(const Frame &frame, Options &options) const;
    void listKeepOrReplaceGovernor(const Frame &frame, Options &options) const;
    void listChooseEffect(const Frame &frame, Options &options) const;
    void listMayPay(const Frame &frame, Options &options) const;
    void listGood(const Frame &frame, Options &options) const;
    void listLoseTroop(const Frame &frame, Options &options) const;
    void listLoseBishop(const Frame &frame, Options &options) const;
    void listLoseRescript(const Frame &frame, Options &options) const;
    void listLoseTactic(const Frame &frame, Options &options) const;
    void listTakeBack(const Frame &frame, Options &options) const;
    void listLoseBuilding(const Frame &frame, Options &options) const;
    void listSwapGovernor(const Frame &frame, Options &options) const;
    void listMoveTroops(const Frame &frame, Options &options) const;
    void listEffectCity(const Frame &frame, Options &options) const;
    void listUnban(const Frame &frame, Options &options) const;
    void listToward(const Frame &frame, Options &options) const;
    void listChooseSaracens(const Frame &frame, Options &options) const;
    void listHarbourHelp(const Frame &frame, Options &options) const;
    void listManeuver(const Frame &frame, Options &options) const;
    void listCancelHalf(const Frame &frame, Options &options) const;
    void listAfterManeuver(const Frame &frame, Options &options) const;
    void listFlee(const Frame &frame, Options &options) const;
    void listReinforceBattle(const Frame &frame, Options &options) const;
    void listLowerCity(const Frame &frame, Options &options) const;
    void listUseEndEffect(const Frame &frame, Options &options) const;
    void listRetreatTo(const Frame &frame, Options &options) const;
    void listHandOver(const Frame &frame, Options &options) const;
    void listSell(const Frame &frame, Options &options) const;
    void listSwearOath(const Frame &frame, Options &options) const;
    void listAnswerOath(const Frame &frame, Options &options) const;

    void listConstruction(const OrderNote &note, Options &options) const;
    void listPrayer(const OrderNote &note, Options &options) const;
    void listMuster(const OrderNote &note, Options &options) const;
    void listMarch(const OrderNote &note, Options &options) const;
    CitySet marchSources(Seat seat, CityId target) const;
    int movesNeeded(CityId target, int troop) const; // rivers (terrains)
};

// Calls `visit` with every city of a set, in order.
template <class Visit>
void eachCity(CitySet set, Visit visit)
{
    for (; set != 0; set = CitySet(set & (set - 1)))
        visit(CityId(__builtin_ctz(set)));
}

constexpr int sizeOf(CitySet set)
{
    return __builtin_popcount(set);
}

} // namespace outremer::crusaders
