pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/**
 * One player at a glance, beside the board: whose turn it is, what they have, how many of each card. Chosen when the
 * question is about a state; otherwise a press opens everything about it.
 */
FocusScope {
    id: root

    required property Table table
    required property StateBrief row
    readonly property real unit: Math.min(root.width / 256, root.height / 62)
    readonly property alias selectable: target.selectable
    readonly property bool active: root.row.isActive && !root.row.isOut
    signal opened(int seat)
    signal seatPicked(int seat)

    function press() {
        root.forceActiveFocus()
        if (target.selectable)
            target.choose()
        else
            root.opened(root.row.seat)
    }

    objectName: "glance_" + root.row.realm
    implicitWidth: Theme.px(256)
    implicitHeight: Theme.px(62)
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name: root.row.spoken
    Accessible.focusable: true
    Accessible.selected: target.selected
    Accessible.onPressAction: root.press()

    ChoiceTarget {
        id: target

        table: root.table
        what: ({ other: root.row.realm })
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: root.active ? Theme.parchmentLight : hover.hovered ? Theme.parchment : Theme.faded(Theme.parchment, 0.55)
        border.width: root.active ? Theme.line : Theme.hairline
        border.color: root.active ? Theme.houseText(root.row.realm) : Theme.rule
    }
    GlanceRibbon {
        x: Theme.line
        y: Theme.line
        width: root.width - 2 * x
        height: Math.round(20 * root.unit)
        row: root.row
        unit: root.unit
        active: root.active
        onSeatPicked: root.seatPicked(root.row.seat)
    }
    GlanceShield {
        x: Math.round(6 * root.unit)
        y: Math.round(8 * root.unit)
        width: Math.round(38 * root.unit)
        height: Math.round(46 * root.unit)
        row: root.row

        TapHandler { // the arms always open the state, even while it can be chosen
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: root.opened(root.row.seat)
        }
    }
    GlanceCounts {
        x: Math.round(49 * root.unit)
        y: Math.round(22 * root.unit)
        width: root.width - x - Math.round(4 * root.unit)
        height: root.height - y - Math.round(3 * root.unit)
        row: root.row
        unit: root.unit
        opacity: root.row.isOut ? Theme.disabledOpacity : 1
    }
    FocusFrame {
        selectable: target.selectable || root.row.isAsked && !root.row.isHome
        selected: target.selected
        focused: root.activeFocus
    }
    Hover {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        onTapped: root.press()
        onLongPressed: root.opened(root.row.seat)
    }

    Keys.onPressed: event => {
        if (![Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key))
            return
        event.accepted = true
        if (!event.isAutoRepeat)
            root.press()
    }
}
