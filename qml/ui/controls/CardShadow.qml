pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** The shadow a card throws on the table; deeper while the card is lifted. */
Item {
    id: root

    property real radius: Theme.radius
    property bool lifted: false

    Repeater {
        model: 3

        Rectangle {
            required property int index
            readonly property int drop: (root.lifted ? 2 : 1) * (index + 1) * Theme.hairline

            x: -index * Theme.hairline / 2
            y: drop
            width: root.width + index * Theme.hairline
            height: root.height
            radius: root.radius
            color: Theme.faded(Theme.shadow, Theme.dark ? 0.30 : 0.12)
        }
    }
}
