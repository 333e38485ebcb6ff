import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** Who sits in one seat: a name, whether a person or which bot plays it, and what to expect of the bot. */
GridLayout {
    id: root

    required property int index
    required property string seatId
    required property string houseName
    required property string playerName
    required property int kind
    required property int style
    required property string about
    property bool knowsStyles: false
    signal renamed(string name)
    signal kindPicked(int kind)
    signal stylePicked(int style)

    columns: root.knowsStyles ? 4 : 3
    columnSpacing: Theme.gap
    rowSpacing: Theme.hairline

    Shield {
        implicitWidth: Theme.px(34)
        implicitHeight: Theme.px(40)
        house: root.seatId
    }
    InkField {
        objectName: "nameField" + root.index
        Layout.fillWidth: true
        Layout.minimumWidth: Theme.px(120)
        placeholderText: root.houseName
        maximumLength: 24
        text: root.playerName
        Accessible.name: qsTr("Name of the player of %1").arg(root.houseName)
        onEditingFinished: root.renamed(text)
    }
    ChoiceRow {
        objectName: "kindRow" + root.index
        label: root.houseName
        values: [qsTr("person"), ...BotWords.kinds]
        current: root.kind
        onPicked: index => root.kindPicked(index)
    }
    InkPicker {
        objectName: "styleSelect" + root.index
        Layout.preferredWidth: Theme.px(168) * Math.max(1, Theme.textScale)
        visible: root.knowsStyles
        enabled: root.kind > 1 + BotWords.tasteless
        opacity: root.kind > 0 ? 1 : 0
        label: qsTr("Style of %1").arg(root.houseName)
        choices: Array.from(BotWords.styles, (text, index) => ({ value: index, text: text }))
        value: root.style
        onPicked: index => root.stylePicked(index)
    }
    InkText {
        objectName: "about" + root.index
        Layout.row: 1
        Layout.column: 1
        Layout.columnSpan: root.columns - 1
        Layout.fillWidth: true
        Layout.preferredWidth: 1 // it asks for no room of its own
        visible: root.about !== ""
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontSmall
        font.italic: true
        color: Theme.inkSoft
        text: root.about
    }
}
