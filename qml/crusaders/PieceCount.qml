import QtQuick
import Outremer.Ui

/** How much there is of something: its sign and a number. What there is none of is faint. */
Item {
    id: root

    required property string icon
    required property string label // what it is, in words
    property string text: ""
    property real size: Theme.iconSmall
    property real fontSize: Math.round(root.size * 0.86)
    property color tint: Theme.inkSoft
    property color outline: "transparent"
    property color ink: Theme.ink
    property bool faint: false
    property bool bold: true

    implicitWidth: root.size + Math.round(root.size * 0.2) + number.implicitWidth
    implicitHeight: Math.max(root.size, number.implicitHeight)
    opacity: root.faint ? 0.4 : 1

    Accessible.ignored: true

    SignIcon {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        width: root.size
        height: root.size
        icon: root.icon
        color: root.tint
        outline: root.outline
        outlineWidth: root.outline.a > 0 ? root.size / 14 : 0
    }
    InkText {
        id: number

        anchors.left: sign.right
        anchors.leftMargin: Math.round(root.size * 0.2)
        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: Math.max(1, Math.round(root.fontSize))
        font.bold: root.bold
        color: root.ink
        text: root.text
    }
    HoverHint { text: root.label }
}
