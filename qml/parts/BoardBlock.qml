import QtQuick
import Outremer.Ui
import Outremer.Table

/** A block of wood: standing with its face or its back to the viewer, or lying open. */
PartThing {
    id: root

    implicitWidth: Theme.px(56)
    implicitHeight: Theme.px(56)
    hint: root.thing.label

    BlockFace {
        anchors.fill: parent
        wood: Theme.houseColour(root.thing.colour)
        paper: Theme.card
        ink: Theme.ink
        shade: Theme.shadow
        family: Theme.textFamily
        sign: root.thing.sign
        name: root.thing.name
        letters: root.thing.letters
        note: root.thing.note
        strength: root.thing.strength
        most: root.thing.most
        halved: root.thing.halved
        hidden: root.thing.hidden
        lying: root.thing.lying
    }
}
