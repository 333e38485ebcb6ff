pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/**
 * Everything that lies on the table during a match: phases, map, cross, tracks, markets, the own hand and state. A battle
 * takes the stage over all but the hand.
 */
ColumnLayout {
    id: root

    required property Table table
    required property CrusadersBoard board

    function locate(city: string) { map.locate(city) }

    spacing: Theme.gapTiny

    Item {
        Layout.fillWidth: true
        Layout.fillHeight: true

        ColumnLayout {
            anchors.fill: parent
            visible: !root.board.battle.active
            spacing: Theme.gapTiny

            PhaseBar {
                Layout.fillWidth: true
                Layout.preferredHeight: Theme.px(40)
                tracks: root.board.tracks
            }
            Item { // not a layout: the map is as wide as it is high, and a layout that asks its own outcome goes round in circles
                Layout.fillWidth: true
                Layout.fillHeight: true

                LevantMap {
                    id: map

                    width: height
                    height: parent.height
                    table: root.table
                    part: root.board.map
                }
                MiddleField {
                    x: map.width + Theme.gapSmall
                    width: parent.width - x
                    height: parent.height
                    table: root.table
                    board: root.board
                }
            }
            HolinessTrack {
                Layout.fillWidth: true
                Layout.preferredHeight: Theme.px(42)
                tracks: root.board.tracks
            }
        }
        RaidStrip {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.px(52)
            battle: root.board.battle
        }
        BattleStage {
            anchors.fill: parent
            table: root.table
            battle: root.board.battle
            tale: root.board.tale
        }
        BattleReport {
            width: parent.width // over the phases
            tale: root.board.tale
        }
        CityCard { // a battle covers the map: a city that is asked for is told in words
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(48)
            visible: root.board.battle.active && map.located !== null
            city: map.located
            unit: Theme.px(490) / 400

            TapHandler {
                gesturePolicy: TapHandler.WithinBounds
                onTapped: map.located = null
            }
        }
    }
    RowLayout {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(150)
        Layout.fillHeight: false
        spacing: Theme.gapSmall

        HandStrip {
            Layout.fillWidth: true
            Layout.fillHeight: true
            table: root.table
            hand: root.board.hand
        }
        Repeater {
            model: root.board.states.own

            OwnState {
                Layout.preferredWidth: Theme.px(360)
                Layout.fillHeight: true
                table: root.table
                states: root.board.states
            }
        }
    }
}
