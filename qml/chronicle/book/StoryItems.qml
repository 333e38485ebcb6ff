pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** A list with lozenges, or one with boxes to tick. */
Column {
    id: root

    property string text: ""
    required property var lines
    property bool ticked: false

    spacing: Theme.px(5)
    bottomPadding: Theme.gapSmall

    InkText {
        width: root.width
        visible: root.text !== ""
        wrapMode: Text.WordWrap
        text: root.text
    }
    Repeater {
        model: root.lines

        Item {
            id: line

            required property string modelData

            width: root.width
            implicitHeight: words.implicitHeight

            Lozenge {
                x: Theme.gapTiny
                y: words.font.pixelSize * 0.45
                visible: !root.ticked
                color: Theme.rubric
            }
            Rectangle {
                y: words.font.pixelSize * 0.2
                width: Theme.px(12)
                height: width
                visible: root.ticked
                color: Theme.well
                border.width: Theme.hairline
                border.color: Theme.ink
            }
            InkText {
                id: words

                x: Theme.px(24)
                width: root.width - x
                wrapMode: Text.Wrap
                lineHeight: 1.2
                font.pixelSize: Math.round(Theme.fontNormal * 1.04)
                text: line.modelData
            }
        }
    }
}
