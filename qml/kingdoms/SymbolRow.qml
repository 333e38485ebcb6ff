pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Kingdoms

/** Five fixed places for symbols, weakest at the left; a missing one leaves a pin-prick. */
Row {
    id: root

    required property var symbols
    property int size: Theme.iconSmall

    objectName: "symbolRow"
    spacing: Theme.gapTiny

    Accessible.ignored: true

    Repeater {
        model: KingdomsTheme.order

        Item {
            id: place

            required property string modelData
            readonly property bool present: root.symbols.indexOf(place.modelData) >= 0

            width: root.size
            height: root.size

            SymbolIcon {
                anchors.fill: parent
                symbol: place.modelData
                visible: place.present
            }
            Rectangle {
                anchors.centerIn: parent
                width: Math.max(2, Math.round(root.size / 7))
                height: width
                radius: width / 2
                color: Theme.rule
                visible: !place.present
            }
        }
    }
}
