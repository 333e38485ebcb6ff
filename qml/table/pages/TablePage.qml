import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** A match in play: the game's board, the side panel every game shares, and what covers them at times. */
FocusScope {
    id: root

    required property Table table
    required property Guide guide
    required property Counsel counsel
    readonly property bool handingOver: root.table.phase === Table.HandOver
    readonly property BoardPage boardPage: board.item as BoardPage
    signal leave()
    signal again()
    signal readBook()
    signal nextChapter()
    signal endEvening()
    signal rulePicked(string id)

    function letGo() {
        if (root.table.replaying)
            root.table.endReplay()
        root.table.clearSelection()
        root.table.focusFirst()
    }
    function settleFocus() {
        if (askFirst.visible || seatSheet.visible || !root.activeFocus) // never taken from what lies above
            return
        if (root.handingOver)
            handOver.forceActiveFocus()
        else if (root.table.replaying && root.table.eyes < 0)
            replay.forceActiveFocus()
        else if (!end.settleFocus() && root.table.phase === Table.Choosing && !consent.visible && !root.boardPage?.covered)
            root.table.focusFirst()
    }

    objectName: "tablePage"

    Component.onCompleted: later.restart()

    Timer { // once, after everything has followed the change
        id: later

        interval: 0
        onTriggered: root.settleFocus()
    }
    Timer { // sweeps while nobody waits, so that the engine need not in the middle of a move
        id: sweep

        interval: Theme.settle
        onTriggered: gc()
    }
    Connections {
        target: root.table
        function onChanged() {
            later.restart()
            sweep.restart()
            if (root.table.phase !== Table.Over)
                end.putAside = false
            if (root.table.phase !== Table.Choosing)
                consent.visible = false
            if (root.handingOver)
                seatSheet.close()
        }
    }

    Binding {
        target: root.table
        property: "stage"
        value: root.Window.window
    }
    Binding {
        target: root.boardPage?.side ?? null
        property: "resultHidden"
        value: end.isEnded && end.putAside
    }
    Binding {
        target: root.boardPage?.side ?? null
        property: "guide"
        value: root.guide
    }
    Binding {
        target: root.boardPage?.side ?? null
        property: "counsel"
        value: root.counsel
    }
    Binding {
        target: root.boardPage?.side ?? null
        property: "hindsight"
        value: hindsight
    }
    Hindsight {
        id: hindsight

        table: root.table
    }
    SeatSheet {
        id: seatSheet

        table: root.table
        hindsight: hindsight
    }
    Connections {
        target: root.boardPage?.side ?? null
        function onRulePicked(id: string) { root.rulePicked(id) }
        function onSeatPicked(seat: int) { seatSheet.show(seat) }
        function onAsk() {
            consent.visible = true
            consent.begin()
        }
        function onShowResult() { end.putAside = false }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gapSmall
        spacing: Theme.gapSmall
        visible: !root.handingOver

        Loader {
            id: board

            Layout.fillWidth: true
            Layout.fillHeight: true
            Component.onCompleted: board.setSource(root.table.page, { table: root.table })
        }
        ReplayBar {
            id: replay

            objectName: "replayBar"
            Layout.fillWidth: true
            visible: root.table.replaying && root.table.eyes < 0
            table: root.table
        }
    }
    HandOver {
        id: handOver

        objectName: "handOver"
        anchors.fill: parent
        visible: root.handingOver
        table: root.table
    }
    MatchEnd {
        id: end

        anchors.fill: parent
        table: root.table
        board: root.boardPage
        onLeave: root.leave()
        onAgain: root.again()
        onReadBook: root.readBook()
        onNextChapter: root.nextChapter()
        onEndEvening: root.endEvening()
    }
    AskFirst {
        id: askFirst

        wanted: Preferences.askInPlay
        onRefused: root.table.clearSelection()
    }
    Connections {
        target: root.table
        function onAskedFirst(step: string) {
            askFirst.before(qsTr("You may not be able to take this back:\n%1").arg(step), qsTr("So be it"), () => root.table.agree())
        }
    }
    ConsentPanel {
        id: consent

        objectName: "consent"
        anchors.fill: parent
        visible: false
        table: root.table
        onDone: {
            consent.visible = false
            later.restart()
        }
    }

    Keys.onPressed: event => {
        const arrows = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down]
        event.accepted = true
        if (arrows.includes(event.key))
            root.table.moveFocus(event.key)
        else if (event.key === Qt.Key_Escape)
            root.letGo()
        else if (event.key === Qt.Key_R && !root.table.replaying)
            root.table.replay(root.table.stepCount)
        else if (event.key === Qt.Key_S)
            root.table.skipBots()
        else if (event.matches(StandardKey.Undo))
            root.table.undo()
        else
            event.accepted = false
    }
}
