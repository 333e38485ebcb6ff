import QtQuick
import Outremer

/** How strong a city is: its troops on the owner's colour, its walls beside them. */
Row {
    id: root

    required property string owner
    required property int units
    required property int walls
    readonly property real line: Math.max(1, root.height / 14)

    spacing: -root.line

    Accessible.ignored: true

    Rectangle {
        width: Math.ceil(root.height * 1.06 + troops.implicitWidth)
        height: root.height
        radius: root.height * 0.22
        color: Theme.houseColour(root.owner)
        border.width: root.line
        border.color: Theme.levant.line

        CrusaderIcon {
            x: root.height * 0.13
            anchors.verticalCenter: parent.verticalCenter
            width: root.height * 0.74
            height: width
            icon: root.owner === "saracens" ? "saracen" : "troop"
            color: Theme.houseInk(root.owner)
        }
        InkText {
            id: troops

            anchors.right: parent.right
            anchors.rightMargin: root.height * 0.17
            anchors.verticalCenter: parent.verticalCenter
            text: root.units
            font.pixelSize: Math.max(1, Math.round(root.height * 0.86))
            font.bold: true
            color: Theme.houseInk(root.owner)
        }
    }
    Rectangle {
        width: Math.ceil(root.height * 0.9 + bonus.implicitWidth)
        height: root.height
        radius: root.height * 0.22
        color: Theme.levant.stone
        border.width: root.line
        border.color: Theme.levant.line

        CrusaderIcon {
            x: root.height * 0.1
            anchors.verticalCenter: parent.verticalCenter
            width: root.height * 0.68
            height: width
            icon: "wall"
            color: Theme.levant.line
        }
        InkText {
            id: bonus

            anchors.right: parent.right
            anchors.rightMargin: root.height * 0.15
            anchors.verticalCenter: parent.verticalCenter
            text: root.walls
            font.pixelSize: Math.max(1, Math.round(root.height * 0.76))
            color: Theme.levant.line
        }
    }
}
