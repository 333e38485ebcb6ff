import QtQuick
import Outremer.Ui
import Outremer.Kingdoms

/** A unit card laid in a sector, folded to a strip: a band of its strongest symbol, five places. */
Rectangle {
    id: root

    required property string name
    required property var symbols
    readonly property string strongest: root.symbols[root.symbols.length - 1] ?? ""

    implicitWidth: Theme.stripWidth
    implicitHeight: Theme.stripHeight
    radius: Math.round(root.height / 6)
    color: Theme.card
    border.width: Theme.hairline
    border.color: Theme.cardEdge

    Accessible.role: Accessible.Graphic
    Accessible.name: root.name

    Rectangle {
        id: band

        x: root.border.width
        y: root.border.width
        width: Math.round(root.height / 5)
        height: root.height - 2 * y
        radius: root.radius - root.border.width
        color: KingdomsTheme.ground(root.strongest)
    }
    SymbolRow {
        anchors.verticalCenter: parent.verticalCenter
        x: Math.round((root.width + band.width - width) / 2)
        symbols: root.symbols
        size: Math.round(root.height * 0.7)
        spacing: Math.round((root.width - 5 * size) / 9)
    }
}
