pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/**
 * Lies over the board and shows one state in detail: opened by a glance or by F2 to F5, closed by Escape. It opens by
 * itself when somebody else's goods or buildings have to be chosen from.
 */
FocusScope {
    id: root

    required property Table table
    required property CrusadersBoard board
    property int seat: -1 // that is shown; -1: none
    readonly property bool open: root.seat >= 0
    readonly property int count: root.board.states.states.count
    readonly property int askedSeat: root.board.states.askedSeat
    signal seatPicked(int seat)

    function show(which: int) {
        if (which < 0 || which >= root.count)
            return
        root.board.states.detailed = true
        root.seat = which
        root.forceActiveFocus()
    }
    /** Lays the sheet out anew after the window has changed its size: a list keeps its items where they were. */
    function straighten() {
        const shown = root.seat
        root.seat = -1
        root.show(shown)
    }
    function close() {
        root.seat = -1
        root.table.focusFirst()
    }

    objectName: "stateDetails"
    visible: root.open

    onOpenChanged: if (!root.open) root.board.states.detailed = false
    onAskedSeatChanged: {
        if (root.askedSeat >= 0)
            root.show(root.askedSeat)
        else if (root.open)
            root.close()
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.faded(Theme.shadow, 0.35)

        MouseArea { // nothing below it is meant
            anchors.fill: parent
            hoverEnabled: true
            onClicked: root.close()
        }
    }
    Connections { // a bot's eyes look at the board itself
        target: root.table
        function onChanged() { if (root.table.eyes >= 0) root.seat = -1 }
    }
    Timer { // once the sheets have their new size
        id: later

        interval: 0
        onTriggered: root.straighten()
    }
    ListView { // makes the one sheet that is looked at, and no other
        id: sheets

        anchors.centerIn: parent
        width: Math.min(root.width - 2 * Theme.gap, Theme.px(900))
        height: Math.min(root.height - 2 * Theme.gap, Theme.px(640))
        orientation: ListView.Horizontal
        interactive: false
        clip: true
        focus: true
        cacheBuffer: 0
        highlightMoveDuration: 0
        highlightRangeMode: ListView.StrictlyEnforceRange
        model: root.open ? root.board.states.details : null
        currentIndex: root.seat
        onWidthChanged: later.restart()

        delegate: StateDetail {
            width: sheets.width
            height: sheets.height
            visible: ListView.isCurrentItem // keys do not stray to the sheet beside it
            table: root.table
            chapter: root.board.states.chapter
            onClosed: root.close()
            onSeatPicked: seat => root.seatPicked(seat)
            onTurned: by => root.show((root.seat + by + root.count) % root.count)
        }

        MouseArea { // a press beside a card closes nothing
            anchors.fill: parent
            z: -1
        }
    }
    Repeater {
        model: 4

        Item {
            id: key

            required property int index

            Shortcut {
                sequence: Shortcuts.keys("states")[key.index]
                onActivated: root.seat === key.index ? root.close() : root.show(key.index)
            }
        }
    }

    Keys.onEscapePressed: root.close()
}
