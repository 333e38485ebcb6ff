import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** The back of a card of Crusaders, or a deck of them: its deck's colour, sign and line; the levels as a numeral. */
Item {
    id: root

    property string noun: ""
    property int level: 0
    property int count: 0
    property bool saracen: false
    property string levels: ""

    implicitWidth: Theme.cardWidth
    implicitHeight: Theme.cardHeight

    Accessible.role: Accessible.Graphic
    Accessible.name: root.count > 0 ? qsTr("Cards in the deck: %1").arg(root.count) : qsTr("Face-down card")

    PaintedCard {
        id: sheet

        anchors.fill: parent
        anchors.margins: -sheet.bleed
        palette: CardLooks.palette
        face: ({ noun: root.noun, saracen: root.saracen, level: root.level, count: root.count, levels: root.levels })
    }
}
