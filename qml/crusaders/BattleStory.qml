pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Outremer.Ui
import Outremer.Crusaders

/** What happens in a battle, newest line last, and below it the rule behind that line. */
Rectangle {
    id: root

    required property var story
    required property real unit
    required property string rule

    radius: Theme.radius
    color: Theme.well
    border.width: Theme.hairline
    border.color: Theme.rule

    Flickable {
        id: lines

        // A list that guesses the heights of its lines would not find its end.
        function toEnd() { lines.contentY = Math.max(0, lines.contentHeight - lines.height) }

        x: 8 * root.unit
        y: 5 * root.unit
        width: parent.width - 2 * x
        height: explanation.y - y - 6 * root.unit
        contentHeight: column.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        onContentHeightChanged: lines.toEnd()
        onHeightChanged: lines.toEnd()

        Accessible.role: Accessible.List
        Accessible.name: qsTr("The battle so far")

        ScrollBar.vertical: InkScrollBar { }

        Column {
            id: column

            width: parent.width - Theme.scrollBar

            Repeater {
                model: root.story

                BattleLine {
                    width: column.width
                    unit: root.unit
                }
            }
        }
    }
    Rectangle {
        x: 8 * root.unit
        y: explanation.y - 3 * root.unit
        width: parent.width - 2 * x
        height: Theme.hairline
        color: Theme.rule
    }
    FitText {
        id: explanation

        x: 8 * root.unit
        y: parent.height - height - 3 * root.unit
        width: parent.width - 2 * x
        height: 42 * root.unit
        align: Qt.AlignLeft | Qt.AlignVCenter
        largest: 11.5 * root.unit
        smallest: 8 * root.unit
        slanted: true
        color: Theme.inkSoft
        words: root.rule
    }
}
