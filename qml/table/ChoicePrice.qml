import QtQuick
import Outremer.Ui
import Outremer.Table

/** The symbols of a price, and how many of them need not be paid. */
Row {
    id: root

    required property var price
    property int discount: 0
    property real size: Theme.px(16)

    height: root.size
    spacing: Theme.gapTiny

    PriceRow {
        width: root.price.length * root.size * 1.1
        height: root.size
        price: root.price
    }
    InkText {
        height: root.size
        verticalAlignment: Text.AlignVCenter
        visible: root.discount > 0
        font.pixelSize: Theme.fontTiny
        font.italic: true
        color: Theme.inkSoft
        text: qsTr("discount %1").arg(root.discount)
    }
}
