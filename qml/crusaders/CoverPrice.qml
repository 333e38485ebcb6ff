import QtQuick
import Outremer.Ui

/** A coin with a number: what it costs to cover the tokens of an inner cell. */
Rectangle {
    id: root

    required property int price

    radius: width / 2
    color: Theme.gold
    border.width: Math.max(1, root.width * 0.07)
    border.color: Qt.darker(Theme.gold, 1.45)

    Accessible.ignored: true

    InkText {
        anchors.centerIn: parent
        font.pixelSize: Math.max(1, Math.round(root.width * 0.62))
        font.bold: true
        color: Theme.vignetteShade
        text: root.price
        Accessible.ignored: true
    }
}
