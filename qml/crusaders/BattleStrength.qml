pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** The strength of a side as a sum: a line for each part, and what they make together. */
Column {
    id: root

    required property int total
    required property bool summed
    required property var parts
    required property string owner
    required property real unit

    spacing: 2 * root.unit

    Repeater {
        model: root.parts

        Item {
            id: part

            required property string icon
            required property string text
            required property int amount
            required property int index

            width: root.width
            height: Math.round(19 * root.unit)

            SignIcon {
                anchors.verticalCenter: parent.verticalCenter
                width: 15 * root.unit
                height: width
                icon: part.icon
                color: Theme.inkSoft
            }
            FitText {
                x: 21 * root.unit
                width: parent.width - x - 30 * root.unit
                height: parent.height
                align: Qt.AlignLeft | Qt.AlignVCenter
                largest: 13 * root.unit
                smallest: 8 * root.unit
                color: Theme.ink
                words: part.text
            }
            InkText {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                font.pixelSize: Math.round(14 * root.unit)
                text: part.index > 0 && part.amount > 0 ? "+" + part.amount : part.amount < 0 ? "−" + -part.amount : part.amount
            }
        }
    }
    Rectangle {
        visible: root.summed
        width: root.width
        height: Theme.hairline
        color: Theme.ruleStrong
    }
    Item {
        visible: root.summed
        width: root.width
        height: Math.round(38 * root.unit)

        SignIcon {
            anchors.verticalCenter: parent.verticalCenter
            width: 22 * root.unit
            height: width
            icon: "strength"
            color: Theme.houseText(root.owner)
        }
        InkText {
            anchors.verticalCenter: parent.verticalCenter
            x: 30 * root.unit
            font.pixelSize: Math.round(14 * root.unit)
            color: Theme.inkSoft
            text: qsTr("strength")
        }
        InkText {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            font.pixelSize: Math.round(32 * root.unit)
            font.bold: true
            color: Theme.houseText(root.owner)
            text: root.total
        }
    }
}
