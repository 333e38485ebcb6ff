import QtQuick
import QtQuick.Layouts
import Outremer.Ui
import Outremer.Table

/** Says that a match goes on with the content it began with, and offers that of today. */
ColumnLayout {
    id: root

    required property Table table

    objectName: "oldContent"
    visible: root.table.isOfOldContent && root.table.phase !== Table.Over && !root.table.replaying
    spacing: Theme.gapTiny

    InkText {
        Layout.fillWidth: true
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.fontSmall
        color: Theme.inkSoft
        text: qsTr("This match is played with the content it began with.")
    }
    InkButton {
        objectName: "newContentButton"
        Layout.fillWidth: true
        visible: root.table.phase === Table.Choosing
        quiet: true
        text: qsTr("Go on with the new content")
        onClicked: root.table.goOnWithPresentContent()
    }
}
