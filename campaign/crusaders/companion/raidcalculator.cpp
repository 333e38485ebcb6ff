#include "campaign/crusaders/companion/raidcalculator.h"

#include "campaign/crusaders/companion/raiddrawer.h"
#include "model/crusaders/cardtext.h"

#include <algorithm>

namespace outremer::campaign::table {
namespace {

using namespace crusaders;

std::optional<Refusal> wrongIn(const Content &content, const RaidQuestion &question)
{
    if (question.troops < 1)
        return Refusal{ "bad-troops", "a Crusader city has at least one troop", { "CR-MODEL-32" } };
    if (question.level < 1 || question.level > 3)
        return Refusal{ "bad-level", "a city's level is 1, 2 or 3", { "CR-MODEL-31" } };
    if (question.uncovered < 0 || question.uncovered > kTrackCells)
        return Refusal{ "bad-track", "the Saracen track has " + std::to_string(kTrackCells) + " bonuses",
            { "CR-EVENT-12" } };
    if (std::ranges::any_of(question.neighbours, [](int units) { return units < 1; }))
        return Refusal{ "bad-neighbour", "a Saracen city has at least one unit", { "CR-GLOSS-02" } };
    if (question.turnedBack < 0)
        return Refusal{ "bad-raiders", "raiders sent home cannot be fewer than none", { "CR-RAID-13" } };
    if (!question.event.empty() && std::ranges::count(content.events, question.event, &EventCard::id) == 0)
        return Refusal{ "unknown-event", "there is no event \"" + question.event + "\"", { "CR-EVENT-03" } };
    return std::nullopt;
}

// The last row whose number is reached (CR-AMB-12: it is open-ended).
int rowFor(const EventCard &event, int difference)
{
    int row = 0;
    while (row + 1 < int(event.raid.size()) && difference >= event.raid[std::size_t(row) + 1].from)
        ++row;
    return row;
}

} // namespace

Result<RaidAnswer> reckon(const Content &content, const RaidQuestion &question)
{
    if (auto wrong = wrongIn(content, question))
        return *wrong;
    RaidAnswer answer;
    const int perCity = raidersPerCity(content, question.uncovered);
    for (int units : question.neighbours)
        answer.raiders += std::min(units - 1, perCity); // CR-RAID-03, 04
    answer.raiders = std::max(0, answer.raiders - question.turnedBack);
    addTerm(answer.city, "raid.troops", question.troops, "CR-RAID-09");
    addTerm(answer.city, "raid.walls", question.level, "CR-RAID-09");
    addTerm(answer.city, "raid.defence", question.defence, "CR-EVENT-02");
    addTerm(answer.city, "raid.garrison", question.garrison, "CR-RESCR-02");
    addTerm(answer.raid, "raid.raiders", answer.raiders, "CR-RAID-10");
    addTerm(answer.raid, "raid.track", strengthBonus(content, question.uncovered), "CR-EVENT-16");
    answer.difference = sumOf(answer.city) - sumOf(answer.raid);
    if (answer.raiders == 0) { // CR-RAID-24
        answer.outcome = RaidAnswer::Outcome::NoRaid;
        return answer;
    }
    if (answer.difference <= 0) { // CR-RAID-12
        answer.outcome = RaidAnswer::Outcome::Captured;
        return answer;
    }
    answer.outcome = RaidAnswer::Outcome::Held;
    const auto event = std::ranges::find(content.events, question.event, &EventCard::id);
    if (event != content.events.end()) {
        answer.event = Card(event - content.events.begin());
        answer.row = rowFor(*event, answer.difference);
    }
    return answer;
}

Sayings explain(const RaidAnswer &answer, const Content &content, Lang lang)
{
    if (answer.outcome == RaidAnswer::Outcome::NoRaid)
        return { { say(Texts::Calculators, "raid.none", lang), { "CR-RAID-24" } } };
    Sayings sayings{ sentence("raid.city-sum", answer.city, lang), sentence("raid.raid-sum", answer.raid, lang) };
    const Givens givens{ { "count", answer.difference } };
    if (answer.outcome == RaidAnswer::Outcome::Captured) {
        sayings.push_back({ say(Texts::Calculators, "raid.captured", lang, givens), { "CR-RAID-11", "CR-RAID-12" } });
        sayings.push_back({ say(Texts::Calculators, "raid.captured-steps", lang),
            { "CR-RAID-14", "CR-RAID-15", "CR-RAID-16", "CR-RAID-17", "CR-RAID-18", "CR-RAID-19", "CR-RAID-20" } });
        return sayings;
    }
    sayings.push_back({ say(Texts::Calculators, "raid.held", lang, givens), { "CR-RAID-11" } });
    if (answer.row >= 0) {
        const std::string result = raidRowText(content, answer.event, answer.row, lang);
        sayings.push_back({ result, { "CR-EVENT-03" } });
    } else {
        sayings.push_back({ say(Texts::Calculators, "raid.see-table", lang), { "CR-EVENT-03" } });
    }
    sayings.push_back({ say(Texts::Calculators, "raid.home", lang), { "CR-RAID-13" } });
    return sayings;
}

} // namespace outremer::campaign::table
