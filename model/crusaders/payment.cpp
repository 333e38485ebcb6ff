#include "model/crusaders/board.h"
#include "model/crusaders/referee.h"

namespace outremer::crusaders {
namespace {

// What a player can pay with; rescripts count good by good (CR-GOODS-09).
struct Purse {
    std::array<int, kGoods> goods{};
    int coins = 0;
};

Purse purseOf(const Board &board, Seat seat, bool withRescripts)
{
    const Player &player = board.s.player(seat);
    Purse purse{ {}, player.coins };
    for (std::size_t good = 0; good < kGoods; ++good)
        purse.goods[good] = player.goods[good].ready;
    if (withRescripts) {
        for (Card card : player.rescripts) {
            for (Good good : board.c.rescripts[card].goods)
                ++purse.goods[std::size_t(good)];
        }
    }
    return purse;
}

// CR-GOODS-05, 06: coins stand for any good, so a price can be met if coins cover what goods cannot.
bool suffices(const Purse &purse, const Payment &payment)
{
    int missing = 0;
    int loose = 0; // goods that no named symbol needs
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        const int rest = purse.goods[colour] - payment.price[colour];
        missing += std::max(0, -rest);
        loose += std::max(0, rest);
    }
    missing += std::max(0, payment.price[kAnyGood] - loose);
    return missing - purse.goods[std::size_t(Good::Spices)] - payment.discount <= purse.coins;
}

// Takes a symbol that `good` can cover off the price: its colour, then any; spices cover whatever is left
// (CR-GOODS-08). False when there is nothing for it to pay.
bool cover(Price &price, Good good)
{
    const auto take = [&price](std::size_t symbol) {
        if (price[symbol] == 0)
            return false;
        --price[symbol];
        return true;
    };
    if (good != Good::Spices)
        return take(std::size_t(good)) || take(kAnyGood);
    for (std::size_t symbol = 0; symbol < price.size(); ++symbol) {
        if (take(symbol))
            return true;
    }
    return false;
}

// What is left of a price once a rescript has paid all it can (CR-RESCR-04: what is not needed is lost). Its spices pay
// whatever leaves the rest payable from `after`, the purse without the rescript.
Payment coveredBy(const Rescript &rescript, const Payment &payment, const Purse &after)
{
    Payment rest = payment;
    for (Good good : rescript.goods) {
        if (good != Good::Spices)
            cover(rest.price, good);
    }
    for (auto spices = std::ranges::count(rescript.goods, Good::Spices); spices > 0; --spices) {
        Payment best = rest;
        cover(best.price, Good::Spices);
        for (std::size_t symbol = 0; symbol < rest.price.size() && !suffices(after, best); ++symbol) {
            if (rest.price[symbol] > 0) {
                best = rest;
                --best.price[symbol];
            }
        }
        rest = best;
    }
    return rest;
}

Purse without(Purse purse, const Rescript &rescript)
{
    for (Good good : rescript.goods)
        --purse.goods[std::size_t(good)];
    return purse;
}

// The next symbol to be paid: prices are paid symbol by symbol, so that each can be paid its own way.
std::size_t nextSymbol(const Price &price)
{
    std::size_t symbol = 0;
    while (price[symbol] == 0)
        ++symbol;
    return symbol;
}

bool covers(Good good, std::size_t symbol)
{
    return symbol == kAnyGood || good == Good::Spices || std::size_t(good) == symbol;
}

} // namespace

// What anybody sees of a rescript: its level is on the back (CR-MODEL-39, CR-RESCR-06).
Card Board::backOf(Card rescript) const
{
    return rescript == kUnknownHigh || c.rescripts[rescript].level() > 1 ? kUnknownHigh : kNoCard;
}

bool Board::canPay(Seat seat, const Payment &payment, bool withRescripts) const
{
    return suffices(purseOf(*this, seat, withRescripts), payment);
}

// Whether the rest can be paid whatever a program costs: at worst each good it takes is one that a coin must replace. What
// it gives for its price is certain if there is only one price in it.
bool Board::canPayAfter(Seat seat, const Program &program, Card played, bool withRescripts) const
{
    int prices = 0, costs = 0, gains = 0;
    for (int i = 0; i < program.count; ++i) {
        const Effect &effect = c.effect(program, i);
        const bool isChoice =
            effect.join == Join::Or || (i + 1 < program.count && c.effect(program, i + 1).join == Join::Or);
        if (effect.who != Who::Self)
            continue;
        if (effect.verb == EffectVerb::PayCoins || effect.verb == EffectVerb::LoseCoins
            || effect.verb == EffectVerb::SpendGood || effect.verb == EffectVerb::Block) {
            ++prices;
            costs += amountOf(effect, seat);
        } else if (effect.verb == EffectVerb::Coins && !isChoice && effect.join != Join::Otherwise) {
            gains += amountOf(effect, seat);
        }
    }
    Purse purse = purseOf(*this, seat, withRescripts);
    if (played != kNoCard && withRescripts)
        purse = without(purse, c.rescripts[played]);
    purse.coins += std::min(0, (prices == 1 ? gains : 0) - costs);
    return suffices(purse, s.payment);
}

// Every way to pay the next symbol that leaves the rest payable.
void Board::listPayments(Seat seat, const Payment &payment, Options &options) const
{
    const Player &player = s.player(seat);
    const std::size_t symbol = nextSymbol(payment.price);
    const Purse purse = purseOf(*this, seat, true);
    Payment rest = payment;
    --rest.price[symbol];
    for (std::size_t good = 0; good < kGoods; ++good) {
        Purse after = purse;
        --after.goods[good];
        if (player.goods[good].ready > 0 && covers(Good(good), symbol) && suffices(after, rest))
            options.push(choice(Verb::PayGood, int(good)));
    }
    if (player.coins > 0 && suffices({ purse.goods, purse.coins - 1 }, rest))
        options.push(choice(Verb::PayCoin));
    for (Card card : player.rescripts) {
        const Rescript &rescript = c.rescripts[card];
        const Purse after = without(purse, rescript);
        const bool paysNext = std::ranges::any_of(rescript.goods, [&](Good good) { return covers(good, symbol); });
        if (paysNext && suffices(after, coveredBy(rescript, payment, after)))
            options.push(choice(Verb::PayRescript, card));
    }
    if (payment.discount > 0) {
        --rest.discount;
        if (suffices(purse, rest))
            options.push(choice(Verb::UseDiscount));
    }
}

// Ways to pay for one more point, troop or movement. A rescript with two goods may give both or one (CR-GOODS-09).
void Board::listExtras(Seat seat, int discount, int room, Options &options) const
{
    listPayments(seat, { { 0, 0, 0, 0, 1 }, std::uint8_t(discount), 0 }, options);
    for (Card card : s.player(seat).rescripts) {
        if (room > 1 && c.rescripts[card].level() > 1)
            options.push(choice(Verb::PayRescript, card, 1));
    }
}

Payment Board::upgradePrice(CityId city) const
{
    const std::uint8_t gift = std::uint8_t(modifier(Place::UpgradeDiscount, s.note().seat));
    return { c.cities[city].upgrade[s.city(city).level - 1u], std::uint8_t(s.note().discount + gift), gift };
}

// CR-BUILD-20, CR-MUSTER-11: the discount is not for the additional card.
Payment Board::buildingPrice(Card building, bool isExtra) const
{
    const std::uint8_t gift = std::uint8_t(modifier(Place::BuildingDiscount, s.note().seat));
    return { c.buildings[building].price, std::uint8_t(gift + (isExtra ? 0 : s.note().discount)), gift };
}

Payment Board::tacticPrice(Card tactic, bool isExtra) const
{
    const std::uint8_t gift = std::uint8_t(modifier(Place::TacticDiscount, s.note().seat));
    return { c.tactics[tactic].price, std::uint8_t(gift + (isExtra ? 0 : s.note().discount)), gift };
}

void Board::listPay(const Frame &frame, Options &options) const
{
    listPayments(frame.seat, s.payment, options);
    listMeanwhile(frame, options);
}

void Referee::startPayment(Seat seat, const Payment &payment)
{
    s.payment = payment;
    if (payment.symbols() > 0)
        push(ask(Task::Pay, seat));
    else
        s.payment = {};
}

// Pays one symbol (CR-GOODS-01, 05, 09; CR-AMB-40).
void Referee::takePay(const Option &option)
{
    const Seat seat = top().seat;
    if (takeWindow(seat, option))
        return;
    Payment &payment = s.payment;
    if (Verb(option.verb) == Verb::PayRescript) {
        const Rescript &rescript = c.rescripts[option.first];
        payment = coveredBy(rescript, payment, without(purseOf(*this, seat, true), rescript));
        payRescript(seat, option.first);
    } else {
        --payment.price[nextSymbol(payment.price)];
        payOne(seat, option);
        if (Verb(option.verb) == Verb::UseDiscount) {
            --payment.discount;
            if (payment.gift > 0)
                --payment.gift; // an event's discount goes first
            else
                --s.note().discount;
        }
    }
    if (payment.symbols() == 0) {
        payment = {};
        pop();
    }
}

// A good turned to its grey side, or a coin instead of it.
void Referee::payOne(Seat seat, const Option &option)
{
    Player &player = s.player(seat);
    if (Verb(option.verb) == Verb::PayGood) {
        Stock &stock = player.goods[option.first];
        --stock.ready;
        ++stock.spent;
        tell(EventKind::GoodSpent, { realm(seat), good(Good(option.first)) });
    } else if (Verb(option.verb) == Verb::PayCoin) {
        gainCoins(seat, -1);
    }
}

void Referee::payRescript(Seat seat, Card card)
{
    loseRescript(seat, card);
    reveal(EventKind::RescriptSpent, { realm(seat), { kRescriptNoun, card } });
}

} // namespace outremer::crusaders
