// Income phase [p.27], the end of the game and final scoring [p.28]: CR-INCOME, CR-END, CR-SCORE.
#include "model/crusaders/referee.h"

namespace outremer::crusaders {

// CR-INCOME-01: taxes; goods and markets; governors and holy lands. Each step for all at once (CR-AMB-76).
void Referee::runIncome(const Frame &)
{
    s.phase = Phase::Income;
    for (Seat seat : turnOrder()) { // CR-INCOME-02, 03
        int coins = 0;
        eachCity(citiesOf(seat), [&](CityId city) {
            coins += c.cities[city].coins[s.city(city).level - 1u] + modifier(Place::Taxes, seat);
            coins += s.player(seat).capital == city ? c.numbers.capitalCoins : 0;
        });
        s.player(seat).coins = std::int16_t(s.player(seat).coins + std::max(0, coins));
        tell(EventKind::TaxesPaid, { realm(seat), number(std::max(0, coins)) });
    }
    if (s.saga.hasOaths())
        push({ .task = Task::OathsEnd });
    push({ .task = Task::Harvest });
    if (s.saga.hasTrade()) // CH2-TRADE-02: after taxes
        push({ .task = Task::TradeNext });
    if (s.saga.chapter > 0)
        push({ .task = Task::Boons });
}

void Referee::runHarvest(const Frame &)
{
    for (Player &player : s.players) {
        for (Stock &stock : player.goods) // CR-INCOME-05, CR-GOODS-12
            stock = { std::uint8_t(stock.ready + stock.spent), stock.blocked, 0 };
        for (BuildingSlot &slot : player.buildings) // CR-INCOME-07
            slot.banned = 0;
        for (ActiveSpy &spy : player.spies)
            spy.used = 0;
    }
    fillMarkets();                  // CR-INCOME-06
    for (Seat seat : turnOrder()) { // CR-INCOME-08
        const auto won = pointsOfGovernors(seat);
        for (CityId city = 0; city < kCities; ++city) {
            if (won[city] > 0)
                confide(seat, EventKind::GovernorScored, 1u << 2,
                    { realm(seat), { kGovernorNoun, s.city(city).governor }, number(won[city]) });
        }
        gainInfluence(seat, governorPoints(seat), InfluenceSource::Governors);
    }
    for (CityId city = 0; city < kCities; ++city) { // CR-INCOME-09, 10
        const Seat holder = holyLandOf(city);
        if (isContested(city))
            checkHolyLand(city, holder);
        if (isPlayer(holder)) {
            tell(EventKind::HolyLandHeld, { realm(holder), Referee::city(city) });
            gainInfluence(holder, 1, InfluenceSource::HolyLands);
        }
    }
}

// CR-PRAY-28: the bishops of a contested city are turned up for all and hidden again.
bool Referee::checkHolyLand(CityId city, Seat seat)
{
    for (Seat owner = 0; owner < s.seats; ++owner) {
        const Bishops &bishops = s.player(owner).clergy[city];
        if (bishops.count() > 0 && isContested(city))
            reveal(EventKind::HolyLandChecked, { realm(owner), Referee::city(city), number(bishops.strength()) });
    }
    return holyLandOf(city) == seat;
}

// Wherever something follows from who holds the holy lands.
void Referee::checkContested()
{
    for (CityId city = 0; city < kCities; ++city) {
        if (isContested(city))
            checkHolyLand(city, kNobody);
    }
}

void Referee::runRoundEnd(const Frame &)
{
    s.modifiers = {};
    if (s.saga.hasOaths()) // what oaths gave may have come between the income and this
        checkContested();
    tell(EventKind::RoundEnded, { number(s.round) });
    int met = 0;
    for (Seat seat = 0; seat < s.seats; ++seat) {
        const auto meets = [&](EndCondition condition, bool holds) {
            if (!holds)
                return;
            met |= condition;
            tell(EventKind::EndingMet,
                { realm(seat), { kSourceNoun, std::int16_t(kFirstEnding + __builtin_ctz(condition)) } });
        };
        meets(kHegemony, count(seat, Quantity::Cities) >= c.numbers.hegemony);              // CR-END-02
        meets(kRighteousness, count(seat, Quantity::HolyLands) >= c.numbers.righteousness); // CR-END-03
        meets(kDefeat, s.player(seat).isOut != 0);                                          // CR-END-04
    }
    if (isCrescentRisen()) {
        met |= kCrescent;
        tell(EventKind::CrescentRisen, {});
    }
    if (s.eventDeck.empty())
        met |= kEraOver; // CR-END-05
    if (met == 0) {
        push({ .task = Task::StartRound });
        return;
    }
    s.ending = std::uint8_t(met);
    finish();
}

// CR-SCORE-01..09.
void Referee::finish()
{
    std::array<int, kMaxSeats> conditions{};
    for (Seat seat = 0; seat < s.seats; ++seat) {
        const int bull = bullPoints(seat);
        reveal(EventKind::BullScored, { realm(seat), { kBullNoun, s.player(seat).bulls[0] }, number(bull) });
        gainInfluence(seat, bull, InfluenceSource::Bull); // CR-SCORE-02
        if (count(seat, Quantity::Cities) >= c.numbers.hegemony) {
            ++conditions[seat];
            gainInfluence(seat, c.numbers.bonus, InfluenceSource::Hegemony); // CR-SCORE-03..05
        }
        if (count(seat, Quantity::HolyLands) >= c.numbers.righteousness) {
            ++conditions[seat];
            gainInfluence(seat, c.numbers.bonus, InfluenceSource::Righteousness);
        }
        gainInfluence(seat, s.player(seat).coins / c.numbers.coinsPerPoint, InfluenceSource::Coins); // CR-SCORE-06
    }
    scoreTrade();
    for (Seat seat = 0; seat < s.seats; ++seat)
        s.finalScores[seat] = s.player(seat).influence;
    Seat best = 0;
    const auto rank = [&](Seat seat) {
        return std::array{ int(s.finalScores[seat]), conditions[seat], int(s.player(seat).holiness) };
    };
    for (Seat seat = 1; seat < s.seats; ++seat)
        best = rank(seat) > rank(best) ? seat : best;
    s.winners = only(best);
    s.phase = Phase::Over;
    push({ .task = Task::Over });
    reveal(EventKind::MatchOver, { realm(best), number(s.finalScores[best]) });
}

} // namespace outremer::crusaders
