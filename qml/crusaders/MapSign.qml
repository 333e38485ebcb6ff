import QtQuick
import Outremer

/** A small plate on the map with a sign and perhaps a number: a good, a bishop, a governor, raiders. */
Rectangle {
    id: root

    required property string icon
    required property color ink
    property string number: ""

    implicitWidth: root.number === "" ? root.height : Math.ceil(root.height * 0.98 + digits.implicitWidth)
    radius: root.number === "" ? root.height / 2 : root.height * 0.28
    border.width: Math.max(1, root.height / 14)
    border.color: Theme.levant.line

    Accessible.ignored: true

    CrusaderIcon {
        x: root.number === "" ? (root.width - width) / 2 : root.height * 0.1
        anchors.verticalCenter: parent.verticalCenter
        width: root.height * 0.74
        height: width
        icon: root.icon
        color: root.ink
    }
    InkText {
        id: digits

        anchors.right: parent.right
        anchors.rightMargin: root.height * 0.15
        anchors.verticalCenter: parent.verticalCenter
        visible: root.number !== ""
        text: root.number
        font.pixelSize: Math.max(1, Math.round(root.height * 0.78))
        font.bold: true
        color: root.ink
    }
}
