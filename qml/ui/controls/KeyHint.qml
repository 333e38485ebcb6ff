import QtQuick
import Outremer.Ui

/** The key that does the same, in a small box. */
Rectangle {
    id: root

    required property string text
    property color ink: Theme.inkSoft

    implicitWidth: Math.max(implicitHeight, label.implicitWidth + Theme.gapSmall)
    implicitHeight: label.implicitHeight + Theme.hairline * 2
    radius: Theme.hairline * 3
    color: "transparent"
    border.width: Theme.hairline
    border.color: Theme.faded(root.ink, 0.55)

    Text {
        id: label

        anchors.centerIn: parent
        text: root.text
        textFormat: Text.PlainText
        font.family: Theme.textFamily
        font.pixelSize: Theme.fontTiny
        color: root.ink
    }
}
