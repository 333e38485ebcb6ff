import QtQuick
import Outremer.Table
import Outremer.Crusaders

/** Along the foot of a battle: what has happened, and the viewer's cards while there are any to play. */
Item {
    id: root

    required property Table table
    required property TalePart tale
    required property var cards // the viewer's
    required property real unit
    required property real gap
    readonly property bool fighting: root.cards.count > 0

    BattleStory {
        width: parent.width - (root.fighting ? hand.width + root.gap : 0)
        height: parent.height
        unit: root.unit
        story: root.tale.story
        rule: root.tale.explanation
    }
    BattleHand {
        id: hand

        anchors.right: parent.right
        height: parent.height
        visible: root.fighting
        unit: root.unit
        room: parent.width - 300 * root.unit
        table: root.table
        hand: root.cards
    }
}
