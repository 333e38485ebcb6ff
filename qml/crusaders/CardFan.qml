pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** Cards somebody holds, as the others see them: their backs, fanned, and how many they are. */
Item {
    id: root

    required property int count
    required property real unit
    property bool saracen: false
    readonly property real cardWidth: root.height * 0.62

    Accessible.role: Accessible.StaticText
    Accessible.name: label.text

    Repeater {
        model: root.count

        Rectangle {
            id: back

            required property int index

            x: back.index * Math.min(root.cardWidth * 0.55, (root.width * 0.6 - root.cardWidth) / Math.max(1, root.count - 1))
            y: 3 * root.unit
            width: root.cardWidth
            height: root.height - 6 * root.unit
            radius: 4 * root.unit
            rotation: (back.index - (root.count - 1) / 2) * 4
            transformOrigin: Item.Bottom
            antialiasing: true
            color: Theme.card
            border.width: Theme.hairline
            border.color: Theme.cardEdge

            Rectangle {
                anchors.fill: parent
                anchors.margins: 3 * root.unit
                radius: 2 * root.unit
                antialiasing: true
                color: root.saracen ? Theme.houseColour("saracens") : CrusadersTheme.tactics
                border.width: Theme.hairline
                border.color: Theme.goldPale
            }
            SignIcon {
                anchors.centerIn: parent
                width: parent.width * 0.56
                height: width
                icon: root.saracen ? "saracen" : "tactic"
                color: Theme.goldPale
            }
        }
    }
    InkText {
        id: label

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: root.width * 0.36
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.WordWrap
        font.pixelSize: Math.round(12 * root.unit)
        color: Theme.inkSoft
        text: qsTr("in hand: %1").arg(root.count)
    }
}
