pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Outremer.Ui

/** A number of the box that is our guess until the group says what is printed: one number, or which terrains. */
RowLayout {
    id: root

    required property string key
    required property string text
    required property int value
    required property int least
    required property int most
    required property bool isCorrected
    required property var choices // of terrains: { text, bit }
    signal corrected(int value)
    signal forgotten()

    objectName: "box." + root.key
    spacing: Theme.gap

    InkText {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        wrapMode: Text.WordWrap
        text: root.isCorrected ? root.text : qsTr("%1 (our guess)").arg(root.text)
        color: root.isCorrected ? Theme.ink : Theme.inkSoft
    }
    InkStepper {
        visible: root.choices.length === 0
        value: root.value
        least: root.least
        most: root.most
        label: root.text
        onPicked: value => root.corrected(value)
    }
    Flow {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: root.choices.length > 0
        spacing: Theme.gapSmall

        Repeater {
            model: root.choices

            InkSwitch {
                required property var modelData

                text: modelData.text
                checked: (root.value & modelData.bit) !== 0
                onToggled: root.corrected(root.value ^ modelData.bit)
            }
        }
    }
    InkButton {
        quiet: true
        text: root.isCorrected ? qsTr("Take back") : qsTr("So it is")
        onClicked: root.isCorrected ? root.forgotten() : root.corrected(root.value)
    }
}
