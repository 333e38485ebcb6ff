pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer

/** Beside every board: the players, what is asked, the log and the way back. */
ColumnLayout {
    id: root

    required property Table table
    property bool resultHidden: false
    signal showResult()

    spacing: Theme.gapSmall

    Repeater {
        model: root.table.seats

        SeatRibbon { Layout.fillWidth: true }
    }
    InkText {
        objectName: "prompt"
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(44)
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        font.italic: root.table.phase === Table.BotThinking
        color: Theme.accentText
        text: root.table.phase === Table.BotThinking ? qsTr("%1 is thinking…").arg(root.table.activeName) : root.table.prompt
    }
    LogPanel {
        Layout.fillWidth: true
        Layout.fillHeight: true
        log: root.table.log
    }
    InkText {
        Layout.fillWidth: true
        visible: root.table.saveProblem !== ""
        wrapMode: Text.Wrap
        font.pixelSize: Theme.fontSmall
        color: Theme.danger
        text: root.table.saveProblem
    }
    UndoButton {
        Layout.fillWidth: true
        table: root.table
    }
    InkButton {
        Layout.fillWidth: true
        visible: root.resultHidden
        text: qsTr("Show the result")
        onClicked: root.showResult()
    }
}
