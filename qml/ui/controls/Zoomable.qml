import QtQuick
import Outremer.Ui

/**
 * Put into an item, it shows the item's card large while the pointer rests on it, while it is pressed and held, and at
 * the key Z while the keyboard is there. A card nobody may know has nothing to show.
 */
Item {
    id: root

    property var face: ({})
    readonly property bool known: (root.face?.name ?? "") !== ""
    readonly property bool showing: Zoom.source === root && Zoom.shown

    function show() {
        if (root.known)
            Zoom.show(root.face, root)
    }

    objectName: "zoomable"
    anchors.fill: parent

    onVisibleChanged: if (!root.visible) Zoom.leave(root)
    onFaceChanged: if (root.showing) root.known ? root.show() : Zoom.hide()
    Component.onDestruction: Zoom.forget(root)

    Hover { onHoveredChanged: hovered ? Zoom.await(root) : Zoom.forget(root) }
    TapHandler {
        onLongPressed: root.show()
        onPressedChanged: Zoom.forget(root)
    }
}
