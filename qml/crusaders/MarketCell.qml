pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Table
import Outremer.Crusaders

/** One place of a market: a card that may be bought, or the empty bed it lay on. */
Item {
    id: root

    required property Table table
    required property string noun
    required property string cardId
    required property var face
    property int discount: 0
    readonly property Choosable choosable: holder.count > 0 ? holder.itemAt(0) as Choosable : null
    property int count: 1 // of cards that lie here one upon the other

    z: root.choosable?.selected ? 2 : root.choosable?.selectable ? 1 : 0

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.hairline
        radius: Math.round(root.width / 14)
        visible: root.cardId === ""
        color: Theme.faded(Theme.pageShade, 0.25)
        border.width: Theme.hairline
        border.color: Theme.rule
    }
    Repeater {
        id: holder

        model: root.cardId !== "" ? 1 : 0

        Choosable {
            anchors.fill: root
            objectName: "market_" + root.noun + "_" + root.cardId
            table: root.table
            what: ({ [root.noun]: root.cardId })
            label: root.discount > 0 ? qsTr("%1 Discount: %2.").arg(root.face.label).arg(root.discount) : root.face.label ?? ""

            CrusaderCard {
                anchors.fill: parent
                compact: true
                face: root.face
            }
            Zoomable { face: root.face }
        }
    }
    Rectangle { // how many cards lie here, or over the sign how many symbols of the price may be left out
        readonly property bool isDiscount: root.discount > 0

        x: isDiscount ? -Theme.hairline * 2 : parent.width - width + Theme.hairline
        y: isDiscount ? -Theme.hairline * 2 : parent.height - height + Theme.hairline
        width: Math.max(height, mark.implicitWidth + height * 0.4)
        height: Math.round(Math.min(root.width * 0.32, root.height * 0.22))
        radius: height / 2
        visible: root.cardId !== "" && (isDiscount || root.count > 1)
        color: isDiscount ? Theme.houseColour("antioch") : Theme.card
        border.width: Theme.hairline
        border.color: Theme.gold

        InkText {
            id: mark

            anchors.centerIn: parent
            font.pixelSize: Math.max(1, Math.round(parent.height * 0.74))
            font.bold: true
            color: parent.isDiscount ? Theme.accentInk : Theme.ink
            text: parent.isDiscount ? "−" + root.discount : "×" + root.count
            Accessible.ignored: true
        }
    }
}
