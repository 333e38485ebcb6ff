pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** A dynasty's points in large figures, with its place in every written chapter. */
Item {
    id: root

    required property int points
    required property string caption
    property string detail: ""
    property bool crowned: false
    required property var places // { chapter, rank, points }

    implicitHeight: column.implicitHeight

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1 %2").arg(root.points).arg(root.caption)

    Column {
        id: column

        width: root.width
        spacing: Theme.gapTiny

        Row {
            spacing: Theme.gapSmall

            InkText {
                id: figure

                font.pixelSize: Theme.fontTitle
                font.bold: true
                color: root.crowned ? Theme.rubric : Theme.ink
                text: root.points
                Accessible.ignored: true
            }
            InkText {
                anchors.baseline: figure.baseline
                width: root.width - figure.width - parent.spacing
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontTiny
                font.italic: true
                color: Theme.inkSoft
                text: root.caption
                Accessible.ignored: true
            }
        }
        InkText {
            width: parent.width
            visible: root.detail !== ""
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.fontTiny
            color: Theme.inkSoft
            text: root.detail
        }
        Flow {
            width: parent.width
            spacing: Theme.gapTiny

            Repeater {
                model: root.places

                Rectangle {
                    id: chip

                    required property var modelData

                    implicitWidth: words.implicitWidth + Theme.gapSmall
                    implicitHeight: words.implicitHeight + Theme.px(3)
                    radius: Theme.px(3)
                    color: chip.modelData.rank === 1 ? Theme.faded(Theme.gold, 0.3) : "transparent"
                    border.width: Theme.hairline
                    border.color: chip.modelData.rank === 1 ? Theme.gold : Theme.rule

                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("Chapter %1: place %2").arg(chip.modelData.chapter).arg(chip.modelData.rank)

                    InkText {
                        id: words

                        anchors.centerIn: parent
                        font.pixelSize: Theme.fontTiny
                        text: chip.modelData.rank > 0 ? qsTr("%1: place %2").arg(chip.modelData.chapter).arg(chip.modelData.rank)
                                                      : qsTr("%1: –").arg(chip.modelData.chapter)
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
