pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Table
import Outremer.Crusaders

/** One market: its decks at the left, its cells of the levels I–II, and apart from them those of the levels III–IV. */
Item {
    id: root

    required property Table table
    required property QtObject cells
    required property QtObject decks
    required property real deckWidth
    required property real cellWidth
    required property real gap
    property int size: 0 // cells before the gap
    readonly property real topX: root.deckWidth + 2 * root.gap + root.size * (root.cellWidth + root.gap) + root.gap

    function cellX(index: int, isTop: bool): real {
        return isTop ? root.topX + (index - root.size) * (root.cellWidth + root.gap)
                     : root.deckWidth + 2 * root.gap + index * (root.cellWidth + root.gap)
    }

    Repeater {
        id: decks

        model: root.decks

        MarketDeck {
            required property int index

            table: root.table
            y: Math.round(index * (root.height + root.gap) / decks.count)
            width: root.deckWidth
            height: Math.round((root.height - (decks.count - 1) * root.gap) / decks.count)
        }
    }
    Repeater {
        model: root.cells

        MarketCell {
            required property int index
            required property bool isTop
            required discount

            table: root.table
            x: Math.round(root.cellX(index, isTop))
            width: Math.round(root.cellWidth)
            height: root.height
        }
    }
}
