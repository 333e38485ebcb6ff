pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui

/** One of a few texts. Reports a pick and leaves it to its owner to set `current`. Left and right arrows walk. */
FocusScope {
    id: root

    required property var values
    property int current: 0
    property string label: ""
    readonly property string value: root.values[root.current] ?? ""
    signal picked(int index)

    implicitWidth: line.implicitWidth + 2 * line.anchors.margins
    implicitHeight: Theme.control
    opacity: root.enabled ? 1 : Theme.disabledOpacity
    activeFocusOnTab: true

    Accessible.role: Accessible.Grouping
    Accessible.name: root.label === "" ? root.value : qsTr("%1: %2").arg(root.label).arg(root.value)
    Accessible.focusable: true

    Cartouche {
        anchors.fill: parent
        color: Theme.parchmentDeep

        FocusFrame { focused: root.activeFocus }
    }
    RowLayout {
        id: line

        anchors.fill: parent
        anchors.margins: 3 * Theme.hairline
        spacing: 0

        Repeater {
            model: root.values

            ChoiceSegment {
                required property int index
                required property string modelData

                Layout.fillWidth: true
                Layout.fillHeight: true
                text: modelData
                chosen: index === root.current
                divided: index > 0 && !chosen && index - 1 !== root.current
                onTapped: root.pick(index)
            }
        }
    }

    /** Asks for the value at `index`, if there is one and it is not the present one. */
    function pick(index: int) {
        root.forceActiveFocus()
        if (index >= 0 && index < root.values.length && index !== root.current)
            root.picked(index)
    }

    Keys.onLeftPressed: root.pick(root.current - 1)
    Keys.onRightPressed: root.pick(root.current + 1)
}
