pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui

/** One of a few houses by its arms; the chosen one pressed again is nobody. */
Row {
    id: root

    required property var choices // { value, text, house }
    required property string label
    property var value: undefined
    signal picked(var value)

    height: Theme.control
    spacing: Theme.px(6)

    Repeater {
        model: root.choices

        ShieldToggle {
            required property var modelData

            objectName: "house-" + modelData.house
            anchors.verticalCenter: parent?.verticalCenter
            width: Theme.px(30)
            height: Theme.px(36)
            house: modelData.house
            on: root.value === modelData.value
            opacity: on ? 1 : 0.55
            label: qsTr("%1: %2").arg(root.label).arg(modelData.text)
            onToggled: root.picked(on ? undefined : modelData.value)
        }
    }
}
