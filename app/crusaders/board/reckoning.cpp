#include "app/crusaders/board/reckoning.h"

#include "model/core/anygame.h"

#include <numeric>

namespace outremer {

using namespace crusaders;

namespace {

std::optional<std::int16_t> find(const Event &event, std::uint16_t noun)
{
    for (const Ref &ref : event.fields) {
        if (ref.noun == noun)
            return ref.value;
    }
    return std::nullopt;
}

Seat seatOf(const State &state, const Event &event)
{
    const auto realm = find(event, kRealmNoun);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if (realm && state.player(seat).realm == *realm)
            return seat;
    }
    return kNobody;
}

} // namespace

Reckoning Reckoning::of(const AnyMatch &match, const Content &content, const State &state)
{
    Reckoning sums;
    sums.ending = match.game().endingName(match.outcome().ending);
    sums.isCrescentRisen = (state.ending & kCrescent) != 0;
    std::array<int, kMaxSeats> total{};
    for (const Event &event : match.events()) {
        const Seat seat = seatOf(state, event);
        if (seat == kNobody)
            continue;
        switch (EventKind(event.kind)) {
        case EventKind::InfluenceGained: {
            const int amount = find(event, kNumberNoun).value_or(0);
            sums.bySource[seat][std::size_t(find(event, kSourceNoun).value_or(0))] += amount;
            total[seat] += amount;
            break;
        }
        case EventKind::OathBroken: { // nobody owes more than there is
            const int cost =
                std::min<int>(content.oaths[Card(find(event, kOathNoun).value_or(0))].influence, total[seat]);
            sums.broken[seat] += cost;
            total[seat] -= cost;
            break;
        }
        case EventKind::EndingMet:
            sums.endings.push_back({ seat, find(event, kSourceNoun).value_or(0) });
            break;
        default:
            break;
        }
    }
    for (Seat seat = 0; seat < state.seats; ++seat)
        sums.before[seat] = state.finalScores[seat] - total[seat];
    return sums;
}

} // namespace outremer
