import QtQuick
import Outremer.Table
import Outremer

/** The keys that work on every page, and those of a match that belong to no part of its board. */
Item {
    id: root

    required property Guide guide
    required property Counsel counsel
    required property bool inMatch
    property var places: []
    readonly property var held: root.Window.activeFocusItem
    signal go(string does)

    KeyAction { does: "help"; onActivated: root.go(does) }
    KeyAction { does: "rules"; onActivated: root.go(does) }
    KeyAction { does: "settings"; onActivated: root.go(does) }
    KeyAction { does: "book"; enabled: root.places.includes("book"); onActivated: root.go(does) }
    KeyAction { does: "fullScreen"; onActivated: root.go(does) }
    KeyAction { does: "quit"; onActivated: root.go(does) }
    KeyAction { does: "guide"; enabled: root.inMatch; onActivated: root.guide.toggle() }
    KeyAction { does: "counsel"; enabled: root.inMatch && root.counsel.possible; onActivated: root.counsel.toggle() }
    KeyAction { // what has the keyboard but is no option says so when it is chosen
        does: "whyNot"
        enabled: root.inMatch && root.held?.selectable === false
        onActivated: root.held.choose()
    }
}
