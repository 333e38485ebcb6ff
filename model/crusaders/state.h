#pragma once

#include "model/core/rng.h"
#include "model/crusaders/domains.h"
#include "model/crusaders/frame.h"
#include "model/crusaders/saga.h"

namespace outremer::crusaders {

enum class Phase : std::uint8_t { Setup, Event, Planning, Activation, Income, Over };

// A city on the map. A player's city is never without a troop (CR-MODEL-32).
struct CityState {
    Seat owner = kSaracens;
    std::uint8_t level = 1; // also its wall bonus (CR-MODEL-31)
    std::uint8_t units = 0; // troops of its owner, or Saracen units
    Card governor = kNoCard;

    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("owner", self.owner, kOwner);
        walk("level", self.level, between(1, 3));
        walk("units", self.units);
        walk("governor", self.governor, kGovernorId);
    }
    friend bool operator==(const CityState &, const CityState &) = default;
};

// Bishops of one player somewhere, by level (CR-PRAY-23).
struct Bishops {
    std::uint8_t one = 0;
    std::uint8_t two = 0;

    int count() const { return one + two; }
    int strength() const { return one + 2 * two; }
    std::uint8_t &ofLevel(int level) { return level == 1 ? one : two; }
    std::uint8_t ofLevel(int level) const { return level == 1 ? one : two; }
    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("one", self.one);
        walk("two", self.two);
    }
    friend bool operator==(const Bishops &, const Bishops &) = default;
};

// Goods tokens of one kind on a storage: coloured side, grey side, grey with a ban token (CR-GOODS-01, 10).
struct Stock {
    std::uint8_t ready = 0;
    std::uint8_t spent = 0;
    std::uint8_t blocked = 0;

    int count() const { return ready + spent + blocked; }
    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("ready", self.ready);
        walk("spent", self.spent);
        walk("blocked", self.blocked);
    }
    friend bool operator==(const Stock &, const Stock &) = default;
};

struct BuildingSlot {
    Card card = kNoCard;
    std::uint8_t banned = 0; // used this round (CR-BLDG-04)

    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("card", self.card, kBuildingId);
        walk("banned", self.banned, kFlag);
    }
    friend bool operator==(const BuildingSlot &, const BuildingSlot &) = default;
};

struct ActiveSpy {
    Card card = kNoCard;
    Seat target = 0;
    std::uint8_t used = 0; // shows the ban side (CR-SPY-13)

    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("card", self.card, kSpyId);
        walk("target", self.target, kSeatId);
        walk("used", self.used, kFlag);
    }
    friend bool operator==(const ActiveSpy &, const ActiveSpy &) = default;
};

inline constexpr int kHandCapacity = 8;  // five tactics and up to three being learnt
inline constexpr int kMaxHeldSpies = 24; // the whole deck
inline constexpr int kMaxBuildings = 5;  // four slots and one being built

// What one player owns. Arrays over players are indexed by seat; which state a seat plays is `realm`.
struct Player {
    std::uint8_t realm = kNoRealm;
    std::uint8_t isOut = 0;    // lost the last city (CR-CAPITAL-08)
    std::uint8_t holiness = 0; // cell of the track
    CityId capital = kNoCity;
    std::uint8_t troops = 0; // in the supply
    Bishops bishops{};       // in the supply
    std::int16_t coins = 0;
    std::int16_t influence = 0;                  // CR-MODEL-38
    std::array<Bishops, kCities> clergy{};       // on the map
    std::array<Bishops, kCities> movedBishops{}; // by the running order, where they are now (CR-PRAY-18)
    std::uint8_t hasMovedBishop = 0;             // and so trains no more in it (CR-PRAY-17)
    std::array<Stock, kGoods> goods{};
    FixedList<Card, kHandCapacity> tactics{};   // sorted
    FixedList<Card, kHandCapacity> rescripts{}; // sorted
    FixedList<BuildingSlot, kMaxBuildings> buildings{};
    FixedList<ActiveSpy, 4> spies{};
    FixedList<Card, kMaxHeldSpies> heldSpies{}; // sorted
    std::array<Card, 2> bulls{};                // the second only until one is chosen (CR-SETUP-51)

    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("realm", self.realm, kRealmId);
        walk("isOut", self.isOut, kFlag);
        walk("holiness", self.holiness);
        walk("capital", self.capital, kCityId);
        walk("troops", self.troops);
        walk("bishops", self.bishops);
        walk("coins", self.coins);
        walk("influence", self.influence);
        walk("clergy", self.clergy, kPlain.by(kCityNoun));
        walk("movedBishops", self.movedBishops, kPlain.by(kCityNoun).later());
        walk("hasMovedBishop", self.hasMovedBishop, kFlag.later());
        walk("goods", self.goods, kPlain.by(kGoodNoun));
        walk("tactics", self.tactics, kTacticId);
        walk("rescripts", self.rescripts, kRescriptId);
        walk("buildings", self.buildings);
        walk("spies", self.spies);
        walk("heldSpies", self.heldSpies, kSpyId);
        walk("bulls", self.bulls, kBullId);
    }
    friend bool operator==(const Player &, const Player &) = default;
};

// A face-down pile and the face-up cards under it (CR-DISCARD-01). When the pile is empty the discard is shuffled.
template <std::uint16_t CardNoun, int Capacity>
struct Deck {
    static constexpr Domain kCards = idOfNoun(CardNoun).orNone(kNoCard);

    FixedList<Card, Capacity> pile{};    // back() is the top
    FixedList<Card, Capacity> discard{}; // in order
    std::uint8_t topShown = 0;           // everybody has seen the top card (CR-MARKET-04)

    bool empty() const { return pile.empty() && discard.empty(); }
    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("pile", self.pile, kCards);
        walk("discard", self.discard, kCards);
        walk("topShown", self.topShown, kFlag);
    }
    friend bool operator==(const Deck &, const Deck &) = default;
};

// An order token on the cross.
struct Token {
    Seat owner = kNobody; // kAutoma for the automa
    std::uint8_t enhanced = 0;

    bool isThere() const { return owner != kNobody; }
    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("owner", self.owner, kParty);
        walk("enhanced", self.enhanced, kFlag);
    }
    friend bool operator==(const Token &, const Token &) = default;
};

// What is being paid: goods symbols still to be covered, and how many may be left out (CR-AMB-40).
struct Payment {
    Price price{};
    std::uint8_t discount = 0;
    std::uint8_t gift = 0; // part of the discount that is not the order's: an event's

    int symbols() const { return price[0] + price[1] + price[2] + price[3] + price[4]; }
    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("price", self.price, kPlain.byWords(kPriceWords));
        walk("discount", self.discount);
        walk("gift", self.gift);
    }
    friend bool operator==(const Payment &, const Payment &) = default;
};

// An order being carried out and what has been done by it. A building may grant another in the middle: they are stacked.
struct OrderNote {
    Order order{};
    Seat seat = 0;
    std::uint8_t enhanced = 0;
    std::uint8_t fromCross = 0; // a token lies there for it (CR-ACT-03)
    std::uint8_t done = 0;      // bits of OrderStep
    std::uint8_t discount = 0;  // left of the enhanced order's
    std::uint8_t extras = 0;    // goods spent for more points, troops or movements
    CityId target = kNoCity;    // of a march
    std::array<std::uint8_t, std::size_t(Deed::Won) + 1> deeds{};

    std::uint8_t &deed(Deed kind) { return deeds[std::size_t(kind)]; }
    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("order", self.order, kOrderId);
        walk("seat", self.seat, kSeatId);
        walk("enhanced", self.enhanced, kFlag);
        walk("fromCross", self.fromCross, kFlag);
        walk("done", self.done);
        walk("discount", self.discount);
        walk("extras", self.extras);
        walk("target", self.target, kCityId);
        walk("deeds", self.deeds, kPlain.byWords(kDeedWords));
    }
    friend bool operator==(const OrderNote &, const OrderNote &) = default;
};

enum Side : std::uint8_t { kDefender, kAttacker };
constexpr Side otherSide(int side)
{
    return side == kAttacker ? kDefender : kAttacker;
}
enum HalfBit : std::uint8_t { kUpper = 1, kLower = 2 };

struct Maneuver {
    Card card = kNoCard;
    Card cover = kNoCard; // face down, from the opponent's hand (CR-BATTLE-17)
    std::uint8_t side = 0;
    std::uint8_t open = 0; // bits of HalfBit

    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("card", self.card, kTacticId);
        walk("cover", self.cover, kTacticId);
        walk("side", self.side, wordOf(kSideWords));
        walk("open", self.open, wordOf(kOpenWords).asSet());
    }
    friend bool operator==(const Maneuver &, const Maneuver &) = default;
};

struct BattleState {
    CityId city = kNoCity; // kNoCity: no battle
    Seat attacker = kNobody;
    Seat defender = kNobody;                   // a seat or kSaracens
    Seat saracenPlayer = kNobody;              // plays the Saracens; kNobody: the engine (CR-AMB-57)
    std::uint8_t attackers = 0;                // troops in the battle; the defenders' are the city's units
    std::uint8_t turn = 0;                     // maneuvers made or skipped
    std::uint8_t winner = 0;                   // a Side, once it is over
    std::uint8_t keepsLevel = 0;               // a rescript (CR-EX-15)
    std::uint8_t lost = 0;                     // bits of the maneuvers hit by losses
    std::array<std::int8_t, 2> strength{};     // of cards and bonuses beside units and walls
    std::array<std::uint8_t, 2> losses{};      // inflicted on each side so far (CR-BATTLE-42)
    std::array<std::uint8_t, 2> guarded{};     // no losses
    std::array<std::uint8_t, 2> spared{};      // no unit discarded when beaten
    std::array<FixedList<Card, 5>, 2> hands{}; // what is left of them, sorted
    FixedList<Maneuver, 4> maneuvers{};

    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("city", self.city, kCityId);
        walk("attacker", self.attacker, kParty);
        walk("defender", self.defender, kParty);
        walk("saracenPlayer", self.saracenPlayer, kSeatOrNobody);
        walk("attackers", self.attackers);
        walk("turn", self.turn, between(0, 4));
        walk("winner", self.winner, wordOf(kSideWords));
        walk("keepsLevel", self.keepsLevel, kFlag);
        walk("lost", self.lost, between(0, 15));
        walk("strength", self.strength, between(-99, 120).byWords(kSideWords));
        walk("losses", self.losses, kPlain.byWords(kSideWords));
        walk("guarded", self.guarded, kFlag.byWords(kSideWords));
        walk("spared", self.spared, kFlag.byWords(kSideWords));
        walk("hands", self.hands, kTacticId.byWords(kSideWords));
        walk("maneuvers", self.maneuvers);
    }
    friend bool operator==(const BattleState &, const BattleState &) = default;
};

struct RaidState {
    CityId city = kNoCity;                       // kNoCity: none
    std::uint8_t garrison = 0;                   // strength from rescripts
    CitySet left = 0;                            // targets still to be raided
    std::array<std::uint8_t, kCities> raiders{}; // by the city they came from (CR-RAID-25)

    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("city", self.city, kCityId);
        walk("garrison", self.garrison);
        walk("left", self.left, kCitySet);
        walk("raiders", self.raiders, kPlain.by(kCityNoun));
    }
    friend bool operator==(const RaidState &, const RaidState &) = default;
};

// Which side the Saracens are on, where they fight at all: Zengi may attack (CH4-CMD-07).
constexpr bool hasSaracens(const BattleState &battle)
{
    return battle.attacker == kSaracens || battle.defender == kSaracens;
}
constexpr Side saracenSide(const BattleState &battle)
{
    return battle.attacker == kSaracens ? kAttacker : kDefender;
}

inline constexpr int kMarketCells = 5;
inline constexpr int kTopMarketCells = 3;
inline constexpr int kMaxFrames = 48;

// The whole match: one plain value.
struct State {
    Rng rng{};
    FixedList<Frame, kMaxFrames> frames{}; // back() is what happens next
    FixedList<OrderNote, 8> orders{};      // back() is being carried out
    std::uint8_t seats = 2;
    Phase phase = Phase::Setup;
    std::uint8_t round = 0;

    // What was agreed before the match.
    std::uint8_t randomStates = 0;
    std::uint8_t laterGame = 0;  // CR-SETUP-23, 55
    std::uint8_t chooseBull = 0; // CR-SETUP-51
    std::uint8_t terrains = 0;   // CR-CAMP-10
    // Disputed rulings decided the other way.
    std::uint8_t emptyRaids = 0;       // CR-AMB-20: nobody comes, and still there is a raid
    std::uint8_t rescriptsDue = 0;     // CR-AMB-44: who can pay a blind card with rescripts has to
    std::uint8_t saracenRescripts = 0; // CR-AMB-74: the Saracens' player may play own ones for them

    std::array<Player, kMaxSeats> players{};
    std::array<CityState, kCities> cities{};
    std::uint8_t saracens = 0; // in the supply

    // Event phase.
    FixedList<Card, kMaxRounds> eventDeck{};
    FixedList<Card, kMaxRounds> usedEvents{};
    Card event = kNoCard;
    std::array<std::int8_t, kModifiers> modifiers{}; // until the end of the round
    SeatSet resolved = 0;                            // of this event (CR-TURN-04)
    FixedList<Good, kTrackCells> raidTokens{};       // still on the track; back() is next
    std::array<std::uint8_t, kColours> usedTokens{}; // in the box, by colour
    std::uint8_t tokenShown = 0;                     // back() is face up
    std::uint8_t bonuses = 0;                        // uncovered on the Saracen track
    RaidState raid{};

    // Planning and the cross.
    std::array<FixedList<Token, 8>, kOrders> inner{}; // back() is the top
    std::array<Token, kOrders> outer{};
    FixedList<Seat, 8> plan{}; // who places in each slot of this round
    std::uint8_t planSlot = 0;
    SeatSet outerUsed = 0;        // CR-PLAN-15
    SeatSet secondOuter = 0;      // may use another
    std::uint8_t freeCover = 0;   // the next placement costs nothing
    std::uint8_t homsUsed = 0;    // CR-HOMS-02
    std::uint8_t boostsAside = 0; // CR-AUTOMA-07
    std::uint8_t sector = 0;      // being activated

    // Markets and decks.
    std::array<Card, kMarketCells> buildingMarket{}, tacticMarket{}, governorMarket{};
    std::array<Card, kTopMarketCells> topBuildingMarket{}, topTacticMarket{};
    Deck<kBuildingNoun, 32> buildingDeck{};
    Deck<kBuildingNoun, 24> topBuildingDeck{};
    FixedList<Card, 8> freeBuildings{}; // the face-up level 0 deck (CR-SETUP-11)
    Deck<kTacticNoun, 64> tacticDeck{};
    Deck<kTacticNoun, 16> topTacticDeck{};
    Deck<kGovernorNoun, 24> governorDeck{};
    Deck<kSpyNoun, 24> spyDeck{};
    std::array<Deck<kRescriptNoun, 24>, 2> rescriptDecks{};
    Deck<kTacticNoun, 32> saracenDeck{};
    FixedList<Card, 32> lostSaracens{}; // in the box (CR-BATTLE-41)

    Payment payment{};
    BattleState battle{};
    std::uint8_t lastFull = 0; // the last effect was fully carried out (CR-GLOSS-29)
    std::uint8_t ending = 0;   // bits of the end conditions met
    std::array<std::int16_t, kMaxSeats> finalScores{};
    SeatSet winners = 0;
    Saga saga{};

    Player &player(Seat seat) { return players[seat]; }
    const Player &player(Seat seat) const { return players[seat]; }
    CityState &city(CityId city) { return cities[city]; }
    const CityState &city(CityId city) const { return cities[city]; }
    OrderNote &note() { return orders[orders.size() - 1]; }
    const OrderNote &note() const { return orders.back(); }
    bool isFighting() const { return battle.city != kNoCity; }

    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("rng", self.rng.word);
        walk("frames", self.frames);
        walk("orders", self.orders);
        walk("seats", self.seats);
        walk("phase", self.phase, wordOf(kPhaseWords));
        walk("round", self.round, between(0, kMaxRounds));
        walk("randomStates", self.randomStates, kFlag);
        walk("laterGame", self.laterGame, kFlag);
        walk("chooseBull", self.chooseBull, kFlag);
        walk("terrains", self.terrains, kFlag);
        walk("emptyRaids", self.emptyRaids, kFlag.later());
        walk("rescriptsDue", self.rescriptsDue, kFlag.later());
        walk("saracenRescripts", self.saracenRescripts, kFlag.later());
        walk("players", self.players, kPlain.by(kSeatNoun));
        walk("cities", self.cities, kPlain.by(kCityNoun));
        walk("saracens", self.saracens);
        walk("eventDeck", self.eventDeck, kEventId);
        walk("usedEvents", self.usedEvents, kEventId);
        walk("event", self.event, kEventId);
        walk("modifiers", self.modifiers, between(-20, 20).byWords(kModifierWords));
        walk("resolved", self.resolved, kSeatSet);
        walk("raidTokens", self.raidTokens, idOfNoun(kGoodNoun).in(kColourWords));
        walk("usedTokens", self.usedTokens, kPlain.byWords(kColourWords));
        walk("tokenShown", self.tokenShown, kFlag);
        walk("bonuses", self.bonuses, between(0, kTrackCells));
        walk("raid", self.raid);
        walk("inner", self.inner, kPlain.by(kOrderNoun));
        walk("outer", self.outer, kPlain.by(kOrderNoun));
        walk("plan", self.plan, kParty);
        walk("planSlot", self.planSlot);
        walk("outerUsed", self.outerUsed, kSeatSet);
        walk("secondOuter", self.secondOuter, kSeatSet);
        walk("freeCover", self.freeCover, kFlag);
        walk("homsUsed", self.homsUsed, kFlag);
        walk("boostsAside", self.boostsAside);
        walk("sector", self.sector, between(0, kOrders));
        walk("buildingMarket", self.buildingMarket, kBuildingId);
        walk("tacticMarket", self.tacticMarket, kTacticId);
        walk("governorMarket", self.governorMarket, kGovernorId);
        walk("topBuildingMarket", self.topBuildingMarket, kBuildingId);
        walk("topTacticMarket", self.topTacticMarket, kTacticId);
        walk("buildingDeck", self.buildingDeck);
        walk("topBuildingDeck", self.topBuildingDeck);
        walk("freeBuildings", self.freeBuildings, kBuildingId);
        walk("tacticDeck", self.tacticDeck);
        walk("topTacticDeck", self.topTacticDeck);
        walk("governorDeck", self.governorDeck);
        walk("spyDeck", self.spyDeck);
        walk("rescriptDecks", self.rescriptDecks);
        walk("saracenDeck", self.saracenDeck);
        walk("lostSaracens", self.lostSaracens, kTacticId);
        walk("payment", self.payment);
        walk("battle", self.battle);
        formerField(walk, "movedBishops");
        walk("lastFull", self.lastFull, kFlag);
        walk("ending", self.ending, wordOf(kEndingWords).asSet());
        walk("finalScores", self.finalScores, kPlain.by(kSeatNoun));
        walk("winners", self.winners, kSeatSet);
        walk("saga", self.saga);
    }
    friend bool operator==(const State &, const State &) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 4096);

} // namespace outremer::crusaders
