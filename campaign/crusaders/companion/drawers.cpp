#include "campaign/crusaders/companion/drawers.h"

#include <nlohmann/json.hpp>

namespace outremer::campaign::table {
namespace {

// More steps than a match has: two or four placements, an event, a target and two ends in each of six rounds.
constexpr std::size_t kMostStates = 256;

Drawers readDrawers(const JsonReader &reader)
{
    reader.onlyKeys({ "automa", "raids", "events" });
    return { automaFrom(reader.at("automa")), raidsFrom(reader.at("raids")), eventsFrom(reader.at("events")) };
}

} // namespace

Drawers Drawers::forTable(const crusaders::Content &content, int seats, std::uint64_t seed)
{
    return { AutomaDrawer::forPlayers(seats, seed), RaidDrawer::shuffled(content, seed),
        EventDrawer::shuffled(content, seed) };
}

Drawers &DrawerHistory::step()
{
    if (m_states.size() == kMostStates)
        m_states.erase(m_states.begin());
    const Drawers last = m_states.back();
    m_states.push_back(last);
    return m_states.back();
}

void DrawerHistory::undo()
{
    if (canUndo())
        m_states.pop_back();
}

Sayings DrawerHistory::revealEvent(const TableTalk &talk)
{
    if (now().events.isOver())
        return {};
    step().events.next();
    return describe(now().events, talk);
}

Sayings DrawerHistory::newTarget(const TableTalk &talk)
{
    if (now().raids.isOver())
        return {};
    Sayings sayings = describeNewTarget(now().raids, talk);
    step().raids.next();
    return sayings;
}

Sayings DrawerHistory::placeAutoma(AutomaDrawer::OuterCells takenByPlayers, const TableTalk &talk)
{
    if (now().automa.sets == 0)
        return {};
    return describe(step().automa.place(takenByPlayers), talk);
}

Sayings DrawerHistory::endPlanning(const TableTalk &talk)
{
    Sayings sayings = describePlanningEnd(now().automa, talk);
    step().automa.endPlanning();
    return sayings;
}

Sayings DrawerHistory::endActivation(const TableTalk &talk)
{
    Sayings sayings = describeActivationEnd(now().automa, talk);
    step().automa.endActivation();
    return sayings;
}

nlohmann::ordered_json toJson(const DrawerHistory &history)
{
    nlohmann::ordered_json states = nlohmann::ordered_json::array();
    for (const Drawers &state : history.m_states)
        states.push_back({ { "automa", toJson(state.automa) }, { "raids", toJson(state.raids) },
            { "events", toJson(state.events) } });
    return { { "drawers", 1 }, { "states", states } };
}

Result<DrawerHistory> drawersFrom(const std::string &text)
{
    const auto parsed = parseJson(text, "drawers");
    if (const auto *problem = std::get_if<Problem>(&parsed))
        return problem->refusal("bad-drawers");
    std::optional<Problem> problem;
    const JsonReader reader(std::get<JsonNode>(parsed), problem);
    reader.onlyKeys({ "drawers", "states" });
    reader.at("drawers").integer(1, 1);
    const JsonReader states = reader.at("states");
    const auto items = states.items();
    if (items.empty() || items.size() > kMostStates)
        states.fail("from 1 to " + std::to_string(kMostStates) + " states");
    if (problem)
        return problem->refusal("bad-drawers");
    DrawerHistory history(readDrawers(items.front()));
    for (std::size_t i = 1; i < items.size(); ++i)
        history.m_states.push_back(readDrawers(items[i]));
    if (problem)
        return problem->refusal("bad-drawers");
    return history;
}

} // namespace outremer::campaign::table
