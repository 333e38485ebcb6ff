import QtQuick
import Outremer.Ui

/** Chapter IV: where the Saracen commander is, what he was ordered last and how many orders are still to come (CH4-CMD). */
Item {
    id: root

    required property var commander
    readonly property var face: root.commander.face ?? ({})
    readonly property string order: root.face.name ?? ""
    readonly property real unit: root.height / 36

    activeFocusOnTab: true

    Accessible.role: Accessible.StaticText
    Accessible.focusable: true
    Accessible.name: root.order === "" ? qsTr("Orders of the commander to come: %1").arg(root.commander.left ?? 0)
        : qsTr("Order of the commander: %1. Orders to come: %2").arg(root.order).arg(root.commander.left ?? 0)
    Accessible.description: root.face.text ?? ""

    Rectangle {
        id: tile

        width: 30 * root.unit
        height: parent.height
        radius: 3 * root.unit
        color: Theme.houseColour("saracens")
        border.width: Theme.hairline
        border.color: Theme.gold

        SignIcon {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 2 * root.unit
            width: 20 * root.unit
            height: width
            icon: "commander"
            color: Theme.houseInk("saracens")
        }
        InkText {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            font.pixelSize: Math.max(1, Math.round(11 * root.unit))
            font.bold: true
            color: Theme.houseInk("saracens")
            text: root.commander.left ?? ""
            Accessible.ignored: true
        }
    }
    Column {
        anchors.left: tile.right
        anchors.leftMargin: 6 * root.unit
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter

        InkText {
            width: parent.width
            elide: Text.ElideRight
            font.pixelSize: Math.max(1, Math.round(12 * root.unit))
            text: root.commander.city ? qsTr("Zengi: %1").arg(root.commander.city) : qsTr("Zengi has no city left")
            Accessible.ignored: true
        }
        InkText {
            width: parent.width
            visible: root.order !== ""
            elide: Text.ElideRight
            font.pixelSize: Math.max(1, Math.round(11 * root.unit))
            font.italic: true
            color: Theme.inkSoft
            text: root.order
            Accessible.ignored: true
        }
    }
    Zoomable { face: root.face }
    FocusFrame { focused: root.activeFocus }
}
