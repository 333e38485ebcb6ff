import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** An active spy where there is little room: the arms it works against and its name; a ban once it was used. */
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
    radius: root.height / 10

    EmptySlot {
        anchors.fill: parent
        radius: root.radius
        visible: !root.active
        icon: "spy"
        label: root.label
    }
    Rectangle {
        anchors.fill: parent
        visible: root.active
        radius: root.radius
        color: Theme.card
        border.width: Theme.hairline
        border.color: Theme.cardEdge
        opacity: root.used ? 0.6 : 1

        Rectangle {
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.margins: Theme.hairline
            width: root.height * 0.66
            radius: root.radius
            color: root.active ? CardLooks.ground(root.spy.face) : "transparent"
        }
        Shield {
            x: root.height * 0.1
            anchors.verticalCenter: parent.verticalCenter
            width: root.height * 0.5
            height: width * 1.17
            house: root.active ? root.spy.target : ""
        }
        InkText {
            anchors.fill: parent
            anchors.leftMargin: root.height * 0.74
            anchors.rightMargin: root.height * 0.06
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            elide: Text.ElideRight
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.max(1, Math.round(root.height * 0.2))
            lineHeight: 0.85
            font.family: Theme.displayFamily
            font.pixelSize: Math.max(1, Math.round(root.height * 0.32))
            text: root.active ? root.spy.face.name : ""
        }
    }
    BanMark {
        x: root.height * 0.35 - width / 2
        anchors.verticalCenter: parent.verticalCenter
        width: root.height * 0.6
        visible: root.used
    }
    Zoomable { face: root.active ? root.spy.face : ({}) }
}
