// What a simulation counts, made from events alone.
#include "model/crusaders/crusaders.h"
#include "model/crusaders/nouns.h"

namespace outremer::crusaders {
namespace {

using Tally = std::map<std::string, std::map<std::string, std::int64_t>>;

// The event that shows a card of a noun at work.
struct Work {
    EventKind kind;
    Noun noun;
};
constexpr std::array<Work, 7> kWork{ { { EventKind::TacticPlayed, kTacticNoun },
    { EventKind::BuildingUsed, kBuildingNoun }, { EventKind::RescriptPlayed, kRescriptNoun },
    { EventKind::SpyUsed, kSpyNoun }, { EventKind::GovernorScored, kGovernorNoun },
    { EventKind::BullScored, kBullNoun }, { EventKind::EventResolved, kEventNoun } } };

std::optional<Ref> find(const Event &event, std::uint16_t noun)
{
    for (const Ref &ref : event.fields) {
        if (ref.noun == noun)
            return ref;
    }
    return std::nullopt;
}

} // namespace

void Crusaders::prepare(Tally &tally) const
{
    const Content &c = *m_content;
    const std::array<std::size_t, 7> sizes{ c.tactics.size(), c.buildings.size(), c.rescripts.size(), c.spies.size(),
        c.governors.size(), c.bulls.size(), c.events.size() };
    for (std::size_t i = 0; i < kWork.size(); ++i) {
        for (std::size_t card = 1; card < sizes[i]; ++card) {
            if (chapterOf({ kWork[i].noun, std::int16_t(card) }) == 0) // what the basic game has
                tally["use of " + std::string(nounName(kWork[i].noun)) + "s"]
                     [idOf({ kWork[i].noun, std::int16_t(card) })];
        }
    }
}

void Crusaders::tally(const Event &event, Tally &tally) const
{
    const auto kind = EventKind(event.kind);
    const auto amount = find(event, kNumberNoun);
    for (const Work &work : kWork) {
        const bool isIdle = kind == EventKind::BullScored && amount && amount->value == 0;
        if (work.kind == kind && !isIdle)
            ++tally["use of " + std::string(nounName(work.noun)) + "s"][idOf(*find(event, work.noun))];
    }
    switch (kind) {
    case EventKind::InfluenceGained:
        tally["influence by source"][idOf(*find(event, kSourceNoun))] += amount->value;
        tally["influence by state"][idOf(event.fields[0])] += amount->value;
        break;
    case EventKind::RoundEnded:
        ++tally["rounds played"]["round " + std::to_string(amount->value)];
        break;
    case EventKind::OrderStarted:
        ++tally["orders"][idOf(*find(event, kOrderNoun))];
        break;
    case EventKind::CityConquered:
        ++tally["conquests"][idOf(*find(event, kCityNoun))];
        break;
    case EventKind::BattleStarted:
    case EventKind::CityDefended:
    case EventKind::RaidStarted:
    case EventKind::CityCaptured:
    case EventKind::PlayerOut:
        ++tally["moments"][std::string(eventName(event.kind))];
        break;
    default:
        break;
    }
}

} // namespace outremer::crusaders
