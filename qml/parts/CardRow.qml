pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table

/**
 * Face-up cards side by side and, before them, the deck they come from. Where there is too little room they overlap; the
 * one that is meant rises, but stays in its place, so that its neighbours can still be pointed at. As a fan they are held
 * in a hand. `face` draws a card: a delegate whose `modelData` is the row and which fills its parent.
 */
Item {
    id: root

    required property Table table
    required property var rows // ThingRows of CardThing
    property Component face: plain
    property var deck: null // a BoardThing; null: there is none
    property int deckCount: 0
    property bool fan: false
    property string label: ""
    property real ratio: 0.7 // width to height of a card
    readonly property real lift: Math.round(root.height * 0.06) // by which a card rises that is meant
    readonly property real cardHeight: root.height - (root.fan ? 2 : 1) * root.lift
    readonly property real cardWidth: Math.round(root.cardHeight * root.ratio)
    readonly property real begin: root.deck ? Math.round(root.cardWidth * 1.12) + Theme.gapSmall : 0
    readonly property real room: Math.max(root.cardWidth, root.width - root.begin)
    readonly property real step: Math.min(root.cardWidth + Theme.gapSmall, (root.room - root.cardWidth) / Math.max(1, root.rows.count - 1))
    readonly property real spread: root.cardWidth + root.step * Math.max(0, root.rows.count - 1)
    readonly property bool overlapping: root.step < root.cardWidth

    implicitWidth: root.begin + root.rows.count * (root.cardWidth + Theme.gapSmall) - Theme.gapSmall
    implicitHeight: Theme.px(98)

    Accessible.role: Accessible.Grouping
    Accessible.name: root.label

    Repeater {
        model: root.deck ? 1 : 0

        PartThing {
            objectName: "deck"
            y: root.lift
            width: root.cardWidth
            height: root.cardHeight
            opacity: root.deckCount > 0 ? 1 : Theme.disabledOpacity
            table: root.table
            thing: root.deck
            hint: root.deck.label

            CardBack {
                anchors.fill: parent
                count: root.deckCount
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: root.rows

        PartThing {
            id: card

            required property int index
            required property var row
            readonly property real middle: card.index - (root.rows.count - 1) / 2
            readonly property real arch: root.fan ? Math.pow(2 * card.middle / root.rows.count, 2) : 0 // a turned picture is ragged

            objectName: "card_" + card.row.id
            x: Math.round(root.begin + (root.fan ? (root.room - root.spread) / 2 : 0) + card.index * root.step)
            y: Math.round(root.lift * (card.raised ? 0 : 1 + card.arch))
            width: root.cardWidth
            height: root.cardHeight
            table: root.table
            thing: card.row

            Repeater {
                model: [card.row]
                delegate: card.row.faceDown ? back : root.face
            }

            Behavior on y {
                enabled: Theme.motion
                NumberAnimation { duration: Theme.quick }
            }
        }
    }
    Component {
        id: back

        CardBack {
            anchors.fill: parent
            Accessible.ignored: true
        }
    }
    Component {
        id: plain

        PlainCard {
            required property var modelData

            anchors.fill: parent
            card: modelData
        }
    }
}
