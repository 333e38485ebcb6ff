import QtQuick
import Outremer.Ui

/** A number between two others: minus, the number to type into, plus. Up and down keys count. May be empty if it can. */
FocusScope {
    id: root

    property var value: undefined
    property int least: 0
    property int most: 99
    property bool canBeEmpty: false
    property string label: ""
    property bool wrong: false
    readonly property bool isEmpty: root.value === undefined || root.value === null
    readonly property string shown: root.isEmpty ? "" : root.value < 0 ? "−" + -root.value : String(root.value)
    signal picked(var value)

    implicitWidth: 2 * Theme.control + field.width
    implicitHeight: Theme.control
    opacity: root.enabled ? 1 : Theme.disabledOpacity

    /** Counts on from the number there, or begins at the least one that is not below nothing. */
    function step(by: int) {
        const next = root.isEmpty ? Math.max(root.least, 0) : root.value + by
        root.picked(Math.max(root.least, Math.min(root.most, next)))
    }
    /** Takes what was typed, if it is a number. */
    function take(text: string) {
        const typed = Number.parseInt(text.replace("−", "-"), 10)
        if (!Number.isNaN(typed))
            root.picked(Math.max(root.least, Math.min(root.most, typed)))
        else if (root.canBeEmpty && text === "")
            root.picked(undefined)
    }

    StepperKey {
        objectName: "minus"
        icon: "minus"
        label: qsTr("%1: less").arg(root.label)
        enabled: !root.isEmpty && root.value > root.least
        onPressed: root.step(-1)
    }
    InkField {
        id: field

        objectName: "number"
        x: Theme.control
        width: Math.max(Theme.px(54), Math.ceil(Theme.fontNormal * 3.2))
        height: root.height
        focus: true
        leftPadding: Theme.gapTiny
        rightPadding: Theme.gapTiny
        horizontalAlignment: TextInput.AlignHCenter
        text: root.shown
        placeholderText: ""
        label: root.label
        wrong: root.wrong
        maximumLength: 4
        validator: RegularExpressionValidator { regularExpression: /[-−]?[0-9]*/ }
        inputMethodHints: Qt.ImhDigitsOnly
        onTextEdited: if (field.text !== "-" && field.text !== "−" && Number(field.text) >= root.least) root.take(field.text)
            else if (field.text === "") root.take("")
        onEditingFinished: {
            root.take(field.text)
            field.text = Qt.binding(() => root.shown)
        }
        Keys.onUpPressed: root.step(1)
        Keys.onDownPressed: root.step(-1)
    }
    StepperKey {
        objectName: "plus"
        x: Theme.control + field.width
        icon: "plus"
        label: qsTr("%1: more").arg(root.label)
        enabled: root.isEmpty || root.value < root.most
        onPressed: root.step(1)
    }
}
