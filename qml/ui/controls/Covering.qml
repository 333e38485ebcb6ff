import QtQuick
import QtQuick.Templates as T
import Outremer.Ui

/** Something that covers the page for a while: it takes the keyboard and gives it back to whoever had it. */
T.Popup {
    id: root

    property Item cameFrom: null

    /** Closes and gives the keyboard back at once, before something else is done. */
    function dismiss() {
        root.cameFrom?.forceActiveFocus(Qt.PopupFocusReason)
        root.cameFrom = null
        root.close()
    }

    modal: true
    focus: true

    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.quick } }
    exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.quick } }

    onAboutToShow: root.cameFrom = root.parent?.Window.activeFocusItem ?? null
    onClosed: root.cameFrom?.forceActiveFocus(Qt.PopupFocusReason)
}
