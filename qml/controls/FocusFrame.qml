import QtQuick
import Outremer

/** Lies over an item and says what it is: a golden halo if it may be chosen, a lapis frame with a lozenge if chosen,
 *  a ring apart from the edge if the keyboard is there. Most are never any of these, and have nothing inside. */
Item {
    id: root

    property bool selectable: false
    property bool selected: false
    property bool focused: false
    property real radius: Theme.radius
    readonly property bool marked: root.selectable || root.selected || root.focused

    function mark() {
        if (root.marked && !marks.item)
            marks.setSource("FocusMarks.qml", { frame: root })
    }

    anchors.fill: parent

    Accessible.ignored: true

    Component.onCompleted: root.mark()
    onMarkedChanged: root.mark()

    Loader {
        id: marks

        anchors.fill: parent
    }
}
