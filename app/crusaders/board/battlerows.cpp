#include "app/crusaders/board/battlerows.h"

#include <algorithm>
#include <numeric>

namespace outremer {

using namespace crusaders;

namespace {

// The maneuver that lies in a slot: the sides take turns, but one without cards left is passed over.
int indexInSlot(const BattleState &battle, int slot)
{
    int before = slot / 2;
    for (int i = 0; i < battle.maneuvers.size(); ++i) {
        if (battle.maneuvers[i].side == slot % 2 && before-- == 0)
            return i;
    }
    return -1;
}

void addCard(RowModel::Row &row, const BoardView &view, Card card)
{
    const QVariantMap face = view.faceOf({ kTacticNoun, card });
    row.insert("tactic", face.value("id"));
    row.insert("name", face.value("name"));
    row.insert("face", face);
    row.insert("upper", face.value("upper"));
    row.insert("lower", face.value("lower"));
}

bool isPass(const Option &option)
{
    return Verb(option.verb) == Verb::Done || Verb(option.verb) == Verb::Decline;
}

bool isAsking(const State &state, Task task)
{
    return !state.frames.empty() && state.frames.back().task == task;
}

} // namespace

bool isBattleOn(const State &state)
{
    return state.isFighting() && std::ranges::any_of(state.frames, [](const Frame &frame) {
        return frame.task >= Task::BattleBegin && frame.task <= Task::BattleOver;
    });
}

// When the winner chooses among the markets or the loser on the map, the board is wanted.
bool isBattleStaged(const State &state)
{
    return isBattleOn(state) && !isAsking(state, Task::PickGovernor) && !isAsking(state, Task::KeepOrReplaceGovernor)
        && !isAsking(state, Task::NewCapital);
}

bool isBattleDecided(const State &state)
{
    return std::ranges::any_of(state.frames, [](const Frame &frame) { return frame.task == Task::BattleOver; });
}

bool isCancelling(const State &state)
{
    return isAsking(state, Task::CancelHalf);
}

QList<RowModel::Row> maneuverRows(const BoardView &view)
{
    const BattleState &battle = view.state.battle;
    const Board board = view.board();
    const bool isOpen = !isBattleDecided(view.state);
    QList<RowModel::Row> rows;
    for (int slot = 0; slot < 2 * view.content->numbers.maneuvers; ++slot) {
        const auto side = Side(slot % 2);
        const int index = indexInSlot(battle, slot);
        RowModel::Row row{ { "key", slot }, { "number", slot + 1 },
            { "side", side == kAttacker ? "attacker" : "defender" }, { "owner", view.ownerId(board.ownerOf(side)) },
            { "isPlayed", index >= 0 }, { "isNext", isOpen && index < 0 && battle.turn == slot } };
        if (index >= 0) {
            const Maneuver &maneuver = battle.maneuvers[index];
            const Tactic &tactic = view.content->tactics[maneuver.card];
            addCard(row, view, maneuver.card);
            row.insert({ { "isAsked", isCancelling(view.state) && index == battle.maneuvers.size() - 1 },
                { "isLost", (battle.lost >> index & 1) != 0 }, { "upperOpen", (maneuver.open & kUpper) != 0 },
                { "lowerOpen", (maneuver.open & kLower) != 0 }, { "upperAtEnd", tactic.halves[kUpperHalf].atEnd },
                { "lowerAtEnd", tactic.halves[kLowerHalf].atEnd },
                { "coverFace", view.faceOf({ kTacticNoun, maneuver.cover }) } });
        }
        rows.append(row);
    }
    return rows;
}

QList<RowModel::Row> battleHandRows(const BoardView &view)
{
    QList<RowModel::Row> rows;
    for (Side side : { kDefender, kAttacker }) {
        const Seat seat = view.board().seatOf(side);
        if (!isPlayer(seat) || seat != view.viewer)
            continue;
        Card previous = kNoCard;
        int copy = 0;
        for (Card card : view.state.battle.hands[side]) { // sorted: equal cards lie together
            copy = card == previous ? copy + 1 : 0;
            previous = card;
            RowModel::Row row;
            addCard(row, view, card);
            row.insert("key", row.value("tactic").toString() + '/' + QString::number(copy));
            rows.append(row);
        }
    }
    return rows;
}

QList<RowModel::Row> roadRows(const BoardView &view)
{
    // Which cities they are says the question itself.
    CitySet cities = 0;
    const bool asksForOne = isAsking(view.state, Task::Flee) || isAsking(view.state, Task::ReinforceBattle)
        || isAsking(view.state, Task::RetreatTo) || isAsking(view.state, Task::HarbourHelp);
    if (asksForOne) {
        Options options;
        view.board().list(options);
        for (const Option &option : options)
            cities = CitySet(cities | (isPass(option) ? 0 : setOf(option.first)));
    }
    QList<RowModel::Row> rows;
    eachCity(cities, [&](CityId city) {
        const City &place = view.content->cities[city];
        rows.append({ { "key", QString::fromStdString(place.id) }, { "city", QString::fromStdString(place.id) },
            { "name", wordFor(place.name) }, { "owner", view.ownerId(view.state.city(city).owner) },
            { "units", view.state.city(city).units } });
    });
    return rows;
}

QVariantMap raidOf(const BoardView &view)
{
    const RaidState &raid = view.state.raid;
    const int raiders = std::accumulate(raid.raiders.begin(), raid.raiders.end(), 0);
    if (raid.city == kNoCity || raiders == 0) // a commander's siege is no raid
        return {};
    const Board board = view.board();
    const CityState &place = view.state.city(raid.city);
    QVariantList from;
    for (CityId city = 0; city < kCities; ++city) {
        if (raid.raiders[city] > 0)
            from.append(
                QVariantMap{ { "name", wordFor(view.content->cities[city].name) }, { "units", raid.raiders[city] } });
    }
    const int strength = board.cityStrength(raid.city);
    return { { "city", QString::fromStdString(view.content->cities[raid.city].id) },
        { "name", wordFor(view.content->cities[raid.city].name) }, { "owner", view.ownerId(place.owner) },
        { "units", place.units }, { "walls", place.level }, { "garrison", raid.garrison },
        { "other", strength - place.units - place.level - raid.garrison }, { "strength", strength }, { "from", from },
        { "raiders", raiders }, { "bonus", board.raidStrength() - raiders }, { "raidStrength", board.raidStrength() },
        { "difference", strength - board.raidStrength() }, { "event", view.faceOf({ kEventNoun, view.state.event }) } };
}

} // namespace outremer
