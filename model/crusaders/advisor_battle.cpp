#include "model/crusaders/advisor.h"

#include "model/crusaders/nouns.h"

namespace outremer::crusaders {

// What an open half does for the side that plays it, a point of strength being 10.
int Advisor::halfWorth(Card card, int half, Side side) const
{
    const Side other = otherSide(side);
    const Seat self = ownerOf(side);
    const Seat rival = ownerOf(other);
    const Half &face = c.tactics[card].halves[std::size_t(half)];
    const int gap = side == kAttacker ? difference() : -difference();
    int total = 0;
    for (int i = 0; i < face.program.count; ++i) {
        const Effect &effect = c.effect(face.program, i);
        const int amount = std::max(0, amountOf(effect, self));
        int worth = 0;
        switch (effect.verb) {
        case EffectVerb::Strength:
            worth = 10 * amount;
            break;
        case EffectVerb::Rout:
        case EffectVerb::Flight: {
            const int hit = std::min(amount, unitsOf(other));
            worth = hit * (effect.verb == EffectVerb::Rout ? 17 : 13) + (amount >= unitsOf(other) ? 90 : 0);
            break;
        }
        case EffectVerb::Reinforce:
        case EffectVerb::Deploy:
            worth = isPossible(effect, self, rival) ? 11 * amount : 0;
            break;
        case EffectVerb::LowerCity:
            worth = side == kAttacker && s.city(s.battle.city).level > 1 ? 9 * amount : 0;
            break;
        case EffectVerb::RaiseCity:
            worth = side == kDefender && s.city(s.battle.city).level < 3 ? 10 * amount : 0;
            break;
        case EffectVerb::Losses:
            worth = isPlayer(rival) ? 8 * count(rival, Quantity::Learned) * amount : 4 * amount;
            break;
        default:
            worth = std::max(0, worthOf(effect, self, rival)) / 6;
        }
        total += effect.join == Join::Or || effect.join == Join::Otherwise ? worth / 3 : worth;
    }
    // A battle already decided makes what comes at its end weigh more.
    return face.atEnd && std::abs(gap) > 6 ? total * 2 : total;
}

int Advisor::tacticPlay(Card card, Side side) const
{
    const int upper = halfWorth(card, 0, side);
    const int lower = halfWorth(card, 1, side);
    return std::min(upper, lower) * 4 + std::max(upper, lower);
}

// A rescript is for battles that hang in the balance.
int Advisor::battleRescript(Card card) const
{
    const Side side = s.battle.attacker == m_seat ? kAttacker : kDefender;
    const int gap = side == kAttacker ? difference() : -difference() - 1;
    const Rescript &rescript = c.rescripts[card];
    int help = 0;
    for (int i = 0; i < rescript.program.count; ++i) {
        const Effect &effect = c.effect(rescript.program, i);
        if (effect.verb >= EffectVerb::Strength && effect.verb <= EffectVerb::Deploy)
            help += effect.amount;
        else if (effect.verb == EffectVerb::KeepLevel)
            help += s.city(s.battle.city).level > 1 && !s.battle.keepsLevel && gap >= 0 ? 3 : 0;
        else if (effect.verb == EffectVerb::Spare)
            help += gap < -2 ? 2 : 0;
    }
    const bool isClose = gap < 3 && gap > -7;
    return help > 0 && isClose && s.battle.turn >= 2 ? 400 + help * 10 : -50;
}

} // namespace outremer::crusaders
