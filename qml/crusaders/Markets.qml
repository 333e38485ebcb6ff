pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** Everything that can be bought, at one sight: buildings, tactics, governors, and the decks they come from. */
Item {
    id: root

    required property Table table
    required property MarketPart markets
    readonly property real gap: Theme.px(4)
    readonly property real deckWidth: Math.round(root.width * 0.093)
    readonly property real rowHeight: Math.floor((root.height - 2 * root.gap) / 3)
    readonly property int columns: Math.max(1, root.markets.size + root.markets.topSize)
    readonly property real cellWidth: (root.width - root.deckWidth - 2 * root.gap) / root.columns - root.gap

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Markets")

    Repeater { // beds under the two halves of each row
        model: 6

        Rectangle {
            required property int index
            readonly property bool isTop: index % 2 === 1

            x: isTop ? governors.topX - root.gap : root.deckWidth + root.gap
            y: Math.floor(index / 2) * (root.rowHeight + root.gap) - root.gap / 2
            width: (isTop ? root.markets.topSize : root.markets.size) * (root.cellWidth + root.gap) + root.gap
            height: root.rowHeight + root.gap
            radius: Theme.hairline * 4
            visible: index < 5
            color: Theme.faded(Theme.parchmentDeep, isTop ? 0.75 : 0.4)
        }
    }
    MarketRow {
        id: buildings

        width: root.width
        height: root.rowHeight
        table: root.table
        cells: root.markets.buildings
        decks: root.markets.buildingDecks
        size: root.markets.size
        deckWidth: root.deckWidth
        cellWidth: root.cellWidth
        gap: root.gap
    }
    MarketRow {
        id: tactics

        y: root.rowHeight + root.gap
        width: root.width
        height: root.rowHeight
        table: root.table
        cells: root.markets.tactics
        decks: root.markets.tacticDecks
        size: root.markets.size
        deckWidth: root.deckWidth
        cellWidth: root.cellWidth
        gap: root.gap
    }
    MarketRow {
        id: governors

        y: 2 * (root.rowHeight + root.gap)
        width: root.width
        height: root.rowHeight
        table: root.table
        cells: root.markets.governors
        decks: root.markets.governorDecks
        size: root.markets.size
        deckWidth: root.deckWidth
        cellWidth: root.cellWidth
        gap: root.gap
    }
    Repeater { // the face-up buildings of level 0
        model: root.markets.freeBuildings

        MarketCell {
            required count

            table: root.table
            noun: "building"
            x: Math.round(governors.topX)
            y: governors.y
            width: Math.round(root.cellWidth)
            height: root.rowHeight
        }
    }
    Repeater {
        model: root.markets.otherDecks

        MarketDeck {
            required property int index
            readonly property real room: (root.width - decksX - root.gap) / 2
            readonly property real decksX: governors.topX + root.cellWidth + root.gap

            table: root.table
            x: Math.round(decksX + index % 2 * (room + root.gap))
            y: governors.y + Math.floor(index / 2) * Math.round((root.rowHeight + root.gap) / 2)
            width: Math.round(room - root.gap / 2)
            height: Math.round((root.rowHeight - root.gap) / 2)
        }
    }
}
