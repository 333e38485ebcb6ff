import QtQuick
import Outremer.Ui
import Outremer.Table

/** A token with its sign, whose it is, and how many lie there. */
PartThing {
    id: root

    property int form: TokenFace.Round

    implicitWidth: Theme.px(36)
    implicitHeight: Theme.px(36)
    radius: root.form === TokenFace.Round ? width / 2 : Theme.radius
    hint: root.thing.label

    TokenFace {
        anchors.fill: parent
        form: root.form
        sign: root.thing.sign
        color: Theme.houseColour(root.thing.colour)
        ink: Theme.houseInk(root.thing.colour)
        edge: Theme.shadow
        faceDown: root.thing.faceDown
        used: root.thing.used
    }
    CountBadge {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: Math.round(root.height * 0.42)
        visible: root.thing.count > 1
        text: root.thing.count
    }
}
