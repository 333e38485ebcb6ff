pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** The five qualities as drawn signs, each with as many strokes as it has marks. */
Row {
    id: root

    required property var qualities // { id, name, marks }

    Repeater {
        model: root.qualities

        Item {
            id: quality

            required property var modelData
            readonly property int marks: quality.modelData.marks

            width: root.width / 5
            implicitHeight: sign.height + strokes.height + name.implicitHeight + 2 * Theme.gapTiny

            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(quality.modelData.name).arg(quality.marks)

            SignIcon {
                id: sign

                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.px(26)
                height: width
                icon: quality.modelData.id
                color: quality.marks > 0 ? Theme.accentText : Theme.faded(Theme.inkSoft, 0.35)
            }
            Row {
                id: strokes

                anchors.top: sign.bottom
                anchors.topMargin: Theme.gapTiny
                anchors.horizontalCenter: parent.horizontalCenter
                height: Theme.px(9)
                spacing: Theme.hairline * 2

                Repeater {
                    model: Math.min(6, quality.marks)

                    Rectangle {
                        width: Theme.px(3)
                        height: strokes.height
                        radius: Theme.hairline
                        color: Theme.rubric
                    }
                }
            }
            InkText {
                id: name

                anchors.top: strokes.bottom
                anchors.horizontalCenter: parent.horizontalCenter
                font.pixelSize: Theme.fontSmall
                font.bold: quality.marks > 0
                color: quality.marks > 0 ? Theme.ink : Theme.inkSoft
                text: quality.marks
                Accessible.ignored: true
            }
            Hover { id: hover }
            Rectangle {
                z: 5
                anchors.bottom: parent.top
                anchors.horizontalCenter: parent.horizontalCenter
                width: hint.implicitWidth + Theme.gap
                height: hint.implicitHeight + Theme.gapTiny
                visible: hover.hovered
                radius: Theme.px(3)
                color: Theme.toast

                InkText {
                    id: hint

                    anchors.centerIn: parent
                    font.pixelSize: Theme.fontTiny
                    color: Theme.toastInk
                    text: quality.modelData.name
                }
            }
        }
    }
}
