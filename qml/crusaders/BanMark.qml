import QtQuick
import Outremer.Ui

/** The token of a ban: what it lies on was used in this round. */
Rectangle {
    id: root

    height: root.width
    radius: root.width / 2
    color: Theme.parchmentLight
    border.width: Theme.hairline
    border.color: Theme.danger

    Accessible.ignored: true

    SignIcon {
        anchors.fill: parent
        anchors.margins: root.width * 0.12
        icon: "ban"
        color: Theme.danger
    }
}
