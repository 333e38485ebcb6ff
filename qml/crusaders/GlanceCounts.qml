pragma ComponentBehavior: Bound

import QtQuick
import Outremer

/** The numbers of a glance in two lines: the treasury, then the turn order, the pieces and the cards. */
Item {
    id: root

    required property var row
    required property real unit
    readonly property real size: Math.round(14 * root.unit)
    readonly property var stops: [0, 36, 72, 98, 124, 150, 176] // of 202
    readonly property var columns: root.stops.map(x => Math.round(x * root.width / 202)) // two digits need more
    readonly property var rescripts: root.row.rescripts
    // Icon, number and words.
    readonly property var pieces: [
        ["holiness", qsTr("%1.", "place in an order").arg(root.row.place), qsTr("Place in the turn order")],
        ["troop", root.row.troops, qsTr("Troops in the supply")],
        ["level", root.row.cities, qsTr("Cities")],
        ["building", root.row.buildings.length, qsTr("Buildings")],
        ["tactic", root.row.learned, qsTr("Tactics learnt")],
        ["rescript", root.rescripts[0] + root.rescripts[1], qsTr("Rescripts")],
        ["spy", root.row.spies.length + root.row.heldSpies, qsTr("Spies, in play and held")]
    ]

    Accessible.ignored: true

    PieceCount {
        width: root.columns[1]
        height: root.height / 2
        size: root.size
        icon: "coin"
        tint: Theme.gold
        text: root.row.coins
        label: qsTr("Coins")
    }
    PieceCount {
        x: root.columns[1]
        width: root.columns[1]
        height: root.height / 2
        size: root.size
        icon: "influence"
        tint: Theme.accentText
        text: root.row.influence ?? "?"
        label: root.row.influence === undefined ? qsTr("Influence: secret until the end") : qsTr("Influence")
    }
    Repeater {
        model: 5

        PieceCount {
            required property int index
            readonly property var good: root.row.goods[index]

            x: root.columns[index + 2]
            width: root.columns[3] - root.columns[2]
            height: root.height / 2
            size: root.size
            icon: good.id
            tint: Theme.goodColour(good.id)
            outline: Theme.dark ? "transparent" : Qt.darker(tint, good.id === "candles" ? 2.4 : 1.4)
            faint: good.counts[0] + good.counts[1] + good.counts[2] === 0
            ink: good.counts[0] > 0 ? Theme.ink : Theme.inkSoft
            bold: good.counts[0] > 0
            text: good.counts[0]
            label: qsTr("%1: ready %2, spent %3, blocked %4").arg(good.name).arg(good.counts[0]).arg(good.counts[1]).arg(good.counts[2])
        }
    }
    Repeater {
        model: 7

        PieceCount {
            required property int index
            readonly property var piece: root.pieces[index]

            x: root.columns[index]
            y: root.height / 2
            width: (root.columns[index + 1] ?? root.width) - x
            height: root.height / 2
            size: root.size
            icon: piece[0]
            text: piece[1]
            label: piece[2]
            faint: piece[1] === 0
        }
    }
}
