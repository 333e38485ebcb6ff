pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** The border of a page: a gold bar between two hairlines, with ivy in the corners. */
Item {
    id: root

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.borderInset
        color: "transparent"
        border.width: Theme.hairline
        border.color: Theme.ruleStrong
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.borderInset + 3 * Theme.hairline
        color: "transparent"
        border.width: Theme.line
        border.color: Theme.gold
    }
    Repeater {
        model: 4

        Corner {
            required property int index

            x: index % 2 ? root.width - width : 0
            y: index > 1 ? root.height - height : 0
            width: Theme.borderCorner
            height: Theme.borderCorner
            rotation: [0, 90, 270, 180][index]
        }
    }
}
