pragma ComponentBehavior: Bound

import QtQuick
import Outremer

/** Lies over an item and says what it is: a golden halo if it may be chosen, a lapis frame with a lozenge if chosen,
 *  a ring apart from the edge if the keyboard is there. */
Item {
    id: root

    property bool selectable: false
    property bool selected: false
    property bool focused: false
    property real radius: Theme.radius

    anchors.fill: parent

    Accessible.ignored: true

    Item {
        id: halo

        anchors.fill: parent
        visible: root.selectable && !root.selected

        Repeater {
            model: 3

            Rectangle {
                required property int index

                anchors.fill: parent
                anchors.margins: -(index + 1) * Theme.line
                radius: root.radius + (index + 1) * Theme.line
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
        radius: root.radius + Theme.line
        visible: root.selected
        color: "transparent"
        border.width: Theme.line + Theme.hairline
        border.color: Theme.selected
    }
    Lozenge {
        anchors.horizontalCenter: parent.horizontalCenter
        y: -height / 2 - Theme.hairline
        size: Theme.gap
        visible: root.selected
        color: Theme.goldPale
        edge: Theme.selected
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -(root.selectable || root.selected ? 4 : 2) * Theme.line
        radius: root.radius - anchors.margins
        visible: root.focused
        color: "transparent"
        border.width: Theme.line
        border.color: Theme.focus
    }
}
