pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Chronicle

/** Asks for one thing as its field says: a number, a text, one of a few or of many, arms, yes or no. */
Column {
    id: root

    required property var field
    property var value: undefined
    property var note: undefined // { text, isError }
    property real room: Theme.px(600)
    readonly property string kind: root.field.kind
    readonly property bool wrong: root.note !== undefined && root.note.isError
    signal answered(var value)

    spacing: Theme.hairline * 2
    width: Math.min(root.room, Math.max(editor.width, caption.visible ? caption.width : 0))

    TextMetrics { id: measure; font: caption.font; text: root.field.label }

    InkText {
        id: caption

        width: Math.min(Math.ceil(measure.advanceWidth) + Theme.line, Theme.px(220), root.room)
        wrapMode: Text.WordWrap
        visible: root.kind !== "flag"
        text: root.field.label
        font.pixelSize: Theme.fontSmall
        color: root.wrong ? Theme.danger : Theme.inkSoft
        Accessible.ignored: true
    }
    Item { width: 1; height: root.kind === "flag" ? Theme.fontSmall + Theme.gapTiny : 0; visible: root.kind === "flag" }
    Row { // of one editor
        id: editor

        Repeater {
            model: root.kind === "number" ? 1 : 0

            InkStepper {
                value: root.value
                least: root.field.least
                most: root.field.most
                canBeEmpty: root.field.canBeEmpty
                label: root.field.label
                wrong: root.wrong
                onPicked: value => root.answered(value)
            }
        }
        Repeater {
            model: root.kind === "text" ? 1 : 0

            InkField {
                width: Math.min(root.room, Theme.px(60 + 120 * root.field.share))
                text: root.value ?? ""
                label: root.field.label
                wrong: root.wrong
                onTextEdited: root.answered(text)
            }
        }
        Repeater {
            model: root.kind === "few" ? 1 : 0

            ChoiceRow {
                width: Math.min(root.room, implicitWidth)
                label: root.field.label
                values: root.field.choices.map(choice => choice.text)
                current: root.field.choices.findIndex(choice => choice.value === root.value)
                onPicked: index => root.answered(root.field.choices[index].value)
            }
        }
        Repeater {
            model: root.kind === "many" ? 1 : 0

            InkPicker {
                objectName: "picker"
                width: Math.min(root.room, implicitWidth)
                label: root.field.label
                choices: root.field.choices
                value: root.value
                ownWords: root.field.ownWords ?? false
                wrong: root.wrong
                onPicked: value => root.answered(value)
            }
        }
        Repeater {
            model: root.kind === "house" ? 1 : 0

            HousePicker {
                label: root.field.label
                choices: root.field.choices
                value: root.value
                onPicked: value => root.answered(value)
            }
        }
        Repeater {
            model: root.kind === "flag" ? 1 : 0

            InkSwitch {
                width: Math.min(root.room, implicitWidth)
                text: root.field.label
                checked: root.value ?? false
                onToggled: root.answered(checked)
            }
        }
    }
    InkText {
        id: remark

        width: Math.min(root.room, Math.max(root.width, Theme.px(180)))
        visible: root.note !== undefined
        wrapMode: Text.WordWrap
        text: root.note ? root.note.text : ""
        font.pixelSize: Theme.fontSmall
        font.italic: true
        color: root.wrong ? Theme.danger : Theme.inkSoft
        Accessible.role: Accessible.AlertMessage
        Accessible.name: remark.text
    }
}
