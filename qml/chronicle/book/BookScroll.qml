import QtQuick
import QtQuick.Controls.Basic
import Outremer.Ui

/** A column that scrolls when it has to, by wheel, bar and keys. */
Flickable {
    id: root

    property string label: ""
    property real spacing: Theme.gapLarge
    readonly property bool scrolls: root.contentHeight > root.height
    default property alias rows: column.data

    function scroll(by: real) {
        root.contentY = Math.max(0, Math.min(root.contentHeight - root.height, root.contentY + by))
    }

    clip: true
    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: root.scrolls || root.activeFocus

    Accessible.role: Accessible.Pane
    Accessible.name: root.label

    ScrollBar.vertical: InkScrollBar { }

    Column {
        id: column

        width: root.width - Theme.scrollBar - Theme.gapTiny
        spacing: root.spacing
    }
    Rectangle {
        parent: root
        anchors.right: parent.right
        anchors.rightMargin: Theme.scrollBar / 2 - width / 2
        width: Theme.line
        height: parent.height
        z: -1
        visible: root.activeFocus && root.scrolls
        color: Theme.selected
    }

    Keys.onDownPressed: root.scroll(Theme.px(48))
    Keys.onUpPressed: root.scroll(-Theme.px(48))
    Keys.onPressed: event => {
        const steps = ({ [Qt.Key_PageDown]: root.height, [Qt.Key_PageUp]: -root.height, [Qt.Key_End]: 1e6, [Qt.Key_Home]: -1e6 })
        event.accepted = event.modifiers === Qt.NoModifier && event.key in steps
        if (event.accepted) root.scroll(steps[event.key])
    }
}
