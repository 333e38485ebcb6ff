import QtQuick
import Outremer

/** Takes the last step back and says which one it is; not there when there is nothing to take back. */
InkButton {
    id: root

    required property Table table

    objectName: "undoButton"
    visible: root.table.undoLabel !== ""
    text: qsTr("Take back: %1").arg(root.table.undoLabel)
    hint: qsTr("Ctrl+Z")
    onClicked: root.table.undo()
}
