pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Outremer.Ui
import Outremer.Table

/** The options of a ChoiceList one under the other, the one that passes left out; the first nine have a key. */
ListView {
    id: root

    required property ChoiceList choices
    readonly property var passing: root.choices.pass // a ListedChoice
    readonly property int rows: root.choices.count - (root.passing.key === "" ? 0 : 1)

    function focusRow(index: int) {
        if (index < 0 || index >= root.rows)
            return
        root.positionViewAtIndex(index, ListView.Contain)
        root.itemAtIndex(index)?.forceActiveFocus(Qt.TabFocusReason)
    }

    implicitHeight: contentHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    keyNavigationEnabled: false // a row takes the keyboard itself
    reuseItems: true
    cacheBuffer: 0 // with forty options only those in view are made
    spacing: Theme.gapTiny
    model: root.choices

    Accessible.role: Accessible.List

    ScrollBar.vertical: InkScrollBar { }

    delegate: ChoiceEntry {
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
        width: root.width
        height: entry.isPass ? 0 : implicitHeight
        visible: !entry.isPass
        keyHint: entry.index < 9 ? entry.index + 1 : ""
        onPicked: root.choices.pick(entry.key)
        onActiveFocusChanged: if (entry.activeFocus) root.positionViewAtIndex(entry.index, ListView.Contain)

        Keys.onUpPressed: root.focusRow(entry.index - 1)
        Keys.onDownPressed: root.focusRow(entry.index + 1)
    }

    Instantiator {
        model: 9

        Shortcut {
            required property int index

            sequence: String(index + 1)
            autoRepeat: false
            enabled: root.visible
            onActivated: if (index < root.rows) root.choices.pickAt(index)
        }
    }
}
