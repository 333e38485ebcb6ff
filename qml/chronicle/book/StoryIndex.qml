pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** The contents of the book; a line leads to its chapter. */
Item {
    id: root

    required property var contents // { name, number, page }
    required property real unit // a millimetre of the page
    signal picked(int page)

    Column {
        y: 22 * root.unit
        width: root.width
        spacing: 4 * root.unit

        InkText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            font.family: Theme.displayFamily
            font.pixelSize: Math.max(1, 7.4 * root.unit)
            text: qsTr("Contents")
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 2 * root.unit

            Repeater {
                model: 3

                Lozenge {
                    required property int index

                    anchors.verticalCenter: parent?.verticalCenter
                    size: (index === 1 ? 3.4 : 2.2) * root.unit
                    color: index === 1 ? Theme.rubric : Theme.gold
                }
            }
        }
        Item {
            width: 1
            height: 2 * root.unit
        }
        Repeater {
            model: root.contents

            Item {
                id: line

                required property int index
                required property var modelData
                readonly property string words: line.modelData.number === "" ? line.modelData.name
                    : qsTr("%1. %2").arg(line.modelData.number).arg(line.modelData.name)

                objectName: "contents" + index
                width: root.width
                height: name.implicitHeight + 1.5 * root.unit
                activeFocusOnTab: true

                Accessible.role: Accessible.Link
                Accessible.name: qsTr("%1, page %2").arg(line.words).arg(line.modelData.page)
                Accessible.onPressAction: root.picked(line.modelData.page)

                InkText {
                    id: name

                    font.family: Theme.displayFamily
                    font.pixelSize: Math.max(1, 4.9 * root.unit)
                    color: hover.hovered ? Theme.rubric : Theme.ink
                    text: line.words
                    Accessible.ignored: true
                }
                InkText {
                    anchors.left: name.right
                    anchors.right: number.left
                    anchors.margins: 1.5 * root.unit
                    anchors.baseline: name.baseline
                    clip: true
                    horizontalAlignment: Text.AlignRight
                    font.pixelSize: number.font.pixelSize
                    color: Theme.ruleStrong
                    text: " .".repeat(120)
                    Accessible.ignored: true
                }
                InkText {
                    id: number

                    anchors.right: parent.right
                    anchors.baseline: name.baseline
                    font.pixelSize: Math.max(1, 4 * root.unit)
                    text: line.modelData.page
                    Accessible.ignored: true
                }
                FocusFrame { focused: line.activeFocus }
                Hover {
                    id: hover

                    cursorShape: Qt.PointingHandCursor
                }
                TapHandler {
                    gesturePolicy: TapHandler.WithinBounds
                    onTapped: root.picked(line.modelData.page)
                }
                Keys.onReturnPressed: root.picked(line.modelData.page)
            }
        }
    }
}
