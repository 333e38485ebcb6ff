import QtQuick
import Outremer.Ui
import Outremer.Crusaders

/** A card of Crusaders as its face says (app/crusaders/board/cardfaces.h), at any size; without a name its back. */
Item {
    id: root

    property var face: ({})
    property alias compact: sheet.compact
    readonly property alias complete: sheet.complete
    readonly property real radius: Math.round(Math.min(root.width / 14, Theme.px(12)))

    implicitWidth: Theme.cardWidth
    implicitHeight: Theme.cardHeight

    Accessible.role: Accessible.Graphic
    Accessible.name: root.face?.label ?? ""

    PaintedCard {
        id: sheet

        anchors.fill: parent
        anchors.margins: -sheet.bleed
        palette: CardLooks.palette
        face: root.face ?? ({})
    }
}
