pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table

/**
 * The dice that were rolled last. A new roll tumbles for a moment, unless motion is off; a click, Space, Esc or the next step
 * cuts that short. What they show, and which of them count, is always written beneath.
 */
Item {
    id: root

    required property DiceTray tray
    property real side: Theme.px(44)
    property int duration: 700
    property real spin: 0 // 1: just thrown, 0: at rest
    readonly property bool tumbling: root.spin > 0

    function skip() {
        tumble.stop()
        root.spin = 0
    }

    implicitWidth: Theme.px(240)
    implicitHeight: column.implicitHeight
    visible: !root.tray.empty

    Accessible.role: Accessible.StaticText
    Accessible.name: root.tray.spoken

    Column {
        id: column

        width: parent.width
        spacing: Theme.gapTiny

        Flow {
            id: dice

            width: parent.width
            spacing: Theme.gapTiny

            Repeater {
                model: root.tray.dice

                RolledDie {
                    width: root.side
                    height: root.side
                    spin: root.spin
                }
            }
        }
        InkText {
            objectName: "diceSentence"
            width: parent.width
            wrapMode: Text.Wrap
            visible: text !== ""
            font.pixelSize: Theme.boardFont(13)
            text: root.tray.sentence
            Accessible.ignored: true
        }
    }
    NumberAnimation {
        id: tumble

        target: root
        property: "spin"
        from: 1
        to: 0
        duration: root.duration
    }
    Connections {
        target: root.tray
        function onRolled() {
            root.skip()
            if (Theme.motion)
                tumble.start()
        }
        function onChanged() { root.skip() }
    }
    TapHandler {
        enabled: root.tumbling
        onTapped: root.skip()
    }
    Shortcut {
        enabled: root.tumbling
        sequences: ["Space", "Escape"]
        onActivated: root.skip()
    }
}
