pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** A message that rises from the foot of its parent, names its rules, and goes after a while or at a click. */
Item {
    id: root

    property string text: ""
    property var rules: []
    property bool shown: false
    property bool armed: false // it rises under a pointer that means the board: only at rest its rules can be picked
    property real foot: Theme.gapLarge // how far above the lower edge it comes to rest
    signal rulePicked(string id)

    x: Math.round((parent.width - width) / 2)
    y: root.shown ? parent.height - height - root.foot : parent.height + Theme.gapSmall
    z: 100
    width: Math.min(Theme.toastWidth, parent.width - 2 * Theme.gapLarge)
    height: lines.implicitHeight + 2 * Theme.gap
    visible: root.y < parent.height
    opacity: root.shown ? 1 : 0
    enabled: root.shown // on its way out of sight it must not take a click meant for what lies below
    activeFocusOnTab: true

    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text
    Accessible.onPressAction: root.hide()

    Behavior on y { NumberAnimation { duration: Theme.slow; easing.type: Easing.OutCubic } }
    Behavior on opacity { NumberAnimation { duration: Theme.slow } }

    Cartouche {
        anchors.fill: parent
        color: Theme.toast
        stroke: Theme.toastRule

        Cartouche {
            anchors.fill: parent
            anchors.margins: 3 * Theme.hairline
            color: "transparent"
            stroke: Theme.faded(Theme.toastRule, 0.35)
        }
        FocusFrame { focused: root.activeFocus }
    }
    Column {
        id: lines

        x: Theme.gapLarge
        y: Theme.gap
        width: root.width - 2 * x
        spacing: Theme.gapSmall

        Text {
            width: parent.width
            text: root.text
            textFormat: Text.PlainText
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            font.family: Theme.textFamily
            font.pixelSize: Theme.fontNormal
            color: Theme.toastInk
            Accessible.ignored: true
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.rules.length > 0
            spacing: Theme.gapTiny

            Repeater {
                model: root.rules

                RuleChip {
                    required property string modelData

                    objectName: "toastRule"
                    enabled: root.armed
                    rule: modelData
                    onPicked: root.rulePicked(modelData)
                }
            }
        }
    }

    /** Shows `message` with the ids of its rules; a message already there is replaced. */
    function show(message: string, ruleIds: var) {
        root.text = message
        root.rules = ruleIds ?? []
        root.shown = true
        root.armed = false
        arming.restart()
        timer.restart()
    }
    function hide() { root.shown = false }

    Timer {
        id: arming

        interval: Theme.slow + Theme.rest
        onTriggered: root.armed = true
    }
    Timer {
        id: timer

        interval: Theme.toastTime
        onTriggered: root.hide()
    }
    Hover { onHoveredChanged: hovered ? timer.stop() : timer.restart() }
    TapHandler { onTapped: root.hide() }
    Keys.onEscapePressed: root.hide()
    Keys.onReturnPressed: root.hide()
    Keys.onSpacePressed: root.hide()
}
