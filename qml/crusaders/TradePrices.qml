pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** The trade board of chapter II and later: what each good fetches now (CH2-TRADE). */
Row {
    id: root

    required property var prices
    readonly property real unit: root.height / 34

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Prices of goods")

    Repeater {
        model: root.prices

        Item {
            id: item

            required property string good
            required property int price
            required property bool sold
            required property string spoken

            width: root.width / 5
            height: root.height

            Accessible.role: Accessible.StaticText
            Accessible.name: item.spoken

            Rectangle {
                id: disc

                anchors.horizontalCenter: parent.horizontalCenter
                width: 20 * root.unit
                height: width
                radius: width / 2
                color: Theme.meansColour(item.good)
                border.width: Theme.hairline
                border.color: Theme.faded(Theme.vignetteShade, 0.5)

                SignIcon {
                    anchors.fill: parent
                    anchors.margins: 3 * root.unit
                    icon: item.good
                    color: Theme.meansInk(item.good)
                }
            }
            InkText {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 19 * root.unit
                font.pixelSize: Math.max(1, Math.round(12.5 * root.unit))
                font.bold: true
                font.underline: item.sold
                text: item.price
                Accessible.ignored: true
            }
            HoverHint { text: item.spoken }
        }
    }
}
