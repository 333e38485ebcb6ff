import QtQuick
import QtQuick.Layouts
import Outremer

/** Who sits in one seat: a name, and whether a person or a bot plays it. */
RowLayout {
    id: root

    required property int index
    required property string seatId
    required property string houseName
    required property string playerName
    required property int kind
    signal renamed(string name)
    signal kindPicked(int kind)

    spacing: Theme.gap

    Shield {
        implicitWidth: Theme.px(34)
        implicitHeight: Theme.px(40)
        house: root.seatId
    }
    InkField {
        objectName: "nameField" + root.index
        Layout.fillWidth: true
        placeholderText: root.houseName
        maximumLength: 24
        text: root.playerName
        Accessible.name: qsTr("Name of the player of %1").arg(root.houseName)
        onEditingFinished: root.renamed(text)
    }
    ChoiceRow {
        objectName: "kindRow" + root.index
        label: root.houseName
        values: [qsTr("Person"), qsTr("Bot: by chance"), qsTr("Bot: greedy")]
        current: root.kind
        onPicked: index => root.kindPicked(index)
    }
}
