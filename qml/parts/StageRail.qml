pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** The steps of a round in a row: those done have a check, the present one stands on a plate. */
Item {
    id: root

    required property var steps // words
    required property int step
    readonly property real each: root.width / Math.max(1, root.steps.length)

    Accessible.role: Accessible.StaticText
    Accessible.name: root.steps[root.step] ? qsTr("Now: %1").arg(root.steps[root.step]) : ""

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: Theme.hairline
        color: Theme.rule
    }
    Repeater {
        model: root.steps

        Item {
            id: stop

            required property int index
            required property string modelData
            readonly property bool now: stop.index === root.step
            readonly property bool past: stop.index < root.step

            objectName: "railStep"
            x: Math.round(stop.index * root.each)
            width: Math.round(root.each)
            height: root.height

            Rectangle {
                anchors.fill: parent
                anchors.leftMargin: Theme.hairline * 2
                anchors.rightMargin: Theme.hairline * 2
                radius: height / 2
                color: stop.now ? Theme.accent : Theme.parchment
                border.width: Theme.hairline
                border.color: stop.now ? Theme.goldPale : Theme.rule
            }
            FitText {
                anchors.fill: parent
                anchors.leftMargin: Math.round(root.height * 0.3)
                anchors.rightMargin: Math.round(root.height * 0.3)
                largest: root.height * 0.58
                smallest: root.height * 0.3
                bold: stop.now
                color: stop.now ? Theme.accentInk : stop.past ? Theme.ruleStrong : Theme.inkSoft
                words: (stop.past ? "✓ " : "") + stop.modelData
            }
        }
    }
}
