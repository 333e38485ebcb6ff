pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/**
 * A battle over the board: the defender at the left, the attacker at the right, the city between them, the rope they
 * pull at, the four maneuvers, what happened, and the viewer's cards.
 */
FocusScope {
    id: root

    required property Table table
    required property BattlePart battle
    required property TalePart tale
    readonly property var attacker: root.battle.attacker
    readonly property var defender: root.battle.defender
    readonly property real unit: Math.min(root.width / 984, root.height / 590)
    readonly property real gap: Math.round(8 * root.unit)
    readonly property real column: Math.round(178 * root.unit)

    visible: root.battle.active

    Accessible.role: Accessible.Grouping
    Accessible.name: root.battle.title

    Cartouche {
        anchors.fill: parent
        notch: Theme.notch * 1.6
        color: Theme.parchment
        stroke: Theme.rubric
        strokeWidth: Theme.line

        MouseArea { // the board below is not meant
            anchors.fill: parent
            hoverEnabled: true
        }
    }
    BattleHead {
        id: head

        x: 2 * root.gap
        y: root.gap
        width: root.width - 2 * x
        height: Math.round(34 * root.unit)
        unit: root.unit
        table: root.table
        battle: root.battle
    }
    BattleSide {
        id: left

        x: 2 * root.gap
        y: head.y + head.height + root.gap / 2
        width: root.column
        height: foot.y - root.gap - y
        unit: root.unit
        side: root.defender
        strength: root.battle.defenderStrength
        acts: root.battle.actor === "defender"
        attacks: false
    }
    BattleSide {
        x: root.width - width - 2 * root.gap
        y: left.y
        width: root.column
        height: left.height
        unit: root.unit
        side: root.attacker
        strength: root.battle.attackerStrength
        acts: root.battle.actor === "attacker"
        attacks: true
    }
    Item {
        id: middle

        x: left.x + left.width + root.gap
        y: left.y
        width: root.width - 2 * x
        height: left.height

        BattleCity {
            id: city

            width: parent.width
            height: Math.round(118 * root.unit)
            unit: root.unit
            table: root.table
            battle: root.battle
        }
        StrengthRope {
            id: rope

            anchors.top: city.bottom
            anchors.topMargin: root.gap / 2
            width: parent.width
            height: Math.round(62 * root.unit)
            unit: root.unit
            difference: root.battle.difference
            words: root.battle.lead
            attacker: root.attacker.owner ?? ""
            defender: root.defender.owner ?? ""
        }
        Grid {
            id: maneuvers

            anchors.top: rope.bottom
            anchors.topMargin: root.gap / 2
            columns: 2
            spacing: root.gap

            Repeater {
                model: root.battle.maneuvers

                BattleManeuver {
                    width: (middle.width - maneuvers.spacing) / 2
                    height: (middle.height - rope.y - rope.height - root.gap / 2 - maneuvers.spacing) / 2
                    unit: root.unit
                    table: root.table
                }
            }
        }
    }
    BattleFoot {
        id: foot

        x: 2 * root.gap
        y: root.height - height - root.gap
        width: root.width - 2 * x
        height: Math.round(130 * root.unit)
        unit: root.unit
        gap: root.gap
        table: root.table
        tale: root.tale
        cards: root.battle.hand
    }
}
