#pragma once

#include "model/core/teller.h"
#include "model/crusaders/board.h"
#include "model/crusaders/nouns.h"

namespace outremer::crusaders {

// Carries the rules out: takes a choice, then runs the steps that nobody chooses until somebody must. Its functions
// live in the file of their phase.
class Referee : public Board, private Teller<EventKind> {
public:
    Referee(const Content &content, State &state, EventSink &events)
        : Board(content, state)
        , Teller(events)
        , s(state)
    {
    }

    void begin();                                                  // a new match (setup.cpp)
    void begin(const std::array<std::uint8_t, kMaxSeats> &realms); // a chapter of the campaign
    void take(const Option &option);                               // and settle
    void settle();

    State &s; // the same State as Board's, but it may be changed

private:
    friend struct TaskTable;

    // The stack (tasks.cpp).
    void push(const Frame &frame) { s.frames.push(frame); }
    Frame pop() { return s.frames.pop(); }
    Frame &top() { return s.frames[s.frames.size() - 1]; }
    Seat decider(Seat self) const; // who chooses for a player or for the Saracens

    // What is told about (changes.cpp).
    Ref realm(Seat seat) const;
    Ref other(Seat seat) const; // the second player of a sentence
    static Ref city(CityId city) { return { kCityNoun, std::int16_t(city) }; }
    static Ref toCity(CityId city) { return { kToNoun, std::int16_t(city) }; }
    static Ref good(Good good) { return { kGoodNoun, std::int16_t(good) }; }
    static Ref number(int value) { return { kNumberNoun, std::int16_t(value) }; }

    // Small changes everything else is made of (changes.cpp).
    void gainCoins(Seat seat, int amount);
    void gainInfluence(Seat seat, int amount, InfluenceSource source);
    void loseTroops(Seat owner, CityId city, int amount); // a player's or the Saracens', to the supply
    void addTroops(Seat owner, CityId city, int amount);  // from the supply
    void setLevel(CityId city, int level);
    void addGood(Seat seat, Good good);
    void removeGood(Seat seat, Good good);
    void checkCapital(Seat seat, CityId lost);
    void discardGovernor(CityId city);
    void gainRescript(Seat seat, int level);
    void loseRescript(Seat seat, Card card);
    Card gainSpy(Seat seat);
    void discardTactic(Seat seat, Card card);
    void removeBuilding(Seat seat, int slot);
    void moveBishop(Seat seat, CityId from, CityId to, int level);
    void startBishopActions(Seat seat, int actions, int modes);
    void forgetMoves();                                          // of bishops, unless they are the running order's
    void moveHoliness(Seat seat, int points, int bishopActions); // CR-PRAY-04..12
    bool checkHolyLand(CityId city, Seat seat);
    void checkContested();

    template <std::uint16_t Noun, int N>
    Card draw(Deck<Noun, N> &deck);
    void fillMarkets();
    void refill(Place market);
    void takeFromMarkets(Card card, bool isTactic);

    // Set-up.
    void takeChooseState(const Option &option);
    void runDeal(const Frame &frame);
    void dealCards();
    void placeMap();
    void dealPlayers();
    void takeKeepBull(const Option &option);
    void takeKeepGovernor(const Option &option);
    void runStartRound(const Frame &frame);

    // The campaign.
    void dealChapter();
    void dealChapterEvents();
    void markMap();
    void runPrelude(const Frame &frame);
    void runBoons(const Frame &frame);
    void runTradeNext(const Frame &frame);
    void takeSell(const Option &option);
    void scoreTrade();
    void runOathNext(const Frame &frame);
    void takeSwearOath(const Option &option);
    void takeAnswerOath(const Option &option);
    void runOathsEnd(const Frame &frame);
    void breakOath(Seat vassal);
    void advanceOath(Seat vassal, Duty duty, int amount);
    void watchAttack(Seat attacker, CityId target);
    void watchPlacement(Seat seat, std::size_t order, bool isOuter);
    void watchBishop(Seat seat, CityId to);
    void watchSpy(Seat seat, Seat target);
    void watchOrder(const OrderNote &note);
    void runCommander(const Frame &frame);
    void gather(int units);
    void startCommanderBattle(CityId target, int troops);
    void beatCommander(Seat winner, CityId where);

    // Event phase.
    void runRevealEvent(const Frame &frame);
    void runEventNext(const Frame &frame);
    void runSaracenStep(const Frame &frame);
    void takePlaceReinforcement(const Option &option);
    void runRaidNext(const Frame &frame);
    void takeChooseRaid(const Option &option);
    void runRaidStrike(const Frame &frame);
    void runRaidEnd(const Frame &frame);
    void takeRaidRetreat(const Option &option);
    void runRaidCapture(const Frame &frame);
    void loseCity(CityId city, int units);
    void takeNewCapital(const Option &option);
    void runNewTarget(const Frame &frame);

    // Planning phase.
    void startPlanning();
    void runPlanNext(const Frame &frame);
    void placeAutoma();
    void takePlace(const Option &option);
    void takeNewSpy(const Option &option);
    void playSpy(Seat seat, const Option &option);

    // Activation phase.
    void runActivateNext(const Frame &frame);
    void startOrder(Order order, Seat seat, bool enhanced, bool fromCross);
    void takeOrderMenu(const Option &option);
    bool takeWindow(Seat seat, const Option &option);
    void runOrderResolved(const Frame &frame);
    void takeAfterOrder(const Option &option);
    void runSpyWindow(const Frame &frame);
    void takeUseSpy(const Option &option);
    void runOrderEnd(const Frame &frame);
    void useBuilding(Seat seat, int slot);
    void playRescript(Seat seat, Card card, Seat rival) { playRescript(seat, card, seat, rival); }
    void playRescript(Seat seat, Card card, Seat self, Seat rival); // for `self`

    // Paying and buying.
    void startPayment(Seat seat, const Payment &payment);
    void takePay(const Option &option);
    void payOne(Seat seat, const Option &option);
    void payRescript(Seat seat, Card card);
    bool takeExtra(Seat seat, const Option &option, int most); // a good for one more point, troop or movement
    void takeConstruction(const Option &option);
    void takePrayer(const Option &option);
    void takeMuster(const Option &option);
    void takeMarch(const Option &option);
    void runFinishUpgrade(const Frame &frame);
    void runFinishBuilding(const Frame &frame);
    void runFinishTactic(const Frame &frame);
    void buyBlind(Seat seat, int deck, bool isExtra);
    void payBlind(Seat seat, int deck, Card card, bool isExtra);
    void takeBlindOffer(const Option &option);
    void takeDiscardBuilding(const Option &option);
    void takeDiscardTactics(const Option &option);
    void takeDiscardRescripts(const Option &option);
    void takePrayExtra(const Option &option);
    void takeBishopActions(const Option &option);
    void takeHire(const Option &option);
    void takeLearn(const Option &option);
    void endLearning(Seat seat);
    void takeMarchMove(const Option &option);
    void runMarchArrive(const Frame &frame);
    void takePickGovernor(const Option &option);
    void takeKeepOrReplaceGovernor(const Option &option);
    void startPickGovernor(Seat seat, CityId city);

    // Effects.
    void startProgram(ProgramKind kind, Card card, int part, Seat self, Seat rival);
    void runRun(const Frame &frame);
    void perform(const Effect &effect, Seat self, Seat rival, Seat chooser);
    void performInBattle(const Effect &effect, Seat self, int amount, Seat chooser);
    void takeChooseEffect(const Option &option);
    void takeMayPay(const Option &option);
    void takeRestoreGood(const Option &option);
    void takeSpendGood(const Option &option);
    void takeBlockGood(const Option &option);
    void takeLoseTroop(const Option &option);
    void takeLoseBishop(const Option &option);
    void takeLoseRescript(const Option &option);
    void letLotFall(); // where there is nothing to choose by
    void takeLoseTactic(const Option &option);
    void takeTakeBack(const Option &option);
    void takeLoseBuilding(const Option &option);
    void takeSwapGovernor(const Option &option);
    void takeMoveTroops(const Option &option);
    void takeBombard(const Option &option);
    void takeUpgradeCity(const Option &option);
    void takeDestroyCity(const Option &option);
    void takeCheckHolyLand(const Option &option);
    void takeUnban(const Option &option);
    void takePlaceSaracens(const Option &option);
    void takeToward(const Option &option);
    void countDown(); // one of the frame's amount is done

    // Battle.
    void startBattle(Seat attacker, CityId city, int troops);
    void nameSaracenPlayer(CityId city, Seat opponent);
    void takeChooseSaracens(const Option &option);
    void takeHarbourHelp(const Option &option);
    void runBattleBegin(const Frame &frame);
    void runManeuverNext(const Frame &frame);
    void takeManeuver(const Option &option);
    void takeCancelHalf(const Option &option);
    void runResolveManeuver(const Frame &frame);
    void takeAfterManeuver(const Option &option);
    void takeFlee(const Option &option);
    void takeReinforceBattle(const Option &option);
    void takeLowerCity(const Option &option);
    void runBattleDecided(const Frame &frame);
    void runEndEffects(const Frame &frame);
    void takeUseEndEffect(const Option &option);
    void inflictLosses(Side side, int amount);
    void runRetreat(const Frame &frame);
    void takeRetreatTo(const Option &option);
    void runDestruction(const Frame &frame);
    void runTrophies(const Frame &frame);
    void takeHandOver(const Option &option);
    void runBattleOver(const Frame &frame);
    void removeFromBattle(Side side, int amount);
    bool sideHasNobody() const;

    // Income phase and the end.
    void runIncome(const Frame &frame);
    void runHarvest(const Frame &frame);
    void runRoundEnd(const Frame &frame);
    void finish();
};

// CR-DISCARD-04: as soon as the pile is used up, the discard is shuffled and becomes the new pile: what is discarded
// later lies under it. kNoCard if both are empty.
template <std::uint16_t Noun, int N>
Card Referee::draw(Deck<Noun, N> &deck)
{
    const auto turnOver = [&] {
        if (!deck.pile.empty())
            return;
        deck.pile = deck.discard;
        deck.discard.clear();
        s.rng.shuffle(deck.pile);
    };
    turnOver();
    deck.topShown = 0;
    const Card card = deck.pile.empty() ? kNoCard : deck.pile.pop();
    turnOver();
    return card;
}

} // namespace outremer::crusaders
