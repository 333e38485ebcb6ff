import QtQuick
import QtQuick.Layouts
import Outremer.Ui

/** One thing in the trash. */
Panel {
    id: root

    required property string key
    required property string kind
    required property string kindText
    required property string name
    required property string when
    signal takenBack()

    padding: Theme.gap
    leftPadding: Theme.gapLarge

    RowLayout {
        width: parent.width
        spacing: Theme.gap

        SignIcon {
            icon: ({ campaign: "book", match: "table", person: "person", photo: "photo" })[root.kind]
            color: Theme.inkSoft
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            InkText {
                Layout.fillWidth: true
                elide: Text.ElideRight
                font.family: Theme.displayFamily
                font.pixelSize: Theme.fontLarge
                text: root.name
            }
            InkText {
                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.fontSmall
                color: Theme.inkSoft
                text: qsTr("%1, put away %2").arg(root.kindText).arg(root.when)
            }
        }
        InkButton {
            objectName: "takeBackButton"
            text: qsTr("Take back")
            Accessible.name: qsTr("Take back: %1").arg(root.name)
            onClicked: root.takenBack()
        }
    }
}
