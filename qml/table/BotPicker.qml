import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** Which bot, in which style, and what to expect of it. Reports a pick and leaves it to its owner to set the indices. */
ColumnLayout {
    id: root

    required property int kind // an index into BotWords.kinds
    required property int style
    required property string game // by its id
    readonly property bool knowsStyles: BotWords.hasStyles(root.game)
    signal picked(int kind, int style)

    spacing: Theme.gapTiny

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gapSmall

        InkPicker {
            objectName: "botKindSelect"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            label: qsTr("Bot")
            choices: Array.from(BotWords.kinds, (text, index) => ({ value: index, text: text }))
            value: root.kind
            onPicked: index => root.picked(index, root.style)
        }
        InkPicker {
            objectName: "botStyleSelect"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            visible: root.knowsStyles
            enabled: root.kind !== BotWords.tasteless
            label: qsTr("Style")
            choices: Array.from(BotWords.styles, (text, index) => ({ value: index, text: text }))
            value: root.style
            onPicked: index => root.picked(root.kind, index)
        }
    }
    InkText {
        Layout.fillWidth: true
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontSmall
        font.italic: true
        color: Theme.inkSoft
        text: BotWords.about(root.kind, root.style, root.game)
    }
}
