import QtQuick
import QtQuick.Layouts
import Outremer

/** Takes the last step back and says which one it is; not there when there is nothing to take back. */
ColumnLayout {
    id: root

    required property Table table

    visible: root.table.undoLabel !== ""
    spacing: Theme.gapTiny

    InkText {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontSmall
        color: Theme.inkSoft
        text: root.table.undoLabel
        Accessible.ignored: true
    }
    InkButton {
        objectName: "undoButton"
        Layout.fillWidth: true
        text: qsTr("Take back")
        hint: qsTr("Ctrl+Z")
        Accessible.name: qsTr("Take back: %1").arg(root.table.undoLabel)
        onClicked: root.table.undo()
    }
}
