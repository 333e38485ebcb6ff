pragma Singleton

import QtQuick

/** The one card that is shown large, and the item it lies beside; `pinned` when it stays until it is closed. */
QtObject {
    id: root

    property var face: null
    property Item source: null
    property bool pinned: false
    property int delay: 600 // of a resting pointer
    readonly property bool shown: root.face !== null
    property var waiting: null // the Zoomable a pointer has come to
    readonly property Timer rest: Timer {
        interval: root.delay
        onTriggered: root.waiting?.show()
    }

    function show(face: var, item: Item) {
        root.pinned = false
        root.source = item
        root.face = face
    }
    /** Shows a card in the middle of the page until it is closed. */
    function pin(face: var) {
        root.source = null
        root.pinned = true
        root.face = face
    }
    function hide() {
        root.face = null
        root.source = null
        root.pinned = false
    }
    /** Shows the card of a Zoomable once the pointer has rested there. */
    function await(item: Item) {
        root.waiting = item
        root.rest.restart()
    }
    /** The pointer does not rest on `item`, or no longer. */
    function forget(item: Item) {
        if (root.waiting === item) {
            root.waiting = null
            root.rest.stop()
        }
        root.leave(item)
    }
    /** Hides the card if it is `item`'s. */
    function leave(item: Item) {
        if (root.source === item && !root.pinned)
            root.hide()
    }
}
