pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Outremer

/** The options of a ChoiceList one under the other, the one that passes left out; the first nine have a key. */
Flickable {
    id: root

    required property ChoiceList choices
    readonly property var passing: root.choices.pass
    readonly property int rows: root.choices.count - (root.passing.key === undefined ? 0 : 1)

    function focusRow(index: int) {
        if (index >= 0 && index < root.rows)
            repeater.itemAt(index).forceActiveFocus(Qt.TabFocusReason)
    }
    /** Scrolls just so far that a row is in view. */
    function reveal(row: Item) {
        root.contentY = Math.max(row.y + row.height - root.height, Math.min(row.y, root.contentY))
    }

    implicitHeight: column.height
    contentHeight: column.height
    clip: true
    boundsBehavior: Flickable.StopAtBounds

    Accessible.role: Accessible.List

    ScrollBar.vertical: InkScrollBar { }

    Column {
        id: column

        width: root.width
        spacing: Theme.gapTiny

        Repeater {
            id: repeater

            model: root.choices

            ChoiceEntry {
                id: entry

                required property int index
                required property string key
                required property bool isPass
                required text
                required icon
                required note
                required price
                required discount
                required face

                objectName: "choice"
                width: column.width
                visible: !entry.isPass
                keyHint: entry.index < 9 ? entry.index + 1 : ""
                onPicked: root.choices.pick(entry.key)
                onActiveFocusChanged: if (entry.activeFocus) root.reveal(entry)

                Keys.onUpPressed: root.focusRow(entry.index - 1)
                Keys.onDownPressed: root.focusRow(entry.index + 1)
            }
        }
    }
    Instantiator {
        model: 9

        Shortcut {
            required property int index

            sequence: String(index + 1)
            autoRepeat: false
            enabled: root.visible && index < root.rows
            onActivated: root.choices.pickAt(index)
        }
    }
}
