pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table

/** One option in a list: the key that takes it, its sign, its words, what it costs or brings. */
ChoiceFace {
    id: root

    required text
    property int discount: 0
    property var face: ({})
    signal picked()

    palette: Paints.palette
    look: Paints.choice
    discountText: root.discount > 0 ? qsTr("discount %1").arg(root.discount) : ""
    lit: hover.hovered || root.activeFocus
    pressed: tap.pressed
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name: root.note === "" ? root.text : qsTr("%1: %2").arg(root.text).arg(root.note)
    Accessible.description: root.price.length > 0 ? qsTr("Price: %1").arg(root.price.length) : ""
    Accessible.focusable: true
    Accessible.onPressAction: root.picked()

    Repeater { // most options are no card
        model: (root.face?.name ?? "") !== "" ? 1 : 0

        Zoomable { face: root.face }
    }
    FocusFrame { // inside, because lists clip
        anchors.margins: 2 * Theme.line
        focused: root.activeFocus
    }
    Hover {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        id: tap

        onTapped: root.picked()
    }

    Keys.onPressed: event => {
        if (![Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key))
            return
        event.accepted = true
        if (!event.isAutoRepeat) // a key held down chooses once, and never for the next player
            root.picked()
    }
}
