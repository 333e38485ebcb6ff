import QtQuick
import Outremer

/** The foot of a card shown large: its price, and small marks that say whether we made it up and which chapter brings it. */
Item {
    id: root

    required property var face
    required property real unit
    readonly property var price: root.face.price ?? []

    Rectangle {
        anchors.fill: parent
        radius: Math.round(8 * root.unit)
        color: Theme.faded(Theme.parchmentDeep, 0.6)
    }
    Rectangle {
        width: parent.width
        height: Theme.hairline
        radius: height / 2
        color: Theme.gold
    }
    PriceRow {
        anchors.verticalCenter: parent.verticalCenter
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width * 0.5
        height: Math.round(32 * root.unit)
        visible: root.price.length > 0
        price: root.price
    }
    FitText {
        x: Math.round(10 * root.unit)
        horizontalAlignment: Text.AlignLeft
        width: parent.width * (root.price.length > 0 ? 0.24 : 0.5) - x
        height: parent.height
        leading: 0.9
        largest: 11 * root.unit
        smallest: 8 * root.unit
        color: Theme.inkSoft
        words: root.face.house ? qsTr("House card") : ""
    }
    FitText {
        anchors.right: parent.right
        anchors.rightMargin: Math.round(10 * root.unit)
        width: parent.width * (root.price.length > 0 ? 0.24 : 0.5) - anchors.rightMargin
        height: parent.height
        horizontalAlignment: Text.AlignRight
        leading: 0.9
        largest: 11 * root.unit
        smallest: 8 * root.unit
        color: Theme.inkSoft
        words: root.face.chapter > 0 ? qsTr("Chapter %1").arg(CardLooks.numerals[root.face.chapter]) : ""
    }
}
