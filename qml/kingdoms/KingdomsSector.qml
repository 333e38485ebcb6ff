pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Kingdoms

/** One player's sector of one territory: its number and name, up to four cards, the squads they form, the marker. */
Choosable {
    id: root

    required property string seatId
    required property string territoryId
    required property string territoryName
    required property int number
    required property int column
    required property int row
    required property var cards
    required property var squads
    required property int marker
    required property string spoken

    objectName: "sector_" + root.seatId + "_" + root.territoryId
    what: ({ seat: root.seatId, territory: root.territoryId })
    label: root.spoken

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.faded(root.marker > 0 ? Theme.houseColour(root.seatId) : Theme.parchmentLight, root.marker > 0 ? 0.18 : 0.75)
        border.width: Theme.hairline
        border.color: Theme.rule
    }
    Rectangle {
        width: Theme.px(4)
        height: parent.height
        color: Theme.houseColour(root.seatId)
    }
    Marker {
        id: seal

        x: Theme.gapSmall
        y: (heading.height - height) / 2
        width: Theme.px(24)
        height: width
        visible: root.marker > 0
        house: root.seatId
        number: root.marker
    }
    InkText {
        id: heading

        x: seal.visible ? seal.x + seal.width + Theme.gapTiny : Theme.gap
        height: Theme.px(24)
        width: squadRow.x - x - Theme.gapTiny
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: Theme.fontSmall
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(9)
        color: Theme.inkSoft
        text: heading.width < Theme.px(54) ? root.number : root.number + "  " + root.territoryName // never cut off
        Accessible.ignored: true
    }
    Row {
        id: squadRow

        anchors.right: parent.right
        anchors.rightMargin: Theme.gapTiny
        height: heading.height
        spacing: Theme.gapTiny

        Repeater {
            model: root.squads

            SquadBadge { y: (squadRow.height - height) / 2 }
        }
    }
    Column {
        id: strips

        readonly property real stripHeight: Math.min(Theme.px(44), (parent.height - heading.height - Theme.gapTiny) / 4 - spacing)

        anchors.top: heading.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.gapSmall
        anchors.rightMargin: Theme.gapTiny
        spacing: Math.max(1, Theme.px(2))

        Repeater {
            model: root.cards

            UnitStrip {
                required property var modelData

                width: strips.width
                height: strips.stripHeight
                name: modelData.name
                symbols: modelData.symbols
                Accessible.ignored: true
            }
        }
    }
}
