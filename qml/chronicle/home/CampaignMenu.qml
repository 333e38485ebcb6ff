import QtQuick
import Outremer.Ui

/** What can be done with a campaign besides playing it. */
InkMenu {
    id: root

    signal openBook()
    signal rename()
    signal exportIt()
    signal trash()

    InkMenuItem {
        objectName: "menuBook"
        sign: "book"
        text: qsTr("Open the book")
        onTriggered: root.openBook()
    }
    InkMenuItem {
        objectName: "menuRename"
        sign: "note"
        text: qsTr("Rename")
        onTriggered: root.rename()
    }
    InkMenuItem {
        objectName: "menuExport"
        sign: "export"
        text: qsTr("Export to a file…")
        onTriggered: root.exportIt()
    }
    InkMenuItem {
        objectName: "menuTrash"
        sign: "trash"
        danger: true
        text: qsTr("Put into the trash")
        onTriggered: root.trash()
    }
}
