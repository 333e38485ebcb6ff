#include "model/crusaders/advisor.h"

#include "model/crusaders/nouns.h"

namespace outremer::crusaders {
namespace {

// One unit of each effect outside battles, in the order of EffectVerb; losing is negative.
constexpr std::array kWorth{ 25, -25, -25, 45, 45, 12, -12, -18, 40, -40, 90, 60, 80, -60, 55, -50, 25, 30, -60, -90,
    -80, 20, 8, 18, 110, -50, 260, 5, 10, 40, -15, -10, 0 };

} // namespace

int Advisor::worthOf(const Effect &effect, Seat self, Seat rival) const
{
    if (effect.verb == EffectVerb::Influence)
        return 100 * effect.amount;
    if (std::size_t(effect.verb) >= kWorth.size())
        return 0;
    const int amount = std::min(amountOf(effect, self), 4);
    const int sign = effect.who == Who::Rival && effect.verb != EffectVerb::TakeCoins ? -1 : 1;
    return isPossible(effect, self, rival) ? sign * amount * kWorth[std::size_t(effect.verb)] : 0;
}

int Advisor::worthOf(const Program &program, Seat self, Seat rival) const
{
    int total = 0;
    for (int i = 0; i < program.count; ++i) {
        const Effect &effect = c.effect(program, i);
        const int worth = worthOf(effect, self, rival);
        const bool isAlternative = effect.join == Join::Or || effect.join == Join::Otherwise;
        total += isAlternative ? std::max(0, worth) / 3 : worth;
    }
    return total;
}

// What a rescript is worth in the hand: it always pays for its goods.
int Advisor::worthOfRescript(Card card) const
{
    const int held = card == kUnknownHigh ? 90 : card == kNoCard ? 45 : 45 * c.rescripts[card].level();
    return s.round >= kMaxRounds ? held / 3 : held;
}

int Advisor::worthOfBuilding(Card card) const
{
    const Building &building = c.buildings[card];
    const int each = std::clamp(worthOf(building.program, m_seat, kNobody), 15, 240);
    const int likely = building.trigger.always ? 90
        : building.trigger.deed == Deed::None  ? 55
                                               : 40; // percent of rounds
    const int bulls = 30 * building.level;
    return each * likely / 100 * (incomes() - 1) + each * likely / 200 + bulls;
}

// The opponent closes the better half, so a card is as good as its worse one, and a little of the other.
int Advisor::worthOfTactic(Card card) const
{
    if (card >= c.tactics.size())
        return 0;
    const Tactic &tactic = c.tactics[card];
    return 10 + 22 * tactic.level + (tactic.level == 4 ? 20 : 0);
}

int Advisor::worthOfGoal(const Goal &goal) const
{
    const int now = points(m_seat, goal, 0);
    if (goal.leader > 0)
        return 100 * now + 60;
    int next = 0; // how near the next step is
    const int have = count(m_seat, goal.of);
    for (const Step &step : goal.steps) {
        if (step.least > have) {
            next = 50 / (step.least - have);
            break;
        }
    }
    return 100 * now + next;
}

int Advisor::priceOf(const Price &price, int discount) const
{
    int missing = 0;
    int loose = 0;
    const Player &player = s.player(m_seat);
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        missing += std::max(0, price[colour] - player.goods[colour].ready);
        loose += std::max(0, player.goods[colour].ready - price[colour]);
    }
    missing += std::max(0, price[kAnyGood] - loose) - player.goods[std::size_t(Good::Spices)].ready - discount;
    return std::max(0, missing);
}

// The worth of the cell this many points further on, jumped ones included.
int Advisor::nextCell(int steps) const
{
    int cell = s.player(m_seat).holiness;
    int worth = 0;
    const int cells = int(c.track.size());
    for (int left = steps; left > 0;) {
        cell = (cell + 1) % cells;
        worth = left == 1 ? worth : 0;
        const Cell kind = c.track[std::size_t(cell)];
        worth += kind == Cell::Bishop ? 45 + 18 * incomes() : kind == Cell::Rescript ? 55 : 0;
        left -= isCellTaken(cell, m_seat) ? 0 : 1;
    }
    return worth + 4;
}

} // namespace outremer::crusaders
