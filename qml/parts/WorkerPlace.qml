pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table

/** One place for a worker. A proposal can be changed by a click or a key, although it is no option of the table yet. */
PartThing {
    id: root

    required property var row // a SlotThing
    readonly property bool changes: root.row.changeable && !root.isTarget
    signal changeWanted()

    objectName: "slot_" + root.row.id
    thing: root.row
    hint: root.row.label
    activeFocusOnTab: root.changes

    Accessible.role: root.changes ? Accessible.Button : Accessible.StaticText
    Accessible.focusable: root.changes
    Accessible.onPressAction: if (root.changes) root.changeWanted()

    SlotFace {
        anchors.fill: parent
        wanted: root.row.wanted
        wantedColors: root.row.wantedColours.map(id => Theme.houseColour(id))
        sign: root.row.sign
        color: Theme.houseColour(root.row.colour)
        paper: Theme.well
        line: Theme.ruleStrong
        shade: Theme.inkSoft
        proposed: root.row.proposed
        closed: root.row.closed
    }
    FocusFrame {
        visible: root.changes
        focused: root.activeFocus
    }
    TapHandler {
        enabled: root.changes
        gesturePolicy: TapHandler.WithinBounds
        onTapped: {
            root.forceActiveFocus()
            root.changeWanted()
        }
    }

    Keys.onPressed: event => {
        if (!root.changes || ![Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key))
            return
        event.accepted = true
        if (!event.isAutoRepeat)
            root.changeWanted()
    }
}
