import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** A place for an active spy: the card with the arms of the state it works against; a ban once it was used. */
Choosable {
    id: root

    required property var spy // an entry of a state's spies; nothing when the place is empty
    required property int slot
    readonly property bool active: (root.spy ?? null) !== null
    readonly property bool used: root.active && root.spy.used

    objectName: "spy_%1".arg(root.slot)
    what: root.active ? root.spy.what : ({})
    label: !root.active ? qsTr("Place for a spy, empty")
        : root.used ? qsTr("%1. Against: %2. Used this round.").arg(root.spy.face.label).arg(root.spy.targetName)
                    : qsTr("%1. Against: %2.").arg(root.spy.face.label).arg(root.spy.targetName)
    enabled: root.active
    radius: root.width / 14

    EmptySlot {
        anchors.fill: parent
        visible: !root.active
        icon: "spy"
        label: root.label
    }
    CrusaderCard {
        anchors.fill: parent
        visible: root.active
        face: root.active ? root.spy.face : ({})
        opacity: root.used ? 0.6 : 1
    }
    Shield {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: -height * 0.6 // the card's words end above it
        width: root.width * 0.3
        height: width * 1.17
        visible: root.active
        house: root.active ? root.spy.target : ""
        opacity: root.used ? 0.6 : 1
    }
    BanMark {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.height * 0.55 - height / 2
        width: root.width * 0.46
        visible: root.used
    }
    Zoomable { face: root.active ? root.spy.face : ({}) }
}
