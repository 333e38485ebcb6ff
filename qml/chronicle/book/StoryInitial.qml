pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** An illuminated initial: gold on lapis within a gold frame, with tendrils in the corners. */
Rectangle {
    id: root

    required property string letter

    color: Theme.cardBackDeep
    border.width: Theme.line
    border.color: Theme.gold

    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(4)
        color: Theme.cardBack
        border.width: Theme.hairline
        border.color: Theme.faded(Theme.goldPale, 0.6)
    }
    Repeater {
        model: 4

        Lozenge {
            required property int index

            x: index % 2 ? root.width - width - Theme.px(7) : Theme.px(7)
            y: index > 1 ? root.height - height - Theme.px(7) : Theme.px(7)
            size: Theme.px(7)
            color: index === 0 || index === 3 ? Theme.rubric : Theme.gold
        }
    }
    InkText {
        anchors.centerIn: parent
        font.family: Theme.displayFamily
        font.pixelSize: Math.round(root.height * 0.8)
        color: Theme.goldPale
        text: root.letter
    }
}
