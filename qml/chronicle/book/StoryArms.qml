pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** The arms of those a story is about, side by side. */
Item {
    id: root

    required property var houses

    implicitHeight: Theme.px(84)

    Row {
        anchors.centerIn: parent
        spacing: Theme.gapLarge

        Repeater {
            model: root.houses

            Shield {
                required property string modelData

                implicitWidth: Theme.px(56)
                implicitHeight: Theme.px(66)
                house: modelData
            }
        }
    }
}
