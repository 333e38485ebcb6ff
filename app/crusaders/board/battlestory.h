#pragma once

#include "app/ui/rowmodel.h"

#include "model/core/event.h"

#include <optional>

namespace outremer {

class Table;

// Where in the events of a match its last battle lies.
struct BattleSpan {
    std::size_t begin = 0;   // its first event, which names the sides and the city
    std::size_t decided = 0; // the event that names the winner; `end` while there is none
    std::size_t end = 0;     // behind its last event; the end of all events while it lasts
    bool isThere = false;
};
BattleSpan lastBattle(const std::vector<Event> &events, bool isFighting);

// What happened in words, as the present viewer may know it, each line with the rules it comes from. Lines the viewer
// learns nothing from are left out. Roles: key, text, icon, owner, isBig, rules, ruleText.
inline const QStringList kStoryRoles{ "key", "text", "icon", "owner", "isBig", "rules", "ruleText" };
QList<RowModel::Row> storyOf(const Table &table, std::size_t begin, std::size_t end);

// How the marker lay when this battle was decided, for the attacker; nothing while it is not.
std::optional<int> decidedBy(const std::vector<Event> &events, const BattleSpan &span);

// Strength that cards and rescripts have given a state (a value of the state noun) in these events.
int strengthGiven(const std::vector<Event> &events, const BattleSpan &span, int realm);

} // namespace outremer
