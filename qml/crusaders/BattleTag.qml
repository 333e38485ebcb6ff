import QtQuick
import Outremer.Ui

/** A sign and a word on a small slip of parchment. */
Rectangle {
    id: root

    required property string icon
    required property string words
    required property real unit

    width: label.x + label.implicitWidth + 7 * root.unit
    height: Math.round(20 * root.unit)
    radius: Theme.radius / 2
    color: Theme.parchmentLight
    border.width: Theme.hairline
    border.color: Theme.gold

    Accessible.role: Accessible.StaticText
    Accessible.name: root.words

    SignIcon {
        id: sign

        x: 5 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        width: 14 * root.unit
        height: width
        icon: root.icon
        color: Theme.ink
    }
    InkText {
        id: label

        x: sign.x + sign.width + 4 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: Math.round(12 * root.unit)
        text: root.words
        Accessible.ignored: true
    }
}
