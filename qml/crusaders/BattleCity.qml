pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** The city that is fought for, in a frame; below it the cities units come from or go to, when one is asked for. */
Item {
    id: root

    required property Table table
    required property BattlePart battle
    required property real unit
    readonly property var city: root.battle.city
    readonly property var attacker: root.battle.attacker
    readonly property var defender: root.battle.defender
    readonly property string winner: (root.battle.winner === "attacker" ? root.attacker.owner : root.defender.owner) ?? ""

    Choosable {
        anchors.fill: parent
        anchors.margins: 2 * root.unit
        table: root.table
        what: root.battle.active ? { city: root.city.id } : ({})
        label: qsTr("%1, level %2").arg(root.city.name ?? "").arg(root.city.level ?? 1)

        BattleScene {
            anchors.fill: parent
            level: root.city.level ?? 1
            defenders: root.defender.units ?? 0
            attackers: root.attacker.units ?? 0
            saracenCity: root.defender.owner === "saracens"
            saracenHost: root.attacker.owner === "saracens"
            defenderColour: Theme.houseColour(root.defender.owner ?? "")
            attackerColour: Theme.houseColour(root.attacker.owner ?? "")
            attackerTrim: root.attacker.owner === "jerusalem" ? Theme.gold : Theme.vignetteInk
            field: Theme.cardBackDeep
            ground: CrusadersTheme.events
            stone: Theme.vignetteInk
            ink: Theme.vignetteShade
            gold: Theme.goldPale
        }
        Rectangle {
            anchors.fill: parent
            color: "transparent"
            border.width: Theme.line
            border.color: Theme.gold
        }
        Row {
            x: 8 * root.unit
            y: 8 * root.unit
            spacing: 6 * root.unit

            BattleTag {
                unit: root.unit
                icon: "level"
                words: qsTr("level %1").arg(root.city.level ?? 1)
            }
            BattleTag {
                unit: root.unit
                icon: "wall"
                words: qsTr("walls %1").arg(root.city.walls ?? 1)
            }
        }
    }
    Cartouche {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.battle.roads.count > 0 ? 10 * root.unit : parent.height - height - 10 * root.unit
        width: victory.implicitWidth + 44 * root.unit
        height: 36 * root.unit
        visible: root.battle.verdict !== ""
        color: Theme.houseColour(root.winner)
        stroke: Theme.goldPale

        InkText {
            id: victory

            anchors.centerIn: parent
            font.family: Theme.displayFamily
            font.pixelSize: Math.round(25 * root.unit)
            color: Theme.houseInk(root.winner)
            text: root.battle.verdict
        }
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 8 * root.unit
        spacing: 10 * root.unit

        Repeater {
            model: root.battle.roads

            BattleRoad {
                unit: root.unit
                table: root.table
            }
        }
    }
}
