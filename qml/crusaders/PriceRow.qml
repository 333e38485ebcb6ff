pragma ComponentBehavior: Bound

import QtQuick
import Outremer

/** A price as goods symbols in a row; they overlap a little when there are many. */
Item {
    id: root

    required property var price
    readonly property real size: root.height
    readonly property real step: Math.min(root.size * 1.1, (root.width - root.size) / Math.max(1, root.price.length - 1))

    Accessible.ignored: true

    Repeater {
        model: root.price

        PriceSymbol {
            required property int index
            required property string modelData

            good: modelData
            x: Math.round((root.width - root.size - root.step * (root.price.length - 1)) / 2 + index * root.step)
            width: root.size
            height: root.size
        }
    }
}
