import QtQuick
import QtQuick.Layouts
import Outremer.Ui

/** A number between two bounds, smaller to the left and larger to the right. Home brings back the usual one. */
FocusScope {
    id: root

    required property int value
    required property int from
    required property int to
    required property int usual
    property int step: 10
    property string label: ""
    property string words: String(root.value) // as it is written
    signal picked(int value)

    /** Asks for another number, kept within the bounds. */
    function ask(value: int) {
        root.forceActiveFocus()
        const next = Math.max(root.from, Math.min(root.to, value))
        if (next !== root.value)
            root.picked(next)
    }

    implicitWidth: line.implicitWidth + 6 * Theme.hairline
    implicitHeight: Theme.control
    activeFocusOnTab: true

    Accessible.role: Accessible.SpinBox
    Accessible.name: qsTr("%1: %2").arg(root.label).arg(root.words)
    Accessible.focusable: true
    Accessible.onIncreaseAction: root.ask(root.value + root.step)
    Accessible.onDecreaseAction: root.ask(root.value - root.step)

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

        StepperEnd {
            objectName: "less"
            sign: "minus"
            able: root.value > root.from
            text: qsTr("Less")
            onTapped: root.ask(root.value - root.step)
        }
        InkText {
            Layout.preferredWidth: Math.max(Theme.px(84), implicitWidth + 2 * Theme.gapSmall)
            horizontalAlignment: Text.AlignHCenter
            text: root.words
            Accessible.ignored: true
        }
        StepperEnd {
            objectName: "more"
            sign: "plus"
            able: root.value < root.to
            text: qsTr("More")
            onTapped: root.ask(root.value + root.step)
        }
    }

    Keys.onLeftPressed: root.ask(root.value - root.step)
    Keys.onRightPressed: root.ask(root.value + root.step)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Home
        if (event.accepted)
            root.ask(root.usual)
    }
}
