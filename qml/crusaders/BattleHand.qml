pragma ComponentBehavior: Bound

import QtQuick
import Outremer

/** The viewer's cards in a battle, side by side, each with both its halves to read. */
Item {
    id: root

    required property Table table
    required property var hand
    required property real unit
    required property real room // that it may take up
    readonly property real gap: 7 * root.unit
    readonly property real cardWidth: Math.min(186 * root.unit, (root.room - root.gap * (root.hand.count - 1)) / Math.max(1, root.hand.count))

    implicitWidth: cards.width

    Row {
        id: cards

        height: parent.height
        spacing: root.gap

        Repeater {
            model: root.hand

            BattleCard {
                width: root.cardWidth
                height: root.height
                unit: root.unit
                table: root.table
            }
        }
    }
}
