pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** Whose turn it is to place an order token in the first or the second pass of this round. */
Item {
    id: root

    required property int pass
    required property var placements
    readonly property real unit: root.width / 62

    Accessible.role: Accessible.Grouping
    Accessible.name: root.pass === 1 ? qsTr("First order tokens") : qsTr("Second order tokens")

    Repeater {
        model: root.placements

        Item {
            id: place

            required property int slot
            required property string owner
            required property string name
            required property int pass
            required property string stage
            readonly property int at: place.slot % 4

            x: (3 + place.at % 2 * 29) * root.unit
            y: (1 + Math.floor(place.at / 2) * 31) * root.unit
            width: 26 * root.unit
            height: 29 * root.unit
            visible: place.pass === root.pass
            opacity: place.stage === "done" ? 0.45 : 1

            Accessible.role: Accessible.StaticText
            Accessible.name: place.stage === "done" ? qsTr("%1 has placed").arg(place.name)
                : place.stage === "now" ? qsTr("%1 places now").arg(place.name) : place.name

            Rectangle {
                anchors.fill: parent
                anchors.margins: -1.5 * root.unit
                radius: 4 * root.unit
                visible: place.stage === "now"
                color: Theme.faded(Theme.goldPale, 0.35)
                border.width: Math.max(2, 2 * root.unit)
                border.color: Theme.goldPale
            }
            Shield {
                anchors.centerIn: parent
                width: 22 * root.unit
                height: 25 * root.unit
                house: place.owner
            }
            SignIcon {
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                width: 12 * root.unit
                height: width
                visible: place.stage === "done"
                icon: "check"
                color: Theme.goldPale
            }
        }
    }
}
