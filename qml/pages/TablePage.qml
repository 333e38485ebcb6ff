import QtQuick
import QtQuick.Layouts
import Outremer

/** A match in play: the game's board, the side panel every game shares, and what covers them at times. */
FocusScope {
    id: root

    required property Table table
    readonly property var boards: ({ kingdoms: "KingdomsPage.qml", crusaders: "CrusadersPage.qml", campaign: "CrusadersPage.qml" }) // one line for each game
    readonly property bool handingOver: root.table.phase === Table.HandOver
    signal leave()
    signal again()

    function letGo() {
        root.table.clearSelection()
        root.table.focusFirst()
    }
    function settleFocus() {
        if (root.handingOver)
            handOver.forceActiveFocus()
        else if (result.visible)
            result.forceActiveFocus()
        else if (root.table.phase === Table.Choosing)
            root.table.focusFirst()
    }

    Component.onCompleted: later.restart()

    Timer { // once, after everything has followed the change
        id: later

        interval: 0
        onTriggered: root.settleFocus()
    }
    Connections {
        target: root.table
        function onChanged() {
            later.restart()
            if (root.table.phase !== Table.Over)
                result.putAside = false
        }
    }

    RowLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap
        visible: !root.handingOver

        Loader {
            id: board

            Layout.fillWidth: true
            Layout.fillHeight: true
            Component.onCompleted: board.setSource(root.boards[root.table.gameId], { table: root.table })
        }
        SidePanel {
            Layout.fillWidth: false
            Layout.preferredWidth: Theme.px(272)
            Layout.fillHeight: true
            table: root.table
            resultHidden: result.putAside
            onShowResult: result.putAside = false
        }
    }
    HandOver {
        id: handOver

        objectName: "handOver"
        anchors.fill: parent
        visible: root.handingOver
        table: root.table
    }
    ResultPanel {
        id: result

        anchors.fill: parent
        visible: root.table.phase === Table.Over && !putAside
        table: root.table
        onLeave: root.leave()
        onAgain: root.again()
    }

    Keys.onPressed: event => {
        const arrows = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down]
        event.accepted = true
        if (arrows.includes(event.key))
            root.table.moveFocus(event.key)
        else if (event.key === Qt.Key_Escape)
            root.letGo()
        else if (event.matches(StandardKey.Undo))
            root.table.undo()
        else
            event.accepted = false
    }
}
