pragma ComponentBehavior: Bound

import QtQuick
import Outremer

/** What a FocusFrame shows. */
Item {
    id: root

    required property FocusFrame frame

    anchors.fill: parent

    Item {
        id: halo

        anchors.fill: parent
        visible: root.frame.selectable && !root.frame.selected

        Repeater {
            model: 3

            Rectangle {
                required property int index

                anchors.fill: parent
                anchors.margins: -(index + 1) * Theme.line
                radius: root.frame.radius + (index + 1) * Theme.line
                color: "transparent"
                border.width: Theme.line
                border.color: Theme.faded(Theme.glow, [1, 0.4, 0.16][index])
            }
        }
        SequentialAnimation {
            running: halo.visible && Theme.motion
            loops: 2

            NumberAnimation { target: halo; property: "opacity"; from: 0.3; to: 1; duration: Theme.slow * 2 }
            PauseAnimation { duration: Theme.slow }
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.line
        radius: root.frame.radius + Theme.line
        visible: root.frame.selected
        color: "transparent"
        border.width: Theme.line + Theme.hairline
        border.color: Theme.selected
    }
    Lozenge {
        anchors.horizontalCenter: parent.horizontalCenter
        y: -height / 2 - Theme.hairline
        size: Theme.gap
        visible: root.frame.selected
        color: Theme.goldPale
        edge: Theme.selected
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -(root.frame.selectable || root.frame.selected ? 4 : 2) * Theme.line
        radius: root.frame.radius - anchors.margins
        visible: root.frame.focused
        color: "transparent"
        border.width: Theme.line
        border.color: Theme.focus
    }
}
