pragma ComponentBehavior: Bound

import QtQuick
import Outremer.Ui
import Outremer.Chronicle

/** Where one is, the way up, and the places where people keep things. */
Column {
    id: root

    required property FolderList files

    spacing: Theme.gapTiny

    Flow {
        width: root.width
        spacing: Theme.gapTiny

        InkButton {
            objectName: "folderUp"
            quiet: true
            enabled: root.files.canGoUp
            text: qsTr("Up")
            onClicked: root.files.goUp()
        }
        Repeater {
            model: root.files.places

            InkButton {
                required property var modelData

                quiet: true
                text: modelData.name
                onClicked: root.files.folder = modelData.path
            }
        }
    }
    InkText {
        width: root.width
        elide: Text.ElideLeft
        font.pixelSize: Theme.fontSmall
        color: Theme.inkSoft
        text: root.files.folder
    }
}
