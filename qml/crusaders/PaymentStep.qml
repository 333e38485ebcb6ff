pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table

/** One step of a payment: above the symbols it covers, below what covers them. */
Column {
    id: root

    required property string icon
    required property string text
    required property var covers
    required property var face
    readonly property bool isGood: root.icon !== "any" && root.icon in Theme.means
    readonly property real size: Theme.px(26)

    spacing: Theme.hairline

    Accessible.role: Accessible.StaticText
    Accessible.name: root.text

    PriceRow {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.max(1, root.covers.length) * root.size
        height: root.size * 0.8
        price: root.covers
    }
    SignIcon {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.px(12)
        height: width
        rotation: 90
        icon: "next"
        color: Theme.inkSoft
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.size
        height: root.size
        radius: root.isGood || root.icon === "coin" ? width / 2 : Theme.radius
        color: root.isGood ? Theme.meansColour(root.icon) : root.icon === "coin" ? Theme.goldPale : Theme.parchmentDeep
        border.width: Theme.hairline
        border.color: Theme.faded(Theme.vignetteShade, 0.6)

        SignIcon {
            anchors.centerIn: parent
            width: root.size * 0.72
            height: width
            icon: root.icon
            color: root.isGood ? Theme.meansInk(root.icon) : root.icon === "coin" ? Theme.vignetteShade : Theme.ink
        }
        Zoomable { face: root.face }
    }
}
