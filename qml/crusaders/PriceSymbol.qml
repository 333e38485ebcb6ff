import QtQuick
import Outremer

/** One symbol of a price: a roundel in the good's colour with its drawing. */
Rectangle {
    id: root

    required property string good

    radius: width / 2
    color: Theme.goodColour(root.good)
    border.width: Theme.hairline
    border.color: Theme.faded(Theme.vignetteShade, 0.6)

    Accessible.ignored: true

    CrusaderIcon {
        anchors.centerIn: parent
        width: root.width * 0.74
        height: width
        icon: root.good
        color: Theme.goodInk(root.good)
    }
}
