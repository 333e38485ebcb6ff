import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Kingdoms

/** One card of the viewer's hand. */
Choosable {
    id: root

    required property string cardId
    required property string name
    required property string spoken
    required property var symbols
    required property bool fresh
    required property string seat

    objectName: "handCard"
    implicitWidth: Theme.cardWidth
    implicitHeight: Theme.cardHeight
    what: ({ seat: root.seat, card: root.cardId })
    label: root.spoken
    lift: -card.lift

    UnitCard {
        id: card

        anchors.fill: parent
        name: root.name
        Accessible.ignored: true
        symbols: root.symbols
        fresh: root.fresh
        raised: root.hovered || root.selected
    }
}
