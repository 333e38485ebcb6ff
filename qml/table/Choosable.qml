import QtQuick
import Outremer.Ui
import Outremer.Table

/**
 * Anything on a board that may be chosen: it says what it stands for, glows when it is an option, and takes a click,
 * a tap, Enter or Space. When it is no option it says why not. Of several that lie upon each other the topmost is meant.
 */
FocusScope {
    id: root

    required property Table table
    required property var what
    required property string label
    property var orElse: ({})
    readonly property alias selectable: target.selectable
    readonly property alias selected: target.selected
    readonly property alias hovered: hover.hovered
    property real lift: 0
    property real radius: Theme.radius
    default property alias content: holder.data

    function choose() {
        root.forceActiveFocus()
        target.choose()
    }

    activeFocusOnTab: target.selectable || root.activeFocus

    Accessible.role: Accessible.Button
    Accessible.name: root.label
    Accessible.focusable: true
    Accessible.selected: target.selected
    Accessible.onPressAction: root.choose()

    ChoiceTarget {
        id: target

        table: root.table
        what: root.what
        orElse: root.orElse
    }
    Item {
        id: holder

        anchors.fill: parent
    }
    FocusFrame {
        anchors.fill: parent
        anchors.topMargin: -root.lift
        anchors.bottomMargin: root.lift
        radius: root.radius
        selectable: target.selectable
        selected: target.selected
        focused: root.activeFocus
    }
    Hover {
        id: hover

        cursorShape: target.selectable ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    TapHandler {
        gesturePolicy: TapHandler.WithinBounds // takes the press for itself: what lies beneath is not meant
        onTapped: root.choose()
    }

    Keys.onPressed: event => {
        if (![Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key))
            return
        event.accepted = true
        if (event.isAutoRepeat) // a key held down chooses once, and never for the next player
            return
        target.choose()
        root.table.focusFirst()
    }
}
