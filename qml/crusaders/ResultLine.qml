pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** What one source of influence gave to each player. */
Rectangle {
    id: root

    required property string name
    required property string icon
    required property var values
    required property real names
    required property real column
    required property bool shaded

    implicitHeight: Math.max(Theme.px(26), words.implicitHeight + Theme.gapTiny)
    color: root.shaded ? Theme.faded(Theme.parchmentDeep, 0.5) : "transparent"

    Accessible.role: Accessible.Row
    Accessible.name: root.name

    SignIcon {
        x: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(18)
        height: width
        icon: root.icon
        color: Theme.inkSoft
    }
    InkText {
        id: words

        x: Theme.px(34)
        width: root.names - x
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontSmall
        text: root.name
    }
    Repeater {
        model: root.values.length

        InkText {
            required property int index
            readonly property int value: root.values[index] ?? 0

            x: root.names + index * root.column
            width: root.column
            height: root.height
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            font.pixelSize: Theme.fontNormal
            color: value === 0 ? Theme.ruleStrong : value < 0 ? Theme.danger : Theme.ink
            text: value === 0 ? "–" : value < 0 ? "−" + Math.abs(value) : value
        }
    }
}
