pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** What is asked and what may be answered, as a list beside the board; what was pointed at on the board narrows it. */
ColumnLayout {
    id: root

    required property Table table
    readonly property var passing: choices.pass // a ListedChoice
    readonly property bool asking: root.table.phase === Table.Choosing
    readonly property bool waiting: root.table.phase === Table.BotThinking
    readonly property string prompt: root.table.prompt

    /** Takes the keyboard where nothing on the board waits for it and nothing else holds it. */
    function settleFocus() {
        const focused = root.Window.activeFocusItem
        const onBoard = focused as Choosable
        const idle = focused === null || onBoard?.selectable === false || !focused.activeFocusOnTab || rows.activeFocus
        if (root.visible && root.asking && idle && !onBoard?.selectable)
            rows.focusRow(0)
    }

    spacing: Theme.gapTiny

    Accessible.role: Accessible.Grouping
    Accessible.name: root.prompt

    ChoiceList {
        id: choices

        table: root.visible ? root.table : null
    }
    Timer { // once the page has settled what it can
        id: later

        interval: 1
        onTriggered: root.settleFocus()
    }
    Connections {
        target: root.table
        function onChanged() { later.restart() }
    }
    InkText {
        objectName: "prompt"
        Layout.fillWidth: true
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.sideFont(15)
        font.italic: root.waiting
        color: Theme.accentText
        text: root.waiting ? root.table.thinkingText : root.prompt
    }
    ChoiceRows {
        id: rows

        objectName: "choiceRows"
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredHeight: implicitHeight
        Layout.maximumHeight: implicitHeight
        choices: choices
        Accessible.name: root.prompt
    }
    Rectangle {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gapTiny
        implicitHeight: Theme.hairline
        visible: pass.visible && choices.count > 1
        color: Theme.ruleStrong
    }
    ChoiceEntry {
        id: pass

        objectName: "pass"
        Layout.fillWidth: true
        visible: root.passing.key !== ""
        apart: true
        keyHint: "0"
        text: root.passing.text
        icon: root.passing.icon
        face: root.passing.face
        onPicked: choices.pick(root.passing.key)
    }
    Item { Layout.fillHeight: true }
    Shortcut {
        sequence: "0"
        autoRepeat: false
        enabled: pass.visible
        onActivated: pass.picked()
    }
}
