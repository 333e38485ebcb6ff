#include "campaign/crusaders/chapter/tally.h"

#include "model/crusaders/nouns.h"

#include <cassert>

namespace outremer::campaign {

using namespace crusaders;

std::int16_t fieldOf(const Event &event, std::uint16_t noun)
{
    const auto found = std::ranges::find(event.fields, noun, &Ref::noun);
    assert(found != event.fields.end());
    return found->value;
}

Seat seatOfRealm(const crusaders::State &match, std::int16_t realm)
{
    for (Seat seat = 0; seat < match.seats; ++seat) {
        if (match.player(seat).realm == realm)
            return seat;
    }
    return kNobody;
}

void note(Tally &tally, const crusaders::State &match, const Event &event)
{
    const auto seatIn = [&](std::uint16_t noun) { return seatOfRealm(match, fieldOf(event, noun)); };
    const auto count = [](std::uint8_t &counter) { counter = std::uint8_t(std::min(counter + 1, 0xff)); };
    switch (crusaders::EventKind(event.kind)) {
    case crusaders::EventKind::BattleStarted:
        count(tally.battles[std::size_t(fieldOf(event, kCityNoun))]);
        if (const Seat attacker = seatIn(kRealmNoun); isPlayer(attacker) && isPlayer(seatIn(kOtherNoun)))
            count(tally.attacks[attacker]);
        break;
    case crusaders::EventKind::BattleWon:
        if (const Seat winner = seatIn(kRealmNoun); isPlayer(winner))
            count(tally.battlesWon[winner]);
        break;
    case crusaders::EventKind::CityCaptured:
        tally.captured = CitySet(tally.captured | setOf(CityId(fieldOf(event, kCityNoun))));
        break;
    case crusaders::EventKind::OathBroken:
        count(tally.oathsBroken[seatIn(kRealmNoun)]);
        break;
    case crusaders::EventKind::InfluenceGained:
        if (fieldOf(event, kSourceNoun) == std::int16_t(InfluenceSource::Governors)) {
            std::int16_t &governors = tally.governors[seatIn(kRealmNoun)];
            governors = std::int16_t(governors + fieldOf(event, kNumberNoun));
        }
        break;
    default:
        break;
    }
}

} // namespace outremer::campaign
