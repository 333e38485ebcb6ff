pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** The Saracen track: raid tokens and the bonuses under them, what these give by now and whom the next raid is after. */
Item {
    id: root

    required property TrackPart tracks
    readonly property var sums: root.tracks.saracens
    readonly property real unit: Math.min(root.width / 240, root.height / 96)

    implicitWidth: Theme.px(240)
    implicitHeight: Theme.px(96)

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Saracen track. %1").arg(root.sums.spoken ?? "")

    Item {
        id: head

        width: parent.width
        height: 22 * root.unit

        Shield {
            id: arms

            anchors.verticalCenter: parent.verticalCenter
            width: 18 * root.unit
            height: 21 * root.unit
            house: "saracens"
        }
        InkText {
            anchors.left: arms.right
            anchors.leftMargin: 5 * root.unit
            anchors.right: sumRow.left
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            font.family: Theme.displayFamily
            font.pixelSize: Math.max(1, Math.round(17 * root.unit))
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.max(1, Math.round(10 * root.unit))
            color: Theme.rubric
            text: qsTr("Saracens")
            Accessible.ignored: true
        }
        Row {
            id: sumRow

            anchors.right: parent.right
            height: parent.height
            spacing: 10 * root.unit

            Repeater {
                model: [["strength", "+" + (root.sums.strength ?? 0)], ["saracen", "×" + (root.sums.raiders ?? 1)]]

                Row {
                    id: sum

                    required property var modelData

                    height: sumRow.height
                    spacing: 2 * root.unit

                    SignIcon {
                        anchors.verticalCenter: parent.verticalCenter
                        width: 15 * root.unit
                        height: width
                        icon: sum.modelData[0]
                        color: Theme.houseText("saracens")
                    }
                    InkText {
                        anchors.verticalCenter: parent.verticalCenter
                        font.pixelSize: Math.max(1, Math.round(14 * root.unit))
                        font.bold: true
                        color: Theme.houseText("saracens")
                        text: sum.modelData[1]
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    Row {
        id: cells

        anchors.top: head.bottom
        anchors.topMargin: 3 * root.unit
        width: parent.width
        height: 46 * root.unit
        spacing: 4 * root.unit

        Repeater {
            model: root.tracks.raids

            RaidCell {
                width: (cells.width - 4 * cells.spacing) / 5
                height: cells.height
            }
        }
    }
    InkText {
        anchors.top: cells.bottom
        anchors.topMargin: 2 * root.unit
        width: parent.width
        height: 22 * root.unit
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: Math.max(1, Math.round(12.5 * root.unit))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.max(1, Math.round(8 * root.unit))
        color: Theme.inkSoft
        text: root.sums.targetWords ?? ""
        Accessible.ignored: true
    }
}
