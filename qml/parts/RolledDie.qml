import QtQuick
import Outremer.Ui
import Outremer.Table

/** One die of a roll: while it tumbles it turns and shows one face after the other, the last ones longer than the first. */
Item {
    id: root

    required property var row // a DieThing
    required property int index
    required property real spin
    readonly property real remaining: Math.max(0, Math.min(1, root.spin * 1.6 - 0.6 + Math.min(0.6, root.index * 0.08)))
    readonly property bool tumbling: root.spin > 0 && root.remaining > 0
    readonly property int shown: root.tumbling
        ? 1 + (root.row.value + 2 * root.index + Math.ceil(root.remaining * 9) * 5) % root.row.sides : root.row.value

    objectName: "die_" + root.row.id

    Accessible.role: Accessible.Graphic
    Accessible.name: root.row.label

    DieFace {
        anchors.fill: parent
        rotation: root.tumbling ? root.remaining * root.remaining * 540 * (root.index % 2 === 0 ? 1 : -1) : 0
        sides: root.row.sides
        value: root.shown
        counts: root.row.counts && !root.tumbling
        kind: root.row.kind
        paper: Theme.card
        ink: Theme.ink
        edge: Theme.cardEdge
        mark: Theme.glow
        family: Theme.textFamily
    }
}
