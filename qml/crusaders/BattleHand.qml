pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Table
import Outremer.Crusaders

/** The viewer's cards in a battle, side by side, each with both its halves to read. */
Item {
    id: root

    required property Table table
    required property var hand
    required property real unit
    required property real room // that it may take up
    property int places: 0 // a card that is played leaves its place empty: the others are not laid out anew
    readonly property int count: root.hand.count
    readonly property real gap: 7 * root.unit
    readonly property real cardWidth: Math.min(186 * root.unit, (root.room - root.gap * (root.places - 1)) / Math.max(1, root.places))

    implicitWidth: (root.cardWidth + root.gap) * root.places - root.gap

    onCountChanged: root.places = root.count === 0 ? 0 : Math.max(root.places, root.count)

    Row {
        anchors.right: parent.right
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
