pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** A strength in a raid: a sign and a number for each of its parts, and their sum. */
Row {
    id: root

    required property var parts // icon, amount, words
    required property int total
    required property string owner
    required property real unit

    anchors.verticalCenter: parent.verticalCenter
    spacing: 7 * root.unit

    Repeater {
        model: root.parts.filter(part => part[1] !== 0)

        Column {
            id: part

            required property var modelData

            anchors.verticalCenter: parent.verticalCenter

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: 3 * root.unit

                SignIcon {
                    width: 16 * root.unit
                    height: width
                    icon: part.modelData[0]
                    color: Theme.inkSoft
                }
                InkText {
                    font.pixelSize: Math.round(14 * root.unit)
                    text: part.modelData[1]
                }
            }
            InkText {
                anchors.horizontalCenter: parent.horizontalCenter
                font.pixelSize: Math.round(10 * root.unit)
                color: Theme.inkSoft
                text: part.modelData[2]
            }
        }
    }
    InkText {
        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: Math.round(26 * root.unit)
        font.bold: true
        color: Theme.houseText(root.owner)
        text: root.total
    }
}
