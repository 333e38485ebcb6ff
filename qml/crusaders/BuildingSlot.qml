import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** A place for a building on a state's board: empty, or with the card and, once it was used this round, a ban. */
Choosable {
    id: root

    required property var building // an entry of a state's buildings; nothing when the place is empty
    required property int slot
    readonly property bool built: (root.building ?? null) !== null
    readonly property bool banned: root.built && root.building.banned

    objectName: "building_%1".arg(root.slot)
    what: root.built ? root.building.what : ({})
    label: !root.built ? qsTr("Place for a building, empty")
        : root.banned ? qsTr("%1, used this round").arg(root.building.face.label) : root.building.face.label
    enabled: root.built
    radius: root.width / 14

    EmptySlot {
        anchors.fill: parent
        visible: !root.built
        icon: "building"
        label: root.label
    }
    CrusaderCard {
        anchors.fill: parent
        visible: root.built
        face: root.built ? root.building.face : ({})
        opacity: root.banned ? 0.6 : 1
    }
    BanMark {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.height - height * 1.06
        width: root.width * 0.5
        visible: root.banned
    }
    Zoomable { face: root.built ? root.building.face : ({}) }
}
