pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui

/** How one dynasty stands in the chronicle: place, points, the marks of its qualities, by-names and heirloom. */
Rectangle {
    id: root

    required property string seatId
    required property string name
    required property string house
    required property int rank
    required property int points
    required property var marks
    required property var nicknames
    required property var heirloom
    required property bool isAsked
    readonly property var qualities: ["prudence", "piety", "leadership", "valour", "temperance"]

    implicitHeight: lines.implicitHeight + 2 * Theme.gapSmall
    radius: Theme.radius
    color: Theme.parchmentLight
    border.width: root.isAsked ? Theme.line : Theme.hairline
    border.color: root.isAsked ? Theme.houseText(root.seatId) : Theme.rule

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Place %1: %2, %3, chronicle points: %4").arg(root.rank).arg(root.name).arg(root.house).arg(root.points)

    ColumnLayout {
        id: lines

        x: Theme.gapSmall
        y: Theme.gapSmall
        width: root.width - 2 * x
        spacing: Theme.gapTiny

        RowLayout {
            spacing: Theme.gapSmall

            Shield {
                implicitWidth: Theme.px(32)
                implicitHeight: Theme.px(38)
                house: root.seatId
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                InkText {
                    Layout.fillWidth: true
                    elide: Text.ElideRight
                    font.bold: true
                    font.pixelSize: Theme.boardFont(15)
                    text: root.name
                }
                InkText {
                    Layout.fillWidth: true
                    elide: Text.ElideRight
                    font.pixelSize: Theme.boardFont(12)
                    color: Theme.inkSoft
                    text: root.house
                }
            }
            InkText {
                font.pixelSize: Theme.boardFont(24)
                font.bold: true
                color: Theme.houseText(root.seatId)
                text: root.points
            }
        }
        Row {
            spacing: Theme.gapSmall

            Repeater {
                model: root.qualities

                Row {
                    id: quality

                    required property string modelData
                    required property int index
                    readonly property int mark: root.marks[quality.index] ?? 0

                    spacing: Theme.gapTiny / 2
                    opacity: quality.mark > 0 ? 1 : 0.4

                    SignIcon {
                        width: Theme.px(18)
                        height: width
                        icon: quality.modelData
                        color: Theme.ink
                    }
                    InkText {
                        font.pixelSize: Theme.boardFont(14)
                        font.bold: quality.mark > 0
                        text: quality.mark
                    }
                }
            }
        }
        Repeater {
            model: root.nicknames

            InkText {
                required property var modelData

                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.boardFont(13)
                font.italic: true
                color: Theme.rubric
                text: modelData.name
            }
        }
        InkText {
            Layout.fillWidth: true
            visible: root.heirloom.name !== undefined
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.boardFont(13)
            color: Theme.inkSoft
            text: qsTr("Heirloom: %1").arg(root.heirloom.name ?? "")
        }
    }
}
