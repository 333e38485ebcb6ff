import QtQuick
import Outremer.Ui

/** The place of the pen in an InkField; blinks if things may move. */
Rectangle {
    id: root

    readonly property TextInput field: root.parent as TextInput
    readonly property bool awake: root.field !== null && root.field.activeFocus && !root.field.readOnly

    width: Theme.line
    visible: root.awake
    color: Theme.rubric

    Connections {
        target: root.field
        function onCursorPositionChanged() { root.opacity = 1 }
    }
    Timer {
        running: root.awake && Theme.motion
        repeat: true
        interval: Theme.blink
        onTriggered: root.opacity = root.opacity > 0 ? 0 : 1
        onRunningChanged: root.opacity = 1
    }
}
