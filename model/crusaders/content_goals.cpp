#include "model/crusaders/contentreader.h"

namespace outremer::crusaders {
namespace {

std::vector<Step> readSteps(const JsonReader &list)
{
    std::vector<Step> steps;
    const auto entries = list.items();
    if (entries.empty() || entries.size() > 6)
        list.fail("from 1 to 6 steps");
    Step before{};
    for (const JsonReader &entry : entries) {
        const auto pair = entry.items();
        if (pair.size() != 2) {
            entry.fail("how many are needed, and the points for them");
            break;
        }
        before = { std::uint8_t(pair[0].integer(before.least + 1, 60)),
            std::uint8_t(pair[1].integer(before.points + 1, 30)) };
        steps.push_back(before);
    }
    return steps;
}

} // namespace

// CR-MODEL-20: one of each state, and others.
void readGovernors(const JsonReader &list, Content &content)
{
    std::array<std::size_t, kRealms> starting{};
    readDeck(list, { "realm", "of", "steps", "leader" }, content.governors,
        [&](const JsonReader &entry, Governor &governor) {
            governor.realm = readRealm(entry, content);
            if (governor.realm != kNoRealm)
                ++starting[governor.realm];
            governor.goal.of = readQuantity(entry.at("of"));
            const auto steps = entry.maybe("steps");
            const auto leader = entry.maybe("leader");
            if (steps.has_value() == leader.has_value())
                entry.fail("either \"steps\" or \"leader\"");
            if (steps)
                governor.goal.steps = readSteps(*steps);
            if (leader)
                governor.goal.leader = std::uint8_t(leader->integer(1, 30));
        });
    for (std::size_t realm = 0; realm < starting.size(); ++realm)
        expectCount(list, "starting governor of " + content.realms[realm].id, 1, starting[realm]);
    expectCount(list, "governors", 20, content.governors.size() - 1);
}

void readBulls(const JsonReader &list, Content &content)
{
    readDeck(list, { "goals" }, content.bulls, [](const JsonReader &entry, Bull &bull) {
        const auto goals = entry.at("goals").items();
        if (goals.size() != bull.goals.size())
            return entry.at("goals").fail("two goals");
        for (std::size_t i = 0; i < goals.size(); ++i) {
            goals[i].onlyKeys({ "of", "steps", "quality" });
            bull.goals[i].of = readQuantity(goals[i].at("of"));
            bull.goals[i].steps = readSteps(goals[i].at("steps"));
            bull.goals[i].quality = Quality(readWord(goals[i].at("quality"), kQualityWords));
        }
    });
    expectCount(list, "bulls", 16, content.bulls.size() - 1); // CR-MODEL-23
}

} // namespace outremer::crusaders
