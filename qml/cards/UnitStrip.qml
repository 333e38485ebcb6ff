import QtQuick
import Outremer

/** A unit card laid in a sector, folded to a strip: a band of its strongest symbol, five places, perhaps its name. */
Rectangle {
    id: root

    required property string name
    required property var symbols
    property bool named: false
    property bool fresh: false
    property bool dimmed: false
    readonly property string strongest: root.symbols[root.symbols.length - 1] ?? ""

    implicitWidth: Theme.stripWidth
    implicitHeight: Theme.stripHeight
    radius: Math.round(root.height / 6)
    color: Theme.card
    border.width: root.fresh ? Theme.line : Theme.hairline
    border.color: root.fresh ? Theme.gold : Theme.cardEdge
    opacity: root.dimmed ? Theme.dimmedOpacity : 1

    Accessible.role: Accessible.Graphic
    Accessible.name: root.name

    Rectangle {
        id: band

        x: root.border.width
        y: root.border.width
        width: Math.round(root.height / 5)
        height: root.height - 2 * y
        radius: root.radius - root.border.width
        color: Theme.vignetteColour(root.strongest)
    }
    SymbolRow {
        id: row

        anchors.verticalCenter: parent.verticalCenter
        x: root.named ? band.width + Theme.gapTiny : Math.round((root.width + band.width - width) / 2)
        symbols: root.symbols
        size: Math.round(root.height * (root.named ? 0.6 : 0.7))
        spacing: root.named ? Math.round(Theme.gapTiny / 2) : Math.round((root.width - 5 * size) / 9)
    }
    Text {
        anchors.left: row.right
        anchors.right: parent.right
        anchors.leftMargin: Theme.gapTiny
        anchors.rightMargin: Theme.gapTiny
        anchors.verticalCenter: parent.verticalCenter
        height: parent.height
        visible: root.named
        text: root.name
        textFormat: Text.PlainText
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        font.family: Theme.displayFamily
        font.pixelSize: Theme.fontSmall
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.fontTiny
        color: Theme.inkSoft
        Accessible.ignored: true
    }
}
