import QtQuick
import Outremer

/**
 * Put into an item, it shows the item's card large while the pointer rests on it, while it is pressed and held, and at
 * the key Z while the keyboard is there. A card nobody may know has nothing to show.
 */
Item {
    id: root

    property var face: ({})
    readonly property bool known: (root.face?.name ?? "") !== ""
    readonly property bool showing: Zoom.source === root && Zoom.shown
    readonly property bool focused: root.holdsFocus(root.parent, 3)

    // The keyboard is on the item itself or on what it is the inside of.
    function holdsFocus(item: Item, height: int): bool {
        return item !== null && height > 0
            && (item.activeFocus && item.activeFocusOnTab || root.holdsFocus(item.parent, height - 1))
    }
    function show() {
        if (root.known)
            Zoom.show(root.face, root)
    }

    objectName: "zoomable"
    anchors.fill: parent

    onFocusedChanged: if (!root.focused) Zoom.leave(root)
    onVisibleChanged: if (!root.visible) Zoom.leave(root)
    onFaceChanged: if (root.showing) root.known ? root.show() : Zoom.hide()
    Component.onDestruction: Zoom.leave(root)

    Timer {
        id: rest

        interval: Zoom.delay
        onTriggered: root.show()
    }
    HoverHandler {
        id: hover

        onHoveredChanged: {
            if (hovered)
                return rest.restart()
            rest.stop()
            Zoom.leave(root)
        }
    }
    TapHandler {
        onLongPressed: root.show()
        onPressedChanged: {
            rest.stop()
            Zoom.leave(root)
        }
    }
    Shortcut {
        sequence: "Z"
        enabled: root.focused && root.known && !Zoom.pinned
        onActivated: root.showing ? Zoom.hide() : root.show()
    }
}
