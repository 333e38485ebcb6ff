#include "model/crusaders/advisor.h"

#include "model/crusaders/crusaders.h"
#include "model/crusaders/nouns.h"

namespace outremer::crusaders {

// Whether no own order is left on the cross this round: what is not used now is wasted.
int Advisor::lastOfMyOrders() const
{
    int left = 0;
    for (const auto &stack : s.inner)
        left += int(std::ranges::count(stack, m_seat, &Token::owner));
    return left <= 1 ? 1 : 0;
}

int Advisor::worthOf(const Option &option) const
{
    const Frame &frame = top();
    const Player &player = s.player(m_seat);
    const Side side = s.battle.attacker == frame.self ? kAttacker : kDefender;
    // What may be used at any moment of the own turn is weighed in the menu; in the middle of something it waits.
    constexpr std::array kMiddles{ Task::Pay, Task::BlindOffer, Task::PrayExtra, Task::BishopActions, Task::Hire,
        Task::Learn, Task::MarchMove };
    const bool isOfTurn = Verb(option.verb) == Verb::UseBuilding || Verb(option.verb) == Verb::PlaySpy
        || Verb(option.verb) == Verb::UseRescript;
    if (isOfTurn && std::ranges::count(kMiddles, frame.task) > 0)
        return -2000;
    switch (frame.task) {
    case Task::Place:
        if (Verb(option.verb) == Verb::UseRescript)
            return worthOf(c.rescripts[option.first].program, m_seat, kNobody) > 20 ? 2000 : -100;
        return Verb(option.verb) == Verb::Done ? -1000 : placementWorth(option);
    case Task::MarchMove:
        return marchMoveWorth(option);
    case Task::Hire:
        return hireWorth(option);
    case Task::BishopActions:
        return bishopWorth(option);
    default:
        break;
    }
    switch (Verb(option.verb)) {
    case Verb::KeepBull: {
        const Bull &bull = c.bulls[option.first];
        return worthOfGoal(bull.goals[0]) + worthOfGoal(bull.goals[1]);
    }
    case Verb::KeepGovernor:
    case Verb::TakeGovernor:
        return worthOfGoal(c.governors[option.first].goal);
    case Verb::BlindGovernor:
        return 90;
    case Verb::SwapGovernor: {
        int best = 0;
        for (Card card : s.governorMarket)
            best = card == kNoCard ? best : std::max(best, worthOfGoal(c.governors[card].goal));
        return best - worthOfGoal(c.governors[s.city(option.first).governor].goal) - 40;
    }
    case Verb::PlaySpy:
        return 30 + (option.third > 0 ? -25 : 0) + (isLeader(option.second, Quantity::Cities) ? 3 : 0)
            - s.player(option.second).isOut;
    case Verb::UseSpy:
        return std::max(1, worthOf(c.spies[player.spies[frame.as<SpySlot>().slot].card].program, m_seat, frame.rival));
    case Verb::UseBuilding: {
        const Building &building = c.buildings[player.buildings[option.first].card];
        const int worth = worthOf(building.program, m_seat, kNobody);
        return building.trigger.always ? (lastOfMyOrders() && frame.task == Task::OrderMenu ? worth : worth - 60)
                                       : worth;
    }
    case Verb::UseRescript: {
        if (frame.task == Task::Maneuver || frame.task == Task::AfterManeuver)
            return battleRescript(option.first);
        if (frame.task == Task::ChooseRaid) {
            const int gap = cityStrength(s.raid.city) - raidStrength();
            return gap <= 2 ? 100 : -50;
        }
        return worthOf(c.rescripts[option.first].program, m_seat, kNobody) - worthOfRescript(option.first);
    }
    case Verb::Upgrade: {
        if (frame.task == Task::UpgradeCity)
            return 50 + s.city(option.first).level * 5;
        const City &info = c.cities[option.first];
        const std::size_t level = s.city(option.first).level;
        const int taxes = (info.coins[level] - info.coins[level - 1]) * coin() * incomes();
        const int extra = level == 2 && info.extraGood != kNoGood ? 30 * incomes() : 0;
        return 35 + taxes + extra + threatTo(option.first) * 15
            - priceOf(info.upgrade[level - 1], s.note().discount) * (coin() + 5);
    }
    case Verb::Build:
    case Verb::BuildExtra: {
        const bool isFull = player.buildings.size() >= c.numbers.buildings;
        const int discount = Verb(option.verb) == Verb::Build ? s.note().discount : 0;
        return worthOfBuilding(option.first) - priceOf(c.buildings[option.first].price, discount) * (coin() + 5)
            - (isFull ? 120 : 0);
    }
    case Verb::BuildBlind:
    case Verb::LearnBlind:
        return -15;
    case Verb::Pray:
        return 1000;
    case Verb::March:
        return marchWorth(option.first, 0);
    case Verb::Learn:
    case Verb::LearnExtra:
        return player.coins > 1 || lastOfMyOrders() ? 45 : 5;
    case Verb::LearnTactic: {
        int weakest = 1000;
        for (Card card : player.tactics)
            weakest = std::min(weakest, worthOfTactic(card));
        const int discount = frame.as<Learning>().isExtra ? 0 : s.note().discount;
        return (worthOfTactic(option.first) - weakest) * (incomes() + 1) / 2
            - priceOf(c.tactics[option.first].price, discount) * (coin() - 5);
    }
    case Verb::PayGood:
        if (frame.task == Task::PrayExtra)
            return nextCell(c.numbers.prayer + s.note().extras + 1) - 5 - (lastOfMyOrders() ? 0 : 25);
        return 60 + player.goods[option.first].ready - (Good(option.first) == Good::Spices ? 5 : 0);
    case Verb::UseDiscount:
        return 80;
    case Verb::PayCoin:
        if (frame.task == Task::PrayExtra)
            return nextCell(c.numbers.prayer + s.note().extras + 1) - coin() - 15;
        return 40;
    case Verb::PayRescript:
        if (frame.task == Task::PrayExtra)
            return nextCell(c.numbers.prayer + s.note().extras + 1) - worthOfRescript(option.first) - 20;
        return 40 + coin() - worthOfRescript(option.first);
    case Verb::DiscardBuilding:
    case Verb::LoseBuilding: {
        const int worth = worthOfBuilding(s.player(frame.self).buildings[option.first].card);
        return frame.self == m_seat ? -worth : worth;
    }
    case Verb::DiscardTactic:
        return -worthOfTactic(option.first) + (isLearned(option.first) ? 0 : 5);
    case Verb::DiscardRescript:
        return frame.self == m_seat ? -worthOfRescript(option.first) : worthOfRescript(option.first);
    case Verb::ChooseEffect:
        return worthOf(c.effects[std::size_t(option.amount)], frame.self, frame.rival)
            + (frame.task == Task::MayPay ? 30 : 0);
    case Verb::RestoreGood:
        return 10 + player.goods[option.first].spent;
    case Verb::SpendGood:
    case Verb::BlockGood:
        return player.goods[option.first].ready + option.second * 5;
    case Verb::HandOver:
        return option.second * 10;
    case Verb::LoseTroop:
        return s.city(option.first).units - 4 * threatTo(option.first);
    case Verb::LoseBishop:
        return -holyWorth(option.first, -option.second) - option.second;
    case Verb::MoveTroops:
        return 6 * (threatTo(option.second) - threatTo(option.first)) + s.city(option.first).units
            - s.city(option.second).units - 2;
    case Verb::Bombard: {
        int threat = 0;
        eachCity(neighboursOf(option.first, m_seat), [&](CityId city) { threat += threatTo(city); });
        return 10 + threat * 5 + marchWorth(option.first, 0) / 20;
    }
    case Verb::PlaceSaracen:
    case Verb::MoveSaracen: { // where it troubles others more than oneself
        const CityId city = Verb(option.verb) == Verb::PlaceSaracen ? option.first : option.second;
        int others = 0;
        eachCity(openNeighbours(city), [&](CityId near) {
            const Seat owner = s.city(near).owner;
            others += owner == m_seat ? -12 : isPlayer(owner) ? 5 : 0;
        });
        return others;
    }
    case Verb::CheckCity:
        return holyLandOf(option.first) == m_seat ? 20 + (isContested(option.first) ? 0 : 10) : 0;
    case Verb::MakeCapital:
        return s.city(option.first).level * 10 + s.city(option.first).units;
    case Verb::RetreatTo:
    case Verb::FleeTo:
        return frame.self == m_seat ? threatTo(option.first) * 4 + (player.capital == option.first ? 3 : 0) : 0;
    case Verb::PlayTactic:
        return tacticPlay(option.first, side);
    case Verb::CancelUpper:
    case Verb::CancelLower: {
        const Maneuver &maneuver = s.battle.maneuvers.back();
        return halfWorth(maneuver.card, Verb(option.verb) == Verb::CancelUpper ? 0 : 1, Side(maneuver.side));
    }
    case Verb::ReinforceFrom:
        return (side == kAttacker ? difference() < 4 : difference() > -4) ? 20 + s.city(option.first).units : -5;
    case Verb::LowerCity:
        return side == kAttacker && difference() < 1 ? 10 : -10;
    case Verb::UseEnd:
        return 5
            + worthOf(c.tactics[s.battle.maneuvers[frame.as<HalfAt>().maneuver()].card]
                          .halves[frame.as<HalfAt>().half()]
                          .program,
                frame.self, frame.rival);
    case Verb::HarbourHelp:
        return s.city(option.first).units > 2 ? 10 : -5;
    case Verb::Accept:
        return 5;
    case Verb::Unban:
        return worthOfBuilding(player.buildings[option.first].card);
    case Verb::TakeBack:
        return worthOfTactic(option.first);
    case Verb::SellGood:
        return saleWorth(option);
    case Verb::SwearOath:
        return swearWorth(option);
    case Verb::AcceptOath:
        return acceptWorth(frame);
    default:
        return 0;
    }
}

int Crusaders::appraise(const View<State> &view, const Option &option, Style style) const
{
    return Advisor(*m_content, *view, view->frames.back().seat, style).appraise(option);
}

} // namespace outremer::crusaders
