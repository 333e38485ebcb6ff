#pragma once

#include "app/crusaders/board/boardview.h"
#include "app/ui/rowmodel.h"

namespace outremer {

// What is pending of a battle, read off the state's frames.
bool isBattleOn(const crusaders::State &state);      // it has begun; troops on the march are not yet there
bool isBattleStaged(const crusaders::State &state);  // and it is what is looked at, not the board
bool isBattleDecided(const crusaders::State &state); // there is a winner
bool isCancelling(const crusaders::State &state);    // a half of the last card is being closed

// The maneuvers of both sides in the order they are made, those to come too: what lies there as the viewer may know it.
inline const QStringList kManeuverRoles{ "key", "number", "side", "owner", "isPlayed", "isNext", "isAsked", "isLost",
    "tactic", "name", "face", "upper", "lower", "upperOpen", "lowerOpen", "upperAtEnd", "lowerAtEnd", "coverFace" };
QList<RowModel::Row> maneuverRows(const BoardView &view);

inline const QStringList kBattleHandRoles{ "key", "tactic", "name", "face", "upper", "lower" };
QList<RowModel::Row> battleHandRows(const BoardView &view);

// The cities that are asked for when units come from one or go to one.
inline const QStringList kRoadRoles{ "key", "city", "name", "owner", "units" };
QList<RowModel::Row> roadRows(const BoardView &view);

// The raid that is being resolved: both strengths and what they are made of; empty without one.
QVariantMap raidOf(const BoardView &view);

} // namespace outremer
