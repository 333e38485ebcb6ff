// What the greedy bot thinks of the campaign's own questions.
#include "model/crusaders/advisor.h"

#include "model/crusaders/nouns.h"

namespace outremer::crusaders {

// A good sold now is missing for a round: only what comes before the last income phase can be missed.
int Advisor::saleWorth(const Option &option) const
{
    const bool isLast = s.eventDeck.empty();
    const int ambition = s.saga.dynasts[m_seat].sales < 12 ? 8 : 0; // the largest trader scores
    return option.second * coin() + ambition - (isLast ? 0 : 42);
}

// How hard a duty is, in the same currency: what keeping it costs, or the chance to fail it.
int Advisor::dutyCost(const Oath &oath, Seat suzerain) const
{
    const Player &player = s.player(m_seat);
    switch (oath.duty) {
    case Duty::NoAttack:
    case Duty::NoBishops:
    case Duty::NoSpies:
        return 15;
    case Duty::NoChristians:
        return 25;
    case Duty::Peace:
        return 25 + bestMarch(2) / 3;
    case Duty::AttackNear: {
        int best = 0;
        eachCity(citiesOf(kSaracens), [&](CityId city) {
            if (neighboursOf(city, suzerain) != 0 && marchSources(m_seat, city) != 0)
                best = std::max(best, marchWorth(city, 2));
        });
        return best > 100 ? 20 : 300;
    }
    case Duty::WinSaracens:
        return bestMarch(2) > 250 ? 50 : 300;
    case Duty::NoCover:
        return 25;
    case Duty::LeaveInner:
        return orderWorth(oath.order, false) / 4 + 15;
    case Duty::Place:
        return 10;
    case Duty::NoOuter:
        return 40;
    case Duty::Garrison:
        return player.capital != kNoCity && s.city(player.capital).units >= oath.atLeast ? 15 : 90;
    case Duty::Treasury:
        return player.coins >= oath.atLeast ? 25 : 120;
    case Duty::Do:
        return oath.deed == Deed::Hired || oath.deed == Deed::Holiness ? 30 : 45;
    case Duty::WalkBehind:
        return s.player(suzerain).holiness >= player.holiness + 4 ? 20 : 150;
    }
    return 0;
}

int Advisor::swearWorth(const Option &option) const
{
    const Oath &oath = c.oaths[option.first];
    return worthOf(oath.reward, m_seat, kNobody) - worthOf(oath.tribute, m_seat, kNobody) / 2
        - dutyCost(oath, option.second);
}

// A tribute is welcome, but not at any price: the vassal gains as well.
int Advisor::acceptWorth(const Frame &frame) const
{
    const Oath &oath = c.oaths[frame.as<OneCard>().card];
    return worthOf(oath.tribute, m_seat, kNobody) * 2 + 30 - worthOf(oath.reward, m_seat, kNobody);
}

// What an option costs because it breaks an oath, or gains because it keeps one.
int Advisor::oathWeight(const Option &option) const
{
    const Sworn &sworn = s.saga.dynasts[m_seat].sworn;
    if (sworn.oath == kNoCard || sworn.isBroken)
        return 0;
    const Oath &oath = c.oaths[sworn.oath];
    const int stake = worthOf(oath.reward, m_seat, kNobody) + 100 * oath.influence + coin() * oath.coins;
    const auto isAttack = [&](auto fits) {
        return Verb(option.verb) == Verb::March && s.city(option.first).owner != m_seat
            && fits(s.city(option.first).owner);
    };
    const bool isInner = Verb(option.verb) == Verb::PlaceInner || Verb(option.verb) == Verb::PlaceEnhanced;
    const bool isOuter = Verb(option.verb) == Verb::PlaceOuter;
    switch (oath.duty) {
    case Duty::NoAttack:
        return isAttack([&](Seat owner) { return owner == sworn.suzerain; }) ? -stake : 0;
    case Duty::NoChristians:
        return isAttack([](Seat owner) { return isPlayer(owner); }) ? -stake : 0;
    case Duty::Peace:
        return isAttack([](Seat) { return true; }) ? -stake : 0;
    case Duty::AttackNear:
        return isAttack([](Seat owner) { return owner == kSaracens; })
                && neighboursOf(option.first, sworn.suzerain) != 0
            ? stake
            : 0;
    case Duty::NoCover:
        return isInner && std::ranges::count(s.inner[option.first], sworn.suzerain, &Token::owner) > 0 ? -stake : 0;
    case Duty::LeaveInner:
        return isInner && Order(option.first) == oath.order ? -stake : 0;
    case Duty::Place:
        return (isInner || isOuter) && Order(option.first) == oath.order && sworn.progress == 0 ? stake : 0;
    case Duty::NoOuter:
        return isOuter ? -stake : 0;
    case Duty::NoSpies:
        return Verb(option.verb) == Verb::PlaySpy && option.second == sworn.suzerain ? -stake : 0;
    case Duty::NoBishops: {
        const bool isMove = Verb(option.verb) == Verb::MoveBishop;
        const CityId to = isMove ? option.second : option.first;
        return (isMove || Verb(option.verb) == Verb::Train) && s.city(to).owner == sworn.suzerain ? -stake : 0;
    }
    default:
        return 0;
    }
}

} // namespace outremer::crusaders
