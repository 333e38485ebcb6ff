import QtQuick
import Outremer.Ui

/** A small round number: a place in the turn order. The first is golden. */
Rectangle {
    id: root

    required property int place

    height: root.width
    radius: root.width / 2
    color: root.place === 1 ? Theme.gold : Theme.parchmentLight
    border.width: Theme.hairline
    border.color: Theme.ruleStrong

    Accessible.ignored: true

    InkText {
        anchors.centerIn: parent
        font.pixelSize: Math.max(1, Math.round(root.width * 0.7))
        font.bold: true
        color: root.place === 1 ? Theme.vignetteShade : Theme.ink
        text: root.place
        Accessible.ignored: true
    }
}
