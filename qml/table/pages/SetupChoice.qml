import QtQuick
import QtQuick.Layouts
import Outremer.Ui

/** One thing a group agrees on before a match. */
RowLayout {
    id: root

    required property var modelData
    required property int current
    signal picked(int value)

    spacing: Theme.gap

    InkText {
        Layout.fillWidth: true
        wrapMode: Text.WordWrap
        text: root.modelData.label
    }
    ChoiceRow {
        label: root.modelData.label
        values: root.modelData.values
        current: root.current
        onPicked: index => root.picked(index)
    }
}
