#pragma once

#include "campaign/crusaders/companion/automadrawer.h"
#include "campaign/crusaders/companion/eventdrawer.h"
#include "campaign/crusaders/companion/raiddrawer.h"

namespace outremer::campaign::table {

// Everything drawn at a table, as one value.
struct Drawers {
    AutomaDrawer automa;
    RaidDrawer raids;
    EventDrawer events;

    static Drawers forTable(const crusaders::Content &content, int seats, std::uint64_t seed);

    friend bool operator==(const Drawers &, const Drawers &) = default;
};

// The drawers of an evening with every step that can be taken back. Whoever looked at a token has seen it: taking a step
// back puts it where it was, and the same token comes again.
class DrawerHistory {
public:
    explicit DrawerHistory(Drawers start)
        : m_states{ std::move(start) }
    {
    }

    const Drawers &now() const { return m_states.back(); }
    bool canUndo() const { return m_states.size() > 1; }
    void undo();

    // Each does one thing at the table and says it.
    Sayings revealEvent(const TableTalk &talk);
    Sayings newTarget(const TableTalk &talk);
    Sayings placeAutoma(AutomaDrawer::OuterCells takenByPlayers, const TableTalk &talk);
    Sayings endPlanning(const TableTalk &talk);
    Sayings endActivation(const TableTalk &talk);

    friend nlohmann::ordered_json toJson(const DrawerHistory &history);
    friend Result<DrawerHistory> drawersFrom(const std::string &text);

private:
    Drawers &step(); // a new state, as the last one

    std::vector<Drawers> m_states; // never empty
};

nlohmann::ordered_json toJson(const DrawerHistory &history);
Result<DrawerHistory> drawersFrom(const std::string &text);

} // namespace outremer::campaign::table
