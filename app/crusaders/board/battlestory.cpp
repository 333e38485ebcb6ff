#include "app/crusaders/board/battlestory.h"

#include "app/table/table.h"
#include "app/ui/textcase.h"
#include "model/core/anygame.h"
#include "model/crusaders/nouns.h"

#include <algorithm>

namespace outremer {

using namespace crusaders;

namespace {

struct Telling {
    EventKind kind{};
    const char *icon = "";
    const char *rules = ""; // parted by blanks
    bool isBig = false;
};

constexpr Telling kTellings[] = {
    { EventKind::BattleStarted, "battle", "CR-BATTLE-14", true },
    { EventKind::SaracensPlayedBy, "person", "CR-BATTLE-03" },
    { EventKind::TacticPlayed, "tactic", "CR-BATTLE-15", true },
    { EventKind::HalfCancelled, "cross", "CR-BATTLE-16" },
    { EventKind::TacticCovered, "eye-closed", "CR-BATTLE-17" },
    { EventKind::StrengthChanged, "strength", "CR-BATTLE-19" },
    { EventKind::TroopsRouted, "troop", "CR-BATTLE-20" },
    { EventKind::TroopsFled, "march", "CR-BATTLE-21" },
    { EventKind::TroopsReinforced, "plus", "CR-BATTLE-25" },
    { EventKind::RescriptPlayed, "rescript", "CR-BATTLE-30" },
    { EventKind::CityUpgraded, "wall", "" },
    { EventKind::CityDestroyed, "ruin", "CR-BATTLE-27" },
    { EventKind::BattleWon, "hegemony", "CR-BATTLE-32 CR-BATTLE-33", true },
    { EventKind::TacticLost, "minus", "CR-BATTLE-38" },
    { EventKind::LossCancelled, "tactic", "CR-BATTLE-40" },
    { EventKind::SaracenCardLost, "minus", "CR-BATTLE-41" },
    { EventKind::TroopsMoved, "march", "CR-BATTLE-49" },
    { EventKind::CityConquered, "capital", "CR-BATTLE-58", true },
    { EventKind::CityCaptured, "saracen", "CR-BATTLE-58", true },
    { EventKind::CityDefended, "wall", "CR-BATTLE-65", true },
    { EventKind::GoodTaken, "any", "CR-BATTLE-59" },
    { EventKind::GovernorDiscarded, "governor", "CR-BATTLE-63" },
    { EventKind::CoinsGained, "coin" },
    { EventKind::CoinsPaid, "coin" },
    { EventKind::HolinessMoved, "holiness" },
};

// What comes first after a battle; a battle itself has no last event.
constexpr EventKind kAfterwards[] = { EventKind::OrderEnded, EventKind::OrderStarted, EventKind::BuildingUsed,
    EventKind::SpyUsed, EventKind::RaidStarted, EventKind::CommanderOrdered, EventKind::RoundEnded,
    EventKind::BattleStarted };

Telling tellingOf(const Event &event, bool isDecided)
{
    const auto found = std::ranges::find(kTellings, EventKind(event.kind), &Telling::kind);
    Telling telling = found == std::end(kTellings) ? Telling{ EventKind(event.kind), "note" } : *found;
    if (telling.kind == EventKind::CityDestroyed && isDecided)
        telling.rules = "CR-BATTLE-54"; // the destruction after every battle
    if (telling.kind == EventKind::TroopsRouted && isDecided)
        telling.rules = "CR-BATTLE-48"; // the price of a defeat
    return telling;
}

} // namespace

BattleSpan lastBattle(const std::vector<Event> &events, bool isFighting)
{
    BattleSpan span;
    const auto isStart = [](const Event &event) { return EventKind(event.kind) == EventKind::BattleStarted; };
    const auto start = std::find_if(events.rbegin(), events.rend(), isStart);
    span.isThere = start != events.rend();
    span.begin = span.isThere ? std::size_t(events.rend() - start) - 1 : 0;
    span.end = events.size();
    for (std::size_t i = span.begin + 1; i < events.size() && !isFighting; ++i) {
        if (std::ranges::find(kAfterwards, EventKind(events[i].kind)) != std::end(kAfterwards)) {
            span.end = i;
            break;
        }
    }
    span.decided = span.begin;
    while (span.decided < span.end && EventKind(events[span.decided].kind) != EventKind::BattleWon)
        ++span.decided;
    return span;
}

QList<RowModel::Row> storyOf(const Table &table, std::size_t begin, std::size_t end)
{
    QList<RowModel::Row> rows;
    const AnyMatch &match = *table.shown();
    const Speech speech = table.speech();
    bool isDecided = false;
    for (std::size_t i = begin; i < std::min(end, match.events().size()); ++i) {
        const Event &event = match.events()[i];
        const QString text = capitalised(QString::fromStdString(speech.event(event, table.viewer())));
        isDecided = isDecided || EventKind(event.kind) == EventKind::BattleWon;
        if (text.isEmpty())
            continue;
        const Telling telling = tellingOf(event, isDecided);
        const QStringList rules = QString(telling.rules).split(' ', Qt::SkipEmptyParts);
        QStringList ruleTexts;
        for (const QString &rule : rules)
            ruleTexts.append(table.ruleText(rule));
        const auto realm = std::ranges::find(event.fields, std::uint16_t(kRealmNoun), &Ref::noun);
        rows.append({ { "key", QString::number(i) }, { "text", text }, { "icon", telling.icon },
            { "owner", realm == event.fields.end() ? QString() : QString::fromStdString(match.game().idOf(*realm)) },
            { "isBig", telling.isBig }, { "rules", rules }, { "ruleText", ruleTexts.join(' ') } });
    }
    return rows;
}

std::optional<int> decidedBy(const std::vector<Event> &events, const BattleSpan &span)
{
    if (!span.isThere || span.decided == span.end)
        return std::nullopt;
    return std::ranges::find(events[span.decided].fields, std::uint16_t(kNumberNoun), &Ref::noun)->value;
}

int strengthGiven(const std::vector<Event> &events, const BattleSpan &span, int realm)
{
    int given = 0;
    for (std::size_t i = span.begin; span.isThere && i < span.end; ++i) {
        const RefList &fields = events[i].fields;
        if (EventKind(events[i].kind) == EventKind::StrengthChanged && fields[0].value == realm)
            given += fields[1].value;
    }
    return given;
}

} // namespace outremer
