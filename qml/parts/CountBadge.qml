import QtQuick
import Outremer.Ui

/** A number on a small plate at the corner of a thing: how many there are, or how many more. */
Rectangle {
    id: root

    required property string text

    width: Math.max(height, Math.round(number.implicitWidth + height * 0.5))
    height: Theme.px(16)
    radius: height / 2
    color: Theme.card
    border.width: Theme.hairline
    border.color: Theme.cardEdge

    Accessible.ignored: true

    InkText {
        id: number

        anchors.centerIn: parent
        font.pixelSize: Math.max(1, Math.round(root.height * 0.76))
        font.bold: true
        text: root.text
    }
}
