import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** A card in the hand: it rises under the pointer and the keyboard, and is pale when it cannot be played any more. */
Choosable {
    id: root

    required property string noun
    required property string cardId
    required property var face
    required property string state
    readonly property bool raised: root.hovered || root.activeFocus || root.selected
    readonly property bool spent: root.state === "used" || root.state === "discarded"

    objectName: "hand_" + root.noun + "_" + root.cardId
    what: ({ [root.noun]: root.cardId })
    label: root.state === "used" ? qsTr("%1 Played in this battle.").arg(root.face.label)
         : root.state === "discarded" ? qsTr("%1 In the personal discard.").arg(root.face.label) : root.face.label
    lift: root.raised ? Theme.px(5) : 0

    CrusaderCard {
        y: -root.lift
        width: root.width
        height: root.height
        face: root.face

        Behavior on y { NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }

        Rectangle { // a veil, so that what lies beneath does not shine through
            anchors.fill: parent
            radius: parent.radius
            visible: root.spent
            color: Theme.faded(Theme.page, 0.5)
        }
        Rectangle {
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: -Theme.hairline * 2
            width: Math.round(parent.width * 0.3)
            height: width
            radius: width / 2
            visible: root.state === "used"
            color: Theme.card
            border.width: Theme.hairline
            border.color: Theme.inkSoft

            SignIcon {
                anchors.centerIn: parent
                width: Math.round(parent.width * 0.7)
                height: width
                icon: "check"
                color: Theme.inkSoft
            }
        }
    }
    Zoomable { face: root.face }
}
