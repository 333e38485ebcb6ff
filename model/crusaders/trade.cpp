// Chapter II: the trade board (CH2-TRADE).
#include "model/crusaders/referee.h"

namespace outremer::crusaders {
namespace {

bool hasHarbour(const Board &board, Seat seat)
{
    bool found = false;
    eachCity(board.citiesOf(seat),
        [&](CityId city) { found = found || (board.c.cities[city].terrains >> int(Terrain::Harbour) & 1) != 0; });
    return found;
}

bool hasReadyGoods(const Player &player)
{
    return std::ranges::any_of(player.goods, [](const Stock &stock) { return stock.ready > 0; });
}

} // namespace

// CH2-TRADE-03: in turn order. Frame: a the next seat in it; nothing in this step moves a marker.
void Referee::runTradeNext(const Frame &frame)
{
    const SeatList order = turnOrder();
    for (int at = frame.as<NextSeat>().at; at < order.size(); ++at) {
        const Seat seat = order[at];
        if (s.player(seat).isOut || !hasReadyGoods(s.player(seat)))
            continue;
        push(Frame{ .task = Task::TradeNext }.with(NextSeat{ std::uint8_t(at + 1) }));
        const int sales = c.saga.sales + (hasHarbour(*this, seat) ? c.saga.harbourSales : 0); // CH2-TRADE-06
        push(ask(Task::Sell, seat, Count{ std::uint8_t(sales) }));
        return;
    }
    for (std::size_t good = 0; good < kGoods; ++good) { // CH2-TRADE-07
        const bool wasSold = s.saga.sold >> good & 1;
        if (!wasSold && s.saga.prices[good] < c.saga.highestPrice) {
            ++s.saga.prices[good];
            tell(EventKind::PriceChanged, { Referee::good(Good(good)), number(s.saga.prices[good]) });
        }
    }
    s.saga.sold = 0;
}

// CH2-TRADE-04: only goods that were not spent. Frame: a how many may still be sold.
void Board::listSell(const Frame &frame, Options &options) const
{
    options.push(choice(Verb::Done));
    for (int good = 0; good < kGoods; ++good) {
        if (s.player(frame.seat).goods[std::size_t(good)].ready > 0)
            options.push(choice(Verb::SellGood, good, s.saga.prices[std::size_t(good)]));
    }
}

// CH2-TRADE-05: the price in coins; the good is spent and blocked; the price falls.
void Referee::takeSell(const Option &option)
{
    const Seat seat = top().seat;
    if (Verb(option.verb) == Verb::Done) {
        pop();
        return;
    }
    Stock &stock = s.player(seat).goods[option.first];
    std::uint8_t &price = s.saga.prices[option.first];
    --stock.ready;
    ++stock.blocked;
    s.saga.sold = std::uint8_t(s.saga.sold | 1u << option.first);
    s.saga.dynasts[seat].sales = std::uint16_t(s.saga.dynasts[seat].sales + price);
    s.player(seat).coins = std::int16_t(s.player(seat).coins + price);
    tell(EventKind::GoodSold, { realm(seat), good(Good(option.first)), number(price) });
    if (price > c.saga.lowestPrice)
        --price;
    if (--top().as<Count>().left == 0 || !hasReadyGoods(s.player(seat)))
        pop();
}

// CH2-TRADE-08: at the end of the chapter; who shares a place gets what it is worth, and a shared first place leaves no
// second.
void Referee::scoreTrade()
{
    const auto sales = [this](Seat seat) { return int(s.saga.dynasts[seat].sales); };
    int first = 0;
    int second = 0;
    int leaders = 0;
    for (Seat seat = 0; seat < s.seats; ++seat)
        first = std::max(first, sales(seat));
    for (Seat seat = 0; seat < s.seats; ++seat) {
        leaders += sales(seat) == first ? 1 : 0;
        second = sales(seat) < first ? std::max(second, sales(seat)) : second;
    }
    for (Seat seat = 0; seat < s.seats && first > 0; ++seat) {
        if (sales(seat) == first)
            gainInfluence(seat, c.saga.traderFirst, InfluenceSource::Trade);
        else if (leaders == 1 && second > 0 && sales(seat) == second)
            gainInfluence(seat, c.saga.traderSecond, InfluenceSource::Trade);
    }
}

} // namespace outremer::crusaders
