import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** A card that lies face up on the board and can be looked at closely, with the pointer or from the keyboard. */
Item {
    id: root

    property var face: ({})
    property bool compact: false
    property string what: "" // said before the card's own words

    activeFocusOnTab: true

    Accessible.role: Accessible.Graphic
    Accessible.focusable: true
    Accessible.name: root.what
    Accessible.description: root.face?.text ?? ""

    CrusaderCard {
        anchors.fill: parent
        face: root.face
        compact: root.compact
        Accessible.ignored: true
    }
    Zoomable { face: root.face }
    FocusFrame { focused: root.activeFocus }
}
