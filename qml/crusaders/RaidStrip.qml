pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** A raid that is being resolved: what holds the city, what comes against it, and the difference. */
Item {
    id: root

    required property BattlePart battle
    readonly property var raid: root.battle.raid
    readonly property real unit: Math.min(root.width / 984, root.height / 52)
    readonly property string leader: (root.raid.difference ?? 0) > 0 ? root.raid.owner : "saracens"

    visible: root.raid.city !== undefined

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Raid on %1: strength of the city %2, of the raid %3").arg(root.raid.name ?? "").arg(root.raid.strength ?? 0)
        .arg(root.raid.raidStrength ?? 0)

    Cartouche {
        anchors.fill: parent
        color: Theme.parchmentLight
        stroke: Theme.houseText("saracens")
        strokeWidth: Theme.line
    }
    Row {
        id: city

        x: 14 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        spacing: 8 * root.unit

        Shield {
            anchors.verticalCenter: parent.verticalCenter
            width: 30 * root.unit
            height: 35 * root.unit
            house: root.raid.owner ?? ""
        }
        InkText {
            anchors.verticalCenter: parent.verticalCenter
            font.family: Theme.displayFamily
            font.pixelSize: Math.round(22 * root.unit)
            color: Theme.rubric
            text: qsTr("Raid: %1").arg(root.raid.name ?? "")
        }
        RaidSum {
            unit: root.unit
            total: root.raid.strength ?? 0
            owner: root.raid.owner ?? ""
            parts: [["troop", root.raid.units ?? 0, qsTr("troops")], ["wall", root.raid.walls ?? 0, qsTr("walls")],
                ["rescript", root.raid.garrison ?? 0, qsTr("rescripts")], ["event", root.raid.other ?? 0, qsTr("other bonuses")]]
        }
    }
    Rectangle {
        id: mark

        x: root.width * 0.36
        anchors.verticalCenter: parent.verticalCenter
        width: 42 * root.unit
        height: width
        radius: width / 2
        color: Theme.houseColour(root.leader)
        border.width: Theme.line
        border.color: Theme.gold

        InkText {
            anchors.centerIn: parent
            font.pixelSize: Math.round(20 * root.unit)
            font.bold: true
            color: Theme.houseInk(root.leader)
            text: Math.abs(root.raid.difference ?? 0)
        }
    }
    FitText {
        anchors.left: mark.right
        anchors.leftMargin: 8 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        width: 230 * root.unit
        height: 44 * root.unit
        align: Qt.AlignLeft | Qt.AlignVCenter
        largest: 12 * root.unit
        smallest: 8 * root.unit
        slanted: true
        color: Theme.inkSoft
        words: root.raid.rule ?? ""
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: 14 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        spacing: 8 * root.unit

        RaidSum {
            unit: root.unit
            total: root.raid.raidStrength ?? 0
            owner: "saracens"
            parts: [["saracen", root.raid.raiders ?? 0, (root.raid.from ?? []).map(from => qsTr("%1: %2").arg(from.name).arg(from.units)).join(", ")],
                ["raid", root.raid.bonus ?? 0, qsTr("Saracen track")]]
        }
        Shield {
            anchors.verticalCenter: parent.verticalCenter
            width: 30 * root.unit
            height: 35 * root.unit
            house: "saracens"
        }
    }
    Zoomable { face: root.raid.event ?? ({}) }
}
