import QtQuick
import QtQuick.Templates as T
import Outremer.Ui

/** A scroll bar: a thin ink stroke with a lozenge, thicker under the pointer. Not there if all is in view. */
T.ScrollBar {
    id: root

    readonly property bool upright: root.orientation === Qt.Vertical
    readonly property bool awake: root.hovered || root.pressed

    implicitWidth: Theme.scrollBar
    implicitHeight: Theme.scrollBar
    padding: Theme.hairline * 2
    minimumSize: Math.min(1, Theme.scrollThumb / Math.max(1, root.upright ? root.height : root.width))
    visible: root.policy === T.ScrollBar.AlwaysOn || (root.policy === T.ScrollBar.AsNeeded && root.size < 1)

    background: Item {
        Rectangle {
            anchors.centerIn: parent
            width: root.upright ? Theme.hairline : parent.width
            height: root.upright ? parent.height : Theme.hairline
            color: Theme.rule
        }
    }
    contentItem: Item {
        implicitWidth: Theme.scrollBar - 2 * root.padding
        implicitHeight: implicitWidth

        Rectangle {
            anchors.centerIn: parent
            width: root.upright ? (root.awake ? parent.width : parent.width * 0.6) : parent.width
            height: root.upright ? parent.height : (root.awake ? parent.height : parent.height * 0.6)
            radius: Math.min(width, height) / 2
            color: root.pressed ? Theme.selected : root.awake ? Theme.gold : Theme.ruleStrong
        }
    }
}
